import type { Digit } from '@ninefold/numerology';
import type { AngelReading } from '../../../readings/types';

/** The numbers that have a reading of their own, as they are written. */
export const angelNumbers: readonly (AngelReading & { readonly number: string })[] = [
  {
    number: '000',
    title: 'The Empty Page',
    meaning:
      '000 is read as an empty page: one thing is over, the next hasn’t begun, and everything is still possible.',
    text: 'Being between two things makes you nervous, so you fill the gap. Something has ended, a class, a job, a love, and before anyone has asked, you’ve cleaned out the spice rack and told two people you’re “looking into a few things.” 000 takes the other side: leave the page empty a little longer. For years you’ve wanted a stretch with nothing in it, mostly on buses, with your forehead against the glass. This is the stretch. You’re allowed to like it before you fill it in.',
    tryThis:
      'Keep one hour of tomorrow empty on purpose. If anyone asks what you’re doing then, say you’re busy.',
  },
  {
    number: '111',
    title: 'A Starting Signal',
    meaning:
      '111 is said to mean a new start. It’s read as a reminder to begin what you’ve been thinking about for years.',
    text: 'There’s something you begin every week in your head and never with your hands. The custom at 1:11 is to catch the thought you were just having, and to begin that. Be honest, though: it was “Did I lock the door?” So look one thought further back, to the plan you save for dishes and long walks. You’ve already chosen its name, and who you’d thank. What you haven’t given it yet is ten minutes with your sleeves rolled up.',
    tryThis:
      'Write down the exact thought, even if it was about the door. Read it again in a week.',
  },
  {
    number: '222',
    title: 'Wait for Me',
    meaning:
      'Patience and partnership: that’s what 222 stands for. If you’re in a hurry, let someone catch up with you first.',
    text: 'If you’re seeing 222, ask yourself who you’re ahead of. You walk fast when you’re sure of the way, and you don’t hear the steps behind you getting farther off. You’ve decided about the trip and are pricing hotels, while the other person is still at “maybe.” By supper the argument is over for you, and it isn’t over for them. You can’t pull anyone along. You’ve tried. But you can stop at the corner, turn around, and wait until they can see your face.',
    tryThis:
      'Ask the person you thought of, “Am I going too fast for you?” Then wait for the answer, which may also be slow.',
  },
  {
    number: '333',
    title: 'Say It',
    meaning:
      '333 means expression. Something in you wants to be said, sung, drawn or laughed about, and this is said to be the time for it.',
    text: 'Somewhere in you there’s a sentence you’ve practiced and never said. It may be four words long. You’ve said it to the mirror, moved one word, and even done the other person’s answer. Then you sat across from them with an hour to spare, and you talked about the traffic. 333 is read as permission to say it badly: too late, too short, with your voice going up at the end. And if you’re wondering which sentence is meant, it’s the one you just heard in your head.',
    tryThis:
      'Say it once out loud in the bathroom, with the water running. When you tell a person, it’ll already be the second time.',
  },
  {
    number: '444',
    title: 'Firm Ground',
    meaning:
      'You’re standing safely, and you aren’t alone: 444 is said to mean protection and a firm foundation.',
    text: 'When you can’t sleep, you check whether everything is safe. Say it’s 4:44 and dark, and you go down the list again: the stove, the appointment, the thing you may have forgotten to send. You might even get up and press the handle of a door you know you’ve locked. It’s locked. 444 is read as somebody else taking the watch, and people don’t agree on who. Either way, you’re off duty. You can turn the pillow to its cool side.',
    tryThis: 'Lean against a wall and let it hold you for ten slow breaths. Walls don’t get tired.',
  },
  {
    number: '555',
    title: 'Change Coming',
    meaning: '555 is said to announce a change, because 5 is the number of freedom and new things.',
    text: 'You say you’d like a change, and then you take the same way home. It’s hard not to. In the dark your hand finds the same switch, and in the morning the same mug. When something new turns up, a class, an invitation, a free room in another town, you say you’ll think about it, and you do, until it’s gone. The change that 555 means may have been waiting in your kitchen for a month, on a flyer you use as a coaster.',
    tryThis: 'Go home by a street you’ve never used. Getting a little lost is part of it.',
  },
  {
    number: '666',
    title: 'Too Much Care',
    meaning:
      '666 is read as care out of balance: you take care of everyone else, and it’s time somebody took care of you.',
    text: 'Your list of people to look after is long, and your own name isn’t on it. There’s nothing evil about 666. The scary stories come from a single line in a very old book, and in numerology 6 is the number of home. Three of them just mean too much of it. You make the sandwiches, and you eat the end of the bread, standing up. You say “I’m fine” before the question is over. If that’s you, you aren’t cursed. You’re tired, and you’re allowed to sit down.',
    tryThis: 'Make yourself a cup of tea exactly as you’d make it for a guest. Use the good cup.',
  },
  {
    number: '777',
    title: 'Quiet Luck',
    meaning:
      '777 is said to mean luck and deep thought. You’re close to understanding something, so keep asking questions.',
    text: 'You get your best answers by not leaving a question alone. People see 777 and think of slot machines. But 7 is the number of study, so this is the luck of libraries. You know how it goes. You look up one small thing before bed, that page leads to another, and at two in the morning you know all about lighthouses. Whatever you’ve been turning over lately, you’ve found out more than you think. Ask it one more question.',
    tryThis:
      'Open any book to page 77 and read the seventh line aloud. See if it answers anything.',
  },
  {
    number: '888',
    title: 'What It’s Worth',
    meaning:
      'Money, work and results: 888 is read as a sign to look at what you earn, what you owe and what you give.',
    text: 'Something small is still unpaid, by you or to you. In Chinese the word for eight sounds a little like the word for getting rich; the Beijing Olympics opened on 8/8/08 at eight in the evening. So people see 888 and expect a check. In numerology it asks a plainer question: is everyone paid? Perhaps you did some work and never sent the bill. Or a friend once got your pizza, and you think of it whenever you pass the place. It’s a tiny sum. You know it to the cent.',
    tryThis:
      'Pay someone back for something tiny, like a coffee. Then see how much lighter you walk.',
  },
  {
    number: '999',
    title: 'Let It End',
    meaning:
      'With 999, something is said to be over. Finish well, say thank you, and be ready for what comes next.',
    text: 'Something of yours is over, and you haven’t put it down yet. 9 is the last of the digits, and last things are often so quiet you miss them. Perhaps you still have the key to a place you moved out of. While you brush your teeth, you go on with an argument the other person forgot in spring, and last week you finally found the perfect answer. It’s a very good answer. You’ll never get to use it, so you may as well rinse.',
    tryThis: 'Finish something small, like the last of the honey. Don’t leave one polite spoonful.',
  },
  {
    number: '0000',
    title: 'Midnight',
    meaning: 'A complete rest, and then a completely fresh start: that’s how 0000 is read.',
    text: 'Enough for today: that’s all 0000 wants to tell you. The day is done, and you’re still in it, lying there and going through it from the top. What you said at ten. What you should’ve said. On a 24-hour clock, midnight is four zeros, and at that moment the whole heap gets a new name, “yesterday,” though you haven’t fixed a thing. One minute later you’re living in a day without a single mistake in it. Stay under the blanket, and you can keep that up until the alarm rings.',
    tryThis:
      'Leave one thing undone tonight, on purpose. Say good night to it and turn off the light.',
  },
  {
    number: '1010',
    title: 'A Nod',
    meaning: 'You’ve made a good start, and it’s worth going on: 1010 is taken as encouragement.',
    text: 'Keep going: you’re in the part where nobody asks. They all cheered when you announced the plan, and they’ll cheer again when it’s done. In between it’s only you, in week six, with wet shoes or a stiff neck, doing what used to be exciting. That silence is the 0 in 1010. After it comes another 1, so you begin again, and this time nobody claps. You may not have noticed, but you’ve done it already. You did it the last time you nearly didn’t go.',
    tryThis:
      'Ask somebody about a plan they announced months ago. You may be the first to ask since the cheering stopped.',
  },
  {
    number: '1111',
    title: 'Make a Wish',
    meaning:
      '1111 is the best known of all angel numbers: a strong new beginning and, for many people, the moment to make a wish.',
    text: 'You’re good at wishing until somebody gives you a minute to do it in. You say, “Look, it’s 11:11!” and half the minute is gone. In a hurry, you wish to be happy, which could mean anything. Nobody has ever shown that it works, and nobody stops, you included. So come prepared. “I want to dance with my sister in June” is a better wish, so exact that a sister could make it come true. You’ve got one as exact as that. You just haven’t put it into words yet.',
    tryThis:
      'Write your wish in one exact sentence today, so it’s ready at 11:11. Then underline the part you could do without any help from angels.',
  },
  {
    number: '1122',
    title: 'First Alone, Then Together',
    meaning:
      '1122 means a start that turns into something shared: first you do it alone, and then others join in.',
    text: 'Going first feels like being alone, and it lasts about a second. You’ve been there: the cake came in, you sang “Happy,” much too high, and nobody else had opened their mouth. Your ears got warm. You thought about turning it into a cough. In 1122 the two 1s are you, beginning, and the two 2s are the people who join in. The hard part is the second 1, when you’ve started and they haven’t. Sing the next word anyway. You’ll only be alone for that one.',
    tryThis:
      'Be the first to clap today, or the first to say good morning. If nobody joins in, take a bow.',
  },
  {
    number: '1212',
    title: 'One Step Each',
    meaning:
      'Taking turns is the idea of 1212. It stands for slow, steady progress that two people make together.',
    text: 'Whose turn is it? You’ve lost count, and you’d rather wait than ask. 1 acts, 2 helps, and in 1212 they keep changing places, which works well until neither of them moves. You wash and the other one dries; you drive, they find the way. But there’s a job in the middle that each of you is sure belongs to the other. It’s standing by the door in a garbage bag. You’ve walked around it for two days, on principle, although you were going out anyway.',
    tryThis: 'Trade one chore with someone for a day. Giving advice is against the rules.',
  },
  {
    number: '1221',
    title: 'There and Back',
    meaning:
      '1221 reads the same in both directions. It’s said to mean balance: what you give and what you get should match.',
    text: 'You keep count of who’s done more, and you’d never admit it. 1221 is the same from both ends, and it’s about that count. You remember the early drive to the airport and the evenings you listened. What you were given you forget, because a favor looks small to the person who gets it. Somebody listened to you for a whole winter, and you’d call it a couple of talks. So if you come out ahead, add a little to their side. You can’t see all of it from yours.',
    tryThis:
      'Return something you borrowed so long ago that it feels like yours. If it’s a book, you may finish it first.',
  },
  {
    number: '1234',
    title: 'Step by Step',
    meaning:
      'Things come in the right order: that’s how 1234 is read. You only have to do the next one.',
    text: 'Given the choice, you’d start with the end. You pick the color of the walls before you’ve seen the apartment. You look at the picture of the finished dish, you buy everything, you tie on the apron, and halfway down the page it says, “Soak overnight.” That’s what 1234 is about: one thing, then the next. It’s also read as good news, because it means nothing is wrong with your plan and you aren’t late. You’re at “one,” or maybe at “two.” You only have to read that line.',
    tryThis:
      'Fold your list so that only the top line shows. Do that one thing, and then you may unfold the next.',
  },
  {
    number: '2020',
    title: 'Clear Sight',
    meaning:
      '2020 is about seeing people clearly. 2 stands for other people and 0 for open space, so it’s read as advice to be patient and step back a little.',
    text: 'You see some people best from across the street. At the eye doctor’s, 20/20 means you see well from twenty feet away, and 2020 is read the same way: take a few steps back. You may love somebody who’s wonderful on the phone and drives you crazy in the kitchen, just by stirring tea. By now you hear the spoon before it touches the cup. So walk as far as the corner and look back at the lit window. You can’t hear a thing from there, and you may even want to go in again.',
    tryThis:
      'Think of a person who annoys you. Now imagine them very far away, very small, carrying their groceries home.',
  },
  {
    number: '2121',
    title: 'After You',
    meaning: '2121 is read as: listen first, then act. 2 is the other person, and 1 is you.',
    text: 'Sometimes you’re so sure what a person wants that you forget to ask. In 2121 the other one comes first, and you come second: ask, then act. You know what happens otherwise, because you’ve been at both ends of it. You’ve turned up to help somebody who wanted an afternoon alone. And perhaps you’ve unwrapped a sweater, said “Oh! Orange!” and put it on for every visit since. The question takes four seconds. You can still be right afterward.',
    tryThis:
      'Before your next piece of advice, ask, “Do you want ideas, or do you want company?” Then do what they say.',
  },
  {
    number: '2222',
    title: 'Slow Builders',
    meaning:
      'Patience, four times over: 2222 is said to be about what you build slowly, together with others.',
    text: 'Together with somebody, you’re building a thing so slowly that you’ve stopped seeing it. It’s made of breakfasts and rides to the station and “Did you call the plumber?” “I thought you did.” After a week you couldn’t say what you’ve added, apart from a towel under the sink. 2222 is read as patience with exactly that. So look for the parts that are finished. You can be quiet together for an hour. You can tell a bad day from the sound of the key. You built that, a breakfast at a time.',
    tryThis:
      'Thank someone for a thing they do every day and think you haven’t seen. Be so exact that they blush.',
  },
  {
    number: '3333',
    title: 'Joy Turned Up',
    meaning:
      '3333 is read as a lot of joy and a lot of words. Make something, share it, and don’t wait to be asked.',
    text: 'Out of politeness, you’re having less fun than you could. Think of where you are when the music starts. Perhaps you’re at the edge, holding a stack of plates so nobody will ask you to dance. You know all the words, and you only move your lips. But alone at the stove, with a wooden spoon for a microphone, you hold the last note and take the applause. Put down the plates. You’ve been in rehearsal for years.',
    tryThis:
      'Dance to one whole song while you cook or clean. If somebody walks in, hold out your hand.',
  },
  {
    number: '4444',
    title: 'The Reason Nothing Broke',
    meaning:
      '4444 stands for steady work and safety. It’s read as thanks for slow, careful effort that few people notice.',
    text: 'If 4444 is for you, your best work can’t be seen, because it’s what didn’t happen. You test the smoke alarm and read the contract to the end. You’re down in the street already when you go back up to look at the iron. So there’s no fire and no surprise on the bill, and when the lights go out, you’re the one who isn’t walking into things. There’s never a party for that. This is the party. There was going to be confetti, but you’d have worried about who’d sweep it up.',
    tryThis:
      'Check one thing nobody ever checks, like the flashlight. Then tell someone, and wait for the applause.',
  },
  {
    number: '5555',
    title: 'A Good Long Laugh',
    meaning:
      '5555 is read as a lot of change at once, and as advice to laugh about it when you can.',
    text: 'When everything changes at once, you stop finding it funny, and that’s when it would help most. In Thailand people type 5555 when they’re laughing, because the Thai word for five is “ha.” So look at this week the way you’ll tell it next year. You’ll get up from your chair to show how you held the ladder, or the cat. You may leave out that you sat on the edge of the bathtub for a while. Or you’ll put it in, and that’s where you’ll laugh the most. Right now you’re collecting material.',
    tryThis:
      'Tell someone about your week as if it were a comedy. Imitate everybody in it, including yourself.',
  },
  {
    number: '6666',
    title: 'Four in the Kitchen',
    meaning:
      '6666 means a very full house, with a lot of love and a lot to do. It’s read as a request to share the work.',
    text: 'You say, “No, no, sit down,” and you mean it, and an hour later you’re a little cross that they’re sitting. 6 is the number of home and duty, and 6666 is four of them in one kitchen, each offering the others the only stool. You’re one of the four. You carry in all the dishes at once, because two trips would look like complaining, and you take the chipped plate before anyone else can get it. Nobody made that rule. You did, years ago, and you could be the one to break it.',
    tryThis:
      'Ask for help with something you could easily do yourself, like carrying one bag. Then enjoy your free hand.',
  },
  {
    number: '7777',
    title: 'The Long Look',
    meaning:
      '7777 is said to mean learning, and the kind of luck that comes from patience: look longer, and don’t hurry the answer.',
    text: 'Worry makes you look too fast. The passport isn’t in the drawer: you’ve gone through the drawer, you’ve emptied it onto the bed, and you’ve asked everyone in the house who moved it, in a voice you’ll regret. Then you stop and look again, slowly, and it’s in the drawer. 7777 is that second look. What you’re searching for at the moment may be a key, or a word, or a reason. Chances are you’ve had it in your hand this week, and put it aside to go on looking.',
    tryThis:
      'Look at a piece of ground the size of a postcard for seven minutes. Something very small lives there.',
  },
  {
    number: '8888',
    title: 'Both Hands Full',
    meaning:
      '8888 is for people with a lot of work, money or responsibility. It’s read as a sign to see what they’re carrying, and share it fairly.',
    text: 'Part of what you’re carrying isn’t yours. See yourself coming home: two bags in each hand, one for every 8, and the keys between your teeth. If somebody offers to help, you shake your head, because you can’t open your mouth. With work it’s the same, and with worries. So put it all down by the door and look inside. At least one bag is somebody else’s. You said you’d hold it for a second, and that was in March.',
    tryThis: 'Give one task on your list to a person who’d do it differently. Don’t check.',
  },
  {
    number: '9999',
    title: 'All Nines',
    meaning:
      'The end of something long: that’s how 9999 is read. You can be proud of it, sad about it and glad it’s over, all on the same day.',
    text: 'You miss the strangest things when something long is over. You can complain about a job for nine years, and on the last afternoon you’re standing in front of the coffee machine with tears in your eyes. You’ve never liked that machine. It steals coins, and the coffee tastes as if they’re in it. But it was there on your first day, and it’s heard everything you couldn’t say in meetings. So you give it a little pat and press the button one last time. And for once, you get the right change.',
    tryThis:
      'Write the last sentence of this part of your life, as if it were a novel. Then close the notebook loudly.',
  },
  {
    number: '1313',
    title: 'Nothing Unlucky',
    meaning:
      '1313 is said to mean a brave start and a loud voice: 1 begins, 3 speaks, and then they both do it again.',
    text: 'There’s no bad luck in 1313. It asks for nerve, and you used to have plenty. At four you may have drawn a purple dog with a hat, run across the room and shouted, “Look!” You were told what a lovely cow it was. You explained the hat, ran back and drew a bigger one. These days you say “It’s nothing, really” while you’re still opening the folder, and your thumb is on the part you like best. 1 begins and 3 shows it around. You only have to move your thumb.',
    tryThis:
      'Show someone a thing you’re making before it’s ready, and don’t say sorry for it first.',
  },
  {
    number: '717',
    title: 'Think, Act, Think',
    meaning:
      '717 is read as: think, act, then think again. The two 7s do the thinking, and the 1 between them acts.',
    text: 'Nearly everyone skips the first 7, and so do you when you’re angry: you act, and the thinking comes later. It’s late, somebody has been unfair to you, and the 1 has found your phone. You type fast, you press “Send,” and for a minute it feels wonderful. The second 7 can’t be skipped. It comes at breakfast, when you read what you wrote. It’s very long. The points are numbered, and point five is about an old birthday. And you didn’t send it to the person who was unfair. You sent it to everyone.',
    tryThis:
      'Write the angry message in a notebook, where there’s nothing to press. In the morning, send the one sentence that’s still true.',
  },
  {
    number: '911',
    title: 'An Ending and a Start',
    meaning:
      'As an angel number, 911 is read as an ending and a new start: the 9 finishes something, and the 1s begin something else.',
    text: 'Seeing 911 can make your heart jump, because in the United States and Canada it’s what you call when you need help. It isn’t a warning. But you probably know who you’d call in the middle of the night. You’d say, “It’s me,” and before you got any further you’d hear them putting on a jacket. For many people, 911 is also a date, September 11, and it hurts. If it hurts you, call the one with the jacket. You won’t have to explain what day it is.',
    tryThis:
      'Tell that person they’re the one you’d call. Do it today, in daylight, when nothing’s wrong.',
  },
];

