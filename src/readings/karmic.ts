import type { DigitReadings, KarmicReading } from './types';

/** The karmic reading: a past life told as an old story, and the lesson that is drawn from it. */
export const karmicReadings: DigitReadings<KarmicReading> = {
  1: {
    title: 'Warrior & Pioneer',
    meaning:
      '1 stands for courage and leadership. As a karmic number it says that you led others alone in a past life, and that you should now accept help and thanks.',
    intro:
      'Today this shows as courage and speed, together with a habit of doing hard things without asking anyone.',
    pastLifeThemes: [
      'Leading the way',
      'Fighting for others',
      'Crossing unknown land',
      'Giving orders',
      'Refusing help',
      'Eating alone',
    ],
    karmicLessons:
      'The lesson of 1 is that a leader may accept help too. The tale says you were a guide who led many families over high mountains. You cut steps in the snow and fought the wolves. In the evening the families kept a place for you at dinner. You never came, because you had already left for the next mountain. In that life you did not wait for their thanks. In this life you can.',
    talentsFromPastLives:
      'Courage is what you are said to have brought with you. When a group meets something new or frightening, you step forward while the others are still talking. You find your way in strange cities and strange jobs without much explanation. You also make people braver: a short “come on” from you is often enough to get them moving. Beginnings do not scare you, even when nobody can say how they will end.',
    currentLifeChallenges:
      'You still think that nobody can manage while you rest. Even on vacation with you, people have to hurry. You answer questions with orders, and another opinion feels like an attack to you. When something succeeds, you leave before the party, because you are already thinking of the next task. People would like to thank you and cannot find you. Later you tell yourself that nobody is grateful, although you gave them no time to say it.',
    soulGrowthPath:
      'You grow when you let others lead sometimes and see that nothing goes wrong. Begin with small things. Let a friend choose the way. Ask a question you could answer yourself, and use what you hear. On a walk, wait until the slowest person has seen the view too. You can stay strong and fast. You only have to let people come close enough to thank you.',
    healingAdvice: [
      'Take a long walk with a slower friend, and go as slowly as they do.',
      'Ask for help early, before a problem gets big.',
      'Sit down and eat with the people you help.',
      'Let a child lead you home, even if the way is longer.',
      'Think of a success you call your own, and thank the people who helped.',
    ],
  },
  2: {
    title: 'Peacemaker & Mediator',
    meaning:
      '2 stands for peace between people. As a karmic number it says that you spent a past life in another person’s shadow, and should be seen yourself in this one.',
    intro: 'You bring people together easily, but you often forget that you matter as well.',
    pastLifeThemes: [
      'Making peace',
      'Speaking for others',
      'Keeping secrets',
      'Serving a great name',
      'Waiting patiently',
      'Going unnoticed',
    ],
    karmicLessons:
      'For 2, the lesson is to step out of another person’s shadow. In the tale you were the translator of a famous ambassador. Two kingdoms were angry with each other. You translated what they said and left out the worst words. The peace that followed lasted for years. It was named after the ambassador, and he believed that he had made it. You said nothing. This time you are asked to put your name on your own work.',
    talentsFromPastLives:
      'You know how to help people agree. That skill is said to come from years of listening to both sides. You notice when a calm person is worried, and you remember what each person told you and why. With rivals or an angry teenager you wait and say something kind, and then they begin to talk. You can also say a hard thing so gently that people listen. Secrets are safe with you for life.',
    currentLifeChallenges:
      'You still feel safest one step behind a stronger person. You may choose a loud partner or a brilliant friend, then change all your plans to fit theirs. When they have a bad day, you have a bad day too. When people ask for your opinion, you tell them what that person would say. After many years you hardly know which wishes are yours and which are theirs.',
    soulGrowthPath:
      'Your task is to have a life of your own. Find something that is only yours, such as a class, a plan or a group of friends. Say “I did that” when you did it, in a normal voice. People who like you as a helper will be glad to know you better. You do not have to leave anyone for this. It is enough to stand beside them, so that people see both of you.',
    healingAdvice: [
      'Put your name on a piece of work that is yours.',
      'Make a small decision today without asking anyone first.',
      'Spend an evening on a hobby that your partner or best friend does not share.',
      'When you are praised, answer “thank you” and nothing else.',
      'Let two adults end their own argument while you do something pleasant.',
    ],
  },
  3: {
    title: 'Artist & Storyteller',
    meaning:
      '3 stands for art and stories. As a karmic number it tells of a past life as a performer who lived for praise; now you learn to finish things even when nobody praises you.',
    intro:
      'Words, colors and people are easy for you, but it is hard to finish a piece of work when nobody is watching.',
    pastLifeThemes: [
      'Singing for strangers',
      'Painting pictures for songs',
      'Traveling from town to town',
      'Making people laugh',
      'Living on applause',
      'Leaving work unfinished',
    ],
    karmicLessons:
      'The lesson of 3 is to make something because you love it, and to finish it. The tale says you were a singer who went from town to town. You sang about a sailor and showed painted pictures of his story. But you never painted the last one, because you never stayed long enough to finish. Whenever the applause got weaker, you left and looked for a louder town. You still have to learn to stay when it gets quiet.',
    talentsFromPastLives:
      'You are said to have kept the gift of making boring things interesting. When you tell a story, people forget their phones. You find a funny example while others are still looking for the facts. You choose colors and clothes well without much thought. Your gift helps most at bad moments, such as a long wait in a hospital. You say the one thing that makes everyone relax.',
    currentLifeChallenges:
      'You like to be praised before the work is done. You describe your novel at dinner, everyone loves it, and the next morning you no longer want to write it. Unfinished things fill your shelves. A silent audience hurts you more than an angry one: if nobody reacts, you decide that you have no talent. So you look for new people, who have not heard your stories yet. Old friends sometimes wonder when you will have time for them.',
    soulGrowthPath:
      'You grow each time you go on working without an audience. Start something so small that you can finish it this month. Tell nobody about it until it is done. Notice how it feels to like it before anyone has praised it. Find a friend who does not need you to be funny, and let them see you on a bad day. Your joy does not get smaller. But it no longer depends on who is watching.',
    healingAdvice: [
      'Finish a drawing no larger than a playing card, and sign it.',
      'Do not talk about your next project until it is finished.',
      'Sing a whole song where nobody can hear you.',
      'Give away the things that you bought for a hobby and no longer use.',
      'Ask a friend about their week, and only listen.',
    ],
  },
  4: {
    title: 'Builder & Guardian',
    meaning:
      '4 stands for building and protecting. Its karmic story is a past life spent guarding others from danger; the lesson for today is to stop protecting people when they are already safe.',
    intro:
      'You keep everyone around you safe, and you find it hard to believe that they are already safe.',
    pastLifeThemes: [
      'Building walls',
      'Guarding a village',
      'Saving for winter',
      'Keeping strict rules',
      'Duty before pleasure',
      'Fear of floods',
    ],
    karmicLessons:
      'With 4 you learn to know when a thing is safe enough. In the tale you looked after a wall that protected a village from the sea. You knew every stone of it, and in thirty years no storm broke it. Even so, you made the wall higher every year to be sure. In the end the wall was so high that the village lost its evening sun. The story says that too much safety can make a good life dark.',
    talentsFromPastLives:
      'People can rely on you, and that is your great talent. It is said that you can still feel which buildings are strong and which promises are true. Others see a hopeless amount of work; you see what to do first and what comes next. People who have known you a short time give you their house keys, and they are right. You can do the same careful work for years without needing praise. When the lights go out, you have a flashlight, and it works.',
    currentLifeChallenges:
      'You prepare for trouble that mostly does not come. For a trip of two nights you pack as if a disaster were coming. Before a picnic you have thought of rain, insects and broken bones. You repeat rules to people who know them, because saying them makes you calmer. When you rest, you feel lazy. Your family is grateful for the safety, but sometimes they would like a day without a plan.',
    soulGrowthPath:
      'It is time to protect your life less and enjoy it more. Practice with small things: an afternoon with no plan, an untidy shelf, a guest who comes without calling. Notice that nothing terrible happens. Your home, your work and your family are safe, and they have been safe for years. You can trust this now and spend time with the people you love. They would like to see you more.',
    healingAdvice: [
      'Check the lock once, say “locked” out loud, and go to bed.',
      'Leave a shelf untidy for a month and do not explain it.',
      'Say yes to a plan that was made less than an hour ago.',
      'Lie on warm grass for ten minutes and do nothing useful.',
      'Write down what “enough” would be before you start the next job.',
    ],
  },
  5: {
    title: 'Explorer & Freedom Seeker',
    meaning:
      '5 stands for freedom and travel. Its karmic story says that in a past life you went everywhere and stayed nowhere, so now you learn to come back.',
    intro:
      'You feel at home in new places at once, and you want to leave as soon as people there know you.',
    pastLifeThemes: [
      'Crossing borders',
      'Trading spices',
      'Learning languages',
      'Quick escapes',
      'Friends in every port',
      'Promises to return',
    ],
    karmicLessons:
      'With 5 you learn to come back to people and places. The tale says you were a trader who sold spices in many countries. You made friends quickly, even with the guards at the border, and you left again before sunrise. In seven towns people waited for you to visit them again. You wanted to come, but there was always a new country to see. Nobody was angry that you left. They were only sad that you never came back.',
    talentsFromPastLives:
      'You understand a new place faster than anyone. Within a day you can shop, eat and joke like the local people. This is read as a gift from many old trips. When a plan fails you look almost happy, because now you can invent another. You see quickly what people want and what they would pay for it. After an hour with you, careful people try things they only dreamed of before.',
    currentLifeChallenges:
      'You leave people and places without a real goodbye, and you seldom go back. Your life is full of beginnings: half a language, a few weeks at a gym, a town where you nearly stayed. A friend from ten years ago would love to hear from you. But after so much time you are embarrassed to call. New people are easier, because you have not disappointed them yet. So you know a little about the whole world, and few people know you well.',
    soulGrowthPath:
      'Your growth begins when you go to a place a second time. Return to the same café until the owner knows what you like. Call a friend when there is no news. After the course for beginners, take the next one. These are small steps, but each shows that you can come back and still be free. Freedom does not end when you have a home. You live there because you want to.',
    healingAdvice: [
      'Read a book you loved again, slowly, to the last page.',
      'Call a person you once left without a proper goodbye.',
      'Unpack your bag completely on the day you come home.',
      'Go home from a party while you are still enjoying it.',
      'Promise a friend something for next month, and do it.',
    ],
  },
  6: {
    title: 'Healer & Caretaker',
    meaning:
      '6 stands for care. As a karmic number it says that you once looked after everyone and decided for them; in this life you learn to let people choose.',
    intro: 'You see what others need before they do, and waiting until they ask is hard for you.',
    pastLifeThemes: [
      'Nursing the sick',
      'Feeding strangers',
      'Raising lost children',
      'Growing herbs',
      'A house full of guests',
      'Always knowing best',
    ],
    karmicLessons:
      'The lesson of 6 is to help people and still let them decide. The tale says you had a house by a river, with eleven beds for travelers. You washed them, fed them and told them how to live. You told a soldier which woman to marry, and you sent a happy traveler home to his mother. They thanked you, because you were kind. But one young woman left in secret at night. You had saved her life, and then you wanted to decide what she did with it.',
    talentsFromPastLives:
      'You are said to bring the gift of comfort from that life. Babies stop crying in your arms, and you make a rented room feel like home within a week. In a crowd you notice the one person who has not eaten. You share things so fairly that nobody complains. Children who come to you crying are soon playing at your table. People leave your house happier than they came, often with something good to eat in their bag.',
    currentLifeChallenges:
      'You try to solve problems when nobody asked you to. A niece mentions that she is tired of her work, and by the next day you have found her another job. It may even be better, but it is her life, and she only wanted to complain. When you give so much love, you begin to expect something back, often without knowing it. If your advice is not followed, you feel rejected. So people hide their troubles from you, and that makes you sad.',
    soulGrowthPath:
      'In this life you learn to offer care and then wait. Say once what you could do, and leave the decision to the other person. Let people you love make mistakes that they can survive. The story also has a happier ending. In it, the guests in your house cook for themselves, and you sit under a tree. One of the guests brings you a pear. You can also learn to let others care for you.',
    healingAdvice: [
      'Finish your own meal before you help with a problem.',
      'Offer advice once, as a question, and accept a no.',
      'Eat the best pear in the bowl yourself.',
      'Sit in a friend’s kitchen and let them do all the work.',
      'When a family problem is not yours, let others solve it.',
    ],
  },
  7: {
    title: 'Mystic & Seeker',
    meaning:
      '7 stands for the search for truth. Its karmic story says that in an earlier life you kept your knowledge to yourself, and that you are here to share it.',
    intro: 'You understand a great deal, and most people around you never hear about it.',
    pastLifeThemes: [
      'Study and silence',
      'Watching the stars',
      'Life in a tower',
      'Secret books',
      'Deep questions',
      'Knowledge kept hidden',
    ],
    karmicLessons:
      'With 7 you learn to share what you know. The tale says you lived in a tower by the sea and studied the moon for forty years. You found a mistake in an old book and told nobody. One evening a girl from the village climbed the stairs. She brought you food and asked you a question about the stars. You took the food and closed the door. She never learned the answer. In this life, the story says, you can give such answers.',
    talentsFromPastLives:
      'You think deeply and slowly, as if you had practiced it for forty years. When others go to lunch, you stay with the problem, and then you solve it. You notice quickly when a report or a person is not honest. Silence does not make you nervous, so people tell you things they tell nobody else. Your best answers often come on a walk or after a night’s sleep.',
    currentLifeChallenges:
      'You often know the answer and keep it to yourself. A friend plans a trip on a road that is closed. You know it, but you say nothing, because he did not ask. You finish a piece of work and show it to nobody, because it could still be better. Simple questions make you impatient, so beginners stop asking you. A person you love says that you seem far away, and you think about whether this is true. They only wanted you to come closer.',
    soulGrowthPath:
      'You can begin to share what you know, a little at a time. Speak about your work before it is perfect, to one patient person, over a meal. Let them ask simple questions, even the ones you never thought of. You can still spend much of your time alone, because it is good for you. But knowledge that nobody hears helps nobody. Each time you explain what you love and another person understands it, you repair the old mistake.',
    healingAdvice: [
      'Tell one person what you are working on before it is finished.',
      'Answer a beginner’s question in words that a beginner can use.',
      'Look at the night sky with a friend, and enjoy it without explaining it.',
      'Teach a child something you know, and let the child interrupt.',
      'Say “I don’t know” when other people can hear it.',
    ],
  },
  8: {
    title: 'Ruler & Merchant',
    meaning:
      '8 stands for power and money. As a karmic number it says that you ruled over others in a past life, and that you now learn to be their equal.',
    intro:
      'You know a lot about money and responsibility, but you are not used to being one of the group.',
    pastLifeThemes: [
      'Running a town',
      'Trade and profit',
      'Judging others',
      'Signing contracts',
      'Wealth and duty',
      'Little time for family',
    ],
    karmicLessons:
      'The lesson of 8 is to live with other people as their equal. The tale says you were the richest person in a town. You owned its factory, and you were its mayor and its judge. Your prices were honest. But you ate dinner alone, with papers beside your plate, and your daughter seldom saw you. Once a worker found a mistake in your numbers, and you never spoke to him again. It was easy for you to rule people, but it was hard to sit down with them.',
    talentsFromPastLives:
      'You understand power and money, as if you had been the mayor of a town. You look at a contract or a team and quickly see its weak point. People who have been treated unfairly come to you, because you find out who is responsible and make sure that something is done. If some people do not like you for a while, you still finish the job. You stay calm when a lot of money is at risk.',
    currentLifeChallenges:
      'Being an ordinary member of a group is hard for you. You correct the restaurant bill and the plan for the picnic. If others lead badly, you are annoyed; if they lead well, you feel useless. When you have helped people, they can feel that they owe you something, even if you never say so. So they respect you and are a little careful with you. Many people need you, but few visit you just for fun.',
    soulGrowthPath:
      'You grow by giving power away while you still have it. Let a younger person decide something that matters, and keep quiet when they do it differently. Join a game, a choir or a class where you are a beginner. When you tell people that you love them, do not add a gift. In the tale, the workers had a party by the river each summer. You paid for it, but you never went. This time, go to the party.',
    healingAdvice: [
      'Eat dinner without papers or a phone on the table.',
      'Have a younger person teach you something, and take notes.',
      'Let others choose the restaurant and the wine.',
      'Tell a rival what you like about their work.',
      'Spend an hour with your family just for fun, with no goal.',
    ],
  },
  9: {
    title: 'Humanitarian & Sage',
    meaning:
      '9 stands for giving. Its karmic story says that you once gave up everything for others and became angry, so the task of this life is to give only what you can.',
    intro:
      'You give a lot, and sometimes you notice too late that you have nothing left for yourself.',
    pastLifeThemes: [
      'Helping the poor',
      'Wise advice',
      'Welcoming strangers',
      'Giving everything away',
      'Thanks that never came',
      'A tired heart',
    ],
    karmicLessons:
      'For 9, the lesson is to give without forgetting yourself. The tale says you were a wise old teacher at a harbor, where poor people waited for ships. You gave them your money and even your bed. They left on their ships, and few of them wrote to you. You told everyone that you needed no thanks. But at night you counted what each of them owed you. You had given more than you could, and so your kindness turned into anger.',
    talentsFromPastLives:
      'You are said to have kept the gift of understanding all kinds of people. A judge and a mechanic will both feel that you are one of them. You know what to say to a person who has lost something. Years later, that person still remembers your kind words. You also feel when something is over, and you can end it in a friendly way. You enjoy songs, foods and holidays from other countries.',
    currentLifeChallenges:
      'You say yes until you are empty, and then you are angry. The anger is quiet. People hear it in your tired voice, or in a joke about who always does the work. You offer a guest your spare room, then feel used when the guest stays. You say no to every present, and later you are sad that nobody gives you any. Sometimes you want to leave everyone. They would be surprised, because you always tell them that you are happy to help.',
    soulGrowthPath:
      'It is better for you to give less than you could, and to give it gladly. Decide first how much time or money you can give. When it is gone, say so kindly and stop. Ask for things in return, such as a meal or an afternoon of help. Say out loud that nobody owes you anything from the past. If you are rested and happy, you can do more good than if you are tired and angry.',
    healingAdvice: [
      'Say “not this time” when you are tired, and give no reason.',
      'Write down what people owe you, then tear up the page.',
      'Accept the next present without giving one back.',
      'Plan an evening that is only for you.',
      'If you want thanks from a person you helped, tell them so.',
    ],
  },
};
