import type { DigitReadings } from './types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    'You don’t like to ask for things directly. So you say, “Is anyone else cold?” and hope somebody closes the window. “I’m cold” is shorter, and it works faster.',
    'It takes you three tries to say what you want. The first is “Anything’s fine.” The second is “Well, actually…” The third comes when everybody’s already in the car. Try starting with the third.',
    'You can say what you think and still hear the other side. So when two friends have a fight, both of them call you, and neither one knows about the other call.',
    'Small talk is so easy for you that you make friends in a line for the restroom. At home, though, you can be silent for a whole evening. Both of these people are you.',
    'You sound sure even when you’re only guessing, so people follow you. That’s how six friends can walk half an hour in the wrong direction. Next time, say “I’m only guessing” before the first corner.',
  ],
  2: [
    'Guessing how people feel isn’t your thing, so you ask. It works better than guessing. While the others whisper, “Is she angry?” you’ve already asked her, and she was only hungry.',
    'With one person you notice everything, even a second spoonful of sugar. In a crowd you notice nothing. So at parties you find one person and talk to them until your coats are the last ones left.',
    'Within a minute you know whether to trust somebody, and you can’t say why. It may be a laugh that comes a little too early. You’ve sometimes told yourself you were being unfair. Usually you weren’t.',
    'Other people’s moods come through to you like music through a wall. Some evenings you’re worn out by a bad day, and you can’t tell whose it was. Yours may have been lovely, if you go back and check.',
    'You feel everything twice: once for yourself, and once for whoever’s next to you. It’s why you cry at weddings, at airports, and at ads for insurance. Carry tissues, and don’t apologize.',
  ],
  3: [
    'You say you have no imagination. But when a four-year-old hands you a toy phone, you answer it, listen, frown, and say, “Sorry, wrong number. There are no elephants here.”',
    'Names and passwords won’t stay in your head. But if a song comes on from when you were twelve, you know every word and most of the dance. You’re said to remember whatever made you happy.',
    'Your imagination never takes a day off. Two strangers sit down at the next table, and by dessert you’ve given them names, jobs and a terrible secret. It’s hard not to wave when they leave.',
    'Because your mind runs ahead of your mouth, your funny stories start in the middle. “And the pig was still in the taxi!” you begin. Nobody’s heard about a pig. Take a breath, go back, and tell them how it got in.',
    'Imagining a thing and doing it can feel the same to you. Did you thank your aunt for the package, or did you only write the letter in your head? Call her. She can’t read that letter.',
  ],
  4: [
    'Nothing of yours gets lost. It’s somewhere safe, so safe that even you can’t find it. But while you’re looking, you’ll find whatever you were looking for last week.',
    'When something breaks, you have to open it up and look inside. It usually works again, and there’s always one screw left over. By now you may have enough screws for a second toaster.',
    'Clever hands and a calm face: that’s why people bring you what’s broken. It might be a lamp, a zipper, or a phone that fell in the sink. “I didn’t touch it,” they say, and you don’t ask.',
    'Working hard is easy for you, and stopping is hard. “I’ll just finish this,” you say at six, and again at nine. Set an alarm for going home. You’d never ignore an alarm.',
    'You check everything, and then you check it again. Halfway down the street you go back to look at the stove. It’s off. It’s always off. Next time, take a photo of it and keep walking.',
  ],
  5: [
    'As long as a thing works, you don’t want it changed. When your favorite app gets a new look, you search the whole menu for a way back to the old look. There isn’t one. You search again.',
    'Even when you’re furious, you can think clearly. You don’t raise your voice. You just get very polite and fold your napkin, and everyone who knows you well starts to apologize, in case it was them.',
    'You feel things strongly, and you need your freedom. When you go out for some air, say you’re coming back. You know you are, but to the person on the sofa it looks just like leaving.',
    'Three 5s are read as courage without much patience: you’d rather take the wrong train now than the right one in an hour. It’s how you find wonderful bakeries in towns you can’t pronounce.',
    'Sitting still feels to you like being late for something. You walk around while you’re on the phone, and you stand up to read. Tonight, try to stay in your chair until everyone’s finished eating.',
  ],
  6: [
    'Being cared for makes you shy. “It’s only a cold,” you write on a piece of paper, because your voice is gone. If anybody offers you soup this week, just nod.',
    'A room has to feel right, or you can’t sit still. In the dentist’s waiting room you straighten the picture, water the plant and move a chair, and you only came about a tooth.',
    'If someone you love is late, you stand at the window and think of four terrible reasons. When they walk in, you’re in a chair with a magazine. “Oh, hi,” you say. “Is it late?” The magazine is upside down.',
    'Three 6s are read as a big heart that likes to be noticed. If nobody mentions your flowers, you move the vase closer, until it’s right in front of the TV. “Look, I bought flowers!” would also work.',
    'There’s more care in you than one home can use, and after the third “Did you eat?” people start to hide. Take some of it outdoors. Every street has a dog that needs a walk.',
  ],
  7: [
    'You’re said to think best out loud. You call a friend for advice, explain the whole problem, solve it yourself, and say, “Thanks, you’re a genius.” Your friend has only said “Hmm,” twice.',
    'Only experience teaches you, and it has to be yours. If somebody says the plate is hot, you thank them and touch the plate. It’s hot. Now you really know.',
    'When somebody says “Trust me,” you trust them a little less. It can take you a year to believe in a person. After that, they never have to prove anything to you again.',
    'Much of what you know you learned the hard way, and you don’t talk about it. But when a friend’s heart is broken, tell them how you got through it. It’ll help more than any book.',
    'Some days you feel like a visitor from another planet, taking notes on how people live. That’s why your remarks are so funny. Make a few of them out loud, because nobody can read your notes.',
  ],
  8: [
    'You know roughly how much money you have, the way you know roughly how warm it is outside. The exact number can wait. Once a month, look at it anyway. You may keep one eye closed.',
    'A wrong total jumps out at you. If it’s too high, you wonder whether it’s rude to say so. If it’s too low, you’re already walking back into the store to pay the rest.',
    'No label fools you about what a thing is worth. When the salesman praises the leather, you let him finish. Then you ask, “Would you buy it for yourself?” and you watch his face.',
    'A free afternoon makes you feel guilty. You run a hot bath to relax, and five minutes later you’re answering messages in it. “My phone’s waterproof,” you’ll say. Leave it in another room anyway.',
    'Your head is always adding something up: give you a peach, and you figure out what each bite costs. Once a day, eat the peach and don’t count anything.',
  ],
  9: [
    'Saving the world sounds tiring, so you’ve started with your own street. You know all the dogs by name, and you hold the door for anyone with bags. It’s a small part of the world, but it’s in good shape.',
    'You like to leave things better than you found them. Somebody else drops a paper cup, and you carry it for three blocks, looking for a trash can. You don’t even like coffee.',
    'All evening you’ll argue for a fairer world. And when the pizza comes, you make sure that every piece is the same size. It’s cold by then, but it’s fair.',
    'The oceans, the bees, your friend’s sick grandmother: you worry about them all, mostly at night. You can’t save all of them tomorrow. Choose one, decide on one small thing to do, and go to sleep.',
    'You can describe a perfect world, down to the color of the streetlights. But if anyone asks about next weekend, you have no idea. Start smaller: make one perfect Saturday breakfast.',
  ],
};

