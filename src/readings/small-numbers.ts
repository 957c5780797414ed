import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { DigitReadings } from './types';

/** The balance number: what to do when upset. */
export const balance: DigitReadings<string> = {
  1: 'When you’re upset, a balance of 1 says to stop fighting alone. Tell one person what happened before you’ve fixed it, while your hair is still a mess.',
  2: 'A balance of 2 asks you to wait until you’re calm, and then to say what hurt you. Silence only moves it to next week.',
  3: 'Feelings get big and loud with a 3. Custom says to look for the funny side and, if there isn’t one yet, to walk around the block until there is.',
  4: 'Upset? Then a 4 should hold on less tightly. Let the plan be wrong for an hour, eat something, and see how much of it was really about the plan.',
  5: 'Leaving is the first idea of a 5. By custom you find your balance by staying in the room for ten more minutes and saying what’s wrong.',
  6: 'A 6 gets hurt for everybody. The advice that goes with it is one question, asked out loud, before you pick anything up: “Whose problem is this?”',
  7: 'You go quiet and disappear with a balance of 7, and the thinking does help. Just leave a note: “I’m fine. I’m thinking. I’ll be back.”',
  8: 'Anger makes an 8 give orders. Ask for what you need the way you’d ask a stranger for the time.',
  9: 'Understanding the other side comforts a 9. Good, and now do your own: what exactly hurt you, in one sentence, with no excuses for them?',
};

/** A bridge: how far apart two of a person’s numbers are, and what brings them together. */
export const bridge: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'A bridge of 0 means the two numbers are the same. There’s nothing to bring together. Take a nap.',
  1: 'The two numbers are 1 apart, like neighbors with a low fence. By custom it’s courage that brings them together: act first, without asking everyone.',
  2: 'For a bridge of 2 you need patience. Let the louder of these two numbers wait for the quieter one, and ask somebody you trust which is which.',
  3: 'A bridge of 3 is built with words. Talk about it, sing about it, make fun of it a little. The two sides soften when you stop being so serious.',
  4: 'What joins two numbers that are 4 apart is routine: a plan on paper, an early night, the same small effort tomorrow. It isn’t exciting, and it holds.',
  5: 'Change is the bridge of 5. When these two numbers pull you in different directions, the custom is to try a third one that neither of them thought of.',
  6: 'If the distance is 6, care brings the two together. Do something kind for a person you can see, and the argument inside you gets quieter.',
  7: 'A bridge of 7 needs silence. You can’t hear two numbers at once in a noisy week, so give each of them an hour alone with you.',
  8: 'At a distance of 8 the two hardly know each other. The bridge is said to be a practical one: find a goal they share, and give each a job.',
};

/** The cornerstone, by the value of the first letter of the first name: how a person starts. */
export const cornerstone: DigitReadings<string> = {
  1: 'A first letter worth 1 is said to make you start fast, alone, and before the instructions arrive. If there’s a starting line, you’re a little bit over it.',
  2: 'Names that open with a 2 like to start things together. You look around for somebody first, and you don’t really begin until they nod.',
  3: 'With a 3 at the front of your name, starting is a performance. You announce it, you laugh, and by then there’s no way back.',
  4: 'A 4 in first place prepares. You measure, you read, you sharpen something, and once you do begin, you rarely have to begin twice.',
  5: 'If your first letter counts as 5, you start in the middle and work outward. It’s worked before.',
  6: 'A cornerstone of 6 asks who it’s for. Once you’ve got a face in mind you start at once, and not a minute earlier.',
  7: 'Whoever has a 7 for a first letter starts in private, so for weeks there’s nothing to see, and then one day you mention it and it’s half done.',
  8: 'An 8 in front is read as a strong start. You ask what the result should be and who’s in charge, and you don’t mind if it’s you.',
  9: 'The big picture comes first if your name begins with a 9: the whole world, then the continent and, after lunch, perhaps, the kitchen.',
};

