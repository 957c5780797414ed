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
      'In numerology 1 stands for the self: one person, standing alone, who begins. Where it turns up in a name or a birth date, people decide quickly, like to lead and would rather make their own mistake than follow good advice. Its good side is courage and original ideas. Its bad side is pride, impatience and a habit of refusing help. A year with this number is a fresh start.',
      'For about two thousand years scholars said that 1 was not a number. Euclid, a Greek writer, called a number a group of units, and a single unit is not a group. In 1585 the engineer Simon Stevin disagreed and printed his answer in capital letters. So 1 stands apart from the others, as its people often do. If you multiply by 1, nothing changes. In numerology a sum seldom gives 1 directly: it first gives 10, 19, 28 or 37, and you add the digits again. The drawing at the top shows a point where three circles begin.',
    ],
  },
  2: {
    word: 'two',
    epithet: 'Partnership and peace',
    meaning:
      '2 means partnership. It stands for peace, patience and feeling: being close to others and helping them to agree.',
    opening: [
      'The meaning of 2 is partnership: two people and the feelings between them. It shows in people who listen well, notice moods and look for a fair solution, in love as much as in business. At its best it is kind, patient and tactful. At its worst it is too sensitive, cannot decide and agrees when it should object. A year of 2 asks you to wait and to work with others.',
      'Old English had one word for “we” and another, “wit,” for “we two.” Slovene and Arabic still have a special form for two people. In these languages a couple is more than a very small group. In arithmetic 2 brings agreement as well: two plus two, two times two and two to the power of two are all four, a harmony that no other counting number achieves. It is also the only even number that can be divided only by 1 and by itself. In the drawing at the top, the part in the middle belongs to both circles, as in a partnership.',
    ],
  },
  3: {
    word: 'three',
    epithet: 'Creativity and joy',
    meaning:
      '3 is about expression. It stands for joy, creative talent and communication: having something to say and finding people who listen.',
    opening: [
      'Three stands for expression: you have an idea and share it with other people. You find it in those who talk, write, draw, sing or make a dull evening fun. Its gifts are imagination, humor and easy friendship with almost anybody. Its weak side is a lack of patience: it begins a lot, finishes little and makes a joke when others need a serious answer. A 3 year is good for friends and creative work.',
      'Long ago, Indian writers drew one line for 1, two for 2 and three for 3. Our own 3 is those three lines, written fast. This is also the only number that equals everything before it: 1 + 2. For this reason 3 is read as what 1 and 2 create together. Here is a trick for friends. Add the digits of any number: if three goes into the sum, it goes into the figure. The digits of 471 make 12, so both 12 and 471 can be divided by 3. Jokes need three parts too, because the third one brings the surprise.',
    ],
  },
  4: {
    word: 'four',
    epithet: 'Order and hard work',
    meaning:
      '4 is the number of order and work. It stands for discipline and a solid base: doing things properly so that they last.',
    opening: [
      'Think of 4 as the number of a house: four walls, straight corners, built to stay. It belongs to people who plan, keep their word and do the dull part of the work without being asked. Others call them reliable. Trouble comes with change, because 4 can be stubborn, slow to trust a new way and hard on those who are less careful. A year with this number is for building.',
      'Count the letters of the word “four.” No other English number word has as many letters as it says. All the others lead to it. Thirty-three has eleven letters, eleven has six, six has three, three has five, five has four, and there it stops. On a map, four colors are enough to keep neighbors different; Francis Guthrie noticed this in 1852. In 1770 Lagrange showed that every whole number can be put together from four squares: 7 is 4 + 1 + 1 + 1, and 5 is 4 + 1 + 0 + 0. Four is enough each time, like the walls of a house.',
    ],
  },
  5: {
    word: 'five',
    epithet: 'Freedom and change',
    meaning:
      '5 means freedom. It stands for change, curiosity and adventure: new places, new people and the courage to try.',
    opening: [
      'The number 5 stands for freedom, the wish to try as much of life as possible. It makes quick, curious, sociable people who travel, change jobs and learn by trying. They are at their best when something unexpected happens. When nothing happens, they forget promises, take too much of everything and fear for their freedom. A 5 year brings movement, wanted or not.',
      'Cut an apple across the middle and you see a star with five points. Wild roses have five petals, and your hand has five fingers, so 5 belongs to living things. Scientists used to say that no crystal could be ordered in fives. In April 1982 Dan Shechtman saw one in his microscope. The head of his group told him to read a textbook; in 2011 he won the Nobel Prize. His story suits the number of free minds. Among the nine digits 5 stands in the middle and can go either way. Multiplying by 5 is quick as well: write a zero and take half (14, 140, 70).',
    ],
  },
  6: {
    word: 'six',
    epithet: 'Love, home and responsibility',
    meaning:
      '6 is the number of love and family. It stands for care and responsibility: looking after people and keeping them together.',
    opening: [
      'Home and family are the world of 6. It is read as the number of everyday love. People who have it cook, teach, comfort and repair; they make places beautiful and remember birthdays. Others rely on them, and they are right to do so. Their fault is to worry, to help people who did not ask for it and to tell everybody how to live. A 6 year often brings duties and celebrations in the family.',
      'In 1611 Johannes Kepler wrote a little book about snow. He asked why snowflakes always have six corners, but he did not find the answer. Put a coin on the table: exactly six coins of the same size fit around it, like a family around its table. The numbers 1, 2 and 3 divide 6. Add them and you get 6; multiply them and you are there again. The Greeks called a number perfect when the smaller numbers that divide it add up to it. After this one comes 28, then 496, then 8,128. This balance suits the number of harmony at home.',
    ],
  },
  7: {
    word: 'seven',
    epithet: 'The search for truth',
    meaning:
      '7 is the number of thought. It stands for study, faith and time alone: looking below the surface until things make sense.',
    opening: [
      'Seven is called the seeker, because it wants to know what is really going on. It shows in people who read, doubt, research or pray, who need silence and choose few friends with care. Its strength is a deep and honest mind. Its weakness is distance: it can seem cold, keep secrets without need and think for so long that the chance is gone. A 7 year is good for study and rest.',
      'Among the numbers from 1 to 10, seven stands alone. Only 1 and 7 itself divide it, and it divides none of the others. Old philosophers compared it to the goddess Athena, who had no mother and no child. Divide by 7 and the same six digits come back in a circle: one seventh is 0.142857 and so on, two sevenths 0.285714. A seeker likes such a hidden order. The week of seven days is independent too. In October 1582 ten days were taken out of the calendar, but the week simply went on: Thursday the 4th was followed by Friday the 15th.',
    ],
  },
  8: {
    word: 'eight',
    epithet: 'Power and success',
    meaning:
      '8 means power. It stands for money, ambition and achievement: getting large things done in the material world.',
    opening: [
      'Success that you can see and count is the subject of 8: work, money and influence. It belongs to people who judge well, take charge in a crisis and are not afraid of large sums. They can be generous and fair. The danger is to measure everything by results, to control others and to forget to rest. A year 8 brings the results of earlier work.',
      'You reach 8 by doubling: 2, 4, 8. This soon makes things large, which suits a number of power. Eight switches, each on or off, can be set in 256 ways. A chessboard is eight by eight. Put one grain of rice on the first square, two on the second, then four: the last square alone needs more than nine quintillion (a quintillion has eighteen zeros). In Chinese the word for 8 sounds a little like “get rich,” so the Beijing Olympics opened on 8/8/2008. Next to 8, or 2 × 2 × 2, stands 9, or 3 × 3; it was proved in 2002 that no two powers ever stand so close again.',
    ],
  },
  9: {
    word: 'nine',
    epithet: 'Giving and letting go',
    meaning:
      '9 stands for compassion and for endings. It cares about people everywhere, gives freely and lets go of what is finished.',
    opening: [
      'As the last digit, 9 comes after all the others. It is read as the number of people who understand and give. It shows in people who care about strangers, causes, art and justice, often more than about profit. On the good side it is warm and wise. On the bad side it is easily disappointed and finds it hard when something it loved is over. A 9 year ends a cycle.',
      'If a bill is wrong by 27, or 54, or 630, look for two digits that have changed places. Write 72 for 27, or 590 for 509, and the error can always be divided by nine. Its multiples, from 09 to 45, come back in a mirror as 54 to 90: 18 turned around is 81, and the digits make 9. Add 9 to a number, and its digit sum stays the same: 5 + 9 is 14, and 1 + 4 is 5. So 9 joins in and takes nothing for itself. French “neuf” means nine and also new. After 9 comes 10, and counting begins again.',
    ],
  },
  11: {
    word: 'eleven',
    epithet: 'Inspiration and intuition',
    meaning:
      '11 is the first master number. It stands for inspiration and intuition: sensing what others miss and giving them hope.',
    opening: [
      'Numerology calls 11 a master number and does not reduce it to 2, although it is as sensitive as 2. It stands for inspiration: a strong sense of what people feel, and of what may come. Artists, teachers and advisers are said to have it. When it goes well, it lifts everyone in the room. When it goes badly, it brings nerves, doubt and dreams that never become a plan.',
      'The Old English word for 11, “endleofan,” means “one left.” You have counted ten fingers, and there is still one more. It is the first number with two digits that is the same when you read it backward. Multiplied by itself it gives 121, which you can also read both ways; 111 times 111 is 12,321, and this pattern goes on as far as nine ones. Many older books have a ten-digit code that is checked with the help of 11. It finds the two most common mistakes: one wrong digit, or two neighbors in the wrong order. So 11 notices errors that others miss.',
    ],
  },
  22: {
    word: 'twenty-two',
    epithet: 'Large plans made real',
    meaning:
      '22 is the builder among the master numbers. It stands for great plans and practical skill: turning a dream into something that serves many people.',
    opening: [
      'The name for 22 is the master builder, because it joins the vision of 11 with the hard work of 4. It belongs to people who plan schools, bridges or companies, and who also ask what one brick costs. They are trusted with large tasks. The hard side is pressure, the need to control everything and plans so large that they never start.',
      'Builders must measure, and for a long time they measured land with 22. In 1620 Edmund Gunter made a chain that was twenty-two yards long. Ten of its lengths by one are an acre, the old size for a field; eighty in a row are a mile. Many roads in America that look perfectly straight from a plane were measured with it. For circles, Archimedes used 22 as well: the way around is about 22/7 of the way across, which is wrong by only four parts in ten thousand. The Hebrew alphabet builds every word from twenty-two letters. As a total 22 is rare: no other total has digits that add up to it until 499.',
    ],
  },
  33: {
    word: 'thirty-three',
    epithet: 'Teaching with love',
    meaning:
      '33 is the teacher among the master numbers. It stands for love and patience in the service of others, taught by example.',
    opening: [
      'Of the three master numbers 33 is the rarest, and it is called the master teacher. It takes the care of 6 and gives it to a whole community: students, patients, anyone in trouble. Those who have it are said to help by patience and good humor more than by clever advice. The danger is tiredness. They give for too long, expect perfection of themselves and forget that helpers need help.',
      'A famous poem by Dante has three parts of 33 chapters each. One more chapter opens the poem, so the three together come to a hundred. Teachers lead the poet through them. Like a lesson, 33 grows in steps: 1 + 2 + 6 + 24, which are 1, 1 × 2, 1 × 2 × 3 and 1 × 2 × 3 × 4. For more than sixty years people looked for three cubes (a cube is a number like 2 × 2 × 2) that make 33 when added or subtracted. In 2019 Andrew Booker found them with a computer. It needed patience, like all good teaching.',
    ],
  },
};
