import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** The birthday: a knack that nobody had to teach. No day of the month makes 33. */
export const birthdayReadings: Readonly<Record<Exclude<CoreNumber, 33>, ShortReading>> = {
  1: {
    title: 'Getting Things Started',
    meaning:
      'A Birthday number of 1 is a talent for starting. You were born able to make the first move, even when nobody shows you how.',
    text: 'You begin while others are still asking whether they are allowed to. An empty dance floor, a cold lake or a silent meeting needs one person to go first, which is usually you. Finishing is a different talent. Find a friend who has it, and be sure to thank them.',
  },
  2: {
    title: 'Sensing How Others Feel',
    meaning:
      'With 2 as your Birthday number you have a gift for getting along. You notice feelings quickly and work best beside another person.',
    text: 'Moods are easy for you to read. At a party you can see who is upset before anybody has said a word, and you know whom to talk to first. You never had to learn this, so you think that everyone can do it. Very few people can.',
  },
  3: {
    title: 'A Gift for Stories',
    meaning:
      '3 as a Birthday number means that words come easily. You were born with a talent for telling, entertaining and making things sound interesting.',
    text: 'Small events turn into good stories when you tell them. What happened on the way to work is a funny story at lunch and a longer one at dinner. People love to listen. But be fair: sometimes let another person be the interesting one.',
  },
  4: {
    title: 'A Talent for Order',
    meaning:
      'Your Birthday number, 4, is a practical gift. You have a natural sense of order and can make things that hold together.',
    text: 'Practical order comes naturally to you. You can pack a car so that everything fits, plan a week that works and repair what others would throw away. When something must be safe, people ask whether you have checked it. But you lose patience too easily when other people leave a mess.',
  },
  5: {
    title: 'Quick to Adapt',
    meaning:
      'The Birthday number 5 means that you adapt fast. New places, new people and sudden problems bring out the best in you.',
    text: 'Surprises suit you better than plans. In a strange city you have found good food and a new friend within the hour. When something goes wrong, you already have a second idea. Routine bores you quickly, so keep a few hours of every week for something new.',
  },
  6: {
    title: 'Noticing Who Needs Help',
    meaning:
      'A 6 for a Birthday number is a gift of care. You see at once who needs something, and you like to be the one who helps.',
    text: 'Other people’s needs are the first thing you see: the guest without a glass, the child who has gone quiet, the plant that two people forgot to water. You help before you are asked. Leave some of it to others, and they will learn to look as well.',
  },
  7: {
    title: 'A Sharp Eye',
    meaning:
      'If your Birthday number is 7, you were born with a mind that looks closely. You find the mistake, the reason and the question nobody asked.',
    text: 'Thinking things through is what you do best. You read slowly, remember what you read and ask one good question where others ask ten. In a long list you see the mistake at once. Groups make you tired, but after an hour alone you feel well again.',
  },
  8: {
    title: 'A Head for Value',
    meaning:
      'Your Birthday number is 8, a gift for judging value. You understand money, effort and power, so people soon trust you to run things.',
    text: 'Judging what a thing is worth comes easily to you, whether it is a house, a plan or a promise. As a child you may have traded cards at school; later, people put you in charge. Some find you hard, which surprises you, because you try to be fair.',
  },
  9: {
    title: 'At Home With Everyone',
    meaning:
      'The gift of a Birthday number 9 is a wide heart. You understand many kinds of people and give help without counting it.',
    text: 'Strangers tell you about their lives. You get on with young and old, rich and poor, and you worry about problems far from home. You lend things and expect few of them back. But you forget what you need yourself, and it is more than you admit.',
  },
  11: {
    title: 'Sensing What Is Coming',
    meaning:
      '11 is a master number, and as a Birthday number it means strong intuition. You often sense what people feel or what will happen next.',
    text: 'You often know something before you can say how. You think of a friend, and the friend calls; everyone trusts a smile, but you do not. People born on the 11th or the 29th are said to feel more than others. This helps with art and can make it hard to sleep.',
  },
  22: {
    title: 'Seeing How to Build It',
    meaning:
      'As a Birthday number, 22 joins big ideas with practical skill. You can imagine something large and also work out how to build it.',
    text: 'Big plans come to you together with their details. You imagine a whole bridge and then ask what one screw costs. Few people can do both, which makes you slow to start and hard to stop. Now and then finish something very small, simply to enjoy that it is done.',
  },
};
