import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { DigitReadings } from './types';

/** The balance number: what to do when upset. */
export const balance: DigitReadings<string> = {
  1: 'When you’re upset, you try to fix it alone. Tell one person first, while your hair is still a mess and you don’t have a plan yet.',
  2: 'You go quiet when you’re hurt and hope people will guess why. They’re guessing you’re tired. Wait until you’re calm, and then tell them in one sentence.',
  3: 'Small troubles feel huge to you on a bad day. Walk around the block and tell yourself the story as a comedy. By the last corner you may be laughing.',
  4: 'Are you upset? Then you’re probably holding on to a plan. Let it be wrong for an hour, and eat something. Part of the trouble may be hunger.',
  5: 'Your first idea, when something hurts, is to leave. Stay ten minutes longer and say what’s wrong. You can keep your coat on while you do it.',
  6: 'Other people’s troubles upset you as much as your own. Before you start helping, ask out loud, “Whose problem is this?” Sometimes you can sit down again.',
  7: 'When you’re hurt, you disappear to think, and it really does help. Just leave a note for the people who love you: “I’m fine. I’m thinking. I’ll be back.”',
  8: 'Anger turns you into a boss: you give orders, and people run. Ask for what you need instead, as politely as you’d ask a stranger for the time.',
  9: 'If someone hurts you, you can explain their side beautifully. Now explain yours, in one sentence, without a single excuse for them. It’s harder than it sounds.',
};

/** A bridge: how far apart two of a person’s numbers are, and what brings them together. */
export const bridge: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'There’s no distance between these two numbers of yours: they’re the same. Nothing needs fixing here, so put down the screwdriver and go have ice cream.',
  1: 'These two numbers of yours are only 1 apart, and a little independence closes the gap. Order your lunch without asking what anyone else is having.',
  2: 'Only 2 lies between these two numbers of yours, and patience is said to close the gap. Before your next decision, peel a whole orange. Slowly. Then decide.',
  3: 'It’s 3 steps from one of these numbers of yours to the other, and talking is the way across. Explain your biggest problem to a plant. The plant won’t interrupt.',
  4: 'These two numbers of yours are 4 apart, and small habits bring them closer. Make your bed every morning for a week, and every evening act surprised at how nice it looks.',
  5: 'When two of your numbers are 5 apart, trying something new brings them together. Get off the bus one stop early, and don’t go home until something has surprised you.',
  6: 'Two of your numbers are 6 apart here, which is a lot, and kindness is the way across. Do one nice thing in secret, and spend the day trying not to smile.',
  7: 'These two numbers of yours are 7 apart, a long way, and quiet is said to bring them closer. Sit on a bench for ten minutes with nothing to read. Pigeons are allowed.',
  8: 'Two numbers can’t be further apart than 8, and a practical job is said to bring yours together. So fix the drawer that sticks. You’re allowed to shout at it.',
};

/** The cornerstone, by the value of the first letter of the first name: how a person starts. */
export const cornerstone: DigitReadings<string> = {
  1: 'You’re said to start fast, alone, and before the instructions have arrived. If there’s a starting line on the ground, you’re already a little bit over it.',
  2: 'Before you start something, you look for a partner. You say it’s for advice, but really you’re waiting for one person to nod.',
  3: 'When you start something, everybody hears about it. You announce it, they clap, and now you can’t back out. It’s a surprisingly good method.',
  4: 'You prepare before you begin: you measure, you read, you sharpen the pencils. It takes a while, but you hardly ever have to start twice.',
  5: 'Starting at the beginning bores you, so you start in the middle. You open a new cookbook at the desserts and work your way back.',
  6: '“Who’s it for?” you ask before you start anything. Once you have a name and a face, you’ve begun before you’ve put your bag down.',
  7: 'For weeks you don’t tell anyone what you’ve started. Then you mention it over coffee, and it turns out to be half finished.',
  8: 'Before the first step, you ask what the result should be and who’s in charge. If nobody knows, it’s you, and you don’t mind.',
  9: 'You start with the big picture: first the world, then the country, then your street. Around noon you get to the thing you meant to do.',
};

