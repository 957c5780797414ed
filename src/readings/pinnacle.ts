import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Deciding for Yourself',
    meaning:
      'A pinnacle is a stretch of life, often nine years or more. In a 1 pinnacle you make the big choices yourself, scared or not, and find out that you can.',
    text: 'Early in a 1 pinnacle, the years of deciding for yourself, you ask everybody what they’d do, even the dentist, as soon as his hands are out of your mouth. Later you ask three people, then one. And some evening you sign something important, put the cap back on the pen, and notice you forgot to ask anyone.',
  },
  2: {
    title: 'Success With Others',
    meaning:
      'In a 2 pinnacle, a stretch of life that often lasts nine years or more, nearly everything happens through other people: a teacher, a partner, a neighbor’s aunt who mentions your name.',
    text: '“I know someone who could help.” You’ll hear that often in a 2 pinnacle, about a room, a doctor, a broken heart. You’ll say it often, too. And one day a woman with flour on her sleeves thanks you for something you said at a bus stop. You’d forgotten it long ago. It got her through a winter.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      'A pinnacle is a long stretch of life, and in a 3 pinnacle you’re finally heard. You write, sing, teach or tell stories, and people who used to interrupt you say, “Go on.”',
    text: 'You begin far more than you finish in a 3 pinnacle, the years of making things and being heard. There’s a song with no second verse, and five first chapters. One day an aunt who only came to help you dust picks up a page, reads it standing, cloth in hand, and asks what happens next.',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'A 4 pinnacle, often nine years or more of your life, is for steady work. You get very good at one thing, so slowly that you’re the last to notice.',
    text: '“So what’s new?” people ask during a 4 pinnacle, the years of steady work, and what can you say? You did what you did yesterday, slightly better. One afternoon a girl with a pencil behind her ear stands there watching your hands. “Wait,” she says. “Can you do that again, slower?”',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'A stretch of life, often nine years or more, fills up with change in a 5 pinnacle: new jobs, new places, new people. You stop saying “for good” and start saying “for now.”',
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
      'A pinnacle of 7 is a long, quiet part of life. You study one thing until you really know it, and you work out what you believe when nobody else is in the room.',
    text: 'With a 7 pinnacle you become the friend who leaves at ten to go home and read about volcanoes. These are quiet years for studying, so people start to worry about you. Meanwhile you’re on page two hundred, in two sweaters, with crumbs on the blanket, and you haven’t been this happy since you were nine.',
  },
  8: {
    title: 'Work, Money and Power',
    meaning:
      'An 8 pinnacle is a long stretch of life about work, money and power. You may be put in charge of people or a budget before you feel ready, and everybody assumes you are.',
    text: 'People begin to treat you as the boss in an 8 pinnacle. You get a key, then a budget, and one morning they all laugh too hard at your joke about the rain. Look down the table for the woman who didn’t laugh, and went on eating her banana. She’ll tell you when there’s spinach in your teeth.',
  },
  9: {
    title: 'Giving to Many',
    meaning:
      'As a pinnacle, a long stretch of your life, 9 means giving. You may teach, help or make things for people you’ll never meet, and you say some goodbyes you’d rather not.',
    text: 'You seldom see where your gifts end up in a 9 pinnacle, the years of giving. A boy with no front teeth is lining up your old toy cars. A night nurse is asleep on the bus in your scarf. There are goodbyes, not all of them gentle. You come out owning less, and you hug people longer.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      '11 is the number of inspiration. As a pinnacle, a long part of life, it brings sudden ideas and strong feelings, usually at bedtime, and you learn which ones are worth getting up for.',
    text: 'An 11 pinnacle is like a radio you can’t switch off: ideas and feelings come in all day. You say hello to four people, and you know which two have been fighting. At night you lie in the bathtub with the light off. Whoever loves you has learned to leave grapes on the edge and tiptoe out.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, you may spend many years building one very large thing: a school, a company, a hospital. Nobody builds that alone, so you also learn to ask for help.',
    text: 'A 22 pinnacle, the years of one enormous plan, may start as a joke: “We should open a school.” Now it’s Sunday night and you’re on your knees in a hallway, finding out how high a coat hook should be for a child of five. You’ve never been this tired. You’ve never cared so much about a hook.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'During a 33 pinnacle you spend a long part of life looking after people outside your own family: a class, a team, a whole street of children who know which bell to ring.',
    text: 'Other people’s kids call you auntie or coach in a 33 pinnacle, the years of caring for half the neighborhood. Before a game you tie eleven pairs of shoes and never notice your own are untied. The boy who hasn’t said a word all season kneels down in the mud and ties them, with a double knot.',
  },
};
