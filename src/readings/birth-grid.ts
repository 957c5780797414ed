import type { DigitReadings } from './types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    '“Is anyone else cold?” you say, since you’d never ask for anything straight out, and three people who are fond of you get up and close the window. They’d do it just as fast for “I’m cold.”',
    'It takes you three tries to say what you want. The first is “Oh, I don’t mind.” The second is “Well, actually…” The third comes when everyone’s already in the car. They turn it around, and somebody pats your knee.',
    'You can say what you think and still hear the other side. That’s why, when two people are shouting, they both stop and look at you, standing there with the stapler you came to borrow.',
    'Small talk comes easily to you, so with you a long line at the post office feels short. There’s a quiet version of you, too. Maybe three people have met it, and they’re a little proud of that.',
    'Because you sound so sure, people write it down even when you’re only thinking out loud. Say “I might be wrong,” and watch the woman who’s been silent all evening lean forward. Now there’s room for what she thinks.',
  ],
  2: [
    'Guessing how people feel isn’t your thing, so you ask, and then you ask again: “No, really.” And somebody who’s been fine for three weeks sits down on the stairs, cries, and thanks you for asking.',
    'With one person you notice everything, even the second spoon of sugar. In a crowd you miss it all, so at parties you’re usually out on the balcony with somebody, asking, “And how are you really?”',
    'Within a minute you know whether to trust somebody, and you couldn’t say how. Was it the laugh, a bit too early? You may have argued yourself out of that feeling once or twice, and you remember the names.',
    'Other people’s moods come through to you like music through a wall. Some evenings you’re worn out, and you can’t say whose bad day it was. Yours may have been lovely, if you go back and check.',
    'Weddings make you cry, even if you’re only walking past, because you feel everything twice: once for yourself and once for the other person. The bride sees you from her car, and waves as if you were family.',
  ],
  3: [
    'You’ll tell anyone you’ve got no imagination. But when a four-year-old hands you a toy phone, you answer it, you listen, you frown, and you say, “I’m sorry, you’ve got the wrong number. There are no elephants here.”',
    'Names and passwords won’t stay in your head. But a song comes on from when you were twelve, and you’ve still got every word and most of the dance. You’re said to remember whatever made you happy.',
    'On the way home you have the whole conversation again, and in your lively imagination you’re brilliant. You even give the other person some good lines. It’s a pity they’ll never hear how well it went.',
    'Since your mind runs ahead of your mouth, your funny stories start in the middle. “And the pig was still in the taxi!” you begin. Nobody’s heard about a pig. They’re laughing anyway, because you can hardly stand up.',
    'Imagining a thing and doing it can feel the same to you. Did you thank your aunt for the package, or did you only think of a wonderful letter? Call her anyway, and tell her what the letter said.',
  ],
  4: [
    'Nothing of yours gets lost. It’s somewhere safe, so safe that even you can’t find it. But some winter evening a train ticket falls out of a book, and a whole lovely summer day comes with it.',
    'When something breaks, you have to open it up and look inside. It usually works again, with one screw left over, and you’ve nearly got enough screws for a second toaster.',
    'Clever hands and a calm face: that’s why people bring you what’s broken. The boy from downstairs brings his bicycle. You can see he’s been crying, so you find four more things on it to fix.',
    'Hard work suits you, and stopping doesn’t, so nobody else will send you home. Do it yourself, the way you would with a tired beginner: turn off the light and say, “You did well today.”',
    'After you’ve checked your work, you check it again, until you’re the last one there. The woman who cleans at night vacuums around your chair. “It was good the first time,” she tells you, and she’s never even seen it.',
  ],
  5: [
    'As long as a thing works, you don’t change it. Children may ask what your phone is for. But your number’s been the same for years, so anyone who ever lost touch can find you tonight.',
    'Even when you’re furious, you can think clearly. You don’t raise your voice. You just get very polite and fold your napkin, and everyone who knows you well starts to apologize, in case it was them.',
    'You feel things strongly, and you need your freedom. When you go out for air, say you’re coming back. You know you are, but from behind it looks just like leaving.',
    'Three 5s are read as courage without much patience: you’d rather take the wrong train now than the right one in an hour. It’s how you know a wonderful bakery in a town you can’t pronounce.',
    'Sitting still feels to you like being late for something, and you’ve never found out what. Somewhere there’s a person you don’t have to be interesting for. Sit down next to them, and let this bus go without you.',
  ],
  6: [
    'Being looked after makes you shy. “It’s only a cold,” you say, and you change the subject before anyone can offer. If there’s a bag of pears outside tomorrow, with no name on it, it’s from all of them.',
    'A room has to feel right, or you can’t sit still. In the dentist’s waiting room you get up and straighten a picture, and the nervous man across from you sits back for the first time.',
    'If someone you love is late, you think of four terrible reasons, standing up. When they finally walk in, you’re in a chair with a magazine, saying, “Oh, hi, is it late?” The magazine is upside down.',
    'Three 6s are read as a big heart that likes to be noticed. If nobody mentions your flowers, you move the vase closer, and then closer, until it’s standing on somebody’s newspaper. And they are beautiful flowers.',
    'There’s more care in you than one home can use, and after the third “Did you eat?” they start to hide. Take some of it outdoors. The man on the corner with the tomato plants has waited years for someone to ask.',
  ],
  7: [
    'You’re said to think best in company. After a week alone with a problem, you mention it to the man reading the gas meter. “Couldn’t you just ask her?” he says, and he’s gone before you can hug him.',
    'Only experience teaches you, and it has to be yours. If somebody says the plate is hot, you thank them and touch the plate. People who love you have stopped warning you and started keeping ice.',
    'The words “Trust me” make you put down your fork. It can take you a year to believe in somebody, but the few who got through never have to prove anything to you again.',
    'Much of what you know you learned the hard way, and you keep it quiet. But when the new girl at work can’t stop crying, you tell her, “The second year is easier,” and she believes it, because it’s you.',
    'Some days you feel like a polite visitor from another planet, taking notes. Leave the notebook behind now and then, and let the people here look at you. They’ve saved you a seat, and they’ve got questions.',
  ],
  8: [
    'You know roughly how much money you have, the way you know roughly what the weather’s like. It makes you lovely to eat with: you never work out who had the second dessert. It was you, and nobody minds.',
    'A wrong total jumps out at you. When it’s too high, you aren’t sure it’s polite to say so. When it’s too low, you’re already walking back into the store, and the boy at the register can’t believe it.',
    'No label fools you about what a thing is worth. You let the salesman finish about the leather, you nod, and you ask, “Would you buy it?” He looks around, leans closer, and shows you the pair he’s wearing himself.',
    'A free afternoon makes you feel guilty, because you’re always on your way somewhere. The old woman on the park bench can see it. “It takes practice,” she says, and moves her bag so you can sit down.',
    'Your head is always adding something up, even the price of each bite of a peach. Once a day, eat the peach first and count later.',
  ],
  9: [
    'Saving the world sounds tiring, so you’ve started with your own street. You know the three-legged dog, the man who sings, and the lady with the bad knee. If everyone did it your way, the world would be finished by Friday.',
    'You like to leave things better than you found them. Somebody else dropped that paper cup, and you’re the one carrying it for three blocks, past people who think it’s your coffee.',
    'All evening you’ll argue for a fairer world, until everyone’s tea is cold. And when the pizza comes, you check that every piece is the same size, you hand them around, and you keep the one that fell on its face.',
    'The oceans, the bees, other people’s grandmothers: you worry about them all, mostly at night. Choose one of them for tomorrow. A grandmother is a good start: she’s awake, too, and she’d love to talk to somebody about bees.',
    'You can describe how the world should be, down to the color of the streetlights, and part of you already lives there. Luckily the other part’s still here, holding the elevator until the very last person is in.',
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
    full: 'You’re said to plan well. Before you buy the ticket you’ve seen the whole trip in your head, including which shoes will be a mistake. You pack them anyway, because in one of the pictures you’re dancing.',
    empty:
      'You find out what you’re doing by doing it, and that’s all the plan there is. If a nervous travel partner asks what comes next, say “Breakfast.” It’s always true, and nobody’s afraid of breakfast.',
  },
  147: {
    name: 'the line of practical work',
    full: 'Engines, gardens and bread dough make sense to your hands, but you can’t explain it to anyone. “Like this,” you say, and you put your hands over the beginner’s hands, and suddenly the dough does what it should for both of you.',
    empty:
      'To-do lists slide right off you, because your mind is somewhere nicer, and your best ideas live there. Give the list to that friend who irons his T-shirts. He’s wanted to get hold of it for years.',
  },
  159: {
    name: 'the line of determination',
    full: 'Giving up doesn’t come naturally to you. At the fair you’ll throw rings at bottles until dark and spend forty dollars on a three-dollar bear. Ask the child who sleeps with that bear whether it was worth it.',
    empty:
      'Most things aren’t worth a fight to you, so you sleep well. Other people can have the window seat and the last word. But there’s one thing you’d cry about if you lost it, and for that one you’re allowed to make a scene.',
  },
  258: {
    name: 'the line of emotional balance',
    full: 'Even when you’re deeply moved, you stay on your feet, so people bring you their bad news first. Who do you bring yours to?',
    empty:
      'Feelings catch you by surprise. You’re fine, and then a certain song comes on in the supermarket, right by the frozen peas. Stay there and let it play. The man across from you isn’t really choosing peas, either.',
  },
  276: {
    name: 'the line of getting things done',
    full: 'People can count on you. You said you’d bring thirty chairs, and there you are in the pouring rain with thirty chairs. The party moved indoors an hour ago, and the trumpet player’s running out to you with a towel.',
    empty:
      'You finish faster when somebody’s waiting for it. So promise your next good idea to a six-year-old, who’ll ask you about it every single day, in front of other people, until it’s done.',
  },
  294: {
    name: 'the line of the mind',
    full: 'You remember what was said, who said it, and that they’re saying it differently now. Usually you let it go. But if they insist, you can also tell them what was on the table and who’d already had three glasses.',
    empty:
      'Explanations don’t reach you, because you learn with your hands. Somebody describes a knot and you don’t hear a word, but when they give you the rope, it’s tied. The old fisherman takes a long look and asks who taught you.',
  },
  357: {
    name: 'the line of compassion',
    full: 'Strangers can tell you’re kind. On a bus full of empty seats, the one with the sad story sits down next to you. You get off four stops too late, and he waves until he can’t see you anymore.',
    empty:
      'You show compassion by doing something. When somebody cries, you can’t find the right words, so you carry their bags home. They’ll remember the bags.',
  },
  369: {
    name: 'the line of ideas',
    full: 'Ideas make you happy: you look up one small thing about octopuses, and three hours later you know how bridges stay up. Whoever’s next to you at dinner gets the bridge explained, with two forks and a spoon.',
    empty:
      'One real person teaches you more than a theory. When the expert’s been talking for an hour, you ask how she’d explain it to her mother. She puts down her notes and laughs, and now everybody understands.',
  },
  438: {
    name: 'the line of thought',
    full: 'First this, then that, then the price: you take things in order. It’s why people call you before they sign anything. “Have you read page nine?” you ask gently, and on the other end somebody sits down.',
    empty:
      'You think in jumps, so you’ve got the answer and can’t show the steps. A math teacher may have written “HOW?” next to yours, in red. It was the only homework she showed her husband that night.',
  },
  456: {
    name: 'the line of will',
    full: 'Everyone else has gone down for ice cream, and you’re still climbing, because your will is strong. It’s fine to ask yourself, halfway, whether you still want to. They’re holding a cone for you.',
    empty:
      'Long efforts aren’t your style: you want a thing with your whole heart, until lunch. It’s often enough, because a best friend can begin with one brave hello at the bus stop.',
  },
  618: {
    name: 'the line of daily life',
    full: 'Daily life is in good hands with you: the rent, the rice, the repairs. While the others discuss the meaning of life, you go out for milk. One of them stirs her tea and says, “Maybe this is the meaning.”',
    empty:
      'Forms make you sleepy, because you’ve got better things to dream about. Fill them in with a friend who’s bad at it, too. For two people and a bag of chips, “Reason for delay” can be a very good evening.',
  },
  789: {
    name: 'the line of action',
    full: 'Once you know what has to be done, you do it. The others are still voting on how to get the kitten down, and you’re up on the wall with your shoes off, talking to it quietly.',
    empty:
      'Nobody can hurry you, and you’re said to move when you’re ready. It’s saved you from several bad ideas. Only with people, be a bit early: the one you’ve been meaning to call would be happy with a clumsy call today.',
  },
};
