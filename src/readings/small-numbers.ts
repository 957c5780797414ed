import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { DigitReadings } from './types';

/** The balance number: what to do when upset. */
export const balance: DigitReadings<string> = {
  1: 'When you’re upset, you want to fix it alone and tell people afterward. Call somebody now, while it’s still broken. “I don’t know what to do” is a complete phone call.',
  2: 'You go quiet when you’re hurt and hope somebody guesses why. They’re guessing it’s a headache, so they’ve turned the music down and brought you a blanket. You could just tell them.',
  3: 'On a bad day, small troubles feel huge to you. Tell someone the whole disaster and act out everybody in it. Somewhere around the angry bus driver, you’ll start to laugh.',
  4: 'If a plan goes wrong, you hold on to it harder. Let go for an hour, and have eggs and toast. The plan may still be wrong, but you’ll only have one problem.',
  5: 'Your first idea, when something hurts, is to leave. Stay until you’ve said what’s wrong. You can say it standing up, with your shoes on and your keys in your hand.',
  6: 'Other people’s troubles upset you as much as yours. Before you roll up your sleeves, ask, “Do you want help, or do you want company?” Company is easier, and you get to sit down.',
  7: 'When you’re hurt, you disappear to think, and it really does help. Before you go, text “Back at six” to somebody who’d worry. At six they’ll put the tea on.',
  8: 'Anger turns you into a boss: you give orders, and people run. But what you need is comfort, and nobody dares to hug a boss. Say “I’ve had an awful day,” and stop there.',
  9: 'If someone hurts you, you start explaining their difficult childhood. Try one sentence about yourself, “That hurt,” with no “but” after it. Their childhood will still be there tomorrow.',
};

/** A bridge: how far apart two of a person’s numbers are, and what brings them together. */
export const bridge: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'The two sides named above are the same number, so they already agree, and there’s nothing to fix. Put down the screwdriver, and go see who wants ice cream.',
  1: 'Only 1 separates these two sides of you, and a bit of independence is enough. At lunch, order first, and after that don’t look at anybody else’s plate.',
  2: 'One of these two sides of you is 2 ahead of the other, and patience lets it catch up. Walk a whole block at the speed of a two-year-old. Stop for the beetle.',
  3: 'Talking closes a gap of 3. Tonight in the shower, let each of these two sides of you say out loud what it wants. One of them will surprise you.',
  4: 'Being 4 apart, these two sides of you keep missing each other, like roommates who work different hours. Give them a habit: same chair, same cup, every morning, until they both turn up.',
  5: 'With 5 between them, these two sides of you have run out of things to talk about. Get off the bus one stop early, and don’t go home until something’s surprised you.',
  6: 'The two sides named above are 6 apart, which is a lot, and kindness brings them closer. Call whoever taught you to swim or to whistle, and tell them you still do it.',
  7: 'These two sides of you are 7 apart, too far to shout, so try quiet. Take a walk without your phone, and keep going until you’ve stopped writing messages in your head.',
  8: 'No two sides of a person are farther apart than 8. Give yours one practical job, like the drawer that’s been stuck since spring. They’ll argue the whole time, and it’ll open.',
};

/** The cornerstone, by the value of the first letter of the first name: how a person starts. */
export const cornerstone: DigitReadings<string> = {
  1: 'You’re said to start at once, and alone. The others are still asking whether it’s a good idea, and you’re shouting back to the beach that the water’s fine.',
  2: 'Before you start anything, you ask around for advice. You don’t need the advice. You’re looking for one face that lights up, and that’s when you begin.',
  3: 'When you start something, everybody hears about it. You announce it, they clap, and now you can’t back out. It’s a surprisingly good method.',
  4: 'Preparing is how you begin, and you’ve got the sharpest pencils in the building. People smile about that, until the second week, when they come by to borrow one.',
  5: 'Beginnings bore you, so you start with the best part. In a new cookbook that’s the desserts, and you’ve served three of them before you find the page about measuring.',
  6: '“Who’s it for?” you ask, because you can’t start without a face in mind. Once it’s for the shy girl at the library, you’ve begun before you’ve put your bag down.',
  7: 'You start in secret and tell nobody for weeks. “I’ve been playing around with something,” you finally say over coffee, and you turn the screen, and it’s half a book.',
  8: 'Before the first step, you ask what it’s supposed to become, and who’s in charge. When nobody answers, you pull your chair in, and you can hear the others breathe out.',
  9: 'You start with the big picture. To write a birthday card, you think about friendship first, and then about time. Around noon you write one line, and it makes people cry.',
};

