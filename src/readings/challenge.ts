import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'With a 0 challenge nothing in particular is said to be hard in these years, except choosing. You can scroll through movies until the popcorn’s gone and the person next to you is asleep on your shoulder. It’s been a good evening anyway, because neither of you came for the movie.',
  1: 'A 1 challenge means that for some years it’s hard to say what you want. On the train a big man with headphones is sitting in your seat, so you stand for two hours. Next time show him the ticket. He’ll jump up, turn red, and lift your bag onto the rack.',
  2: 'In the years of a 2 challenge it’s hard not to take things personally. Two women laugh across the office, and all afternoon you wonder what’s wrong with your shirt. They were laughing at a raccoon video. The one with the big earrings wants to know where you got that shirt.',
  3: 'With a 3 challenge it’s hard, for some years, to say what you feel, because you’ve always got a funny version ready. Some evening you’ll tell the breakup story and leave out the joke. The man who always laughs first will take off his glasses and wipe them.',
  4: 'Order stays hard in the years of a 4 challenge: you’ve got too little, or too much. Either there’s a chair somewhere under your laundry, or you straighten the cushion a guest is leaning on. Those who love you take the laundry on their lap, or lean forward, and go on talking.',
  5: 'A 5 challenge makes it hard, for some years, to know how much freedom you need. On Monday you look at one-way tickets, and on Thursday you buy a tomato plant. The old man downstairs will water it if you go, he says, and eat with you if you stay.',
  6: 'Letting people do things their own way is hard in the years of a 6 challenge. An uncle with big hands is wrapping a present, there’s tape on his elbow, one corner’s a disaster, and you’re sitting on your fingers, smiling. Stay on your fingers, because he’s so proud of that corner.',
  7: 'Trusting people and plans is hard in the years of a 7 challenge. You may read a hotel’s reviews until you find the one about a spider, and stay home. The others go without you, and send a picture of the pool, with a towel on the chair they saved for you.',
  8: 'For the years of an 8 challenge, looking at your money is what’s hard. You do it once a year, with one eye closed, like a horror movie. Open the other eye: it’s an amount. It isn’t a grade.',
};
