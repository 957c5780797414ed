import type { CoreNumber } from '@ninefold/numerology';

/**
 * What a number means as each of the four that are read from the table of names. Destiny and
 * Expression are the same sum and two questions: where a life leads, and how a person acts.
 */
export const nameMeanings: Readonly<
  Record<
    'destiny' | 'soulUrge' | 'personality' | 'expression',
    Readonly<Record<CoreNumber, string>>
  >
> = {
  destiny: {
    1: '1 is the number of beginnings. As a Destiny it points to a life in which you start things, decide for yourself and show others a new way.',
    2: 'A Destiny of 2, the number of partnership, leads toward bringing people together. You are meant to become a person who makes peace between others.',
    3: '3 stands for expression and joy. With this Destiny you are meant to bring ideas, beauty and laughter to other people, through words, art or music.',
    4: '4 means order and steady work. Your Destiny is said to be building something solid that others can rely on long after you have finished.',
    5: '5 is all about freedom and change. With this Destiny you are meant to try many things in life and to show others that change is nothing to fear.',
    6: 'Care and responsibility belong to 6. As your Destiny, it leads to a life spent keeping a home, a family or a community safe and well.',
    7: '7 searches for the truth. This Destiny leads to knowledge: you are meant to study something deeply and share what you find.',
    8: '8 is power and success in the material world. With this Destiny you are meant to lead large projects and to use money and influence well.',
    9: '9 is the number of giving. If it is your Destiny, your life is meant to help many people, including those you will never meet.',
    11: '11, the first of the master numbers, means inspiration. A Destiny of this kind asks you to see what is coming and to give others hope.',
    22: '22 is called the master builder. It is the Destiny of those who are meant to turn a very large dream into something real and useful.',
    33: '33 is known as the master teacher. Read as a Destiny, it says that you should help other people to become better and happier, through patience and love.',
  },
  soulUrge: {
    1: '1 is the number of independence. With it as your Soul Urge, you want to be first, to decide freely and to succeed by your own work.',
    2: 'What you want most is to be close to someone. A Soul Urge of 2 longs for love, peace at home and a partner in everything.',
    3: 'A Soul Urge of 3 is a wish to be heard. You want to create, to make people laugh and to enjoy life in good company.',
    4: '4 needs security. As a Soul Urge it means that you want a quiet and regular life, clear plans and the feeling that everything is in order.',
    5: '5 wants freedom. As your Soul Urge it means that variety, travel and new people make you happy, while strict rules make you unhappy.',
    6: '6 is love and home. Your Soul Urge is to look after people, to be needed and to keep those you love around you.',
    7: '7 is the seeker. As a Soul Urge it says that what you want most is time alone to understand things properly.',
    8: 'With a Soul Urge of 8 you want to achieve something that people can see. Success, money and the power to decide matter to you.',
    9: '9 cares about everybody. This Soul Urge is a wish to make the world kinder and to feel that your life was of use.',
    11: '11 is the number of insight. This Soul Urge wants a life with meaning: to understand people, to inspire them and to believe in something.',
    22: 'Your Soul Urge, 22, wants to create something large. An ordinary success is too little for you; you hope to build what will last for generations.',
    33: '33 is the number of love that teaches. With this Soul Urge you wish to make other people’s pain smaller and to help them become who they could be.',
  },
  personality: {
    1: '1 is the leader among the numbers. As your Personality it lets others see someone strong, sure and capable, who will take charge if asked.',
    2: 'People see somebody gentle in you. A Personality of 2 looks friendly, modest and easy to talk to, so strangers quickly relax.',
    3: 'With a Personality of 3 you seem bright and entertaining. Others see charm, humor and good taste, and they expect to have fun with you.',
    4: '4 stands for order. In a Personality it looks reliable, sensible and neat, so you are trusted with work that has to be right.',
    5: '5 is energy and change. Your Personality seems lively, quick and a little restless, so people expect adventure when you are there.',
    6: 'If your Personality is 6, you look warm and responsible. Others see a parent or a good friend in you and soon tell you their troubles.',
    7: '7 keeps its thoughts to itself. As a Personality it makes you look calm, clever and private, so people wonder what you are thinking.',
    8: '8 is the number of power, and others see it in you. With this Personality you look like a person who is used to success and expects respect.',
    9: 'To others your Personality, 9, seems generous and wise. They see someone who has seen a lot of life and understands all kinds of people.',
    11: '11 is sensitive and inspired. With this Personality you seem unusual to others: intense, quick to feel a mood and full of new ideas.',
    22: '22 gives a Personality that others take seriously at once. You look able to manage anything large, so people bring you their biggest problems.',
    33: 'With a Personality of 33 you look kind at first sight. People feel accepted by you, ask for your advice and expect endless patience.',
  },
  expression: {
    1: '1 acts first. An Expression of this number means that you are good at starting, deciding and leading, and work best without a boss.',
    2: 'Working with others is the talent of 2. Your Expression shows in listening, in sensing moods and in settling arguments before they grow.',
    3: 'An Expression of 3 gives you a talent for words. You are good at talking, writing or performing, and you easily make people happy.',
    4: '4 is practical. With this Expression you are good at planning, organizing and careful work, and you finish what you begin.',
    5: 'Your Expression is 5, the number of change. You learn fast, sell well, adapt to anything and do several things at the same time.',
    6: '6 in your Expression makes you a natural helper. You are good at teaching, caring, making places beautiful and taking responsibility.',
    7: 'The talent of an Expression 7 is thinking. You are good at research, at noticing mistakes and at knowing one subject better than anyone.',
    8: '8 is a manager. Your Expression says that you judge people and money well, give clear orders and get large things done.',
    9: 'Because your Expression is 9, you work well with all kinds of people. You act from the heart and have a talent for art and for helping.',
    11: '11 is the number of insight. An Expression of this kind makes you good at sensing the truth early and at filling others with enthusiasm.',
    22: 'With 22 as your Expression you think big and work in detail. You are good at leading large projects from the first plan to the end.',
    33: '33 is the teacher. With this Expression you are good at explaining, comforting and guiding people, most of all by your own example.',
  },
};
