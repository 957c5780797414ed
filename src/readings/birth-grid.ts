import type { DigitReadings } from './types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    'You hint at what you want: “Is anyone else cold?” It’s polite, and people like having you around. When it really matters, try “Please close the window.” It works amazingly well.',
    'Speaking up for yourself takes you three steps. First you say “It’s nothing,” then “Well, actually,” and then you say exactly what you want, and everyone’s relieved.',
    'You can say what you think and still hear the other side, which is rare. It’s why you get called in to settle arguments that have nothing to do with you.',
    'On a long drive you’re good company, because you’ve always got something to say. There’s a quiet version of you, too. Only a few people have met it, and they’re a bit proud of that.',
    'People think you’ve made up your mind when you’re only trying out an idea, because you sound so sure. Say “I’m not certain yet,” and watch the whole room relax.',
  ],
  2: [
    'Guessing how people feel isn’t your thing, so you’ve learned something better: you ask. “Are you all right?” you say, and then you ask again. The second answer is usually the true one.',
    'Over a quiet cup of tea, you notice every change in a person’s mood. At a loud party you can’t tell. So if someone looks sad, take them out to the balcony and look again.',
    'You get a feeling about somebody in the first minute, and you can’t explain it. A year later it turns out to be right. You’d almost hoped it wouldn’t.',
    'Other people’s feelings reach you like music through an open window. It makes you kind, and it makes you tired. You’re allowed to get up now and then and close the window.',
    'Feelings come to you twice: once for yourself, and once for the other person. If you’ve ever cried at a wedding you were only walking past, this is why.',
  ],
  3: [
    'You’d never call yourself creative, so you keep your ideas to yourself, and there they have time to get good. Show one of them to somebody this week. It’s better than you think.',
    'Where are your glasses? No idea. But you know every word of a song you haven’t heard since school. You’re said to have a good memory for anything cheerful.',
    'On the way home you rewrite the conversation. You give yourself better lines and, because you’re nice, a few to the other person. You’ve got a lively imagination.',
    'Your mind runs ahead of your mouth. You’re halfway through a funny story before you’ve mentioned who’s in it. People laugh anyway, because you’re enjoying it so much.',
    'What you imagine can feel more real to you than what’s in front of you. It’s a great help if you’re writing a novel. It’s no help if you’re waiting for somebody to call back.',
  ],
  4: [
    'Keys, tickets, scissors: you never lose them. You put them somewhere safe, and that’s the last anyone sees of them. It’s made you very good at managing without.',
    'When something breaks, you pick up a screwdriver before you pick up the instructions. It usually ends well. If there’s a screw left over, you keep it in a jar.',
    'You’ve got clever hands and a steady pace, so people bring you what’s broken. First it’s a lamp. Then it’s a bicycle. In the end it’s a heart, and you’re good with those, too.',
    'Hard work suits you, and stopping doesn’t. No boss is going to complain, so you’ll have to send yourself home. Say it out loud if you need to: “That’s enough for today.”',
    'You’re so thorough that you’re usually the last to leave. You check your work, and then you check it again. Somebody should’ve told you an hour ago that it was good the first time.',
  ],
  5: [
    'Why change something you like? You’ve got your café, your seat and your usual order. It takes a good reason to move you. But once you’ve got one, you’re packed by evening.',
    'Even when you’re very angry, you can think clearly. You don’t shout. You close the door quietly and carefully, and some people find that much more alarming.',
    'You feel things strongly, and you need your freedom. When you go out for air, say you’re coming back. You know you are, but from behind it looks just like leaving.',
    'Three 5s are said to mean courage without much patience: you’d rather take the wrong train now than the right one in an hour. You’ve seen some lovely places that way.',
    'Staying still feels, to you, like being late for something. So you change jobs, rooms and haircuts. Find one person you don’t have to be interesting for, and sit down next to them.',
  ],
  6: [
    'You’d get up at four in the morning to take anyone to the airport. When it’s your own flight, you go alone, so as not to bother people. Let someone come along. They’ll love being asked.',
    'In waiting rooms, when you think nobody’s looking, you straighten the pictures. You like every place to feel right, even one you’ll leave in ten minutes.',
    'If someone you love is late, your warm heart imagines four terrible reasons. Then they walk in, and you say “Oh, hi,” as if you hadn’t been standing at the window.',
    'Three 6s are read as a big heart. You give a lot, and you do hope somebody notices. If no one mentions the flowers, you move the vase a little closer.',
    'There’s more care in you than one family can use. Feed a crowd, plant a garden, teach a class, and let the people at home find their own socks.',
  ],
  7: [
    'You’re said to do your best thinking with other people around. A problem that’s beaten you for a week is solved in one short walk, because somebody beside you asked a simple question.',
    'People give you good advice, and you thank them for it. Then you try it your own way, just to be sure. You learn best from experience, especially your own.',
    'When somebody says “Trust me,” you start to pay very close attention. You like to look behind things. Anyone who passes that test has a friend for life.',
    'Much of what you know you learned the hard way, and you hardly ever talk about it. But sometimes, at the right moment, you say one sentence, and somebody remembers it for years.',
    'Sometimes you feel like a visitor studying a friendly planet. You see a lot from up there. Come down for lunch now and then. The people here have questions about you, too.',
  ],
  8: [
    'You know roughly how much money you have, the way you know roughly what the weather’s like. It makes you easy to eat with: you’ve never once worked out who had the extra dessert.',
    'A wrong total jumps out at you. You see it before the waiter has let go of the check, and then you wonder whether it’s rude to mention it.',
    'Labels don’t impress you, because you see what things are really worth. You let the salesman finish, you nod, and then you ask the one question he was hoping to avoid.',
    'Even on a park bench you feel a bit guilty, because you want to get somewhere, and soon. Stay there anyway. It’s the best place to look back at how far you’ve come.',
    'Your head is always adding something up. You’ve even worked out what one slice of the birthday cake costs. Have the slice. It tastes better without the number.',
  ],
  9: [
    'The whole world is too big to worry about at once, so you begin with your own street. You’re the first to see who’s carrying too many bags, and you take two of them.',
    'Somebody else dropped that paper cup, but you’re the one who carries it for three blocks, looking for a trash can. You like to leave things better than you found them.',
    'All evening you’ll argue for a fair world. When the pizza comes, you check that everyone’s piece is the same size, and you take the one with the burnt edge.',
    'You worry about the whole world: the oceans, the bees, somebody else’s grandmother. Choose one of them for today, and sleep well. The others will need you rested.',
    'You can describe how the world should be, down to the streetlights. Part of you already lives there. Luckily for us, the other part is here, handing out chairs.',
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
    full: 'You’re said to plan well. Before you buy the ticket, you’ve seen the whole trip in your head, including which shoes will be a mistake.',
    empty:
      'Plans can wait, because you find out what you’re doing by doing it. When somebody asks for the plan, tell them the first step and look confident.',
  },
  147: {
    name: 'the line of practical work',
    full: 'Your hands know what to do with tools, gardens, engines and dough. They only get confused when somebody asks you to explain it.',
    empty:
      'A to-do list can’t hold you for long, because your mind is somewhere nicer. That’s where your best ideas come from. For everything else, put a note on the door.',
  },
  159: {
    name: 'the line of determination',
    full: 'Giving up doesn’t come naturally to you. If the door’s locked, you try the window, and then you learn to build doors. It’s a bit much in a board game.',
    empty:
      'You don’t fight for everything, so you sleep better than most of us. Save your strength for the one thing you truly want, and don’t let that one go.',
  },
  258: {
    name: 'the line of emotional balance',
    full: 'Even when you’re deeply moved, you stay on your feet, so people bring you their bad news first. Who do you bring yours to?',
    empty:
      'Feelings catch you by surprise. You’re fine, and then a certain song comes on in the supermarket. Sing along, even if your voice shakes. It’s a gift to feel that much.',
  },
  276: {
    name: 'the line of getting things done',
    full: 'People can count on you. You said you’d bring the chairs, and there you are, in the pouring rain, with all of the chairs.',
    empty:
      'If somebody’s waiting for it, you finish faster. So promise your next good idea to a person who’s sure to ask about it in a week.',
  },
  294: {
    name: 'the line of the mind',
    full: 'You remember what was said, who said it, and that it isn’t quite what they’re saying now. Kindly, you don’t always mention it.',
    empty:
      'When someone describes a knot, you stop listening. When someone gives you the rope, it’s tied before they’ve finished talking. You learn with your hands.',
  },
  357: {
    name: 'the line of compassion',
    full: 'Strangers can tell that you’re kind. On a bus full of empty seats, the one with the sad story sits down next to you.',
    empty:
      'You show compassion by doing something. When somebody cries, you can’t find the right words, so you carry their bags home. They’ll remember the bags.',
  },
  369: {
    name: 'the line of ideas',
    full: 'Ideas make you happy. You look up one small thing about salt, and three hours later you know how bridges stay up. You’ve also missed lunch.',
    empty:
      'Life teaches you more than books do. When an expert has talked too long, you’re the one who asks for an example, and the whole row is grateful.',
  },
  438: {
    name: 'the line of thought',
    full: 'First this, then that, then the price: you take things in order. It’s why people call you before they sign anything.',
    empty:
      'You think in jumps, so you have the answer and can’t show the steps. Math teachers hated it. The rest of us just wonder how you do it.',
  },
  456: {
    name: 'the line of will',
    full: 'You’re said to keep going after the applause has stopped. Now and then, ask yourself whether you still want to get there. You’re allowed to turn around.',
    empty:
      'Long efforts aren’t your style: you want a thing with all your heart, for ten minutes. So use the ten minutes. They can beat a whole afternoon of trying.',
  },
  618: {
    name: 'the line of daily life',
    full: 'Daily life is in good hands with you: the rent, the rice, the repairs. While the others discuss the meaning of it all, you’ve noticed there’s no milk.',
    empty:
      'Bills and forms make you sleepy, and you’ve got better things to dream about. Do them with loud music on, and keep a cookie ready for the moment you sign.',
  },
  789: {
    name: 'the line of action',
    full: 'Once you know what has to be done, you do it. The others are still taking a vote, and you’ve already found the ladder.',
    empty:
      'You’re said to move when you’re ready, and nobody can hurry you. It’s saved you from a lot of bad ideas. Just don’t wait until the buffet closes.',
  },
};
