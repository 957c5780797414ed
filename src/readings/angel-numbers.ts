import type { Digit } from '@ninefold/numerology';

/** What a number that people keep seeing is said to mean. */
export interface AngelReading {
  readonly title: string;
  /** The plain sentence or two that says what the number is said to mean; at most 35 words. */
  readonly meaning: string;
  readonly text: string;
  /** One small thing to do. */
  readonly tryThis: string;
}

/** The numbers that have a reading of their own, as they are written. */
export const angelNumbers: readonly (AngelReading & { readonly number: string })[] = [
  {
    number: '000',
    title: 'The Empty Page',
    meaning:
      '000 is read as an empty page: one thing is over, the next hasn’t begun, and everything is still possible.',
    text: 'New suitcases usually come with the lock set to 000. They haven’t been anywhere yet, and they could go anywhere. If you’re between two things yourself, with no plan for the next, people will ask about it at dinner, a little worried for you: “So what are you doing these days?” Say, “Nothing yet.” For a second nobody eats. They’re all thinking of Monday morning, and of how nice “nothing yet” sounds.',
    tryThis:
      'Keep one hour of tomorrow empty on purpose. If anyone asks what you’re doing then, say you’re busy.',
  },
  {
    number: '111',
    title: 'A Starting Signal',
    meaning:
      '111 is said to mean a new start. It’s read as a reminder to begin what you’ve been thinking about for years.',
    text: 'The custom is to notice what you were thinking when you saw 111, and to begin that. But be honest. Usually it’s “Did I lock the door?” or “Is this cheese still good?” So ask yourself something better: what have you wanted to do since you were nineteen? You may have told everyone about it. Some of them have stopped asking, out of kindness. Do the first ten minutes of it tonight, badly, with nobody watching, and then go and check the door.',
    tryThis: 'Write down the exact thought, even if it was about cheese. Read it again in a week.',
  },
  {
    number: '222',
    title: 'Wait for Me',
    meaning:
      'Patience and partnership: that’s what 222 stands for. If you’re in a hurry, let someone catch up with you first.',
    text: 'If 111 says “Go,” 222 says “Wait for me!” Whose voice did you hear just now? Maybe you’ve planned the whole trip, down to the snacks, and they’re still thinking about whether to go. Maybe the argument’s over for you, but not for them. You can’t make another person faster. You’ve tried. So wait at the corner and turn around: people walk better when they can see your face.',
    tryThis:
      'Ask the person you thought of, “Am I going too fast for you?” Then wait for the answer, which may also be slow.',
  },
  {
    number: '333',
    title: 'Say It',
    meaning:
      '333 means expression. Something in you wants to be said, sung, drawn or laughed about, and this is said to be the time for it.',
    text: 'The thing you haven’t said yet may be very short: “I was hurt when you left early,” or “I’ve always liked you.” You’re keeping it for the right moment. But the right moment has come several times. There the two of you were, with coffee and plenty of time, and you talked about the weather. You must be an expert on the weather by now. And if you’re wondering which sentence 333 means, it’s the one you just thought of.',
    tryThis:
      'Say it once out loud in the bathroom, with the water running. When you tell a person, it’ll already be the second time.',
  },
  {
    number: '444',
    title: 'Firm Ground',
    meaning:
      'You’re standing safely, and you aren’t alone: 444 is said to mean protection and a firm foundation.',
    text: 'Who’s protecting you? Some say an angel, some say a grandmother, and nobody can prove either. But now and then there’s evidence. Say you’re on a train to a city where you don’t know anybody, and all you can think about is what might go wrong. You reach into your bag for your ticket and find a boiled egg, still warm. There’s salt with it, in a piece of paper folded very small. You’re quite sure you didn’t pack an egg.',
    tryThis: 'Lean against a wall and let it hold you for ten slow breaths. Walls don’t get tired.',
  },
  {
    number: '555',
    title: 'Change Coming',
    meaning: '555 is said to announce a change, because 5 is the number of freedom and new things.',
    text: 'The change that 555 announces may come as an ordinary invitation. Think of a friend you can’t imagine life without. There was a day when you’d never heard their name, and it looked like any other day, and perhaps you nearly stayed home. It was raining, and you didn’t like your hair. Now you’ve been invited somewhere again, it’s raining again, and your hair is your hair. Go anyway. Somebody’s there already, with hair much worse than yours, and you’ve never heard their name.',
    tryThis:
      'Sit in a different seat at the table tonight. It’s the same room, but you’ve never seen it from there.',
  },
  {
    number: '666',
    title: 'Too Much Care',
    meaning:
      '666 is read as care out of balance: you take care of everyone else, and it’s time somebody took care of you.',
    text: 'Please don’t be afraid of this one. The scary stories come from a single line in a very old book. In numerology 6 is the number of home. Think of the person who makes sandwiches for everybody and then eats the end of the bread, standing up. Three 6s mean too much of that: too many worries, a long list of people to take care of, and your own name at the bottom. If that’s you, you aren’t cursed. You’re tired.',
    tryThis: 'Make yourself a cup of tea exactly as you’d make it for a guest. Use the good cup.',
  },
  {
    number: '777',
    title: 'Quiet Luck',
    meaning:
      '777 is said to mean luck and deep thought. You’re close to understanding something, so keep asking questions.',
    text: 'Plenty of people see 777 and think of a slot machine. But 7 is the number of study, so it’s the wrong number for a casino and the right one for a library. Perhaps you know the feeling. You look up one small thing before bed, that page leads to another, and at two in the morning you know all about lighthouses. You haven’t won a dollar, you have to get up at seven, and you’re happier than anyone in Las Vegas.',
    tryThis:
      'Open any book to page 77 and read the seventh line aloud. See if it answers anything.',
  },
  {
    number: '888',
    title: 'What It’s Worth',
    meaning:
      'Money, work and results: 888 is read as a sign to look at what you earn, what you owe and what you give.',
    text: 'The Beijing Olympics opened on 8/8/08 at eight in the evening, because in Chinese the word for eight sounds a little like the word for getting rich. So people see 888 and expect a check. Your bank hasn’t heard about it, so don’t spend anything yet. In numerology 8 asks a simpler question: has everyone been paid? Maybe you did some work and never sent the bill. Or maybe a friend once paid for your pizza and never said a word. They remember. They could tell you what was on it.',
    tryThis:
      'Pay someone back for something tiny, like a coffee. They’ll say it was nothing, and they’ll be delighted.',
  },
  {
    number: '999',
    title: 'Let It End',
    meaning:
      'With 999, something is said to be over. Finish well, say thank you, and be ready for what comes next.',
    text: '9 is the last of the digits, and last things aren’t always sad: think of the last day of school. The trouble is that we don’t always notice when a thing is over. “Pencils down,” says the teacher, and somebody goes on writing. Perhaps it’s you. The argument ended in spring, and last night in bed you thought of a much better answer. You can put down your pencil. The others are out in the sun, choosing teams, and the one you argued with has just chosen you.',
    tryThis: 'Finish something small, like the last of the honey. Don’t leave one polite spoonful.',
  },
  {
    number: '0000',
    title: 'Midnight',
    meaning: 'A complete rest, and then a completely fresh start: that’s how 0000 is read.',
    text: 'On a 24-hour clock, midnight is four zeros. All over the world, night nurses look up at it and write a new date on the page. Whatever went wrong at six, whatever burned at eight, is “yesterday” now, and nobody had to do a thing. It works even if you’ve been lying awake since eleven, going over what you should’ve said. The new day is one minute old, and so far you haven’t made a single mistake in it. Stay in bed, and you can keep that up until the alarm rings.',
    tryThis:
      'Leave one thing undone tonight, on purpose. Say good night to it and turn off the light.',
  },
  {
    number: '1010',
    title: 'A Nod',
    meaning: 'You’ve made a good start, and it’s worth going on: 1010 is taken as encouragement.',
    text: 'Everyone cheers when you announce a plan, and they’ll cheer again when it’s done. In between, for months, nobody asks. That silence is the 0 in 1010, and after it comes another 1: you begin again, for the second time, with nobody watching. Say it’s day four without sugar. The cheering is over, and the cake is still there. But you’re reading about numbers. If you really wanted to quit, you’d be looking for a fork.',
    tryThis:
      'Ask somebody about a plan they announced months ago. You may be the first to ask since the cheering stopped.',
  },
  {
    number: '1111',
    title: 'Make a Wish',
    meaning:
      '1111 is the best known of all angel numbers: a strong new beginning and, for many people, the moment to make a wish.',
    text: 'In many countries people close their eyes at 11:11 and make a wish. Nobody has ever shown that it works, and nobody stops. The hard part is that you only get a minute, and half of it is gone by the time you’ve said, “Look, it’s 11:11!” Then you’re in a hurry, and you wish to be happy, which could mean anything. “I want to dance with my sister in June” is a better wish. It’s so exact that a sister could make it come true, and sisters have phones.',
    tryThis:
      'Write your wish in one exact sentence today, so it’s ready at 11:11. Then underline the part you could do without any help from angels.',
  },
  {
    number: '1122',
    title: 'First Alone, Then Together',
    meaning:
      '1122 means a start that turns into something shared: first you do it alone, and then others join in.',
    text: 'Somebody has to sing the first word of “Happy Birthday.” For about one second that person is all alone, usually starting too high. Then everybody comes in. In 1122 the two 1s are the person who begins, and the two 2s are the people who join. The hardest part is the second 1, when you’ve sung “Happy” and nobody else has opened their mouth yet. Keep going. They were only waiting for someone to go first.',
    tryThis:
      'Be the first to clap today, or the first to say good morning. If nobody joins in, take a bow.',
  },
  {
    number: '1212',
    title: 'One Step Each',
    meaning:
      'Taking turns is the idea of 1212. It stands for slow, steady progress that two people make together.',
    text: 'One washes, one dries. One drives, and the other reads the map and gets blamed. 1 acts, 2 helps, and in 1212 they keep changing places. It works beautifully until it’s somebody’s turn to take out the garbage, and each is sure it’s the other’s. The bag stands by the door all evening. In the morning they hear the garbage truck turn the corner, and out they both run in their pajamas, carrying the bag together.',
    tryThis: 'Trade one chore with someone for a day. Giving advice is against the rules.',
  },
  {
    number: '1221',
    title: 'There and Back',
    meaning:
      '1221 reads the same in both directions. It’s said to mean balance: what you give and what you get should match.',
    text: 'Most of us secretly count who did more, and we’d never admit it. The trouble is that we don’t count the same things. Maybe you carried a friend’s sofa up four floors, and she listened to your troubles all last winter. You remember the sofa, and she remembers the winter, so each of you thinks the other still owes something. Look at 1221 from her end and from yours: it’s the same. You could both stop counting. You could sit on the sofa.',
    tryThis:
      'Return something you borrowed so long ago that it feels like yours. If it’s a book, you may finish it first.',
  },
  {
    number: '1234',
    title: 'Step by Step',
    meaning:
      'Things come in the right order: that’s how 1234 is read. You only have to do the next one.',
    text: '“One, two, three, four,” says the drummer, and the band starts together. But every singer has once started at “three,” all alone, at full power, in front of a full hall. Perhaps you’ve done it, too: you said “I love you” to somebody who was still taking off their coat. It’s terrible for about as long as it takes the others to stop laughing. Then the drummer lifts his sticks, smiles at you and says, “One.”',
    tryThis:
      'Fold your list so that only the top line shows. Do that one thing, and then you may unfold the next.',
  },
  {
    number: '2020',
    title: 'Clear Sight',
    meaning:
      '2020 is about seeing people clearly. 2 stands for other people and 0 for open space, so it’s read as advice to be patient and step back a little.',
    text: 'At the eye doctor’s, 20/20 means you see well from twenty feet away, across a room. It’s a good distance for people, too. You may know somebody who’s wonderful on the phone and drives you crazy in the kitchen, just by stirring their tea. It’s the same person. Up close, though, all you hear is the spoon. So before you say something, walk to the end of the street and look back. You can’t hear the spoon from there. You can see a lit window, and somebody getting out a second cup.',
    tryThis:
      'Think of a person who annoys you. Now imagine them very far away, very small, carrying their groceries home.',
  },
  {
    number: '2121',
    title: 'After You',
    meaning: '2121 is read as: listen first, then act. 2 is the other person, and 1 is you.',
    text: 'Before they lift a piano, good movers look at each other and say, “Ready?” It takes a second, and it saves a lot of toes. That’s the advice in 2121: ask first, then lift. We forget to ask when we’re sure we know what the other person wants. That’s how people come home to a kitchen that’s been painted orange, as a surprise. “Oh!” they say. “Orange!” And they eat breakfast in an orange kitchen for ten years, because it was done with so much love.',
    tryThis:
      'Before your next piece of advice, ask, “Do you want ideas, or do you want company?” Then do what they say.',
  },
  {
    number: '2222',
    title: 'Slow Builders',
    meaning:
      'Patience, four times over: 2222 is said to be about what you build slowly, together with others.',
    text: 'Nothing about 2222 is in a hurry. You’re probably building something with somebody right now, and it may not look like much, because it’s made of breakfasts and phone calls and “Did you call the plumber?” “I thought you did.” Neither of you could say what you’ve added this week, apart from a towel under the sink. But the plumber can see it. He’s come every other year since the beginning, and he thinks it’s turning out beautifully. He doesn’t mean the sink.',
    tryThis:
      'Thank someone for a thing they do every day and think you haven’t seen. Be so exact that they blush.',
  },
  {
    number: '3333',
    title: 'Joy Turned Up',
    meaning:
      '3333 is read as a lot of joy and a lot of words. Make something, share it, and don’t wait to be asked.',
    text: 'Cousins at a wedding, all telling the same story with different endings: that’s what 3333 sounds like. Now look at the dance floor. Nobody’s standing around the best dancer, who’s busy being good. They’re all around the aunt who’s lost an earring and is singing the wrong words. And now she’s seen you, at the edge, holding a stack of plates so that nobody will ask you to dance. She takes the plates and gives them to the best dancer.',
    tryThis:
      'Dance to one whole song while you cook or clean. If somebody walks in, hold out your hand.',
  },
  {
    number: '4444',
    title: 'The Reason Nothing Broke',
    meaning:
      '4444 stands for steady work and safety. It’s read as thanks for slow, careful effort that few people notice.',
    text: 'Nobody gets a party for what didn’t happen. That’s hard on the people 4444 is for: they test the smoke alarm, read the contract, lock the back door and know where the candles are, and so, year after year, nothing bad happens. If you’re one of them, this is the party. There was going to be confetti, but you’d have worried about who’d sweep it up.',
    tryThis:
      'Check one thing nobody ever checks, like the flashlight. Then tell someone, and wait for the applause.',
  },
  {
    number: '5555',
    title: 'A Good Long Laugh',
    meaning:
      '5555 is read as a lot of change at once, and as advice to laugh about it when you can.',
    text: 'In Thailand people type 5555 when they’re laughing, because the Thai word for five is “ha.” It isn’t easy to laugh while everything’s changing at once. But ask any family for its best story. It’ll be the one about the tent that blew into the lake with everybody’s pants in it, and nobody was laughing at the time. You may be in the middle of a very good story right now.',
    tryThis:
      'Tell someone about your week as if it were a comedy. Imitate everybody in it, including yourself.',
  },
  {
    number: '6666',
    title: 'Four in the Kitchen',
    meaning:
      '6666 means a very full house, with a lot of love and a lot to do. It’s read as a request to share the work.',
    text: 'At every big dinner one person keeps looking around to see who needs something. That’s 6, the number of home and duty. 6666 is four of them in one kitchen, each offering the others the only chair, and all of them have forgotten to eat. If that’s your kitchen, somebody has been asking you all evening, “Can I do anything?” and you’ve said, “No, no, sit down.” Next time, hand over the potatoes and a knife. They’ll be peeled much too thick, and the person peeling them will finally feel at home.',
    tryThis:
      'Ask for help with something you could easily do yourself, like carrying one bag. Then enjoy your free hand.',
  },
  {
    number: '7777',
    title: 'The Long Look',
    meaning:
      '7777 is said to mean learning, and the kind of luck that comes from patience: look longer, and don’t hurry the answer.',
    text: 'The passport isn’t in the drawer. You’ve gone through the drawer, you’ve emptied it onto the bed, and you’ve asked everyone in the house who moved your passport, in a voice you’ll regret. The taxi’s waiting. You look once more, slowly, and it’s in the drawer. That’s the luck of 7777: it’s for people who look twice. Now you only have to walk past all those you asked, who’ve lined up in the hall to hear where it was.',
    tryThis:
      'Look at a piece of ground the size of a postcard for seven minutes. Something very small lives there.',
  },
  {
    number: '8888',
    title: 'Both Hands Full',
    meaning:
      '8888 is for people with a lot of work, money or responsibility. It’s read as a sign to see what they’re carrying, and share it fairly.',
    text: 'You can spot the people 8888 is for on their way home: two bags in each hand, one for every 8, and the keys between their teeth. Offer to help, and they’ll shake their heads, because they can’t open their mouths. If you’re one of them, put the bags down halfway up the stairs and look inside. At least one belongs to a neighbor. She asked you to hold it for a second, while she tied her shoe. That was in March.',
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
    text: 'Don’t let the 13s worry you: there’s no bad luck in 1313, only courage. Watch a four-year-old. She draws a purple dog with a hat, runs across the room and shouts, “Look!” You look. “What a lovely cow,” you say. Most of us would never draw again. She gives you a patient smile and explains the hat. Then she runs back and draws you another one, bigger, because you clearly need help with dogs.',
    tryThis: 'Show someone a thing you’re making before it’s ready. Don’t say sorry for it first.',
  },
  {
    number: '717',
    title: 'Think, Act, Think',
    meaning:
      '717 is read as: think, act, then think again. The two 7s do the thinking, and the 1 between them acts.',
    text: 'Nearly everyone skips the first 7. It’s late, somebody has been unfair to you, and the 1 has found your phone. You type fast, you press “Send,” and for a minute it feels wonderful. The second 7 can’t be skipped. It comes at breakfast, when you read what you wrote. It’s very long. The points are numbered, and point five is about a birthday several years ago. And you didn’t send it to the person who was unfair. You sent it to everyone.',
    tryThis:
      'Write the angry message in a notebook, where there’s nothing to press. In the morning, send the one sentence that’s still true.',
  },
  {
    number: '911',
    title: 'An Ending and a Start',
    meaning:
      'As an angel number, 911 is read as an ending and a new start: the 9 finishes something, and the 1s begin something else.',
    text: 'In the United States and Canada, 911 is what you call when you need help, so seeing it can make your heart jump. It isn’t a warning. But who would you call in the middle of the night, without saying sorry? You’d say, “It’s me,” and before you could say another word you’d hear them putting on a jacket. For many people, 911 is also a date, September 11, and it hurts. Then call the one with the jacket. You won’t have to explain what day it is.',
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
