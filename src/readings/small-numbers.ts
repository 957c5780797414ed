import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { DigitReadings } from './types';

/** The balance number: what to do when upset. */
export const balance: DigitReadings<string> = {
  1: 'When you’re upset, you want to fix it alone and tell people afterward. Call somebody now, while it’s still broken. “I don’t know what to do” is all you need to say.',
  2: 'You go quiet when you’re hurt, and you hope somebody guesses why. They’ve guessed it’s a headache, so they’ve turned the music down. It’s faster to tell them.',
  3: 'On a bad day, small troubles feel huge to you. Tell someone the whole disaster, and play all the parts yourself. By the time you get to the angry neighbor, you may be laughing.',
  4: 'If a plan goes wrong, you hold on to it harder. Leave it alone for an hour and eat something. The plan may still be wrong, but at least you won’t be hungry, too.',
  5: 'Your first idea, when something hurts, is to leave. Stay until you’ve said what’s wrong. You can say it standing up, with your shoes on and your keys in your hand.',
  6: 'When you’re upset, you take care of somebody else. That’s how your friend’s kitchen gets so clean. Put down the sponge, and say what’s wrong.',
  7: 'When you’re hurt, you disappear to think, and it really does help. Before you go, tell one person when you’ll be back. Otherwise they’ll think it’s about them.',
  8: 'Anger turns you into a boss: you give orders, and people run. But what you need is comfort, and nobody dares to hug a boss. Try saying, “I’ve had an awful day.”',
  9: 'If someone hurts you, you start explaining their difficult childhood. Try one sentence about yourself: “That hurt.” Their childhood will still be there tomorrow.',
};

/** A bridge: how far apart two of a person’s numbers are, and what brings them together. */
export const bridge: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'The two numbers are the same, so these two sides of you already agree. There’s nothing to fix here. How many people can say that?',
  1: 'These two sides of you are only 1 apart, and a little independence helps. Decide one small thing today without asking anyone, even if it’s only lunch.',
  2: 'A difference of 2 asks for patience. When you want two opposite things, don’t choose tonight. Sleep first, and ask yourself again at breakfast.',
  3: 'Talking helps when two sides of you are 3 apart. Say out loud what each of them wants, in the shower if you like. It sounds much less serious there.',
  4: 'Two sides of you that are 4 apart need a routine. If one wants to work and one wants to rest, give each of them an hour, and write it in your calendar.',
  5: 'With a difference of 5, you need a change now and then, or the two sides of you get bored. Go home by another street, or order the dish you always skip.',
  6: 'Two numbers that are 6 apart need kindness. The side of you that wants to go out isn’t silly, and the side that wants to stay home isn’t boring. Let them take turns.',
  7: 'A difference of 7 is large, and quiet helps. When you can’t tell what you want, take a walk without your phone. You may know by the time you’re home.',
  8: '8 is the largest difference there is, so these two sides of you rarely want the same thing. Don’t argue with yourself all night. Do one useful job, and go to bed.',
};

/** The cornerstone, by the value of the first letter of the first name: how a person starts. */
export const cornerstone: DigitReadings<string> = {
  1: 'Starting is easy for you: you do it at once, and alone. The others are still asking if the water’s cold, and you’re already in it, shouting that it’s warm. It isn’t.',
  2: 'Before you start anything, you ask around for advice. You don’t need the advice. You need one person to say, “Oh, that’s a great idea!” and then you begin.',
  3: 'When you start something, everybody hears about it. You announce it, they clap, and now you can’t back out. It’s a surprisingly good method.',
  4: 'Preparation comes first. You write a list, and then you copy the list because it wasn’t neat. After that, the work itself goes fast.',
  5: 'Beginnings bore you, so you start with the best part. In a new cookbook that’s the desserts, and you’ve made three cakes before you read the page about measuring.',
  6: 'You can’t start without a person in mind. A hat for yourself can wait for years. A hat for a friend’s new baby is half done by tonight.',
  7: 'You start in secret and tell nobody for weeks. “I’ve been playing around with something,” you finally say, and you turn the screen. It’s half a book.',
  8: 'Before the first step, you ask who’s in charge. If nobody answers, it’s you. Nobody voted on it, but by lunch there’s a schedule.',
  9: 'You start with the big picture. To write a birthday card, you think about friendship first, and then about time. Two hours later the card says “Happy birthday!” and you mean it.',
};

