import type { BattleAnalysis } from './battle-types';

/**
 * The parts of an analysis that follow the score. Labels and headlines have different thresholds,
 * so each text holds for every label that can stand above it.
 */
export const battleAnalysis: BattleAnalysis = {
  communication: {
    positive:
      'You understand each other quickly, often before the sentence is finished. Between {first} and {second} little has to be explained twice, and jokes do not hurt. The risk is that you do not say important things because they seem clear. Now and then, ask the plain question: “Do we both mean the same thing?”',
    strained:
      '{second} does not always understand what {first} wants to say, and {first} sometimes misunderstands {second}. A joke may sound like criticism, and a pause for thought may sound like a no. It is nobody’s fault. Before you answer, repeat in your own words what you understood. It takes a minute and saves many arguments.',
  },
  emotions: {
    similar:
      'You feel things in a similar way and at about the same speed. When {first} is sad, {second} often notices it without being told, and the same is true of {first}. You rarely have to explain a mood, even if you must explain other things. Some days will be bad for both of you at once, so it helps to have a good friend to call.',
    different:
      '{first} and {second} show their feelings in different ways. When important news comes, one of you talks about it at once and the other needs an hour alone. This does not mean that one of you is cold. Ask what the other feels before you decide that they feel nothing. And say what you need yourself, company or quiet.',
  },
  challenges: {
    strong:
      'The danger is that things are too easy. So much goes well that you do not mention small complaints on a good day. After a year there are many of them. Other people may also feel left out because you get on so well. If something annoys you, say so in the same week, and keep room in your plans for a third person.',
    moderate:
      'You will probably not fight much, but you may slowly lose contact. You forget to call, leave the planning to the other, and after a hard week each waits for the other to begin. This is easy to repair if you do it soon. Say clearly who does what: “{first} books, {second} drives” prevents most of the trouble.',
    challenging:
      'Different speeds are the first difficulty. One of you wants to leave, decide or finish, while the other has only started. If nothing is said, both become more stubborn. It gets easier with ordinary habits, such as a shared calendar and a fixed hour to talk about the week. Both of you have to keep them: {first} cannot do it alone, and {second} cannot either.',
    difficult:
      'By their numbers, {first} and {second} often want different things on the same day. The same argument may come back several times, and you may be misunderstood when you meant well. It does not mean that you should not be together. Two people can like each other without being alike. Be patient, and ask questions before you judge.',
  },
  growth: {
    positive:
      'Each of you has something that the other would like to learn. {first} becomes more open near {second}, and {second} learns from {first} as well. The best way to use this is to begin something new together, a language or an instrument, in which both are beginners. Nobody has to be the better one there.',
    strained:
      'People learn most from those who do things differently, although it takes time. Sometimes {first} or {second} will solve a problem in a way that looks wrong but works. Ask how it was done. You need not become alike. It is enough if each of you learns one useful habit.',
  },
  pathForward: {
    open: 'Do the thing you keep talking about. The two of you get along well enough to try a long trip, a garden or a band. Plan something that needs both {first} and {second}, because an easy pair can become lazy. Also keep a regular time for the two of you alone, such as a weekly walk.',
    steady:
      'Choose a small project with a clear end, for example a wall to paint or a weekend to plan. Agree beforehand who decides what, so that neither {first} nor {second} has to obey the other. When it is done, choose the next one. You learn to trust each other when you finish things together, more than in long talks.',
    careful:
      'Keep your time together short, friendly and well planned. One good hour is worth more than a weekend that is hard for both. Doing something side by side, like walking or cooking, is easier than talking face to face. Say kind things aloud, because the other person may not guess them. And remember that a table of numbers does not know {first} or {second}.',
  },
};
