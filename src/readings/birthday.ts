import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** The birthday: a knack that nobody had to teach. No day of the month makes 33. */
export const birthdayReadings: Readonly<Record<Exclude<CoreNumber, 33>, ShortReading>> = {
  1: {
    title: 'Getting Things Started',
    meaning:
      'A Birthday number of 1 is a talent for starting. You find it easy to begin, even when nobody shows you how.',
    text: 'You begin while others are still asking whether they are allowed to. One person has to be the first to dance, to swim in the cold lake or to speak in a meeting. Usually it is you. Finishing is a different talent. Find a friend who has it, and be sure to thank them.',
  },
  2: {
    title: 'Sensing How Others Feel',
    meaning:
      'With 2 as your Birthday number you have a gift for getting along. You notice feelings quickly and work best beside another person.',
    text: 'You see quickly how other people feel. At a party you can see who is upset before anybody has said a word, and you know whom to talk to first. You never had to learn this, so you think that everyone can do it. Very few people can.',
  },
  3: {
    title: 'A Gift for Stories',
    meaning:
      '3 as a Birthday number means that words come easily. You were born with a talent for telling stories and making things sound interesting.',
    text: 'Small events turn into good stories when you tell them. If something happens on your way to work, you make a funny story of it at lunch and a longer one at dinner. People love to listen. But sometimes let another person tell a story.',
  },
  4: {
    title: 'A Talent for Order',
    meaning:
      'Your Birthday number, 4, is a practical gift. You have a natural sense of order and can make things that last.',
    text: 'Practical order comes naturally to you. You can pack a car so that everything fits, plan a week that works and repair what others would throw away. When something must be safe, people ask whether you have checked it. But you lose patience too easily when other people leave a mess.',
  },
  5: {
    title: 'Quick to Adapt',
    meaning:
      'The Birthday number 5 means that you adapt fast. You are at your best in new places, with new people and when there is a sudden problem.',
    text: 'Surprises please you more than plans. In a strange city it takes you only an hour to find good food and a new friend. When something goes wrong, you already have a second idea. Routine bores you quickly, so keep a few hours of every week for something new.',
  },
  6: {
    title: 'Noticing Who Needs Help',
    meaning:
      'A 6 for a Birthday number is a gift of care. You see at once who needs something, and you like to be the one who helps.',
    text: 'Other people’s needs are the first thing you see: the guest without a glass, the child who has become quiet, the plant that two people forgot to water. You help before you are asked. Leave some of it to others, and they will learn to look as well.',
  },
  7: {
    title: 'Looking Closely',
    meaning:
      'If your Birthday number is 7, you were born with a careful mind. You find mistakes, reasons and the questions that nobody asked.',
    text: 'You like to think about things carefully. You read slowly, remember what you read and ask one good question instead of ten. In a long list you see the mistake at once. Groups make you tired, but after an hour alone you feel well again.',
  },
  8: {
    title: 'Knowing What Things Are Worth',
    meaning:
      'Your Birthday number is 8, a gift for judging value. You understand money, effort and power, so people soon trust you to run things.',
    text: 'Judging what a thing is worth comes easily to you, whether it is a house, a plan or a promise. As a child you may have known the price of every toy in the store; today people ask you to lead. Some think that you are hard, although you try to be fair.',
  },
  9: {
    title: 'A Friend to Everyone',
    meaning:
      'The gift of a Birthday number 9 is a big heart. You understand many kinds of people and help them without asking for anything in return.',
    text: 'Strangers tell you about their lives. You get on with young and old, rich and poor, and you worry about problems far from home. You lend things and often do not get them back. But you forget that you sometimes need help too.',
  },
  11: {
    title: 'Sensing What Is Coming',
    meaning:
      '11 is a master number, and as a Birthday number it means strong intuition. You often sense what people feel or what will happen next.',
    text: 'You often know something and cannot explain how. You think of a friend, and just then the friend calls. You see that a smiling person is sad. People born on the 11th or the 29th are said to feel more than others. This helps with art and can make it hard to sleep.',
  },
  22: {
    title: 'Seeing How to Build It',
    meaning:
      'As a Birthday number, 22 joins big ideas with practical skill. You can imagine something large and also work out how to build it.',
    text: 'Big plans come to you together with their details. You imagine a whole bridge and then ask what one screw costs. Few people can do both. You are slow to begin, but then nothing can stop you. Now and then finish something very small, and enjoy it.',
  },
};
