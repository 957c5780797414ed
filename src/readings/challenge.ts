import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'With 0 there’s no single challenge for these years, so you choose what to get better at. It’s like a menu with forty dishes. At some point you have to order.',
  1: 'Challenge 1 is to say clearly what you want. Practice on the window seat. Nobody’s handing out permission.',
  2: 'The challenge of 2 is that you’re hurt too easily. A short answer is often only a short answer, from a person who slept badly and still has a long day to get through. Ask them.',
  3: 'In 3 the challenge is to say what you really feel. You could get a laugh out of a broken heart. Don’t. Tell one friend the version without jokes.',
  4: 'A challenge of 4 means too little discipline, or far too much. Either the alarm clock is a suggestion, or there’s a system for the spoons, and you know which. Change one rule.',
  5: 'With 5 you learn to use freedom well. Some leave at the first itch; others sit for years beside a packed bag, saying it’s only for the weekend. Before you go, know where to.',
  6: 'A 6 here means you want everything done your way, above all at home. Somebody you love loads the dishwasher wrong; say nothing, and when it’s done, notice how clean the plates are.',
  7: 'Trust is the challenge of 7. You compare, you read every review, and meanwhile the last room goes to somebody who just liked the picture. Believe one person, without proof.',
  8: 'Money and power are the test of challenge 8. Either they scare you, or you think of little else. Look at the real figures once, by daylight, with someone you trust, and then give a little away.',
};
