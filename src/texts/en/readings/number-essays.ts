import type { CoreNumber } from '@ninefold/numerology';
import type { NumberEssay } from '../../../readings/types';

/** The twelve openings. What they say about our own numbers is worked out again by a test. */
export const numberEssays: Readonly<Record<CoreNumber, NumberEssay>> = {
  1: {
    word: 'one',
    epithet: 'Independence and beginnings',
    meaning:
      '1 is the number of independence and of every beginning. It stands for leadership, courage and the will to go first.',
    opening: [
      'What you want is to decide for yourself, and you tend to move before anyone has said “Go.” You press the elevator button that’s already lit. You put the shelf together first and read the instructions afterward, to see what you did. Courage and ideas of your own come with the number, and so does a certain pride. When somebody reaches for one of your four bags, you say “I’ve got it,” with the strap cutting into your wrist. A 1 year is read as a fresh start. You’ll probably start it a week early.',
      'You’re used to standing alone, and so is your number. For about two thousand years many scholars said 1 wasn’t a number at all. Euclid, the great Greek teacher, wrote that a number is a group of units, and a single unit isn’t a group. In 1585 the engineer Simon Stevin disagreed in print: 1 is a number like any other. You’d have gotten along with him. There’s one more thing you have in common with a 1. Multiply it by itself as often as you like, and it’s still 1. Anybody who’s tried to change your mind knows the feeling.',
    ],
  },
  2: {
    word: 'two',
    epithet: 'Partnership and peace',
    meaning:
      '2 means partnership. It stands for peace, patience and feeling: being close to others and helping them agree.',
    opening: [
      'Listening, waiting, small repairs: you look after whatever goes on between two people. From a hello you can tell how somebody’s day went, and you change your own hello to fit. A fair answer makes you happier than winning does. You ask “What would you like?” first, and only then go looking for what you’d like yourself, and sometimes you can’t find it. Pushed too far, you carry a careless remark around for a week, and you say yes with a face that means no.',
      'You like the word “we,” and you like it best when it means two. Old English had a word for that: “wit” meant “we two” and nobody else. Slovene and Arabic still have special forms for a pair. English lost its word, so you say “just us,” and you lower your voice a little. Arithmetic is on your side, too: 2 + 2 is 4, and 2 × 2 is 4 as well. Apart from zero, no other number does this. You could add or you could multiply, and nobody has to be wrong. It’s how you’d settle most arguments, if they let you.',
    ],
  },
  3: {
    word: 'three',
    epithet: 'Creativity and joy',
    meaning:
      '3 is about expression: joy, creative talent, and having something to say to people who’d like to hear it.',
    opening: [
      'Nothing has quite happened to you until you’ve told somebody. You have an idea, and it won’t stay in: you hum it on the stairs, you draw it on a steamed-up window, you’re halfway through it before you’ve got your coat off. At a dull dinner you feel the silence is somehow your job. Patience is another matter, and so is the second half of almost anything. There may be a letter in your drawer with a wonderful first page, and you still think of the friend it’s for.',
      'You’re always a little ahead of your own hand, and that’s how your number got its shape. In India, long ago, people drew one line for 1, two for 2 and three for 3. Written fast, the three lines ran together, and that’s our 3. You’ve got notes at home that went the same way. It’s good for a small trick, too, the kind you’d do at dinner. Ask for any number, say 471, and add its digits: 4 + 7 + 1 is 12. If that can be divided by 3, so can the number. You don’t need to explain why. You only need to look as if you’d done it in your head.',
    ],
  },
  4: {
    word: 'four',
    epithet: 'Order and hard work',
    meaning:
      '4 is the number of order and work: discipline, a solid base, and doing things properly so they last.',
    opening: [
      'Done properly, and done once: that’s how you like a thing. So you keep lists, and now and then you add something you’ve already done, for the pleasure of crossing it off. You read the boring page. You put the scissors back where the scissors go, and if they aren’t there, you look at the empty hook a little longer than you need to. What’s hard is a new way of doing anything. You say, “It was fine the way it was,” and you’re right, and it doesn’t help.',
      'You like a thing to be what it says it is, and so you’ll like this. Count the letters of the word “four.” There are four, and no other English number word is as honest as that. All the others lead to it if you go on counting. Thirty-three has eleven letters, eleven has six, six has three, three has five, five has four, and there it stays. If you’ve just counted on your fingers to check, that’s the number. A last fact, for your peace of mind: four colors are enough to paint any map so that no two neighbors look the same, as long as each country is in one piece. You can leave the fifth pencil in the box.',
    ],
  },
  5: {
    word: 'five',
    epithet: 'Freedom and change',
    meaning:
      '5 means freedom. It’s about change, curiosity and adventure: new places, new people and the courage to try.',
    opening: [
      'As soon as a thing is settled, you start looking at the door. You learn by touching, you press the button to see what it does, and you’re at your best when a plan has just collapsed. The train is canceled, everyone groans, and something in you sits up. A promise for next month is harder. By the time the day comes you’re in another mood, and you look at the calendar as if a stranger had filled it in. When it gets too quiet, you’ve been known to buy something. A 5 year is read as change, and you’d be disappointed by anything less.',
      'You do things the wrong way around, just to see, and with this number it pays. Cut an apple across the middle instead of from the top, and there’s a star in it with five points. Plenty of people have never seen it, because they cut apples the way they were shown. It happens to scientists, too. For a long time they were sure no crystal could be built on fives. In April 1982 Dan Shechtman looked into his microscope and saw one. Hardly anybody believed him, and in 2011 he won the Nobel Prize for it. You’ve been the only one who saw it, too. Nobody gave you a prize, and you still know what you saw.',
    ],
  },
  6: {
    word: 'six',
    epithet: 'Love, home and responsibility',
    meaning:
      '6 is the number of love and family. It looks after people, takes responsibility and keeps everyone together.',
    opening: [
      'Before you know you’ve gotten up, you’re looking after somebody: the empty glass, the loose button, the person nobody’s talking to. This is everyday love, with shopping in it. You remember the birthday, the allergy and which knee it was. You’ve straightened pictures in houses that weren’t yours. Your trouble is worry, and knowing exactly how other people ought to live; you can feel the advice coming like a sneeze. A 6 year can bring duties and family parties, sometimes on the same afternoon. You’ll be worn out by evening, and you’d do it again.',
      'Getting everybody around one table is your idea of a good evening, and 6 can do it. Put a coin down in front of you. Exactly six coins of the same size fit around it, each touching its neighbors, and nobody’s left standing. The Greeks even called the number perfect. You can divide 6 by 1, 2 and 3, and if you add those three, you get 6 again: all the parts are used, and nothing’s left over. The next numbers like that are 28, 496 and 8,128, so they’re rare. Perfect families are about as common. You can stop trying, and pass the bread.',
    ],
  },
  7: {
    word: 'seven',
    epithet: 'The search for truth',
    meaning:
      '7 is linked to thought: study, faith and time alone, and asking questions until things make sense.',
    opening: [
      '“Who says so?” is a question you’ve asked since you could talk. You read to the last page, notes included, and you can’t hear a fact at dinner without wanting to look it up. You leave a party with one good conversation and turn it over all the way home. You choose your friends with care, and you keep them. What can look cold from outside is you, thinking. It does cost you something: you’ve read forty reviews of a toaster, you know which one is best, and you still make toast in a pan.',
      'You keep to yourself when you’re thinking, and 7 does that all the time. Of the numbers from 1 to 10 it’s the one on its own: you can’t make it by multiplying smaller numbers, and if you double it, you’re past 10. The followers of Pythagoras compared it to Athena, the goddess without mother or children. It won’t be interrupted, either. In October 1582 ten days were taken out of the calendar, so Thursday the 4th was followed by Friday, the 15th. The dates jumped, and the week of seven days went on as if nothing had happened. You’ve done that yourself. Somebody came in and talked for ten minutes, and you went on reading from the same line.',
    ],
  },
  8: {
    word: 'eight',
    epithet: 'Power and success',
    meaning:
      '8 means power: money, ambition and achievement, and getting large things done in the real world.',
    opening: [
      'In any mess you see which call has to be made, and you’re the one who makes it. You like a thing you can count: what it costs, how long, by when. Large sums don’t scare you. A small one can keep you busy for an hour, if it’s wrong. The hard part comes in the evening, when you ask yourself what you got done. If the honest answer is a walk and a good talk, you start looking for something to add to it. An 8 year is said to show what earlier work was worth, and you’d like that in writing.',
      'Before you agree to anything, you do the math, and there’s an old story about a king who didn’t. A man asks him for rice: one grain on the first square of a chessboard, two on the second, then 4, then 8. It sounds modest, and the king laughs and says yes. You’d have asked for a pencil. The last square alone needs more than 9,000,000,000,000,000,000 grains. And if you’ve ever found it hard to give up a title, your number did, too. October means “eighth month,” and it kept the name after it had become the tenth.',
    ],
  },
  9: {
    word: 'nine',
    epithet: 'Giving and letting go',
    meaning:
      '9 stands for compassion and for endings. It cares about people everywhere, gives freely and lets go of what’s finished.',
    opening: [
      'You can’t walk past anyone in trouble. You read about a flood in a place you’ll never see, and you’ve given something before you get to the end. You understand the other side of every quarrel, your own included, which takes half the fun out of being angry. What hurts is when something you loved is over. You keep the ticket, the paper wristband, the voice message, and you hide how long you stay sad. A 9 year is for finishing things. You might begin with that drawer, and keep just what you’d want to tell somebody about.',
      'You give people a lot and don’t try to change them, and 9 behaves the same way. Add it to 5, and you get 14; add the 1 and the 4, and you’re back at 5. It works with every digit: whoever meets a 9 stays what they were. It’s good at mistakes, too, and patient about them. If you write 72 instead of 27, the error is 45, and whenever two digits have changed places, the error can be divided by 9. Bookkeepers find it that way. In French, “neuf” means nine, and it also means new. You’ll have noticed that about endings yourself, though usually not on the first day.',
    ],
  },
  11: {
    word: 'eleven',
    epithet: 'Inspiration and intuition',
    meaning:
      '11, the first master number, means inspiration and intuition: sensing what others miss and giving them hope.',
    opening: [
      'Other people’s moods get to you, whether you want them to or not. You come into a room, you know there’s been a quarrel, and all evening you walk around it as if it were a wet floor. 11 is a master number, so it isn’t turned into 2, though you’re every bit as sensitive. On a good day you say one sentence, and a tired person sits up. On a bad one you’ve got a dream where a plan should be. Your best idea comes while you’re drying your hair, and the doubt comes after dark. You have until dark to write it down.',
      'You often know that something’s wrong before you can say what, and 11 is used for exactly that. Many older books carry a code of ten digits, and 11 is the number it’s checked with. If one digit is wrong, or two have changed places, the sum doesn’t come out. But it can’t tell you which digit it was. You know how that goes: “Something’s off,” you say, everyone asks what, and you have no idea. The name fits you, too. Count on your fingers up to ten, and there’s one left over, and that’s what “endleofan,” the Old English word for eleven, means: “one left.” You’ve stood at the edge of a few parties like that.',
    ],
  },
  22: {
    word: 'twenty-two',
    epithet: 'Large plans made real',
    meaning:
      '22 builds. This master number joins great plans with practical skill, to turn a dream into something that serves many people.',
    opening: [
      'You see things finished and at full size, and you know what the bolts would cost. You push a door marked “Pull,” and by the time you’re through you’ve redesigned the whole entrance. 22 is called the master builder, because it joins the vision of 11 to the hard work of 4, and people trust you with things that are too big for one person. Then the size gets to you. You buy a notebook, you draw the entire plan on the first page, and you don’t dare to write on the second.',
      'Measuring things is a habit of yours, even when nobody’s asked. You’ve walked along a wall, heel to toe, to see what would fit there. Around 1620 Edmund Gunter did it for whole fields, with a chain twenty-two yards long, some twenty meters. A field ten chains long and one chain wide is an acre, and eighty chains make a mile. A good deal of land was measured like that, a chain at a time, and it’s the only way you’ll get your own big plan done, too. You aren’t alone with it. Of our Life Paths 22 is less rare than you’d think: of all birth dates from 1900 to 2100, about one in nineteen comes to it.',
    ],
  },
  33: {
    word: 'thirty-three',
    epithet: 'Teaching with love',
    meaning:
      '33, the third master number, means teaching with love: patience and care for others, shown by example.',
    opening: [
      'There’s patience in you for more people than one family holds. You wait out the long pause in which somebody almost has the answer, and you don’t say it for them. When they ask again, you explain it again, in new words and without the little sigh. 33 has the warmth of 6, because 3 and 3 make 6, and the cheerful voice of 3, twice. The danger is that you don’t stop. You come home with no voice left, one more person is stuck, and you’ve already sat down beside them. You’d tell any friend of yours to eat first.',
      'You can wait longer than most people, and 33 asks for it. As a Life Path it makes the world wait, too: by our way of adding, no birthday falls on it between December 20, 1999 and September 29, 2029. Then there’s a riddle about it. Find three cubes, which are numbers like 2 × 2 × 2, that give 33 when you add or subtract them. People looked for more than sixty years. Andrew Booker found them, by computer, in 2019. It’s also said that a spine has thirty-three bones, by the usual way of counting. You’ll feel every one of them tonight, if you’ve been bending down to somebody’s homework again.',
    ],
  },
};
