import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'With a 0 challenge nothing in particular is meant to be hard in these years, so the hard part is choosing. You know the feeling: it’s late, the fridge is full, and you stand there in the cold light, unable to pick. Begin with whatever you thought of first.',
  1: 'What’s hard with a 1 challenge is saying what you want. “I don’t mind,” you say, about the movie, the weekend, the pizza. So begin with the pizza: “No mushrooms, please.” The waiter just writes it down. Your heart’s beating as if you’d robbed the place.',
  2: 'A 2 challenge makes it hard not to take things personally. Two coworkers laugh across the room, and all afternoon you wonder what’s wrong with your shirt. They were laughing about a raccoon. It’s nearly always a raccoon, and it’s a very nice shirt.',
  3: 'In the years of a 3 challenge it’s hard to say what you feel, because you’ve always got a funny version ready. Some evening you’ll tell the breakup story and leave out the joke at the end. Nobody will laugh. A friend will take your hand.',
  4: 'Order is what’s hard with a 4 challenge: you’ve got too little of it, or too much. Either there’s a chair somewhere under your laundry, or your guests are afraid to move a cushion. You know which. So does everyone who’s ever visited, and they keep coming back.',
  5: 'With a 5 challenge it’s hard to know how much freedom you need. At the start of the week you want to quit and move to the sea, and by the end of it you’ve bought a bookcase. Neither is silly. You’re allowed to look at boats and put up shelves.',
  6: 'Letting people do things their own way is what a 6 challenge makes hard. Someone you love is wrapping a present. There’s tape everywhere, one corner’s a disaster, and you’re sitting on both hands, smiling. Keep sitting. They’re so proud of that corner.',
  7: 'It’s hard to trust people and plans in the years of a 7 challenge. You read the hotel’s reviews until you found one with a spider, and you stayed home. Your friends just went, and here’s the picture they sent you: the pool, the sunset, and an empty chair for you.',
  8: 'Looking at your money is what’s hard with an 8 challenge. You check it every hour, or once a year, through your fingers, like a horror movie. Try one calm look a week, with music on and a friend in the next room. It’s an amount. It isn’t a grade.',
};
