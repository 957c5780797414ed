import type { DigitReadings } from './types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    'No 1 in a birth date is said to mean that speaking for yourself has to be learned. Begin with one sentence a day that starts with “I’d like.” It gets easier, and other people find it a relief.',
    'One 1 means you know what you want, though by custom you’re clearest about it in writing, or roughly ten minutes after the conversation has ended.',
    'Two 1s are thought to be a happy amount. You can speak for yourself and still hear the other side, so you may be asked to settle arguments that have nothing to do with you.',
    'Three 1s make you lively: plenty to say, plenty of plans, good company on a long drive. There’s a quiet version, too. Only the people you love get to see it, and they’re a bit proud of that.',
    'Four or more 1s are read as a strong will that’s easily misunderstood. You sound certain when you’re only thinking out loud. If you add “I’m not sure yet,” you’ll see the whole room relax.',
  ],
  2: [
    'Without a 2, sensing what others feel is something you pick up by practice. So ask. “Are you all right?” is an excellent method, and plenty of sensitive people never think of it.',
    'A single 2 gives you a fair sense of other people’s moods, as long as it’s quiet enough to notice. In a loud room you miss things. Who doesn’t?',
    'You read faces well, according to this square. Two 2s are said to give quick first impressions, the kind you can’t explain and are slightly annoyed to be right about.',
    'With three 2s, other people’s feelings come in like music through an open window. It makes you kind. It makes you tired. You’re allowed to get up and close the window now and then.',
    'Someone with four or more 2s is said to feel everything twice, once for the other person and once for themselves. So rest. It’s how you keep your kindness.',
  ],
  3: [
    'No 3 here, so showing what’s in your imagination may take some courage. Custom suggests a small audience to practice on: draw a cow for a child, who’ll ask for a bigger one.',
    'One 3 is read as a cheerful mind with a good memory. You may not know where your glasses are, but you know every word of a song you haven’t heard since school.',
    'Two 3s mean imagination: on the way home you rewrite the conversation, with better lines for yourself and, because you’re nice, a few for the other person.',
    'With three 3s, the mind is said to run ahead of the mouth: you’re halfway through a story before you’ve mentioned who’s in it, and everybody comes along.',
    'With four or more 3s, what you imagine can feel more real than what’s in front of you. It’s a gift when you write a novel, and a curse when you wait for an answer.',
  ],
  4: [
    'There’s no 4 in your date, so order is learned along the way. Don’t begin with the whole apartment. Begin with one pocket.',
    'One 4 makes a practical person, who’d rather do it than discuss it, likes results that can be touched, and has been known to read the instructions.',
    'Two 4s are said to give clever hands and a steady pace. People bring you whatever doesn’t work. It isn’t always a lamp; sometimes it’s their plan, and now and then it’s their whole week.',
    'Three 4s: a worker who finds it hard to stop. Custom admires it. So does every boss, which leaves you as the only person who can decide that the day is over.',
    'If a date has four 4s or more, its owner is thought to be very thorough and the last one out of the workshop. Somebody should tell you it was good enough an hour ago.',
  ],
  5: [
    'The middle of the square belongs to 5, and yours is empty. That’s read as a person who has to find their own reasons to change. Once you’ve found one, you tend to mean it.',
    'One 5, right in the center, is read as balance: you can feel a great deal and still think clearly. You like your freedom, and you don’t have to slam a door to get it.',
    'With two 5s you’re hard to hold back. Custom sees strong feelings and a bag that’s never quite unpacked. Tell people you’re coming back, because from the outside it looks the same as leaving.',
    'Three 5s are read as a lot of courage and not much patience. You’d rather take the wrong train now than the right one in an hour, and you’ve seen some lovely places that way.',
    'Four or more 5s, and staying still can feel like being late for something. What’s recommended is one fixed point: a place, or a person, where you don’t have to be interesting.',
  ],
  6: [
    'An empty place at 6 is said to mean that caring for people, and letting them care for you, is learned. Try the second one first. It’s harder, and it makes them happy.',
    'One 6 is said to give you an eye for a home, yours or anyone’s. You straighten pictures in waiting rooms.',
    'Two 6s are read as a warm heart that worries. When someone you love is late, you imagine four explanations, and when they walk in you say “Oh, hi,” as if it were nothing.',
    'Three 6s belong to someone who gives a lot and hopes it’s noticed. Beauty is said to help: paint, music, flowers on the table for no reason. Let some of it be only for you.',
    'So much care goes with four or more 6s that one family can’t use it all. Custom sends you out to teach, to plant things, to feed a crowd, and the people at home get to breathe.',
  ],
  7: [
    'A date with no 7 isn’t short of brains. Quiet thinking is just a habit you build, the custom says, a few minutes at a time, preferably somewhere the internet doesn’t reach.',
    'A 7 by itself is read as learning from experience. You listen politely to good advice, and then you touch the stove.',
    'You’ve got two 7s, so you look behind things. When somebody says “Trust me,” you become very attentive. Anyone who passes that inspection has a friend for life.',
    'Three 7s make a deep and private person. What went wrong in your life has taught you a lot, by this reading, and you hardly mention it. Somebody could use it.',
    'Anyone with four or more 7s may feel like a visitor studying a friendly planet. There’s a lot to see from out there. Come down for lunch sometimes; they’ve got questions about you, too.',
  ],
  8: [
    'Where the 8 is missing, planning and money are learned, often late and often well. You don’t have to love them. Look at the figures on the same day every month, and then close the book.',
    'One 8 is said to give a neat, exact mind. You see the wrong total before the waiter has let go of the bill, and then you wonder whether it’s rude to mention it.',
    'Two 8s are said to see what things are really worth. Labels don’t impress you. Nobody can hurry you into signing anything, either, and salespeople seem to know it.',
    'With three 8s you want to get somewhere, and you’d like to know how far it is. Custom calls that drive. Rests are part of the road, too.',
    'Four or more 8s: a busy head that’s always adding something up. It’s read as great ability and short nights. Some of the best things you do don’t belong in a column, so leave them out.',
  ],
  9: [
    'A date without a 9 starts close to home. You care for the people you know, and the wide world comes later. The custom is to learn it one stranger’s story at a time.',
    'Everyone born in the 1900s has at least one 9. It’s read as the wish to leave things better than you found them. A paper cup that somebody else dropped will do.',
    'Two 9s stand for high ideals: you’ll argue for a fair world all evening, and when the cake comes you’ll check that everyone got the same size piece.',
    'Three 9s, and the whole world is said to be your business: the news, the bees, the man asleep at the station. Choose one of them today. The others will need you rested.',
    'Custom sees four or more 9s as a great heart that lives partly in its dreams. You can describe how everything should be, down to the streetlights. Give an afternoon a week to how it is.',
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
    full: 'With 1, 2 and 3 all in your date, you’re said to be a planner. You’ve seen the whole trip in your head before you buy the ticket, including which shoes will be a mistake.',
    empty:
      'No 1, 2 or 3 is read as someone who doesn’t begin with a plan. You find out what you’re doing by doing it. If others need to know ahead of time, tell them your first step.',
  },
  147: {
    name: 'Practical Work',
    full: '1, 4 and 7 together are read as a gift for real things: tools, gardens, engines, cash. Your hands usually know before you do.',
    empty:
      'Without 1, 4 and 7, practical things are said to need a little help from you. Your head is elsewhere, often somewhere nice. A short list by the door can do the remembering.',
  },
  159: {
    name: 'Determination',
    full: 'Anyone with 1, 5 and 9 is said not to give up. You try the door, you try the window, and then you learn to build doors. It’s wonderful in a long project and a bit much in a board game.',
    empty:
      'When 1, 5 and 9 are all missing, custom says you let things come to you, and calm people do sleep well. For the one thing you truly want, find a stubborn partner and name a date.',
  },
  258: {
    name: 'Emotional Balance',
    full: 'A line of 2, 5 and 8 is read as feelings in balance. You can be deeply moved and stay on your feet, so others bring you their bad news first. Who do you bring yours to?',
    empty:
      'With no 2, 5 or 8, feelings are said to come in without knocking. It isn’t a weakness. Over time you learn what helps, whether that’s a walk, a closed door, or a day before you answer.',
  },
  276: {
    name: 'Getting Things Done',
    full: 'In the Lo Shu square, 2, 7 and 6 are the line of action. Having all three is said to mean that people can count on you: you said you’d bring the chairs, and there you are, with chairs.',
    empty:
      'The Lo Shu line of action, 2, 7 and 6, is open in your date. It’s read as good ideas that wait a long time for their first day. Tell one of them to somebody who’s sure to ask about it later.',
  },
  294: {
    name: 'Mind',
    full: '2, 9 and 4 are the top of the Lo Shu square and stand for a strong mind. You remember what was said, who said it, and that it wasn’t quite what they’re saying now.',
    empty:
      'An open 2, 9 and 4 in the Lo Shu square says nothing about being clever. It’s read as a mind that learns by hand: you understand a thing once you’ve held it, and lectures make you sleepy.',
  },
  357: {
    name: 'Compassion',
    full: '3, 5 and 7 are called the line of compassion, or of the spirit. To have all three is to believe in something, even if it’s only in people, and to be the one a stranger talks to on the bus.',
    empty:
      'If 3, 5 and 7 are missing, belief is said to come slowly, because you like to have a reason. It isn’t coldness. Once you’ve decided to believe in somebody, it’s hard to talk you out of it.',
  },
  369: {
    name: 'Intellect',
    full: 'Ideas, books, plans for a better world: with 3, 6 and 9 you’re said to live partly upstairs in your own head. You’re never bored alone, and a long train ride is a kind of present.',
    empty:
      'No 3, 6 or 9 is read as a mind that works from experience. Theory can wait until you’ve seen the thing running. When an expert talks too long, ask for an example, and the whole row will be grateful.',
  },
  438: {
    name: 'Thought',
    full: 'The Lo Shu square calls 4, 3 and 8 the line of thought. With all three you’re said to think in order, first this, then that, then the price, and others call you before they sign anything.',
    empty:
      'Your 4, 3 and 8 are empty in the Lo Shu square, which is read as thinking in jumps. You arrive at the answer and can’t show the steps. A patient person can help you draw them in afterward.',
  },
  456: {
    name: 'Will',
    full: '4, 5 and 6 are known as the line of will. You’re said to keep going when the applause has stopped, and to bring the others home with you. Ask now and then if you still want to get there.',
    empty:
      'Where 4, 5 and 6 are missing, your will is said to come in short, bright pieces. Use it that way. Ten minutes that you really mean can beat an afternoon of trying.',
  },
  618: {
    name: 'Daily Life',
    full: 'At the bottom of the Lo Shu square, 6, 1 and 8 are the practical line. All three together are read as a head for daily life: rent, rice, repairs, and who’s picking up whom.',
    empty:
      'Nothing stands on 6, 1 and 8 in your Lo Shu square, so bills aren’t thought to be your favorite reading. Do them with music on, or beside somebody who finds them soothing. Such people exist.',
  },
  789: {
    name: 'Action',
    full: 'Of all the lines, 7, 8 and 9 is the one for doing. You’re thought to be restless until a thing has started and surprisingly calm after that. While the others vote, you’ve found the ladder.',
    empty:
      'Without 7, 8 or 9 you’re said to wait for the right moment, and you’ve got an eye for it. The only risk is a very long wait. If the moment is two hours late, go without it.',
  },
};
