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
  0: 'These two sides of you have the same number, so they already agree. There’s nothing to fix here. Take the evening off.',
  1: 'You’re almost at peace here: these two sides of you are only 1 apart. A little courage brings them together. Act first, and ask for opinions afterward.',
  2: 'Patience brings these two sides of you together. When they want different things, wait a day before you decide. The shyer wish needs longer to speak up.',
  3: 'Talk about it, and these two sides of you start to agree. Tell somebody who laughs easily what you want. It often sounds simpler out loud.',
  4: 'Small habits help these two sides of you get along. Go to bed on time, keep one list, do a little every day. It’s dull, and it works.',
  5: 'When these two sides of you disagree, try something that’s new to both, like a dance class. You’ll be too busy counting steps to argue with yourself.',
  6: 'These two sides of you make peace when you do something kind. Carry somebody’s groceries upstairs. By the third floor you feel like one person again.',
  7: 'You need some quiet here, because these two sides of you are far apart. Take a long walk without your phone, and ask yourself one honest question.',
  8: 'These two sides of you hardly know each other. Give them a practical job to share, like moving a couch. It takes all of you, and it’s soon done.',
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
  3: 'Give you a problem, and you’ll make a joke about it, then a drawing. It looks like play until you see the answer in the drawing.',
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
  1: 'In an emergency you do the one thing you know, and you do it very well. Luckily it’s often the right thing, like making tea.',
  2: 'When there’s trouble, you’ve got two plans. If the first one fails, you try the second, and if that fails, you try the first one louder.',
  3: 'You ask for help when things get hard. It sounds easy, but plenty of confident people never learn it, and they’re still out there, lost.',
  4: 'You’re said to be careful in a crisis. Everyone pushes against the door, and you’re the one who reads the sign on it: “Pull.”',
  5: 'How calm are you in trouble? Very calm, if you’ve had that kind before. If it’s new, you say, “I’ve got no idea,” and people like you for it.',
  6: 'Under pressure you stay calm. The shaking comes later, at home, when it’s all over and somebody asks how your day was.',
  7: 'People look at you when the lights go out. You don’t know any more than they do, but you say “Don’t worry” in a very good voice.',
  8: 'Emergencies make you look bored. In fact you’re busy: while the others are still shouting, you’ve turned off the water and found a mop.',
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
  1: 'You’re in a year for beginnings, from one birthday to the next. Try something by yourself, just to find out if you can. Nobody’s grading it.',
  2: 'People matter more than plans for you this year. Things go slowly, and you may be waiting for someone. Bring a good book and a second sandwich.',
  3: 'You’ve got a lot to say in this year of your life, so talk, write, sing. If you’ve been saving a good story, use it now.',
  4: 'This is a working year for you, more bread than cake. Do a little every day, and let other people be exciting for a while.',
  5: 'Don’t plan this year too carefully. Say yes to something odd, or take a bus to the last stop, just to see where it turns around.',
  6: 'Home and family come first for you this year. Someone may lean on you, so find out who you can lean on. Fair is fair.',
  7: 'You may want more time alone this year, and it isn’t sadness. You’ve got some big questions, and they’re shy. They only come when it’s quiet.',
  8: 'This year is about your work and what it’s worth. Decide on a number, and say it to the mirror until neither of you laughs.',
  9: 'Something is said to end for you this year, in its own good time, and you can be generous about it. Give things away. Cry if you want to.',
  11: 'Everything gets through to you this year: music, moods, a stranger’s face. Write your ideas down at once, even if it’s on your hand.',
  22: 'You may want to do something big and useful this year. Start with a part of it that fits on the kitchen table, next to the salt.',
  33: 'People bring you their troubles this year, because you comfort them so well. Keep one evening a week when nobody’s allowed to ask you anything.',
};

/** A transit: what a letter of this value brings, for as many years. */
export const transit: DigitReadings<string> = {
  1: 'This letter is said to bring you one year of fresh starts. It’s short, so don’t spend half of it choosing a notebook.',
  2: 'For two years you’re learning patience, mostly from other people. Some of it happens at the front door, while somebody looks for their keys.',
  3: 'You get three years of talk, new friends and ideas. If somebody offers you a stage, take it, even if it’s only a kitchen chair.',
  4: 'These four years are about steady work for you. Each day looks ordinary, like a coin in a jar. Now and then, pick up the jar.',
  5: 'You’re in five years of movement: new places, new people, new plans. Don’t own too many boxes, because you may be carrying them up some stairs.',
  6: 'For six years it’s family first, whoever your family is. You’ve got time to learn everyone’s favorite dish, and to teach them yours.',
  7: 'These seven years are quieter for you, with room for questions and long walks. You’ll still be invited to parties. You’ll just take a book along.',
  8: 'Work and money are your subjects for eight years. This letter doesn’t promise you either one. It only asks, again and again, what your time is worth.',
  9: 'Nine years is a long time, and that’s a kindness, because this letter is about letting go. You don’t have to hurry a single goodbye.',
};

/** What each of the small numbers is for. */
export const smallNumberUse = {
  balance: 'The balance number suggests what to do when you’re upset.',
  bridges:
    'A bridge shows how far apart two of your numbers are, and what could bring them together.',
  cornerstone: 'How you start things is read from the first letter of your first name.',
  capstone: 'The last letter of your first name stands for how you finish.',
  firstVowel:
    'The first vowel stands for your very first reaction, before you’ve had time to think.',
  rationalThought: 'Rational thought is the way you think a problem through.',
  subconsciousSelf:
    'Letters are worth digits. The more different digits your name has, the calmer you’re said to be under pressure.',
  planes:
    'The planes show what you trust most: your hands, your head, your heart or your intuition.',
  essence: 'Essence is the flavor of the year of life you’re in, from one birthday to the next.',
  transits: 'Transits are the letters of your name, each of which colors a few years of your life.',
} as const;
