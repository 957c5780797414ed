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
    1: 'Your Destiny is to go first. 1 means beginnings, and this life is said to be about starting things and deciding for yourself.',
    2: 'A Destiny of 2 says you’re here to bring people together, to make peace and to be a partner others can count on.',
    3: '3 stands for expression. With this Destiny you’re said to be here to bring people joy, in words, pictures, music or good company.',
    4: '4 builds. With this Destiny you’re here to make things that last, through order, patience and steady work.',
    5: 'Freedom is what a Destiny of 5 is about. You’re here to try as much of life as you can, and to show more careful people that change can be fun.',
    6: 'Your Destiny is 6, the number of care, and you’re here to look after people: a family, a class, a team or a whole street.',
    7: 'You’re here to find things out. A Destiny of 7, the number of study, asks you to understand something deeply and share what you learn.',
    8: '8 means power. This Destiny is about running large things well, and about being fair with the money and influence that go with them.',
    9: 'With a Destiny of 9 you’re here to give, and the people you help won’t all be your own: some of them you’ll never even see.',
    11: '11 is the number of insight, the first of the master numbers. As a Destiny it means you’re here to see ahead and to give people hope.',
    22: 'Called the master builder, 22 is a Destiny for very large plans. You’re here to make one of them real, and useful to many people.',
    33: '33, known as the master teacher, is a Destiny of service. You’re here to help others grow, through patience and through how you live.',
  },
  soulUrge: {
    1: 'With a Soul Urge of 1, you want to decide your own life. Being first is nice; being free to choose matters more.',
    2: 'What you want most is to be close to someone. A Soul Urge of 2 longs for love, peace and a person to share the day with.',
    3: '3 wants to be heard. With this Soul Urge you’re happiest when you’ve made something and somebody asks to see it again.',
    4: '4 wants to feel safe. As a Soul Urge it means you’d like a plan, a home that’s in order and no unpleasant surprises.',
    5: 'A Soul Urge of 5 wants freedom above all: change, travel, new people and the right to decide what comes next.',
    6: 'Love and home belong to a Soul Urge of 6: you want to be needed, and you want your people near you.',
    7: 'What you want is the truth. A Soul Urge of 7 is happiest alone with a good question, in a quiet room, with plenty of time.',
    8: 'Your Soul Urge, 8, wants to achieve something people can see. Success, money and the power to decide matter to you, and that’s nothing to hide.',
    9: '9 stands for compassion. With this Soul Urge you want the world to be kinder, and you’d like to have helped a little.',
    11: 'A Soul Urge of 11 wants life to mean something. You’d like to understand people deeply, and to believe in more than you can see.',
    22: 'Deep down, you want to build something that stays. A Soul Urge of 22 isn’t satisfied with a small success, even a very nice one.',
    33: '33 loves and teaches. As a Soul Urge it’s a wish to make other people’s pain smaller and to watch them grow.',
  },
  personality: {
    1: 'With a Personality of 1 you look so sure of yourself that strangers assume you’re the one in charge.',
    2: 'People relax near you. A Personality of 2 looks friendly, modest, gentle and easy to talk to.',
    3: '3 is the entertainer. With this Personality you seem bright, charming and full of stories, and people expect to enjoy themselves near you.',
    4: 'Others see someone they can depend on. As a Personality, 4 looks neat, sensible and calm, and people trust you quickly with anything important.',
    5: 'Lively is the word for a Personality of 5. You look quick and curious, and wherever you are, something seems about to happen.',
    6: '6 looks warm. Your Personality reminds strangers of home, so they tell you their troubles sooner than they’d planned.',
    7: '7 looks calm. With this Personality you seem clever and private, and everyone wonders what you’re thinking.',
    8: '8 stands for power, and it shows. With this Personality you look successful even in old shoes, and people treat you with respect.',
    9: 'A Personality of 9 seems generous and wise, and people guess that you know a lot about life and won’t judge how they live theirs.',
    11: 'An 11 seems unusual from the start. This Personality looks sensitive, intense and full of ideas, and you’re hard to forget.',
    22: '22 is the number of large plans. As a Personality it looks capable: people take you seriously and bring you their biggest problems.',
    33: 'With a Personality of 33 you look kind before you’ve said a word. People feel accepted by you, and they expect a lot of patience.',
  },
  expression: {
    1: 'An Expression of 1 makes you good at starting, deciding and leading, and at working without instructions.',
    2: '2 listens. With this Expression you’re good at hearing what people really mean, at choosing kind words and at settling arguments.',
    3: 'An Expression of 3 shows in words and pictures: you’re good at talking, writing, drawing or performing, and at making people laugh.',
    4: '4 is good with order. Your Expression shows in planning, in careful work and in finishing what you began.',
    5: 'Learning fast is the talent that goes with an Expression of 5. You adapt, you sell, you talk to anyone, and you manage without a plan.',
    6: 'With 6 as your Expression, you can look after almost anything: people, rooms, animals, and arguments that need a fair ending.',
    7: '7 thinks. As an Expression it gives you a talent for research, for finding mistakes and for knowing one subject better than most.',
    8: 'Managing comes naturally with an Expression of 8. You judge people and money well, give clear orders and get large things finished.',
    9: 'An Expression of 9 helps you get along with every kind of person, and it often comes with a talent for art.',
    11: '11 stands for insight. This Expression makes you good at sensing what’s coming and at making others believe in it.',
    22: 'With an Expression of 22 you can keep a huge plan in your head and still remember the small parts.',
    33: '33 teaches. It’s an Expression for explaining, comforting and guiding people, mostly by showing them how it’s done.',
  },
};
