import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { DigitReadings } from './types';

/** The balance number: what to do when upset. */
export const balance: DigitReadings<string> = {
  1: 'When you’re upset, you tell nobody until it’s over. “I was really sad in March,” you say in June. Next time, call somebody while it’s still March.',
  2: 'You go quiet when you’re hurt, and you hope somebody guesses why. They’ve guessed it’s a headache, so they’ve turned the music down. It’s faster to tell them.',
  3: 'On a bad day, small troubles feel huge to you. Tell someone the whole disaster, and play all the parts yourself, even the broken printer. Halfway through, you may be laughing.',
  4: 'Even when things go wrong, you hold on to the plan. It’s pouring, everyone’s in the car, and you’re still on the picnic blanket with your sandwich. It’s OK to get in the car.',
  5: 'Your first idea, when something hurts, is to leave. Stay until you’ve said what’s wrong. You can say it standing up, with your shoes on and your keys in your hand.',
  6: 'When you’re upset, you take care of somebody else. That’s how your friend’s kitchen gets so clean. Put down the sponge, and say what’s wrong.',
  7: 'When you’re hurt, you go off alone to think, and it helps. Meanwhile, four friends are out looking for you. Next time, leave a note: “I’m sad. Back by dinner.”',
  8: 'Anger turns you into a boss: you give orders, and people run. But what you need is comfort, and nobody dares to hug a boss. Try saying, “I’ve had an awful day.”',
  9: 'If someone hurts you, you start explaining their difficult childhood. Try one sentence about yourself: “That hurt.” Their childhood will still be there tomorrow.',
};

/** A bridge: how far apart two of a person’s numbers are, and what brings them together. */
export const bridge: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'No argument here: both sides of you want the same thing. If it’s soup, it’s soup. You’ve closed the menu, and your friends are still fighting with themselves on page one.',
  1: 'Your two sides almost agree: one wants to leave the party now, and the other in ten minutes. Don’t ask around. Get your coat, and let them argue on the way home.',
  2: 'One side of you is already outside, and the other is still looking for the keys. Be nice to the slow one. At midnight, in the rain, it’s the one with the keys.',
  3: 'Every invitation gets a yes from one side of you, and then the other side has to go. Laugh about it, out loud, with whoever else is hiding in the kitchen.',
  4: 'At night one side of you sets the alarm for a six o’clock run. At six the other side hears about it for the first time. Next time, ask it the evening before.',
  5: '“Let’s see the desert,” says one side of you, and the other says, “I’d miss my bed.” They’ve discussed it for years. What you need is a change, so go, and take your pillow.',
  6: 'When one side of you has eaten the cake, the other side gives a speech about it. Be kind to both of them. It was good cake, and it wasn’t a bad speech.',
  7: 'All day long, one side of you answers emails, and the other dreams of an island with two goats. Sit somewhere quiet now and then, and listen to the one with the goats.',
  8: 'Could your two sides be further apart? One wants to own nothing, and the other has just bought a third lamp. Make a deal: a lamp comes in, a lamp goes out.',
};

/** The cornerstone, by the value of the first letter of the first name: how a person starts. */
export const cornerstone: DigitReadings<string> = {
  1: 'Starting is easy for you: you do it at once, and alone. The others are still asking if the water’s cold, and you’re already in it, shouting that it’s warm. It isn’t.',
  2: 'Before you start anything, you ask around for advice. You don’t need the advice. You need one person to say, “Oh, that’s a great idea!” and then you begin.',
  3: 'Telling everyone is your first step. “I’m going to run a marathon!” you say, and they clap. Then you go home and look up how long a marathon is.',
  4: 'Preparation comes first. Number one on your list is “Write a list,” so you can check it off at once. Number two is “Find a better pen.”',
  5: 'Beginnings bore you, so you start with the best part. In a new cookbook that’s the desserts. You’ve made three cakes before you read the page about measuring, and they tasted fine.',
  6: 'You can’t start without a person in mind. A sweater for yourself can wait for years. The one for a friend’s new baby is half knitted tonight, and this morning you couldn’t knit.',
  7: 'You start in secret and tell nobody for weeks. “I’ve been playing around with something,” you finally say, and you turn the screen. It’s half a book.',
  8: 'Before the first step, you ask who’s in charge. If nobody answers, it’s you. Nobody voted on it, but by lunch there’s a schedule.',
  9: 'You start with the biggest question. To write a birthday card, you first wonder how any two people ever meet. Two hours later the card says “Happy birthday!” and you mean it.',
};

