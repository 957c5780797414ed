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
      'What you want is to decide for yourself, and you tend to move before anyone has said “Go.” You press the elevator button that’s already lit. You put the shelf together first and read the instructions afterward, to see what you did. Courage and ideas of your own come with the number, and so does a certain pride. When somebody reaches for one of your four bags, you say “I’ve got it,” with the strap cutting into your wrist. A 1 year is read as a fresh start. You’ll probably start it a week early.',
      'For about two thousand years many scholars said 1 wasn’t a number at all. Euclid, the great Greek teacher, wrote that a number is a group of units, and a single unit isn’t a group. In 1585 the engineer Simon Stevin disagreed in print: 1 is a number like any other. It still behaves like no other. Multiply by it, and nothing happens. Add up a name or a date, and you hardly ever get 1 right away. First you get 10, 19, 28 or 37, and only when you add those digits does 1 step out. So if it’s yours, you arrived last and went straight to the front.',
    ],
  },
  2: {
    word: 'two',
    epithet: 'Partnership and peace',
    meaning:
      '2 means partnership. It stands for peace, patience and feeling: being close to others and helping them agree.',
    opening: [
      'Whatever goes on between two people is yours to look after: the listening, the waiting, the small repairs. From a hello you can tell how somebody’s day went, and you change your own hello to fit. A fair answer makes you happier than winning does. You ask “What would you like?” first, and only then go looking for what you’d like yourself, and sometimes you can’t find it. Pushed too far, you carry a careless remark around for a week, and you say yes with a face that means no. You could try saying what the face says.',
      'Some languages think two people deserve a grammar of their own. Old English had a word, “wit,” that meant “we two” and nobody else. Slovene and Arabic still have special forms for a pair, so a couple isn’t counted as a very small crowd. Even arithmetic makes peace here: 2 + 2 is 4, and 2 × 2 is 4 as well; apart from zero, no other number does this. 2 is also the only even number that can be divided only by 1 and by itself. In the drawing at the top, the part in the middle belongs to both circles. That’s the part you’re good at.',
    ],
  },
  3: {
    word: 'three',
    epithet: 'Creativity and joy',
    meaning:
      '3 is about expression: joy, creative talent, and having something to say to people who’d like to hear it.',
    opening: [
      'Nothing has quite happened to you until you’ve told somebody. You have an idea, and it won’t stay in: you hum it on the stairs, you draw it on a steamed-up window, you’re halfway through it before you’ve got your coat off. At a dull dinner you feel the silence is somehow your job. Patience is another matter, and so is the second half of almost anything. There may be a letter in your drawer with a wonderful first page, and you still think of the friend it’s for. You could send it as it is.',
      'Three is where things stop rocking. A stool with three legs stands still on any floor, which is more than one with four can promise. The sign comes from India, where people once drew one line for 1, two for 2 and three for 3. Written fast, the three lines ran together and became our 3. It’s the only number that equals the sum of all the numbers before it, 1 + 2. Add up the digits of any number. If this sum can be divided by 3, the number can be divided by 3 too. The digits of 471 make 12, so you and two friends can share 471 coins.',
    ],
  },
  4: {
    word: 'four',
    epithet: 'Order and hard work',
    meaning:
      '4 is the number of order and work: discipline, a solid base, and doing things properly so they last.',
    opening: [
      'Done properly, and done once: that’s how you like a thing. So you keep lists, and now and then you add something you’ve already done, for the pleasure of crossing it off. You read the boring page. You put the scissors back where the scissors go, and if they aren’t there, you look at the empty hook a little longer than you need to. What’s hard is a new way of doing anything. You say, “It was fine the way it was,” and you’re right, and it doesn’t help. Try the new way for a week. You can keep the old list in your pocket.',
      'Count the letters of the word “four.” There are four, and no other English number word is as honest as that. All the others lead to it if you go on counting. Thirty-three has eleven letters, eleven has six, six has three, three has five, five has four, and there it stays. Mapmakers are fond of it too: four colors are enough to paint any map so no two neighbors look the same, as long as each country is in one piece. You can leave the fifth crayon in the box.',
    ],
  },
  5: {
    word: 'five',
    epithet: 'Freedom and change',
    meaning:
      '5 means freedom. It’s about change, curiosity and adventure: new places, new people and the courage to try.',
    opening: [
      'As soon as a thing is settled, you start looking at the door. You learn by touching, you press the button to see what it does, and you’re at your best when a plan has just collapsed. The train is canceled, everyone groans, and something in you sits up. A promise for next month is harder. By the time the day comes you’re in another mood, and you look at the calendar as if a stranger had filled it in. When it gets too quiet, you’ve been known to buy something. A 5 year is read as change, and you’d be disappointed by anything less.',
      'Five likes to grow. Cut an apple across the middle and you’ll find a star with five points. A wild rose has five petals, and most starfish have five arms. Stones were another matter: for a long time scientists were sure no crystal could be built on fives. In April 1982 Dan Shechtman looked into his microscope and saw one. Hardly anybody believed him. He trusted his eyes, and in 2011 he won the Nobel Prize. If you’ve ever been the only one who saw it, you’re in good company.',
    ],
  },
  6: {
    word: 'six',
    epithet: 'Love, home and responsibility',
    meaning:
      '6 is the number of love and family. It looks after people, takes responsibility and keeps everyone together.',
    opening: [
      'Before you know you’ve gotten up, you’re looking after somebody: the empty glass, the loose button, the person nobody’s talking to. This is everyday love, with shopping in it. You remember the birthday, the allergy and which knee it was. You’ve straightened pictures in houses that weren’t yours. Your trouble is worry, and knowing exactly how other people ought to live; you can feel the advice coming like a sneeze. A 6 year can bring duties and family parties, sometimes on the same afternoon. You’ll be worn out by evening, and you’d do it again.',
      'Put a coin on the table. Exactly six coins of the same size fit around it, like a family that has finally gotten everyone to sit down. Snowflakes have six corners, and in 1611 Johannes Kepler wrote a little book to find out why. He didn’t. You can divide 6 by 1, 2 and 3. Add these three and you get 6; multiply them and you get 6 again. The Greeks called a number perfect if all the smaller numbers that divide it add up to the number itself. The next perfect numbers are 28, 496 and 8,128. Perfect families are about as common, so you can stop trying.',
    ],
  },
  7: {
    word: 'seven',
    epithet: 'The search for truth',
    meaning:
      '7 is linked to thought: study, faith and time alone, and asking questions until things make sense.',
    opening: [
      'Is it true, and who says so? You’ve asked that since you could talk. You read to the last page, notes included, and you can’t hear a fact at dinner without wanting to look it up. You leave a party with one good conversation and turn it over all the way home. You choose your friends with care, and you keep them. What can look cold from outside is you, thinking. It does cost you something: you’ve read forty reviews of a toaster, you know which one is best, and you still make toast in a pan. You could just buy the toaster.',
      'Seven keeps to itself: you can’t make it by multiplying smaller numbers, and if you double it you’re past 10. No other number from 1 to 10 is so alone. So the followers of Pythagoras compared it to Athena, the goddess without mother or children. Divide 1 by 7 and you get 0.142857, over and over. Divide 2 by 7 and you get 0.285714: the same digits in the same order, from another start. The week won’t be disturbed either. In October 1582 ten days were taken out of the calendar, and Thursday the 4th was still followed by Friday, the 15th. You aren’t the only one who won’t be interrupted.',
    ],
  },
  8: {
    word: 'eight',
    epithet: 'Power and success',
    meaning:
      '8 means power: money, ambition and achievement, and getting large things done in the real world.',
    opening: [
      'In any mess you see which call has to be made, and you’re the one who makes it. You like a thing you can count: what it costs, how long, by when. Large sums don’t scare you. A small one can keep you busy for an hour, if it’s wrong. The hard part comes in the evening, when you ask yourself what you got done. If the honest answer is a walk and a good talk, you start looking for something to add to it. An 8 year is said to show what earlier work was worth, and you’d like that in writing.',
      'In an old story a man asks a king for rice: one grain on the first square of a chessboard, two on the second, then 4, then 8. It sounds modest. The last square alone needs more than 9,000,000,000,000,000,000 grains. Eights hold on to a title, too: October means “eighth month,” and it kept the name after it had become the tenth. Mathematicians call it a power, 2 × 2 × 2, and another one, 3 × 3, lives next door. It was proved in 2002 that no other powers are neighbors. So if you’re an 8 and sometimes feel alone at the top, go and see a 9.',
    ],
  },
  9: {
    word: 'nine',
    epithet: 'Giving and letting go',
    meaning:
      '9 stands for compassion and for endings. It cares about people everywhere, gives freely and lets go of what’s finished.',
    opening: [
      'You can’t walk past anyone in trouble. You read about a flood in a place you’ll never see, and you’ve given something before you get to the end. You understand the other side of every quarrel, your own included, which takes half the fun out of being angry. What hurts is when something you loved is over. You keep the ticket, the paper wristband, the voice message, and you hide how long you stay sad. A 9 year is for finishing things. You might begin with that drawer, and keep just what you’d want to tell somebody about.',
      'Nine catches mistakes. If you write 72 instead of 27, the error is 45; if you write 590 instead of 509, it’s 81. Whenever two digits have changed places, the error can be divided by 9, and bookkeepers know it. Count in nines up to 90, and the digits always add up to 9: 1 + 8, 2 + 7 and so on. Add 9 to any other digit, and the digits of the answer lead back to where you were: 5 + 9 is 14, and 1 + 4 is 5. It gives all it has and changes nobody. French “neuf” means nine and also new. After 9 comes 10, and you begin again.',
    ],
  },
  11: {
    word: 'eleven',
    epithet: 'Inspiration and intuition',
    meaning:
      '11, the first master number, means inspiration and intuition: sensing what others miss and giving them hope.',
    opening: [
      'Whatever is in the air, you pick it up, wanted or not. You come into a room, you know there’s been a quarrel, and all evening you walk around it as if it were a wet floor. 11 is a master number, so it isn’t turned into 2, though you’re every bit as sensitive. On a good day you say one sentence, and a tired person sits up. On a bad one you’ve got a dream where a plan should be. Your best idea comes while you’re drying your hair, and the doubt comes after dark. You have until dark to write it down.',
      'Count your fingers up to ten, and there’s one left. That’s what the name says: in Old English eleven was “endleofan,” which means “one left.” It’s the first number of two digits that reads the same backward. Multiply it by itself and it gives 121, which you can read both ways as well. It also has a sharp eye. Many older books carry a ten-digit code, and 11 is used to check it. One wrong digit, or two that have changed places, and the sum doesn’t come out. So 11 knows that something’s wrong before the book is opened, and you know that feeling.',
    ],
  },
  22: {
    word: 'twenty-two',
    epithet: 'Large plans made real',
    meaning:
      '22 builds. This master number joins great plans with practical skill, to turn a dream into something that serves many people.',
    opening: [
      'You see things finished and at full size, and you know what the bolts would cost. You push a door marked “Pull,” and by the time you’re through you’ve redesigned the whole entrance. 22 is called the master builder, because it joins the vision of 11 to the hard work of 4, and people trust you with things that are too big for one person. Then the size gets to you. You buy a notebook, you draw the entire plan on the first page, and you don’t dare to write on the second. Write down one phone call. You can make it before lunch.',
      'A good deal of land has been measured with this number. Around 1620 Edmund Gunter made a chain twenty-two yards long, some twenty meters. A field ten chains long and one chain wide is an acre, and eighty chains make a mile. The wickets in cricket still stand one chain apart. 22 helps with circles, too: the way around is about 22/7 times the way across, with an error of only 4 in 10,000. As a Life Path it’s less rare than you’d think: of all birth dates from 1900 to 2100, about one in nineteen comes to 22. If yours does, you’ll never be short of colleagues.',
    ],
  },
  33: {
    word: 'thirty-three',
    epithet: 'Teaching with love',
    meaning:
      '33, the third master number, means teaching with love: patience and care for others, shown by example.',
    opening: [
      'There’s patience in you for more people than one family holds. You wait out the long pause in which somebody almost has the answer, and you don’t say it for them. When they ask again, you explain it again, in new words and without the little sigh. 33 has the warmth of 6, because 3 and 3 make 6, and the cheerful voice of 3, twice. The danger is that you don’t stop. You come home with no voice left, one more person is stuck, and you’ve already sat down beside them. You’d tell any friend of yours to eat first.',
      'Thirty-three bones, by the usual way of counting a spine, hold you up, and everyone who leans on you. Dante’s great poem has three parts with 33 chapters each, and one more to open it, so there are a hundred in all. But mostly 33 teaches patience. As a Life Path it makes the world wait: by our way of adding, no birthday falls on it between December 20, 1999 and September 29, 2029. For more than sixty years people looked for three cubes, numbers like 2 × 2 × 2, that give 33 when added or subtracted. Andrew Booker found them, by computer, in 2019. Think of him the next time you explain something twice.',
    ],
  },
};