/** The capstone, by the value of the last letter of the first name: how a person finishes. */
export const capstone: DigitReadings<string> = {
  1: 'How does a capstone of 1 finish? Alone, and in a sprint. You’d rather stay up until two than let anybody else write the last line.',
  2: 'A 2 at the end of a first name finishes with others. You check that everyone’s happy, and then you go and check with the quiet one.',
  3: 'With 3 as the value of your last letter, you finish with a party. The music’s ready, the hats are ready, and the work is very nearly ready.',
  4: 'A first name that ends on 4 is said to finish what it starts, down to sweeping the floor.',
  5: 'Endings worth 5 come early. Once you can see how it turns out, you’re already at the next thing, waving back kindly.',
  6: 'If your last letter counts as 6, nothing’s finished until everybody has been thanked, and you’d carry the cups back to the kitchen in a palace.',
  7: 'For a capstone of 7, “finished” is a strong word. You’ll think of a better ending on the way home, and of a still better one in bed.',
  8: 'An 8 closes things on purpose: result counted, bill paid, hands shaken. By custom you like an ending you can point to.',
  9: '9 finishes naturally, so a name that ends on it is said to let go well: you walk away bravely, and a week later you cry at a cartoon.',
};

/** The first vowel of the first name: the first reaction. */
export const firstVowel: Readonly<Record<'a' | 'e' | 'i' | 'o' | 'u' | 'y', string>> = {
  a: 'If A is your first vowel, your first reaction is to do something. You’re out of the chair before the sentence is over, and sometimes it wasn’t about you.',
  e: 'An E makes you curious first and careful second, or so it’s said. “Really? Where?” you ask, already leaning out of the window.',
  i: 'With I in front you feel it before you think it. Your face has answered by the time you’ve found the words, so you’d make a poor spy.',
  o: 'O is a closed circle, and whoever has it first is said to take the news inside, shut the door, and come out the next day with a decision.',
  u: 'A first vowel of U takes everything in, like a cup. You wait, you collect, and an hour later you say something that surprises the whole room.',
  y: 'Y looks like a road that splits in two. As a first vowel it’s said to see both ways at once, so your first reaction is often a sigh.',
};

/** The rational thought number: how a person thinks a problem through. */
export const rationalThought: Readonly<Record<CoreNumber, string>> = {
  1: 'A Rational Thought of 1 works fast and alone. You’ve got an answer while others are still reading the question, and now and then you go back and read it, too.',
  2: 'By talking: that’s how a 2 thinks a problem through. You may not need any advice at all, only a kind person who says “Hm.”',
  3: 'With a 3, thinking looks like play. You make a joke about the problem, then a drawing of it, and there’s the answer, in the drawing.',
  4: 'A 4 takes a problem apart and lays the pieces in a row. It’s slow work, and when you’re done there’s no piece left over.',
  5: 'Trying things out is how a 5 thinks, so you’ve tested three wrong answers already, and you’re rather fond of the second one.',
  6: 'Your first question about any problem is who gets hurt. A 6 looks for the answer everyone can live with, and gives up some sleep to find it.',
  7: '7 is at home here. You go down to the reason behind the reason, and come back up with an answer and one more question.',
  8: 'In the mind of an 8, a problem has a goal, a cost and a deadline. Feelings go last.',
  9: 'A 9 steps back until the problem looks small. From there you can see what it’s a part of, and sometimes that it was never a problem.',
  11: 'An 11 has the answer first and finds the reasons afterward. It’s often right, they say. Check it anyway, because the wrong ones feel exactly the same.',
  22: 'With 22 you think in systems: why solve it once, when you could build something that solves it every time? If it’s only a stuck window, please just push.',
  33: 'Thinking, for a 33, means teaching: you explain the problem to somebody else in small, kind steps, and halfway through you hear yourself say the answer.',
};

/** The subconscious self, by how many of the nine digits a name has: how sure a person is in a tight spot. */
export const subconsciousSelf: DigitReadings<string> = {
  1: 'One of the nine digits is all your name has. In a tight spot you’re said to do the same thing every time, and by now you’re very good at it.',
  2: 'Your name has two of the nine digits. That’s two tools for a tight spot, custom says, and you always know where both of them are.',
  3: 'With three of the nine, you look around for help when things get difficult. It’s a skill, and plenty of confident people never learn it.',
  4: 'Four of nine: careful in a crisis. You read the sign on the door before you run through it, and somebody’s usually thankful that you did.',
  5: 'A count of five is the middle. You’re sure of yourself in the kind of trouble you’ve had before, and honest about the other kinds.',
  6: 'Six of the nine digits are in your name, so you’re said to be calm first and worried later, in the shower, when it’s all over.',
  7: 'Names with seven of the nine are read as steady ones. The lights go out, and yours is the voice that says, “All right. Nobody move.”',
  8: 'If eight of the nine are there, custom trusts you in a storm. You may look bored. You’re just busy.',
  9: 'All nine! It’s read as being ready for anything, and hard to impress: the roof is gone, and you’re admiring the stars.',
};

