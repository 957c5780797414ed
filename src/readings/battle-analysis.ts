import type { BattleAnalysis } from './battle-types';

/**
 * The parts of an analysis that follow the score. Labels and headlines have different thresholds,
 * so each text holds for every label that can stand above it.
 */
export const battleAnalysis: BattleAnalysis = {
  communication: {
    positive:
      'You understand each other quickly, often before the sentence is finished. Between {first} and {second} little has to be explained twice, and jokes are taken as jokes. The risk is that important things stay unsaid because they seem obvious. Now and then, ask the plain question: “Do we both mean the same thing?”',
    strained:
      'What {first} says and what {second} hears are not always the same, and it happens the other way around too. A joke may sound like criticism, and a pause for thought may sound like a no. Neither of you is at fault. Before you answer, repeat in your own words what you understood. It takes a minute and saves many arguments.',
  },
  emotions: {
    similar:
      'You feel things in a similar way and at about the same speed. When {first} is low, {second} tends to notice without being told, and the reverse is true as well. Moods rarely need explaining, even if other things do. Some days will be bad for both of you at once, so it helps to have a good friend to call.',
    different:
      '{first} and {second} show their feelings in different ways. When important news comes, one of you talks about it at once and the other needs an hour alone. Neither reaction is the colder one. Ask what the other feels before you decide that they feel nothing, and say which you need yourself: company or quiet.',
  },
  challenges: {
    'Strong Natural':
      'Comfort is the main thing to watch. Because so much goes well by itself, small complaints are easily kept back so as not to spoil a good day. Over a year they add up. Other people may also feel shut out by how well you get on. Mention an annoyance in the week it happens, and keep room in your plans for a third person.',
    Moderate:
      'Drifting apart is a greater danger here than fighting. A call is put off, a plan is left to the other, and after a hard week each waits for the other to begin. None of this is serious if it is mended early. Say clearly who does what: “{first} books, {second} drives” prevents most of the trouble.',
    Challenging:
      'Different speeds are the first difficulty. One of you wants to leave, decide or finish, while the other has only started. If nothing is said, both become more stubborn. It gets easier with ordinary habits, such as a shared calendar and a fixed hour to talk about the week. Both have to keep to them; {first} cannot do it alone, nor can {second}.',
    Difficult:
      'By their numbers, {first} and {second} want different things from the same afternoon. Expect one argument to return in several forms, and expect to be misunderstood at times when you meant well. That does not make the two of you a mistake. Being alike was never a condition for being fond of each other. Patience helps more, and so does asking before judging.',
  },
  growth: {
    positive:
      'Each of you has something that the other would like to learn. A fixed habit in {first} becomes looser near {second}, and the same happens in the other direction. The best way to use this is to begin something new together, a language or an instrument, in which both are beginners. Nobody has to be the better one there.',
    strained:
      'People learn most from those who do things differently, although seldom on the same day. Watch for the moment when {first} or {second} solves a problem in a way that looks wrong and works. Ask how it was done. You need not become alike. It is enough if each of you takes one useful habit home.',
  },
  pathForward: {
    open: 'Do the thing you keep talking about. The two of you get along well enough to try a long trip, a garden or a band. Plan something that needs both {first} and {second}, since an easy pair can become a lazy one. Keep one regular date as well that nobody else may take, such as a weekly walk.',
    steady:
      'Choose a small project with a clear end, for example a wall to paint or a weekend to plan. Agree beforehand who decides what, so that {first} does not end up managing {second}, or the other way around. When it is done, choose the next one. Trust between the two of you grows more from things you finish than from long talks.',
    careful:
      'Keep your time together short, friendly and well planned. One good hour is worth more than a weekend that both have to survive. Doing something side by side, like walking or cooking, is easier than talking face to face. Say the kind thing aloud, because it will not be guessed. And remember that a table of numbers has met neither {first} nor {second}.',
  },
};
