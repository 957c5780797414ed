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
export const dayReadings: Readonly<Record<DayOfMonth, DayReading>> = {
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
    text: 'There’s a free seat on the bus, and you’re standing, in case someone needs it. The bus is empty. A 9 feels for people who haven’t even gotten on yet.\n\nWhat’s hard for you is enjoying your own luck. A raise embarrasses you, a sunny apartment makes you think of the dark ones, and praise at work gets passed along to the man who fixed the chair. But joy isn’t a seat. Nobody has to stand because you have some, and it would make the person who loves you very happy to find you asleep in the sun, with nothing to explain. 9 is the last single digit, and it’s said to have room in it for all the others. There’s room for you as well.',
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
  11: {
    title: 'Faith in People',
    meaning:
      'The master number 11 is linked to inspiration. With this birthday you’re said to have strong feelings, sharp intuition and a way of seeing what people could become.',
    text: 'An 11 sees what a person could become, and believes in it before they do. The custom makes it a master number: two 1s side by side, like two lamps, and you leave them both burning before you add them up. People grow in that light. A shy coworker speaks up in meetings now, because you always acted as if she did.\n\nBut it makes for a strange kind of love. You meet someone who’s here, and you fall for the person they’ll be in five years. Then you wait, a little impatiently, for that person to arrive. They read you a little poem, and you talk about publishers and how much it could earn. They’d only wanted to read you a poem. When you do add the two 1s, you get 2, the number of simple closeness, and on tired evenings you can rest there. Nobody has to become anything. The one beside you on the couch has cold feet, is finished enough, and would like some attention now.',
    differs:
      '2 and 20 take people as they are, and 29 suffers with them. 11 wants to light them up. It’s the most electric of these four days, and the least relaxed.',
  },
  12: {
    title: 'Deciding Out Loud',
    meaning:
      '12 joins a leader, 1, with a listener, 2. Together they make 3, the number of expression, so you’re said to be a natural performer.',
    text: '1 decides and 2 asks, and in you they do it in that order. “Blue or green?” you call from the mirror, wearing the blue, with the receipt in your pocket. You aren’t pretending. You’d truly love to know what people think, just slightly too late for it to matter. Money gets discussed with everyone and then spent as planned. Before a day off you take a vote on where to go, and it’s always the beach. What this mixture makes is charm, since 1 and 2 add up to 3, the number of expression. You see a yawn in the fourth row and change the story halfway, so any job with an audience suits you. “Do you love me?” you ask, in the same voice as “Blue or green?” You already know. You’d just like to hear it.',
    differs:
      '21 has the same digits in the other order, so it listens first and decides later. 3 and 30 don’t ask at all. 12 asks everybody, warmly, with its mind made up.',
  },
  13: {
    title: 'Hard Work, Loudly',
    meaning:
      'Forget bad luck: in numerology 13 is about work. It’s read as good ideas and a sense of fun that need effort to become something solid.',
    text: 'Some tall buildings skip the 13th floor. It’s there, of course, and people live on it, and only the button is missing. The bad name of your day is about as serious as that. The custom calls 13 a karmic debt, which sounds grim and means something simple: what you get, you get by working. 1 has the idea, 3 makes it fun, and 4, their sum, carries the boxes.\n\nYou do carry them, and you complain all the way up. “Never again,” you say, with paint in your hair. “Who chose this color? Why do we even have walls?” And behind you the room gets more beautiful by the minute, because you’re thorough, and secretly you’re enjoying it. A new boss will worry about the noise. An old one listens for it. Bills get the same treatment: groaned at, and paid. In love, say it once and clearly: “I’m fine, this is how I sound.” Then take a long, hot bath, and complain about the water.',
    differs:
      '4 works without a sound, 22 gets the whole street to help, and 31 follows a method of its own. 13 does as much as any of them, out loud.',
  },
  14: {
    title: 'Rules and Escapes',
    meaning:
      'In 14 the will of 1 meets the order of 4, and they add up to 5, freedom. It’s said to be about loving change and finding good limits.',
    text: 'Freedom matters so much to you that you keep writing rules to protect it. Rule one: in bed by ten. Rule two: no new shoes until spring. Rule three: answer every email from work on the same day. Rule four, added later in another color: rules don’t count on vacation.\n\nThat’s a 14 from top to bottom. The 4 trusts a plan, and the 1 won’t take orders, not even its own. Together they make 5, which has never seen a fence without wondering about the other side. It’s one of the so-called karmic debts, the one about freedom and its limits. Don’t be hard on yourself about it. Half of your best days began as broken rules. And there’s a rule five that you never wrote down, because you didn’t have to. When someone you love needs you, you come, at any hour, in last year’s shoes. You’ve kept it all your life.',
    differs:
      '5 never writes any rules, and 23 talks its way around them. 14 makes them, breaks them and makes better ones, and after some years that looks a lot like discipline.',
  },
  15: {
    title: 'Free, but Coming Home',
    meaning:
      '1 and 5 are free spirits, yet 15 adds up to 6, the number of home. Those born on this day are said to be charming, loving and independent.',
    text: '“Start without me,” you say, and you mean it. Then you come in, they’ve started without you, and for one second it hurts. Being born on the 15th is about that second: you’d like to be free, and you’d like to be waited for. Your 1 goes its own way and your 5 won’t be held, but they add up to 6, and 6 wants to see a light in the window.\n\nPeople fall in love with you easily, because you’re warm and you never cling. With a bowl of oranges and a borrowed blanket you can make any rented room feel like home. You’ll be careless with money for months, and then spend it all at once on others, beautifully. You work best where you can come and go, and you rest best with voices in the next room and no one calling your name. There’s only one thing missing, the second half of that sentence. “Start without me, but save me a seat.” It’s what you meant.',
    differs:
      'On the 6th, home is where everything begins; on the 24th it’s a custom to protect. On the 15th it comes as a surprise, because both of your digits were planning to leave.',
  },
  16: {
    title: 'Proud and Tender',
    meaning:
      'Pride and love live together in 16: a strong 1 and a caring 6, which make 7, the thinker. It’s said to teach honesty about feelings.',
    text: 'Pride and love argue in a 16, and parties are where you can hear it best. 1 says, “I’m leaving.” 6 says, “They’ll worry.” So you go out to the balcony to be alone, and you stand where they can see you.\n\nThe custom counts 16 among the karmic debts and tells of a proud tower that falls. It’s meant more kindly than it sounds: what falls is only the wall that says you don’t mind. Behind it there’s a person who’s gentle with beginners at work, and who hides the one expensive thing they own. 1 and 6 make 7, the number of truth, so the plain sentence does come in the end. “I was hurt, and I hoped you’d come out.” Then you can rest. Someone inside has had a hand on the balcony door the whole time.',
    differs:
      '7 enjoys being alone, and 25 does after two hours of company. 16 only says it does. It has a 6 inside, and a 6 is never happy for long on the wrong side of a door.',
  },
  17: {
    title: 'Quiet Ambition',
    meaning:
      'Ambition, the private and patient kind, is what 17 is said to bring. It has a leader’s 1 and a thinker’s 7, and they make 8, success.',
    text: 'There’s an insect in North America, a kind of cicada, that stays underground for seventeen years. Then, one warm evening, they all come up at once, louder than traffic. Ambition in a 17 is like that: long, hidden, and one day impossible to miss.\n\nYou’d deny it. “It’s only a game,” you said, and you lost with a smile, and later that night you read everything ever written about that game. 1 wants to win, and 7 would hate to be seen wanting it. At work they think you’re happy where you are, though you chose your next desk in the second week. The money you’ve put aside has a purpose, and you’ve told no one. Even your day off is part of something longer. The sum is 8, the number of success, so it isn’t a foolish plan. But a secret wish gets no help and no hugs along the way. Tell it to one person you trust with your heart. Your ears will turn red, and on the big day you’ll know whose face to look for.',
    differs:
      '8 says what it’s after, and 26 wants enough for everybody. 17 wants it later, alone and done perfectly. It takes longest to be noticed, and it’s the hardest to discourage.',
  },
  18: {
    title: 'Power With a Heart',
    meaning:
      'Two strong numbers, 1 and 8, make 18, and they add up to 9, kindness. The day is said to mean power that’s used for other people.',
    text: 'When you’ve hurt someone, you make up for it in a big way. You break a cup, and you come back with twelve, good ones, in a box with a ribbon. 1 acts at once, 8 can pay, and 9, which is their sum, can’t bear to have done harm. But the broken cup had belonged to somebody’s grandmother. What the owner wanted was for you to stay and hear about her, and you were already at the store.\n\nIt’s the same in love: after a fight there’s a weekend by the sea, booked and paid for, and you still haven’t said “sorry.” Your team at work gets new chairs where other teams get an apology. Please don’t stop being generous. The weak have a friend in you, and nobody is treated unfairly while you’re in the room. But the next time something breaks, leave your wallet in your pocket. Say you’re sorry, sit down, and rest from fixing things. The other person may only need you to stay.',
    differs:
      'Over a broken cup, 9 would’ve cried and 27 would’ve found the glue. 18 replaces it. It has the most power of the three, and the most trouble putting it down.',
  },
  19: {
    title: 'Great Hellos and Goodbyes',
    meaning:
      '19 holds 1 and 9, the first of the single numbers and the last. It’s read as courage for beginnings and endings, and as a lesson in sharing.',
    text: 'You’re wonderful at airports. Hello and goodbye are your two talents, and the digits explain it: 1 comes first, 9 comes last, and everything from 2 to 8 has been left out. You open a project at work with a shout and close it with a speech that makes people cry. You run the last few steps into someone’s arms.\n\nIt’s the middle that’s hard. In the third week of a job, or the fifth month of saving, or on a gray afternoon when love means folding sheets, you start looking for the way out. Or you look for a new beginning, and there’s always one near, since 1 and 9 make 10, and 10 makes 1. Custom calls this number a karmic debt and says it’s here to learn to share power. Well, the sharing is in the middle. It’s waiting, and taking turns, and “How’s your part going?” Rest is there too, on the days without arrivals. Stay for a few of those. You’re good company when nothing’s happening, and you’re the only one who doesn’t know it.',
    differs:
      '1 goes without looking back, 10 starts from zero, and 28 talks you into coming. 19 stays for a beautiful farewell, because of its 9, and then it goes.',
  },
  20: {
    title: 'Room to Talk',
    meaning:
      'A zero makes the 2 in 20 stronger and leaves it room. It’s the birthday, they say, of gentle people who listen very well.',
    text: 'Your own news comes out at the door, because until then you’ve been making room for everyone else’s. For two hours you’ve nodded and asked about the tomatoes. Then, with one arm in a sleeve, you say, “By the way, I didn’t get the job,” and everyone sits down again, right there on the stairs.\n\n2 listens, and zero is read as empty space. In your silence people find out what they think, and a quarrel gets slower and slower in front of you until it stops. You’ll pay half of a meal you hardly touched. You rest on the walk home, where you say to yourself everything you didn’t say. But love would like more than your last four minutes. Try it the other way around: tell them the biggest thing first, before you’ve taken off your coat. It’ll feel rude. They’ll be so pleased.',
    differs:
      '2 keeps in step, 11 wants to inspire, and 29 feels for the whole world. 20 waits, without any hurry, and sooner or later everyone tells it everything.',
  },
  21: {
    title: 'Perfect Timing',
    meaning:
      '21 listens first, with its 2, and speaks second, with its 1. They make 3, expression, so you’re said to have charm and very good timing.',
    text: 'Before a difficult talk you rehearse. In the shower you play both parts, and you do the other voice rather well. “I see now how wrong I was,” it says, deeply moved. Then the real talk begins. You deliver your first line, and the other person, who hasn’t read the script, says, “Can we do this later? I’m starving.” It hurts you more than an honest no would have.\n\nThe order of your digits is to blame. 2 wants to know how the words will be taken, 1 wants to say them anyway, and 3, the sum, would like some applause. When there’s no time to prepare, the same mixture makes you brilliant. A joke arrives at exactly the right second; at work a price gets named while they’re still smiling; at a funeral, one sentence of yours lets everybody breathe. And love scenes need two writers. So keep the shower for singing, get your sleep, and bring only the first line. They’re much funnier than you wrote them.',
    differs:
      '12 has these digits reversed, and speaks before it listens. 3 and 30 rarely prepare at all. 21 is the entertainer who’s been thinking about you all morning.',
  },
  22: {
    title: 'Plans for Everyone',
    meaning:
      '22 is a master number, the builder. It’s read as a talent for large, useful plans with a place for everyone in them.',
    text: 'Your plans grow, because you can’t leave anyone out. It was only going to be a bench. People at the bus stop had to stand, so you drew a bench. Then an old lady mentioned shade, a boy had nowhere to lean his bike, and a thirsty dog gave you a look. So now there’s a roof, a rack, a tap, and a fund to pay for it all. It’ll be beautiful. It’ll be finished in two years, and until then everyone’s standing.\n\n22 has two 2s in it, so you hear twice as well what other people want, and they make 4, which really can build. Work that serves many people is what you’re for. But the person you love has a wish as well, and it’s never in the drawings, because it’s so small: one evening of rest, with your head in their lap. As for the bus stop, put the bench there first. The roof can go up over people who are already sitting.',
    differs:
      '4 and 13 build what they can lift, and 31 builds to its own taste. 22 builds for strangers, so its hopes are the biggest and its doors open last.',
  },
  23: {
    title: 'Everyone Is Invited',
    meaning:
      'Freedom in company is how 23 is read: 2 is friendly, 3 loves to talk, and they make 5. You’re said to bring people together wherever you go.',
    text: 'In a group of 23 people, it’s slightly more likely than not that two of them share a birthday. You’d be the one to find out, and there’d be singing. 2 likes people, 3 likes talk, and they make 5, which likes whatever happens next. You hear about jobs in taxis, your money goes to treats for the whole table, and you rest when the last guest has left.\n\nSo a plan for two becomes a plan for many. Someone who’s in love with you suggests a quiet walk by the lake. On the way you run into a coworker. “Come along!” you say. She’s got her cousin with her, and soon the man who rents out the boats has closed early to join you. It’s a great afternoon, and you’ll talk about it for years. One of you had been practicing a sentence since Tuesday.',
    differs:
      '5 runs off by itself, and 14 makes a schedule for running off. 23 takes everyone along, so it has the most fun, and it always needs a bigger boat.',
  },
  24: {
    title: 'Keeper of Customs',
    meaning:
      'To be born on the 24th is to be loyal and loving, the custom says. The tender 2 and the orderly 4 make 6, the number of family and home.',
    text: 'Customs matter to you more than you can easily explain. “We always have the walnut cake.” “But none of us likes the walnut cake.” You put down the list, and there’s a silence. 2 loves people and 4 loves order, so together they look after the way things are done, and 6, their sum, is the number of home. Even your rest has its own hour and its own cup. At work you’re the one who remembers how a thing began, and the shared money is safe with you to the last coin.\n\nBut it was never about cake. Somebody used to bake it, in an apron, with the radio on, and this is the one day of the year when that person is nearly back in the room. So tell the others about the apron and the radio. They won’t like walnuts any better, but they’ll ask for a thin slice, and after that the custom is theirs too. That’s how love gets handed on.',
    differs:
      '6 looks after today’s guests, and 15 comes and goes. 24 keeps the whole history: who sat where, who sang, and who’s missing this year.',
  },
  25: {
    title: 'Company, Then Quiet',
    meaning:
      'Those born on the 25th are read as sensitive thinkers. Their 2 wants to be close, their 5 wants to be free, and together they make a private 7.',
    text: 'You love company, and you love it when company cancels. “So sorry, we can’t make it tonight,” says the message, and you do a little dance in your socks. It was your plan. You’d looked forward to it right up to the hour when it became real.\n\nIn love this takes some explaining, because people can hear the joy in your “Oh, no problem at all!” and think it’s about them. It’s about three free hours and a pot of tea. Your 2 wants to be close, your 5 wants to get away, and 7, the sum of the two, would like to go home and think. At work you take the desk in the corner. If you came into money, you’d buy a door that closes. You’re delightful for two hours. It isn’t a flaw to know that.',
    differs:
      '7 wouldn’t have made the plan, and 16 would’ve gone and sat there proudly. 25 wants the visit and the quiet, both of them, and it’s sincere both times.',
  },
  26: {
    title: 'Soft Heart, Sharp Mind',
    meaning:
      '2 and 6 are the kind ones, and in 26 they add up to 8, the number of business. It’s read as a warm heart with a talent for managing.',
    text: 'Business comes easily to you until there’s a sad face in front of you. Here’s a contract you handled for your company: every line read, two of them crossed out, the price brought down with a smile. And here’s one of your own, for a gym you haven’t entered since winter. You still pay every month, because the boy at the desk was so nice.\n\nBoth are typical of a 26. The sum is 8, a hard, clear number, but it’s made of 2, which feels what others feel, and 6, which wants to do something about it. As a boss you’re the kind people still write to years later. Ending things is what you can’t do. It costs you a week’s rest, so you keep the slow helper, the magazine you don’t read, the love that was over last year, and you call it loyalty. Part of it is. But a gentle no is still gentle. Tell the boy at the desk. He’ll press one key and wish you luck. He’d forgotten you were a member.',
    differs:
      '8 would’ve canceled by email, and 17 would never have joined without a plan. 26 has as much business sense as they do, and pays extra for other people’s feelings.',
  },
  27: {
    title: 'Careful Hands',
    meaning:
      'Feeling and thinking meet in 27: 2 and 7, which make 9, the giver. Its people are said to be wise, skilled and far too modest.',
    text: 'There are 27 bones in a human hand. It’s a coincidence, but it fits, because the kindness of this day goes through the hands. 2 feels what’s needed, 7 learns how to do it well, and 9, their sum, gives it away, usually for less money than it’s worth. Even when you rest, your fingers are folding something.\n\nThen comes the compliment. “What a beautiful bowl!” they say, and you turn it around to show them the crack. You do it with your work, and you do it in love, listing your faults early so there won’t be any surprises. You aren’t asking for more praise. 7 really does see the crack. But giving is only half of what a hand is for. It can also close, gently, around a few kind words, and keep them.',
    differs:
      '9 gives to anyone who passes, and 18 gives on a grand scale. 27 gives one careful thing to one person, and then it worries that it wasn’t good enough.',
  },
  28: {
    title: 'The Gentle Persuader',
    meaning:
      'Leading people gently is the talent of the 28th. A friendly 2 and a powerful 8 make 10, and that makes 1, the number of leaders.',
    text: 'It’s very hard to say no to you. “I’m only here to tell you I can’t do it,” says the visitor. “Of course,” you say. “Sit down. How would you have done it, just out of interest?” Half an hour later the visitor is out on the sidewalk, smiling, with a folder under one arm and the job.\n\n2 makes you pleasant and 8 makes you sure. They add up to 10, and so to 1, which knew from the start how this would go. Stores give you your money back, and at work you get quiet people heard. In love it can go too far. The other person agrees to your restaurant, your vacation, your side of the bed. One day they feel crowded and can’t say why, since there was never a fight to lose. Try a whole day done their way. You’d get some rest, and they’d find out how it feels to win.',
    differs:
      '1 goes ahead, 10 starts over, and 19 says goodbye. 28 brings people along, and it’s always there for them, like the date itself: every month has a 28th, even February.',
  },
  29: {
    title: 'Tender With the World',
    meaning:
      'Born on the 29th, you’re said to feel deeply for people. A tender 2 and a generous 9 make 11, a master number, and finally 2 again.',
    text: 'Strangers get endless patience from you, and the person you love gets a little less. A man on the train spills coffee on your sleeve, and you comfort the man. At home there’s a wet towel on the bed, and the whole building hears about it.\n\n9 is wide and forgives anybody, while 2 is close and feels everything. All day long the 9 does your work for you, and it’s splendid with complaints, hard cases, and people who shout because they’re frightened. You’d lend money to someone you met at a fountain. By evening that patience has been spent, and the one who comes home is a tired 2. Together they make 11, a master number, so you never feel anything just a little. It helps to rest before the front door instead of behind it: ten slow minutes under a tree will do. And think of it like this. If a stranger had left that towel there, you’d have hung it up, and worried whether they were all right.',
    differs:
      '2 saves its tenderness for the person beside it. 20 listens, and 11 dreams of what could be. 29 gives its heart to everyone it meets, and has to keep some for home.',
  },
  30: {
    title: 'A Voice That Carries',
    meaning:
      '30 is a 3 made louder by its zero. It’s said to be the birthday of people who express themselves well: a strong voice, a lively mind, feelings that show.',
    text: 'You believe you can whisper. You can’t: your voice carries. “Is that his real hair?” goes from your lips to the back of the theater, and the man with the hair turns around. 3 is the number of expression, zero is said to make the digit before it louder, and the result was meant for large rooms.\n\nMostly it’s a gift. Lost children hear you. Tired teams at work wake up. When you read aloud, people put off going to bed, and a compliment from you can be enjoyed three tables away. So can the price of your new coat. But a zero is also an empty space. A big voice needs an hour of that, rest with no talk in it, and love needs it even more. There are things a shy person can only say into a silence, and someone near you has one ready. They’re just waiting for you to breathe in.',
    differs:
      '12 and 21 keep an eye on their audience, and 3 is happy to play alone. 30 comes straight out, at full size, and learns afterward who heard.',
  },
  31: {
    title: 'A Very Personal Order',
    meaning:
      '31 begins with joy, 3, adds a will of its own, 1, and ends as 4, order. It’s said to make practical people with unusual methods.',
    text: 'Everything you own is in order, but only you can read the order. The books are arranged by mood: rain, trains, to lend, never to lend. Important papers are under the bread box. The budget looks like a subway map, and it’s correct. The screws are in a teapot, and when anyone needs a passport, you reach behind the mirror without looking.\n\n3 invents and 1 insists, and they make 4, the number of order. It alarms people at work until they see the results hold. Then one day someone who loves you tidies up. They did it as a present, while you were taking a nap, and you stand in that clean room like a tourist and can’t find a pen. They had no way of knowing. Show them the shelf: rain, trains, lend, never. You’ll see their eyes go along it, and slow down. It was never a mess. It’s how you think.',
    differs:
      '4 keeps the order everyone knows, 13 complains about it, and 22 draws it large. 31 makes up its own. Only seven months have a 31st, and it doesn’t mind being the odd one.',
  },
};
