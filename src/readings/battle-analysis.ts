import type { BattleAnalysis } from './battle-types';

/**
 * The parts of an analysis that follow the score. Labels and headlines have different thresholds,
 * so each text holds for every label that can stand above it.
 */
export const battleAnalysis: BattleAnalysis = {
  communication: {
    positive:
      'You two get each other quickly. {first} starts a sentence, {second} is already nodding, and a joke is taken as a joke. The one risk in talking this easily is that the important thing is never said, because it seems too clear to say. Say it anyway, once in a while, in plain words, since it’s nice to hear even when it isn’t news.',
    strained:
      'Not every message gets through between {first} and {second}. A joke comes out as criticism; a pause to think is taken for a no. Neither of you does it on purpose. There’s an old trick that sounds silly and helps: before answering, repeat what was understood. “So you’re saying…” A surprising number of arguments turn out to be about something neither of you said.',
  },
  emotions: {
    similar:
      'You feel things in much the same way and at about the same speed, whatever else you disagree on. {first} goes quiet and {second} knows why, and it works in the other direction too. Moods hardly need explaining. The drawback is that bad days come two at a time. Then whoever has eaten looks after whoever hasn’t.',
    different:
      '{first} and {second} show their feelings in different ways. When big news arrives, one of you has to talk, now, to everyone, and the other needs an hour and a long walk. Neither is colder. All through that walk the feelings are being sorted. So ask before you decide what the other one feels, and say which you need today, company or air.',
  },
  challenges: {
    strong:
      'Your trouble is how little trouble you have. On a good day it seems a pity to bring up the muddy shoes in the hall, and you have a lot of good days, so there’s a lot of mud. Mention small things in the week they happen, {first} as well as {second}. Leave a chair for a third person, too, since a pair this close can look from outside like a locked door.',
    moderate:
      'There isn’t a lot to fight about here. What can happen is a slow drift: {first} thinks {second} will call, {second} thinks {first} is busy, and suddenly it’s autumn. Say who does what. “{first} books, {second} brings the snacks” is enough to stop most of it.',
    challenging:
      'You run at different speeds. One of you is at the door while the other is looking for the keys, and it’s the same with deciding, spending and making up. If nothing is said, both get stubborn. Ordinary habits help more than big talks: a shared calendar, a fixed hour to go over the week. It does take two. {first} can’t keep it up alone, and {second} can’t either.',
    difficult:
      'By their numbers {first} and {second} often want different things on the same day, so one argument may keep coming back. It doesn’t say you shouldn’t be together. People can be very fond of someone they’ll never understand. Give the old argument a silly name. It’s hard to shout about something called the Penguin.',
  },
  growth: {
    positive:
      'Each of you can do something that the other would love to be able to do. {first} gets a little braver near {second}, and {second} picks things up from {first} without noticing. Put it to use: start something where you’re both beginners, an instrument or a language with impossible vowels. Being bad at it together is the fun.',
    strained:
      'We learn most from people who do it differently, and you’re well supplied. Some day {first} or {second} will do a thing in a way that looks all wrong, and it’ll work. Ask how. One borrowed habit each is plenty for a year.',
  },
  pathForward: {
    open: 'Do the thing you keep talking about: the trip, the garden, the terrible band. {first} and {second} get along well enough to risk it, and an easy pair can put anything off, happily, forever. Choose something that needs you both. Keep one hour a week for nothing at all.',
    steady:
      'Pick a small project with an end you can see, a fence to paint, a party to give. Settle beforehand who decides what, so that neither {first} nor {second} becomes the other’s assistant. When it’s finished, eat something nice in front of it and choose the next one. Trust grows faster that way than in any long conversation.',
    careful:
      'Keep it short, friendly and planned. One good hour is worth more than a weekend of trying, and side by side is easier than face to face, so walk, or cook, or wash the dog. Say the kind thing out loud, because it won’t be guessed. And remember that a table of numbers has never met {first} or {second}.',
  },
};