/** What a digit brings, as the end of a sentence about a number that has no reading of its own. */
export const digitSays: Readonly<Record<Digit | 0, string>> = {
  0: 'leaving a seat free for whatever comes',
  1: 'going first, before you feel ready',
  2: 'waiting for someone, and sharing the work',
  3: 'saying it out loud, and enjoying it',
  4: 'doing it slowly, and doing it right',
  5: 'trying something new, just to see',
  6: 'taking care of everyone, yourself included',
  7: 'thinking it over, somewhere quiet',
  8: 'knowing what it’s worth, and saying so',
  9: 'finishing, forgiving and closing the door gently',
};

/** What the pattern of such a number is said to mean. */
export const repeatSays = {
  pair: 'One digit comes twice in a row, so it counts more, the way “really, really” counts more than “really.”',
  run: 'The same digit three times or more is what people usually mean by an angel number. By the third one, it isn’t a hint anymore.',
  mirror:
    'Read it backward and nothing changes, so it’s taken as a sign of balance: you give, you get, and nobody has to count.',
  ladder:
    'Its digits go up or down by one, like stairs. It’s read as things moving in good order: nobody’s asking you to jump.',
  none: 'There’s no special pattern in this one, which makes it like most days. Read its digits from left to right, like a short sentence.',
} as const;
