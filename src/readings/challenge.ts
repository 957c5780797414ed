import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'With a 0 challenge nothing’s especially hard in these years, except choosing. You look through everything there is to watch for forty minutes, and then you’re tired and go to bed. Give yourself three minutes, and take whatever you’re looking at when they’re up. You’ll like it more than you think.',
  1: 'A 1 challenge means that for some years it’s hard to say what you want. At the coffee place they’ve been writing the wrong name on your cup since spring, and by now you answer to it. Tomorrow, spell yours. You’ll feel it in your knees. Then you’ll drink your own coffee.',
  2: 'In the years of a 2 challenge it’s hard not to take things personally. Two women laugh across the office, and all afternoon you wonder what’s wrong with your shirt. They were laughing at a raccoon video. Most of what seems to be about you is about a raccoon.',
  3: 'With a 3 challenge it’s hard, for some years, to say what you feel, because you’ve always got a funny version ready. Even your breakup is a comedy by now. Tell it to a friend once, and leave out the jokes. It may be the first time you’ve heard it, too.',
  4: 'Order stays hard in the years of a 4 challenge: you’ve got too little, or too much. Either there’s a chair somewhere under your laundry, or you straighten the cushion a guest is leaning on. If you’re the first kind, clean up for ten minutes today. If you’re the second kind, don’t.',
  5: 'A 5 challenge makes it hard, for some years, to know how much freedom you need. On Monday you look at one-way tickets, and on Thursday you buy a tomato plant. You mean both. So go, for three days, and find out how glad you can be to see a tomato.',
  6: 'Letting people do things their own way is hard in the years of a 6 challenge. When someone else cuts the onions, you leave the kitchen, and it isn’t the smell. The pieces are too big. Stay out there tonight, and practice saying “Mmm!” in the mirror until your eyebrows believe it.',
  7: 'Trusting people and plans is hard in the years of a 7 challenge. A hotel has two hundred happy reviews and one about a spider, and you believe the spider. It’s two hundred to one. Pack your bag. And when you get there, say hello to the spider.',
  8: 'Looking at your money is hard for the years of an 8 challenge, so you do it once a year, with one eye closed, the way other people watch horror movies. Next time, leave the lights on and open both eyes. Whatever’s in there, you’ve already imagined it bigger.',
};
