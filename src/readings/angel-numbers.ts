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
    text: 'New suitcase locks are usually set to 000. The suitcase hasn’t been anywhere yet, and it could go anywhere. That’s how 000 is read: one part of your life is over, and the next hasn’t started. People will ask you about it at every party. “So what are you doing now?” Say, “Nothing yet.” It’s a complete answer, and it usually makes them a little jealous.',
    tryThis:
      'Keep one hour of tomorrow empty on purpose. If anyone asks what you’re doing then, say you’re busy.',
  },
  {
    number: '111',
    title: 'A Starting Signal',
    meaning:
      '111 is said to mean a new start. It’s read as a reminder to begin what you’ve been thinking about for years.',
    text: '1 is the number of beginnings, and 111 says it three times: begin. But begin what? The custom is to look at the thought you had when you saw it, but be honest. Usually it’s “Did I lock the door?” or “Is this cheese still good?” So ask yourself something better. What have you wanted to do since you were nineteen, and still tell people about at parties? Do the first ten minutes of it tonight, with the phone off and no plan for the rest, and then go and check the door.',
    tryThis: 'Write down the exact thought, even if it was about cheese. Read it again in a week.',
  },
  {
    number: '222',
    title: 'Wait for Me',
    meaning:
      'Patience and partnership: that’s what 222 stands for. If you’re in a hurry, let someone catch up with you first.',
    text: 'If 111 says “Go,” 222 says “Wait for me.” A 2 means two people, so 222 is read as a reminder of somebody you’ve been too fast for. Who did you think of just now? Maybe you’ve planned the whole trip, down to the sandwiches, and they’re still thinking about whether to go. Maybe the argument’s over for you, but not for them. You can’t make another person faster. You’ve tried. So wait at the corner and turn around: people walk better when they can see your face.',
    tryThis:
      'Ask the person you thought of, “Am I going too fast for you?” Then wait for the answer, which may also be slow.',
  },
  {
    number: '333',
    title: 'Say It',
    meaning:
      '333 means expression. Something in you wants to be said, sung, drawn or laughed about, and this is said to be the time for it.',
    text: 'There’s something you want to say, and you’ve been keeping it in: that’s what people read into 333. 3 is the number of talking and making things. Your sentence may be as short as “I was hurt when you left early,” or “I’ve always liked you.” You’re waiting for the right moment. It’s come several times already, and each time you talked about the weather. You probably thought of it before you got to the end of this paragraph.',
    tryThis:
      'Say it once out loud in the bathroom, with the water running. When you tell a person, it’ll already be the second time.',
  },
  {
    number: '444',
    title: 'Firm Ground',
    meaning:
      'You’re standing safely, and you aren’t alone: 444 is said to mean protection and a firm foundation.',
    text: 'Tables have four legs and rooms have four corners, so 4 is the number of whatever holds things up. 444 is read as a message for worried people: the ground under you is firm, and somebody is protecting you. Some say an angel, some say a grandmother, and nobody can prove either. But think of everything that carried you today. The stairs did, and the chair did, and you didn’t notice, because nobody notices what works. All day you’ve been thinking about the one thing that might not hold.',
    tryThis: 'Lean against a wall and let it hold you for ten slow breaths. Walls don’t get tired.',
  },
  {
    number: '555',
    title: 'Change Coming',
    meaning: '555 is said to announce a change, because 5 is the number of freedom and new things.',
    text: 'The change that 555 announces may already be here. Big changes look very small on their first day. Think of a friend you can’t imagine life without. There was a day when you’d never heard their name, and it looked like any other day, and perhaps you nearly stayed home. So don’t look for anything big. Look again at the invitation you were going to refuse.',
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
    text: 'Plenty of people see 777 and think of a slot machine. But 7 is the number of study, so three 7s are said to mean another kind of luck: you’re close to an answer. It’s the wrong number for a casino and the right one for a library. Perhaps you know the feeling. You look up one small thing before bed, that page leads to another, and at two in the morning you know all about lighthouses. You haven’t won a dollar, and you’re happier than anyone in Las Vegas.',
    tryThis:
      'Open any book to page 77 and read the seventh line aloud. See if it answers anything.',
  },
  {
    number: '888',
    title: 'What It’s Worth',
    meaning:
      'Money, work and results: 888 is read as a sign to look at what you earn, what you owe and what you give.',
    text: 'The Beijing Olympics opened on 8/8/08 at eight in the evening, because in Chinese the word for eight sounds a little like the word for getting rich. So people see 888 and expect a check. Your bank hasn’t heard about it, so don’t spend anything yet. In numerology 8 asks a simpler question: has everyone been paid? Maybe you did some work and never sent the bill. Or maybe you’re the friend who still owes for the pizza.',
    tryThis:
      'Pay someone back for something tiny, like a coffee. They won’t even remember it, and they’ll be delighted.',
  },
  {
    number: '999',
    title: 'Let It End',
    meaning:
      'With 999, something is said to be over. Finish well, say thank you, and be ready for what comes next.',
    text: '9 is the last of the digits, so 999 is read as an ending. That sounds sadder than it is, because the last day of school is an ending, too. The trouble is that we don’t always notice when a thing is over. Your last exam may have been years ago, but you still dream you’re late for it. The argument ended in spring, and last night you thought of a much better answer. 999 says it’s finished. You can put down your pencil.',
    tryThis: 'Finish something small, like the last of the honey. Don’t leave one polite spoonful.',
  },
  {
    number: '0000',
    title: 'Midnight',
    meaning: 'A complete rest, and then a completely fresh start: that’s how 0000 is read.',
    text: 'At midnight, a 24-hour clock shows four zeros. All over the world, night nurses look up at it and write a new date on the page. Whatever kind of day it was, it’s over. That’s how 0000 is read: yesterday is gone, and today hasn’t had time to go wrong. If you were hoping for orders, this number has none. But if you saw it on a clock, there’s one piece of advice that’s older than numerology: go to bed.',
    tryThis:
      'Leave one thing undone tonight, on purpose. Say good night to it and turn off the light.',
  },
  {
    number: '1010',
    title: 'A Nod',
    meaning: 'You’ve made a good start, and there’s room to go on: 1010 is taken as encouragement.',
    text: 'Everyone cheers when you announce a plan, and they’ll cheer again when it’s done. In between, for months, nobody asks. That’s when 1010 is welcome. The 1 begins, the 0 leaves room, and then both of them do it again, so it’s read as a nod: good start, keep going. It’s for day four without sugar, when the cheering is over and the cake is still there. And if you really wanted to quit, you wouldn’t be looking for a sign. You’d be looking for a fork.',
    tryThis:
      'Spend ten seconds on the thing you’ve begun, then ten more if you like. It’s hard to be afraid of ten seconds.',
  },
  {
    number: '1111',
    title: 'Make a Wish',
    meaning:
      '1111 is the best known of all angel numbers: a strong new beginning and, for many people, the moment to make a wish.',
    text: 'In many countries people close their eyes at 11:11 and make a wish. 1 is the number of beginnings, so four of them in a row are read as a very good time to start something. Nobody has ever shown that it works, and nobody stops. The hard part is choosing before it’s 11:12. So have a wish ready, and be exact. “I want to be happy” could mean anything. “I want to dance with my sister in June” has a date on it.',
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
    text: 'One washes, one dries. One drives, and one reads the map and gets blamed. In 1212 the 1 acts, the 2 helps, and they keep taking turns, like people who’ve known each other for years. So it’s read as progress for two: not fast, and very hard to stop. The digits add up to 6, the number of home. That fits. At home it’s always somebody’s turn, and each of you is sure it’s the other’s.',
    tryThis: 'Trade one chore with someone for a day. Giving advice is against the rules.',
  },
  {
    number: '1221',
    title: 'There and Back',
    meaning:
      '1221 reads the same in both directions. It’s said to mean balance: what you give and what you get should match.',
    text: 'Forward or backward, 1221 is the same, like the words “level” and “noon.” So it’s said to mean fairness: what you give comes back. Most of us secretly count who did more, and we’d never admit it. Maybe you carried a friend’s sofa up four floors, and she listened to your troubles all last winter. You remember the sofa, and she remembers the winter, so each of you thinks the other still owes something. You could both stop counting. You could sit on the sofa.',
    tryThis:
      'Return something you borrowed so long ago that it feels like yours. If it’s a book, you may finish it first.',
  },
  {
    number: '1234',
    title: 'Step by Step',
    meaning:
      'Things come in the right order: that’s how 1234 is read. You only have to do the next one.',
    text: '“One, two, three, four,” says the drummer, and the whole band breathes in. Nothing has been played yet, and nothing has gone wrong. That’s 1234. Each digit is one more than the last, so it’s read as things coming in the right order. You may feel you’re late, because everyone else seems to be playing already. Maybe they are. But your song has its own drummer, and he’s only on three.',
    tryThis: 'Climb some stairs. On each step, name something you’ve already done this year.',
  },
  {
    number: '2020',
    title: 'Clear Sight',
    meaning:
      '2020 is about seeing people clearly. 2 stands for other people and 0 for open space, so it’s read as advice to be patient and step back a little.',
    text: 'At the eye doctor’s, 20/20 means you see well. As an angel number, 2020 is about seeing people well, and for that it helps to step back. You may know somebody who drives you crazy in the same kitchen and is wonderful on the phone. It’s the same person. From far away you can see all of them, instead of just the way they load the dishwasher. So before you say something about the forks, take a walk to the end of the street, because you can’t see a single fork from there.',
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
    text: 'Nothing about 2222 is in a hurry. 2 is the number of patience and of people together, and here are four of them. The men who laid the first stones of Cologne Cathedral, in 1248, knew they’d never see it finished. It took 632 years, and they laid the stones straight anyway. You’re probably building something with others, too, out of breakfasts and phone calls and “Did you call the plumber?” It may not look like much. Neither did Cologne, for the first fifty years.',
    tryThis:
      'Thank someone for a thing they do every day and think you haven’t seen. Be so exact that they blush.',
  },
  {
    number: '3333',
    title: 'Joy Turned Up',
    meaning:
      '3333 is read as a lot of joy and a lot of words. Make something, share it, and don’t wait to be asked.',
    text: 'Cousins at a wedding, all telling the same story with different endings: that’s what 3333 sounds like. 3 is the number of talk and play, and there are four of them here. So it’s read as joy that wants to be shared, even if it isn’t perfect. Look at the dance floor. Nobody’s standing around the best dancer, who’s busy being good. They’re all around the aunt who’s having the most fun. She didn’t wait until she could dance.',
    tryThis: 'Dance to one whole song while you cook or clean. If somebody walks in, don’t stop.',
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
      '5555 is read as a lot of change at once, and as advice to laugh about it when you can.',
    text: 'In Thailand people type 5555 when they’re laughing, because the Thai word for five is “ha.” In numerology 5 is the number of change, so 5555 means change from several sides at once, more than anyone can control. But ask any family for its best story. It’ll be the one about the tent that blew into the lake with everybody’s pants in it, and nobody was laughing at the time. You may be in the middle of a very good story right now.',
    tryThis:
      'Tell someone about your week as if it were a comedy. Imitate everybody in it, including yourself.',
  },
  {
    number: '6666',
    title: 'Four in the Kitchen',
    meaning:
      '6666 means a very full house, with a lot of love and a lot to do. It’s read as a request to share the work.',
    text: 'At every big dinner one person keeps looking around to see who needs something. That’s 6, the number of home and duty. 6666 is four of them in one kitchen, each offering the others the only chair, and all of them have forgotten to eat. Nobody here is scary, whatever the movies say about 666. Still, when a guest offers to do something, don’t say “No, no, sit down,” but hand over the potatoes and a knife. They’ll be peeled much too thick, and the person peeling them will finally feel at home.',
    tryThis:
      'Ask for help with something you could easily do yourself, like carrying one bag. Most people are pleased to be asked.',
  },
  {
    number: '7777',
    title: 'The Long Look',
    meaning:
      '7777 is said to mean learning, and the kind of luck that comes from patience: look longer, and don’t hurry the answer.',
    text: 'How long can you look at one leaf? A 7 can do it all afternoon. It’s the digit of study and silence, and 7777 is sometimes called the luckiest number of all. If that’s true, it’s the luck of people who look twice. The keys aren’t in your bag. You’ve searched it, you’ve emptied it, you’ve blamed other people. Then you look once more, slowly, and they’re in the bag. Some answers are like that: you’ve already looked in the right place, only too fast.',
    tryThis:
      'Look at a piece of ground the size of a postcard for seven minutes. Something very small lives there.',
  },
  {
    number: '8888',
    title: 'Both Hands Full',
    meaning:
      'A lot of work, money or responsibility at once: 8888 is read as a sign to see what you’re carrying, and to share it fairly.',
    text: 'When an 8 lies down to rest, it becomes the sign for infinity. 8 is also the number of work and money, so 8888 is for people whose work never seems to end. You can spot them on the way home, with two bags in each hand and the keys between their teeth. If you offer to help, they shake their heads, because they can’t open their mouths. If you’re one of them, put the bags down halfway up the stairs and look inside. Some of what you’re carrying may not even be yours.',
    tryThis: 'Give one task on your list to a person who’d do it differently. Don’t check.',
  },
  {
    number: '9999',
    title: 'All Nines',
    meaning:
      'The end of something long: that’s how 9999 is read. You can be proud of it, sad about it and glad it’s over, all on the same day.',
    text: 'Old cars count miles with little turning wheels. When all the wheels show nines, everybody in the car stops talking to watch. That’s 9999. 9 is the last digit, and four of them are read as the end of something long: a job, a course, the years in one apartment. You hold your breath. But as any child in the back seat remembers, the car didn’t stop. It went on, with a row of clean zeros.',
    tryThis:
      'Write the last sentence of this part of your life, as if it were a novel. Then close the notebook loudly.',
  },
  {
    number: '1313',
    title: 'Nothing Unlucky',
    meaning:
      '1313 is said to mean a brave start and a loud voice: 1 begins, 3 speaks, and then they both do it again.',
    text: 'Don’t let the 13s worry you. In Italy 13 is lucky and 17 isn’t, so bad luck depends on the country. In 1313 each 1 makes something, and each 3 shows it to everybody. Children live like that. They draw a purple dog with a hat, run across the room and shout, “Look!” Around the age of ten we stop. From then on we say, “Oh, it’s nothing,” and put a hand over the page. Take your hand away, says 1313. Everybody misses the purple dog.',
    tryThis: 'Show someone a thing you’re making before it’s ready. Don’t say sorry for it first.',
  },
  {
    number: '717',
    title: 'Think, Act, Think',
    meaning:
      '717 is read as: think, act, then think again. The two 7s do the thinking, and the 1 between them acts.',
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
  6: 'taking care of people, and coming home',
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
