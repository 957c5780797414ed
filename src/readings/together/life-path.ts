import type { TogetherTexts } from './types';

/** Two Life Paths: what each of two people learns over a lifetime, and how the lessons meet. */
export const lifePathTogether: TogetherTexts = {
  same: {
    1: 'Two people on Life Path 1 are both learning to stand on their own feet. You’re a brave pair. You’re also the pair that carries a washing machine up the stairs because neither wanted to call the neighbor. Asking for help is the part you both find hard, so practice on each other, where it’s safe.',
    2: 'You’re both on Life Path 2, learning to be close to people without losing yourself. “Where do you want to eat?” “Wherever you like.” This can go on until the restaurants close. Here’s a fix: one of you chooses on odd dates, the other on even ones, and “I don’t mind” costs a dollar.',
    3: 'On Life Path 3 people learn to turn charm into something finished, and that goes for both of you. By the end of breakfast you’ve got a song, a comic and a name for the dog you don’t have. Now choose the idea you’d still like on a rainy Monday with nobody watching, and give it an ending.',
    4: 'You’re both on Life Path 4, learning to build things that last, and it shows: the warranty is in the folder, and the folder has a label. Then the train is canceled, and two calm people stand on the platform and stare at the board as though it had insulted them personally. A day with no plan at all would be good practice. You can even put it in the calendar.',
    5: 'Life Path 5 learns by trying things, and you both have it, so together you’ve tried half a dozen jobs, several cities and far too many hot sauces. What you’re still learning is to stay for the second half. Start with a TV series you both dropped, and see how it ends.',
    6: 'You both have Life Path 6, whose lesson is caring for people, and people have noticed: when something breaks, both your phones ring. With each other it’s harder. Each of you gives, says it was nothing, and remembers exactly how much nothing it was. Tell each other what you’d like in return. It’s probably a foot massage.',
    7: 'Two people on Life Path 7 are both learning to look behind things and then, which is harder, to trust what they’ve found. “Are we sure?” is your favorite sentence, even with a menu in front of you. The waiter has been back three times. Now and then say “Sure enough,” and get the noodles.',
    8: 'You both have Life Path 8, so you’re learning the same big lesson: what success is for. Neither of you has to explain a late night at work, or a bad year, because you both know what it takes to come back. Still, you can forget to count the good things that no bank app shows, like who made whom laugh this week. Those belong in the report too.',
    9: 'You both have Life Path 9, and what it has to learn is letting go. So far neither of you has thrown away a thing: not the ticket stubs, not the three old phones, and not a chair from someone’s grandmother that can’t hold a cat. Begin with the phones, since the chair is for advanced students.',
    11: 'On Life Path 11, people sense a lot and then wait for a sign before they act. That’s both of you. On a good day you finish each other’s thoughts. On a bad one, you’re standing at the bus stop wondering what it means that the bus hasn’t come. It means there’s traffic, and it’s a nice day for a walk.',
    22: 'You both have Life Path 22, whose lesson is to make a huge plan real. Neither of you ever says “Isn’t that too big?” So far there’s a name, a logo and a very long shared document. Now do a small, ugly piece of it together, so the rest has something to stand on.',
    33: 'You share Life Path 33, and its long lesson is to help others and forgive yourself. The first half is going well. Now watch either of you try to rest: one eye open, phone face up, ready to be useful. When one of you lies awake over some small mistake, the other knows just what to say, having needed to hear it last week.',
  },
  beside: {
    1: 'The person on Life Path 1 is learning to go first, and it’s good to be near them: things begin. They’ll also say “I’m fine” with a fever, on one leg. Don’t ask if they need help, because the answer will be no. Leave the hot tea where they can find it, and walk away whistling.',
    2: 'Whoever has Life Path 2 learns through other people, so a thing you said at lunch is still with them at midnight. They look for the answer that’s fair to everybody, and they remember what day your exam is. When they’re hurt, they won’t tell you. They’ll only get very polite, and that’s when it’s time to sit down next to them.',
    3: 'The one of you on Life Path 3 is learning to share joy, and practices daily: even the dishes get a song. What’s harder for them is to keep going when it stops being fun. So save your loudest cheer for the things they finish. The things they only announce get plenty of applause already.',
    4: 'One of you is on Life Path 4, learning to build slowly and well. When this person promises something, you can stop thinking about it. They also believe there’s one right way to hang up a wet towel. Bring up any change the day before, and by morning they’ll agree, with improvements.',
    5: 'Going out and trying things is how the one with Life Path 5 learns, and they bring home people, songs and a fruit nobody can name. When a plan falls apart, they look almost pleased. Next summer is too far away for them to promise anything. Invite them for this Friday, and they’ll come, out of breath, with something in a bag.',
    6: 'The person on Life Path 6 is learning to look after people without running their lives. They bring soup before you’ve sneezed. They also have opinions on your coat, your job and your new friend, and all of it is love. Say thank you, eat the soup, and wear what you like.',
    7: 'If one of you is on Life Path 7, that’s the person who’s looking for the truth and doesn’t mind if it takes all year. They’re easy to be quiet with. Ask them something real, and don’t wait around for the reply. It comes two days later, in line at the supermarket, and it’s worth it.',
    8: 'Things get bigger around the person with Life Path 8: the plan, the budget, the portions. They’re learning what power is for, mostly by having some, losing it and getting up again. A day without results leaves them lost. That’s the day to tell them you like them anyway.',
    9: 'The one with Life Path 9 is learning to care a lot and then let go, and the letting go takes longer. They’ll sit with anybody who’s in trouble, in a hospital hallway or on the front steps. Sometimes they go quiet and think of an old year, and of people who’ve since moved on. Let them tell you about it, because it’s usually a good story.',
    11: 'The one with Life Path 11 senses things before the rest of us, as if they’d read tomorrow’s messages. At night they doubt all of it. Arguments won’t help then. What helps is a witness, so remind them of the last strange feeling they had that turned out to be right.',
    22: 'Whoever has Life Path 22 is learning to make a big plan real, and the plan takes up room: the table, the weekend, most conversations. They’re good company all the same, because a person who thinks in decades doesn’t quit in March. What they never plan is a free afternoon. Kidnap them, gently, and turn off their phone.',
    33: 'The one on Life Path 33 learns by helping people, usually until they’re too tired to eat. Your mistakes are forgiven by lunchtime. Their own take days: one wrong word in a call, and they’re writing the apology in the shower. Tell them it was fine. Then tell them again at the door.',
  },
  alike: {
    same: 'You have the same Life Path, so life keeps giving you two the same homework. You don’t have to explain why it’s hard. Better still, one of you has usually done the page already, and it’s fine to copy.',
    friends:
      'Your Life Paths get along well in numerology: they’re different lessons that help each other. What one of you learned the hard way, the other happens to need this week. So the advice between you is unusually good, and when one of you wins something, the other is really, truly glad.',
    masters:
      'One of you, or both, is on Life Path 11, 22 or 33. Those are the master numbers, and they’re read as a bigger task with bigger doubts. You two are alike in this: a big plan doesn’t scare you. Tell most people about something impossible, and they ask if you’re sure. In this pair the question is “When do we start?”',
  },
  differ: {
    neutral:
      'Your Life Paths are like two school subjects: one of you is learning geography, say, and the other is learning music. You rarely fight about it. But when you make a big decision together, explain how you got to your answer, because the other person honestly doesn’t know what you’ve been studying all these years.',
    opposite:
      'What looks wise on one of your Life Paths looks crazy on the other: staying or leaving, saving money or giving it all away. So each of you sometimes watches the other the way you’d watch a person put ketchup on ice cream. Neither of you is wrong. You’re just very interesting to each other.',
    masters:
      'One of you, or both, has a Life Path of 11, 22 or 33, the master numbers, which are said to ask a lot of a person. So one may be wondering about the meaning of it all while the other is wondering about lunch. Both are fair questions, and the one about lunch has to be settled by three.',
  },
  toTry: {
    same: 'Tell each other about a decision that went badly, an old one you can laugh about by now. You’re learning the same Life Path lesson, so the story is worth more to you two than to anyone else alive. Whoever got it wrong more beautifully picks dessert.',
    friends:
      'Your Life Paths get along, so you give each other good advice, and it’s a waste to use it only on which movie to watch. Each of you brings a real problem: the job, the move, the brother who doesn’t call. “What would you do?” Write down the answer before you argue with it. Then trade places.',
    neutral:
      'Take each other to a place where something changed for you: a school gate, a train station, the store that’s now a bank. One of you tells the story there, and the other listens. Your Life Paths have taught you different things, and they’re easier to understand on the spot where it happened.',
    opposite:
      'Your Life Paths are opposites, so trade places for an evening: each of you plans half of it the way the other would. The careful one has to improvise, and the free spirit has to make a reservation. It’ll feel like writing with the wrong hand, and you’ll laugh about the handwriting.',
    masters:
      'Take the biggest hope that either of you has, and find the smallest step toward it, such as a phone call. A Life Path of 11, 22 or 33 makes everything feel like building a cathedral, so it’s a relief to carry a single brick. Do it together this week, even if one of you only brings snacks.',
  },
};
