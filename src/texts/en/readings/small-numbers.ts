import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { DigitReadings } from '../../../readings/types';

/** The balance number: what to do when upset. */
export const balanceTexts: DigitReadings<string> = {
  1: 'When you’re upset, you tell nobody until it’s over. “I was really sad in March,” you say in June. Your friends would’ve liked to hear it in March.',
  2: 'You go quiet when you’re hurt, and you hope somebody guesses why. They’ve guessed it’s a headache, so they’ve turned the music down. It’s faster to tell them.',
  3: 'Small troubles turn into operas with you. “Somebody ate my lunch” takes ten minutes, with gestures. Tell it once, at full length, to anyone who’ll sit still. By the third act, you’ll be laughing.',
  4: 'Even when things go wrong, you hold on to the plan. It said “beach,” so you’re sitting in the rain with your sandwiches. You’re allowed to go home. You can eat them in bed.',
  5: 'Your first idea, when something hurts, is to leave. Stay until you’ve said what’s wrong. You can say it standing up, with your shoes on and your keys in your hand.',
  6: 'When you’re sad, you look after the friend who’s come to comfort you. They go home fed, in an ironed shirt, and you’re still sad. It might help to let them cook, even badly.',
  7: 'When you’re hurt, you go off alone to think, and it helps. To everyone else it just looks like a closed door. Tape a note to it: “I’m sad. Back by dinner.”',
  8: 'Anger turns you into a boss: you give orders, and people run. What you need is a hug, but nobody hugs a boss. So order one: “You. Over here. Two minutes, please.”',
  9: 'If someone hurts you, you start explaining their difficult childhood. Try one sentence about yourself: “That hurt.” Their childhood will still be there tomorrow.',
};

/** A bridge: how far apart two of a person’s numbers are, and how to cross. Not whether they agree. */
export const bridgeTexts: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'Both numbers come to the same digit, so you’re the same person everywhere. You hum the same song at your desk and in the bathtub.',
  1: 'These two sides of you are one step apart. You still stop in the hallway between work and home, as if you’d forgotten something. You count to three, and then you go in.',
  2: 'Your two sides are two steps apart, and it takes you a moment to change over. You stand at the door with one shoe on, until somebody asks if you’re coming.',
  3: 'It isn’t far from one side of you to the other, and talking gets you there. You come home tense, you tell somebody about your day with all the voices, and you’re yourself again.',
  4: 'You’re four steps apart, and you need all four: shoes off, kettle on, window open, sit down. If you skip one, you talk to your family as if you were still at work.',
  5: 'Your two sides are quite far apart, and you never change over the same way twice. One day you walk home, the next you get lost. You arrive late, with something to tell.',
  6: 'It’s a long way between your two sides, and you won’t rest before everyone’s been fed. A hot shower between the two halves of a day counts as looking after somebody.',
  7: 'These two sides are far apart, and you need quiet to get from one to the other. Without half an hour alone, you sit at dinner and you’re still at work.',
  8: 'No two numbers can be further apart, so it takes you an hour to get from one side of yourself to the other. You put it on the calendar, like a meeting.',
};

/** The cornerstone, by the value of the first letter of the first name: how a person starts. */
export const cornerstoneTexts: DigitReadings<string> = {
  1: 'Starting is easy for you: you do it at once, and alone. The others are still asking if the water’s cold, and you’re already in it, shouting that it’s warm. It isn’t.',
  2: 'With company, you’ll start anything. Alone, you walk past the door of the class twice, as if you were looking for another address. Go in on the third pass. You’ll have company by the end.',
  3: 'Telling everyone is your first step. “I’m going to run a marathon!” you say, and they clap. Then you go home and look up how long a marathon is.',
  4: 'Preparation comes first. Before you paint a room, you cover the floor, the bed and the shelves with white sheets. By evening the whole room is white, and you haven’t opened the paint.',
  5: 'You skip the beginning and go straight to the fun. Halfway through the recipe, with flour on both hands, you come to “the night before.” So you improvise. By now you’re very good at it.',
  6: 'Only other people get you started. Your own coat can lose a button and wait a year. For a friend with an interview tomorrow, you’re sewing at midnight, and humming.',
  7: 'You start in secret. For months nobody knows you’re learning Italian. You practice when you’re home alone, and if there’s a key in the lock, you’ve “just been cleaning up.”',
  8: 'You start by taking charge, often without noticing. People are crowding around the only open counter, and a minute later you’ve got them in two lines. You don’t work there. You only wanted stamps.',
  9: 'Small beginnings aren’t for you. Asked to say a few words at a birthday, you open with what friendship is, on three pages. Read out only the last line. It’s the one you meant.',
};