/** The capstone, by the value of the last letter of the first name: how a person finishes. */
export const capstone: DigitReadings<string> = {
  1: 'You finish alone, at a run, after you’ve sent everyone home. At two in the morning it’s done, and there’s nobody to tell. Next time, keep one person awake.',
  2: 'For you, a thing is finished when everyone’s happy with it. They’ve all said yes. You ask again anyway, because one of them said it in a strange voice.',
  3: 'What you start gets finished, because you’ve invited people to see it. When they arrive, the paint’s still wet, and you greet them all with your elbow.',
  4: 'If you start it, you finish it, down to sweeping the floor. People know that, so they call you when only the boring part’s left. Secretly, you like the boring part.',
  5: 'Once you can see the end, you stop wanting to get there. You may own the first half of a very nice scarf. Give it to someone with a short neck.',
  6: 'Nothing’s finished until you’ve thanked everyone. You thank the team, the driver, and a man who only came in to ask the time. He goes home very proud of what he’s built.',
  7: 'Even when it’s finished, you go on thinking. The message is sent, you’re in bed, and a better last line comes to you. So they get that one, too, at ten past three.',
  8: 'You like an ending with a date. When somebody says “It’s nearly done,” you smile and ask, “Which day?” And on that day, at one minute past nine, you call.',
  9: 'Letting go is easy for you, or so it seems. You hand over the keys of the old apartment with a smile, and a week later you cry at a cartoon about a duck.',
};

/** The first vowel of the first name: the first reaction. */
export const firstVowel: Readonly<Record<'a' | 'e' | 'i' | 'o' | 'u' | 'y', string>> = {
  a: 'Your first reaction is to do something. “My bike squeaks,” says a friend on the phone, far away, and when you put the phone down you’ve oiled yours.',
  e: 'You’re curious first and careful second. After a loud noise, other people step back. You’re leaning out the window in your pajamas, asking the whole street what that was.',
  i: 'Feeling comes first for you, and thinking later, and all of it shows on your face. People love to watch you open their presents. Please don’t ever become a spy.',
  o: 'Big news makes you slow down. The others discuss it all evening while you wash every plate in the house. Then you hang up the towel, say one sentence, and it’s settled.',
  u: 'Surprises make you go silent. Thirty friends jump out and shout “Happy birthday!” and you stand in the doorway without a word. Your reaction comes the next day, in a very long message.',
  y: 'You see two answers at once. Even your letter, Y, looks like a road that splits in two. “Tea or coffee?” somebody asks, and you’re still standing there at lunchtime.',
};

/** The rational thought number: how a person thinks a problem through. */
export const rationalThought: Readonly<Record<CoreNumber, string>> = {
  1: 'You solve problems fast and alone. Your answer is ready before they’ve finished asking, and it’s often a brilliant answer to a slightly different question.',
  2: 'To think, you need somebody there. They don’t have to be clever. They only have to look at you and stay, which is why dogs have heard your best ideas.',
  3: 'You solve a problem by talking nonsense about it. “What if we just put wheels on it?” you say. Everyone laughs except the engineer, who’s started drawing.',
  4: 'Piece by piece, you take a problem apart and lay it out on the rug. Everybody has to walk around it until Sunday. But what you fix stays fixed.',
  5: 'When you don’t know the answer, you try things. The first try makes smoke, the second makes a noise, and the third one works. You’re a little sorry it’s over.',
  6: 'The answer you’re looking for is the one that hurts nobody. It’s why a seating plan for twelve can keep you up half the night, moving one difficult uncle around.',
  7: 'Every answer makes you ask, “But why?” When you were five, a tired adult may have told you, “That’s just how clouds are.” You still don’t think that was an answer.',
  8: 'Before you solve a problem, you ask what it costs. While two friends argue about a broken umbrella, you put ten dollars on the table and ask what’s for dinner.',
  9: 'You step back until the problem looks small. “Who’ll remember this in a hundred years?” you ask. It’s a comfort, though not to the person who’s holding the broken vase.',
  11: 'The answer comes to you all at once, usually in the shower, and the reasons come later. Check it when you’re dry, because your wrong ideas feel just as wonderful.',
  22: 'Solving a problem once isn’t enough: you want to build something that solves it for everybody, forever. If it’s only one lost glove, please look under the bed first.',
  33: 'You can’t solve a problem until you’ve met the people who have it. So you visit them, you stay for lunch, and you come home with an answer and two new problems.',
};

