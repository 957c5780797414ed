import type { CoreNumber } from '@ninefold/numerology';
import type { TogetherTexts } from './types';

/** Two Birthday numbers: the talents that two people were born with. No day of the month makes 33. */
export const birthdayTogether: TogetherTexts<Exclude<CoreNumber, 33>> = {
  same: {
    1: 'Starting comes easily to you both, thanks to Birthday number 1. While others clear their throats, you two have bought the seeds. What neither of you was given is a talent for the middle. Count what’s half done, pick whatever’s nearest, and race each other to the end of it. Racing you can do.',
    2: 'You were both born with Birthday number 2, the talent for feeling what others feel. One look at how a bag is put down, and you know. Moods travel fast between you, so that by eight o’clock there are two sad people and only one reason. Find out whose it is, and take care of that one. It’s the best thing about sharing this number: the other mood lifts by itself.',
    3: 'Birthday number 3 is a talent for telling it well, and you’ve got it twice over: one begins, the other adds the goat. Tables go quiet for you. There’s only the matter of the ending, which you both want. Flip a coin. The loser gets to say, “That’s not quite how it happened.”',
    4: 'Order is a gift, and Birthday number 4 gave it to you both. Passports get checked twice. Everything has a hook. It’s peaceful, and visitors are slightly afraid of the shoe rack.',
    5: 'With Birthday number 5 you both bend and don’t break. Canceled flight? There’s a ferry, a fruit truck, a night market on the way, and it’s a better story already. It’s the smooth weeks that are hard on you. Owe each other one surprise a month, so nothing ever goes quite to plan.',
    6: 'Birthday number 6 is the talent for seeing who needs something, and two of you see everything. At a party one’s carrying plates while the other has found the shy guest. It went well because of you, and you saw none of it. Next time, sit down first and let somebody bring you a plate.',
    7: 'A careful mind came with Birthday number 7, one for each of you, so bills get checked and errors are reported with quiet joy. Nobody cheats this pair. It’s less fun when one of you uses a word slightly wrong and the other has heard it. Let that go by, like a bus that isn’t yours.',
    8: 'Birthday number 8 knows what things are worth, and you share it, so markets are a pleasure and nobody fools you about a price twice. Don’t let it follow you home, where each could say who paid for the last eleven coffees. Talk about the big sums. Forget the coffee.',
    9: 'Because you share Birthday number 9, anyone gets a hearing from either of you: the plumber, the teenager, the neighbor everyone avoids. Understanding them all is your gift. It’s also why dinner’s cold, as one of you is always on the phone with somebody. Eat first. People can be understood at eight.',
    11: 'Two people with Birthday number 11 have strong intuition, and at times both phones are busy because each is calling the other. It’s strange how often you’re right. It’s just as strange how sure you are on the days you’re wrong. Before you believe a bad feeling about the other one, do the old-fashioned thing and ask.',
    22: 'Big ideas and clever hands: Birthday number 22 gave you both the set. One describes the whole harbor, the other asks about the rope, and then you trade. The only thing in short supply is a helper, since you’ve got a harbor each. Draw straws for whose gets built first.',
  },
  beside: {
    1: 'The talent of Birthday number 1 is beginning. They make the first call, try the strange fruit, speak when it’s gone quiet. Once it’s routine they fade, and a more patient person takes over, who should get exactly half the credit.',
    2: 'Anyone with Birthday number 2 was born knowing how other people feel. They can find the kind word and, which is rarer, keep it until it’s wanted. They do better in company than alone. A sharp voice in the next room can cost them the evening, even if it was only about the printer.',
    3: 'Something went wrong at noon, and by supper it’s the funniest thing that ever happened: that’s Birthday number 3 at work. They can make almost anyone like a new idea. What keeps them going is a listener who leans forward. Anyone quiet who wants a turn should put up a hand. They’ll be delighted.',
    4: 'Birthday number 4 is a natural sense of order, and it’s wonderful to have in the next room. Lost key? Second drawer, left side, in the tin. They mend what squeaks and arrive with a list. Put a thing back where it was, and a grown person will nearly cry with happiness.',
    5: 'Drop them in any town, and within an hour Birthday number 5 has found a good breakfast and a place to sleep. Nothing shakes them but a week that’s just like the last one. Daily chores tend to land on whoever’s nearest. A trade can be made: chaos is theirs, and Mondays go to the other one.',
    6: 'Seeing that someone’s cold or tired and doing something about it: that’s the gift in Birthday number 6. It’s lovely, and once in a while it’s like being followed by a nurse. They won’t leave a dish for anyone else. Take the sponge out of their hand. They’ll protest, so take the other hand too.',
    7: 'A careful mind is what Birthday number 7 brings. They’ll find the mistake while it’s still free, and ask the question that everyone forgot. “Why?” isn’t an attack. It’s how they shake hands with an idea.',
    8: 'Show somebody with Birthday number 8 an old camera, and they know what it’s worth and what the seller will take. They’ll step up when no one wants to be in charge. Be plain with them about money and hours. Their opinions come without cushions, which is a comfort in the end: a yes is a yes.',
    9: 'People of every kind open up to Birthday number 9. They went out for fish and came back knowing the seller, his rival and his mother. So ask them how they are, and don’t accept “Fine, and you?”',
    11: '11 is the Birthday number of intuition: they’ll answer a question that hasn’t been asked yet. Take a feeling of theirs seriously, even with no proof, since the proof sometimes comes by a later train. Loud days empty them, and then the plan for Saturday gets quietly dropped, half an hour before it begins. It’s the noise they’re leaving, never the company, and a calm evening brings them back.',
    22: 'Large ideas and practical hands come together in Birthday number 22, so here’s someone who can dream up a festival and also count the cables. Tell them a wish. They’re slow to start, and for a long time it’ll look as if nothing’s happening. Then one day there’s a truck outside.',
  },
  alike: {
    same: 'The same thing comes easily to you both, because you share a Birthday number. There’s no need to explain how it’s done, and each can tell exactly how good the other is, which is a treat. What’s hard is hard for both, of course. Keep a third person’s number handy.',
    friends:
      'Your Birthday talents are different, and they fit. The half of a job that one of you dreads is the half the other was hoping for. You two could put up a tent in the rain and still be speaking.',
    masters:
      'Between you there’s a master number among the Birthday talents, which is read as a strong gift and an odd one. Odd gifts need somebody who doesn’t say, “What’s that good for?” You’re that somebody for each other, and it’s how a talent grows.',
  },
  differ: {
    neutral:
      'You were born good at different things, and your Birthday talents seldom meet in the hallway. No harm in that. But one of you may spend a whole afternoon fighting with something the other could’ve done in ten minutes, in the same building, if anybody had asked.',
    opposite:
      'Your Birthday talents pull opposite ways, so what one of you does without thinking strikes the other as a very odd thing to do on purpose. Plan a picnic together, and there may be two picnics. It isn’t stubbornness. You’re each doing what comes naturally, with a basket.',
    masters:
      'A master number in a Birthday is read as a talent with its own weather: wonderful one day, nothing at all the next. Beside somebody who does about the same every day, that can look unfair to both. Neither of you ordered it. It came with the date.',
  },
  toTry: {
    same: 'Lend out the Birthday talent you share. Think of someone you both know who’s bad at precisely the thing you’re good at, and give them an hour of the two of you. Don’t compete. Afterward, over ice cream, try to imagine finding it difficult.',
    friends:
      'Swap a chore. Each of you names the thing you’ve been stepping over for weeks, and the other does it, because for them it’s probably nothing. You’ve got three days. With Birthday talents that fit like yours, the worst that can happen is a clean balcony.',
    neutral:
      'Ask for a lesson of twenty minutes in something the other one does without looking: rolling dough, backing into a parking space, talking to officials. You do it, they watch, nobody sighs. Then you’re the teacher. It’s the quickest way to see how big a Birthday talent is.',
    opposite:
      'Do the next thing together entirely the way one of you would, with no comments. The time after that, do it the other one’s way, start to finish. Opposite Birthday talents have plenty to teach each other.',
    masters:
      'Ask the one with the master number what their best work needs, quiet or company or a locked door, and arrange exactly that for one afternoon. If you’ve both got one, take turns. Plan nothing for the evening but pasta. A strong Birthday talent leaves people hungry and short of words.',
  },
};
