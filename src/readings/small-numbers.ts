import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { DigitReadings } from './types';

/** The balance number: what to do when upset. */
export const balance: DigitReadings<string> = {
  1: 'When you’re upset, you try to fix it alone. A balance of 1 asks you to tell one person before you’ve fixed it, while your hair is still a mess.',
  2: 'Upset, you go quiet and hope they’ll guess what’s wrong. They’re guessing you’re tired. A balance of 2 needs one calm hour, and then the words.',
  3: 'Everything feels huge when you’re upset and your number is 3. Look for the funny side and, if there isn’t one yet, walk around the block until there is.',
  4: 'Upset? Then a 4 should hold on less tightly. Let the plan be wrong for an hour, eat something, and see how much of it was really about the plan.',
  5: 'Your first idea, when something hurts, is to leave. A 5 finds its balance by staying a little longer, with your coat already on if you like, and saying what’s wrong.',
  6: 'On a bad day, a 6 gets hurt for everybody. Before you start to help, ask one question, out loud: “Whose problem is this?”',
  7: 'When you’re hurt, you disappear to think, and with a 7 the thinking does help. Just leave a note: “I’m fine. I’m thinking. I’ll be back.”',
  8: 'Anger makes an 8 give orders. When you’re upset, ask for what you need the way you’d ask a stranger for the time.',
  9: 'When somebody hurts you, you can explain their side beautifully. Good. Now a 9 should explain its own, in one sentence, with no excuses for them.',
};

/** A bridge: how far apart two of a person’s numbers are, and what brings them together. */
export const bridge: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'Two sides of you already agree, because their numbers are the same. There’s nothing to bring together here. Take a nap.',
  1: 'Two sides of you are only 1 apart, like rooms with a thin wall. A little courage joins them: do the thing first, and ask for opinions afterward.',
  2: 'When you can’t agree with yourself, a bridge of 2 calls for patience. One side of you is louder. Let the quiet one finish its sentence.',
  3: 'Talking brings two sides of you together if they’re 3 apart. Tell the whole problem to someone who laughs easily, and listen to what you say.',
  4: 'Routine is what joins two sides of you that are 4 apart: a plan on paper, an early night, the same small effort tomorrow. It isn’t exciting, and it holds.',
  5: 'If you feel pulled in two directions, a bridge of 5 suggests a third. Try something that neither side of you has an opinion about yet.',
  6: 'Kindness makes peace between two sides of you that are 6 apart. Do something good for a person you can see, and the argument inside you gets quieter.',
  7: 'Silence is how you hear both sides of yourself when they’re 7 apart. One of them has been trying to speak for weeks, so take it for a long walk.',
  8: 'With a bridge of 8, two sides of you have hardly met. Give them one practical job to do together. Nothing makes friends faster than moving a couch.',
};

/** The cornerstone, by the value of the first letter of the first name: how a person starts. */
export const cornerstone: DigitReadings<string> = {
  1: 'You start fast, alone, and before the instructions arrive, if your first letter is worth 1. Where there’s a starting line, you’re a little bit over it.',
  2: 'Starting alone isn’t for you. With a first letter worth 2, you look around for somebody, and you don’t really begin until they nod.',
  3: 'Starting something is a performance if your first letter counts as 3. You announce it, everyone claps, and by then there’s no way back.',
  4: 'Before you start, you prepare: you measure, you read, you sharpen something. It takes a while, but a first letter worth 4 rarely has to begin twice.',
  5: 'You start in the middle and work outward, because your first letter counts as 5. It looks like chaos to people who open books on page one.',
  6: 'Who’s it for? That’s what you ask before you start, with a first letter worth 6. Once you’ve got a face in mind, you’ve already begun.',
  7: 'You start things in private if your first letter is worth 7. For weeks there’s nothing to see, and then one day you mention it and it’s half done.',
  8: 'A strong start is said to be your way, with a first letter worth 8. You ask what the result should be and who’s in charge, and you don’t mind if it’s you.',
  9: 'The big picture is where you start if your first letter is worth 9: the whole world, then the continent and, after lunch, perhaps, the kitchen.',
};

