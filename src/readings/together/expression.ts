import type { TogetherTexts } from './types';

/** Two Expressions side by side: how each of two people acts, and how they work together. */
export const expressionTogether: TogetherTexts = {
  same: {
    1: 'Two Expressions of 1 don’t wait to be asked, which is why there are sometimes two dinners. Each of you sees what has to be done and does it, alone and at speed. You get an astonishing amount finished. Five words before you start would save half the work: “I’m doing the rice now.”',
    2: 'With Expression 2 you both work by paying attention to the other person, so a shared job is peaceful and takes forever. After you. No, after you. You’d carry a mattress through a door in perfect harmony if only one of you would walk in front. Let it be the older one. There, that’s settled.',
    3: 'You both do your best work out loud, because that’s what Expression 3 is: a gift for words. Plans get funnier and larger with every sentence. Then it’s late, everybody’s happy, and there’s no note of who’s calling the band. So write it down. On an arm, if necessary.',
    4: 'Expression 4, twice, means two people who read the instructions first, so what you make together stands straight and is ready on the day you said. A surprise is another matter. When one turns up, don’t change the whole plan, only the next hour.',
    5: 'In an emergency you’re the pair to have: Expression 5 acts fast, changes direction and somehow knows a man with a van. The flood, the flat tire, the guests who came a day early, all dealt with by noon. By one o’clock you’re both slightly disappointed that it’s over. It’s the paperwork that never gets done. Do it to loud music, for one album, then stop.',
    6: 'Sharing Expression 6 makes you two people who can’t see a job without doing it, and doing it kindly. The trouble’s in the kitchen, where each of you loves the other, leaves the room, comes back and secretly turns the stove down. Whoever is cooking is right. That’s the whole rule, and it’s harder than it sounds.',
    7: 'Give the two of you a problem, a good lamp and no visitors, and Expression 7 does the rest. You study, compare and find the mistake that got past everyone, and whole afternoons go by without a word, happily. All that’s missing is an end. Set an alarm for deciding, and when it rings, decide.',
    8: 'An Expression of 8 runs things, and here there are two of you at the wheel. Work gets planned, priced and done while other groups are still looking for chairs, but you both give orders well and have little practice taking them. One boss a project. Write the name at the top, in ink.',
    9: 'When somebody’s moving, they call the two of you, because Expression 9 turns up, brings friends and won’t take money for gas. Doing a thing for others is how you both work best. Your own list, meanwhile, hangs on the fridge and turns yellow. Cross one line off it together before the next yes.',
    11: 'You act on a feeling before there are facts: that’s Expression 11, and you’ve both got it. The same idea can hit you on the same morning, and by noon you’re glowing. By nightfall you may be lying on the floor. Sleep on it, really sleep, and keep whatever’s still there at breakfast.',
    22: 'Neither of you can make a small thing, since an Expression of 22 leads big projects and counts the nails as well. Ask the pair of you for a bird feeder, and there’ll be a bulldozer.',
    33: 'Two Expressions of 33 teach by doing: you show, you explain, you stay patient through the fifth mistake. Others learn a lot from you. By yourselves it can look like two teachers and no class. So when one of you breaks a plate, the other doesn’t explain how to hold it. The other gets the broom.',
  },
  beside: {
    1: 'An Expression of 1 acts first and mentions it later. Nothing gets stuck near them: the idea’s hardly out, and there’s a wall missing. They work best with a corner that’s entirely theirs. Decisions for two are the weak point, so agree which ones those are while the hammer’s still in the box.',
    2: 'Work beside Expression 2, and the work gets easier without anyone seeing why. They’ve noticed who’s tired, changed the subject, brought a second cup. Ask what they think, then wait ten seconds. The first answer’s only what seems to be wanted.',
    3: 'Talking is how Expression 3 gets things done, and they can make cleaning out a garage sound like a night on the town. They’ll do the speech, the phone call, the apology to the neighbors. An hour’s silence is a lot to ask of them. If a job needs it, give them the half that has people in it.',
    4: 'Here’s somebody who finishes on Thursday because they said Thursday: that’s an Expression of 4. They bring the pencil, the list and an honest guess at how long it takes. What upsets them is a change at the door. Give them a day’s notice. It’s the kindest present they could get, and it needs no wrapping.',
    5: 'Expression 5 learns by doing it wrong in three interesting ways, quickly. They’re a joy when plan A fails, because they never quite believed in it. The end of a job bores them, and it’s often another hand that puts the lid back on the paint. Divide by first half and last half, and say whose is whose.',
    6: 'Responsibility just comes to a 6 in the Expression, the way mosquitoes come to certain people. They cook it, mend it, teach it and remember the charger. Then they start improving what was fine. Thank them. Point at one thing and say, “This stays exactly as it is.” They can hear that, as long as the thanks came first and were meant.',
    7: 'Before Expression 7 touches a thing they study it, and the box stays closed until the booklet’s been read. It saves money, time and, now and then, a finger. Don’t stand behind them. Their praise is easy to miss, so listen for it: “This mostly works” is a hug.',
    8: 'Where there’s a large job and nobody’s running it, an Expression of 8 will be running it by lunch. They know the price, the deadline and who’s good. A lot gets done near them, partly by people who’d only come to watch and are now holding a shovel. If it sounds like an order, answer as if it had been a question. They’ll notice.',
    9: 'Tell an Expression of 9 whom it’s for, and they’ll work all night. Tell them it’s for the files, and they’re next door helping somebody. Times and amounts fall out of their head, so a calmer hand should hold the list.',
    11: 'Ideas come to Expression 11 all at once and have to be told now, in the doorway, with one shoe on. Often the feeling’s right long before there’s proof. Listen first and check afterward, because the other way around there’s nothing left to check. They’ve also got flat days, with a blanket and no answers, and they’re more surprised by those than anyone. Be kind about the blanket.',
    22: '22 as an Expression thinks like an architect and works like a mason, which is a rare thing to have around. They’ll keep at it for years. Wishes should be mentioned with care. “We could use a shelf” has been known to end in a second floor.',
    33: 'Patience is the tool Expression 33 works with. They’ll show the knot, then show it again, and the tenth time’s as friendly as the first. For someone who only wanted a tied shoe, that’s a lot of school. It helps to say which it is before they begin: “Teach me” or “Just do it, please.”',
  },
  alike: {
    same: 'Your Expressions match, so you go about things in the same way and can guess each other’s next move. You’d make good bank robbers. You’re also hopeless at the same jobs, so look around now and then for the one that’s been left to nobody.',
    friends:
      'Though your Expressions aren’t the same, they fit like a knife and a cutting board: what one does makes the other useful. People who watch you work think you’ve rehearsed.',
    masters:
      'One of your Expressions, or both, is a master number, and those are said to work at full strength or not at all. It helps to have company that understands this. Between you a goal grows each time it’s discussed, and neither says “Let’s be realistic” until the thing’s half built.',
  },
  differ: {
    neutral:
      'You’d start the same job in two ways: one with a list, say, and the other with a phone call. Your Expressions neither help nor harm. You’ll only notice when there’s an hour left and a single pair of scissors.',
    opposite:
      'Your Expressions work in opposite directions. When something has to be done, one of you is wet to the elbows while the other’s still choosing a bucket. Both ways end in a clean floor. It’s the watching that’s hard. So don’t watch.',
    masters:
      'A master number in an Expression sets the bar high, for itself first of all. So “finished” may mean two things between you: for one it’s done when it works, for the other when strangers stop to look. Say beforehand which kind you’re after this time.',
  },
  toTry: {
    same: 'Choose a job you’ve both been walking around for weeks: the oven, the form, the call to the landlord. Matching Expressions avoid the same things, which is why it’s still there. Do it side by side, for thirty minutes, with a bad film running. You may talk back to the actors. It won’t be fun, exactly, but it’ll be over, and you’ll both have been brave in front of a witness.',
    friends:
      'Make one small thing that needs you both: a garden bench, a photo album, a party for someone who isn’t expecting it. Each calls out the part they’d enjoy and does only that. With Expressions that fit this well, it’s surprising how little is left over.',
    neutral:
      'For half an hour, watch each other work. No helping, no advice, hands in pockets. Packing a suitcase is ideal. Two different Expressions have two sets of tricks, and there’ll be one worth stealing.',
    opposite:
      'Cut the next job in two, draw the line where you can both see it, and stay on your own side. Opposite Expressions do lovely work as long as nobody’s looking over a shoulder. When you’re both done, meet at the line. Admire first. Questions can wait until there’s something to drink.',
    masters:
      'Agree what would be good enough for this month, and put it on paper, because a master number in the Expression will try to move it. Once you’re there, stop. Go out and celebrate with the paper in your pocket, in case anybody starts talking about improvements.',
  },
};