/** The capstone, by the value of the last letter of the first name: how a person finishes. */
export const capstone: DigitReadings<string> = {
  1: 'You finish alone, at a run, after you’ve sent everyone home. At two in the morning it’s done, and there’s nobody to tell. Next time, keep one person awake.',
  2: 'For you, a thing is finished when everyone’s happy with it. They’ve all said yes. You ask again anyway, because one of them said it in a strange voice.',
  3: 'You finish because you’ve already invited people to see it. When they arrive, the paint’s still wet, and you’re telling them not to lean on anything.',
  4: 'If you start it, you finish it, down to sweeping the floor. People know that, so they call you when only the boring part’s left. Secretly, you like the boring part.',
  5: 'Once you can see the end, you stop wanting to get there. You may own the first half of a very nice scarf. Give it to someone with a short neck.',
  6: 'Nothing’s finished until you’ve thanked everyone. You thank the cook, the driver and the man who held the door. By the end, they’re thanking you for the thanks.',
  7: 'Are you ever really done? It’s handed in, you’re in bed, and you think of a better last line. Write it down, and use it to start the next thing.',
  8: 'You like an ending with a date. When somebody says “It’s nearly done,” you smile and ask, “Which day?” And on that day, you call.',
  9: 'Letting go is easy for you, or so it seems. You hand over the keys with a smile, and a week later you cry at a cartoon about a duck.',
};

/** The first vowel of the first name: the first reaction. */
export const firstVowel: Readonly<Record<'a' | 'e' | 'i' | 'o' | 'u' | 'y', string>> = {
  a: 'Your first reaction is to do something. Someone mentions a squeaky bike, and you’re outside with the oil before they’ve finished the sentence. It was about somebody else’s bike.',
  e: 'You’re curious first and careful second. After a loud noise other people step back. You’re leaning out the window in your pajamas, asking the whole street what that was.',
  i: 'Feeling comes first for you, and thinking later, and all of it shows on your face. People love to watch you open their presents. Please don’t ever become a spy.',
  o: 'Big news makes you slow down and think. The others discuss it until midnight. You do the dishes, say good night, and in the morning you know what to do.',
  u: 'Surprises make you go silent. Everyone else shouts and hugs, and you just stand there in your coat. Your reaction comes the next day, in a very long message.',
  y: 'You see two answers at once, so your first word is usually “Well…” Even your letter, Y, looks like a road that splits in two.',
};

/** The rational thought number: how a person thinks a problem through. */
export const rationalThought: Readonly<Record<CoreNumber, string>> = {
  1: 'You solve problems fast and alone. Your answer’s ready before the question’s over, and it’s often a brilliant answer to a slightly different question.',
  2: 'To think, you need somebody there. They don’t have to be clever. They only have to look at you and stay, which is why dogs have heard your best ideas.',
  3: 'You solve a problem by talking nonsense about it. “What if we just put wheels on it?” you say. Everyone laughs except the engineer, who’s started drawing.',
  4: 'Step by step, you take a problem apart, and you lay the pieces in a row on the rug. Others call it slow. But what you fix stays fixed.',
  5: 'When you don’t know the answer, you try things. The first try makes smoke, the second makes a noise, and the third one works. You’re a little sorry it’s over.',
  6: 'The answer you’re looking for is the one that hurts nobody. It’s why a seating plan for twelve can keep you up half the night, moving one difficult uncle around.',
  7: 'Every answer makes you ask, “But why?” When you were five, a tired adult may have told you, “That’s just how clouds are.” You still don’t think that was an answer.',
  8: 'Before you solve a problem, you ask what it costs and when it’s due. Feelings come last on your list, but they’re on the list.',
  9: 'You step back until the problem looks small. “Who’ll remember this in a hundred years?” you ask. It’s a comfort, though not to the person who’s holding the broken vase.',
  11: 'The answer comes to you all at once, usually in the shower, and the reasons come later. Check it when you’re dry, because your wrong ideas feel just as wonderful.',
  22: 'Solving a problem once isn’t enough: you want to build something that solves it for everybody, forever. If it’s only one lost glove, please look under the seat first.',
  33: 'You can’t solve a problem until you’ve met the people who have it. So you visit them, you stay for lunch, and you come home with an answer and two new problems.',
};

/** The subconscious self, by how many of the nine digits a name has: how sure a person is in a tight spot. */
export const subconsciousSelf: DigitReadings<string> = {
  1: 'In an emergency you do the one thing you know, and you do it very well: you make tea for everyone, including the firefighters.',
  2: 'When there’s trouble, you’ve got two plans. If the first one fails, you try the second, and if that fails, you try the first one louder.',
  3: 'You ask for help when things get hard, and you’ll ask anyone. Lost at the station, you stop a woman with two suitcases and a crying baby. She does know the way.',
  4: 'In a crisis you stop and read. While everyone pushes and shouts, you clear your throat and tell them, politely, that the sign on the door says “Pull.”',
  5: 'Trouble you’ve had before doesn’t scare you. If it’s a new kind, you say “I have no idea!” so cheerfully that people calm down anyway.',
  6: 'Under pressure you stay calm. The shaking comes later, at home, when it’s all over and somebody asks how your day was.',
  7: 'When the lights go out, people ask you what to do. You don’t know, either. But you say “OK, everybody sit down” in such a normal voice that they sit down.',
  8: 'You look almost bored in an emergency. While the others are still shouting, you’ve turned off the water and handed the loudest one a mop.',
  9: 'Almost nothing scares you. If a storm took the roof off, you’d be the one saying how well you can see the stars.',
};