/** The capstone, by the value of the last letter of the first name: how a person finishes. */
export const capstone: DigitReadings<string> = {
  1: 'You finish alone, in one long sprint. You’d rather stay up until two in the morning than let anybody else write the last page.',
  2: 'When a job is done, you check that everyone’s happy with it. Then you go and ask the quiet one again, in private.',
  3: 'You plan the party before the work is done. The music’s chosen, the cake’s ordered, and that’s what finally makes you finish.',
  4: 'If you start it, you finish it, right down to sweeping the floor. People have noticed, and now they all want your help.',
  5: 'Once you can see how it ends, you’re ready for the next thing. The last part bores you, so you may own some lovely half scarves.',
  6: 'Nothing’s finished for you until everyone has been thanked. In a palace full of servants, you’d still carry your own cup to the kitchen.',
  7: 'Are you ever really done? You hand in your work, you go home, and in bed you think of a better last line.',
  8: 'You like an ending you can point to: the bill paid, the hands shaken, the box closed. “Nearly done” makes you itch.',
  9: 'Letting go is easy for you, or so it’s said. You hand over the keys with a smile, and a week later you cry at a cartoon.',
};

/** The first vowel of the first name: the first reaction. */
export const firstVowel: Readonly<Record<'a' | 'e' | 'i' | 'o' | 'u' | 'y', string>> = {
  a: 'Your first reaction is to do something. You’re out of the chair before the other person has finished, and sometimes they only wanted to tell you a story.',
  e: 'You’re curious first and careful second. At a loud noise, other people step back. You’re leaning out of the window, asking, “What was that?”',
  i: 'You feel the news before you think about it, and everyone can read it on your face. Please don’t ever become a spy.',
  o: 'Big news makes you close the door and think. Others discuss it for hours, and the next morning you come out with a decision.',
  u: 'When something surprises you, you go quiet. While everyone else talks at once, you listen, and an hour later you say what they all missed.',
  y: 'You see two answers at once, so your first word is usually “Well…” Even your letter, Y, looks like a road that splits in two.',
};

/** The rational thought number: how a person thinks a problem through. */
export const rationalThought: Readonly<Record<CoreNumber, string>> = {
  1: 'You solve problems fast and alone. Your answer’s ready while others are still reading the question, and now and then you should read it, too.',
  2: 'To think clearly, you need somebody to talk to. They don’t have to give you any advice. They only have to say “Hm” in the right places.',
  3: 'When you get a problem, you make a joke about it, and then a drawing. It looks like play until somebody sees the answer in the drawing.',
  4: 'You take a problem apart and lay the pieces in a row. It’s slow, but you enjoy it, and you can always put it back together.',
  5: 'When you don’t know the answer, you try things. The first two fail, the third one works, and you’ve had more fun than anyone who read the manual.',
  6: '“Will anyone be hurt?” is your first question. You look for an answer everybody can live with, so a seating plan can keep you up all night.',
  7: 'Every answer makes you ask, “But why?” You were like that at five, you’re like that now, and sooner or later you find the real reason.',
  8: 'Before you solve a problem, you ask what it costs and when it’s due. Feelings come last on your list, but they’re on the list.',
  9: 'You step back until the problem looks small. From far away you can see what matters and, quite often, that you were worrying about nothing.',
  11: 'The answer comes to you first, and the reasons come later. Check it anyway, because your wrong answers feel exactly as right.',
  22: 'Solving a problem once isn’t enough for you. You’d like to build something that solves it forever. If it’s only a stuck window, please just push.',
  33: 'You think best while you’re explaining. You take someone through the problem in small, kind steps, and halfway there you hear yourself say the answer.',
};

/** The subconscious self, by how many of the nine digits a name has: how sure a person is in a tight spot. */
export const subconsciousSelf: DigitReadings<string> = {
  1: 'In an emergency you do the one thing you know, and you do it very well: you make tea for everyone, including the firefighters.',
  2: 'When there’s trouble, you’ve got two plans. If the first one fails, you try the second, and if that fails, you try the first one louder.',
  3: 'You ask for help when things get hard. You’d stop any stranger in the street, so you’re home while others are still turning the map around.',
  4: 'You’re said to be careful in a crisis. While everyone pushes against the door, you read the sign on it: “Pull.”',
  5: 'Trouble you’ve had before doesn’t scare you. If it’s a new kind, you say “No idea!” so cheerfully that people calm down anyway.',
  6: 'Under pressure you stay calm. The shaking comes later, at home, when it’s all over and somebody asks how your day was.',
  7: 'People look at you when the lights go out. You don’t know any more than they do, but you say “Don’t worry” in a very good voice.',
  8: 'You look almost bored in an emergency. While the others are still shouting, you’ve turned off the water and found a mop.',
  9: 'Almost nothing scares you. If a storm took the roof off, you’d be the one saying how well you can see the stars.',
};

