import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'With a 0 challenge nothing in particular is said to be hard in this part of your life, so the hard part is choosing. You know the feeling: it’s late, the fridge is full, and you stand there in the cold light, unable to pick. Take the soup.',
  1: 'A 1 challenge means that for some years it’s hard to say what you want. “I don’t mind,” you say, about the movie, the weekend, the pizza. Begin with the pizza. “No mushrooms, please,” you tell the waiter, and your heart beats as if you’d sung a solo. He writes it down.',
  2: 'In the years of a 2 challenge it’s hard not to take things personally. Two women laugh across the office, and all afternoon, through two meetings and a phone call, you wonder what’s wrong with your shirt. It was a raccoon. One of them wants to know where you bought that shirt.',
  3: 'With a 3 challenge it’s hard, for some years, to say what you feel, because you’ve always got a funny version ready. Some evening you’ll tell the breakup story and leave out the joke. The man who always laughs first will take off his glasses and wipe them.',
  4: 'Order is what stays hard in the years of a 4 challenge: you’ve got too little of it, or too much. Either there’s a chair somewhere under your laundry, or your guests are afraid to move a cushion. You know which. So do they, and they keep coming back.',
  5: 'A 5 challenge makes it hard, for some years, to know how much freedom you need. On Monday you want to quit and move to the sea, and by the weekend you’ve bought a bookcase. Neither is silly. Look at boats. Put up shelves.',
  6: 'Letting people do things their own way is hard in the years of a 6 challenge. An uncle with big hands is wrapping a present, there’s tape on his elbow, one corner’s a disaster, and you’re sitting on your fingers, smiling. Keep sitting. He’s so proud of that corner.',
  7: 'Trusting people and plans is hard in the years of a 7 challenge. You read the hotel’s reviews until you found one with a spider, and you stayed home. Your friends went. Now there’s a picture of the pool on your phone, with a towel on the chair they saved for you.',
  8: 'For the years of an 8 challenge, looking at your money is what’s hard. You check it every hour, or once a year, with one eye closed, like a horror movie. Try one calm look a week, with music on and tea beside you. It’s an amount. It isn’t a grade.',
};
