import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'A 0 challenge means these years set you no single lesson, so you pick your own. It’s like opening a streaming app after dinner: you could watch anything, and at bedtime you’re still choosing.',
  1: 'A 1 challenge in these years is about saying what you want. “I don’t mind” isn’t a pizza topping. Name one you like, out loud, before the others order.',
  2: 'With a 2 challenge, the lesson of these years is to take things less personally. “OK.” with a period isn’t always a declaration of war. Sometimes it’s just a person with one free thumb.',
  3: 'The 3 challenge asks you, in these years, to say what you really feel. You can turn a breakup into a comedy show, and everyone laughs. Tell one friend the version without the jokes.',
  4: 'If your challenge is 4, these years are about order: a bit more of it, or a bit less. There’s either a label on your label maker, or a chair that’s really a pile of clothes.',
  5: 'A 5 challenge means learning, over these years, what to do with freedom. Some people quit on the first dull afternoon; others look up flights every night and never book. Start with a weekend.',
  6: 'Letting people do things their own way is the lesson of a 6 challenge in these years. Someone you love is loading the dishwasher all wrong. Walk away. The plates still come out clean.',
  7: 'Trust is what a 7 challenge has you practice in these years. You read every last review, and meanwhile the hotel fills up. Believe one nice person without looking at their profile.',
  8: 'An 8 challenge makes money and power the lesson of these years: you may be afraid of them, or think about little else. Open the banking app. Breathe. It’s a number, and it isn’t your grade.',
};
