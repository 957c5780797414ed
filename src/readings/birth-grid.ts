import type { DigitReadings } from './types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    'Saying what you want is the business of 1, and your birth date has none. So you hint: “Is anyone else cold?” Next time try “I’d like to close the window.” It works amazingly well.',
    'One 1 means you can speak for yourself. The perfect words do come to you, every time, about ten minutes after everybody has gone home.',
    'Two 1s are thought to be a happy amount: you can speak for yourself and still hear the other side. It’s why you get called in to settle arguments that have nothing to do with you.',
    'Three 1s make you lively: plenty to say, plenty of plans, good company on a long drive. There’s a quiet version of you, too. Only a few people get to see it, and they’re a bit proud of that.',
    'Four or more 1s are read as a strong will that’s easily misunderstood. You sound certain when you’re only thinking out loud. If you add “I’m not sure yet,” you’ll see the whole room relax.',
  ],
  2: [
    '2 is for sensing how people feel. It isn’t in your birth date, so you like them to tell you, and they rarely do. Ask “Are you all right?” twice. The second answer is the real one.',
    'A single 2 gives you a fair sense of other people’s moods. Over a quiet cup of tea you notice everything. At a loud party, somebody could be in tears and you’d offer them a sandwich.',
    'You read people well with two 2s. There’s a feeling about somebody in the first minute, you can’t explain it, and a year later you’re slightly annoyed to have been right.',
    'With three 2s, other people’s feelings come in like music through an open window. It makes you kind, and it makes you tired. You’re allowed to get up now and then and close the window.',
    'Someone with four or more 2s feels everything twice, once for the other person and once for themselves. If you’ve ever cried at a wedding you were only walking past, this is why.',
  ],
  3: [
    'Imagination is the gift of 3. Without one, your ideas are as good as anyone’s, but they stay in the back of the notebook, behind the shopping lists, where we’d all love to see them.',
    'One 3 is said to mean a cheerful mind and a good memory. You may not know where your glasses are, but you know every word of a song you haven’t heard since school.',
    'Two 3s mean imagination: on the way home you rewrite the conversation, with better lines for yourself and, because you’re nice, a few for the other person.',
    'Your mind runs ahead of your mouth if you have three 3s. You’re halfway through a funny story before you’ve mentioned who’s in it, and everybody comes along anyway.',
    'With four or more 3s, what you imagine can feel more real than what’s in front of you. It’s a great help if you’re writing a novel, and no help if you’re waiting for an answer.',
  ],
  4: [
    'Where there’s no 4, order takes some effort. Keys, tickets, the good scissors: you never lose them. You put them somewhere safe, and that’s the last anyone sees of them.',
    'One 4 makes a practical person. You’d rather do it than discuss it, and you’ve been known to read the instructions, though usually after the first try fell over.',
    'Two 4s are said to give clever hands and a steady pace. People bring you whatever doesn’t work. It starts with a lamp, then it’s their plan, and now and then it’s their whole week.',
    'Three 4s are said to belong to a hard worker who can’t stop. Every boss admires it, so nobody’s going to tell you that the day is over. You’ll have to tell yourself, out loud if necessary.',
    'If a birth date has four 4s or more, its owner is thorough, and usually the last one to leave. Somebody should tell you it was good enough an hour ago.',
  ],
  5: [
    'Do you need a good reason before you change anything? 5 is the number of change, and you don’t have one. It can take you years to decide, and then you’re packed by evening.',
    'One 5 stands for balance: you can feel a great deal and still think clearly. When you’re angry, you close the door very quietly, and some people find that more alarming.',
    'Two 5s are said to mean strong feelings and a love of freedom. When you need air, tell people you’re coming back. You know you are, but from behind it looks just like leaving.',
    'Three 5s are read as a lot of courage and not much patience. You’d rather take the wrong train now than the right one in an hour, and you’ve seen some lovely places that way.',
    'Change is what you live on if you have four or more 5s, and staying still can feel like being late for something. It helps to have one person you don’t need to be interesting for.',
  ],
  6: [
    'Caring for people, and letting them care for you: both belong to 6. With no 6 the second is harder. You’d get up at four to take anyone to the station, and you’d go there alone yourself.',
    'With one 6, the number of home, you like every place to feel right, even if it isn’t yours. You straighten pictures in waiting rooms.',
    'Two 6s are read as a warm heart that worries. When someone you love is late, you imagine four explanations, and when they walk in you say “Oh, hi,” as if it were nothing.',
    'You give a lot if you have three 6s, and you do hope somebody notices. When no one mentions the flowers, you move the vase a little closer.',
    'So much care goes with four or more 6s that one family can’t use it all. Teach, plant a garden, feed a crowd, and the people at home get to breathe.',
  ],
  7: [
    'Quiet thinking is what 7 stands for. There’s none in your birth date, so you’re said to think in company, out loud, and you often hear your own opinion for the first time along with everybody else.',
    'One 7 is read as learning from experience. You listen politely to good advice, you say thank you, and then you touch the stove.',
    'You’ve got two 7s, so you look behind things. When somebody says “Trust me,” you become very attentive. Anyone who passes that inspection has a friend for life.',
    'Three 7s make a deep and private person. You’ve learned a lot the hard way, and you hardly ever mention it. Whoever gets one sentence of it, at the right moment, keeps it for years.',
    'Anyone with four or more 7s may feel like a visitor studying a friendly planet. There’s a lot to see from up there. Come down for lunch sometimes; they’ve got questions about you, too.',
  ],
  8: [
    'A birth date without an 8 belongs to a person who doesn’t plan or count for fun. You know roughly how much money you have, the way you know roughly what the weather’s like.',
    'One 8 gives you a neat, exact mind. You see the wrong total before the waiter has let go of the bill, and then you wonder whether it’s rude to mention it.',
    'With two 8s you see what things are really worth. Labels don’t impress you. You let the salesman finish, you nod, and then you ask the one question he was hoping to avoid.',
    'With three 8s you want to get somewhere, and soon. Even on a park bench you feel a bit guilty. But that’s where people notice how far they’ve come.',
    'Four or more 8s make a busy head that’s always adding something up. You’ve worked out what one slice of the cake costs. Have the slice. It tastes better without the number.',
  ],
  9: [
    '9 thinks of the whole world. If it’s missing, you begin closer to home. The news can wait. You’re the first to see who’s carrying too many bags, and you take two.',
    'One 9 is read as the wish to leave things better than you found them. You’ll walk an extra block with a paper cup that somebody else dropped, looking for the right bin.',
    'Two 9s stand for high ideals: you’ll argue for a fair world all evening, and when the cake comes you’ll check that everyone got the same size piece.',
    'Three 9s make the whole world your business: the news, the bees, the man asleep at the station. Choose one of them today. The others will need you rested.',
    'Four or more 9s are read as a great heart that lives partly in the future. You can describe how everything should be, down to the streetlights. Meanwhile it’s today, and today could use you.',
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
    name: 'Planning',
    full: 'You’re said to be a planner, with 1, 2 and 3 all in your birth date. You’ve seen the whole trip in your head before you buy the ticket, including which shoes will be a mistake.',
    empty:
      'Plans aren’t how you begin if you have no 1, 2 or 3. You find out what you’re doing by doing it. When somebody asks for the plan, tell them the first step and look confident.',
  },
  147: {
    name: 'Practical Work',
    full: 'Practical work comes easily with 1, 4 and 7: tools, gardens, engines, cash. Your hands know what to do, and they only get confused when you start explaining it.',
    empty:
      'Practical things aren’t thought to be your favorite subject when 1, 4 and 7 are missing. Your mind is elsewhere, often somewhere nice. A list by the door can do the remembering, if you remember to look at it.',
  },
  159: {
    name: 'Determination',
    full: 'Not giving up is what 1, 5 and 9 stand for, and you have all three. You try the door, you try the window, and then you learn to build doors. It’s a bit much in a board game.',
    empty:
      'You don’t fight for everything: that’s how a missing 1, 5 and 9 is read. You let things come, and you sleep better than most of us. For the one thing you truly want, name a date.',
  },
  258: {
    name: 'Emotional Balance',
    full: 'Feelings in balance are the gift of 2, 5 and 8. You can be deeply moved and stay on your feet, so others bring you their bad news first. Who do you bring yours to?',
    empty:
      'Feelings come in without knocking if you have no 2, 5 or 8. You’re fine, and then they play a certain song at the supermarket. Sing along, even if your voice shakes. It passes faster.',
  },
  276: {
    name: 'Getting Things Done',
    full: 'People can count on you if you have 2, 7 and 6. You said you’d bring the chairs, and there you are, in the rain, with chairs.',
    empty:
      'Good ideas wait a long time for their first day when 2, 7 and 6 are missing. Tell one of them to a person who’s sure to ask about it next week, and you’ll have to begin.',
  },
  294: {
    name: 'Mind',
    full: 'A strong mind and a long memory are said to go with 2, 9 and 4. You remember what was said, who said it, and that it wasn’t quite what they’re saying now.',
    empty:
      'You learn with your hands, it’s said, if 2, 9 and 4 are missing. When someone describes a knot, you stop listening. When someone gives you the rope, you’ve tied it before they’ve finished talking.',
  },
  357: {
    name: 'Compassion',
    full: 'Compassion goes with 3, 5 and 7, and strangers can feel it. On a bus full of empty seats, the one with the sad story sits down next to you.',
    empty:
      'Belief comes slowly to you without 3, 5 and 7, because you like to have a reason. If you went to a fortune teller, you’d ask how she knows. But once you believe in a person, it’s for good.',
  },
  369: {
    name: 'Intellect',
    full: 'Ideas make you happy if you have 3, 6 and 9. You’re never bored alone, and a long train ride is a kind of present. You may not notice your station, though.',
    empty:
      'Experience teaches you more than books do, with no 3, 6 or 9 in your birth date. If an expert talks too long, you’re the one who asks for an example, and the whole row is grateful.',
  },
  438: {
    name: 'Thought',
    full: 'Clear thinking comes with 4, 3 and 8. You take things in order, first this, then that, then the price, and it’s why people call you before they sign anything.',
    empty:
      'You think in jumps if there’s no 4, 3 or 8 in your birth date. You arrive at the answer and can’t show the steps. Math teachers hated it. Everyone else just wonders how you do it.',
  },
  456: {
    name: 'Will',
    full: 'A strong will is said to come with 4, 5 and 6. You keep going after the applause has stopped. Now and then, ask yourself if you still want to get there. You’re allowed to turn around.',
    empty:
      'Your will comes in short, bright pieces, without a 4, 5 or 6. So use it that way. Ten minutes that you really mean can beat a whole afternoon of trying.',
  },
  618: {
    name: 'Daily Life',
    full: 'Daily life is in good hands with 6, 1 and 8: rent, rice, repairs, and who’s picking up whom. While the others discuss the meaning of it all, you’ve noticed there’s no milk.',
    empty:
      'Bills and forms make you sleepy if you have no 6, 1 or 8. Do them with loud music on, and keep a cookie ready for the moment you sign.',
  },
  789: {
    name: 'Action',
    full: 'Action comes before talk when you have 7, 8 and 9. You’re restless until a thing has started and surprisingly calm after that. While the others vote, you’ve found the ladder.',
    empty:
      'Waiting for the right moment is your talent when 7, 8 and 9 are missing. You’ve got an eye for it. The only risk is a very long wait, so if the moment is two hours late, go without it.',
  },
};
