import type { CoreNumber } from '@ninefold/numerology';
import type { PortraitFrame } from './types';

/** The frame of a portrait of one number: of a birth date alone, or of a name without vowels. */
export const portraitAlone: Readonly<Record<CoreNumber, PortraitFrame>> = {
  1: {
    pull: 'About your own life you like to decide alone, because you’re a 1. You’ll do without help as long as anyone can, and a little longer.',
    turn: 'What you do alone gets done, and now and then it gets lonely as well. When you move the sofa, give a friend the lighter end. They’ve been standing there with free hands, hoping you’ll ask.',
  },
  2: {
    pull: 'With people you love, peace matters more to you than being right, because you’re a 2. You ask how they feel before you ask yourself.',
    turn: 'Friends find you easy to be close to, and hard to know. Say one wish out loud this week, a small one: the aisle seat, the last pancake. They’ve been trying to guess.',
  },
  3: {
    pull: 'What happens to you, you like to turn into something to tell, like any 3. Being heard makes you happy, and making people laugh makes you happier.',
    turn: 'When you tell funny stories, no one asks how you really are. With one good friend, leave a quiet minute after the story. What you say in that minute is worth hearing, too.',
  },
  4: {
    pull: 'When you’ve promised something, it gets done, and done properly. You’re a 4, and you like to know what comes next.',
    turn: 'Friends lean on you because you don’t move. When a plan breaks, allow yourself an hour to be annoyed, make coffee, and draw up the next one. You’re better at new plans than you think.',
  },
  5: {
    pull: 'More than anything you need room: a way out, a change, something you haven’t tried yet. A 5 gets restless in the best of chairs.',
    turn: 'When you go, people wonder if you’ll be back, and you always are. Leave your good sweater on the chair. They’ll stop worrying, and you can see the rest of the world in peace.',
  },
  6: {
    pull: 'You feel responsible for everyone you love, because you’re a 6. You’re happiest when they’re all fed, warm and close by.',
    turn: 'Care is something you give all day and aren’t used to getting. When somebody offers to cook, sit down, and eat it even if it’s too salty. They’ve wanted to do that for years.',
  },
  7: {
    pull: 'About what matters to you, you want to understand before you believe. Being a 7, you need quiet for it, and good questions.',
    turn: 'What you think about at night you seldom tell anyone, so people guess, and they guess wrong. Tell one person half of it, over tea, before you’re sure. You’ll both enjoy the other half.',
  },
  8: {
    pull: 'Being in charge makes you happy, and so does seeing results. For an 8, a good day is one in which something got done.',
    turn: 'You can carry more than most people, so you’re given more. Some evenings, do something useless: feed the ducks, build a sandcastle, lose at cards to a child. You’ll sleep well after that.',
  },
  9: {
    pull: 'Saying no to someone in need is hard for you, as it is for every 9. You care what happens to people, even to those you’ll never meet.',
    turn: 'There isn’t enough of you for everyone, though you try. The people closest to you don’t ask for much. Give them an hour at the start of the evening, before you’re tired.',
  },
  11: {
    pull: 'The moods of people you love reach you, often more strongly than you want. An 11 senses things before there’s any proof.',
    turn: 'By evening you’re carrying a whole day of other people’s moods. A warm bath and an early night take most of them away. The feeling that’s still there in the morning is your own, so trust it.',
  },
  22: {
    pull: 'You want to build something large, and you want it to last. Where others see a small problem, a 22 sees the whole system.',
    turn: 'The plan is big and the day is short, so it can feel as if nothing happens. Make one small real piece this week, one bench for the whole park. You’ll like sitting on it.',
  },
  33: {
    pull: 'It’s hard for you to stop comforting people and showing them how. You’re a 33, the most patient of the numbers.',
    turn: 'No one else is allowed to get as tired as you are now. Go home before dinner gets cold. They’ll manage until morning, partly because of what you’ve taught them.',
  },
};