/** The plane of expression with the most letters. */
export const planes: Readonly<Record<'physical' | 'mental' | 'emotional' | 'intuitive', string>> = {
  physical:
    'You understand things by doing them, so you trust your hands. The instructions stay in the box, in case somebody else needs them.',
  mental:
    'You trust your head, and you want a reason for everything. You’ve won some brilliant arguments, most of them alone on the bus.',
  emotional:
    'Your heart decides, and your head hears about it later. You may own shoes you bought because the salesman looked so tired.',
  intuitive:
    'You simply know things, and you can’t explain how. It’s hard on people who’ve spent all week drawing a chart for you.',
};

/** The essence: the flavor of a year of life. */
export const essence: Readonly<Record<CoreNumber, string>> = {
  1: 'You’re in a year for beginnings. Try something by yourself, just to find out if you can. Nobody’s grading it.',
  2: 'People matter more than plans for you this year. Things go slowly, and you may be waiting for someone. Bring a good book and a second sandwich.',
  3: 'You’ve got a lot to say in this year of your life, so talk, write, sing. If you’ve been saving a good story, use it now.',
  4: 'This is a working year for you, more bread than cake. Do a little every day, and let other people be exciting for a while.',
  5: 'Don’t plan this year too carefully. Say yes to something odd, or take a bus to the last stop, just to see where it turns around.',
  6: 'Home and family come first for you this year. Someone may need you a lot, so find out who you can call when you’re the tired one.',
  7: 'You may want more time alone this year, and it isn’t sadness. You’ve got some big questions, and they’re shy. They only come when it’s quiet.',
  8: 'This year is about your work and what it’s worth. Decide on a number, and say it to the mirror until neither of you laughs.',
  9: 'Something is said to end for you this year, and you can be generous about it. Give things away. Cry if you want to. You’ll have lighter bags.',
  11: 'Everything gets through to you this year: music, moods, a stranger’s face. Write your ideas down at once, even if it’s on your hand.',
  22: 'You may want to do something big and useful this year. Start with a part of it that fits on the kitchen table, next to the salt.',
  33: 'People bring you their troubles this year, because you comfort them so well. Keep one evening a week when nobody’s allowed to ask you anything.',
};

/** A transit: what a letter of this value brings, for as many years. */
export const transit: DigitReadings<string> = {
  1: 'You get one year of fresh starts from this letter. It’s short, so don’t spend half of it choosing a notebook.',
  2: 'For two years this letter teaches you patience. Some of your lessons happen at the front door, while somebody looks for their keys.',
  3: 'Three years of talk, new faces and ideas belong to this letter. If somebody offers you a stage, take it, even if it’s only a kitchen chair.',
  4: 'These four years are about steady work. Each day is only one brick, and then one evening you notice you’re leaning on a wall.',
  5: 'This letter brings you five years of movement: new places, new people, new plans. It isn’t the time to buy a piano.',
  6: 'For six years your people come first, whether they’re family or not. By the end you’ll know how each of them takes their coffee.',
  7: 'These seven years are quieter, with more questions and longer walks. You’ll still go to parties. You’ll just be the one looking at the bookshelf.',
  8: 'Work and money are your subject for eight years. The letter doesn’t promise you either one. It only asks, again and again, what an hour of you is worth.',
  9: 'This letter is about letting go, and it gives you nine years to do it. You can say goodbye to one old shirt at a time.',
};

/** What each of the small numbers is for. */
export const smallNumberUse = {
  balance: 'The balance number suggests what to do when you’re upset.',
  bridges:
    'A bridge is the distance between two of your numbers, and one small thing that brings them closer.',
  cornerstone: 'How you start things is read from the first letter of your first name.',
  capstone: 'The last letter of your first name stands for how you finish.',
  firstVowel:
    'The first vowel stands for your very first reaction, before you’ve had time to think.',
  rationalThought: 'Rational thought is the way you think a problem through.',
  subconsciousSelf:
    'Each letter stands for a digit. A name with many different digits is said to mean a calm person.',
  planes:
    'The planes show what you trust most: your hands, your head, your heart or your intuition.',
  essence: 'Essence is the flavor of the year of life you’re in, from one birthday to the next.',
  transits: 'Transits are the letters of your name. Each one colors a few years of your life.',
} as const;
