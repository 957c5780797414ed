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
      'In numerology 1 stands for the self: one person, standing alone, who begins. People who have it in their name or birth date decide quickly, like to lead and do not like to follow advice. Its good side is courage and original ideas. Its bad side is pride, impatience and a habit of refusing help. A year with this number is a fresh start.',
      'For about two thousand years many scholars said that 1 was not a number. Euclid, a Greek teacher, wrote that a number is a group of units. A single unit is not a group, so 1 was left out. In 1585 the engineer Simon Stevin disagreed: he wrote that 1 is a number like all the others. Even so, 1 is special: if you multiply by it, nothing changes. When you add up a name or a date, you seldom get 1 at once. First you get 10, 19, 28 or 37, and then you add these digits until 1 is left. The drawing at the top shows a point where three circles begin.',
    ],
  },
  2: {
    word: 'two',
    epithet: 'Partnership and peace',
    meaning:
      '2 means partnership. It stands for peace, patience and feeling: being close to others and helping them to agree.',
    opening: [
      'The meaning of 2 is partnership: two people and the feelings between them. It shows in people who listen well, notice moods and look for a fair solution, in love as much as in business. At its best it is kind, patient and tactful. At its worst it is too sensitive, cannot decide and says yes when it should say no. A year of 2 asks you to wait and to work with others.',
      'Some languages treat 2 as a special number. Old English had one word for “we” and another word, “wit,” that meant “we two.” Slovene and Arabic still have a special form for two people. In these languages a couple is different from a group. Even in arithmetic 2 brings agreement: 2 + 2 is 4, and 2 × 2 is also 4. Apart from zero, no other number does this. It is also the only even number that can be divided only by 1 and by itself. In the drawing at the top, the part in the middle belongs to both circles, as in a partnership.',
    ],
  },
  3: {
    word: 'three',
    epithet: 'Creativity and joy',
    meaning:
      '3 is about expression. It stands for joy, creative talent and communication: having something to say and finding people who listen.',
    opening: [
      'Three stands for expression: you have an idea and share it with other people. You find it in those who talk, write, draw, sing or make a dull evening fun. Its gifts are imagination, humor and easy friendship with almost anybody. Its weak side is a lack of patience: it begins a lot, finishes little and makes a joke when others need a serious answer. A 3 year is good for friends and creative work.',
      'The sign 3 comes from India. Long ago, people there drew one line for 1, two lines for 2 and three lines for 3. When they wrote fast, the three lines became our 3. And 3 is the only number that equals the sum of all the numbers before it: 1 + 2. For this reason 3 is read as what 1 and 2 create together. Here is a trick: add the digits of any number. If this sum can be divided by 3, the number can be divided by 3 too. The digits of 471 make 12, so you can divide 471 by 3.',
    ],
  },
  4: {
    word: 'four',
    epithet: 'Order and hard work',
    meaning:
      '4 is the number of order and work. It stands for discipline and a solid base: doing things properly so that they last.',
    opening: [
      '4 is like a house: it has four walls and straight corners, and it is built to last. It belongs to people who plan, keep their word and do the dull part of the work without being asked. Others call them reliable. Change is difficult for them: they can be stubborn, slow to trust a new way and strict with people who are less careful. A year with this number is for building.',
      'The word “four” has four letters. No other English number word has exactly as many letters as its number says. All the others lead to it if you count their letters again and again. Thirty-three has eleven letters, eleven has six, six has three, three has five, five has four, and there it stops. With only four colors you can paint any map so that neighboring countries look different. Multiply a number by itself and you get a square: 1, 4, 9, 16. With four squares or fewer you can make any whole number: 7 is 4 + 1 + 1 + 1.',
    ],
  },
  5: {
    word: 'five',
    epithet: 'Freedom and change',
    meaning:
      '5 means freedom. It stands for change, curiosity and adventure: new places, new people and the courage to try.',
    opening: [
      'A 5 wants to see, taste and try as much of life as it can. People who have it are quick, curious and sociable; they travel, change jobs and learn by doing. They are at their best when something unexpected happens. When life is too quiet, they get bored, forget promises and spend too much. A 5 year brings change, even if you did not ask for it.',
      'Five is common in living things. Cut an apple across the middle and you see a star with five points. Wild roses have five petals, and your hand has five fingers. Stones and metals were different: scientists believed that no crystal could ever show a pattern with five equal parts. In April 1982 Dan Shechtman saw such a pattern in his microscope. Almost nobody believed him at first, but he trusted what he saw, and in 2011 he won the Nobel Prize. To think so freely suits 5, the number of freedom. Multiplying by 5 is quick: write a zero and take half. So 14 becomes 140 and then 70.',
    ],
  },
  6: {
    word: 'six',
    epithet: 'Love, home and responsibility',
    meaning:
      '6 is the number of love and family. It stands for care and responsibility: looking after people and keeping them together.',
    opening: [
      'Home and family are the world of 6. It is read as the number of everyday love. People who have it cook, teach, comfort and repair; they make places beautiful and remember birthdays. Others know that they can rely on them. Their fault is to worry, to help people who did not ask for it and to tell everybody how to live. A 6 year often brings duties and celebrations in the family.',
      'Snowflakes have six corners. In 1611 Johannes Kepler wrote a little book about the reason, but he did not find it. Put a coin on the table: exactly six coins of the same size fit around it, like a family around its table. You can divide 6 by 1, 2 and 3. Add these three and you get 6; multiply them and you get 6 again. The Greeks called such a number perfect: add up all the smaller numbers that divide it, and you get the number itself. The next perfect numbers are 28, 496 and 8,128. This balance suits the number of harmony at home.',
    ],
  },
  7: {
    word: 'seven',
    epithet: 'The search for truth',
    meaning:
      '7 is the number of thought. It stands for study, faith and time alone: asking and thinking until things make sense.',
    opening: [
      'Seven is called the seeker, because it wants to know what is really true. It shows in people who read, doubt, research or pray, who need silence and choose few friends with care. Its strength is a deep and honest mind. Its weakness is distance: it can seem cold, keep secrets without need and think for so long that the chance is gone. A 7 year is good for study and rest.',
      'Among the numbers from 1 to 10, seven stands alone. You cannot make it by multiplying smaller numbers, and twice 7 is more than 10. So old philosophers compared it to the goddess Athena, who had no mother and no child. If you divide 1 by 7, you get 0.142857, and the same six digits come again and again. If you divide 2 by 7, you get 0.285714: the same digits in the same order, with another start. The week of seven days is independent too. In October 1582 ten days were taken out of the calendar, but Thursday the 4th was still followed by Friday, the 15th.',
    ],
  },
  8: {
    word: 'eight',
    epithet: 'Power and success',
    meaning:
      '8 means power. It stands for money, ambition and achievement: getting large things done in the material world.',
    opening: [
      '8 is about success that you can see and count: work, money and influence. It belongs to people who judge well, lead others in a crisis and are not afraid of large sums. They can be generous and fair. The danger is to measure everything by results, to control others and to forget to rest. A year 8 brings the results of earlier work.',
      'You reach 8 by doubling: 2, 4, 8. Doubling soon makes things large, which suits a number of power. A chessboard has eight rows of eight squares. Put one grain of rice on the first square, two on the second, four on the third, and go on. The last square alone needs more than 9,000,000,000,000,000,000 grains. In Chinese the word for 8 sounds a little like “get rich,” so the Beijing Olympics opened on 8/8/2008. In mathematics a number such as 2 × 2 × 2 or 3 × 3 is called a power. These two are 8 and 9, and they are neighbors. It was proved in 2002 that no other powers are neighbors.',
    ],
  },
  9: {
    word: 'nine',
    epithet: 'Giving and letting go',
    meaning:
      '9 stands for compassion and for endings. It cares about people everywhere, gives freely and lets go of what is finished.',
    opening: [
      'As the last digit, 9 comes after all the others. It is read as the number of people who understand and give. It shows in people who care about strangers, causes, art and justice, often more than about profit. On the good side it is warm and wise. On the bad side it is easily disappointed and finds it hard when something it loved is over. A 9 year ends a cycle.',
      'The number 9 helps you to find mistakes. If you write 72 instead of 27, the error is 45; if you write 590 instead of 509, it is 81. When two digits have changed places, the error can always be divided by 9. Count in nines up to 90, and the digits always add up to 9: 1 + 8, 2 + 7. Add 9 to any number, and in the end its digits still give the same result: 5 + 9 is 14, and 1 + 4 is 5. French “neuf” means nine and also new. After 9 comes 10, and counting begins again.',
    ],
  },
  11: {
    word: 'eleven',
    epithet: 'Inspiration and intuition',
    meaning:
      '11 is the first master number. It stands for inspiration and intuition: sensing what others miss and giving them hope.',
    opening: [
      'Numerology calls 11 a master number and does not reduce it to 2, although it is as sensitive as 2. It stands for inspiration: a strong sense of what people feel, and of what may come. Artists, teachers and advisers are said to have it. On good days it gives courage to everyone in the room. On bad days it is nervous and full of doubt, and its dreams never become a plan.',
      'The Old English word for 11, “endleofan,” means “one left.” You have counted ten fingers, and there is still one more. It is the first number with two digits that is the same when you read it backward. Multiply it by itself and it gives 121, which you can also read both ways. In the same way 111 × 111 is 12,321, and this works up to nine ones. Many older books have a ten-digit code, and 11 is used to check it. It finds the two most common mistakes: one wrong digit, or two digits that have changed places. So 11 notices errors that others miss.',
    ],
  },
  22: {
    word: 'twenty-two',
    epithet: 'Large plans made real',
    meaning:
      '22 is the builder among the master numbers. It stands for great plans and practical skill: turning a dream into something that serves many people.',
    opening: [
      'The name for 22 is the master builder, because it joins the vision of 11 with the hard work of 4. It belongs to people who plan schools, bridges or companies, but who also know what a single brick costs. They are trusted with large tasks. The hard side is pressure, the need to control everything and plans so large that they never start.',
      'Builders must measure, and for a long time they measured land with 22. In 1620 Edmund Gunter described a chain that was twenty-two yards long (about 20 meters). A field ten chains long and one chain wide is an acre, an old measure of land, and eighty chains make a mile. Large parts of America were measured with such chains. The number helps with circles as well. The distance around a circle is about 22/7 times its width, with an error of only 4 in 10,000. The Hebrew alphabet has twenty-two letters, and every word is built from them. As a total 22 is rare: the smallest number whose digits add up to 22 is 499.',
    ],
  },
  33: {
    word: 'thirty-three',
    epithet: 'Teaching with love',
    meaning:
      '33 is the teacher among the master numbers. It stands for love and patience in the service of others, taught by example.',
    opening: [
      'Of the three master numbers 33 is the rarest, and it is called the master teacher. It takes the care of 6 and gives it to a whole community: students, patients, anyone in trouble. Those who have it are said to help by patience and good humor more than by clever advice. The danger is tiredness. They give for too long, expect perfection of themselves and forget that helpers need help.',
      'A famous poem by Dante has three parts with 33 chapters each. One more chapter opens it, so there are a hundred in all. In it, teachers guide the poet. Like a lesson, 33 grows in steps: 1 + 2 + 6 + 24, which are 1, 1 × 2, 1 × 2 × 3 and 1 × 2 × 3 × 4. A number like 2 × 2 × 2 is called a cube. For more than sixty years people looked for three cubes that make 33 when added or subtracted. In 2019 Andrew Booker found them with a computer. It needed patience, like all good teaching.',
    ],
  },
};