/** The capstone, by the value of the last letter of the first name: how a person finishes. */
export const capstone: DigitReadings<string> = {
  1: 'You finish things alone, and in a sprint, with a last letter worth 1. You’d rather stay up until two than let anybody else write the ending.',
  2: 'Finishing is something you do in company if your last letter is worth 2. You check that everyone’s happy, and then you go and check with the quiet one.',
  3: 'You finish with a party if your last letter counts as 3. The music’s ready, the hats are ready, and the work is very nearly ready.',
  4: 'What you start, you finish, down to sweeping the floor. People with a last letter worth 4 are known for it, and invited to help with everything.',
  5: 'Endings come early for you, with a last letter worth 5. Once you can see how it turns out, you’re already at the next thing, waving back kindly.',
  6: 'Nothing’s finished, for you, until everybody has been thanked. With a last letter worth 6, you’d carry the cups back to the kitchen in a palace.',
  7: 'Are you ever really finished? Not with a last letter worth 7. You’ll think of a better last line on the way home, and of a still better one in bed.',
  8: 'You like an ending you can point to: result counted, bill paid, hands shaken. People finish that way if their last letter is worth 8.',
  9: 'Letting go is the last part of finishing, and with a last letter worth 9 you’re said to do it well. You walk away bravely, and a week later you cry at a cartoon.',
};

/** The first vowel of the first name: the first reaction. */
export const firstVowel: Readonly<Record<'a' | 'e' | 'i' | 'o' | 'u' | 'y', string>> = {
  a: 'Your first reaction is said to be action, if A is your first vowel. You’re out of the chair before the sentence is over, and sometimes it wasn’t about you.',
  e: 'Curious first and careful second: that’s how you react with an E for a first vowel. “Really? Where?” you ask, already leaning out of the window.',
  i: 'You feel the news before you think about it, if your first vowel is an I. Your face has answered before you’ve said a word, so you’d make a poor spy.',
  o: 'Big news makes you close the door and think, if your first vowel is an O. Everyone else talks about it for hours. You come out the next day with a decision.',
  u: 'Surprises make you go quiet if your first vowel is a U. You wait, you listen, and an hour later you say the thing that the others had missed.',
  y: 'Two answers come to you at once with a Y for a first vowel. It’s a letter shaped like a road that splits, so your first reaction is often “Well…”',
};

/** The rational thought number: how a person thinks a problem through. */
export const rationalThought: Readonly<Record<CoreNumber, string>> = {
  1: 'You solve problems fast and alone, with a 1. You’ve got an answer while others are still reading the question, and now and then you go back and read it, too.',
  2: 'Talking is how you think a problem through, if your number is 2. You may not need any advice at all, only a kind person who says “Hm.”',
  3: 'Thinking looks like play when you do it, thanks to a 3. You make a joke about the problem, then a drawing of it, and there’s the answer, in the drawing.',
  4: 'You take a problem apart and lay the pieces in a row. It’s slow work, but a 4 enjoys it, and when you’re done there’s no piece left over.',
  5: 'Trying things out is how you think, with a 5. You’ve tested three wrong answers already, and you’ve grown quite fond of the second one.',
  6: 'Who could get hurt? That’s your first question about any problem. A 6 looks for the answer everyone can live with, and gives up some sleep to find it.',
  7: 'Your mind wants the reason behind the reason, because its number is 7. You go down very deep, and you come back up with an answer and one more question.',
  8: 'A problem, to you, has a goal, a cost and a deadline. Feelings get a line at the end of the page, if there’s room. That’s thinking with an 8.',
  9: 'To think, you step back until the problem looks small. From there a 9 can see what it’s a part of, and sometimes that it was never a problem.',
  11: 'The answer comes to you first, and the reasons come later: an 11 thinks that way. Check it anyway, because the wrong answers feel exactly the same.',
  22: 'Solving a problem once isn’t enough for you. A 22 would rather build something that solves it every time. If it’s only a stuck window, please just push.',
  33: 'You think by explaining. With a 33, you take somebody through the problem in small, kind steps, and halfway there you hear yourself say the answer.',
};