/** The capstone, by the value of the last letter of the first name: how a person finishes. */
export const capstone: DigitReadings<string> = {
  1: 'You finish alone, at a run, after you’ve sent everyone home. At two in the morning you type the last line, look around for somebody to tell, and tell the lamp.',
  2: 'It’s finished, for you, when everyone’s happy with it. They’ve all said yes and picked up their bags, and you’re walking the quiet one to the bus, asking again.',
  3: 'You finish because you’ve already invited people to see it. When they arrive, the paint’s still wet, and you’re telling them not to lean on anything.',
  4: 'If you start it, you finish it, down to sweeping the floor. People have noticed, so they call you when only the boring part’s left. Secretly, you like the boring part.',
  5: 'Once you can see the end, you stop wanting to get there. You may own the first half of a very nice scarf. Give it to someone with a short neck.',
  6: 'Nothing’s finished until everyone’s been thanked. You even remember the man who unlocked the gate at six that morning, and you go and find him with a plate of what’s left.',
  7: 'Are you ever really done? It’s handed in, you’re in bed, and there it is: a better last line. Keep a notebook of those lines, and one day you’ll own a book of endings.',
  8: 'You like an ending you can point to. When somebody says “nearly done,” you smile, fold your arms, and stay right there, very friendly, until it’s done.',
  9: 'Letting go is easy for you, or so it’s said. You hand over the keys with a smile, and a week later you cry at a cartoon.',
};

/** The first vowel of the first name: the first reaction. */
export const firstVowel: Readonly<Record<'a' | 'e' | 'i' | 'o' | 'u' | 'y', string>> = {
  a: 'Your first reaction is to do something. Someone mentions a squeaky bike, and you’re out on the sidewalk with oil on your nose before they can say they came by bus.',
  e: 'You’re curious first and careful second. At a loud noise other people step back, and you’re leaning out of the window in your pajamas, asking the whole street what that was.',
  i: 'Feeling comes first for you, and thinking later, and all of it shows on your face. People love to watch you open their presents. Please don’t ever become a spy.',
  o: 'Big news makes you slow down and think. The others discuss it until midnight. You wash the glasses, say good night, and in the morning you know what to do.',
  u: 'Surprises make you quiet. While everybody talks at once, you’re watching the one person who hasn’t said a word, and you go over and stand next to her.',
  y: 'You see two answers at once, so your first word is usually “Well…” Even your letter, Y, looks like a road that splits in two.',
};

/** The rational thought number: how a person thinks a problem through. */
export const rationalThought: Readonly<Record<CoreNumber, string>> = {
  1: 'You solve problems fast and alone. Your answer’s ready before the question’s over, and it’s often a brilliant answer to a slightly different question.',
  2: 'To think, you need somebody there. They don’t have to be clever, they only have to look at you and stay, which is why dogs have heard your best ideas.',
  3: 'Talking nonsense about a problem is how you solve it. “What if we just put wheels on it?” you say, and everyone laughs except the engineer, who’s started drawing.',
  4: 'You take a problem apart and lay the pieces on the rug, in a row. Others call it slow, but they say it quietly, because you’re down to the last piece.',
  5: 'When you don’t know the answer, you try things. The first try makes smoke, the second makes a noise, and the third one works, and you’re a little sorry it’s over.',
  6: 'The answer you’re looking for is the one that hurts nobody. It’s why a seating plan for twelve can keep you up half the night, moving one difficult uncle around.',
  7: 'Every answer makes you ask, “But why?” When you were five, some tired grown-up finally told you, “That’s just how clouds are,” and you still don’t think it was an answer.',
  8: 'Before you solve a problem, you ask what it costs and when it’s due. Feelings come last on your list, but they’re on the list.',
  9: 'You step back until the problem looks small. “Who’ll remember this in a hundred years?” you ask. It’s a comfort, though not to the person who’s holding the broken vase.',
  11: 'The answer comes to you all at once, usually in the shower, and the reasons come later. Check it when you’re dry, because your wrong ideas feel just as wonderful.',
  22: 'Solving a problem once isn’t enough: you want to build something that solves it for everybody, forever. If it’s only one lost glove, please look under the seat first.',
  33: 'You find the answer while you’re explaining it to somebody else. “And that’s why it… oh,” you say, and the two of you stare at each other, and start to grin.',
};

/** The subconscious self, by how many of the nine digits a name has: how sure a person is in a tight spot. */
export const subconsciousSelf: DigitReadings<string> = {
  1: 'In an emergency you do the one thing you know, and you do it very well: you make tea for everyone, including the firefighters.',
  2: 'When there’s trouble, you’ve got two plans. If the first one fails, you try the second, and if that fails, you try the first one louder.',
  3: 'You ask for help when things get hard. You’ll stop a woman with two suitcases and a crying baby, and somehow she’s the one who says, “Come on, I’ll show you.”',
  4: 'In a crisis you’re careful: you stop and read. While everyone pushes and shouts, you clear your throat and tell them, politely, that the sign says “Pull.”',
  5: 'Trouble you’ve had before doesn’t scare you. If it’s a new kind, you say “No idea!” so cheerfully that people calm down anyway.',
  6: 'Under pressure you stay calm. The shaking comes later, at home, when it’s all over and somebody asks how your day was.',
  7: 'When the lights go out, people turn to you. You don’t know any more than they do, but you say “It’s all right,” and in the dark somebody takes your hand.',
  8: 'You look almost bored in an emergency. While the others are still shouting, you’ve turned off the water and handed the loudest one a mop.',
  9: 'Almost nothing scares you. If a storm took the roof off, you’d be the one saying how well you can see the stars.',
};

