import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'With a 0 challenge these years have no set lesson, so you pick your own. You know the feeling: it’s late, the fridge is open, it’s full, and there you are in the cold light, unable to choose.',
  1: 'A 1 challenge teaches you to say what you want, from “I don’t mind” all the way to “No mushrooms, please.” The waiter just writes it down. Your heart’s beating as if you’d robbed the place.',
  2: '“Are they laughing at me?” you’ll ask for years, because a 2 challenge is about taking things less personally. They’re laughing about a raccoon. It’s nearly always about a raccoon.',
  3: 'A 3 challenge asks for your real feelings, when you’ve only ever told the funny version. You’ll be telling the breakup story, and this time you’ll leave out the big laugh. It gets quiet. Someone takes your hand.',
  4: 'Order is the lesson of a 4 challenge: more of it, or less. Either your spices are in alphabetical order, or there’s a chair somewhere under your laundry. You know which. So does everyone who’s ever visited.',
  5: '“I should leave,” “I should stay”: with a 5 challenge you’ll say both for years, until you know how much freedom you need. Your own mother has saved you as “New New Number.”',
  6: 'A 6 challenge is learning to let people do things their way. Someone you love is wrapping a present. It has seventeen pieces of tape on it, one corner’s a disaster, and you’re sitting on both hands, smiling.',
  7: 'Trust is what a 7 challenge teaches, and it takes years. You read that hotel’s reviews until you found the spider. The others just went. They’ve sent a picture: the pool, the sunset, an empty chair for you.',
  8: 'With an 8 challenge you check your money every hour, or once a year, through your fingers, like a horror movie. The lesson of these years is to just look. It’s an amount. It isn’t a grade.',
};
