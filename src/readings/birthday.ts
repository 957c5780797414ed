import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** The birthday: a knack that nobody had to teach. No day of the month makes 33. */
export const birthdayReadings: Readonly<Record<Exclude<CoreNumber, 33>, ShortReading>> = {
  1: {
    title: 'Getting Things Started',
    meaning:
      'A Birthday number of 1 is a talent for starting. You begin easily, even when nobody shows you how.',
    text: 'You go first, and you hardly notice. Somebody has to open the dancing, get into the cold lake, or ask what that word on the screen means. Done, and the others are still looking at their feet. Finishing is a separate talent. It went to some of your friends, so keep them close and feed them well.',
  },
  2: {
    title: 'Sensing How Others Feel',
    meaning:
      'With 2 as your Birthday number you were born able to tell how people feel, so you get along with almost anyone and work best beside another person.',
    text: 'Feelings are as plain to you as hats. You come into a room and know who’s homesick, though she’s smiling and passing the cake. Nobody taught you this, so you think everyone can do it. They can’t. When they hurt each other, it’s mostly because they didn’t see.',
  },
  3: {
    title: 'A Gift for Stories',
    meaning:
      '3 as a Birthday number means words come easily. You were born with a talent for telling stories and making things sound interesting.',
    text: 'Nothing happens to you without becoming a story. You go out for bread, and by dinner there’s a lost dog in it, a misunderstanding, and a policeman with an opera voice. People lean closer. One or two of them have a tale of their own and are too shy to start, and nobody’s better than you at asking.',
  },
  4: {
    title: 'A Talent for Order',
    meaning:
      'Your Birthday number, 4, is a practical gift: a natural sense of order, and a way of making things so that they last.',
    text: 'Things fit when you do the packing. Nine bags and a very small car? Give you twenty minutes, and the doors close. It’s the same with a budget, a week, or a shelf that came in forty pieces. What puzzles you is how anybody can live with shoes all over the hall. They’re quite happy, and it isn’t aimed at you.',
  },
  5: {
    title: 'Quick to Adapt',
    meaning:
      'The Birthday number 5 means you adapt fast, and new places, new people and sudden problems bring out the best in you.',
    text: 'Surprises wake you up. Within an hour of reaching a strange city you’ve found the best bakery, a shortcut and a chess partner. What wears you down is the fourth identical morning in a row. On that day, even a different chair helps.',
  },
  6: {
    title: 'Noticing Who Needs Help',
    meaning:
      'A 6 for a Birthday number is a gift of care. You see at once who needs something, and you like being the one who helps.',
    text: 'Your eyes go to whoever’s missing something: the guest without a glass, the boy who’s suddenly quiet, the office plant that belongs to nobody. You’re pouring before you’ve thought about it, so nobody hurries home from your place. On days when you’re the quiet one, tell them, because they weren’t born with your eyes.',
  },
  7: {
    title: 'Looking Closely',
    meaning:
      'If your Birthday number is 7, you were born with a careful mind. You find mistakes, reasons and the questions nobody asked.',
    text: 'In three hundred lines your eye goes straight to the one wrong date. You read slowly, remember it for years and ask a single question where others ask ten, usually the very one they’d hoped wouldn’t come up. Company tires you. An hour alone puts it right.',
  },
  8: {
    title: 'Knowing What Things Are Worth',
    meaning:
      'Your Birthday number is 8, a gift for judging value: you understand money, effort and power, so people soon trust you to run things.',
    text: 'You can tell what a thing’s worth before the seller has finished looking at your shoes, and it works on plans and promises as well as on melons. So they put you in charge. A few find you hard. Those you’ve paid on time for years don’t.',
  },
  9: {
    title: 'A Friend to Everyone',
    meaning:
      'The gift of a Birthday number 9 is a big heart that understands many kinds of people and helps without asking for anything in return.',
    text: 'Strangers tell you their lives while you’re only trying to buy a stamp. Old, young, rich, broke: they’re all your kind. Half your books live in other houses now, so let somebody lend you something for once. They’d love to.',
  },
  11: {
    title: 'Sensing What Is Coming',
    meaning:
      '11 is a master number, and as a Birthday number it means strong intuition. You often sense what people feel or what’s about to happen.',
    text: 'You know things early and can’t say how. A friend crosses your mind, and there’s that friend’s name on your phone; a big smile doesn’t fool you for a second. Anyone born on the 11th or the 29th is said to pick up more than others do. It’s lovely for music, and less lovely at two in the morning.',
  },
  22: {
    title: 'Seeing How to Build It',
    meaning:
      'As a Birthday number, 22 joins big ideas with practical skill, so you can imagine something large and also work out how it gets built.',
    text: 'Some people dream of the bridge and some count the screws. You do both. At first you look slow, because you’re walking around the thing in your head to see what holds it up; after that, rain won’t stop you. Between bridges, make something you can finish by supper.',
  },
};
