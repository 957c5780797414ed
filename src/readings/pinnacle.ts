import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Deciding for Yourself',
    meaning:
      'A pinnacle is a stretch of life, often nine years or more. In a 1 pinnacle you make the big choices yourself: what to work at, where to live, who to trust.',
    text: 'These years teach you to decide alone. Your friends may vote against your plan in the group chat, and you go ahead anyway, with a dry mouth. Then one day in a restaurant you order without asking what everyone else is having, and you realize you now do the same with your whole life.',
  },
  2: {
    title: 'Success With Others',
    meaning:
      'During a 2 pinnacle, a stretch of life that often lasts nine years, good things come through other people: a friend mentions your name, a partner knows what you don’t.',
    text: 'Plans you make alone now can feel like playing table tennis by yourself: a lot of running around the table, and nobody to beat. So find the other player. Thanks may come late in these years, and often for some tiny kindness you’d forgotten all about.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      'A 3 pinnacle is a long creative stretch of life. You write, teach, sing or make things, you see a lot of friends, and people listen more than they used to.',
    text: 'These are creative years, and your best ideas may come in the shower, with no pen and shampoo in your eyes. Write them down anyway. The risk is a phone full of brilliant beginnings: a podcast with one episode, a song with no second verse. Pick the one you’d miss most, and give it an ending.',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'The pinnacle number 4 marks a long stretch of steady work. For many years you learn a skill properly, save money, or build up a home or a business, day after ordinary day.',
    text: 'In years of steady work, progress can be hard to see, like bread dough under a towel. You stare at it and nothing happens; you come back after lunch and it’s twice the size. A skill grows that way, and so does a good name. Put your days off in the calendar too, or you’ll never take them.',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'With a 5 pinnacle, many years of your life are full of change: new jobs, new places, new people. Staying where you are often feels harder than moving.',
    text: 'With so much change, your delivery app may need a new address every spring, and friends learn to ask where you are before they ask how you are. Your work, your city and your opinions can all change, and much of it may be fun. Keep something as it is, though: a recipe, perhaps, or a best friend.',
  },
  6: {
    title: 'Family and Home',
    meaning:
      'In a 6 pinnacle, home and family come first for many years. You may raise someone, nurse someone, or be the person everybody calls when something goes wrong.',
    text: 'You may become the emergency contact on everyone’s form, and the only person who knows where the good scissors are. It can be tiring. It’s also why you’re in so many of the photos people keep. On some evenings, let the phone ring and finish your soup.',
  },
  7: {
    title: 'Study and Quiet',
    meaning:
      'A pinnacle of 7 is a long, quiet part of life. You study one subject deeply, spend more time alone, and work out what you really believe.',
    text: 'In these quiet years you may turn into the friend who leaves early to read about volcanoes. A big question can keep you busy for years, whether it’s your faith or how clocks work, and you may be happier than you look. Send your friends a picture now and then. They only want to know you’re alive.',
  },
  8: {
    title: 'Work, Money and Power',
    meaning:
      'An 8 pinnacle is a long stretch of life about work and power. You may be put in charge of people, money or a large project, and have to learn how.',
    text: 'These years may hand you the keys, the budget and the password, and suddenly people laugh a little too fast at your jokes. Enjoy it. You learn to decide, to say no kindly, and to sleep well afterward. At home your title means nothing, and it may still be your turn to take out the trash.',
  },
  9: {
    title: 'Giving to Many',
    meaning:
      'As a pinnacle, 9 means many years of giving. You may teach, volunteer or make things for people you don’t know, and you say goodbye to parts of your old life.',
    text: 'These are giving years. Somebody far away may be having a better day because of something you made or taught, and you won’t hear about it. There are endings too, and they’re hard at first. With practice you hug longer, own less, and stop saying “We should get together” unless you mean it.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      '11 is the number of inspiration. As a pinnacle it’s a long part of life full of sudden ideas and strong feelings. You may speak, teach or make art, and you tire quickly.',
    text: 'You pick up a lot in these years: you walk into a room and know there’s been an argument, what it was about, and who’s pretending it’s over. Ideas come the same way: all at once, and years before anyone else is ready. So keep some boring things around you: sleep, a real lunch, a calm friend.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, you may spend many years of your life building one very large thing: a school, a company, a hospital. It takes practical skill and a lot of helpers.',
    text: 'Something very large might start as a joke among friends: “We should open a school.” Two years later you’re on the phone about how high a five-year-old can hang a coat. Few people ever get to make something that size. The plan will take every weekend you give it, so don’t give it all of them.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'A pinnacle of 33 is a long time in life spent teaching and looking after people outside your own family: a class, a team, a whole street.',
    text: 'Half the neighborhood may end up calling you auntie or coach, and none of them are related to you. You’ll know which child can’t eat nuts, and which one only says so. It’s wonderful work, and hardly anyone pays for it. On planes you put on your own mask before helping others. Do the same with dinner.',
  },
};