/** The capstone, by the value of the last letter of the first name: how a person finishes. */
export const capstoneTexts: DigitReadings<string> = {
  1: 'You finish alone, after you’ve sent everyone home. The last hour is your favorite, with the radio low and nobody asking. Then it’s done, at one in the morning, and you walk around it twice.',
  2: 'For you, a thing is finished when everyone’s happy with it. They’ve all said yes. You ask again anyway, because one of them said it in a strange voice.',
  3: 'You finish best when somebody’s coming. The guest room stays half painted for a year, until a guest is on the way. You’re done eleven minutes before the doorbell, and you say it was nothing.',
  4: 'What you start, you finish, even a terrible book. Page 600, page 700: you don’t give up. On the last page it says, “End of Book One.” You sigh, and you order Book Two.',
  5: 'Once you can see the end, you stop wanting to get there. You may own the first half of a very nice scarf. Give it to someone with a short neck.',
  6: 'Nothing’s finished until you’ve thanked everyone. You thank the team, the driver, and a man who only came in to ask the time. In bed you sit up. You’ve forgotten the cook.',
  7: 'Even when it’s finished, you go on thinking. The message is sent, you’re in bed, and a better last line comes to you. So they get that one, too, at ten past three.',
  8: 'An ending has to be official for you, even the end of a fight. “So, to sum up, we’re both sorry,” you say, and you shake hands on it. Only then can you laugh.',
  9: 'Letting go is easy for you, or so it seems. You hand over the keys of the old apartment with a smile, and a week later you cry at a cartoon about a duck.',
};

/** The first vowel of the first name: the first reaction. */
export const firstVowelTexts: Readonly<Record<'a' | 'e' | 'i' | 'o' | 'u' | 'y', string>> = {
  a: 'Your first reaction is to do something, even before you think. Somebody drops a hat on the movie screen, and you’re already bending down, in row nine, to pick it up.',
  e: 'You’re curious first and careful second. “Something in this jar smells awful,” says a friend, and the others step back. You lean in, scream, and lean in again, to be sure.',
  i: 'Feeling comes first for you, and thinking later, and all of it shows on your face. People love to watch you open their presents. Please don’t ever become a spy.',
  o: 'Big news makes you slow down. The others discuss it all evening while you wash every plate in the house. Then you hang up the towel, say one sentence, and it’s settled.',
  u: 'Surprises make you go silent. You get wonderful news, and your face just waits. The joy comes an hour later, on the stairs, and you have to call them back to let it out.',
  y: 'You see two good answers at once, so you stop between them. You’ve stood in front of two kinds of jam until the store played its closing music. Take both. You’d only go back.',
};

