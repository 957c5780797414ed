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
      'In numerology 1 stands for the self: one person, standing alone, who begins. Where it turns up in a name or a birth date, people decide quickly, like to lead and would rather make their own mistake than follow good advice. Its good side is courage and original ideas. Its bad side is pride, impatience and a habit of refusing help. In a year, it marks a fresh start.',
      'For about two thousand years scholars agreed that 1 was no number at all. Euclid calls a number a multitude of units, and a single unit is no multitude. In 1585 Simon Stevin, a Flemish engineer, lost patience and had the opposite printed in capitals. Multiply by 1 and nothing happens; divide by it and nothing happens again. In our sums it seldom comes as itself: it arrives as 10, 19, 28 or 37 and needs one more addition. The figure shows a point, and three circles that all set out from it.',
    ],
  },
  2: {
    word: 'two',
    epithet: 'Partnership and peace',
    meaning:
      '2 means partnership. It stands for peace, patience and feeling: being close to others and helping them to agree.',
    opening: [
      'The meaning of 2 is partnership: two people, and what passes between them. It shows in people who listen well, notice moods and look for a fair solution, in love as much as in business. At its best it is kind, patient and tactful. At its worst it is too sensitive, cannot decide and agrees when it should object. A year of 2 asks you to wait and to work with others.',
      'Old English had one word for “we” and another, “wit,” for “we two,” as if a couple were something else than a small crowd. Slovene and Arabic still make the difference. Arithmetic treats it as special too: two plus two, two times two and two to the power of two are all four, a harmony that no other counting number achieves. It is also the only even prime. In the figure each circle is drawn from the rim of the other, and the part they share is widest exactly halfway.',
    ],
  },
  3: {
    word: 'three',
    epithet: 'Creativity and joy',
    meaning:
      '3 is about expression. It stands for joy, creative talent and communication: having something to say and finding people who listen.',
    opening: [
      'Three stands for expression, the moment when an idea gets out and reaches other people. You find it in those who talk, write, draw, sing or make a dull evening fun. Its gifts are imagination, humor and easy friendship with almost anybody. Its weak side is a lack of patience: many beginnings, little finished and a joke where a serious answer was needed. When a year comes to 3, company and creative work go well.',
      'A stroke for one, two strokes for two, three for three: Chinese, Roman and Indian scribes all began this way, and our own 3 is the Indian strokes written in a hurry. A stool with three legs cannot wobble. This is also the only number that equals everything before it: 1 + 2. Add the digits of any figure you meet, a license plate or a grocery bill, and if three goes into the sum, it goes into the figure. Jokes use it too: the first two times make a pattern, and the third one breaks it.',
    ],
  },
  4: {
    word: 'four',
    epithet: 'Order and hard work',
    meaning:
      '4 is the number of order and work. It stands for discipline and a solid base: doing things properly so that they last.',
    opening: [
      'Think of 4 as the number of a house: four walls, straight corners, built to stay. It belongs to people who plan, keep their word and do the dull part of the work without being asked. Others call them reliable. Trouble comes with change, because 4 can be stubborn, slow to trust a new way and hard on those who are less careful. A year with this number is for building.',
      'Count the letters of “four”: no other number word in English tells the truth about its own length. The rest all lead to it. Thirty-three has eleven letters, eleven has six, six has three, three has five, five has four, and there the walk ends. Francis Guthrie noticed in 1852 that four colors were enough for the counties of England; proving it for every map took until 1976. In 1770 Lagrange showed that every whole number can be put together from four squares, zeros allowed. Again and again, four turns out to be enough.',
    ],
  },
  5: {
    word: 'five',
    epithet: 'Freedom and change',
    meaning:
      '5 means freedom. It stands for change, curiosity and adventure: new places, new people and the courage to try.',
    opening: [
      'Freedom is what 5 stands for, the wish to taste as much of life as possible. It makes quick, curious, sociable people who travel, change jobs and learn by trying. They are at their best when something unexpected happens. They are at their worst when nothing does: promises are forgotten, they take too much of everything and they fear being tied down. A 5 year brings movement, wanted or not.',
      'Cut an apple across the middle and a star with five points looks up at you. Wild roses have five petals, most starfish five arms, each of your hands five fingers. Crystals were said never to allow such an order, until Dan Shechtman looked into his electron microscope in April 1982 and saw it. The head of his group told him to read a textbook; in 2011 he received the Nobel Prize. Among nine digits 5 stands in the middle, with four on either side. To multiply by it, write a zero and take half.',
    ],
  },
  6: {
    word: 'six',
    epithet: 'Love, home and responsibility',
    meaning:
      '6 is the number of love and family. It stands for care and responsibility: looking after people and keeping them together.',
    opening: [
      'Home and family are the world of 6, which is read as the number of love in its everyday form. People who have it cook, teach, comfort and repair; they make places beautiful and remember birthdays. Others rely on them, mostly with good reason. Their fault is to help where no help was wanted, to worry, and to know best how everybody should live. A 6 year often brings duties and celebrations in the family.',
      'Johannes Kepler was crossing a bridge in Prague when snow fell on his sleeve, and every flake had six corners. His little book of 1611 asks why it is always six, and admits at the end that he did not know. Put a penny on the table and exactly six others fit around it. The numbers 1, 2 and 3 divide 6. Add them and you are back at 6; multiply them and you are there again. The Greeks called a number perfect when its smaller divisors add up to it. After this one comes 28, then 496, then 8,128.',
    ],
  },
  7: {
    word: 'seven',
    epithet: 'The search for truth',
    meaning:
      '7 is the number of thought. It stands for study, faith and time alone: looking below the surface until things make sense.',
    opening: [
      'Seven is called the seeker, since it wants to know what is really going on. It shows in people who read, doubt, research or pray, who need silence and choose few friends with care. Its strength is a deep and honest mind. Its weakness is distance: it can seem cold, keep secrets without need and think for so long that the chance is gone. A 7 year is good for study and rest.',
      'Among the numbers from 1 to 10, seven is the one without relatives: apart from 1 none of the others divides it, and it divides none of them. Philo of Alexandria reports that philosophers likened it to Athena, who had no mother and bore no child. Divide by 7 and the same six digits walk around in a ring: a seventh is 0.142857 and so on, two sevenths 0.285714. Its week takes no notice of the calendar. When ten days were dropped in October 1582, Thursday the 4th was followed by Friday the 15th.',
    ],
  },
  8: {
    word: 'eight',
    epithet: 'Power and success',
    meaning:
      '8 means power. It stands for money, ambition and achievement: getting large things done in the material world.',
    opening: [
      'Success that can be seen and counted is the subject of 8: work, money, influence and what is done with them. It belongs to people who judge well, take charge in a crisis and are not afraid of large figures. They can be generous and fair. The danger is to measure everything by results, to control others and to forget to rest. In a year 8 you harvest what the years before have prepared.',
      'Doubling is the whole character of 8, which is two times two times two. Eight switches, on or off, make a byte, with 256 ways to stand. Put a grain of wheat on the first square of a chessboard, eight by eight, and double it from square to square: the last one alone asks for more than nine quintillion. In Mandarin the word sounds a little like getting rich, so the Beijing Olympics opened at eight in the evening on 8/8/2008. Beside 8, a cube, stands 9, a square; in 2002 it was proved that no two powers ever stand so close again.',
    ],
  },
  9: {
    word: 'nine',
    epithet: 'Giving and letting go',
    meaning:
      '9 stands for compassion and for endings. It cares about people everywhere, gives freely and lets go of what is finished.',
    opening: [
      'As the last of the digits, 9 has everything behind it, so it is read as the number of those who understand and give. It shows in people who care about strangers, causes, art and justice, often more than about profit. On the good side it is warm and wise. On the bad side it is easily disappointed and finds it hard when something it loved is over. In a year, it closes a cycle.',
      'When the accounts are wrong by 27, or 54, or 630, an old clerk looks for two digits that have changed places. Write 72 for 27, or 590 for 509, and the error can always be divided by nine. Its multiples, from 09 to 45, come back in a mirror as 54 to 90, and the digits of each add up to nine. Put a nine into a sum or take one out, and the final digit stays the same. French says “neuf” for nine and also for new; Latin has “novem” and “novus.” After 9 we need a second column, and counting begins again.',
    ],
  },
  11: {
    word: 'eleven',
    epithet: 'Inspiration and intuition',
    meaning:
      '11 is the first master number. It stands for inspiration and intuition: sensing what others miss and giving them hope.',
    opening: [
      'Numerology calls 11 a master number and does not reduce it to 2, although it is just as sensitive. It stands for inspiration: a strong sense of what people feel, and of what may come. Artists, teachers and advisers are said to have it. When it goes well, it lifts everyone in the room. When it goes badly, it brings nerves, doubt and dreams that never become a plan.',
      'The Old English word for it, “endleofan,” means one left: ten fingers are used up, and here is another. Of the numbers with two digits it is the first that reads alike from both ends. Multiplied by itself it gives 121, which does so too; 111 by 111 is 12,321, and the pattern climbs as far as nine ones. The older book numbers, with ten places, were built on eleven, because it notices both common mistakes in copying: one wrong digit, or two neighbors exchanged. Where the last place comes to ten, the book carries an X.',
    ],
  },
  22: {
    word: 'twenty-two',
    epithet: 'Large plans made real',
    meaning:
      '22 is the builder among the master numbers. It stands for great plans and practical skill: turning a dream into something that serves many people.',
    opening: [
      'The name for 22 is the master builder, because it joins the vision of 11 with the hard work of 4. It is read in people who think of schools, bridges, companies or laws, and who also ask what one brick costs. Few numbers are trusted with more. It has a heavy side as well: pressure, a need to control every part and years in which the plan is so large that nothing gets started.',
      'Edmund Gunter’s chain of 1620, with which land was measured, is twenty-two yards long. Ten of its lengths by one are an acre; eighty in a row are a mile. Most of the straight lines you see from an airplane over Kansas were once measured with it. Archimedes proved that the way around a circle is slightly less than 22/7 of the way across, which is off by four parts in ten thousand. The Hebrew alphabet has twenty-two letters. As a total it must be met exactly: no other total has digits that add up to it until 499.',
    ],
  },
  33: {
    word: 'thirty-three',
    epithet: 'Teaching with love',
    meaning:
      '33 is the teacher among the master numbers. It stands for love and patience in the service of others, taught by example.',
    opening: [
      'Of the three master numbers 33 is the rarest, and it is called the master teacher. It takes the care of 6 and gives it to a whole community: students, patients, anyone in trouble. Those who have it are said to help by patience and good humor more than by clever advice. The price is tiredness. They give for too long, expect perfection of themselves and forget that helpers need help.',
      'Dante wrote his “Comedy” in groups of three lines with eleven syllables each, which makes thirty-three. Purgatory has as many cantos and so has Paradise; Hell has one more, as an introduction, and the three together come to a hundred. To a mathematician 33 is 1 + 2 + 6 + 24, the first four factorials. For more than sixty years people looked for three cubes, negative ones allowed, that make 33. Early in 2019 Andrew Booker, in Bristol, let a computer run for some weeks and found them. It had been possible all along and only needed patience.',
    ],
  },
};
