import type { BattleAnalysis } from './battle-types';

/**
 * The parts of an analysis that follow the score. Labels and headlines have different thresholds,
 * so each text holds for every label that can stand above it.
 */
export const battleAnalysis: BattleAnalysis = {
  communication: {
    positive:
      'You two understand each other quickly. {first} starts a sentence, {second} is already nodding, and a joke is taken as a joke. The risk in talking this easily is that the important things seem too obvious to say. Say them anyway, in plain words. “I’m proud of you” is nice to hear even when it isn’t news.',
    strained:
      'Not every message gets through between {first} and {second}. A joke sounds like criticism, and a pause to think is taken for a no. Neither of you does it on purpose. There’s an old trick that sounds silly and helps: before you answer, say back what you heard. “So you’re saying…” A surprising number of arguments turn out to be about something neither of you said.',
  },
  emotions: {
    similar:
      'You feel things in much the same way and at about the same speed, whatever else you disagree on. {first} goes quiet and {second} knows why, and it works in the other direction too. Moods hardly need explaining. The drawback is that bad days come two at a time. Then whoever has eaten looks after whoever hasn’t.',
    different:
      '{first} and {second} show their feelings in different ways. When big news arrives, one of you has to talk, now, to everyone, and the other needs an hour and a long walk. Neither of you cares less: the one out walking has the same feelings and is sorting them. So don’t guess what the other one feels. Say which you need today, company or fresh air.',
  },
  challenges: {
    strong:
      'Your trouble is how little trouble you have. On a good day it seems a pity to bring up the muddy shoes in the hall, and you have a lot of good days, so there’s a lot of mud. Mention small things in the week they happen, {first} as well as {second}. And invite a third person now and then, since a pair this close can look from outside like a locked door.',
    moderate:
      'There isn’t a lot to fight about here. What can happen is a slow drift: {first} thinks {second} will call, {second} thinks {first} is busy, and suddenly half a year has gone by. Say who does what. “{first} buys the tickets, {second} brings the snacks” is enough to stop most of it.',
    challenging:
      'You two run at different speeds. One of you is at the door while the other is looking for the keys, and it’s the same with deciding, with spending, and with making up after a fight. If nothing is said, both get stubborn. Ordinary habits help more than big talks: a shared calendar, a fixed hour to go over the week. It takes both of you, though. {first} can’t keep it up alone, and neither can {second}.',
    difficult:
      'By their numbers {first} and {second} often want different things on the same day, so one argument may keep coming back. That doesn’t mean you shouldn’t be together. People can be very fond of someone they’ll never understand. Give the old argument a silly name. It’s hard to shout about something called the Penguin.',
  },
  growth: {
    positive:
      'Each of you can do something that the other would love to be able to do. {first} gets a little braver near {second}, and {second} learns things from {first} without noticing. Put it to use: start something where you’re both beginners, an instrument or a language with impossible vowels. Being bad at it together is the fun.',
    strained:
      'You learn most from people who do things differently, and you two do a lot of things differently. One day {first} will fold a sheet or fix a phone in a way that looks all wrong to {second}, and it’ll work. Watch how it’s done before you say a word. You might want to borrow it, and you don’t have to admit where it’s from.',
  },
  pathForward: {
    open: 'Do the thing you keep talking about, whether it’s the trip, the garden or the terrible band. {first} and {second} get along well enough to risk it. The danger for an easy pair is to go on talking about it, very happily, for years. So choose a date tonight, and buy something that makes it awkward to turn back, like a tent or a drum.',
    steady:
      'Pick a small project with an end you can see, such as a fence to paint. Settle beforehand who decides what, so that neither {first} nor {second} becomes the other’s assistant. When it’s finished, eat something nice in front of it and choose the next one. You’ll trust each other more after three fences than after any long talk.',
    careful:
      'Keep your time together short, friendly and planned. A good hour is worth more than a whole weekend of trying, and side by side is easier than face to face, so walk, or cook, or wash the dog. Say the kind thing out loud, because it won’t be guessed. And remember that a table of numbers has never met {first} or {second}.',
  },
};
