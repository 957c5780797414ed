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
    text: 'New suitcase locks are usually set to 000. The suitcase hasn’t been anywhere yet, and it could go anywhere. That’s how this number is read, too. A 0 is a circle, and in a circle the end and the start are the same place, so 000 is taken as a pause between two parts of your life. Nobody expects anything from you in a pause. You’re allowed to sit on the suitcase for a while.',
    tryThis:
      'Keep one hour of tomorrow empty on purpose. If anyone asks what you’re doing then, say you’re busy.',
  },
  {
    number: '111',
    title: 'A Starting Signal',
    meaning: '111 is said to mean a new start. The thought you had when you saw it is one to keep.',
    text: '“What were you just thinking?” That’s the only question 111 asks. 1 is the number of beginnings, and three of them side by side are like three voices saying “Go.” The thought you had at that second is supposed to be the one to follow. Often it’s about socks. But now and then it’s somebody you keep meaning to call, and a number on a receipt has done both of you a favor.',
    tryThis: 'Write down the exact thought, even if it was socks. Read it again in a week.',
  },
  {
    number: '222',
    title: 'Wait for Me',
    meaning:
      'Patience and partnership: that’s what 222 stands for. Whatever you’re in a hurry about, let someone catch up with you first.',
    text: 'If 111 says “Go,” 222 says “Wait for me.” A 2 means two people, so 222 is meant to remind you of somebody: a partner, a sister, a coworker who still hasn’t answered. Whose face came first? Maybe that person is slower than you right now. You were the slow one once. When you were two, somebody let you stop and look at every stone on the way to the store. They were late, probably, and they looked at the stones, too.',
    tryThis:
      'Buy two of something small, like pears or pencils. Give the second one to the person you thought of.',
  },
  {
    number: '333',
    title: 'Say It',
    meaning:
      '333 means expression. Something in you wants to be said, sung, drawn or laughed about, and the number is taken as permission.',
    text: 'Stories have always liked threes: three wishes, three brothers, three knocks at the door. 3 is the number that talks and makes things, and 333 is three times as loud. So it’s read as permission to say what you’ve been keeping quiet, whether that’s a poem, a joke, or “I was hurt when you left early.” You probably thought of yours before you got to the end of this paragraph.',
    tryThis:
      'Say it once out loud in the bathroom, with the water running. Saying it to a person is easier after that.',
  },
  {
    number: '444',
    title: 'Firm Ground',
    meaning:
      'You’re standing safely, and you aren’t alone: 444 is said to mean protection and a firm foundation.',
    text: 'Tables have four legs, rooms have four corners, and 4 is the number of whatever holds things up. People love 444 best when they’re frightened. It’s said that somebody, an angel or a grandmother, is standing behind you. There’s no way to know if it’s true. But look at what’s under you right now: a floor, a chair, a street that strangers built well, long before you needed it. They were thinking of you, in a way. They just didn’t know your name.',
    tryThis: 'Lean against a wall and let it hold you for ten slow breaths. Walls don’t get tired.',
  },
  {
    number: '555',
    title: 'Change Coming',
    meaning: '555 is said to announce a change, because 5 is the number of freedom and new things.',
    text: 'Change is coming, say the people who love 555, because 5 is the traveler among the numbers, and here it travels three times. In American movies, fake phone numbers often start with 555, so no real phone will ring. Yours may not, either. But think of a friend you can’t imagine life without. There was a day when you’d never heard their name, and it looked like any other day, and perhaps you nearly stayed home.',
    tryThis:
      'Sit in a different seat at the table tonight. It’s the same room, and you’ll hardly recognize it.',
  },
  {
    number: '666',
    title: 'Too Much Care',
    meaning:
      '666 is read as care out of balance: you look after everyone else, and it’s time somebody looked after you.',
    text: 'Please don’t be afraid of this one. The scary stories come from a single line in a very old book. In numerology 6 is the number of home, the one who makes sandwiches for everybody and then eats the end of the bread, standing up. Three 6s are too much of a good thing: too many worries, too many names on your list, and yours at the bottom. It’s a kind number. It’s just tired.',
    tryThis: 'Make yourself a cup of tea exactly as you’d make it for a guest. Use the good cup.',
  },
  {
    number: '777',
    title: 'Quiet Luck',
    meaning:
      'Luck and deep thought belong to 777. You’re said to be close to understanding something, so keep asking questions.',
    text: 'Plenty of people see 777 and think of a slot machine. But 7 is the one who studies, late, alone, with one lamp on, so its luck is a quiet sort, and three 7s are said to mean you’re close to an answer. It’s the wrong number for a casino and the right one for a library. Somebody goes in for a cookbook and pulls out the wrong book. They read one line, standing up, and at closing time they’re still there, on the floor between the shelves.',
    tryThis:
      'Open any book to page 77 and read the seventh line aloud. Think about it in bed tonight.',
  },
  {
    number: '888',
    title: 'What It’s Worth',
    meaning:
      'Money, work and results: 888 is read as a sign to look at what you earn, what you owe and what you give.',
    text: 'The Beijing Olympics opened on 8/8/08 at eight in the evening, because in Chinese the word for eight sounds a little like the word for getting rich. So people see 888 and expect a check. Your bank hasn’t heard about it, so don’t spend anything yet. But 8 also asks a fair question: has everyone been paid? Maybe you did some work and never charged for it. Maybe somebody once bought you a ticket and was too polite to mention it again.',
    tryThis:
      'Pay someone back for something tiny, like a coffee. They won’t even remember it, and they’ll be delighted.',
  },
  {
    number: '999',
    title: 'Let It End',
    meaning:
      'With 999, something is said to be over. Finish well, say thank you, and be ready for what comes next.',
    text: '9 is the last of the digits, so 999 means an ending. That sounds sadder than it is: the last day of school is one, too. Most endings don’t tell you they’re happening. There was a last time somebody carried you to bed, and neither of you knew. 999 is a reminder to notice an ending while you’re still in it. It doesn’t take much: before you leave, stand in the doorway a little longer than usual.',
    tryThis: 'Finish something small, like the last of the honey. Don’t leave one polite spoonful.',
  },
  {
    number: '0000',
    title: 'Midnight',
    meaning: 'A complete rest, and then a completely fresh start: that’s how 0000 is read.',
    text: 'At midnight, a 24-hour clock shows four zeros. In hospitals all over the world a nurse looks up at them, turns the page and writes a new date. Whoever had a bad day has gotten through it. That’s the minute people mean when they talk about 0000: yesterday is gone, and today hasn’t done anything wrong. If you were hoping to be told what to do, this number has no orders for you. Maybe you’ve had enough of those.',
    tryThis:
      'Leave one thing undone tonight, on purpose. Say good night to it and turn off the light.',
  },
  {
    number: '1010',
    title: 'A Nod',
    meaning: 'You’ve made a good start, and there’s room to go on: 1010 is taken as encouragement.',
    text: 'Look at the digits: 1 begins, 0 waits to see what happens, and then both of them do it again. That’s why 1010 is said to mean you’re on the right road. Computers write everything in 1s and 0s, and to them 1010 is simply ten. But if you’ve begun something and don’t dare to ask how it’s going, it can feel like a nod from across the room, from the one teacher who hardly ever nodded.',
    tryThis:
      'Spend ten seconds on the thing you’ve begun, then ten more if you like. It’s hard to be afraid of ten seconds.',
  },
  {
    number: '1111',
    title: 'Make a Wish',
    meaning:
      '1111 is the best known of them all: a strong new beginning and, for many people, the moment to make a wish.',
    text: 'Somewhere, at 11:11, two people who’ll never meet are closing their eyes at the same time. In many countries people make a wish at that minute. 1 is the number of beginnings, so four of them in a row are read as a very good time to start something. Nobody has ever shown that it works. Close your eyes anyway. You may notice, as many of us do, that the first person in your wish isn’t you.',
    tryThis:
      'Make the wish. If it was for somebody else, do one small thing for them today, and keep the reason to yourself.',
  },
  {
    number: '1122',
    title: 'First Alone, Then Together',
    meaning:
      '1122 means a start that turns into something shared: first you do it alone, and then others join in.',
    text: 'Somebody has to sing the first word of “Happy Birthday.” For about one second that person is all alone, usually starting too high. Then everybody comes in. In 1122 the two 1s are the person who begins, and the two 2s are the people who join. The hardest part is the second 1, when you’ve sung “Happy” and nobody else has opened their mouth yet. Keep going. They were only waiting for someone to go first.',
    tryThis: 'Be the first to clap today, or the first to say good morning. Somebody has to.',
  },
  {
    number: '1212',
    title: 'One Step Each',
    meaning:
      'Taking turns is the idea of 1212. It stands for slow, steady progress that two people make together.',
    text: 'One washes, one dries. One drives, and one reads the map and gets blamed. In 1212 the 1 acts, the 2 helps, and they keep taking turns, like people who’ve known each other for years. So it’s read as progress for two: not fast, and very hard to stop. The digits add up to 6, the number of home. That fits, because at home it’s always somebody’s turn.',
    tryThis: 'Trade one chore with someone for a day. Advice is forbidden.',
  },
  {
    number: '1221',
    title: 'There and Back',
    meaning:
      '1221 reads the same in both directions. It’s said to mean balance: what you give and what you get should match.',
    text: 'Forward or backward, 1221 is the same, like the words “level” and “noon.” So it’s a number of fair exchange: what goes out comes back. You told a friend a secret, and you heard one. You waited for them at the airport, and they sat with you on your worst day. Nobody writes these things down, but most of us know the list by heart. If your side of it is much longer than theirs, or much shorter, 1221 is a gentle reason to look.',
    tryThis:
      'Return something you borrowed so long ago that it feels like yours. The book, for instance. You know which one.',
  },
  {
    number: '1234',
    title: 'Step by Step',
    meaning:
      'Things come in the right order: that’s how 1234 is read. You only have to do the next one.',
    text: '“One, two, three, four,” says the drummer, and the whole band breathes in. Nothing has been played yet, and nothing has gone wrong. That’s 1234. Each digit is one more than the last, so it’s read as progress: a beginning, a partner, an idea, a foundation. You may feel you’re late, because everyone else’s song seems to be playing already. Perhaps your drummer’s only on three.',
    tryThis: 'Climb some stairs. On each step, name something you’ve already done this year.',
  },
  {
    number: '2020',
    title: 'Clear Sight',
    meaning:
      '2020 is about seeing clearly, with patience. 2 stands for other people, and 0 for the room between you.',
    text: 'For many of us 2020 is a year before it’s a number, the year grandmothers were visited through a window. So it knows something about distance. As an angel number it’s a 2 for people and a 0 for the space around them, twice, and it’s said to ask how close you want others to be. American eye doctors write 20/20 for normal sight. And some people look kinder from a little farther away.',
    tryThis:
      'Think of a person who annoys you. Now imagine them very far away, very small, carrying their groceries home.',
  },
  {
    number: '2121',
    title: 'After You',
    meaning:
      '2121 starts with 2, the other person, and goes on to 1, yourself. It’s read as: listen first, then act.',
    text: 'Before they lift a piano, good movers look at each other and say, “Ready?” It takes a second, and it saves a lot of toes. 2121 puts 2, the other person, in front of 1, yourself, and it says so twice. So the advice is to listen before you act. It works with pianos, and it works with haircuts and marriage proposals. You can still do exactly what you’d planned. People will just be happier to lift the other end.',
    tryThis:
      'Before your next piece of advice, ask, “Do you want ideas, or do you want company?” Then do what they say.',
  },
  {
    number: '2222',
    title: 'Slow Builders',
    meaning:
      'Patience, four times over: 2222 is said to be about what you build slowly, together with others.',
    text: 'Nothing about 2222 is in a hurry. There are four patient 2s in it, or, if you look again, two 22s, and 22 is known as the master builder. The men who laid the first stones of Cologne Cathedral, in 1248, knew they’d never see it finished. It took 632 years, and they laid the stones straight anyway. What are you making with other people that you’ve stopped noticing, because it works?',
    tryThis:
      'Thank someone for a thing they do every day and think you haven’t seen. Be so exact that they blush.',
  },
  {
    number: '3333',
    title: 'Joy Turned Up',
    meaning:
      '3333 is read as a lot of joy and a lot of words. Make something, share it, and don’t wait to be asked.',
    text: 'Cousins at a wedding, all telling the same story with different endings: that’s what 3333 sounds like. 3 is the number of talk and play, and there are four of them here. It’s also 33 twice, and 33 is known as the master teacher, the kind who lets you do it badly until you do it well. So start before you’re good. The people at the wedding aren’t gathering around the best singer. They’re gathering around the aunt who’s having the most fun.',
    tryThis:
      'Sing a whole song where people can hear you, including the part where you don’t know the words.',
  },
  {
    number: '4444',
    title: 'The Reason Nothing Broke',
    meaning:
      '4444 stands for steady work and safety. It’s read as thanks for slow, careful effort that few people notice.',
    text: '4 is the digit of order and steady work, so 4444 is a thank-you to people who rarely get one. You’ll know a few. They test the smoke alarm, read the contract and lock the back door, and because of them nothing bad happens, so nobody ever gives them a party. If you’re one of them, this is the party. There was going to be confetti, but you’d have worried about who’d sweep it up.',
    tryThis:
      'Check one thing nobody ever checks, like the flashlight. Then tell someone, and wait for the applause.',
  },
  {
    number: '5555',
    title: 'A Good Long Laugh',
    meaning:
      '5555 is read as a great deal of change at once. The advice that goes with it is to take it lightly.',
    text: 'In Thailand people type 5555 when something’s funny, because the Thai word for five is “ha.” In numerology 5 is the restless digit, so 5555 means change from several sides at once: the job, the apartment, the haircut. You can’t control much of that. But ask any family for its best stories. It’ll be the wet tent, the wrong wedding, the moving truck that left without them, and nobody was laughing at the time. You may be in the middle of one now.',
    tryThis: 'Tell someone about your week as if it were a comedy. Do the voices.',
  },
  {
    number: '6666',
    title: 'Four in the Kitchen',
    meaning:
      '6666 means a very full house, with a lot of love and a lot to do. It’s read as a request to share the work.',
    text: 'At every big gathering one person keeps looking around to see who needs something. That person is a 6, the number of home and duty. 6666 is four of them in one kitchen, each offering the others the only chair, and all of them have forgotten to eat. Scary movies like the number 666, but there’s nothing to fear in this kitchen. It’s only four kind people, and at least one of them needs to sit down.',
    tryThis:
      'Ask for help with something you could easily do yourself, like carrying one bag. Most people are pleased to be asked.',
  },
  {
    number: '7777',
    title: 'The Long Look',
    meaning:
      '7777 is said to mean learning, and the kind of luck that comes from patience: look longer, and don’t hurry the answer.',
    text: 'How long can you look at one leaf? A 7 can do it all afternoon. It’s the digit of study and silence, and 7777 is sometimes called the luckiest number of all. If that’s true, it’s the luck of people who keep looking, and find the ring on the second search, in a pocket they’d already checked. It works with people, too. You can know someone for twenty years, and one evening, drying a plate, they tell you why they never swim.',
    tryThis:
      'Look at a piece of ground the size of a postcard for seven minutes. Something very small lives there.',
  },
  {
    number: '8888',
    title: 'Both Hands Full',
    meaning:
      'A lot of work, money or responsibility at once: 8888 is read as a sign to see what you’re carrying, and to share it fairly.',
    text: 'Lay an 8 on its side and it’s the sign for “without end.” 8 is also the number of work and money, so 8888 is for people whose work never seems to end. You can spot them on the way home, with two bags in each hand. “I’ve got it,” they say, if you offer to take one. There’s pride in that. But if you’re one of them, put the bags down halfway up the stairs and look inside. Some of what’s in there may not even be yours.',
    tryThis: 'Give one task on your list to a person who’d do it differently. Don’t check.',
  },
  {
    number: '9999',
    title: 'All Nines',
    meaning:
      'A long story is ending, says 9999, and you’re allowed to be proud of it, sad about it and free of it.',
    text: 'Old cars count miles with little turning wheels. When they get to all nines, everybody in the car goes quiet and leans in to watch. That’s 9999. 9 is the last digit, and four of them are read as the end of something long: a job, a quarrel, the years in one apartment. You may know which. And as any child in the back seat remembers, the car didn’t stop. It went on, with a row of clean zeros.',
    tryThis:
      'Write the last sentence of this part of your life, as if it were a novel. Then close the notebook loudly.',
  },
  {
    number: '1313',
    title: 'Nothing Unlucky',
    meaning:
      '1313 is said to mean a brave start and a loud voice: 1 begins, 3 speaks, and then they both do it again.',
    text: 'In Italy 13 is a lucky number, and the unlucky one is 17, so bad luck seems to depend on where you’re standing. Anyway, 1313 isn’t read as 13. The 1 makes something, the 3 shows it to everybody, and then they do it again. Children live like that. They finish a drawing, run across the room and shout, “Look!” Nobody ever told you to stop. You probably just did, at about eleven, and this number says you could start again.',
    tryThis:
      'Show somebody a thing you’re making and say, “It isn’t ready.” Enjoy how little happens.',
  },
  {
    number: '717',
    title: 'Think, Act, Think',
    meaning:
      'Look first, act, then look again: 717 is said to mean a start with thinking on both sides of it.',
    text: 'Two quiet 7s with a 1 between them: it’s like two librarians and a small boy with a drum. 7 thinks and 1 acts, so 717 is read as advice: think, do it, then think about how it went. Most of us skip the first 7, usually late at night with a phone in our hand. The second 7 comes anyway, at breakfast, when we read what we sent.',
    tryThis:
      'Before you send the next difficult message, go and drink a glass of water. Read it once more, as the person who’ll get it.',
  },
  {
    number: '911',
    title: 'An Ending and Two Beginnings',
    meaning:
      'As an angel number, 911 is read as an ending and a new start: the 9 finishes something, and the 1s begin something else.',
    text: 'In the United States and Canada, 911 is the number you call in an emergency, so seeing it on a receipt can make your heart jump. It isn’t a warning. It’s read calmly, from left to right: one thing ends, and others begin. For many people, 911 is also September 11, and that date hurts. If it hurts you, think of the people you miss, and forget about numerology. It’s only a custom, and it can wait.',
    tryThis:
      'Send a few words to someone you’re glad to have in your life. “I was thinking of you” is enough.',
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
  pair: 'The same digit comes twice in a row, so it counts more, like a word somebody repeats because it matters.',
  run: 'The same digit three times or more is what people usually mean by an angel number: the meaning gets stronger with each one.',
  mirror:
    'It’s the same in both directions, so it’s taken as a sign of balance, of giving and getting in equal parts.',
  ladder:
    'Its digits go up or down by one, like stairs, which is read as things moving in good order.',
  none: 'There’s no special pattern in this one, so you simply read its digits in turn, from left to right, like a short sentence.',
} as const;