/** The rational thought number: how a person thinks a problem through. */
export const rationalThoughtTexts: Readonly<Record<CoreNumber, string>> = {
  1: 'You solve problems fast and alone. Your answer is ready before they’ve finished asking, and it’s often a brilliant answer to a slightly different question.',
  2: 'To think, you need somebody there. They don’t have to be clever. They only have to look at you and stay, which is why dogs have heard your best ideas.',
  3: 'You solve a problem by talking nonsense about it. “What if we just put wheels on it?” you say, and everyone laughs, and so do you. Then you stop, and look around for a pencil.',
  4: 'Step by step is how you think, and you write the steps down. When you call for help, you read out all nineteen. At twelve you see the answer yourself. You finish the list anyway.',
  5: 'When you don’t know the answer, you try things. The first try makes smoke, the second makes a noise, and the third one works. You’re a little sorry it’s over.',
  6: 'The answer you’re looking for is the one that hurts nobody. It’s why turning down one invitation can take you an evening and four drafts, and why you sometimes end up going.',
  7: 'Every answer makes you ask, “But why?” When you were five, a tired adult may have told you, “That’s just how clouds are.” You still don’t think that was an answer.',
  8: 'Before you solve a problem, you ask what it costs. Nine people discuss a broken chair for an hour, and you’ve worked out what the hour costs. Six chairs. You try not to say so.',
  9: 'You step back until the problem looks small. “Who’ll remember this in a hundred years?” you ask, and it’s a comfort. It works less well when it’s your own suitcase that’s missing.',
  11: 'The answer comes at once, and the reason weeks later. You look at a lovely apartment and say no, and can’t explain it. Then one night, brushing your teeth, you’ve got it: no kitchen.',
  22: 'A problem should be solved once, for everyone: that’s how you think. Somebody asks you the way to the library, and by evening you’re drawing a better map of the whole city.',
  33: 'You look for the person in every problem. You call about a wrong bill, and twenty minutes later you’re giving the man on the line advice about his sister. You forget the bill.',
};

/** The subconscious self, by how many of the nine digits a name has: how sure a person is in a tight spot. */
export const subconsciousSelfTexts: DigitReadings<string> = {
  1: 'In an emergency you can do one thing, and only one: you put the kettle on. By the time it boils, you’ve usually thought of a second.',
  2: 'When there’s trouble, you’ve got two plans. If the first one fails, you try the second, and if that fails, you try the first one louder.',
  3: 'Trouble makes you call for help, and you’re loud. There’s one mouse, and soon there are eleven neighbors with brooms. You’re standing on the table by then, giving directions.',
  4: 'In a crisis you stop and read. While everyone pushes and shouts, you clear your throat and tell them, politely, that the sign on the door says “Pull.”',
  5: 'Half of you panics in an emergency, and the other half acts. “I can’t do this!” you shout, while you’re doing it. Later you’ll remember only the shouting.',
  6: 'You’re calm in an emergency and fall apart afterward. You call for help, carry out the cat, open the windows. Then somebody says, “Well done,” and you can’t find a chair fast enough.',
  7: 'When the lights go out, people ask you what to do. You don’t know, either. But you say “OK, everybody sit down” in such a normal voice that even you believe it.',
  8: 'You look almost bored in an emergency. While the others are still shouting, you’ve turned off the water and handed the loudest one a mop.',
  9: 'Almost nothing scares you, and people can tell. When the ferry starts to rock, the stranger on your left takes your hand, and then the one on your right. Now you can’t scratch your nose.',
};

/** The plane of expression with the most letters. */
export const planesTexts: Readonly<
  Record<'physical' | 'mental' | 'emotional' | 'intuitive', string>
> = {
  physical:
    'You trust what you can touch. You can’t buy a towel without holding it to your cheek, and no sign that says “Wet Paint” has ever been enough for you.',
  mental:
    'You trust your head, and you want a reason for everything. You’ve won some brilliant arguments, most of them alone, on the way home.',
  emotional:
    'Your heart decides, and your head hears about it later. You may own shoes you bought because the salesman looked so tired.',
  intuitive:
    'You simply know things, and you can’t explain how. You say, “Let’s not,” and two days later you’re glad. If somebody wants your reasons, you make up some very good ones.',
};