/** The plane of expression with the most letters. */
export const planes: Readonly<Record<'physical' | 'mental' | 'emotional' | 'intuitive', string>> = {
  physical:
    'You trust what you can touch. In a museum, in front of a sign that says “Please don’t touch,” you stand with both hands behind your back, holding on to each other.',
  mental:
    'You trust your head, and you want a reason for everything. You’ve won some brilliant arguments, most of them alone on the bus.',
  emotional:
    'Your heart decides, and your head hears about it later. You may own shoes you bought because the salesman looked so tired.',
  intuitive:
    'You simply know things, and you can’t explain how. It’s hard on the man who’s spent all week drawing a chart for you.',
};

/** The essence: the flavor of a year of life. */
export const essence: Readonly<Record<CoreNumber, string>> = {
  1: 'This is a year for beginning something on your own. Sign up for the class nobody else wanted to take with you. The person at the next desk may have come alone, too.',
  2: 'People matter more than plans this year, and people are slow. You may spend a lot of it waiting for someone. Bring a book, and a second sandwich for when they come.',
  3: 'You’ve got a lot to say this year, so say it. Sing on the stairs, write the letter, and tell the quiet man at work how much you like his drawings.',
  4: 'It’s a year of steady work, and hardly any of it makes a good photo. Take one anyway, on the first of every month, and in the twelfth you’ll see what you built.',
  5: 'Expect changes this year, and leave some room for them. When the plan falls through and you’re outside in your good shoes, look left. Where’s that music coming from?',
  6: 'Home and family come first this year, and you may be needed a lot. Find one person you can call at the end of the day and only have to say, “My turn.”',
  7: 'You may want more time alone this year, and it isn’t sadness. You’ve got some big questions, and they’re shy. They only come when it’s quiet.',
  8: 'This year is about your work and what it’s worth. Decide on a number, and say it to the mirror until neither of you laughs.',
  9: 'Something is said to end for you this year, and you can be gentle with it. Give back the key, take one last look around, and water the plant for whoever’s next.',
  11: 'Ideas come to you this year at the worst moments: in line, in the rain, in the middle of a handshake. Write them on your hand. Shake with the other one.',
  22: 'You may want to do something big this year, for a lot of people. Begin with one of them: sit down beside him, and ask what isn’t working.',
  33: 'Everybody brings you their troubles this year, because you listen so well. Keep one evening a week when the only person who’s allowed to complain is you.',
};

/** A transit: what a letter of this value brings, for as many years. */
export const transit: DigitReadings<string> = {
  1: 'You get one year of fresh starts from this letter. It’s short, so don’t spend half of it choosing a notebook.',
  2: 'For two years this letter is about patience and company. You may spend a good part of them walking beside somebody who’s very slow and tells wonderful stories.',
  3: 'Three years of talk, new faces and ideas belong to this letter. If someone says, “You should tell that to everybody,” stand up, tap your glass, and tell it.',
  4: 'These four years are about steady work. Each day is only one brick, and then one evening you notice you’re leaning on a wall.',
  5: 'This letter brings you five years of movement: new places, new people, new plans. It isn’t the time to buy a piano.',
  6: 'For six years your people come first, whether they’re family or not. You learn how each of them takes their coffee, and one day somebody brings you yours without asking.',
  7: 'These seven years are quieter, with more questions and longer walks. You’ll still go to parties, but you’ll be over by the bookshelf, and sometimes you’ll find somebody there already.',
  8: 'Work and money are your subject for eight years. The letter doesn’t promise you either one. It only asks, again and again, what an hour of you is worth.',
  9: 'This letter is about letting go, and it gives you nine years to do it. You can say goodbye to one old shirt at a time.',
};

/** What each of the small numbers is for. */
export const smallNumberUse = {
  balance: 'Your balance number is advice for the moment when you’re upset.',
  bridges:
    'Some sides of you are far apart, like what you want and what people see. A bridge says what helps.',
  cornerstone: 'How you start things is read from the first letter of your first name.',
  capstone: 'The last letter of your first name stands for how you finish.',
  firstVowel:
    'The first vowel stands for your very first reaction, before you’ve had time to be sensible.',
  rationalThought: 'Rational thought is how you work on a problem once you’ve sat down to it.',
  subconsciousSelf:
    'Subconscious self counts the different digits in your name: the more there are, the calmer you’re said to be.',
  planes:
    'The planes show what you trust most: your hands, your head, your heart or your intuition.',
  essence: 'Essence is the flavor of the year of life you’re in, from one birthday to the next.',
  transits:
    'Transits are the letters of your name. A letter that counts as 4 colors four years of your life.',
} as const;