/** A row, column or diagonal of the square, in either order, written with its lower end first. */
export type GridLineKey =
  | '123'
  | '147'
  | '159'
  | '258'
  | '276'
  | '294'
  | '357'
  | '369'
  | '438'
  | '456'
  | '618'
  | '789';

/** What a line is called, and what it is said to mean when all or none of its digits are there. */
export interface GridLineReading {
  readonly name: string;
  readonly full: string;
  readonly empty: string;
}

/** The lines of the square; four of them stand in both orders. */
export const gridLines: Readonly<Record<GridLineKey, GridLineReading>> = {
  123: {
    name: 'the line of planning',
    full: 'You’re said to plan well. Before you buy the ticket, you’ve seen the whole trip in your head, including the shoes that are going to hurt. You pack them anyway, because in your head you were dancing.',
    empty:
      'You find out what you’re doing by doing it. If a nervous friend asks about the plan, say, “First we’ll have breakfast.” That’s a plan, and nobody’s afraid of breakfast.',
  },
  147: {
    name: 'the line of practical work',
    full: 'Your hands know how things work: engines, gardens, bread dough. Explaining it is harder. “You’ll feel when it’s ready,” you tell the beginner, who has dough up to the elbows and feels nothing.',
    empty:
      'Practical jobs slide right off you, because your mind is somewhere nicer. The light in the hallway may have been out so long that you know the way in the dark. Ask a practical friend. They love to be asked.',
  },
  159: {
    name: 'the line of determination',
    full: 'Giving up doesn’t come naturally to you. At the fair you’ll toss rings at bottles until dark, and you go home with a three-dollar bear that cost you forty. You’d do it again tomorrow.',
    empty:
      'Most things aren’t worth a fight to you, so you sleep well. Other people can have the window seat and the last word. But choose one thing that really matters to you, and don’t give that one away.',
  },
  258: {
    name: 'the line of emotional balance',
    full: 'Strong feelings don’t frighten you, and you stay calm, so people bring you their bad news first. Who do you bring yours to?',
    empty:
      'Feelings catch you by surprise. You’re fine, and then a certain song comes on in the supermarket, right by the frozen peas. Let it play. Nobody’s ever been thrown out for crying near the peas.',
  },
  276: {
    name: 'the line of getting things done',
    full: 'People can count on you. You said you’d bring thirty chairs, and there you are in the pouring rain with thirty chairs. The party was moved to next week. You were too busy carrying to read your messages.',
    empty:
      'You finish a thing faster when somebody’s waiting for it. So promise your next good idea to a six-year-old, who’ll ask you about it every single day until it’s done.',
  },
  294: {
    name: 'the line of the mind',
    full: 'You remember what people said, and you notice when they tell it differently later. Usually you let it go. But if they insist, you can also tell them what day it was and what they were eating.',
    empty:
      'Long explanations don’t reach you, because you learn with your hands. Somebody can describe a knot for ten minutes, and you won’t remember a word. When they give you the rope, it’s tied.',
  },
  357: {
    name: 'the line of compassion',
    full: 'Strangers can tell you’re kind. On a bus full of empty seats, the one with the sad story sits down next to you. You get off four stops too late, because you had to hear how it ended.',
    empty:
      'You show compassion by doing something. When a friend cries, you can’t find the right words, so you carry the bags and cook the rice. If you want to add words, three will do: “I’m so sorry.”',
  },
  369: {
    name: 'the line of ideas',
    full: 'Ideas make you happy. You look up one small thing about octopuses, and three hours later you know how bridges stay up. At dinner you explain it with all the forks, so nobody can eat.',
    empty:
      'Theories don’t do much for you: you want an example. When an expert has talked for an hour, you ask, “So what do I do tomorrow morning?” It’s often the best question of the day.',
  },
  438: {
    name: 'the line of thought',
    full: 'First this, then that, then the price: you take things in order. It’s why friends call you before they sign anything. “Have you read page nine?” you ask. They haven’t read page one.',
    empty:
      'You think in jumps, so you know the answer and can’t show the steps. In math class that may have earned you a big red “HOW?” next to the right answer. You still don’t know how.',
  },
  456: {
    name: 'the line of will',
    full: 'Your will is strong. The others have turned around and gone down for ice cream, and you’re still climbing. Halfway up, ask yourself what you want more, the top or the ice cream. Both are good answers.',
    empty:
      'Long efforts aren’t your style: you want a thing with your whole heart, until lunch. So do it in the morning. A brave phone call, an apology and a haircut can all be done before noon.',
  },
  618: {
    name: 'the line of daily life',
    full: 'Daily life is in good hands with you: the rent, the rice, the repairs. While the others discuss the meaning of life, you go out for milk. Without you, they’d have to discuss it without coffee.',
    empty:
      'Forms make you sleepy. You put the form under the fruit bowl, to do later, and suddenly it’s due tomorrow. Fill it in with a friend who hates forms, too, and open a bag of chips.',
  },
  789: {
    name: 'the line of action',
    full: 'Once you know what has to be done, you do it. The others are still discussing how to get the kitten down, and you’re already up in the tree. How you’ll both get down is the next question.',
    empty:
      'Nobody can hurry you. You’re said to move when you’re ready, and it’s saved you from several bad ideas. But if you’ve been meaning to call somebody, don’t wait for the right moment. Today’s fine.',
  },
};
