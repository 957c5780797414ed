import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'A 0 challenge means these years don’t come with one set lesson, so you choose your own. It sounds like freedom. It’s also a menu with four hundred dishes, and the waiter keeps coming back.',
  1: 'With a 1 challenge, what you practice in these years is saying what you want. “I don’t mind” isn’t a pizza topping, and you’ve eaten a lot of other people’s olives.',
  2: 'In these years a 2 challenge teaches you to take things less personally. Two people laugh across the room, and you check your shirt. They were talking about a raccoon.',
  3: 'The 3 challenge asks you, in these years, to say what you really feel. Your breakup story gets huge laughs. There’s another version, with no jokes in it, and one good friend should hear that.',
  4: 'If your challenge is 4, order is the lesson of these years: a bit more of it, or a bit less. Either your spices are in alphabetical order, or somewhere under your laundry there’s a chair.',
  5: 'A 5 challenge is about how much freedom you need, and these years let you find out. Too little, and you look at flights every night. Too much, and your mother saves you as “New New Number.”',
  6: 'Letting people do things their own way is the lesson of a 6 challenge in these years. Someone you love is loading the dishwasher. You’re allowed to watch. You’re not allowed to move one single cup.',
  7: 'Trust is what a 7 challenge has you practice in these years. You read four hundred hotel reviews, until you found the one about a spider. Your friends just went. They’re bringing you a postcard.',
  8: 'An 8 challenge makes money and power the lesson of these years. Do you check your account every hour, or once a year, through your fingers, like a horror movie? It’s an amount. It isn’t a grade.',
};
