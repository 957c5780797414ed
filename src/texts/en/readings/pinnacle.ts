import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from '../../../readings/types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Deciding for Yourself',
    meaning:
      'A pinnacle is a stretch of life, often nine years or more. In a 1 pinnacle you make the big choices yourself, scared or not, and find out that you can.',
    text: 'A 1 pinnacle teaches you to decide for yourself. In the first years you ask everybody what they’d do, even the dentist, as soon as his hands are out of your mouth. Later it’s three people, then one. Some evening you sign something important, put the cap back on the pen, and notice you forgot to ask anyone.',
  },
  2: {
    title: 'Success With Others',
    meaning:
      'In a 2 pinnacle, a stretch of life that often lasts nine years or more, nearly everything happens through other people: a teacher, a partner, a neighbor’s aunt who mentions your name.',
    text: 'In a 2 pinnacle it helps to say what you need, and you hate to. For a month you look for an apartment by yourself, at night, in bed. Then you let it slip once, over lunch, and by evening you’ve got three names to call. Next time, you promise yourself, you’ll say so right away.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      'A pinnacle is a long stretch of life, and in a 3 pinnacle you’re finally heard. You write, sing, teach or tell stories, and people who used to interrupt you say, “Go on.”',
    text: 'You get braver about speaking up in a 3 pinnacle. For years you had your best line ready just after they’d changed the subject. Now you say it while it still counts, a little too fast, and your face goes hot. They laugh. The next time, you even leave a pause.',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'A 4 pinnacle, often nine years or more of your life, is for steady work. You get very good at one thing, so slowly that you’re the last to notice.',
    text: '“So what’s new?” people ask in a 4 pinnacle, and what can you say? You did what you did yesterday, slightly better. Then you come across something you made in the first year, and you have to sit down and laugh. Did somebody really pay you for that?',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'A pinnacle is a long stretch of life, and a 5 pinnacle fills it with change: new jobs, new places, new people, and hardly ever the same view from the kitchen.',
    text: 'With so much changing in a 5 pinnacle, you have to think for a second when a form asks for your address. You’ve packed so often that you know which box has the kettle. Some evenings you’d like to stay put. Then somebody mentions a town you’ve never seen, and you ask about the rents.',
  },
  6: {
    title: 'Family and Home',
    meaning:
      'A 6 pinnacle is a long stretch of life when home and family come first. You may raise someone or nurse someone, and when anything breaks, a pipe or a heart, they call you.',
    text: 'Home and family come first in a 6 pinnacle, so yours is the name everyone puts on the emergency form. You know who’s allergic to what, and who only says they’ve eaten. Then you fill in a form of your own and get to that line. You put down the pen.',
  },
  7: {
    title: 'Study and Quiet',
    meaning:
      'A pinnacle of 7 is a long, quiet part of life. You study one thing until you really know it, and you find out what you believe when nobody else is in the room.',
    text: 'With a 7 pinnacle you become the friend who leaves at ten to go home and read about volcanoes. These are quiet years for studying, so people start to worry about you. Meanwhile you’re on page two hundred, in two sweaters, with crumbs on the blanket, and you haven’t been this happy since you were nine.',
  },
  8: {
    title: 'Work, Money and Power',
    meaning:
      'An 8 pinnacle is a long stretch of life about work, money and power. You may be put in charge of people or a budget before you feel ready, and everybody assumes you are.',
    text: 'People begin to treat you as the boss in an 8 pinnacle. You get a key, then a budget, and one morning everyone laughs at your joke about the rain, even the two who didn’t hear it. It’s lovely. You know better, though, and that evening you try it on an old friend, who says, “And then?”',
  },
  9: {
    title: 'Giving to Many',
    meaning:
      'As a pinnacle, a long stretch of your life, 9 means giving. You may teach, help or make things for people you’ll never meet, and some goodbyes will be hard.',
    text: 'In the years of a 9 pinnacle, what you give is mostly your time. You only came to drop something off, and you stayed to put the chairs away. You’ve translated letters, walked other people’s dogs, sat with somebody until the doctor came. Where did your Saturdays go? You know exactly where, and you don’t want them back.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      'An 11 pinnacle means many years of inspiration: you sense what people feel before they say it, and good ideas come to you from nowhere, often while there’s soap in your eyes.',
    text: 'An 11 pinnacle is like a radio you can’t switch off: feelings come in all day, and now and then a great idea. You say hello to four people, and you know which two have been fighting. By evening “Rice or noodles?” is one question too many. So you lie down in the dark for ten minutes. Noodles.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, you may spend many years building one very large thing: a school, a company, a hospital. Nobody builds that alone, so you also learn to ask for help.',
    text: 'A 22 pinnacle, the years of one enormous plan, may start as a joke: “We should open a school.” Now it’s Sunday night and you’re on your knees in a hallway, finding out how high a coat hook should be for a five-year-old. You’ve never been this tired. You’ve never cared so much about a hook.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'During a 33 pinnacle you spend a long part of life looking after people outside your own family: a class, a team, all the children on your street.',
    text: 'Other people’s kids call you auntie or coach in a 33 pinnacle, the years of caring for half the neighborhood. You go out for bread, but first there’s a fight about a ball, and a loose tooth. An hour later you’re home without bread. You’ve got the ball, and in your pocket, wrapped in a leaf, the tooth.',
  },
};
