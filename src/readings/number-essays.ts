import type { CoreNumber } from '@ninefold/numerology';

/** What a number's own page says before its readings: the number itself, as anyone may check it. */
export interface NumberEssay {
  /** The number in words, as its letters are added up. */
  readonly word: string;
  /** The one thing the number stands for: a line under the title. */
  readonly epithet: string;
  /** The plain sentence or two that says what the number means; at most 35 words. */
  readonly meaning: string;
  /** The opening: what the number stands for, then its history and arithmetic. */
  readonly opening: readonly [string, string];
}

/** The twelve openings. Every fact of arithmetic in them is worked out again by a test. */
export const numberEssays: Readonly<Record<CoreNumber, NumberEssay>> = {
  1: {
    word: 'one',
    epithet: 'Independence and beginnings',
    meaning:
      '1 is the number of independence and of every beginning. It stands for leadership, courage and the will to go first.',
    opening: [
      'Every crowd has a person who gets up first, and in numerology that’s the 1. It means independence: courage, ideas of your own, the wish to decide. A 1 in your name or birth date is said to make you quick to lead and slow to take advice. The price is pride, impatience and a way of refusing help with heavy bags. A 1 year is a fresh start.',
      'For about two thousand years many scholars said 1 wasn’t a number at all. Euclid, the great Greek teacher, wrote that a number is a group of units, and a single unit isn’t a group. In 1585 the engineer Simon Stevin disagreed in print: 1 is a number like any other. It still behaves like no other. Multiply by it, and nothing happens. Add up a name or a date, and you hardly ever get 1 right away. First you get 10, 19, 28 or 37, and only when you add those digits does 1 step out.',
    ],
  },
  2: {
    word: 'two',
    epithet: 'Partnership and peace',
    meaning:
      '2 means partnership. It stands for peace, patience and feeling: being close to others and helping them agree.',
    opening: [
      'You can’t shake hands alone. 2 is the number of partnership, of whatever goes on between two people: the listening, the waiting, the small repairs. It shows in anyone who can tell from a hello how your day went, and who’d rather find a fair answer than win. Pushed too far, a 2 can’t decide, takes things to heart, and says yes with a face that means no.',
      'Some languages think two people deserve a grammar of their own. Old English had a word, “wit,” that meant “we two” and nobody else. Slovene and Arabic still have special forms for a pair, so a couple isn’t counted as a very small crowd. Even arithmetic makes peace here: 2 + 2 is 4, and 2 × 2 is 4 as well; apart from zero, no other number does this. 2 is also the only even number that can be divided only by 1 and by itself. In the drawing at the top, the part in the middle belongs to both circles.',
    ],
  },
  3: {
    word: 'three',
    epithet: 'Creativity and joy',
    meaning:
      '3 is about expression: joy, creative talent, and having something to say to people who’d like to hear it.',
    opening: [
      'A joke likes to have three people in it. The first two make a pattern, and the third one breaks it. That’s the spirit of 3, the number of joy and expression: you have an idea, and you can’t keep it to yourself. It belongs to those who talk, draw, sing and rescue dull dinners. Patience is another matter, and so is the second half of almost anything.',
      'Three is where things stop rocking. A stool with three legs stands still on any floor, which is more than one with four can promise. The sign comes from India, where people once drew one line for 1, two for 2 and three for 3. Written fast, the three lines ran together and became our 3. It’s the only number that equals the sum of all the numbers before it, 1 + 2. Add up the digits of any number. If this sum can be divided by 3, the number can be divided by 3 too. The digits of 471 make 12, so three friends can share 471 coins.',
    ],
  },
  4: {
    word: 'four',
    epithet: 'Order and hard work',
    meaning:
      '4 is the number of order and work: discipline, a solid base, and doing things properly so they last.',
    opening: [
      'A table has four legs, and nobody has ever thanked one of them. That’s 4: order, hard work and whatever keeps the rest of us upright. It’s said to belong to people who plan, keep their word and do the boring part without being asked. What they find hard is a new way of doing anything. They can be stubborn about it, and strict with those who lose receipts.',
      'Count the letters of the word “four.” There are four, and no other English number word is as honest as that. All the others lead to it if you go on counting. Thirty-three has eleven letters, eleven has six, six has three, three has five, five has four, and there it stays. Mapmakers are fond of it too: four colors are enough to paint any map so no two neighbors look the same, as long as each country is in one piece.',
    ],
  },
  5: {
    word: 'five',
    epithet: 'Freedom and change',
    meaning:
      '5 means freedom. It’s about change, curiosity and adventure: new places, new people and the courage to try.',
    opening: [
      'Spread the fingers of one hand: that’s 5, pointing in every direction at once. It’s the number of freedom. People who have it taste first and ask later, change jobs, travel light and learn by doing. They’re at their best when the plan has just collapsed. When life gets too quiet they grow bored, forget what they promised and spend what they shouldn’t. A 5 year brings change, whether you ordered any or not.',
      'Five likes to grow. Cut an apple across the middle and you’ll find a star with five points. A wild rose has five petals, and most starfish have five arms. Stones were another matter: for a long time scientists were sure no crystal could be built on fives. In April 1982 Dan Shechtman looked into his microscope and saw one. Hardly anybody believed him. He trusted his eyes, and in 2011 he won the Nobel Prize, which suits a number that goes its own way.',
    ],
  },
  6: {
    word: 'six',
    epithet: 'Love, home and responsibility',
    meaning:
      '6 is the number of love and family. It looks after people, takes responsibility and keeps everyone together.',
    opening: [
      'Somebody has to remember the birthdays. 6 is read as the number of everyday love: home, family, duty, and who has to be picked up at five. Those who have it cook, teach, comfort, mend and make rooms beautiful. Their trouble is that they worry, help where nobody asked, and know exactly how you ought to live. A 6 year can bring duties and family parties, sometimes on the same afternoon.',
      'Put a coin on the table. Exactly six coins of the same size fit around it, like a family that has finally gotten everyone to sit down. Snowflakes have six corners, and in 1611 Johannes Kepler wrote a little book to find out why. He didn’t. You can divide 6 by 1, 2 and 3. Add these three and you get 6; multiply them and you get 6 again. The Greeks called a number perfect if all the smaller numbers that divide it add up to the number itself. The next perfect numbers are 28, 496 and 8,128. Perfect families are about as common.',
    ],
  },
  7: {
    word: 'seven',
    epithet: 'The search for truth',
    meaning:
      '7 is linked to thought: study, faith and time alone, and asking questions until things make sense.',
    opening: [
      'Who says so, and how do they know? If you’ve been asking that since you could talk, you understand 7, the number of the seeker. It goes with study, silence and faith, with reading to the last page and choosing few friends with care. Its gift is a deep and honest mind. From outside it can look cold, and it can think a thing over for so long that the chance is gone.',
      'Seven keeps to itself: you can’t make it by multiplying smaller numbers, and if you double it you’re past 10. No other number from 1 to 10 is so alone. So the followers of Pythagoras compared it to Athena, the goddess without mother or children. Divide 1 by 7 and you get 0.142857, over and over. Divide 2 by 7 and you get 0.285714: the same digits in the same order, from another start. The week won’t be disturbed either. In October 1582 ten days were taken out of the calendar, and Thursday the 4th was still followed by Friday, the 15th.',
    ],
  },
  8: {
    word: 'eight',
    epithet: 'Power and success',
    meaning:
      '8 means power: money, ambition and achievement, and getting large things done in the real world.',
    opening: [
      'Lay an 8 on its side and it’s the sign for infinity, which is roughly how much an 8 would like to get done before lunch. It’s the number of power: work, money, influence, results you can count. Its people judge well, stay calm in a crisis and don’t go pale at large sums. They can also measure everyone by results, keep both hands on the wheel and forget to sleep. An 8 year shows what earlier work was worth.',
      'In an old story a man asks a king for rice: one grain on the first square of a chessboard, two on the second, then 4, then 8. It sounds modest. The last square alone needs more than 9,000,000,000,000,000,000 grains. Eights hold on to a title, too: October means “eighth month,” and it kept the name after it had become the tenth. Mathematicians call it a power, 2 × 2 × 2, and another one, 3 × 3, lives next door. It was proved in 2002 that no other powers are neighbors.',
    ],
  },
  9: {
    word: 'nine',
    epithet: 'Giving and letting go',
    meaning:
      '9 stands for compassion and for endings. It cares about people everywhere, gives freely and lets go of what’s finished.',
    opening: [
      '9 has seen all the other digits go by, and it has stopped judging them. Its subject is compassion. Nines care about strangers, causes and beauty, often more than about their own pay, and there’s hardly anyone they can’t understand. What hurts is when a thing they loved is over. They can stay sad about it for a long time, and they hide it well.',
      'Nine catches mistakes. If you write 72 instead of 27, the error is 45; if you write 590 instead of 509, it’s 81. Whenever two digits have changed places, the error can be divided by 9, and bookkeepers know it. Count in nines up to 90, and the digits always add up to 9: 1 + 8, 2 + 7 and so on. Add 9 to any other digit, and the digits of the answer lead back to where you were: 5 + 9 is 14, and 1 + 4 is 5. It gives all it has and changes nobody. French “neuf” means nine and also new. After 9 comes 10, and counting begins again.',
    ],
  },
  11: {
    word: 'eleven',
    epithet: 'Inspiration and intuition',
    meaning:
      '11, the first master number, means inspiration and intuition: sensing what others miss and giving them hope.',
    opening: [
      'Two 1s stand side by side like a pair of candles, and you aren’t allowed to add them up. 11 is a master number, so it isn’t turned into 2, though it’s every bit as sensitive. It means inspiration: a fine ear for what people feel, and sometimes for what’s coming. On a good day it gives a whole room courage; on a bad one it’s nervous, doubts everything, and has a dream where a plan should be.',
      'Count your fingers up to ten, and there’s one left. That’s what the name says: in Old English eleven was “endleofan,” which means “one left.” It’s the first number of two digits that reads the same backward. Multiply it by itself and it gives 121, which you can read both ways as well. It also has a sharp eye. Many older books carry a ten-digit code, and 11 is used to check it. One wrong digit, or two that have changed places, and the sum doesn’t come out. So 11 senses that something’s wrong before anybody opens the book.',
    ],
  },
  22: {
    word: 'twenty-two',
    epithet: 'Large plans made real',
    meaning:
      '22 builds. This master number joins great plans with practical skill, to turn a dream into something that serves many people.',
    opening: [
      'Anyone can draw a bridge. A 22 has also priced the bolts and ordered lunch for the workers. It’s called the master builder, because it joins the vision of 11 to the hard work of 4. These are the people trusted with schools, companies and other things too big for one person. The hard side is pressure: they want every detail in their own hands, and some plans grow so large that no one starts digging.',
      'A good deal of land has been measured with this number. Around 1620 Edmund Gunter made a chain twenty-two yards long, some twenty meters. A field ten chains long and one chain wide is an acre, and eighty chains make a mile. The wickets in cricket still stand one chain apart. 22 helps with circles, too: the way around is about 22/7 times the way across, with an error of only 4 in 10,000. As a Life Path it’s less rare than you’d think: of all birth dates from 1900 to 2100, about one in nineteen comes to 22.',
    ],
  },
  33: {
    word: 'thirty-three',
    epithet: 'Teaching with love',
    meaning:
      '33, the third master number, means teaching with love: patience and care for others, shown by example.',
    opening: [
      'Think of the teacher you still remember. That’s what 33 means: care, patience and good humor, for more people than one family holds. It has the warmth of 6, because 3 and 3 make 6, and the cheerful voice of 3, twice. It’s said to help less by advice than by staying in the room. The danger is tiredness, because a 33 gives for too long and forgets that helpers need help.',
      'Thirty-three bones, by the usual way of counting a spine, hold you up, and everyone who leans on you. Dante’s great poem has three parts with 33 chapters each, and one more to open it, so there are a hundred in all. But mostly 33 teaches patience. For more than sixty years people looked for three cubes, numbers like 2 × 2 × 2, that give 33 when added or subtracted. Andrew Booker found them, by computer, in 2019. As a Life Path it makes you wait, too: by our way of adding, no birthday falls on it between December 20, 1999 and September 29, 2029.',
    ],
  },
};
