import type { BattleAnalysis } from './battle-types';

/**
 * The parts of an analysis that follow the score. Labels and headlines have different thresholds,
 * so each text holds for every label that can stand above it.
 */
export const battleAnalysis: BattleAnalysis = {
  communication: {
    positive:
      'You two understand each other quickly. {first} says “You know, the thing, from the place,” and {second} goes and gets it. When talk is this easy, the big things start to seem too obvious to say. So {second} may be proud of {first} for years, and never mention it. Then some evening it slips out, between the soup and the rice. “I’m proud of you.” A spoon stops in the air. “Could you say that again?” asks {first}. “I was chewing.”',
    strained:
      'Not every message gets through between {first} and {second}. “Nice haircut.” “So you didn’t like the old one?” “I loved the old one.” “And this one’s only nice?” By dinner you’re both hurt, and all that happened was a compliment. So practice on something easy. {first} says one kind thing about {second}’s shoes, {second} says “Thank you,” and then, quickly, before anybody can add a word, you both go out for ice cream.',
  },
  emotions: {
    similar:
      'The same things move you both. Put on a sad movie, and {first} and {second} will start to cry in the same second, over the same old donkey. It’s lovely not to have to explain. But when you’re both in tears, nobody’s left to be the strong one, and the tissues are all the way over in the bathroom. Somebody has to go. It’s usually whoever runs out of sleeve first.',
    different:
      'Strong feelings make one of you talk and the other one go quiet. So when big news comes, one goes out to think, and the other runs down the street after them, in slippers, calling, “Say something!” Between {first} and {second} there could be a deal. Make it now, while it’s calm: the quiet one gets an hour alone, and then comes back with warm bread and a first sentence.',
  },
  challenges: {
    strong:
      'Your trouble is how little trouble you have. On a good day it seems a pity to bring up the muddy shoes in the hall. You have a lot of good days, so there’s a lot of mud. Each of you gets one small complaint right now, while you’re both in the mood. {first} starts. It has to be truly small, like how the other one eats corn, and the only permitted answer is “Thank you, noted.”',
    moderate:
      'There isn’t a lot to fight about here. What can happen is that you’re both too polite. {first} thinks {second} is busy, {second} thinks {first} wants to be alone, and so you spend the evening in two different rooms, watching the same show. Neither of you wanted that. Next time send a message, even if it only has to get through one wall: “Are you watching this? Who’s the man with the hat?”',
    challenging:
      'You two run at different speeds. One of you has had both shoes on for a while, and the other is “nearly ready,” and you both know who is who. It’s the same with deciding, with spending, and with making up after a fight. Big talks don’t help much. A clock in the hall, set fifteen minutes ahead, might. {first} and {second} will both know it’s wrong, and one of them will run anyway.',
    difficult:
      'By their numbers {first} and {second} often want different things on the same day, so one argument may keep coming back. That doesn’t mean you shouldn’t be together. People can be very fond of someone they’ll never understand. You know which argument it is. You could each do the other’s part by now. So give it a silly name, because it’s hard to shout at a person about something called the Penguin.',
  },
  growth: {
    positive:
      'Each of you can do something that the other would love to be able to do. Near {second}, {first} gets a little braver. From {first}, {second} has picked up a word, perhaps, or a recipe, or a way of saying hello to dogs. Neither of you notices it happening. Then one day somebody tells {second}, “You laughed exactly like {first} just now.” It’s a kind of stealing where nobody loses anything.',
    strained:
      'You learn most from people who do things differently, and you two do a lot of things differently. One day {first} will peel an egg or fix a phone in a way that looks all wrong to {second}, and it’ll work. There’s a face people make at that moment. Make the face, by all means, and then try the trick yourself when you’re alone. You don’t ever have to admit where you got it from.',
  },
  pathForward: {
    open: 'Do the thing you keep talking about, whether it’s the trip, the garden or the terrible band. {first} and {second} get along well enough to risk it. The danger for an easy pair is to go on talking about it, very happily, until you’re ninety. So tonight, before bed, do one thing that makes it embarrassing to turn back: buy the drum, or tell somebody’s mother.',
    steady:
      'Pick a small project with an end you can see, such as a fence to paint. {first} starts at the left end and {second} at the right, and nobody gives advice. One of you will paint slowly and beautifully. The other will be fast, with paint in their hair. So you won’t meet in the middle, but you’ll meet. Other people will walk past and see a fence. You two will always see the board where you met.',
    careful:
      'Plan small. A good hour is worth more than a whole weekend of trying, and side by side is easier than face to face, so walk, or cook, or wash a dog. It’s hard to argue with someone while you’re both holding a wet dog. Say the kind thing out loud, because it won’t be guessed. And remember that these numbers have never met {first} or {second}.',
  },
};
