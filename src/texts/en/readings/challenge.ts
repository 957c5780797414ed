import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, seen in one small scene. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'A 0 challenge means easy years. Only choosing is hard. You look through everything there is to watch for forty minutes, until you’re too tired to watch any of it, and go to bed.',
  1: 'A 1 challenge means that for some years it’s hard to say what you want. At the coffee place they’ve been writing the wrong name on your cup since spring, and by now you answer to it. You did correct them once. They added a letter.',
  2: 'In the years of a 2 challenge it’s hard not to take things personally. Two women laugh across the office, and all afternoon you wonder what’s wrong with your shirt. They were laughing at a raccoon video. Most of what seems to be about you is about a raccoon.',
  3: 'With a 3 challenge it’s hard, for some years, to say what you feel. You’ve always got a funny version. Even your breakup is a comedy by now. Tell it to a friend once, and leave out the jokes. It may be the first time you’ve heard it, too.',
  4: 'Order stays hard in the years of a 4 challenge: you’ve got too little, or too much. Either there’s a chair somewhere under your laundry, or you straighten the cushion a guest is leaning on. If you’re the first kind, clean up for ten minutes today. If you’re the second kind, don’t.',
  5: 'A 5 challenge makes it hard, for some years, to know how much freedom you need. On Monday you look at one-way tickets, and on Thursday you buy a tomato plant. You mean both. By Sunday you’re asking the neighbors who could water a tomato, just in case.',
  6: 'Letting people do things their own way is hard in the years of a 6 challenge. When someone else cuts the onions, you leave the kitchen, and it isn’t the smell. The pieces are too big. At dinner you say “Mmm!” and hope your eyebrows don’t give you away.',
  7: 'Trusting people and plans is hard in the years of a 7 challenge. A hotel has two hundred happy reviews and one about a spider, and you believe the spider. You book it anyway. When you get there, you look behind the curtains before you’ve even put down your bag.',
  8: 'Looking at your money is hard in the years of an 8 challenge. You do it about once a year, with one eye closed, the way other people watch horror movies. It’s never that bad. Then you close the page for another year.',
};
