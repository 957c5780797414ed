import type { CoreNumber } from '@ninefold/numerology';
import type { PortraitFrame } from './types';

/** The frame of a portrait of one number: of a birth date alone, or of a name without vowels. */
export const portraitAlone: Readonly<Record<CoreNumber, PortraitFrame>> = {
  1: {
    pull: 'A 1 likes to decide alone and to go first. You’ll do without help for as long as anyone can, and a little longer.',
    turn: 'What you do alone gets done, and now and then it gets lonely as well. Let someone carry the light end. They’ve been standing there with their hands free, waiting to be asked.',
  },
  2: {
    pull: 'Peace matters more to you than being right, because you’re a 2. You know how everyone else feels before you’ve asked yourself.',
    turn: 'People find you easy to be close to, and hard to know. Say one wish out loud this week, a small one. They’ve been trying to guess it for a while.',
  },
  3: {
    pull: 'Whatever happens, a 3 turns it into something to tell. Being heard makes you happy, and making people laugh makes you happier.',
    turn: 'The stories are good, and some of them are there so that no one asks. Leave one quiet minute at the end. What you say after it will be worth hearing, too.',
  },
  4: {
    pull: 'Done properly, and in the right order: that’s how a 4 likes it. When you’ve promised something, it gets done.',
    turn: 'Friends lean on you because you don’t move. When a plan breaks, take an hour to be annoyed, and then make the next one. You’re better at that than you think.',
  },
  5: {
    pull: 'You’re a 5, so what you need most is room: a way out, a change, something you haven’t tried yet.',
    turn: 'It isn’t that you’re running away. You only want to see the rest. Choose one thing you never walk out on, and everyone will believe you’re coming back. You always do.',
  },
  6: {
    pull: 'It’s the 6 in you that feels responsible for everyone you love. You’re happiest when they’re all fed, warm and close by.',
    turn: 'Care is something you give all day and aren’t used to getting. When somebody offers to cook, sit down, and let it be too salty. They’ve wanted to do that for years.',
  },
  7: {
    pull: 'Before you believe a thing, you have to understand it. That’s the 7 in you, and it needs a lot of quiet.',
    turn: 'Most of what you think you never say, so people guess, and they guess wrong. Tell them half of it, unfinished. It’ll still be more careful than what the rest of us call certain.',
  },
  8: {
    pull: 'You’re an 8, and you like to be in charge and to see results. A good day is one in which something got done.',
    turn: 'Since you can carry more than most people, you’re given more. Some evenings, do something that can’t be counted. It won’t show up anywhere, and you’ll sleep like a child.',
  },
  9: {
    pull: 'Saying no is hard for a 9. You care what happens to people, even to those you’ll never meet, and it takes up your week.',
    turn: 'There isn’t enough of you for everyone, though you keep trying. The ones closest to you don’t ask for much. They’d be glad of an hour that isn’t left over.',
  },
  11: {
    pull: 'An 11 senses things before there’s any proof of them. You feel most of what goes on around you, often more strongly than you’d like.',
    turn: 'By evening you’re carrying a whole day of other people’s moods. Put them down: a walk, a bath, an early night. What’s still there in the morning is yours, and it’s usually right.',
  },
  22: {
    pull: 'Where others see a small problem, a 22 sees the whole system. You’d like to build something large, and you want it to last.',
    turn: 'The plan is big and the day is short, so it can feel as if nothing happens. Build one small real piece of it this week. Everything you admire began as somebody’s bad first try.',
  },
  33: {
    pull: 'You’re a 33, the most patient of the numbers. Comforting people and showing them how is what you do, and it’s hard for you to stop.',
    turn: 'No one else would be allowed to get this tired around you. Go home before you’re empty. They’ll manage until morning, partly because of what you’ve taught them, and they’ll be glad to show you.',
  },
};
