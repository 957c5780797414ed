import type { TogetherTexts } from './types';

/** Two Soul Urges side by side: what each of two people wants most, and whether the wishes agree. */
export const soulUrgeTogether: TogetherTexts = {
  same: {
    1: 'You both have Soul Urge 1, so each of you wants to be free and to win without help. You understand this wish and seldom hold each other back. But praise for one can feel like a defeat for the other. When one of you wins something, celebrate before you compare.',
    2: 'Soul Urge 2 longs for closeness, and both of you have it. You call each other without any special reason, and a week without news feels long. The wish can grow so strong that other friends are forgotten. Invite a third person now and then; you will still be close afterward.',
    3: 'Both of you want attention and joy, because you share Soul Urge 3. An ordinary evening turns into songs, stories or a new idea for a party. Listening is not so easy, because each of you is waiting for a turn to talk. Let one story end before the next begins.',
    4: 'Security is what the two of you want most, because your Soul Urge is 4. You like to know what next month looks like, and you save money before you spend it. A change that others would enjoy can worry you both. Think about a new idea for two days before you refuse it.',
    5: 'The two of you have the same Soul Urge, 5, and want freedom and variety. You never have to explain why you would like to go somewhere else. Promises are harder: each of you keeps every plan open, and in the end nothing happens. Promise each other one small thing, and do it.',
    6: 'Because you share Soul Urge 6, both of you want to care for people and to be needed. Friends get plenty to eat, and no birthday is forgotten. But neither of you is used to receiving. When the other does something for you, simply enjoy it, and do not repay it at once.',
    7: 'Time alone to understand things is the great wish of Soul Urge 7, and you both feel it. You can be apart for days without being offended, and when you talk, you talk about real questions. Practical matters bore you and wait too long. Settle them first, and then go back to what interests you.',
    8: 'Each of you has Soul Urge 8 and wants to achieve something that others can see. You speak openly about money, and neither finds the other too ambitious. It becomes difficult when you compare who has achieved more. Choose goals in two different fields, and be proud of both.',
    9: 'A kinder world is what you both hope for, because your Soul Urges are 9. You quickly agree on what is unfair and on whom you should help. Wishes of your own seem selfish to you, so they are easily forgotten. Name one each, and make sure that both come true.',
    11: 'You both have Soul Urge 11 and look for a meaning in what you do. You talk about what you believe in, and each feels understood at last. An ordinary week with many small jobs can disappoint you. Finish the small jobs first, and keep an evening for the large questions.',
    22: 'With 22 as the Soul Urge of you both, you want to create something that will last for generations. Each takes the other’s biggest dream seriously, as few people do. But neither of you is satisfied with what is already finished. Look at it together, and say what is good about it.',
    33: 'Two Soul Urges of 33 share one wish: that nobody should suffer alone. If one of you comes late because somebody needed comfort, the other understands at once. The danger is that you look for problems even where there are none. On a good day, do not ask what is wrong.',
  },
  beside: {
    1: 'Soul Urge 1 wants to decide freely and to win by its own efforts. This person is brave, and beside them the other also dares to want more. They need the freedom to try things without advice. They do not like to lose, even in a small game, and may be in a bad mood afterward.',
    2: 'A Soul Urge of 2 wishes to be close to someone. This person remembers small things about the other and gladly shares everything, from dessert to secrets. It makes them happy to get a message in the middle of the day. If the other is busy, they soon fear that something is wrong.',
    3: 'With Soul Urge 3, this person wants to be heard, to create and to have fun. They make the other laugh and turn a dull day into a good one. What they need is real interest in the things they make and tell. If nobody reacts, they become louder or feel hurt.',
    4: '4 as a Soul Urge wants a regular life with clear plans. This person makes the other feel safe, because they do not forget a promise, even after many months. They like to know early what will happen. The other has to be patient, because they do not like surprises, even pleasant ones.',
    5: 'Soul Urge 5 wants freedom, variety and new people. This person brings fresh ideas and shows the other places that they would never have seen alone. They need time for themselves, and nobody should ask how they spent it. Fixed promises make them nervous, so they may say yes and change their mind later.',
    6: 'With Soul Urge 6, a person wants to look after others and to keep them close. This person makes any place feel like home and thinks of the other’s health before their own. They want to see that their care matters. It is not easy for them to let the other solve a problem alone.',
    7: '7 for a Soul Urge means a wish for quiet and for real understanding. This person asks what the other truly thinks, and takes the answer seriously. They need hours alone, and nobody should feel insulted by that. When something troubles them, it may take days before they explain it.',
    8: 'With 8 for a Soul Urge, this person wants success that others can see. They bring ambition and good sense in money matters, and they want the other to live well too. Respect for their work means a lot to them. Free time is the difficulty: a day without a result makes them impatient.',
    9: 'A Soul Urge of 9 hopes for a kinder world and a useful life. This person judges nobody, so the other can tell them anything, even a serious mistake. They need someone who does not laugh at their ideals. Bad news from far away can spoil their whole day, and then it is not easy to comfort them.',
    11: 'An 11 as the Soul Urge is looking for meaning in life. This person understands what the other feels, often before it is said, and helps them to believe in something. Serious talks are important to them. They hope for so much that an ordinary day together may seem too little.',
    22: '22 as a Soul Urge would like to leave something great to the people who come later. This person has an aim for life, and it helps the other to make plans too. They ask for patience with work that takes years. Small pleasures mean little to them, so they forget to enjoy today.',
    33: 'If 33 is the Soul Urge, this person wants to comfort others and to help them grow. They see the good in the other person, even on a bad day, and say so. Somebody should ask about their own troubles too. They want to end every sadness at once, so the other may not get enough time to be sad.',
  },
  alike: {
    same: 'Your Soul Urges are the same, so you want the same thing from life. Each of you knows why something matters to the other, without a long explanation. Sometimes you both want it at the same moment, and only one of you can have it. Then take turns.',
    friends:
      'Your Soul Urges are different, but the two wishes go well together. What is good for one of you takes nothing away from the other, and often it even helps. After a free day together, both of you are usually content.',
    masters:
      'A master number among your Soul Urges stands for a very large wish, and here the two wishes support each other. You can talk about hopes that would sound strange to other people, and neither of you laughs. It makes both of you braver to know that somebody takes such a dream seriously.',
  },
  differ: {
    neutral:
      'Your Soul Urges ask for different things, but they do not fight. On a free weekend, for example, one of you may want company and the other a quiet room. Both are possible. You only have to say what you would like, because the other person cannot guess it from their own wishes.',
    opposite:
      'Your Soul Urges show what you want most, and you want nearly opposite things. Something that calms one of you can make the other restless. You notice it when you spend money or plan a trip. Nobody is wrong: there is more than one idea of a good life.',
    masters:
      'A master number in a Soul Urge wants more from life than most numbers do. A day that was good enough for one of you may leave the other dissatisfied. That is no complaint about the other person. The wish is very large, and nobody else can fulfill it.',
  },
  toTry: {
    same: 'Write down, each on your own piece of paper, the three things that you want most this year. Exchange the papers and look for a wish that is on both. With equal Soul Urges there is probably at least one. Take the first step toward it in the next few days.',
    friends:
      'Plan a free afternoon in two halves. In the first half, do what makes one of you happy, and in the second half, what makes the other happy. Your Soul Urges agree well, so join in even when it is not your turn, instead of just watching.',
    neutral:
      'Ask each other what a perfect free day would be like, from breakfast to bedtime, and listen without comments. Then choose one hour of the other person’s day and spend it together soon. Your Soul Urges want different things, and this is an easy way to try them.',
    opposite:
      'Before you plan the next thing together, each of you names the part that is most important to you. Keep these two parts in the plan, and be generous with the rest. Your Soul Urges are opposites, so it is easier to agree about two things than about ten.',
    masters:
      'Describe your largest hope for ten minutes while the other person only listens, and then change roles. Afterward, name something small that would please you this week, and do it for each other. A Soul Urge with a master number thinks of the far future, but small pleasures are possible today.',
  },
};
