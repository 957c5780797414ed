import type { DigitReadings } from './types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    'No 1 in the date means nobody handed you the loud voice; you get heard another way. “Is anyone else cold?” you ask. Somebody always is, and a minute later the heat’s on.',
    'One 1 gives you a will that wakes up when there’s something to choose. “Anything’s fine,” you may say. Then they choose, and you know exactly what you want. It’s fine to say so then.',
    'Two 1s let you say what you think and still hear the other side. In the middle of your best point you’ll stop and say, “Actually, you’re right about that.” Then you go on, cheerfully, with your second-best point.',
    'Three 1s are read as easy talk with the whole world: you may make friends in the line for the restroom. At home you’re allowed to say nothing all evening. You don’t have to be charming there.',
    'So many 1s give you a voice that sounds sure, even of a guess. “This way!” you say, and six friends follow you. After ten minutes you have your doubts. You keep walking, and hope for a sign.',
  ],
  2: [
    'A date without a 2 leaves people’s feelings for you to find out, and one way is to ask. The others whisper, “Is she mad at us?” You go in. She’s only hungry, and now you’re both eating sandwiches.',
    'One 2 is read as a gift for one person at a time. You sit down on the stairs with a stranger and ask one real question. When you look up, the coats are gone.',
    '“I’m fine,” says a friend on the phone, and you’re already putting on your shoes. Two 2s give you an ear for such things. You hear a surprise party coming, too, and you scream beautifully all the same.',
    'Other people’s moods come through to you like music through a wall. Some evenings you’re worn out by a bad day, and you can’t tell whose it was. Yours may have been lovely, if you go back and check.',
    'You feel everything twice: once for yourself, and once for whoever’s next to you. You walk past a stranger’s wedding with your groceries, and you cry so hard that the family pulls you into the photo, groceries and all.',
  ],
  3: [
    'Imagination isn’t given by this date; you come to it by way of other people. A four-year-old hands you a toy phone, and you answer it, listen, frown, and say, “Sorry, wrong number. There are no elephants here.”',
    'One 3 gives you a memory with a soft spot for whatever made you happy. Let a song come on from when you were twelve, and you know every word and most of the dance.',
    'Two 3s give you a lively imagination. Two strangers sit down at the next table, and by dessert you’ve decided they’re spies who’ve fallen in love. When they get up to leave, you’d like to wish them luck.',
    'Three 3s give you so many ideas at once that a story may start in the middle. “And the pig was still in the taxi!” you begin. They’ve all put down their forks. Now tell them how it got in.',
    'With so many 3s, imagining a thing can feel just like doing it. You remember answering that message, even the joke in it. Look again. You may still have to send it, and it’s a good joke.',
  ],
  4: [
    'The date brings no 4, so what order you have is homemade. It may have started with a lost key and a long wait on the stairs. Now the key has a hook, and you’re proud of the hook.',
    'One 4 makes you curious about how things are put together. When something breaks, you open it up and look inside. It usually works again, with one screw left over. You keep the screw.',
    'Two 4s give you clever hands, so people bring you what’s broken. “It just stopped working,” says a friend, and hands you a phone. Water runs out of it. “How strange,” you say, and you get a towel.',
    'Three 4s are read as hands that like to go on. On the beach you help a little boy with his sandcastle. An hour ago he went swimming, and you’re still there, because the bridge wasn’t straight.',
    'So many 4s are read as care that likes a second look. You lock the door, try the handle, walk to the corner, come back and try it again. At the bus stop you think of the stove.',
  ],
  5: [
    'Without a 5, the date doesn’t push you out the door. You go when you’ve found your own reason: a person, a song, a kind of bread they only make there.',
    'One 5 is read as a clear head in anger. Part of you is furious, and another part gets very polite, folds its napkin and says, “How interesting.” Later, when you’re alone, you close one cupboard rather hard.',
    'Two 5s are read as warmth that likes an open door. When you go out for some air, say you’re coming back. You know you are, but from the sofa it looks just like leaving.',
    'Three 5s are read as courage: there are days when you’d rather take the wrong train now than the right one in an hour. That’s how you know the best soup in a town you never meant to visit.',
    'So many 5s are read as thoughts that come on foot. The phone rings and you get up, you walk while you talk, and when you hang up, you’re two streets from home in your slippers.',
  ],
  6: [
    'Where a date has no 6, caring is something you picked up from somebody. Perhaps you were sick once, and a person brought soup and stayed until the bowl was empty. You still do it their way.',
    'One 6 gives you a feeling for rooms. You’ve straightened a picture in a waiting room, when no one was looking. In a hotel you move one chair, and then you take off your coat, because now you’ve arrived.',
    'Two 6s give you a big heart that worries. Somebody’s late, and you think of four terrible reasons. When they walk in, you’re in a chair with a magazine. The magazine is upside down.',
    'Three 6s are read as a big heart that likes to be noticed. If nobody mentions your flowers, you move the vase closer, until it’s right in front of the TV. “Look, I bought flowers!” would also work.',
    'There’s more care in you than one home can use. When everybody’s been fed twice, you still have some left over. So take it outside. There’s a dog on your street that nobody has called beautiful today.',
  ],
  7: [
    'There’s no 7 in the date, so you find your own way to think, and sometimes it’s out loud. You call a friend, explain the problem, solve it, and say, “Thanks, you’re a genius.” Your friend has said “Hmm.”',
    'One 7 is read as learning by experience, your own if possible. Somebody says the plate is hot, and you thank them and touch it. You did believe them. Now your fingers do, too.',
    'Two 7s are read as trust that’s given with care and then for good. Whoever has yours can call you at three in the morning and say, “Bring a ladder,” and you’ll only ask how tall.',
    'Three 7s are read as wisdom that was paid for. So some of your advice begins, “Whatever you do, don’t do what I did.” Then you tell them what you did, all of it, a little proud.',
    'So many 7s can make you feel, some days, like a visitor from another planet who’s taking notes. “They wait all week for Sunday,” you’d write, “and then they wash the car.” Say it out loud, please.',
  ],
  8: [
    'A head for figures comes with an 8; this date leaves it to you. Perhaps you have a ritual: once a month the ATM asks if you’d like to see how much is left, and you press “Yes.”',
    'One 8 gives you an eye for a bill that’s wrong. If it’s too low, you notice on the way home, and you go back, two blocks in the rain, to pay the rest.',
    'Two 8s give you a sense of what a thing is worth. You turn the teapot over, tap it, and put it back. Then you walk once around the store, to give it time to think.',
    'Three 8s are read as a love of results, so even rest may get a line on your list: “2:00 to 3:00: do nothing.” By 2:30 you’ve finished doing nothing, and you’re pleased to be early.',
    'So many 8s are read as a head that adds up for fun. Somebody gives you a peach, and you’ve figured out what it costs per bite before you notice it’s the best peach of your life.',
  ],
  9: [
    'The whole world is the 9’s subject, and your date has none, so you come to it from your own street. You know the dogs by name, and you go on from there.',
    'One 9 is read as a wish to leave things better than you found them. A stranger drops a coffee cup, and you carry it for three blocks, until there’s a trash can.',
    'Two 9s are read as a love of fairness. You share out the ice cream so slowly that everyone gets exactly the same amount. It’s the fairest ice cream in town, and you can drink it.',
    'Three 9s give you a heart with room for everybody, and at night it worries: the bees, the oceans, your friend’s grandmother and her knee. Start with the knee. You can call about it in the morning.',
    'So many 9s are read as a picture of a perfect world, down to the color of the streetlights. Make a start on it this weekend: call somebody you’ve been thinking of, and bring a pie.',
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
    full: 'The date gives you a gift for planning. Before you buy a ticket, you’ve seen the whole trip in your head, including the shoes that are going to hurt. You pack them anyway, because your plan includes dancing.',
    empty:
      'Plans aren’t given by this date; you come to one by starting. If a nervous friend asks about it, you say, “First we’ll have breakfast.” That’s a plan, and nobody’s afraid of breakfast.',
  },
  147: {
    name: 'the line of practical work',
    full: 'This line gives you practical hands that like to keep their secrets. “You’ll feel when it’s ready” is the whole recipe. To write down more than that, you’d have to make one and watch what your hands do.',
    empty:
      'Practical work isn’t handed to you here; you come to it through need. The light in the hallway goes out, you try this and that, and it’s on again. You stand under it for a moment, proud.',
  },
  159: {
    name: 'the line of determination',
    full: 'The date gives you a will that likes to stay to the end. At the fair you toss rings at bottles until it’s dark. Then you carry home a very small bear, as if you’d caught it in the woods.',
    empty:
      'Holding on isn’t given by the date, so you choose what’s worth it. On a plane you let both neighbors have the armrests. What you came for, you go home with.',
  },
  258: {
    name: 'the line of emotional balance',
    full: 'A full line here is read as calm among strong feelings, so people bring you their bad news first. Who do you bring yours to?',
    empty:
      'Balance is something the date leaves you to find, and you do, each time anew. Somebody on the bus smells like a kitchen you once knew, and you look away for two stops. By the third, you’re fine.',
  },
  276: {
    name: 'the line of getting things done',
    full: 'This line is read as a promise kept. You said you’d bring thirty chairs, and there you are in the pouring rain with thirty chairs. The party was moved to next week.',
    empty:
      'When the date doesn’t give you the push, a promise can. Tell the most impatient person you know what you’re making, and when they’ll get it. You’ll regret it at once. You’ll also be done by then.',
  },
  294: {
    name: 'the line of the mind',
    full: 'The date gives you a mind that keeps what people said, and what they were eating. On a birthday it’s wonderful: “In March you said you’d always wanted a harmonica,” you say, and there’s the harmonica.',
    empty:
      'Your date leaves the mind to find its own way in, and one way is through the hands. Somebody describes a knot for ten minutes. Then they hand you the rope, and you’ve tied it.',
  },
  357: {
    name: 'the line of compassion',
    full: 'A full line here is read as kindness that strangers can feel. On an empty train, the one with the sad story sits down next to you. You get off four stops late, because you had to hear how it ended.',
    empty:
      'Compassion isn’t written in this date, so yours has its own handwriting. A friend sits in the kitchen and cries, and you stay, and fix the crooked cupboard door. It’s a love letter. You hope they can tell.',
  },
  369: {
    name: 'the line of ideas',
    full: 'The date gives you joy in ideas. You look up one small thing about octopuses, and three hours later you know how bridges stay up. You should’ve been asleep long ago, and you haven’t felt this rested all week.',
    empty:
      'Ideas aren’t given by this date; they come to you by way of an example. An expert has talked for an hour, and you ask, “So what do I do tomorrow morning?” Now you’ve got the idea.',
  },
  438: {
    name: 'the line of thought',
    full: 'A full line of thought is read as a mind that goes step by step. You read a contract before you sign it, every page. On page nine, you find what you were looking for.',
    empty:
      'Step by step isn’t what this date gives, so some answers come to you in one jump. A teacher may have written “HOW?” next to a right one, in red. You’ve gone back for the steps ever since.',
  },
  456: {
    name: 'the line of will',
    full: 'The date gives you a strong will. The others went down for ice cream, and you’re still climbing. You get to the top alone, and you proudly take a picture of the fog.',
    empty:
      'Will isn’t given to you here in one long piece; you build it from mornings. One is enough for a letter, or an apology. Put a few in a row, and nobody can tell the difference.',
  },
  618: {
    name: 'the line of daily life',
    full: 'This line is read as a good hand with daily life. While the others discuss the meaning of life, you go out and get milk. At breakfast nobody remembers the meaning, but everybody has milk.',
    empty:
      'The date makes no arrangements for daily life, so you’ve made your own. Perhaps every form goes under the fruit bowl, and after the last apple, you fill them in. It works as long as you like apples.',
  },
  789: {
    name: 'the line of action',
    full: 'The date gives you the push to act. The others are still discussing how to get the kitten down, and you’re already up in the tree. You’ll think about the way down when the kitten’s in your jacket.',
    empty:
      'The push to act isn’t in the date; it comes to you from a good reason. You’d let three people tell you about their bread machines. Then one morning you want bread, and there’s flour on everything you own.',
  },
};