/** The plane of expression with the most letters. */
export const planes: Readonly<Record<'physical' | 'mental' | 'emotional' | 'intuitive', string>> = {
  physical:
    'You trust what you can touch. In front of a museum sign that says “Please don’t touch,” you have to hold your own hands behind your back.',
  mental:
    'You trust your head, and you want a reason for everything. You’ve won some brilliant arguments, most of them alone on the bus.',
  emotional:
    'Your heart decides, and your head hears about it later. You may own shoes you bought because the salesman looked so tired.',
  intuitive:
    'You simply know things, and you can’t explain how. Somebody shows you ten pages of charts, and you say, “Yes, I had that feeling.” It drives them crazy.',
};

/** The essence: the flavor of a year of life. */
export const essence: Readonly<Record<CoreNumber, string>> = {
  1: 'This is a year for beginning something on your own. Sign up for the class nobody wanted to take with you. You can tell your friends about it afterward.',
  2: 'People matter more than plans this year, and people are slow. You may spend a lot of it waiting for someone. Bring a book, and try not to sigh.',
  3: 'You’ve got a lot to say this year, so say it. Sing on the stairs, write the letter, tell the joke. If nobody laughs, tell it to somebody else.',
  4: 'It’s a year of steady work, and hardly any of it makes a good photo. Take one anyway, on the first of every month. By your next birthday you’ll see the difference.',
  5: 'Expect changes this year, and leave some room for them. If a plan falls through, don’t make a new one right away. Go outside and look around first.',
  6: 'Home and family come first this year, and everyone may need you at once. Help the ones who ask. The others can probably find the butter by themselves.',
  7: 'You may want more time alone this year, because you’ve got some big questions. If friends start to worry, tell them you’re thinking, and it’s going well.',
  8: 'This year is about your work and what it’s worth. Decide what you’d like to be paid, and say it to the mirror until neither of you laughs.',
  9: 'Something is said to end for you this year, so say goodbye properly. Give back the key, thank the people, and take one last look around. Then go and have lunch.',
  11: 'Ideas come to you this year at the worst moments: in line, in the rain, in the middle of a handshake. Write them on your hand. Shake with the other one.',
  22: 'You may want to do something big this year, for a lot of people. First ask three of them what they need. It may be smaller than your plan, and easier.',
  33: 'Everybody brings you their troubles this year, because you listen so well. Keep one evening a week when the only person who’s allowed to complain is you.',
};

/** A transit: what a letter of this value brings, for as many years. */
export const transit: DigitReadings<string> = {
  1: 'You get one year of fresh starts from this letter. It’s short, so don’t spend half of it choosing a notebook.',
  2: 'For two years this letter is about patience and other people. You’ll do less alone, and everything will take longer. It’s often more fun, too.',
  3: 'These are three years for talking, meeting people and making things. If someone says, “You should tell everybody about that,” believe them.',
  4: 'These four years are about steady work. Every day you add one brick, and nothing seems to happen. Then you lean on something, and it’s a wall you built.',
  5: 'This letter brings you five years of movement: new places, new people, new plans. Don’t buy a piano, because you’d have to carry it.',
  6: 'For six years the people you love come first, and they’ll like that. Say yes often, and say no sometimes. Six years is a long time to carry everybody’s bags.',
  7: 'These seven years are quieter, with more questions and longer walks. You’ll still go to parties, but you’ll ask what time they end.',
  8: 'Work and money are your subject for eight years. The letter doesn’t promise you either one. It only asks, again and again, what an hour of your time is worth.',
  9: 'This letter is about letting go, and it gives you nine years to do it. There’s no hurry. You can start with one old shirt.',
};

/** What each of the small numbers is for. */
export const smallNumberUse = {
  balance:
    'Your balance number comes from your initials. It’s advice for the moments when you’re upset.',
  bridges:
    'Each number is one side of you. The difference between two numbers, called a bridge, says what helps them agree.',
  cornerstone: 'The first letter of your first name is the cornerstone: how you start things.',
  capstone: 'The last letter of your first name is the capstone: how you finish things.',
  firstVowel:
    'The first vowel in your name stands for how you react before you’ve had time to think.',
  rationalThought:
    'Rational thought comes from your first name and your birthday. It’s how you solve a problem.',
  subconsciousSelf:
    'Letters stand for digits. The more different digits your name has, the calmer you’re said to be in trouble.',
  planes:
    'Each letter belongs to the body, the mind, the heart or intuition. The biggest group shows what you trust most.',
  essence: 'Essence is the mood of this year of your life, from one birthday to the next.',
  transits:
    'The letters of your name take turns. D, for example, counts as 4 and is said to shape four years.',
} as const;
