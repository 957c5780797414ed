import type { TogetherTexts } from './types';

/** Two Expressions side by side: how each of two people acts, and how they work together. */
export const expressionTogether: TogetherTexts = {
  same: {
    1: 'You both have Expression 1: you see what has to be done and do it, alone and fast. That’s why there are sometimes two dinners. You meet in the hallway, each carrying a pot of rice. A quick text beforehand would save half the work, and most of the rice.',
    2: 'With Expression 2, you both work by watching what the other one needs, so a shared job is peaceful and takes forever. You’re moving a mattress. “After you.” “No, after you.” It’s been in the doorway since noon. Let the older one lead today, and nobody has to be rude.',
    3: 'Expression 3 is a gift for words, so you both do your best work out loud. By midnight the birthday you’re planning for a friend has a theme, a playlist and three jokes about the cake. What it doesn’t have is a cake. Before you say good night, decide who orders it.',
    4: 'Expression 4 works step by step, and you both have it. When you two pack for a trip, there’s a list with boxes to check, and each of you has checked them. A real surprise makes you both freeze for a minute, so it’s good to have a rule: change the next hour, and leave the rest of the plan alone.',
    5: 'In an emergency you’re the pair to call: Expression 5 acts fast and knows a guy with a van. A flat tire, or guests who come a day early, is handled by noon, and by one o’clock you’re both a little sorry that it’s over. Dull jobs are another matter, and the tax form is still blank. Put on a loud album, and fill it in together before the last song.',
    6: 'You two see a job, do it, and do it kindly, because you both have Expression 6. The trouble is in the kitchen. One of you is cooking, the other comes in, says it smells wonderful, and secretly turns the stove down. You need a rule, and it’s a short one: whoever’s cooking is right.',
    7: 'Give two Expressions of 7 a problem and a quiet room, and nobody will see you until it’s solved. You compare, you test, you find the mistake that got past everyone. Choosing a new phone takes you six weeks and a chart. It’s a beautiful chart. Pick a date when you have to buy one, whatever the chart says.',
    8: 'You both like to run things, because that’s Expression 8. If you two organized a family reunion, you’d have it priced and booked before lunch, and you’d each have fired the other’s cook. Two good bosses need two jobs. One takes the guests, the other takes the food. No visiting.',
    9: 'When a friend is moving, they call you two, because Expression 9 shows up, brings people and won’t take gas money. Helping is how you both work best. Your own boxes from the last move are still in the hallway. Some Sunday, pretend you’re friends of yours, and come over to help.',
    11: 'With Expression 11, you both act on a feeling before there are any facts. The same idea can hit you both in the middle of a song, and by the end of it you’ve moved to Portugal in your heads. By evening it may look impossible. Wait for breakfast. What’s still good over toast is usually very good.',
    22: 'Neither of you can do a small job, since an Expression of 22 thinks big and counts the nails as well. Ask you two for a birdhouse, and there’ll be a truck with a crane outside. The birds will be fine, but somebody should warn the neighbors.',
    33: 'You both teach by doing: that’s Expression 33. You show people how it’s done, and you’re still friendly after the fifth mistake. With nobody else around, though, you’re two teachers and no class. So when one of you drops a plate, the other shouldn’t explain how to hold it. Just get the broom.',
  },
  beside: {
    1: 'Whoever has Expression 1 acts first and mentions it later. You say you might like an open kitchen someday, and there’s already a hole in the wall. Nothing stays stuck with this person around. Agree early which decisions belong to you both, ideally before they’ve bought the hammer.',
    2: 'The one with Expression 2 makes any job easier without getting noticed. They saw who was tired, changed the subject, and saved the last slice for the person who came late. When you want their opinion, don’t take the first answer. That’s what they think you’d like to hear, and the second one’s better.',
    3: 'The one with Expression 3 gets things done by talking. They can make cleaning out a garage sound like a vacation, and they’ll happily call the landlord you’ve been avoiding. Don’t give them the silent half of a job. Even from the next room, you’ll hear them being silent.',
    4: 'Somebody with Expression 4 finishes on Thursday because they said Thursday. They bring the list, the tape measure and an honest guess at how long it takes. What upsets them is a plan that changes at the front door. Send the change the night before, and they’ll arrive with the right shoes and a spare umbrella for you.',
    5: 'Expression 5 learns by trying, so the person who has it skips the instructions and gets it wrong in three interesting ways. They’re a joy when plan A fails, since they never quite believed in it. The end of a job bores them. Let them paint the first three walls, and put the lid back on the can yourself.',
    6: 'Jobs find the person with Expression 6 the way mosquitoes find certain people. They cook, they fix things, and they pack your charger because you won’t. Then they start improving what was already fine. Thank them first, and mean it. After that you can say “Please leave my desk alone,” and they’ll hear it.',
    7: 'Before the person with Expression 7 touches a thing, they study it. The new speaker stays in its box until they’ve watched two reviews and read the warnings in Dutch. It saves you money, and now and then a finger. Learn to hear their praise, too: when this person says “That mostly works,” you should celebrate.',
    8: 'If there’s a big job with no one in charge, whoever has Expression 8 will be running it by lunch. They know the price and the deadline, and who’s good at what. You came over to watch, and now you’re holding a shovel. If something sounds like an order, say “Is that a question?” They’ll hear the difference and laugh.',
    9: 'The one with Expression 9 will work all night if the job helps somebody. If it’s only for the tax office, they’re next door, helping a neighbor with a couch. Dates escape them. You keep the list, and let them keep everybody cheerful.',
    11: 'With Expression 11, ideas come all at once, and the person who has it needs to tell you now, in the doorway, wearing one shoe. Listen first and check the facts later, because the feeling is often right. There are also empty days, spent under a blanket, with no ideas at all. Bring toast, and don’t worry. The ideas come back, and so does the other shoe.',
    22: 'The one with Expression 22 plans like an architect and then lays the bricks too. It’s a joy to watch, and it takes years, so be careful what you wish for when this person can hear you. “We could use a shelf” has been known to end in a second floor.',
    33: 'Patience is how the one with Expression 33 gets things done. They’ll show you how to back up your photos, then show you again, and the tenth time they’re as kind as the first. If you only wanted it fixed, that’s a lot of school. Say which you’d like before they pull up a chair: “Teach me” or “Please just do it.”',
  },
  alike: {
    same: 'Your Expressions match, so you go about things in the same way and can guess each other’s next move. You’d make excellent bank robbers. But you also avoid the same jobs, so neither of you would’ve put gas in the car.',
    friends:
      'Your Expressions aren’t the same, but they fit, like a cook and a waiter who’ve worked together for years. One makes it, the other gets it to the table, and nobody bumps into anybody. People watching you think you must have practiced.',
    masters:
      'One of you, or both, has 11, 22 or 33 as an Expression. These are the master numbers, and they’re said to work at full power or not at all. You two don’t mind that in each other. A plan for a small dinner gets bigger each time you talk about it, and neither of you says “Let’s be realistic” until forty chairs have been rented.',
  },
  differ: {
    neutral:
      'Given the same job, you’d start in two different ways. One of you makes a list, and the other makes a phone call. Most days that’s no problem for your Expressions. You only notice it when the guests come in an hour, and one of you is blowing up balloons while the other is still choosing a font.',
    opposite:
      'Your Expressions work in opposite directions. When the printer stops, one of you is already pressing every button, and the other is on the second video about printers. Either way it gets fixed. It’s the watching that hurts, so whoever isn’t touching the printer should go and buy lunch.',
    masters:
      'One of your Expressions, maybe both, is 11, 22 or 33, and these master numbers expect a lot, of themselves first. So you two may disagree on what “finished” means. For one of you the cake is done when it’s baked. For the other, it’s done when strangers take pictures of it.',
  },
  toTry: {
    same: 'Pick the job you’ve both been avoiding: the oven, the form, the long email. Matching Expressions avoid the same things, and that’s why it’s still there. Do it side by side for thirty minutes with a terrible movie on, and talk back to the actors. Then stop, order something fried, and feel like heroes all evening.',
    friends:
      'Make a small thing that takes you both: a photo book, a bench, a birthday dinner for a friend who isn’t expecting it. Each of you names the parts you’d enjoy and does only those. With Expressions that fit this well, there’s surprisingly little left over.',
    neutral:
      'Watch each other pack a suitcase. No helping, no advice, hands in your pockets. You have different Expressions, so you’ll see tricks you’ve never thought of, and at least one decision about socks that you’ll be discussing for weeks.',
    opposite:
      'Cut the next job in two, agree where the line is, and stay on your own side of it. Opposite Expressions can do lovely work as long as nobody watches over anybody’s shoulder. When you’re both done, show each other. Praise comes first, and questions come after dessert.',
    masters:
      'Agree on what “good enough” means for your next project, and put it in writing, because whoever has 11, 22 or 33 as an Expression will try to change it later. When you get there, stop and go out. If anyone mentions improvements at dinner, that person pays.',
  },
};
