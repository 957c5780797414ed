import type { TogetherTexts } from './types';

/** Two Expressions side by side: how each of two people acts, and how they work together. */
export const expressionTogether: TogetherTexts = {
  same: {
    1: 'Two Expressions of 1 don’t wait to be asked, which is why there are sometimes two dinners. You each see what has to be done and do it, alone and fast. Then you meet in the hallway, each carrying a pot of rice. One text before you start would save half the work, and most of the rice.',
    2: 'With Expression 2, you both work by watching what the other one needs, so a shared job is peaceful and takes forever. “After you.” “No, after you.” The mattress has been in the doorway since noon. Let the older one lead today, and nobody has to be rude.',
    3: 'Expression 3 is a gift for words, so you both do your best work out loud. By midnight the birthday party you’re planning has a theme, a playlist and three jokes about the cake. What it doesn’t have is a cake. Before you say good night, each of you should type one line: who’s calling whom.',
    4: 'You two are the ones who read the instructions, because Expression 4 works step by step. The shelf stands straight. There are no screws left over, and each of you checked. When a real surprise comes along, you both freeze for a minute, so it’s good to have a rule: change the next hour, and leave the rest of the plan alone.',
    5: 'In an emergency you’re the pair to call: Expression 5 acts fast and knows a guy with a van. The flood, the flat tire, the guests who came a day early: all of it gets handled by noon, and by one o’clock you’re both a little sorry that it’s over. Nobody has done the insurance form, of course. Put on one loud album and do it until the music stops.',
    6: 'Expression 6 sees a job, does it, and does it kindly, and that goes for both of you. The trouble is in the kitchen. One of you is cooking, the other wanders in, says it smells wonderful, and secretly turns the stove down. An hour later you trade places. Whoever’s cooking is right: it’s a short rule, and a hard one.',
    7: 'Give two Expressions of 7 a problem and a quiet room, and nobody will see you until it’s solved. You compare, you test, you find the mistake that got past everyone. Choosing a new phone takes you six weeks and a chart. It’s a beautiful chart. Pick a date when you have to buy one, and tell a friend what the date is.',
    8: 'You’re both at the wheel, since an Expression of 8 likes to run things. Planning a wedding for a cousin, you’d have it priced and booked before lunch, and you’d each have fired the other’s DJ. Two good bosses need two jobs. Split the guest list from the food, and don’t visit.',
    9: 'When a friend is moving, they call you two, because Expression 9 shows up, brings people and won’t take gas money. Helping is how you both work best. Your own boxes from the last move are still in the hallway. Some Sunday, pretend you’re friends of yours, and come over to help.',
    11: 'Acting on a feeling, before there are any facts, is the way of Expression 11, and you both do it. The same idea can hit you on the same bus ride, and you’re glowing by the time you get off. By evening it may look impossible. Sleep on it. What’s still good at breakfast is usually very good.',
    22: 'Neither of you can do a small job, since an Expression of 22 thinks big and counts the nails as well. Ask you two for a birdhouse, and there’ll be a truck with a crane outside. The birds will be fine, but the neighbors need a warning.',
    33: 'You both teach by doing: that’s Expression 33. You show it, you explain it, you’re still friendly after the fifth mistake. With nobody else around, though, you’re two teachers and no class. So when one of you drops a plate, the other shouldn’t explain how to hold it. Just get the broom.',
  },
  beside: {
    1: 'Whoever has Expression 1 acts first and mentions it later. You say you might like an open kitchen someday, and there’s already a hole in the wall. Nothing stays stuck with this person around. Agree early which decisions belong to you both, ideally before they’ve bought the hammer.',
    2: 'The one with Expression 2 makes any job easier without getting noticed. They saw who was tired, changed the subject, and saved the last slice for the person who came late. Ask for their opinion, then count to ten. Their first answer is what they think you’d like to hear, and the second one’s better.',
    3: 'In this pair, the 3 gets things done by talking. With Expression 3, a person can make cleaning out the garage sound like a night on the town, and they’ll happily call the landlord you’ve been avoiding. Don’t give them the silent half of a job. You’ll hear them being silent from the next room.',
    4: 'Somebody with Expression 4 finishes on Thursday because they said Thursday. They bring the list, the tape measure and an honest guess at how long it takes. What upsets them is a new plan at the front door. Send it the night before, and they’ll arrive with the right shoes and a spare umbrella for you.',
    5: 'Expression 5 learns by trying, so the person who has it skips the tutorial and gets it wrong in three interesting ways. They’re a joy when plan A fails, since they never quite believed in it. The end of a job bores them. Let them do the first half and cheer, and put the lid back on the paint yourself.',
    6: 'Responsibility finds the 6 of you two the way mosquitoes find certain people. With Expression 6, they cook, fix things, and pack your charger because you won’t. Then they start improving what was already fine. Thank them first, and mean it. After that they can hear “Please leave my desk alone.”',
    7: 'Before the person with Expression 7 touches a thing, they study it. The new speaker stays in its box until they’ve watched two reviews and read the warnings in Dutch. It saves you money, and now and then a finger. Learn to hear their praise, too: when this person says “That mostly works,” you should celebrate.',
    8: 'If there’s a big job with no one in charge, whoever has Expression 8 will be running it by lunch. They know the price and the deadline, and who’s good at what. You came over to watch, and now you’re holding a shovel. When it sounds like an order, answer as if it were a question. They’ll hear the difference and laugh.',
    9: 'Tell the one with Expression 9 whom a job is for, and they’ll work all night. Tell them it’s for the tax office, and they’re next door helping a neighbor with a couch. Dates and amounts slip their mind. You keep the list, and let them keep everyone’s spirits up.',
    11: 'With Expression 11, ideas come all at once, and the person who has it needs to tell you now, in the doorway, wearing one shoe. Listen first and check the facts later, because the feeling is often right. There are also flat days, spent under a blanket, with no ideas at all. Bring toast, ask nothing, and wait for the other shoe.',
    22: 'An Expression of 22 plans like an architect and works like a bricklayer, so one of you two can really build things. It’s a joy to watch. It also takes years, so be careful what you wish for when this person can hear you. “We could use a shelf” has been known to end in a second floor.',
    33: 'Patience is how the one with Expression 33 gets things done. They’ll show you how to back up your photos, then show you again, and the tenth time they’re as kind as the first. If you only wanted it fixed, that’s a lot of school. Say which you’d like before they pull up a chair: “Teach me” or “Please just do it.”',
  },
  alike: {
    same: 'Your Expressions match, so you go about things in the same way and can guess each other’s next move. You’d make excellent bank robbers. You also avoid the same jobs, which is why the getaway car would be out of gas.',
    friends:
      'Your Expressions aren’t the same, but they fit, like a cook and a waiter who’ve worked together for years. One makes it, the other gets it to the table, and nobody bumps into anybody. People watching you think you must have practiced.',
    masters:
      'One of you, or both, has 11, 22 or 33 as an Expression. These are the master numbers, and they’re said to work at full power or not at all. You two don’t mind that in each other. A plan for a small dinner gets bigger each time you talk about it, and neither of you says “Let’s be realistic” until the chairs have been rented.',
  },
  differ: {
    neutral:
      'Given the same job, you’d start in two different ways. One of you makes a list, and the other makes a phone call. That’s no problem for your Expressions most days, and you only notice it when there’s an hour left, thirty balloons, and one of you is still choosing a font.',
    opposite:
      'Your Expressions work in opposite directions. The sink is leaking: one of you is already wet to the elbows, and the other is on the second video about sinks. Either way it gets fixed. It’s the watching that hurts, so whoever isn’t holding the wrench should go and buy lunch.',
    masters:
      'One of your Expressions, maybe both, is 11, 22 or 33, and these master numbers set the bar high, for themselves first. So you two may disagree on what “finished” means. For one of you the cake is done when it’s baked. For the other, it’s done when strangers take pictures of it.',
  },
  toTry: {
    same: 'Pick the job you’ve both been avoiding: the oven, the form, the call to the landlord. Matching Expressions avoid the same things, and that’s why it’s still there. Do it side by side for thirty minutes with a terrible movie on, and talk back to the actors. Then stop, order something fried, and feel like heroes all evening.',
    friends:
      'Make one small thing that takes you both: a photo book, a bench, a party for a friend who isn’t expecting it. Each of you calls out the parts you’d enjoy and does only those. With Expressions that fit this well, there’s surprisingly little left over.',
    neutral:
      'Watch each other pack a suitcase. No helping, no advice, hands in your pockets. You have different Expressions, so you’ll see tricks you’ve never thought of, and at least one decision about socks that you’ll be discussing for weeks.',
    opposite:
      'Cut the next job in two, agree where the line is, and stay on your own side of it. Opposite Expressions can do lovely work as long as they don’t look over each other’s shoulder. When you’re both done, show each other. Praise comes first, and questions come after dessert.',
    masters:
      'Agree on what’s good enough for this month, and put it in your group chat, because whoever has 11, 22 or 33 as an Expression will try to change it later. When you get there, stop and go out. If anyone mentions improvements at dinner, that person pays.',
  },
};
