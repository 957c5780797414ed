import type { CoreNumber } from '@ninefold/numerology';
import type { TogetherTexts } from './types';

/** Two Birthday numbers: the talents that two people were born with. No day of the month makes 33. */
export const birthdayTogether: TogetherTexts<Exclude<CoreNumber, 33>> = {
  same: {
    1: 'You’re both natural starters: that’s the talent of Birthday number 1. While other people are still comparing prices, you two have ordered the paint and moved the sofa. Finishing is harder. Look around for the wall that’s half blue, and bet each other a pizza on who gets to the corner first. If it’s a race, you’ll both do it.',
    2: 'Birthday number 2 is a talent for reading other people’s moods, and you both have it. One of you sighs in the kitchen, and the other one is already worried. So a bad mood spreads fast between you: two sad people on one couch, and only one of them has a reason. Find out which one it is. Cheer that person up, and the other recovers for free.',
    3: 'You both tell a story well, thanks to Birthday number 3, and together you’re dangerous: one starts, and the other adds a police helicopter that was never there. Friends save you seats. Your only fight is over who gets to tell the ending, so take turns, and let the other one do the helicopter.',
    4: 'Order is the talent of Birthday number 4, and between you there’s a lot of it. You check in for the flight the minute it opens. Both of you have backed up your photos, and both of you have checked that the other one did. Guests feel safe with you two, although they’re slightly afraid of the shoe rack.',
    5: 'You both adapt fast: that’s the talent of Birthday number 5. If a flight is canceled, one of you is already talking to a man with a minibus, the other has found out where the drivers eat, and by morning it’s the best part of the vacation. What you can’t handle is a normal week. When one comes along, surprise each other, even if it’s only dinner on the floor.',
    6: 'Birthday number 6 notices who needs something, and with two of you no guest stays thirsty. One’s carrying plates. The other has found the shy guest and is hearing about her mother. At midnight, when everyone’s been fed, you two stand at the sink and eat cold rice from the pot, very pleased with yourselves.',
    7: 'You were both born with a careful mind, which is the gift of Birthday number 7. You read the reviews, then the reviews of the reviews, and no online store has ever fooled you two at once. It’s less fun when you correct each other. If one of you says “literally” and doesn’t mean it, the other can let it go and call it an early birthday present.',
    8: 'You both know what things are worth: that’s Birthday number 8. At a flea market, one of you looks bored on purpose, the other starts to walk away, and the lamp is yours for half the price. Just don’t do it to each other. If you both know who paid for the last eleven coffees, it’s time to stop counting and order cake.',
    9: 'Everyone tells you two their troubles, since Birthday number 9 is the talent for understanding people. The man who delivers the pizza stays to talk about his father, and you’re both fascinated, and the pizza gets cold. Next time, hand him a slice. People can be understood with their mouths full.',
    11: 'Birthday number 11 is said to bring strong intuition, and you’ve both got some. You call each other at the same second, and both phones are busy. Often you’re right about people before they’ve sat down. On the days you’re wrong, though, you’re wrong with total confidence, twice. If you get a bad feeling about each other, have lunch first. It may have been hunger.',
    22: 'Big ideas and practical hands come together in Birthday number 22, and you’ve got two of everything. Somebody asks you to help with a yard sale. A week later there’s a street festival with a stage, a map and a band, and you’re arguing happily about the band. Agree whose idea gets built first, because you’ll both be needed for it.',
  },
  beside: {
    1: 'Whoever has Birthday number 1 is the one who starts things: they book the table, dive in first, and say hello to the famous person at the airport. Once something becomes a routine, they’re gone, off to start the next one. It works well if you like finishing things, and if you get half the applause.',
    2: 'The one with Birthday number 2 was born knowing how people feel. They’ll see it in the way you close the car door, and they won’t say a word until you’re ready to talk. They need company more than they admit. One sharp voice message can spoil their whole evening, even if it was only about the printer.',
    3: 'The one with Birthday number 3 was born to tell stories. Their phone falls into the soup at noon, and by evening it’s the funniest thing that ever happened to anyone. They can make almost any idea sound good. “And then what?” is the nicest thing you can say to them.',
    4: 'In this pair, the person with Birthday number 4 is the one who knows where things are. Lost your charger? Second drawer, in the box marked “cables, short.” They arrive early and fix whatever squeaks. The way to their heart is simple: put the scissors back. They’ll notice, and they’ll love you for it.',
    5: 'The one with Birthday number 5 can adapt to anything. Leave them in a strange city with a dead phone, and in an hour they’ve found breakfast, a charger and somebody’s cousin. What they can’t bear is a week that’s exactly like the last. So make a trade: they take every emergency, and you take the electric bill.',
    6: 'Birthday number 6 comes with a talent for looking after people. Whoever has it hands you a sweater just before you notice you’re cold. It’s lovely, and every so often it’s like living with a very kind nurse. They’ll never leave a dish for you to wash. If you want to help, you may have to hide the sponge.',
    7: 'A careful mind is what the person with Birthday number 7 brings to this pair. They’ll notice that your hotel is in a different city with the same name, and they’ll notice before you’ve paid. When they ask “Why?” for the third time, they aren’t attacking your idea. They’ve decided it’s worth thinking about, which is a compliment.',
    8: 'Whoever has Birthday number 8 has a nose for value. Show them a used bike online, and they’ll know what it’s worth, what the seller will take, and why he’s selling. They also step up when nobody wants to be in charge. They won’t flatter you. On the bright side, when they say your haircut looks good, it does.',
    9: 'People of all kinds open up to someone with Birthday number 9. They go out for fish and come home knowing the seller, his rival and most of the rival’s childhood. It’s harder to find out how they are themselves. The first “Fine, and you?” is only a habit, so wait for the second answer.',
    11: 'With Birthday number 11, one of you has strong intuition and will answer a question you haven’t asked yet. Take their odd feelings seriously, even when there’s no proof, because the proof often comes later. Noise wears them out. So if they drop out of Saturday’s plan half an hour before it starts, it isn’t you. Offer a quiet night in, and they’ll be there early.',
    22: 'Birthday number 22 belongs to people with large ideas and practical hands. The one who has it can dream up a music festival and also count the toilets. They’re slow to begin, and for months it looks as if they’ve forgotten. Then you mention it to a neighbor, and the neighbor says, “Yes, I’m doing parking.”',
  },
  alike: {
    same: 'You share a Birthday number, so the same things come easily to you both, and you’re hopeless at the same things. Each of you can see exactly how good the other is, and praise is nicest from an expert. For everything neither of you can do, keep a third friend’s phone number.',
    friends:
      'Your Birthday talents are different, and they fit together. The half of the job that one of you dreads is the half the other was hoping for. You could put up a tent in the rain, in the dark, with the wrong instructions, and still like each other at breakfast.',
    masters:
      'One of you, or maybe both, has 11 or 22 as a Birthday number. Those are called master numbers, and they’re said to bring a talent that’s strong and a little strange: knowing things early with 11, building huge things with 22. Most people ask what that’s good for. In this pair nobody does, and so it grows.',
  },
  differ: {
    neutral:
      'Your Birthday numbers gave you different talents, and you may not know how different. One of you spends all of Saturday afternoon fighting with a spreadsheet. The other one, two rooms away, could’ve fixed it in ten minutes and was watching videos of goats.',
    opposite:
      'Your Birthday talents pull in opposite directions. If you two plan a picnic, one makes a list in March and the other grabs a melon on the way, and each thinks the other is doing it as a joke. You’re both serious, so bring the list and the melon.',
    masters:
      'One of you, or both, was born on a day that makes 11 or 22, a master number. It’s read as a talent that comes and goes: brilliant on Monday, on the couch by Wednesday. Anyone who does pretty well every single day may find that unfair. So does the person on the couch, if that helps.',
  },
  toTry: {
    same: 'Lend out the Birthday talent you share. Think of a friend who’s terrible at the exact thing you’re both good at, and give them an hour of your time, together. No competing over who explains it better. Afterward, get ice cream and try to imagine finding it hard.',
    friends:
      'Swap chores this weekend. Each of you names the job you’ve been avoiding for weeks, and the other one does it, because with Birthday talents that fit like yours it’s probably easy for them. You’ll both feel you got the better deal, and one of you will have a clean balcony.',
    neutral:
      'Give each other a short lesson in whatever your Birthday talent makes easy: rolling dough, parking in a tiny space, getting a human on the phone at the bank. The student does it, the teacher watches, and sighing is against the rules. Then switch.',
    opposite:
      'Do your next outing entirely one person’s way, with no comments from the passenger seat. Next time, do it entirely the other way. With opposite Birthday talents, at least one of the two days will be a disaster, and you’ll be telling people about it all year.',
    masters:
      'Find out what the one with the 11 or the 22 needs for their best work: silence, company, loud music, a door that locks. Then set that up for an afternoon, and take turns if you’ve both got one. Have dinner ready. A strong Birthday talent leaves people happy, hungry and no good at conversation.',
  },
};
