import type { TogetherTexts } from './types';

/** Two Life Paths: what each of two people learns over a lifetime, and how the lessons meet. */
export const lifePathTogether: TogetherTexts = {
  same: {
    1: 'Two people on Life Path 1 are both learning to stand on their own feet, and neither needs a push. You’re a brave pair. You’re also the pair that walks around for an hour because nobody would ask the way. Asking for help is the hard part of the lesson, and each of you has somebody safe to practice on.',
    2: 'Living close to other people without disappearing is the lesson of Life Path 2, and you’re both taking it. “Where do you want to eat?” “Wherever you like.” This can go on until the restaurants close. Take odd and even dates.',
    3: 'Nobody’s bored near two Life Paths of 3. You’re both learning to turn charm into something finished. By the end of one breakfast there may be a song, a comic book and a name for the dog you don’t have. Everyone who drops in leaves in a good mood. Now choose the one idea you’d still like on a wet morning with no applause.',
    4: 'You’re both on Life Path 4, learning to build things that last, and it shows: the warranty is in the folder, and the folder has a label. Then a train is canceled, and two calm people stare at the board as if it had insulted them. Keep one day a month with no plan at all. Yes, you may write it in the calendar.',
    5: 'Life Path 5 learns by trying, so between you there may be opinions on nine cities, six jobs and a surprising number of hot sauces. What you’re both still learning is to stay for the second half.',
    6: 'You share Life Path 6, the lesson of caring for people, and the people have noticed: when something breaks, both your phones ring. Between the two of you it’s trickier. Each gives, each says it was nothing, and each remembers exactly how much nothing it was. Say what you’d like back. It’s allowed.',
    7: 'Put two Life Paths of 7 in front of one question, and dinner’s going to be late. You’re both learning to look behind things and then, which is harder, to believe something. “Are we sure?” is the sentence you have in common. Once in a while say, “Sure enough,” and go.',
    8: 'Both of your Life Paths are 8, so you’re learning the same thing from the same strict teacher: what success is for. A late night at work never has to be explained. A bad year doesn’t either, because you know what it takes to come back. But a pair like this can forget to be proud of anything that won’t fit in a column. Who made whom laugh this week? Put that in the report.',
    9: 'Letting go is the lesson of Life Path 9, and with two of you learning it, nothing leaves the building. Old letters, old friendships, a grandmother’s chair that can’t hold anyone. Start small. Start with the chair.',
    11: 'On Life Path 11 people sense a great deal and then wait for a sign before they move, and that’s both of you. In a good week you finish each other’s thoughts. In a bad one, you stand at the stop together and wonder what it means that the bus hasn’t come. It means the bus is late. Start walking.',
    22: 'With a Life Path of 22 each, you can plan something enormous, and neither will call it too big. Making it real is the lesson. So far there are drawings, a name and possibly a logo. Do one plain, ugly little piece of it this month, so the rest has something to stand on.',
    33: 'The long lesson of Life Path 33 is to help others and forgive yourself, and the first half you’ve both passed. Watch either of you rest: one eye open, ready to be useful. There’s comfort in having the same trouble, though. Whatever the other one needs to hear on such a day, you already know it by heart.',
  },
  beside: {
    1: 'With Life Path 1 somebody is learning to go first, and it’s good to be near: things begin. They’ll also say “I’m fine” with a fever, on one leg. Don’t ask whether they need help, because the answer’s no. Put the glass of water where they’ll find it, and leave the room.',
    2: 'A 2 on the Life Path learns through other people, so what’s said at lunch is still with them at midnight. They’ll look for the answer that’s fair to both, and they’ll remember the name of everybody’s first teacher. A hurt they keep to themselves. If they’re suddenly very polite, ask.',
    3: 'Joy is the subject Life Path 3 was given, and they’ve done the homework: near them even a pile of dirty dishes gets a chorus. What they’re learning is to go on after it stops being fun. Praise the thing they finish. The thing they’ve only announced has had its applause.',
    4: 'If they’re on Life Path 4, they’re learning to build slowly and well, and a promise from them is nearly the thing itself. There’s one right way to hang laundry, and it isn’t up for a vote. Mention changes early. By the next morning they’ll usually agree, and they’ll have a better version, with a list of what to buy.',
    5: 'For Life Path 5 the whole world is the classroom, and they’re rarely absent. They bring home people, songs and spices, and when a plan falls apart they look almost pleased. Promises about next year make them itch. Ask for next week instead: they’ll come, out of breath, with something in a bag.',
    6: 'Life Path 6 is learning to look after people without running their lives, and anyone close can watch the lesson happen. There’s soup before anybody has sneezed. There’s also an opinion about the coat, the job and the new friend. It’s all meant as love. Say thank you for the soup, and keep the coat.',
    7: 'The slow search for what’s true belongs to Life Path 7, and it makes them easy to be quiet with. Bring the real question. Two days later, in the middle of something else, out comes the answer.',
    8: 'Things get bigger beside Life Path 8: the plan, the budget, the portions. They’re learning what power’s for, mostly by having some, losing it and getting up again. On a day with nothing to show for it, they may not know what to do with themselves. That’s the day to like them out loud.',
    9: 'A Life Path of 9 asks a person to care widely and then to let go, and the letting go takes longer. They’ll understand the difficult uncle. They’ll sit with anybody, in a waiting room or on a curb at night, for as long as it takes. Every so often they’re away in some old year, among people who aren’t coming back. Ask who was there, and listen to the end.',
    11: 'Being close to Life Path 11 is like sitting next to a good radio: they pick up what’s in the air before the rest of us. They’re still learning what to do with it, and at night they doubt every word. Arguments won’t help then. A calm friend who was there when it sounded right will.',
    22: '22 is the Life Path of the big plan made real, and it takes up room: the table, the weekend, the conversation. Somebody who thinks in decades won’t give up in March. The one thing they haven’t put on the schedule is a free afternoon, so steal one.',
    33: 'This is the teacher’s Life Path, 33, and they learn by helping until the jar is empty. Other people’s mistakes they forgive by lunchtime. Their own they keep for days: one wrong word on the phone, and they’re writing the apology in the shower. Tell them it was fine. Tell them again at the door.',
  },
  alike: {
    same: 'Your Life Paths are the same number, so life keeps handing you both the same homework. You don’t have to explain why it’s hard. Better still, one of you has usually done the page already, and it’s all right to copy.',
    friends:
      'These two Life Paths are old friends in numerology: different lessons, one direction. What you’ve learned the hard way, the other one happens to need, so the advice that passes between you is unusually good. When one of you gets somewhere, the other’s glad without having to try.',
    masters:
      'At least one of your Life Paths is a master number, which is read as a bigger task with bigger doubts. What you have in common is that neither of you finds that strange. One describes the impossible plan; the other asks when it starts. Most people only ever hear “Are you sure?”',
  },
  differ: {
    neutral:
      'Your Life Paths are two different school subjects: one of you is in geography, so to speak, and the other’s in music. There’s little to fight about and not much to compare. When something big has to be decided, say how you got to your answer. The other one honestly doesn’t know what you’ve been studying.',
    opposite:
      'What counts as wisdom on one of your Life Paths looks like a mistake on the other: staying, leaving, saving, giving it all away. Neither of you is wrong. You’re reading one map from its two ends.',
    masters:
      'There’s a master number among your Life Paths, and it’s said to be a demanding guest. While one of you is busy with the meaning of it all, the other may be wondering about lunch. Both are fair questions. Start with lunch.',
  },
  toTry: {
    same: 'Tell each other about a decision that went wrong, an old one, where the laughing has already started. You’re working on the same Life Path lesson, so the story’s worth more to the two of you than to anyone else alive. Whoever got it wrong more beautifully picks the dessert.',
    friends:
      'Bring a real question to the table: the job, the move, the brother who doesn’t call. Ask, “What would you do?” and write the answer down before you argue with it. Then swap. Life Paths that get on this well give good advice, and it’s a pity to use it only for choosing films.',
    neutral:
      'Take each other to a place where something changed for you: a classroom, a harbor, a shop that’s now a bank. One tells, the other only asks. Your Life Paths went to different schools, and half an hour is enough to be shown around the building.',
    opposite:
      'Your Life Paths teach nearly opposite lessons, so trade them for an evening: each of you plans half of it the way the other would. It’ll feel like writing with the wrong hand. Nobody has to be converted by bedtime, but you’ll find out what the other one has been so busy learning all these years.',
    masters:
      'Find the smallest possible step toward the largest hope that either of you has. One phone call. One page. A master number on a Life Path makes everything feel like a cathedral, and it’s a relief to be handed a brick. Do it together this week, even if one of you only brings the tea.',
  },
};
