import type { PlaceReadings } from '../../../../readings/types';

/** The Expression: how you do things. */
export const expressionPlace: PlaceReadings = {
  1: {
    strengths:
      'When there’s a job to do, you begin it while others are still talking about it. Say there’s a document called “Thoughts,” open since February, full of comments, with no first sentence. You write one. You put your name under it, send it to everyone, and go to lunch. When you come back there’s a second sentence, by someone who couldn’t leave yours alone.',
    challenges:
      'When you finish a thing, it leaves your hands unchecked. It’s done, it’s gone, and it hits you in the doorway: there’s no attachment, and the name at the top is wrong. Or the shelf is up, and the box it was meant for is an inch taller. Half of your work is the second email, the one that begins “And here it is.”',
  },
  2: {
    strengths:
      'Given something that’s nearly right, you find the small change that makes it work. You read a page once for what it says and once for how it sounds, and then you pick up a pencil. Six words, and it’s suddenly good. With a song it would be the speed, with a sauce the lemon. You take what’s there, turn it a little, and listen.',
    challenges:
      'A job of yours stays nearly done for a long time, because you go back for one more small correction. The wall is painted, but by evening light it’s a hair too gray, so you mix another gray. From then on you look at that wall every morning, and think that the first one was fine.',
  },
  3: {
    strengths:
      'When there’s something to make up, you begin before you know what it’ll be. Say it’s a song for an anniversary. You whistle, you drum on the table, you write down a terrible rhyme. The second is worse. Somewhere around the fifth try there’s a line so silly that you laugh out loud, and everything else hangs on it.',
    challenges:
      'The part of a job that you can’t do is cutting. Your speech was one page, it’s four by now, and every line is a good one. You took out the joke about the goat, missed it, and put it back, with a second goat. One idea calls in the next, and it feels rude to send any of them home. You keep both goats.',
  },
  4: {
    strengths:
      'From the start of a job you see all its steps, and you take them in order. Out of the box come loose boards, and you see a bed. You lay the screws out by size, read the page that usually gets thrown away, and begin with number one. At midnight it’s standing. You shake it a few times, just because it feels so good.',
    challenges:
      'Every job gets the same care from you, including the ones that don’t need any. There’s a sign to paint, for one evening. You sand the edges. You measure the letters, give them a second coat, and do the back, which is going to face a wall, in the dark, for three hours. Ask first how long the thing has to last. For one evening, use cardboard.',
  },
  5: {
    strengths:
      'In a repair or a recipe, you work with whatever’s there. The screw is tiny, and the screwdriver isn’t, so you take the tip of a fruit knife. You’ve strained coffee through a T-shirt, a clean one. When the right tool is missing, something in you wakes up: what’s flat here, what’s long, what bends? You’re a little sorry when the toolbox turns up.',
    challenges:
      'On your way to one task you start three others. You get up to fetch the scissors. In the hall a hinge is squeaking; behind the oil can there’s a map, and on the map a river you’d never noticed. An hour later you’re back, with dust on your knees, a silent door, and no scissors. Try saying it out loud as you walk: “Scissors, scissors, scissors.”',
  },
  6: {
    strengths:
      'Whenever you make something, you think of the hands that are going to use it. You wrap a package, and at the end you fold over the last bit of tape, so there’ll be a corner to pull. A bag you pack has on top what’ll be wanted first. Things made by you are easy to open and hard to throw away.',
    challenges:
      'Before you can start, the place has to be right, and by the time it’s right, it’s four o’clock. You sit down to write one page. The table’s sticky. While you wipe it you see that the flowers have had it, and the fresh ones need better light. It’s easier to be nice to a room than to begin.',
  },
  7: {
    strengths:
      'At work on anything, you can’t pass a small question by. Why do the rolls on the left always come out darker? You could simply eat them. Instead you change one thing at a time, the tray, the rack, the paper, and write down each result on an envelope. It’s the hot corner. You eat the evidence, all four trays of it.',
    challenges:
      'Once you know how a job could be done, you lose interest in doing it. The faucet drips at night. You find out why, and it’s lovely: there’s a ring worn thin, and you could draw it from memory. The faucet goes on dripping. For you, the puzzle was the work, and a ring is only a ring.',
  },
  8: {
    strengths:
      'You begin a job at its end. First you write down what has to be there when it’s over, and from that you plan backward until you arrive at this morning. Forty chairs by six means a truck at four, and a truck at four means calling for it now. The worst comes first, while there’s coffee. By noon it’s easy.',
    challenges:
      'If a task has no clear end, you don’t start it. You’ve planned a whole move, down to the last box, but a bag of old photos has waited for years. What would it be for, and how would you know you were done? You put it off, and call it having priorities. Give it an hour, and no goal. Start with ten photos.',
  },
  9: {
    strengths:
      'Even a small job gets everything you’ve got, if it can be made beautiful. Say, a birthday cake. You only meant to write a name on it, and now there’s a whale, and a lighthouse, in three kinds of blue. In the evening a knife goes right through the whale. You hold out your plate.',
    challenges:
      'In what you make the feeling is right, and the facts are missing. Your poster for a concert is so lovely that it gets stolen from the wall, and it doesn’t say when the concert is. An order form comes back with a drawing in the margin and no address. You read it over twice, and both times it was beautiful.',
  },
  11: {
    strengths:
      'Your work is good when you believe in it, and flat when you don’t. Asked for a page about a new logo, you write a page. But let it be about something you love, a bridge, or a mango you ate last week, and the first line comes whole, and then the next. Before you start on anything dull, look for the one mango in it.',
    challenges:
      'The better idea comes to you when the first one is nearly built. You’ve got nine pages out of ten. On the stairs it hits you, and by the time you’re at the top, the nine pages look like somebody else’s. You start over. The new one really is better, and that’s what you said about the last one.',
  },
  22: {
    strengths:
      'When you take on something large, you hold all of it in your head, down to the crumbs. Say it’s a wedding in a field. You know where the sun will be at five, how eighty chairs get across the ditch, and when the last bus leaves. In the third row a bench has one short leg, and there’s a flat stone under it now.',
    challenges:
      'Any project of yours takes over the room. It begins with one table, for the drawings. Next there’s a model of a roof on the only good chair, and a wire from wall to wall that mustn’t be touched. You only see the thing as it’s going to be, so you eat standing up, with your plate on the bookcase.',
  },
  33: {
    strengths:
      'While you work on something, you write down how it’s done. You lay out the pieces in the order they’re used, and inside a lamp you’ve mended there’s a note: which wire, which year. Your recipes tell what the dough looks like when it’s gone wrong, and how to save it. For you a job isn’t done when it works. It’s done when the note is in.',
    challenges:
      'Your notes on a job grow longer than the job. It’s a coffee machine, with one button. You write down the button. Then you think of what might go wrong, so there’s a second page, with a drawing, and a third for the exception, which has never once come up. Write all of it, since you’ll have to. Then cross out everything after the button.',
  },
};
