import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'A 0 challenge means these years set you no single lesson, so you pick your own. It’s like opening a streaming app after dinner: you could watch anything, and at bedtime you’re still choosing.',
  1: 'A 1 challenge in these years is about saying what you want. “I don’t mind” isn’t a pizza topping. Mushrooms are. Say “mushrooms” before the others order.',
  2: 'With a 2 challenge, the lesson of these years is to take things less personally. When a friend answers “OK.” and nothing else, they may not be angry. They may be carrying groceries.',
  3: 'The 3 challenge asks you, in these years, to say what you really feel. You can turn a breakup into a comedy show, and everybody laughs. Let a good friend hear it without the jokes.',
  4: 'If your challenge is 4, these years are about order: a bit more of it, or a bit less. Either your spices are in alphabetical order, or somewhere under your laundry there’s a chair.',
  5: 'A 5 challenge means learning, over these years, what to do with freedom. Some people quit every job on the first dull afternoon; others look at flights every night and never book one.',
  6: 'Letting people do things their own way is the lesson of a 6 challenge in these years. Someone you love is loading the dishwasher all wrong. Walk away. The plates still come out clean.',
  7: 'Trust is what a 7 challenge has you practice in these years. You read four hundred hotel reviews, and by then the rooms are gone. Take a friend’s word for it, and go.',
  8: 'An 8 challenge makes money and power the lesson of these years: you may be afraid of them, or think about little else. Open the banking app and breathe. It shows an amount. It doesn’t grade you.',
};
