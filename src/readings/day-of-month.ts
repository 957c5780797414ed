/** A day of the month. */
export type DayOfMonth =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29
  | 30
  | 31;

/** The day of the month as it stands: 29 is read as 29, with its 2 and its 9. */
export interface DayReading {
  readonly title: string;
  /** What the day is said to mean; at most 35 words. */
  readonly meaning: string;
  /** One or two paragraphs, with an empty line between them. */
  readonly text: string;
  /** How it differs from the other days that come to the same number. */
  readonly differs: string;
}

/** What is read into the 31 days on which a person can be born. */
export const dayReadings: Readonly<Partial<Record<DayOfMonth, DayReading>>> = {
  1: {
    title: 'Going Your Own Way',
    meaning:
      'Independence is what the 1st is said to mean. You like to lead, you begin things easily, and you’d rather find your own way than follow.',
    text: 'A 1 has no second digit to argue with, so the wish to decide for yourself comes through at full strength. You’re good with the blank page, the empty room, the job that didn’t exist before you took it. Wise bosses give you the goal and leave out the directions.\n\nAdvice is where it gets funny. Someone says, “The bed would be nicer under the window.” You say no. Ten days go by, and you come in with shining eyes. “I’ve had an idea about the bed!” Your savings plan came about in the same way, and “Go to bed earlier” meant nothing to you until the night you discovered it yourself. The person who first mentioned the window could point this out. They love you, so they don’t. They’d miss the look on your face when you’ve had an idea.',
    differs:
      '10 has a zero for company, and 19 and 28 bring other digits along, with other people’s wishes in them. On the 1st there’s only the 1, and it has no one to ask.',
  },
  2: {
    title: 'Walking in Step',
    meaning:
      'People born on the 2nd are said to be gentle and close to others. They adjust easily, keep the peace, and do their best work in pairs.',
    text: 'Even your feet adjust to whoever’s next to you. With a tall person in a hurry you take quick steps; with an old man and his cane you slow down until it’s almost standing still. 2 is the number of going along together, so being born on the 2nd is said to make you easy to love and lovely to work with.\n\nAfter years of this, your own speed is hard to find. You spend what the others spend, you rest when they’re tired, and you think it’s what you wanted. So take a walk alone now and then, somewhere flat, with nowhere to be. After a few streets you’ll notice a pace. It’s yours, and the right people would be happy to slow down for it, or to run.',
    differs:
      '29 and 20 have a 2 in them as well, and 11 comes down to one, but each has something else to do first. On the 2nd it’s simple: just the talent for being beside someone.',
  },
  3: {
    title: 'Play Before Paperwork',
    meaning:
      '3 means joy and expression. A birthday on the 3rd is read as a talent for fun: words, colors and jokes come easily, and dull duties don’t.',
    text: 'You turn everything into play, and one envelope is enough to prove it. Inside: an electric bill. Outside, in blue pen: a giraffe, a hat for the giraffe, a list of names for it, and your signature in three new styles. The bill is still unopened.\n\nWhat’s fun gets all the attention of a 3, and what isn’t fun becomes invisible, like taxes and second reminders. At work you make the long afternoons shorter for everyone. You can still rest the way kids do, on the floor, in the middle of things. And the little drawings you leave next to the coffee, for someone you love, have mostly been kept. You’d be surprised if you knew where, and for how long.',
    differs:
      '30 is the same 3 made louder. 12 and 21 have a 1 and a 2 in them, so they think about the audience first. On the 3rd you’d draw the giraffe even if you were alone.',
  },
  4: {
    title: 'Steady as a Clock',
    meaning:
      'Order and hard work belong to 4. If that’s the day you were born, you’re said to be steady: you keep your word, repeat what works and don’t trust quick changes.',
    text: 'Your habits are so regular that somewhere on your way to work a stranger is using you as a clock. If they meet you at the bakery, they’re on time. If you’re already at the corner, they have to run. You’ve never spoken to each other. That’s the 4 at its best: without knowing it, you’re something people can count on.\n\nNew things get a harder welcome. Your first answer to all of them is no. A different couch? No. A trip to the islands? No. A kiss in the middle of the street? You look around, and then, no. But it isn’t a real no. What you’re asking for is one night’s sleep. In the morning you’ve compared prices, moved some money out of a careful account, and you’d like to know when the boat leaves. So it would be a pity if anyone gave up on you in the evening. Your yes is worth the wait. You’ve never taken one back.',
    differs:
      '13 and 31 get to 4 with a lively 3 on board, and 22 wants to build for the whole town. The 4th is the quiet one: smaller plans, kept exactly.',
  },
  5: {
    title: 'The Long Way Back',
    meaning:
      'Born on the 5th, you’re said to love freedom and change. You’re read as curious, quick and very hard to keep indoors.',
    text: 'You went out to return a library book, and you came back with a haircut, a bag of plums and the library book. For a 5, everything on the way is more interesting than the place you’re going. There was music, and the man with the drum knew a barber, and the barber’s sister sells plums, and she’d been to Peru, and suddenly it was evening.\n\nIt’s a wonderful way to spend a day and a hard way to run a week. Work that moves is good for you: streets, visitors, a fresh problem each morning. Money moves too, mostly toward plums. In love you’re a joy to be with and a little frightening to wait for. You even rest in motion, on slow trains and in strange parks. At the library they’ve stopped sending you reminders. They just ask how it was in Peru, and by now you’ve been.',
    differs:
      '14 wants the same freedom and writes rules for it; 23 wants it with a crowd. The 5th needs neither a list nor company, and it comes home late, alone and very happy.',
  },
  6: {
    title: 'Responsible for Everyone',
    meaning:
      'With a 6 for your day of birth, you’re said to be loving and responsible: the one who looks after a family, a team or a home.',
    text: 'When you’ve picked the movie, you don’t watch the movie. You watch the people watching it. Are they bored? Was that a laugh or a cough? 6 is the number of care, and being born on the 6th is said to make you feel responsible for everyone’s good time, even for the parts no one controls. You’ve apologized for rain. At work you’re the first to see who’s been quiet lately. Your money buys a better lamp for someone who reads at night. Love, from you, is a warm room with the light already on. But an evening spent studying faces isn’t rest, so here’s a question, asked with affection. That last movie you picked: how did it end?',
    differs:
      '15 comes to 6 through two restless digits, and 24 through memory and custom. On the 6th there’s no such history. The caring is simply there, every day, and so is the worrying.',
  },
  7: {
    title: 'A Private Mind',
    meaning:
      'Deep, careful thought is what 7 stands for. Being born on the 7th is read as a love of quiet and a habit of keeping things to yourself.',
    text: 'People find out about you by accident, because you’re so private. “You speak Japanese?” “A little.” “Since when?” “I’m not sure. Twelve years?” “Why did you never say so?” “It didn’t come up.”\n\nIt isn’t that you don’t trust them. 7 is the number of the inner life, and whatever you love seems safer while it’s only yours. At work you become the expert by mistake, in the last five minutes of a meeting, when somebody finally asks. If you won money in the lottery, your family would hear about it from the bank. Rest means a closed door and a subject to disappear into. The one place where it costs you is love. You’re waiting to be asked, and the other person can’t ask, because they don’t know what’s there. So give them the first question yourself. Say, some evening, “Ask me about Japan.” Then watch a face you thought you knew wake up completely.',
    differs:
      'On the 16th being alone is partly hurt pride, and on the 25th it comes after company. The 7th was quiet to begin with. It isn’t hurt and it isn’t tired; it just likes it there.',
  },
  8: {
    title: 'Strength People Lean On',
    meaning:
      '8 is linked to power and money. This birthday is read as a strong, practical one: you take charge of large things and get them done.',
    text: 'Strength is what everyone sees in an 8, and they lean on it. Hard questions come to you at work, money questions come to you at home, and you’re good with both. You stay calm, you ask what it costs, and you act.\n\nNow listen to yourself when somebody close to you starts to talk. They saw a dog in rain boots on the way home. “So what’s the problem?” you say. “There isn’t one,” they say. “I was telling you about the dog.” Part of you had already gone to look for a tool. If that happens often, people bring you their disasters and take their small good news to others. It’s a shame, because small good news is the best rest you’ll ever get, and so much of love is exactly that. You can draw an 8 without lifting the pen. The line goes out, turns, and comes home through the middle, and the old books made a lot of that. Whatever strength goes out into the world, they said, has to come back to where it started.',
    differs:
      '17 hides its ambition, and 26 nearly apologizes for it. The 8th simply says what it wants and what it’ll pay, which saves everyone a lot of time.',
  },
  9: {
    title: 'Wanting It Fair',
    meaning:
      'Kindness toward everyone is the mark of 9. Born on this day, you’re read as generous, fair and full of feeling for strangers.',
    text: 'There’s a free seat on the bus, and you’re standing, in case someone needs it. The bus is empty. A 9 feels for people who haven’t even gotten on yet. It’s the last single digit, and it’s read as the one with room in it for all the others. What’s hard is enjoying your own luck. A raise embarrasses you. A sunny apartment makes you think of the dark ones, and when you’re praised at work you name everyone who helped, down to the man who fixed the chair. It’s as if every good thing had been taken from another person. But there’s no fixed amount of joy that runs out when you have some. The ones you love most would like to see you asleep in the sun, with nothing to explain. You’ll give most of it away again tomorrow. For this one ride, you can sit down.',
    differs:
      '18 fights for people and 27 makes things for them. The 9th just opens its arms, to anyone, before asking who it is, and goes home with empty pockets.',
  },
  10: {
    title: 'A Clean New Page',
    meaning:
      '10 is a 1 with a zero beside it, which makes the 1 louder. You’re said to be a leader who can start over without fear.',
    text: 'Zero is worth nothing, and next to a 1 it makes ten. In numerology it’s read as empty space: with all that room, the 1 gets louder and nothing stands in its way. So you’re one of the great beginners. You can lose a job, a plan or a whole city, and by morning you’re looking around with interest.\n\nWhat you don’t do is repair. One wrong stitch in a scarf, and you pull out the entire scarf and start again with better wool. That costs money and sleep, and at work the people who liked your second version never see the third one coming. It’s hardest on love, because love is nearly all repair. You can’t begin a person again. You can go back a few rows together, find the place and say, “I think it went wrong here.” The scarf will always show it a little. Most people would choose that scarf over a perfect one.',
    differs:
      '1 begins once and keeps walking. 10 begins the same thing again, because its zero keeps offering an empty page. 19 would rather begin something else, and 28 would bring a partner.',
  },
};
