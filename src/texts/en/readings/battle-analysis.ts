import type { BattleAnalysis } from '../../../readings/battle-types';

/**
 * The parts of an analysis that follow the score. Labels and headlines have different thresholds,
 * so each text holds for every label that can stand above it.
 */
export const battleAnalysis: BattleAnalysis = {
  communication: {
    positive:
      '{both} understand each other quickly. One says “You know, the thing, from the place,” and the other goes and gets it. When talk is this easy, the big things seem too obvious to say. Each is proud of the other, each is sure the other knows, and neither has mentioned it since spring. They do know. They’d both like to hear it anyway, and {first} may as well go first.',
    strained:
      'Not every message gets through between {both}. “Nice haircut.” “So you didn’t like the old one?” “I loved the old one.” “And this one’s only nice?” By dinner both are hurt, and all that happened was a compliment. One question helps, before anybody answers anything: “What did you hear?” It feels silly the first time. By the third, {both} will be asking it in the middle of a laugh.',
  },
  emotions: {
    similar:
      'The same things move {both}. In a sad movie they start to cry in the same second, and neither looks over, to be polite. It’s lovely not to have to explain. A bad week is harder, because both of them sink at once, and nobody’s left to say it’ll pass. So they can take turns: whoever slept better is the strong one until lunch.',
    different:
      'Strong feelings make one of them talk and the other go quiet, and {both} know who’s who. After bad news one says, “Say something,” and the other one can’t, not yet. The talker feels alone, and the quiet one feels chased. They could make a deal now, while it’s calm. The quiet one gets an hour, with the door closed, and then comes out without being called.',
  },
  challenges: {
    strong:
      'The trouble with {both} is how little trouble they have. On a good day it seems a pity to bring up the muddy shoes, or the joke that wasn’t funny. They have a lot of good days, so nobody ever hears about the shoes. One evening they each say one small thing that bothers them, and the other answers only “Thank you, noted.” After that the shoes stay outside.',
    moderate:
      'There isn’t a lot to fight about here. What can happen is that {both} are too polite. One thinks the other is busy, the other thinks the first wants to be left alone, and so a whole free weekend goes by in two different places, with the same show on. Neither of them wanted that. On Monday each says, “I thought you were busy,” and they both look a little foolish.',
    challenging:
      '{both} run at different speeds. One of them has had both shoes on for a while, the other is “nearly ready,” and they both know who is who. It’s the same with deciding, with spending, and with making up after a fight. “Hurry up” has never once worked, and neither has “Calm down.” A number does. “Ten more minutes,” says the slower one, and then it has to be ten.',
    difficult:
      'By their numbers {both} often want different things on the same day, so one argument may keep coming back. It doesn’t mean they shouldn’t be together. People can be very fond of someone they’ll never understand. They know which argument it is, and each could do the other’s part by now. So they might give it a silly name, because it’s hard to shout at anybody about something called the Penguin.',
  },
  growth: {
    positive:
      '{both} change each other a little, and mostly don’t notice. {first} does something braver than usual, because {second} is standing there. {second} starts to use a word that was always {first}’s. Then one day {second} laughs, and it’s exactly {first}’s laugh. Everyone in the room hears it, except the two of them.',
    strained:
      'People learn most from someone who does it differently, and {both} do a lot of things differently. One of them peels an egg or packs a bag in a way that looks all wrong to the other, and it works. They’ve both made a face at that moment. Then, weeks later and with nobody watching, one of them tries the other’s way. It works again, and they never mention it.',
  },
  pathForward: {
    open: 'There’s a thing {both} keep talking about, whether it’s the trip, the garden or the terrible band, and they get along well enough to risk it. The danger for an easy pair is to go on talking about it, very happily, until they’re ninety. So before the week is over, they should do one thing that makes it embarrassing to turn back: buy the drum, or tell somebody’s mother.',
    steady:
      'A small project with an end they can see would do {both} good, such as a fence to paint. {first} starts at the left end and {second} at the right, and nobody gives advice. One of them will be slow and careful. The other will be fast, with paint in their hair. They won’t meet exactly in the middle. But they’ll meet, and stand back to look, each a little surprised by the other’s half.',
    careful:
      'Small plans suit {both} best. A good hour is worth more than a whole weekend of trying, and side by side is easier than face to face, so they can walk, or cook, or wash a dog. It’s hard to argue while both are holding a wet dog. The kind thing has to be said out loud, because it won’t be guessed. And these numbers have never met {first} or {second}, who may know better.',
  },
};
