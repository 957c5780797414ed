import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Deciding for Yourself',
    meaning:
      'A pinnacle is a stretch of life, often nine years or more. In a 1 pinnacle you make the big choices yourself: what to work at, where to live, who to trust.',
    text: 'Through this long stretch of life, the one who decides is you, and at first you hate it. “What would you do?” you ask everybody, even the barber. Little by little you ask fewer people. Then one evening you sign something large, put the cap back on the pen, and notice you never called home first.',
  },
  2: {
    title: 'Success With Others',
    meaning:
      'During a 2 pinnacle, a stretch of life that often lasts nine years, good things come through other people: a friend mentions your name, a partner knows what you don’t.',
    text: 'These are years for doing things with somebody else. Much that’s good begins with “I know a person who could help.” Your own part is quiet: you walk home between two friends who aren’t speaking. Someday one of them may thank you for a sentence you don’t remember. It got them through a winter.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      'A 3 pinnacle is a long creative stretch of life. You write, teach, sing or make things, you see a lot of friends, and people listen more than they used to.',
    text: 'A long creative time like this has its own sound: you, humming, with no idea you’re doing it. On your phone there’s a podcast with one episode, a song with no second verse, and forty photos of doors. All of it’s promising. Which one would you be sad never to have finished?',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'The pinnacle number 4 marks a long stretch of steady work. For many years you learn a skill properly, save money, or build up a home or a business, day after ordinary day.',
    text: 'The steady work of a 4 pinnacle looks dull from the outside. “So what’s new?” people ask, and you can’t think of anything, because the answer is “the same thing, slightly better.” Nobody can watch a skill grow. Then a beginner asks you something, you answer without looking up, and the beginner writes it down.',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'With a 5 pinnacle, many years of your life are full of change: new jobs, new places, new people. Staying where you are often feels harder than moving.',
    text: 'In these years of change, people ask where you are before they ask how you are. You own plugs for three continents. You’ve also got a library card that’s no good anywhere near you. It’s mostly wonderful. Choose one person, and call them first from every new address.',
  },
  6: {
    title: 'Family and Home',
    meaning:
      'In a 6 pinnacle, home and family come first for many years. You may raise someone, nurse someone, or be the person everybody calls when something goes wrong.',
    text: 'For a long while your home and family come first, and your name is on everybody’s emergency form. You know who’s allergic, who’s only pretending, and who still needs the hall light on. Years from now they’ll argue about everything else they remember. None of them will argue about who was there.',
  },
  7: {
    title: 'Study and Quiet',
    meaning:
      'A pinnacle of 7 is a long, quiet part of life. You study one subject deeply, spend more time alone, and work out what you really believe.',
    text: 'The quiet years can turn you into the friend who leaves at ten to go home and read about volcanoes. People may think you’re unhappy. In fact you’re on page two hundred, with a question that’s been following you since last winter, and you haven’t felt this awake in ages. Send them a picture of the volcano.',
  },
  8: {
    title: 'Work, Money and Power',
    meaning:
      'An 8 pinnacle is a long stretch of life about work and power. You may be put in charge of people, money or a large project, and have to learn how.',
    text: 'Years of work and power often begin with a key. Next comes a budget, then a password, and then one morning people laugh too fast at your joke about the weather. You learn to decide, to say no kindly, and to treasure the one person at work who’ll tell you there’s spinach in your teeth.',
  },
  9: {
    title: 'Giving to Many',
    meaning:
      'As a pinnacle, 9 means many years of giving. You may teach, volunteer or make things for people you don’t know, and you say goodbye to parts of your old life.',
    text: 'Giving fills these years, and much of it goes to people you’ll never meet: a kid riding your old bike, a reader three countries away, whoever sits under the tree you planted. Things end, too, sometimes several at once. You may come out of it owning less and hugging people for longer than they expect.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      '11 is the number of inspiration. As a pinnacle it’s a long part of life full of sudden ideas and strong feelings. You may speak, teach or make art, and you tire quickly.',
    text: 'Through these long, inspired years you’re like a radio with no off switch. You enter a room and know there’s been a fight. Ideas come in the wrong place, with no pen, about five years too early for your boss. It’s tiring. One hour a day in a silent room keeps you human.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, you may spend many years of your life building one very large thing: a school, a company, a hospital. It takes practical skill and a lot of helpers.',
    text: 'One huge plan can fill these years, and it may start as a joke: “We should open a school.” Now look at you. It’s Sunday night, and you’re arguing on the phone about how high a coat hook should be for a child of five. You’ve never been this tired, or cared this much about a hook.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'A pinnacle of 33 is a long time in life spent teaching and looking after people outside your own family: a class, a team, a whole street.',
    text: 'In these years you look after half the neighborhood, and kids you’re not related to call you auntie or coach. You know which one can’t eat nuts, and which one only says so. At ten at night you eat cereal standing up. Somebody would love to cook for you, by the way. They think you’d say no.',
  },
};
