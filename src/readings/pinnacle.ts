import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Deciding for Yourself',
    meaning:
      'A pinnacle is a stretch of life, often nine years or more. In a 1 pinnacle you make the big choices yourself: what to work at, where to live, who to trust.',
    text: 'At the start of a 1 pinnacle you ask everyone, “What would you do?” Even the barber. Later you ask three people, then one. And some evening you sign something large, put the cap back on the pen, and notice you didn’t call anybody first. It’s scary for a minute. Then you feel about a foot taller.',
  },
  2: {
    title: 'Success With Others',
    meaning:
      'During a 2 pinnacle, often nine years or more, good things come to you through other people: a friend mentions your name, and the next day a stranger calls with a job.',
    text: '“I know someone who could help.” You’ll hear that often in a 2 pinnacle, about a room, a doctor, a broken heart. You’ll say it often, too. And one day a friend thanks you for something you said to her on the way to the bus. You don’t even remember it. It got her through a winter.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      'A 3 pinnacle is a long, creative stretch of life. You write, sing, teach or make things, and people who used to interrupt you ask you to go on.',
    text: 'Here’s what you leave lying around in a 3 pinnacle, a time for making things: a podcast with one episode, a song with no second verse, and the first chapter of five different novels. You hum all day and don’t know it. Somewhere in that pile is the good one. It’s the one you’re shy about.',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'The pinnacle number 4 marks a long stretch of steady work. You learn one thing properly, or save, or build up a home or a business, mostly on very ordinary days.',
    text: '“So what’s new?” people ask during a 4 pinnacle, the years of steady work, and you don’t know what to say. You got up. You did the work, slightly better than the day before. Then a beginner asks you about a problem, and you explain it without looking up. When you look up, she’s writing it all down.',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'With a 5 pinnacle, years of your life are full of change: new jobs, new places, new people. You stop saying “for good” and start saying “for now.”',
    text: 'In a 5 pinnacle people ask where you are before they ask how you are. For years everything changes: the job, the street, the language, the hair. You can pack in the dark. And in every new room, before the sheets, before the kettle, the same small photo goes up by the window.',
  },
  6: {
    title: 'Family and Home',
    meaning:
      'In a 6 pinnacle, home and family come first for many years. You may raise someone or nurse someone, and when anything breaks, a pipe or a heart, they call you.',
    text: 'Whose name does everyone put on the emergency form? In a 6 pinnacle it’s yours, because home and family come first for years. You know who’s allergic to what, who needs the hall light on, and who only says they’ve eaten. One day they’ll disagree about everything they remember from this time, except who was there.',
  },
  7: {
    title: 'Study and Quiet',
    meaning:
      'A pinnacle of 7 is a long, quiet part of life. You study one subject deeply, spend more time alone, and work out what you believe when no one’s asking.',
    text: 'With a 7 pinnacle you become the friend who leaves at ten to go home and read about volcanoes. These are quiet years for studying, so people start to worry about you. Meanwhile you’re on page two hundred, in two sweaters, with crumbs on the blanket, and you haven’t been this happy since you were nine.',
  },
  8: {
    title: 'Work, Money and Power',
    meaning:
      'An 8 pinnacle is a long stretch of life about work and power. You may be put in charge of people, money or a large project, usually before you feel ready.',
    text: 'In an 8 pinnacle people begin to treat you as the boss. First you get a key, then a budget, and one morning they all laugh too hard at your joke about the rain. Look down the table for the one person who didn’t laugh. That’s the friend who’ll tell you about the spinach in your teeth.',
  },
  9: {
    title: 'Giving to Many',
    meaning:
      'As a pinnacle, 9 means many years of giving. You may teach, volunteer or make things for people you don’t know, and you say goodbye to parts of your old life.',
    text: 'Much of what you give away in a 9 pinnacle goes to people you’ll never meet. A kid’s riding your old bike. A stranger’s asleep under the tree you planted. Some things end in these years, and not all of them gently. You come out of it all owning less, and hugging people for longer than they expect.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      '11 is the number of inspiration. As a pinnacle it’s a long part of life full of sudden ideas and strong feelings, and both can leave you tired.',
    text: 'An 11 pinnacle is like having a radio you can’t switch off: ideas and feelings come in all day. You come through a door and know there’s been a fight. The best sentence of your life arrives in the middle of a swimming pool. Anyone would be tired after a day like that, so be gentle with yourself.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, you may spend many years of your life building one very large thing: a school, a company, a hospital. It takes practical skill and a lot of helpers.',
    text: 'A 22 pinnacle, the years of one enormous plan, may start as a joke: “We should open a school.” Now it’s Sunday night and you’re on your knees in a hallway, finding out how high a coat hook should be for a child of five. You’ve never been this tired. You’ve never cared so much about a hook.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'A pinnacle of 33 is a long time in life spent teaching and looking after people outside your own family: a class, a team, a street where everyone knows your door.',
    text: 'Kids you aren’t related to call you auntie or coach: that’s a 33 pinnacle, the years of caring for half the neighborhood. You know who can’t eat nuts and who only says so. At ten at night you’re having cereal, standing up. The family across the street would love to feed you. You only have to knock.',
  },
};