/** The subconscious self, by how many of the nine digits a name has: how sure a person is in a tight spot. */
export const subconsciousSelf: DigitReadings<string> = {
  1: 'In an emergency you do the one thing you know, and you do it very well: you make tea for everyone, including the firefighters.',
  2: 'When there’s trouble, you’ve got two plans. If the first one fails, you try the second, and if that fails, you try the first one louder.',
  3: 'You ask for help when things get hard, and you’ll ask anyone. Lost at the station, you stop a woman with two suitcases and a crying baby. She does know the way.',
  4: 'In a crisis you stop and read. While everyone pushes and shouts, you clear your throat and tell them, politely, that the sign on the door says “Pull.”',
  5: 'Old kinds of trouble you can handle. In a new kind you say, “I have no idea what to do!” so cheerfully that everyone calms down, and one of them has an idea.',
  6: 'Under pressure you stay calm. The shaking comes later, at home, when it’s all over and somebody asks how your day was.',
  7: 'When the lights go out, people ask you what to do. You don’t know, either. But you say “OK, everybody sit down” in such a normal voice that they sit down.',
  8: 'You look almost bored in an emergency. While the others are still shouting, you’ve turned off the water and handed the loudest one a mop.',
  9: 'Almost nothing scares you. If a storm took the roof off, you’d be the one saying how well you can see the stars.',
};

/** The plane of expression with the most letters. */
export const planes: Readonly<Record<'physical' | 'mental' | 'emotional' | 'intuitive', string>> = {
  physical:
    'You trust what you can touch. In front of a museum sign that says “Please don’t touch,” you have to hold your own hands behind your back.',
  mental:
    'You trust your head, and you want a reason for everything. You’ve won some brilliant arguments, most of them alone on the bus.',
  emotional:
    'Your heart decides, and your head hears about it later. You may own shoes you bought because the salesman looked so tired.',
  intuitive:
    'You simply know things, and you can’t explain how. To convince you, a friend spends all weekend on ten pages of charts. “Yes,” you say, “I had that feeling.”',
};

/** The essence: the flavor of a year of life. */
export const essence: Readonly<Record<CoreNumber, string>> = {
  1: 'This year is for doing things on your own. Take yourself out to dinner. For ten minutes you’ll feel that everyone’s watching. Then the fries come, and nobody steals any.',
  2: 'People matter more than plans this year, and people are slow. A friend who’s “almost there” may take half an hour. Before you complain, look at that red face. They ran.',
  3: 'You’ll want to tell everybody everything this year. You call a friend with one small piece of news, and when you hang up, your dinner’s cold and you never got to the news.',
  4: 'It’s a year of steady work, and you won’t notice you’re getting anywhere. Children don’t notice they’re growing, either. Then an aunt comes to visit and shouts, “Look at you!”',
  5: 'Plans change fast this year, so keep a bag packed. Some morning a friend will ask, “Could you be ready in an hour?” and you’ll already be standing at the door.',
  6: 'Home and family come first this year, and everyone may need you at once. Help the ones who ask. The others can probably find the butter on their own.',
  7: 'Time alone is good for you this year. “What are you doing?” your friends will ask. Say, “Thinking.” A week later they’ll ask again. Say it’s going well.',
  8: 'This year is about your work and what it’s worth. Decide what you’d like to be paid, and say it to the mirror until neither of you laughs.',
  9: 'Something is said to end for you this year, so say goodbye properly. Hug, wave, turn around, and try not to walk off in the same direction as the other person.',
  11: 'Ideas come to you this year at the worst moments: in line, in the rain, in the middle of a handshake. Write them on your hand. Shake with the other one.',
  22: 'You may want to do something big this year, for a lot of people. First ask three of them what they need. You were thinking of a tower, and they’d love a bench.',
  33: 'Everybody brings you their troubles this year, because you listen so well. Keep one evening a week when the only person who’s allowed to complain is you.',
};

/** A transit: what a letter of this value brings, for as many years. */
export const transit: DigitReadings<string> = {
  1: 'You get one year of fresh starts from this letter. It’s short, so don’t spend half of it choosing a notebook.',
  2: 'For two years, you do things with other people, and that takes patience. Alone, you leave the house in a minute. With five others, somebody has always just gone to the bathroom.',
  3: 'These are three years for talking, meeting people and making things. You may get on a train alone and get off with three new friends and a song.',
  4: 'These four years are about steady work. Every day you add one brick, and nothing seems to happen. Then you lean on something, and it’s a wall you built.',
  5: 'This letter brings you five years of movement: new places, new people, new plans. Don’t buy a piano, because you’d have to carry it.',
  6: 'For six years the people you love come first, and your bag is full of snacks and tissues for them. Keep one chocolate bar at the bottom, and don’t tell anybody.',
  7: 'These seven years are quieter, with more questions and longer walks. You’ll still go to parties, but you’ll ask what time they end.',
  8: 'For eight years this letter asks what your time is worth. It doesn’t promise money. But when somebody says, “It’ll only take five minutes,” you’ll start to ask, “Whose five minutes?”',
  9: 'You have nine years to learn to let go. That sounds long until you open the drawer with the old cables. None of them fit anything, and each of them might, one day.',
};

/** What each of the small numbers is for. */
export const smallNumberUse = {
  balance: 'What you do when you’re upset, and what helps. It comes from your initials.',
  bridges:
    'When two of your numbers want different things, the bridge between them shows where they can meet.',
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
