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
      '000 is read as an empty page: something is over, nothing new has been written, and everything is still possible.',
    text: 'What can be said about nothing, three times? Quite a lot, it turns out. In numerology 0 isn’t counted as a number of its own. It’s a circle, and in a circle the end and the start are the same place. So the custom is to take 000 as a pause between two parts of your life, with no hurry to begin the next. A new suitcase lock is usually set to 000, too. It hasn’t been anywhere yet, and it could go anywhere.',
    tryThis:
      'Write tomorrow’s date at the top of a sheet of paper, put nothing under it, and leave it on the table overnight.',
  },
  {
    number: '111',
    title: 'A Starting Signal',
    meaning: '111 is said to mean a new start. The thought you had when you saw it is one to keep.',
    text: '“What were you just thinking?” That’s the only question 111 is supposed to ask. 1 is the number of beginnings, and three of them side by side are taken as three voices saying “Go.” By custom the thought you had at that second is the one to follow. Often it’s disappointing: you were thinking about socks. But now and then it’s something you’ve been pushing away for weeks, and a number on a receipt has made you look at it.',
    tryThis: 'Write down the exact thought, even if it was the socks, and read it again in a week.',
  },
  {
    number: '222',
    title: 'Wait for Me',
    meaning:
      'Patience and partnership: that’s what 222 stands for. Stay calm, and let another person have a part in it.',
    text: 'If 111 says “Go,” 222 says “Wait for me.” A 2 is two people, so three 2s are read as patience, and as a reminder of somebody: a partner, a sister, the colleague who hasn’t answered yet. We don’t know who’d send such a reminder, and it hardly matters. You saw three 2s and thought of a face. The face is the useful part.',
    tryThis:
      'Buy two of something small, like pears or pencils, and give the second one to the person you thought of.',
  },
  {
    number: '333',
    title: 'Say It',
    meaning:
      '333 means expression. Something in you wants to be said, sung, drawn or laughed about, and the number is taken as permission.',
    text: 'Stories have always liked threes: three wishes, three brothers, three knocks at the door. In numerology 3 talks and makes things, and 333 is all of that turned up loud. So it’s treated as a yes to whatever you’ve been keeping quiet, whether that’s a poem, a joke, or “I was hurt when you left early.” Nothing on a license plate can know what you haven’t said. You know it, though, and you probably thought of it before you got to the end of this paragraph.',
    tryThis: 'Say it once out loud, alone, to a glass of water. Then drink the water.',
  },
  {
    number: '444',
    title: 'Firm Ground',
    meaning:
      '444 is said to mean protection and a firm foundation: you’re standing safely, and you aren’t alone.',
    text: 'Tables have four legs, rooms have four corners, and in numerology 4 is whatever holds things up. Three of them make the number that frightened people love best. They say it means protection, and that somebody, an angel or a grandmother, is standing behind you. We can’t tell you it’s true. But look at what’s under you right now: a floor, a chair, a street that strangers built well and never saw you use. It’s a custom about being held up, and you are.',
    tryThis:
      'Lean against a wall with your heels, back and head touching it, and let it hold you for ten slow breaths.',
  },
  {
    number: '555',
    title: 'Change Coming',
    meaning:
      'Those who see 555 expect a change. 5 is the number of freedom and new things, and here it stands three times.',
    text: 'Pack a bag, say the people who believe in 555, because a change is on its way: a new job, a new street, a new opinion. They’ve got numerology on their side: 5 is its traveler, and three 5s are three suitcases in the hall. In American movies, though, made-up phone numbers often have 555 in them, so the audience can’t bother a real person. The message may not have been meant for you. If you’re hoping for a change, it’s still a fine excuse to go and meet one.',
    tryThis:
      'Until bedtime, wear your watch on the other wrist, or carry your wallet in the other pocket.',
  },
  {
    number: '666',
    title: 'Too Much Care',
    meaning:
      '666 is read as care out of balance: you look after everyone else, and it’s time somebody looked after you.',
    text: 'Please don’t be afraid of this one. The scary stories come from a single line in a very old book, and numerology has its own. Here 6 is the number of home, the one who makes sandwiches for everybody and then eats the end of the bread, standing up. Three 6s are taken as too much of a good thing: too many worries, too many names on your list, and yours at the bottom. It’s a kind number. It’s just tired.',
    tryThis:
      'Make yourself a cup of tea exactly as you’d make it for a guest, with the good cup and “Here you are.”',
  },
  {
    number: '777',
    title: 'Quiet Luck',
    meaning:
      'Luck and deep thought belong to 777. You’re said to be close to understanding something, so keep asking questions.',
    text: 'Plenty of people see 777 and hear coins. Numerology hears a page being turned, because 7 is the one who studies, alone, with the door shut. The luck that goes with it is a strange, quiet sort. You look up a word, and the word below it is the one you needed. You take the wrong stairs, and at the top there’s a view. By custom three 7s mean you’re close to an answer. It’s the wrong number to take to a casino and the right one for a library.',
    tryThis:
      'Open any book to page 77, read the seventh line aloud, and wonder about it until you fall asleep.',
  },
  {
    number: '888',
    title: 'What It’s Worth',
    meaning:
      'Money, work and results: 888 is read as a sign to look at what you earn, what you owe and what you give.',
    text: 'Draw an 8 without lifting the pen, and you end where you started. That’s how numerology sees money: it’s meant to go around. Some people greet 888 like a check in the mail. Your bank hasn’t heard of the custom, so don’t spend anything yet. What three 8s do well is remind you of things. There are the hours you never wrote down. There’s the ticket somebody bought for you, and was too polite to mention again.',
    tryThis: 'Hide a coin in a pocket you won’t use until next year, as a present from a stranger.',
  },
  {
    number: '999',
    title: 'Let It End',
    meaning:
      'With 999, something is said to be over. It asks you to finish well, say thank you, and make room for what comes next.',
    text: '9 is the last of the digits, so 999 is read as an ending. That sounds sadder than it is: the last day of school is one, too. Most endings don’t tell you they’re happening. There was a last time somebody carried you to bed, and neither of you knew. Those who follow angel numbers use 999 to notice an ending while it’s still there. You don’t have to believe in anything for that. You only have to stand in the doorway a little longer than usual.',
    tryThis:
      'Use something up completely today, such as a pencil or a bar of soap, and give it a short farewell speech.',
  },
  {
    number: '0000',
    title: 'Midnight',
    meaning:
      '0000 is read like 000, only more so: a complete rest, and then a completely fresh start.',
    text: 'Four zeros are what you see at midnight, on a clock that counts to twenty-four. Yesterday is gone, and today hasn’t done anything wrong. It’s the custom to read 0000 in that spirit. A 0 has no meaning of its own in numerology. It makes room, the way a silence makes room for music. If you were hoping to be told what to do, there’s no instruction in it at all, and maybe you’ve had enough of those.',
    tryThis:
      'Stand in the middle of a room for one full minute with empty hands, and notice what they try to reach for.',
  },
  {
    number: '1010',
    title: 'A Nod',
    meaning: 'You’ve made a good start, and there’s room to go on: 1010 is taken as encouragement.',
    text: 'Here’s what’s in it: a 1, which begins; a 0, which leaves room; and then the same again, as if somebody had checked. That’s why 1010 is said to mean you’re on the right road. It adds up to 2, the number of company, so you don’t have to walk there alone. Computers like it as well, since they write everything in 1s and 0s. To a computer 1010 is simply ten. To a person who’s begun something and hasn’t dared to ask how it’s going, it can feel like a nod.',
    tryThis:
      'Do the thing for ten seconds, stop for ten, then do ten more. It’s hard to be afraid of ten seconds.',
  },
  {
    number: '1111',
    title: 'Make a Wish',
    meaning:
      '1111 is the best known of them all: a strong new beginning and, by custom, the moment to make a wish.',
    text: 'Somewhere, at 11:11, two people who’ll never meet are closing their eyes at the same time. It’s probably the most popular wishing minute there is. Numerology’s reason is simple enough: 1 begins, 11 is a master number of strong feeling, and here 11 stands twice, like the two posts of a gate. Nobody has ever shown that it works. Even so, most of us know in about a second what we’d wish for, and that’s worth finding out.',
    tryThis:
      'Whisper the wish into your closed hand. Then open the hand and use it for the first small step.',
  },
  {
    number: '1122',
    title: 'First Alone, Then Together',
    meaning:
      '1122 means a start that turns into something shared: first you on your own, then you with somebody beside you.',
    text: 'Read slowly, it’s a very short story. One, one, two, two. Somebody sets out alone, goes on alone a bit longer than they’d like, and then there’s company, and the company stays. In numerology 1 is the beginner and 2 the partner, and both 11 and 22 are master numbers. So custom sees a large idea on its way to becoming real. Four digits can’t say who’s coming or when. Leaving the door open costs nothing, though, and it lets the light in.',
    tryThis:
      'Next time you walk alone, walk as if there were somebody next to you, and leave them room on the sidewalk.',
  },
  {
    number: '1212',
    title: 'One Step Each',
    meaning:
      'One step forward, together: that’s how 1212 is read. It stands for progress that two people make by taking turns.',
    text: '“You go.” “No, you.” “All right, me. Now you.” That’s how 1212 walks: a 1 goes ahead, a 2 keeps it company, and then the same again. It’s taken as a sign to keep moving and stay in step with someone. The digits add up to 6, home and care in numerology, so the walk is said to end somewhere warm. If you’ve ever danced with a person who counts under their breath, you’ve met this number. They were a little stiff, and they didn’t let go of you.',
    tryThis:
      'Tap one-two, one-two with your foot under a table, softly, until somebody else’s foot joins in.',
  },
  {
    number: '1221',
    title: 'There and Back',
    meaning:
      '1221 reads the same in both directions. It’s said to mean balance: what you give and what you get should match.',
    text: 'Forward or backward, 1221 is the same, like the words “level” and “noon.” A 1 goes out, meets two 2s, and comes home as a 1. So it’s read as a number of fair exchange: a secret for a secret, a ride for a ride, an apology in both directions. Its digits agree, since 1 is you and 2 is the two of you. As far as we know, there’s no one up there keeping score. Down here some of us do, and 1221 is a good excuse to ask whose turn it is.',
    tryThis:
      'Leave a room backward, slowly, with one hand on the wall, looking at everything you’re leaving.',
  },
  {
    number: '1234',
    title: 'Step by Step',
    meaning:
      '1234 is the number of steps: things come in the right order, and you only have to do the next one.',
    text: 'First you stand up, then you find your shoes, then you open the door, then you’re outside, and it can’t be done in any other order. That’s 1234. Each digit is one more than the last, so it’s read as progress: a beginning, a partner, an idea, a foundation. If you feel behind, the custom says you aren’t. You’re on 2, and 3 isn’t ready yet. The digits make 10, and 10 makes 1, because at the top of the stairs there’s always another first step.',
    tryThis:
      'Climb a flight of stairs, and on each step name something you’ve already done this year.',
  },
  {
    number: '2020',
    title: 'Clear Sight',
    meaning:
      '2020 is about seeing clearly, with patience. 2 stands for other people, and 0 for the room between you.',
    text: 'For many of us 2020 is a year before it’s a number, and you may not want it back. As an angel number it’s gentler: a 2 for people, a 0 for the space around them, and then both again. The usual reading is a calm look at how close you want others to be, and how much room you both need. American eye doctors write 20/20 for normal sight, so it’s also read as seeing things the way they are. Some of them, from a distance, look kinder than they did up close.',
    tryThis:
      'Look at the farthest thing you can see until you’ve found three details. Then look at your own hand the same way.',
  },
  {
    number: '2121',
    title: 'After You',
    meaning:
      '2121 starts with 2, the other person, and goes on to 1, yourself. It’s read as: listen first, then act.',
    text: '1212 and 2121 are sisters who never agree. The first one marches ahead and shouts for you to come along. The second asks, “Are you ready?” and waits until you’ve tied your shoe. Since 2 listens and 1 leads, 2121 is taken to mean that you should do it in that order. There’s no proof it means anything; it’s four digits on a screen, and they can’t hear you. But who would you follow anywhere? Probably somebody who asked you something first.',
    tryThis:
      'Before your next “I think,” ask one question and repeat the answer in your own words. Then you may think.',
  },
  {
    number: '2222',
    title: 'Slow Builders',
    meaning:
      'Patience, four times over: 2222 is said to be about what you build slowly, together with others.',
    text: 'Nothing about 2222 is in a hurry. There are four patient 2s in it, or, if you look again, two 22s, and 22 is the master builder of numerology. So the custom connects it with things that are made slowly by many hands: a choir, a stone bridge, a friendship with somebody you didn’t like at first. Message or not, it leaves a good question: what are you making with other people that you’ve stopped noticing, because it works?',
    tryThis:
      'Thank someone for a thing they do every day and think you haven’t seen. Be so exact that they blush.',
  },
  {
    number: '3333',
    title: 'Joy Turned Up',
    meaning:
      'When it’s 3333, joy and words come in large amounts. The advice is to make something, share it, and not wait to be asked.',
    text: 'If 333 is one voice, 3333 is a table of cousins at a wedding, all telling the same story with different endings. It’s the 3 of talk and play, four times over. Cut it in half and it gets gentler, because 33 is the master teacher, who lets you do it badly until you do it well. Collectors of angel numbers say it means help is near. What we’ve all seen is how people move closer when somebody’s having fun.',
    tryThis: 'Sing a whole song to a plant, and take a bow at the end.',
  },
  {
    number: '4444',
    title: 'The Reason Nothing Broke',
    meaning:
      '4444 stands for steady work and safety. It’s read as thanks for slow, careful effort that few people notice.',
    text: '4 is the digit of order and steady work, so 4444 is taken as a thank-you for people who seldom get one. You’ll know a few. They test the smoke alarm, they read the contract, they’re the reason nothing bad happened, and there’s no party for things that didn’t happen. If that’s you, the custom would like to say that somebody noticed. We did, at least.',
    tryThis:
      'Find the most reliable object you own, wipe it clean, and tell it what it’s done for you.',
  },
  {
    number: '5555',
    title: 'A Good Long Laugh',
    meaning:
      '5555 means a great deal of change at once. The advice that goes with it is to take it lightly.',
    text: 'In Thailand people type 5555 when something’s funny, because the Thai word for five is “ha.” Four of them make a good long laugh. The usual reading isn’t as relaxed: 5 is the restless digit of numerology, so 5555 is said to announce change, from several sides at once. Both are only customs. If you have to choose one, we’d go with the Thais.',
    tryThis:
      'Laugh out loud at nothing for five seconds. It feels false until about the third one.',
  },
  {
    number: '6666',
    title: 'Four in the Kitchen',
    meaning:
      '6666 is a great deal of home and family at once. It’s read as a request to share the work of caring.',
    text: 'At every big gathering one person keeps looking around to see who needs something. That person is a 6, and 6666 is four of them in one kitchen, each offering the others the only chair. Numerology gives 6 to home and duty, and so much of it is said to mean love, noise, and a cook who’s forgotten to eat. There’s nothing dark about it, whatever the movies say. It’s a row of people trying to be kind, and one of them should probably go outside for some air.',
    tryThis:
      'Ask for help with something you could easily do yourself, like carrying one bag, and see how pleased they are.',
  },
  {
    number: '7777',
    title: 'The Long Look',
    meaning:
      '7777 is said to mean learning, and the kind of luck that comes from patience: look longer, and don’t hurry the answer.',
    text: 'How long can you look at one leaf? A 7 can do it all afternoon. It’s the digit of study and silence, and four in a row are sometimes called the luckiest number of all. If they are, it’s the luck of the person who keeps looking and finds the ring on the second search, in the pocket they’d already checked. 7777 adds up to 28, then to 10, then to 1. Long thinking tends to go like that. One morning it’s finished, and you begin.',
    tryThis:
      'Choose a piece of ground the size of a postcard, and look at it for seven minutes. Somebody lives there.',
  },
  {
    number: '8888',
    title: 'Both Hands Full',
    meaning:
      '8888 is read as results: a lot of work, money or responsibility is moving, and it should move fairly.',
    text: 'Lay an 8 on its side and it’s the sign for “without end.” Lay down four and you’ve got a chain. That’s close to the usual reading of 8888: what you put in, what you take out and what you pass on are linked. No number can fill a bank account, and whoever says so is selling something. What the custom sees here is weight, like two full shopping bags, and the quiet pride of carrying them well.',
    tryThis: 'Let the person behind you in line go first, and don’t explain.',
  },
  {
    number: '9999',
    title: 'All Nines',
    meaning:
      'A long story is ending, says 9999, and you’re allowed to be proud of it, sad about it and free of it.',
    text: 'Old cars count miles with little turning wheels. When they get to all nines, everybody in the car goes quiet and leans in to watch. That’s 9999. 9 is the last digit, and four of them are read as the end of something long: a job, a quarrel, the years in one apartment. It’s a custom, so it can’t tell you which, though you may know. And as any child in the back seat remembers, the car didn’t stop. It went on, with a row of clean zeros.',
    tryThis:
      'Write the last sentence of this part of your life, as if it were a novel, and close the notebook loudly.',
  },
  {
    number: '1313',
    title: 'Nothing Unlucky',
    meaning:
      '1313 is said to mean a brave start and a loud voice: 1 begins, 3 speaks, and then they both do it again.',
    text: 'Some hotels have no thirteenth floor: the elevator goes from 12 to 14, and everyone pretends not to notice. In Italy, meanwhile, 13 is a lucky number. As an angel number 1313 isn’t read as 13 anyway. It’s a 1, which starts, and a 3, which can’t keep it to itself, twice over. By custom that’s a push to try something creative in front of others. If it made you nervous, you’re in good company, and not one of you is in danger.',
    tryThis: 'Say “thirteen” out loud thirteen times, until it turns into a silly noise.',
  },
  {
    number: '717',
    title: 'Think, Act, Think',
    meaning:
      'Look first, act, then look again: 717 is said to mean a start with thinking on both sides of it.',
    text: 'Two quiet 7s with a 1 between them: it’s like two librarians and a small boy with a drum. 7 thinks and 1 acts, so by custom 717 is an action with some thought before it and some after it, which is more than most actions get. It’s also the same backward. Those who are fond of it take that as a hint to do things they won’t mind looking back at.',
    tryThis:
      'In your next conversation, touch your left ear before you speak and your right ear after you’ve spoken.',
  },
  {
    number: '911',
    title: 'An Ending and Two Beginnings',
    meaning: '911 is read as an ending and a new start: the 9 finishes, and each 1 begins again.',
    text: 'In the United States, Canada and some other countries, 911 is the number you call in an emergency, so it can make your heart jump. Seeing it isn’t a warning. As an angel number it’s read calmly, from left to right: a 9 closes one thing, and two 1s open two others. For some people it’s also a date that hurts. If you’re one of them, think of whoever you think of, and leave the numerology for another day. It’s only a custom, and it can wait.',
    tryThis:
      'Hold something warm in both hands, a cup or a cat, and count slowly to nine, and then to eleven.',
  },
];

/** What a digit brings, as the end of a sentence about a number that has no reading of its own. */
export const digitSays: Readonly<Record<Digit | 0, string>> = {
  0: 'leaving room for whatever comes',
  1: 'starting something, and going first',
  2: 'being patient, and sharing the work',
  3: 'speaking up, and enjoying yourself',
  4: 'keeping things in order, slowly and well',
  5: 'trying something new, and moving on',
  6: 'looking after people, and coming home',
  7: 'thinking it over, somewhere quiet',
  8: 'asking what things are worth',
  9: 'finishing, forgiving and letting go',
};

/** What the pattern of such a number is said to mean. */
export const repeatSays = {
  pair: 'One digit stands twice in a row, and by custom you read it louder, like a word somebody repeats because it matters.',
  run: 'The same digit three times or more is what people usually mean by an angel number: its meaning is said to grow with each one.',
  mirror:
    'It’s the same in both directions, so it’s taken as a sign of balance, of giving and getting in equal parts.',
  ladder:
    'Its digits go up or down by one, like stairs, which is read as things moving in good order.',
  none: 'There’s no special pattern in this one, so custom simply reads its digits in turn, from left to right, like a short sentence.',
} as const;
