import type { TogetherTexts } from './types';

/** Two Life Paths: what each of two people learns over a lifetime, and how the lessons meet. */
export const lifePathTogether: TogetherTexts = {
  same: {
    1: 'Two people on Life Path 1 are both learning to stand on their own feet. You’re a brave pair. You’re also the pair that carries a washing machine up the stairs because neither would call the neighbor. Asking for help is the part you both find hard, so practice on each other, where it’s safe.',
    2: 'Living close to people without losing yourself is the lesson of Life Path 2, and you’re both learning it. “Where do you want to eat?” “Wherever you like.” This can go on until the restaurants close. Here’s a fix: one of you chooses on odd dates, the other on even ones, and “I don’t mind” costs a dollar.',
    3: 'Life Path 3 is learning to turn charm into something finished, and there are two of you at it. By the end of one breakfast you’ve got a song, a comic and a name for the dog you don’t have. Now pick the one idea you’d still like on a rainy Monday with no applause.',
    4: 'You’re both on Life Path 4, learning to build things that last, and it shows: the warranty is in the folder, and the folder has a label. Then the train is canceled, and two calm people stand on the platform and stare at the board as though it had insulted them personally. Try one day a month with no plan at all. You’re allowed to put it in the calendar.',
    5: 'Trying things is how Life Path 5 learns, so between you there are opinions on half a dozen jobs, several cities and far too many hot sauces. What you’re both still learning is to stay for the second half. Start with a series you’ve dropped, and see how it ends.',
    6: 'Caring for people is the lesson of Life Path 6, and people have noticed: when something breaks, both your phones ring. With each other it’s harder. Each of you gives, says it was nothing, and remembers exactly how much nothing it was. Tell each other what you’d like back, because it’s probably a foot massage.',
    7: 'Put two Life Paths of 7 in front of one question, and dinner will be late. You’re both learning to look behind things and then, which is harder, to trust what you’ve found. “Are we sure?” is your favorite sentence. The rest of the table has ordered. Now and then say “Sure enough,” and get the noodles.',
    8: 'You both have Life Path 8, so you’re learning the same big lesson: what success is for. Neither of you has to explain a late night at work, or a bad year, because you both know what it takes to come back. Still, you two can forget to count the good stuff that isn’t on any bank app. Who made whom laugh this week? That goes in the report.',
    9: 'Letting go is what Life Path 9 has to learn, and with both of you learning it, nothing ever leaves the apartment. There are ticket stubs, three old phones, and a chair from someone’s grandmother that can’t hold a cat. Begin with the phones, since the chair is for advanced students.',
    11: 'On Life Path 11, people sense a lot and then wait for a sign before they act. That’s both of you. On a good day you finish each other’s thoughts. On a bad one, you’re standing at the bus stop wondering what it means that the bus hasn’t come. It means there’s traffic, and it’s a nice day for a walk.',
    22: 'Making a huge plan real is the lesson of Life Path 22, and you’ve got two huge plans. Nobody here says “Isn’t that too big?” So far there’s a name, a logo and a very long shared document. This month, do one small, ugly piece of it together, so the rest has something to stand on.',
    33: 'You share Life Path 33, and its long lesson is to help others and forgive yourself. The first half is going well. Now watch either of you try to rest: one eye open, phone face up, ready to be useful. When one of you can’t forgive yourself over some small thing, the other knows just what to say, having needed it last week.',
  },
  beside: {
    1: 'The person on Life Path 1 is learning to go first, and it’s good to be near them: things begin. They’ll also say “I’m fine” with a fever, on one leg. Don’t ask if they need help, because the answer will be no. Leave the soup where they can find it, and walk away whistling.',
    2: 'Whoever has Life Path 2 learns through other people, so a thing you said at lunch is still with them at midnight. They look for the answer that’s fair to everybody, and they remember your sister’s exam. When they’re hurt, they won’t tell you. If they suddenly get very polite, ask.',
    3: 'Joy is the lesson of Life Path 3, and the one who has it does the homework every day. Even washing dishes comes with a chorus. What they’re learning is to keep going after it stops being fun. So cheer loudest for what they finish; what they’ve only announced has had its applause.',
    4: 'One of you is on Life Path 4, learning to build slowly and well. When this person promises something, you can stop thinking about it. They also believe there’s one right way to load a dishwasher. Bring up any change the day before, and by morning they’ll agree, with improvements.',
    5: 'For the 5 of you two, the world is the classroom, and they’re rarely absent. Life Path 5 brings home people, songs and a fruit nobody can name. When a plan falls apart, they look almost pleased. Don’t ask them about next summer. Ask about this Friday: they’ll come, out of breath, with something in a bag.',
    6: 'Life Path 6 is learning to look after people without running their lives, and whoever stands closest gets to watch. The person with the 6 brings soup before you’ve sneezed. They also have views on your coat, your job and your new friend. It’s love, all of it. Say thank you, eat the soup, and wear what you like.',
    7: 'If one of you is on Life Path 7, that’s the person who’s looking for the truth and doesn’t mind if it takes all year. They’re easy to be quiet with. Ask them something real, and don’t wait around for the reply. It comes two days later, in the middle of the car wash, and it’s worth it.',
    8: 'Things get bigger around the person with Life Path 8: the plan, the budget, the portions. They’re learning what power is for, mostly by having some, losing it and getting up again. A day with nothing to show for it leaves them lost. That’s the day to tell them you like them anyway.',
    9: 'A Life Path of 9 asks a person to care a lot and then let go, and the letting go takes longer. The one who has it will sit with anybody, in a waiting room or on a curb at night, and sometimes drifts off into an old year, among people who’ve moved on. Ask who was there, and you’ll hear a good story.',
    11: 'Being close to the one with Life Path 11 is like having a friend who’s read tomorrow’s messages: they sense things before the rest of us. At night they doubt every word of it. Arguments won’t help them then. You can, if you were there when it sounded right, and you say so.',
    22: 'Whoever has Life Path 22 is learning to make a big plan real, and the plan takes up room: the table, the weekend, most conversations. It’s good company, because a person who thinks in decades doesn’t quit in March. They’ve forgotten to schedule a free afternoon, though. Kidnap them, gently, and turn off their phone.',
    33: 'The one on Life Path 33 learns by helping people, usually until there’s nothing left for dinner. Your mistakes are forgiven by lunchtime. Their own they keep for days: one wrong word in a call, and they’re writing the apology in the shower. Tell them it was fine. Then tell them again at the door.',
  },
  alike: {
    same: 'You have the same Life Path, so life keeps giving you two the same homework. You don’t have to explain why it’s hard. Better still, one of you has usually done the page already, and it’s fine to copy.',
    friends:
      'Your Life Paths get along well in numerology: they’re different lessons that lead the same way. What one of you learned the hard way, the other happens to need this week. So the advice between you is unusually good, and when one of you wins something, the other is really, truly glad.',
    masters:
      'One of you, or both, is on Life Path 11, 22 or 33. Those are the master numbers, and they’re read as a bigger task with bigger doubts. You two have one thing in common there: neither of you is scared of it. Tell most people about the impossible plan, and they ask if you’re sure. In this pair the question is “When do we start?”',
  },
  differ: {
    neutral:
      'Your Life Paths are like two school subjects: say one of you has geography, and the other has music. Fights are rare. But when you make a big decision together, explain how you got to your answer, because the other person honestly doesn’t know what you’ve been studying all these years.',
    opposite:
      'What looks wise on one of your Life Paths looks crazy on the other: staying or leaving, saving it or giving it all away. So each of you sometimes watches the other the way you’d watch a person put ketchup on ice cream. Neither of you is wrong. You’re just very interesting to each other.',
    masters:
      'One of you, or both, has a Life Path of 11, 22 or 33, the master numbers, which are said to ask a lot of a person. So one may be wondering about the meaning of it all while the other is wondering about lunch. Both are fair questions. Lunch closes at three.',
  },
  toTry: {
    same: 'Tell each other about a decision that went badly, an old one you can laugh about by now. You’re learning the same Life Path lesson, so the story is worth more to you two than to anyone else alive. Whoever got it wrong more beautifully picks dessert.',
    friends:
      'Bring a real question to the table: the job, the move, the brother who doesn’t call. Ask the other one “What would you do?” and write down the answer before you argue with it. Then trade places. Life Paths that get along like yours give good advice, and it’s a waste to use it only on movies.',
    neutral:
      'Take each other to a place where something changed for you: a school gate, a bus station, the store that’s now a bank. One of you tells the story, and the other only asks. Your Life Paths taught you different things, and it’s much easier to see it standing on the spot.',
    opposite:
      'Trade lessons for one evening: each of you plans half of it the way the other would. The planner of the two has to improvise, and the other has to make a reservation. With opposite Life Paths it’ll feel like writing with the wrong hand, and you’ll laugh about the handwriting.',
    masters:
      'Take the biggest hope that either of you has, and find the smallest step toward it. One call, say, or one page. A Life Path of 11, 22 or 33 makes everything feel like building a cathedral, so it’s a relief to carry one brick. Do it together this week, even if one of you only brings snacks.',
  },
};
