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
      'In a 2 pinnacle, a stretch of life that often lasts nine years or more, things happen through other people: a teacher, a partner, a friend who mentions your name.',
    text: '“I know someone who could help.” You’ll hear that often in a 2 pinnacle, about a room, a doctor, a broken heart. You’ll say it often, too. And one day a woman you hardly know thanks you for something you said at a bus stop. You’ve forgotten it. It got her through a winter.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      'A pinnacle is a long stretch of life, and a 3 pinnacle is for making things. You write, sing, teach or make things, and people who used to interrupt you ask you to go on.',
    text: 'In a 3 pinnacle, the years for making things, you leave them lying all over the house: a podcast with one episode, a song with no second verse, and the first chapter of five different novels. You hum all day and don’t know it. Somewhere in that pile is the good one. It’s the one you’re shy about.',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'A 4 pinnacle, often nine years or more of your life, is for steady work. You get very good at one thing, so slowly that you’re the last to notice.',
    text: '“So what’s new?” people ask during a 4 pinnacle, the years of steady work, and you don’t know what to say. You got up. You sanded the other side of the door. Then one day there’s a girl with a pencil behind her ear, watching your hands. “Wait,” she says. “Can you do that again, slower?”',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'With a 5 pinnacle, a stretch of nine years or more is full of change: new jobs, new places, new people. You stop saying “for good” and start saying “for now.”',
    text: 'In a 5 pinnacle people ask where you are before they ask how you are. For years everything changes: the job, the street, the language, the hair. You can pack in the dark. And in every new room, before the sheets, before the kettle, the same small photo goes up by the window.',
  },
  6: {
    title: 'Family and Home',
    meaning:
      'A 6 pinnacle is a long stretch of life when home and family come first. You may raise someone or nurse someone, and when anything breaks, a pipe or a heart, they call you.',
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
      'As a pinnacle, a long stretch of your life, 9 means giving. You may teach, volunteer or make things for people you don’t know, and you say goodbye to parts of your old life.',
    text: 'Much of what you give away in a 9 pinnacle goes to people you’ll never meet. A boy with no front teeth is riding your old bike. A stranger’s asleep under the tree you planted. Some things end in these years, and not all of them gently. You come out owning less, and you hug people for longer.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      '11 is the number of inspiration. As a pinnacle it’s a long part of life full of sudden ideas and strong feelings, and both can leave you tired.',
    text: 'An 11 pinnacle is like having a radio you can’t switch off: ideas and feelings come in all day. You come through a door and know there’s been a fight. By evening you’re in the bathtub with the light off, and someone who knows you has left toast outside the door.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, you may spend many years of your life building one very large thing: a school, a company, a hospital. Nobody builds that alone, so you also learn to ask.',
    text: 'A 22 pinnacle, the years of one enormous plan, may start as a joke: “We should open a school.” Now it’s Sunday night and you’re on your knees in a hallway, finding out how high a coat hook should be for a child of five. You’ve never been this tired. You’ve never cared so much about a hook.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'A pinnacle of 33 is a long time in life spent teaching and looking after people outside your own family: a class, a team, a street where every child knows which door is yours.',
    text: 'Kids you aren’t related to call you auntie or coach: that’s a 33 pinnacle, the years of caring for half the neighborhood. You know who can’t eat nuts and who only says so. At ten at night your own dinner is cereal. But across the street a man in an apron is filling one more plate.',
  },
};
