import type { CoreNumber } from '@ninefold/numerology';

/** What a number's own page says before its readings: the number itself, as anyone may check it. */
export interface NumberEssay {
  /** The number in words, as its letters are added up. */
  readonly word: string;
  /** The one thing the number stands for: a line under the title. */
  readonly epithet: string;
  /** The plain sentence or two that says what the number means; at most 35 words. */
  readonly meaning: string;
  /** For search engines and shared links. */
  readonly description: string;
  /** The opening: what the number stands for, then its history and arithmetic. */
  readonly opening: readonly [string, string];
}

/** The twelve openings. Every fact of arithmetic in them is worked out again by a test. */
export const numberEssays: Readonly<Record<CoreNumber, NumberEssay>> = {
  1: {
    word: 'one',
    epithet: 'The first mark on the wall',
    description:
      'The number 1 in numerology: its figure, its readings in a name, a birth date, a year and a career, famous sums that come to 1, and the company it keeps.',
    opening: [
      'For about two thousand years the learned agreed that 1 was no number at all. Euclid calls a number a multitude of units, and a single unit is no multitude; it was what you counted with, as an inch is for measuring. In 1585 Simon Stevin, a Flemish engineer who otherwise wrote about dikes and fortresses, lost patience and had the opposite printed in capitals. The primes took longer to settle. A celebrated table of them, published in Washington in 1914, still puts 1 at the head of the list. It has since been shown to the door.',
      'Multiply by it and nothing happens; divide by it and nothing happens again. Among our sums it seldom comes as itself. It arrives as 10, 19, 28 or 37, and one more addition takes off the coat. The figure is what 1 does to an empty sheet: a point, and three circles that all set out from it.',
    ],
  },
  2: {
    word: 'two',
    epithet: 'The smallest company there is',
    description:
      'The number 2 in numerology: its figure, what it means in a name, a birth date, a year and at work, famous sums that come to 2, and whom it gets on with.',
    opening: [
      'Old English had one word for “we” and another for “we two.” The second was “wit,” its partner for “you two” was “git,” and by 1300 or so both had dropped out of the language. Slovenes still have the pair of them. In Arabic the very noun changes its ending when exactly two of a thing are meant. Grammar seems to have noticed long ago that a couple is something else than the start of a crowd.',
      'Arithmetic pays its own compliment. Two plus two, two times two and two to the power of two are all four, a harmony that no other counting number achieves with itself. It is the only even prime; every even number after it has a 2 inside and is disqualified. In the figure each circle is drawn with the needle on the rim of its neighbor. Neither is first, and the part they share is widest exactly halfway.',
    ],
  },
  3: {
    word: 'three',
    epithet: 'Enough for a story',
    description:
      'The number 3 in numerology: its figure, readings for names, birth dates, years and careers, famous sums that come to 3, its friends and its opposites.',
    opening: [
      'A stroke for one, a second for two, a third for three: Chinese and Roman scribes began alike, and so did those of ancient India. After that the hand gets bored and somebody invents a shape. Our own 2 and 3 are those Indian strokes, laid flat and written so fast that the pen forgot to leave the page. Stools settled on three because the third leg is the last one that cannot wobble. Carpenters nail a diagonal across a gate to make triangles of it, since a triangle alone refuses to be pushed out of shape.',
      'Three is also the only number that equals everything before it: 1 + 2. It lends its talent to the whole table. Add the digits of any figure you meet, a license plate or a grocery bill, and if three goes into the sum, it goes into the figure. Once is an event, twice a habit; the third time there is a punch line.',
    ],
  },
  4: {
    word: 'four',
    epithet: 'The word that counts itself correctly',
    description:
      'The number 4 in numerology: its figure, its readings in names, dates, years, work and business, famous sums that come to 4, and its best and worst matches.',
    opening: [
      'Count the letters of “four.” Of all the number words in English it alone tells the truth about its own length, and the rest find their way to it. Thirty-three has eleven letters, eleven has six, six has three, three has five, five has four, and there the walk ends, whichever word you start from.',
      'Sufficiency is a habit of this number. Francis Guthrie, coloring the counties of England in 1852, found that he never needed a fifth pencil; proving him right took until 1976 and about a thousand hours of computing. In 1770 Lagrange showed that every whole number can be put together from four squares, zeros allowed. Nobody is sure why clockmakers write IIII where the schoolbooks have IV, and they have been doing it for centuries regardless. Of the numbers after 1 it is the first that is not prime, and the first from which you can lay a square floor.',
    ],
  },
  5: {
    word: 'five',
    epithet: 'An open hand',
    description:
      'The number 5 in numerology: its figure, what it says in a name, a birth date, a year and a job, famous sums that come to 5, and who can keep up with it.',
    opening: [
      'Slice an apple across its waist and a star looks up at you from the board. Wild roses have five petals, most starfish five arms, you yourself the obvious. Crystals do not hold with it: no floor can be covered with regular pentagons, and for generations students of minerals learned that such an order cannot exist in a solid. Then, on an April morning in 1982, Dan Shechtman counted the spots around a ring in his electron microscope, got ten, and wrote three question marks beside them. The head of his group handed him a textbook. The Nobel committee sent a letter, in 2011.',
      'On a prison wall the fifth stroke lies down across the other four and the bundle is closed. Among nine digits it stands in the middle with four neighbors on either hand. To multiply by it, write a zero and take half.',
    ],
  },
  6: {
    word: 'six',
    epithet: 'Exactly the sum of its parts',
    description:
      'The number 6 in numerology: its figure, its readings for a name, a birth date, a year, a career and a firm, famous sums that come to 6, and its friends.',
    opening: [
      'Johannes Kepler was on a bridge in Prague, without the money for a New Year’s present, when it began to snow on his sleeve. Every flake had six corners. He went home and wrote his patron a little book about that instead, dated 1611: why always six, and never five or seven? He tried pomegranates, honeycombs and stacked cannonballs, and on the final pages admitted that he did not know. A handful of pennies takes you as far as he got. Put one on the table, and precisely six others fit around it, each touching the next.',
      'Three numbers divide 6 and are smaller, namely 1, 2 and 3. Add them and you are back at 6; multiply them and you are there again. Greek arithmetic called a number perfect when its divisors add up to it. After this one comes 28, then 496, and then a walk as far as 8,128.',
    ],
  },
  7: {
    word: 'seven',
    epithet: 'The odd one out of ten',
    description:
      'The number 7 in numerology: its figure, readings for names, birth dates, years, work and past lives, famous sums that come to 7, and the few it lets in.',
    opening: [
      'Seat the numbers from 1 to 10 at a table and let them become relatives by multiplication. Two is in the family of 4, 6, 8 and 10, three in that of 6 and 9; even five can claim the ten. Seven makes none of the others, and apart from the one, which divides everybody, none of them makes it. Philo of Alexandria reports that philosophers therefore likened it to Athena, who had no mother and bore no child.',
      'Divide something by 7 and the same six figures walk around in a ring: a seventh is 0.142857 and so on, two sevenths 0.285714, with only the entrance moved. Opposite faces of a die add up to it. Its week goes into no year, and takes no notice of the months. When the calendar dropped ten days in October of 1582, Thursday was the 4th and Friday the 15th, but Friday it was.',
    ],
  },
  8: {
    word: 'eight',
    epithet: 'Twice two, and twice again',
    description:
      'The number 8 in numerology: its figure, its readings in names, birth dates, years, business and past lives, famous sums that come to 8, and its rivals.',
    opening: [
      'Fold a sheet in half three times, slit the edges, and you are holding eight leaves; printers call the format octavo and have built an industry on it. Doubling is the whole character of 8. A string that swings twice as fast sounds the eighth note of the scale, and the eighth bears the name of the first. Eight switches, on or off, make a byte, with 256 ways to stand. Put a grain of wheat on the first square of a chessboard, eight by eight, and double it from square to square: the last one alone asks for more than nine quintillion.',
      'In Mandarin the word sounds a little like the one for getting rich, and the Beijing Olympics opened accordingly, at eight in the evening on the eighth of the eighth, 2008. Next door lives 9. One is a cube, the other a square, and in 2002 it was proved that no two powers ever stand so close again.',
    ],
  },
  9: {
    word: 'nine',
    epithet: 'The last figure before the page turns',
    description:
      'The number 9 in numerology: its figure, what it means in a name, a birth date, a year, a career and a past life, famous sums that come to 9, its company.',
    opening: [
      'When the books are out by 27, or 54, or 630, an old clerk does not add the columns a second time. He looks for two digits that have changed places. Write 72 for 27, or 590 for 509, and the error is always something that nine divides. It is the digit of returns. Its multiples, from 09 to 45, come back in a mirror as 54 to 90, and the figures of each one add up to nine.',
      'In our sums the result is a kind of tact: take a nine away from a name or a date, or put one in, and the final digit is not affected. French says “neuf” for nine and also for new; Latin has “novem” and “novus,” German “neun” and “neu,” and philologists have wondered for a long time whether it was once a single word. After it we need a second column, and something begins.',
    ],
  },
  11: {
    word: 'eleven',
    epithet: 'One left over after ten',
    description:
      'The number 11 in numerology, a master number: its doubled figure, why it is kept whole, its five core readings, famous sums that come to 11, and its company.',
    opening: [
      'Somebody ran out of fingers and said “endleofan”: one left. That is the Old English word, and it is still what we say. Ten things have been dealt with and here is another, standing apart. Of the numbers with two digits it is the first that reads alike from both ends. Multiplied by itself it gives 121, which does so too; 111 by 111 is 12,321, and the pattern climbs, digit by digit, as far as nine ones.',
      'Librarians put their trust in it. The older kind of book number, with ten places, was built so that eleven must divide a weighted sum of them, because eleven notices both of the commonest slips: a single wrong digit, and two neighbors exchanged. Nine, the accountant’s favorite, is blind to the second. Such vigilance has a price. Every so often the last place ought to hold a ten, for which there is no digit, and the book carries an X for life.',
    ],
  },
  22: {
    word: 'twenty-two',
    epithet: 'As long as a surveyor’s chain',
    description:
      'The number 22 in numerology, a master number: its double ring, why it is not reduced, its five core readings, famous sums that come to 22, and its matches.',
    opening: [
      'Edmund Gunter’s chain of 1620 had a hundred links and measured twenty-two yards. Ten of its lengths by one are an acre; eighty in a row are a mile. Carried through wet grass by two people and a clerk, it drew the farms of Ohio and the townships beyond them, and in England it still lies between the wickets of every cricket field. Most of the straight lines you see from an airplane over Kansas were once this number, put down again and again.',
      'Archimedes proved that a circle’s girth is a shade less than 22/7 of its width, which is off by four parts in ten thousand and has served wheelwrights ever since. The Hebrew alphabet has twenty-two letters. As a total it must be struck exactly: no other total has digits that add up to it until 499, and a name that came to so much would need about a hundred letters.',
    ],
  },
  33: {
    word: 'thirty-three',
    epithet: 'Three lines of eleven syllables',
    description:
      'The number 33 in numerology, a master number: its triple ring, how rarely it occurs, its five core readings, famous sums that come to 33, and its company.',
    opening: [
      'Dante wrote the “Comedy” in lines of eleven syllables, rhymed by threes, so a stanza holds thirty-three. Purgatory has that many cantos and so has Paradise. Hell has one more, because a poem needs a way in, and the three together come to a hundred. You began with as many bones in your spine; nine at the lower end have since grown into two.',
      'To a mathematician 33 is 1 + 2 + 6 + 24, the first four factorials taken together. It is also the number that would not open. For more than sixty years people looked for three cubes, negative ones allowed, that make 33. Early in 2019 Andrew Booker, in Bristol, let a computer run for some weeks and had them, the roots sixteen digits long apiece. It had been possible all along. It only wanted somebody with patience.',
    ],
  },
};