/** The essence: the flavor of a year of life. */
export const essenceTexts: Readonly<Record<CoreNumber, string>> = {
  1: 'This year is for doing things on your own. Take yourself out to dinner. For ten minutes you’ll feel that everyone’s watching. Then the fries come, and nobody steals any.',
  2: 'People come before plans this year. You’ll be ten minutes from the end of something when somebody asks, “Have you got a second?” You haven’t. Say yes. It’s what you’ll remember of the year.',
  3: 'This is a year for talking, and people will want to listen. You start a story in a café, notice the next table has stopped chewing, and get a little louder, just for them.',
  4: 'It’s a year of steady work, and you won’t notice you’re getting anywhere. So write down what you find hard today, with the date. Next winter you’ll read it twice, to be sure it’s yours.',
  5: 'Change is good for you this year, and it can be small. Get the haircut you always describe and then take back. For a week you’ll meet somebody new in every window.',
  6: 'Home comes first this year, and you’re wanted there. You’ll be called back from the door, from the bath, from the first page of a book. Go twice. The third time, finish your page.',
  7: 'Time alone is good for you this year. “What are you doing?” your friends will ask. Say, “Thinking.” A week later they’ll ask again. Say it’s going well.',
  8: 'This year is about your work and what it’s worth. Decide what you’d like to be paid, and say it to the mirror until neither of you laughs.',
  9: 'Something is said to end for you this year, so say goodbye properly. Hug, wave, turn around, and try not to walk off in the same direction as the other person.',
  11: 'This year is for sudden ideas, and they come when they like. One arrives in the middle of a friend’s sad story, and for a second you look delighted. Explain quickly.',
  22: 'You may want to do something big this year, for a lot of people. First ask three of them what they need. You were thinking of a tower, and they’d love a bench.',
  33: 'Everybody brings you their troubles this year, because you listen so well. You only asked where the batteries were, and now you know about the divorce. Walk home slowly, and listen to nothing.',
};

/** A transit: what a letter of this value brings, for as many years. */
export const transitTexts: DigitReadings<string> = {
  1: 'You get one year of fresh starts from this letter, so you’re a beginner again. You’ll hold the bow, the brush or the ball all wrong. It’s been years since you learned this fast.',
  2: 'For two years you do things with others, and it takes patience. You promise to watch the last episode with a friend. On Tuesday you watch it alone. On Friday you’re wonderful: you even cry.',
  3: 'These three years are for making things and showing them. Showing is the hard part. “It’s nothing, really,” you say, and hold it out with your heart pounding. Try leaving out that sentence.',
  4: 'Steady work is the theme of these four years. You plant a lemon tree, and for three years you water a stick. In the fourth you go out early, alone, to count the lemons.',
  5: 'This letter brings five years of movement. “Where are you from?” people ask in each new place, and your answer gets longer. By year five, you ask first if they’d like to sit down.',
  6: 'For six years this letter has you taking care of people, and it gets to be a habit. One day you cut up the meat for the person beside you. It’s a business lunch.',
  7: 'These seven years are quieter, with more questions and longer walks. You’ll still go to parties, but you’ll ask what time they end.',
  8: 'For eight years this letter asks what your work is worth. “It only took me a minute,” you say, and it did, after ten years of learning how. Try leaving out the minute.',
  9: 'You have nine years to learn to let go. That sounds long until you open the drawer with the old cables. None of them fit anything, and each of them might, one day.',
};

/** What each of the small numbers is for. */
export const smallNumberUse = {
  balance: 'What you do when you’re upset, and what helps. It comes from your initials.',
  bridges: 'How far it is from one number of yours to another. It’s a distance, not a quarrel.',
  cornerstone: 'The first letter of your first name shows how you start things.',
  capstone: 'Your first name’s last letter shows how you finish.',
  firstVowel: 'The first vowel is your first reaction: the “Ouch!” you say before the “I’m fine.”',
  rationalThought:
    'How you think a problem through, from your first name and the day you were born.',
  subconsciousSelf: 'How calm you stay in an emergency, from 1 (“Help!”) to 9 (“I’ll help!”).',
  planes:
    'Every letter of your name votes for hands, head, heart or instinct. The winner is what you trust most.',
  essence:
    'Essence is the mood of your year. It starts on your birthday, while you’re still blowing out the candles.',
  transits:
    'The letters of your name take turns. Each sets your theme for a few years, then hands over.',
} as const;