/** The subconscious self, by how many of the nine digits a name has: how sure a person is in a tight spot. */
export const subconsciousSelf: DigitReadings<string> = {
  1: 'In an emergency, you do the same thing every time, and by now you’re very good at it. Your name has just one of the nine digits.',
  2: 'When there’s trouble, you’ve got two ways to deal with it, since your name has two of the nine digits. You always know where both of them are.',
  3: 'You look for help when things get difficult, with three of the nine digits in your name. It’s a skill, and plenty of confident people never learn it.',
  4: 'Careful in a crisis: that’s you, with four of the nine digits. You read the sign on the door before you run through it, and somebody’s usually thankful.',
  5: 'How sure are you when it gets serious? With five of the nine digits, you’re sure in any trouble you’ve had before, and honest about the other kinds.',
  6: 'Under pressure you’re calm first and worried later, in the shower, when it’s all over. Six of the nine digits are in your name.',
  7: 'In a crisis, people are said to look at you, if you’ve got seven of the nine digits. The lights go out, and yours is the voice that says, “Nobody move.”',
  8: 'Emergencies make you look bored. You aren’t: with eight of the nine digits in your name, you’re busy, and you’ve nearly fixed it.',
  9: 'Nothing frightens you easily, since your name has all nine digits. The roof is gone, and you’re admiring the stars.',
};

/** The plane of expression with the most letters. */
export const planes: Readonly<Record<'physical' | 'mental' | 'emotional' | 'intuitive', string>> = {
  physical:
    'You’re said to understand things by doing them, since the physical plane has most of your letters. The manual stays in the box, in case somebody else needs it.',
  mental:
    'You trust reasons, because most of your letters are on the mental plane. You’ve won several arguments that took place only in your head.',
  emotional:
    'You decide by feeling, with most of your letters on the emotional plane. One song can change your whole afternoon, and it usually does.',
  intuitive:
    'You simply know, and you can’t say how: most of your letters are on the intuitive plane. It’s hard on people who’ve prepared a long explanation.',
};

/** The essence: the flavor of a year of life. */
export const essence: Readonly<Record<CoreNumber, string>> = {
  1: 'This year of your life is said to taste of beginnings, because its number is 1. You may want to try things by yourself, just to see if you can.',
  2: 'People matter more than plans in a year of life with a 2. It’s slow and close, and you’ll remember who saved you a seat.',
  3: 'Talk, color and company belong to this year of your life, since its number is 3. If you’ve had something to say for a while, it’s getting impatient.',
  4: 'Work is the taste of this year of life, with a 4. It’s bread, not cake, and nobody ever got tired of bread.',
  5: 'You’re in a lively year that doesn’t like to be planned: its number is 5. You may take a bus just to see where it turns around.',
  6: 'Home is what this year of your life is about, with a 6. Somebody may lean on you more than usual, and you’ll find out who you lean on yourself.',
  7: 'It’s a quieter year for you, a little farther from the crowd, because its number is 7. Questions you’ve been too busy to ask may sit down next to you.',
  8: 'Results and decisions fill a year of life with an 8. Ask yourself what your work is worth, and practice saying it with a straight face.',
  9: 'Something is said to end for you in a year with a 9, whether or not you planned it. You may feel generous and tearful at once.',
  11: 'You notice more than you’d like to this year, because its number is 11. It’s a sensitive time, and one idea may follow you from room to room.',
  22: 'Your year leans toward something large and useful, since its number is 22. Begin with a part that fits on a kitchen table.',
  33: 'Teaching and comforting people are what this year of your life is for, with a 33. They’ll tell you what hurts, so keep one evening that’s only yours.',
};

/** A transit: what a letter of this value brings, for as many years. */
export const transit: DigitReadings<string> = {
  1: 'A fresh start, for a single year, is what a letter worth 1 is said to bring you. That’s short, so don’t spend it choosing a notebook.',
  2: 'Two years of patience and partners come with a letter worth 2, and quite a lot of standing in the hall while somebody looks for their keys.',
  3: 'For three years you get talk, friends and ideas, from a letter worth 3. Say yes to the stage, even if it’s only a chair at somebody’s birthday.',
  4: 'Work is said to come to you with a letter worth 4, four years of it, the kind that’s dull by the day and impressive by the year.',
  5: 'Five years of movement belong to a letter worth 5: new places, new people, new plans. You’ll be glad about every box you didn’t keep.',
  6: 'Home, family and duty come to you with a letter worth 6 and stay six years. There’s time to learn everyone’s favorite dish, including your own.',
  7: 'Seven quieter years go with a letter worth 7: study, questions, long walks. You can still come to the party. You’ll just leave with a book.',
  8: 'Money, work and influence are your subjects for eight years, with a letter worth 8. It doesn’t promise you any of them. It just keeps bringing them up.',
  9: 'Nine years of endings, forgiveness and a wider world come with a letter worth 9. No letter stays longer, so you don’t have to hurry the goodbyes.',
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