/** The plane of expression with the most letters. */
export const planes: Readonly<Record<'physical' | 'mental' | 'emotional' | 'intuitive', string>> = {
  physical:
    'Most of your letters are on the physical plane, so you’re said to understand things by doing them. The manual comes afterward.',
  mental:
    'The mental plane has the most letters of your name. By custom you trust reasons, and you’ve won several arguments that took place only in your head.',
  emotional:
    'With most letters on the emotional plane, you’re said to decide by feeling. One song can change your whole afternoon.',
  intuitive:
    'The intuitive plane is your fullest: you simply know, and you can’t say how. It’s hard on people who’ve brought charts.',
};

/** The essence: the flavor of a year of life. */
export const essence: Readonly<Record<CoreNumber, string>> = {
  1: 'An essence of 1 gives this year of your life a taste of beginnings. You may want to try things by yourself, just to see if you can.',
  2: 'Slow and close: that’s a year with an essence of 2. People matter more than plans in it, and you’ll remember who saved you a seat.',
  3: 'This year of life is flavored by 3, which means talk, color and company. If you’ve had something to say for a while, it’s getting impatient.',
  4: 'With 4 for an essence, this year of life tastes of work. It’s bread, not cake. Bread lasts longer.',
  5: '5 makes this a lively year that doesn’t like to be planned. You may find yourself looking at your own town from the other side of the river.',
  6: 'A year flavored with 6 smells of home. Somebody may lean on you more than usual, and you’ll find out who you lean on yourself.',
  7: 'The flavor is 7: quieter, and a little farther from the crowd. Questions you’ve been too busy to ask may sit down next to you.',
  8: 'Results and decisions flavor this year, because its essence is 8. Ask what your work is worth.',
  9: 'If the essence is 9, something is said to be ending, whether or not you planned it. You may feel generous and tearful at once.',
  11: 'A year flavored by 11 is a sensitive one. You notice more than you’d like to, and one idea may follow you from room to room.',
  22: 'With an essence of 22, this year leans toward something large and useful. The custom is to begin with a part that fits on a kitchen table.',
  33: '33 gives the year a taste of teaching and comfort. People may come to you with what hurts, so keep one evening that’s only yours.',
};

/** A transit: what a letter of this value brings, for as many years. */
export const transit: DigitReadings<string> = {
  1: 'A letter worth 1 stays for a single year and is said to bring a fresh start. That’s short, so don’t spend it choosing a notebook.',
  2: 'Two years with a 2 letter are said to bring patience, partners, and quite a lot of standing in the hall while somebody looks for their keys.',
  3: 'For three years a 3 letter brings talk, friends and ideas. Say yes to the stage, even if it’s only a chair at somebody’s birthday.',
  4: 'Work is what a 4 letter brings, four years of it, the kind that’s dull by the day and impressive by the year.',
  5: 'Letters worth 5 bring movement, for five years. Custom counts a light suitcase as wisdom.',
  6: 'Home, family and duty come in with a 6 letter and stay six years. There’s time to learn everyone’s favorite dish, including your own.',
  7: 'Seven quieter years belong to a 7 letter: study, questions, long walks. You can still come to the party. You’ll just leave with a book.',
  8: 'An 8 letter is read as eight years about money, work and influence. It doesn’t promise you any. It only keeps bringing up the subject.',
  9: 'Nine years is as long as any letter stays, and a 9 letter is said to bring endings, forgiveness and a wider world. You don’t have to hurry the goodbyes.',
};

/** What each of the small numbers is for. */
export const smallNumberUse = {
  balance: 'It suggests what to do when you’re upset.',
  bridges:
    'A bridge shows how far apart two of your numbers are, and what could bring them together.',
  cornerstone: 'The first letter of your name is read for how you start things.',
  capstone: 'From the last letter of your first name, custom reads how you finish.',
  firstVowel: 'This letter stands for your very first reaction, before you’ve had time to think.',
  rationalThought: 'Here’s how you’re said to think a problem through.',
  subconsciousSelf:
    'How many of the nine digits your name has is said to show how sure you are under pressure.',
  planes:
    'The planes show what you’re said to trust most: your hands, your head, your heart or your intuition.',
  essence: 'Essence is the flavor of the year of life you’re in, from one birthday to the next.',
  transits: 'Transits are the letters of your name, each of which colors a few years of your life.',
} as const;
