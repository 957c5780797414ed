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
      'A birthday on the 1st stands for independence. You like to lead, you begin things easily, and you’d rather find your own way than follow.',
    text: 'A 1 has no second digit to argue with, so the wish to decide for yourself comes through at full strength. You’re good with a blank page, an empty room, a job that didn’t exist before you took it. Wise bosses give you the goal and leave out the directions.\n\nAdvice is where it gets funny. Someone says, “The bed would be nicer under the window.” You say no. Ten days go by, and you come in with shining eyes. “I’ve had an idea about the bed!” It isn’t a trick. You honestly can’t use a thought until it’s your own, so it has to go in, disappear for a while, and come out with your name on it. The person who first mentioned the window could point this out. They love you, so they don’t. They’d miss the look on your face.',
    differs:
      'Three other days come to 1: the 10th, the 19th and the 28th. Each has a second digit with wishes of its own. Yours doesn’t. It’s just the plain desire to go first, with no one to ask.',
  },
  2: {
    title: 'Walking in Step',
    meaning:
      'People born on the 2nd are said to be gentle and close to others. They adjust easily, keep the peace, and do their best work in pairs.',
    text: 'Even your feet adjust to whoever’s next to you. With a tall person in a hurry you take quick steps. With an old man and his cane you slow down until you’re hardly moving, and you do it so well that he thinks he’s fast today. 2 is the number of going along together, and that’s what makes you easy to love. Near you, people feel they’re the right speed.\n\nAfter years of this, your own speed is hard to find. You order what the table orders, you’re tired when the others are, and it all feels like a choice. So take a walk alone now and then, somewhere flat, with nowhere to be. After a few blocks you’ll notice a pace. It’s yours, and the right people would be happy to slow down for it, or to run.',
    differs:
      'The 11th, the 20th and the 29th come to 2 as well, but each brings another digit with plans of its own. The 2nd has one talent, being beside someone, and nothing in it wants to be in front.',
  },
  3: {
    title: 'Play Before Paperwork',
    meaning:
      '3 means joy and expression. A birthday on the 3rd is read as a talent for fun: words, colors and jokes come easily, and dull duties don’t.',
    text: 'You turn everything into play, and one envelope is enough to prove it. Inside: an electric bill. Outside, in blue pen: a giraffe, a hat for the giraffe, a list of names for it, and your signature in three new styles. The bill is still unopened.\n\nJoy comes first with you, ahead of taxes, deadlines and second reminders. Getting angry at yourself doesn’t change it. What does help is making the dull thing a bit silly: read the bill aloud in the voice of a king, finish before the kettle boils, give the tax form a hat. And those little drawings you leave next to the coffee, for someone you love, have mostly been kept. You’d be surprised if you knew where, and for how long.',
    differs:
      'Here’s a test: an empty room and a box of crayons. Those born on the 12th, the 21st or the 30th are 3s as well, but they’d want someone to show the picture to. You’d just draw.',
  },
  4: {
    title: 'Steady as a Clock',
    meaning:
      'Order and hard work belong to 4. If that’s the day you were born, you’re said to be steady: you keep your word, repeat what works and don’t trust quick changes.',
    text: 'Your habits are so regular that somewhere on your way to work a stranger is using you as a clock. If they meet you at the bakery, they’re on time. If you’re already at the corner, they have to run. You’ve never spoken to each other. That’s the 4 at its best: without knowing it, you’re something people can count on.\n\nNew things have a harder time with you, because your first answer is always no. A different couch? No. A trip to the islands? No. A kiss in the middle of the street? You look around, and then, no. But it isn’t a real no. What you’re asking for is one night’s sleep. In the morning you’ve compared prices, and you’d like to know when the boat leaves. So it would be a pity if anyone gave up on you in the evening. Your yes is worth the wait. You’ve never taken one back.',
    differs:
      'The 13th, the 22nd and the 31st are 4s, too. Those people complain, dream big or invent new methods, and the wall gets built. You just come back every morning with the next brick.',
  },
  5: {
    title: 'The Long Way Back',
    meaning:
      'Born on the 5th, you’re said to love freedom and change. You’re curious, quick and very hard to keep indoors.',
    text: 'You went out to return a library book, and you came back with a haircut, a bag of plums and the library book. For a 5, everything on the way is more interesting than the place you’re going. There was music, and the man with the drum knew a barber, and the barber’s sister sells plums, and she’d been to Peru, and suddenly it was evening.\n\nIt’s a wonderful way to spend a day and a hard way to run a week. Anyone who loves you has learned to add two hours to whatever time you say. They put up with it for one reason: you bring the day home with you. You tell it so well, with the drum and the sister and Peru, that they feel they’ve been out, too. At the library they’ve stopped sending you reminders. They just ask how it was.',
    differs:
      'The 14th and the 23rd come to 5 as well, but people born on those days like to know when we’re leaving, or who’s coming. You’re already around the corner.',
  },
  6: {
    title: 'Responsible for Everyone',
    meaning:
      'With a 6 for your day of birth, you’re said to be loving and responsible: the one who looks after a family, a team or a home.',
    text: 'When you’ve picked the movie, you don’t watch the movie. You watch the people watching it. Are they bored? Was that a laugh or a cough? 6 is the number of care, and you feel responsible for everyone’s good time, even for the parts no one controls. You’ve apologized for rain. You’ve said “It’s usually better than this” about a sunset.\n\nIt’s lovely to be near. A shy guest finds a chair already pulled out, and someone who reads in the dark is given a lamp, on no special day, because you noticed. But an evening spent studying faces is hard work, and those faces would love to catch you laughing. So here’s a question, asked with affection. That last movie you picked: how did it end?',
    differs:
      'The 15th and the 24th are 6s as well, though their thoughts are often elsewhere, on the road or in the past. You’re here, today, asking whether everyone’s warm enough.',
  },
  7: {
    title: 'A Private Mind',
    meaning:
      'Deep, careful thought is what 7 stands for. Being born on the 7th is read as a love of quiet and a habit of keeping things to yourself.',
    text: 'People find out about you by accident, because you’re so private. “You speak Japanese?” “A little.” “Since when?” “I’m not sure. Twelve years?” “Why did you never say so?” “It didn’t come up.”\n\nIt isn’t that you don’t trust them. 7 is the number of the inner life, and whatever you love seems safer while it’s only yours. If you won the lottery, your family would hear about it from the bank. The one place where this costs you something is love. You’re waiting to be asked, and the other person can’t ask, because they don’t know what’s there. So give them the first question yourself. Say, some evening, “Ask me about Japan.” Then watch a face you thought you knew wake up completely.',
    differs:
      'The 16th and the 25th come to 7 as well, but people born then have mixed feelings about being alone. You don’t. With a door that closes and a good lamp, you’re happy until morning.',
  },
  8: {
    title: 'Strength People Lean On',
    meaning:
      '8 is linked to power and money. This birthday belongs to strong, practical people: you take charge of large things and get them done.',
    text: 'Strength is what everyone sees in an 8, and they lean on it. Hard questions come to you. You stay calm, you ask what it costs, and you act.\n\nNow listen to yourself when somebody close to you starts to talk. They saw a dog in rain boots on the way home. “So what’s the problem?” you say. “There isn’t one,” they say. “I was telling you about the dog.” You’d already started to fix something. If that happens often, people bring you their disasters and take their small good news to others. It’s a shame, because so much of love is small good news. You can draw an 8 without lifting the pen: the line goes out, turns, and comes home through the middle. The old books loved that. Whatever strength goes out into the world, they said, has to come back to where it started.',
    differs:
      'The 17th and the 26th come to 8, too, and people born then want just as much. They’d rather not say it out loud. You’ve already named it, and the price.',
  },
  9: {
    title: 'Wanting It Fair',
    meaning:
      'Kindness toward everyone is the mark of 9. Born on this day, you’re generous, fair and full of feeling for strangers, or so it’s said.',
    text: 'There’s a free seat on the bus, and you’re standing, in case someone needs it. The bus is empty. A 9 feels for people who haven’t even gotten on yet.\n\nWhat’s hard for you is enjoying your own luck. A raise embarrasses you, and a sunny apartment makes you think of the dark ones. When they praise you for the show, you point at the man who set up the chairs. But joy isn’t a seat. Nobody has to stand because you have some, and it would make the person who loves you very happy to find you asleep in the sun, with nothing to explain. 9 is the last single digit, and in the old books it has room in it for all the others. There’s room for you as well.',
    differs:
      'Those born on the 18th and the 27th are 9s, too, and they help with what they have: power in one case, skill in the other. You help first, and find out afterward what you had.',
  },
  10: {
    title: 'A Clean New Page',
    meaning:
      'The 10th is said to make leaders who can start over without fear. It’s a 1, the number of beginnings, and the zero gives it room.',
    text: 'You’re one of the great beginners. You can lose a job, a plan or a whole city, and by morning you’re looking around with interest, wondering where the bookshelf could go. Other people need years to get used to an empty room. To you it looks like a present.\n\nWhat you don’t do is repair. One wrong stitch in a scarf, and you pull out the entire scarf and start again with better wool. At work they were happy with your second version. You’re on the fourth. It’s hardest on love, because love is nearly all repair. You can’t begin a person again. You can go back a few rows together, find the place and say, “I think it went wrong here.” The scarf will always show it a little. Most people would choose that scarf over a perfect one.',
    differs:
      'Four days come to 1, the number of beginnings, and then what? People born on the 1st keep walking, on the 19th they begin something else, on the 28th they find a partner. You begin the same thing again, better.',
  },
  11: {
    title: 'Faith in People',
    meaning:
      '11 is linked to inspiration. With this birthday you’re said to have strong feelings, sharp intuition and a way of seeing what people could become.',
    text: 'An 11 sees what a person could become, and believes in it before they do. Numerology calls it a master number, one of the few that are kept as they are, with both 1s shining side by side like two lamps. People grow in that light. A shy coworker speaks up in meetings now, because you always acted as if she did.\n\nBut it makes for a strange kind of love. You meet someone who’s here, and you fall for the person they’ll be in five years. Then you wait, a little impatiently, for that person to arrive. They read you a short poem, and you start talking about publishers. They’d only wanted to read you a poem. Some evenings, when you’re tired, you forget to believe in anyone’s future, and those are good evenings. The one beside you on the couch has cold feet, is finished enough, and would like some attention now.',
    differs:
      'When 11 is added up after all, it makes 2, the number of closeness, which you share with the 2nd, the 20th and the 29th. They take people as they are. You can’t help turning on a light.',
  },
  12: {
    title: 'Deciding Out Loud',
    meaning:
      '12 joins a leader, 1, with a listener, 2. Together they make 3, the number of expression, so you’re said to be a natural performer.',
    text: 'You ask everybody’s opinion, a moment after you’ve made up your mind. “Blue or green?” you call from the mirror. You’re wearing the blue one, and you’ve already cut off the price tag. You aren’t pretending. You’d truly love to know what people think, just slightly too late for it to matter. There’s a vote on every vacation, and every year, by some miracle, the beach wins.\n\nWhy does nobody mind? Because it’s such fun to be asked by you. You listen with your whole face. If one person yawns while you’re telling a story, you change the ending on the spot, just to win that person back. And now and then you ask something that isn’t settled at all. “Do you love me?” you say, lightly, in the same voice as “Blue or green?” It’s the only time you stand completely still until you’ve heard the answer.',
    differs:
      'The 21st has the same two digits the other way around, so people born then listen first and decide later. It’s a small difference, except to whoever was hoping for the green.',
  },
  13: {
    title: 'Hard Work, Loudly',
    meaning:
      'Forget bad luck: in numerology 13 is about work. It’s read as good ideas and a sense of fun that need effort to become something solid.',
    text: 'Some tall buildings skip the 13th floor. It’s there, of course, and people live on it, but the button says 14. The bad luck of your birthday is about as real as that. Numerology does list 13 among its karmic debts, which sounds grim and only means a lesson. This one is simple: what you get, you get by working.\n\nAnd you do work, and you complain from start to finish. “Never again,” you say, with paint in your hair. “Who chose this color? Why do we even have walls?” Behind you the room gets more beautiful by the minute, because you’re thorough, and secretly you’re enjoying it. A new boss will worry about the noise. One who’s known you for years worries when it stops. If you live with someone, explain it once, clearly: “I’m fine, this is how I sound.” Then take a long, hot bath, and complain about the water.',
    differs:
      'The 4th, the 22nd and the 31st come to 4, the number of steady work, just as 1 and 3 do. All of these people get the job done. You’re the one we can hear.',
  },
  14: {
    title: 'Rules and Escapes',
    meaning:
      'People born on the 14th are said to love freedom, and to spend years finding the right limits for it. A strong 1 and an orderly 4 make 5, the number of change.',
    text: 'Freedom matters so much to you that you keep writing rules to protect it. Rule one: in bed by ten. Rule two: no new shoes until spring. Rule three: answer every email from work on the same day. Rule four, added later in another color: rules don’t count on vacation.\n\nYou mean every one of them. You also can’t see a fence without wondering about the other side, even if it’s a fence you built yourself. Numerology calls 14 a karmic debt, which is its name for a lesson that takes time, and here the lesson is how much freedom is enough. Don’t be hard on yourself about it. Half of your best days began as broken rules. And there’s a rule five that you never wrote down, because you didn’t have to. When someone you love needs you, you come, at any hour, in last year’s shoes.',
    differs:
      'The 5th and the 23rd come to 5, too, and people born then never write any rules. You make them, break them and make better ones, and after some years that looks a lot like discipline.',
  },
  15: {
    title: 'Free, but Coming Home',
    meaning:
      '1 and 5 are free spirits, yet 15 adds up to 6, the number of home. Those born on this day are said to be charming, loving and independent.',
    text: '“Start without me,” you say, and you mean it. Then you come in, they’ve started without you, and for one second it hurts. Being born on the 15th is about that second: you’d like to be free, and you’d like to be waited for.\n\nPeople fall in love with you easily, because you’re warm and you never cling. With a bowl of oranges and a borrowed blanket you can make any rented room feel like home. Then you go out until late, because now there’s something to come back to. Your favorite place is a bed with the door half open and voices in the next room, near enough to hear them laugh. They may think you’d rather be alone. You’d hate to be alone. What’s missing is only the second half of that sentence. “Start without me, but save me a seat.”',
    differs:
      'You share your 6, the number of home, with the 6th and the 24th. People born on those days like to stay there. You like to come back, and for that you have to go away.',
  },
  16: {
    title: 'Proud and Tender',
    meaning:
      'Pride and love live together in 16: a strong 1 and a caring 6, which make 7, the thinker. It’s said to teach honesty about feelings.',
    text: 'You’re proud and you love people, and at a party the two can get into an argument. Pride says, “I’m leaving.” Love says, “They’ll worry.” So you go out to the balcony to be alone, and you stand where everyone can see you.\n\nOn the tarot card with this number, lightning strikes a tower. Numerology is just as dramatic and calls 16 a karmic debt, its name for a lesson that keeps coming back. It’s meant more kindly than it sounds. All that has to fall is the wall that says you don’t mind. Behind it there’s a person who’s patient with beginners and remembers every compliment. Out there in the cold, that person is practicing one sentence: “I was hurt, and I hoped you’d come out.” It’s a good one. Someone inside has had a hand on the balcony door the whole time, and wasn’t sure it was allowed.',
    differs:
      'Of the three days that come to 7, the 7th truly likes being alone, and the 25th likes it after two hours of company. You say you like it, and you keep an eye on the door.',
  },
  17: {
    title: 'Quiet Ambition',
    meaning:
      'Ambition, the private and patient kind, is what 17 is said to bring. Its 1 wants to lead, and its 7 would rather think about it alone first.',
    text: 'In North America there’s an insect, a kind of cicada, that lives underground for seventeen years. Then, one warm evening, millions of them come up at once, louder than traffic. Your ambition is like that: long, hidden, and one day impossible to miss.\n\nYou’d deny it. “It’s only a game,” you said, and you lost with a smile, and later that night you read everything ever written about that game. You’d love to win, and you’d hate to be seen wanting it. So people think you’re happy where you are, and they’d be amazed to hear there’s a plan. It’s a strong way to work and a lonely way to hope, because a secret wish gets no help on the way, and no hugs. Tell it to one person who’s good with secrets. Your ears will turn red. And if your big day comes, there’ll be one face in the crowd that isn’t surprised at all.',
    differs:
      '1 and 7 make 8, the number of success, just like the 8th and the 26th. People born on the 8th tell you their plan, and those born on the 26th offer you a part in it. You say, “What plan?”',
  },
  18: {
    title: 'Power With a Heart',
    meaning:
      'Two strong numbers, 1 and 8, make 18, and they add up to 9, kindness. The day is said to mean power that’s used for other people.',
    text: 'When you’ve hurt someone, you make up for it in a big way. You break a cup, and you come back with twelve, good ones, in a box with a ribbon. But the broken cup had belonged to somebody’s grandmother. What the owner wanted was for you to stay and hear about her, and you were already at the store.\n\nYou’ve got power, and you spend it on people. Nobody is treated unfairly while you’re in the room. What you can’t do so well are the small repairs, the ones that need no strength at all. After a fight there’s a weekend by the sea, booked and paid for, and you still haven’t said “sorry.” Do go to the sea. But say the word before you leave, slowly, with nothing in your hands. Then stay where you are for a minute. It’s the one present nobody else can give them.',
    differs:
      'The 9th and the 27th come to 9 as well. Over a broken cup, someone born on the 9th would cry with you, and someone born on the 27th would find the glue. You’ve ordered a new set.',
  },
  19: {
    title: 'Great Hellos and Goodbyes',
    meaning:
      '19 holds 1 and 9, the first of the single numbers and the last. It’s read as courage for beginnings and endings, and as a lesson in sharing.',
    text: 'You’re wonderful at airports. Hello and goodbye are your two talents, and the digits explain it: 1 comes first, 9 comes last, and everything from 2 to 8 has been left out. You open a project with a shout and close it with a speech that makes people cry. You run the last few steps into someone’s arms.\n\nIt’s the middle that’s hard. In the third week of a job, or on a gray afternoon when love means folding sheets, you start looking for the way out. Numerology calls 19 a karmic debt, its name for a lesson, and the lesson is sharing. Well, nobody shares much at an airport. People share the sheets, and the waiting, and the last of the milk, and “How’s your part going?” You’re good company on days when nothing happens, and you’re the only one who doesn’t know it.',
    differs:
      '1 and 9 make 10, and 10 makes 1, so you’re related to the 1st, the 10th and the 28th. Everyone born on those days is good at beginnings. Only you are just as good at farewells.',
  },
  20: {
    title: 'Room to Talk',
    meaning:
      'Gentle people who listen very well are said to be born on the 20th. They keep the peace, notice moods, and speak last.',
    text: 'Your own news comes out at the door, because until then you’ve been making room for everyone else’s. For two hours you’ve nodded and asked about the tomatoes. Then, with one arm in a sleeve, you say, “By the way, I didn’t get the job,” and everyone sits down again, right there on the stairs.\n\n2 is the number of closeness, and the zero beside it is read as empty space. That’s how it feels to talk to you: there’s room. Shy people finish their sentences. A quarrel gets slower and slower in front of you until it stops. Meanwhile everything you didn’t say gets said on the way home, to yourself, in excellent words. The people who love you would like to hear some of those. Try it once the other way around, and tell them the biggest thing before you’ve taken off your coat. It’ll feel rude. They’ll be so pleased.',
    differs:
      'Most people who share your 2, born on the 2nd, the 11th or the 29th, will go straight to whoever’s sad. You wait, with a free chair beside you, and the sad ones come to you.',
  },
  21: {
    title: 'Perfect Timing',
    meaning:
      '21 listens first, with its 2, and speaks second, with its 1. They make 3, expression, so you’re said to have charm and very good timing.',
    text: 'Before a difficult talk you rehearse. In the shower you play both parts, and you do the other voice very well. “I see now how wrong I was,” it says, deeply moved. Then the real talk begins. You deliver your first line, and the other person, who hasn’t read the script, says, “Can we do this later? I’m starving.” It hurts you more than an honest no would have.\n\nYou prepare because you care how your words will land. But a talk that’s been written in advance has no room in it for the other person. When there’s no time to prepare, the same care makes you brilliant. A joke arrives at exactly the right second. At a funeral, one sentence of yours lets everybody breathe. You didn’t write that one at home. You were looking at people’s faces. So keep the shower for singing, and bring only the first line. They’re much funnier than you wrote them.',
    differs:
      'Turn 21 around and you get 12, the day of people who decide first and ask later. They get there sooner. You get there with everybody still on your side.',
  },
  22: {
    title: 'Plans for Everyone',
    meaning:
      '22 is a master number, the builder. It’s read as a talent for large, useful plans with a place for everyone in them.',
    text: 'Your plans grow, because you can’t leave anyone out. It was only going to be a bench. People at the bus stop had to stand, so you drew a bench. Then an old lady mentioned shade, a boy had nowhere to lean his bike, and a thirsty dog looked up at you. So now there’s a roof, a bike rack, a fountain, and a fund to pay for it all. It’ll be beautiful. It’ll be finished in two years, and until then everyone’s standing.\n\nYou hear what people wish for, and unlike most dreamers you know how to build it. One wish never gets into the drawings, because it’s so small. Somebody close to you would like one evening with your head in their lap and no pencil, and they’re too polite to compete with a bus stop. As for the bench, put it there first. The roof can go up over people who are already sitting.',
    differs:
      '2 and 2 make 4, the number of hard work, which also belongs to the 4th, the 13th and the 31st. But those people build for someone they know. You build for strangers.',
  },
  23: {
    title: 'Everyone Is Invited',
    meaning:
      'Freedom in company is how 23 is read: 2 is friendly, 3 loves to talk, and they make 5. You’re said to bring people together wherever you go.',
    text: 'In a group of 23 people, it’s slightly more likely than not that two of them share a birthday. You’d be the one to find out, and there’d be singing. Strangers turn into a group when you’re there, and to you it doesn’t even feel like work. You hear about jobs in taxis. You’ve been to the weddings of people you met in line.\n\nSo a plan for two becomes a plan for many. Someone who’s in love with you suggests a quiet walk by the lake. On the way you run into a coworker. “Come along!” you say. She’s got her cousin with her, and soon the man who rents out the boats has closed early to join you. It’s a great afternoon, and you’ll talk about it for years. One of you had something to say on that walk, and had been practicing it since Tuesday.',
    differs:
      'Those born on the 5th and the 14th love freedom as much as you do, but the first slip away alone, and the second make a schedule. You take everyone along, and you always need a bigger boat.',
  },
  24: {
    title: 'Keeper of Customs',
    meaning:
      'Those born on the 24th are said to be loyal and loving. The tender 2 and the orderly 4 make 6, the number of family and home.',
    text: 'Customs matter to you more than you can easily explain. “We always have the walnut cake.” “But none of us likes the walnut cake.” You put down the list, and there’s a silence. If something’s been done twice, you call it a tradition, and a tradition is a promise. You’re the one who knows how it all began: the first trip, the song in the car, who sat where.\n\nBut it was never about cake. Somebody used to bake it, in an apron, with the radio on, and this is the one day of the year when that person is nearly back in the room. Tell the others about the apron and the radio. They won’t like walnuts any better, but they’ll ask for a thin slice, and after that the custom is theirs too. That’s how love gets handed on.',
    differs:
      '6, the number of home, makes people look after each other. Born on the 6th, you’d care for whoever’s here; born on the 15th, you’d come and go. You also care for whoever’s missing this year.',
  },
  25: {
    title: 'Company, Then Quiet',
    meaning:
      'Those born on the 25th are read as sensitive thinkers. Their 2 wants to be close, their 5 wants to be free, and together they make a private 7.',
    text: 'You love company, and you love it when company cancels. “So sorry, we can’t make it tonight,” says the message, and you do a little dance in your socks. It was your plan. You’d looked forward to it right up to the hour when it became real.\n\nThis takes some explaining, because people can hear the joy in your “Oh, no problem at all!” and think it’s about them. It’s about three free hours and a pot of tea. You do need people. Then you need a closed door, so you can think about what they said. The ones who know you best come early, get all of you, and leave while you’re still sorry to see them go. You’re delightful for two hours. Most of us are delightful for about forty minutes.',
    differs:
      'The 7th and the 16th come to 7, too. Someone born on the 7th wouldn’t have made the plan, and someone born on the 16th would’ve been too proud to leave early. You want the visit and the quiet, sincerely, both.',
  },
  26: {
    title: 'Soft Heart, Sharp Mind',
    meaning:
      '2 and 6 are the kind ones, and in 26 they add up to 8, the number of business. It’s read as a warm heart with a talent for managing.',
    text: 'Business comes easily to you until there’s a sad face in front of you. Here’s a contract you handled for your company: every line read, two of them crossed out, the price brought down with a smile. And here’s one of your own, for a gym you haven’t set foot in since winter. You still pay every month, because the kid at the front desk was so nice.\n\nWhat you can’t do is end things. You can’t stand to disappoint people. So you keep the magazine you don’t read, the barber who never listens, the love that was over last year, and you call it loyalty. Part of it is. It’s why people you hired long ago still write to you. But a gentle no is still gentle. Tell the kid at the desk. He’ll press one key and wish you luck. He’d forgotten you were a member.',
    differs:
      'Two other days come to 8. Someone born on the 8th would’ve left the gym by email, and someone born on the 17th wouldn’t have joined without a plan. You’re as good at business, and you pay extra for feelings.',
  },
  27: {
    title: 'Careful Hands',
    meaning:
      'Feeling and thinking meet in 27: 2 and 7, which make 9, the giver. Its people are said to be wise, skilled and far too modest.',
    text: 'There are 27 bones in a human hand. It’s a coincidence, but it fits, because the kindness of this day goes through the hands. You see what’s needed, you learn to do it well, and you give it away: the sleeve you mended, the shelf that finally hangs straight, the cake with the name spelled right.\n\nThen comes the compliment. “What a beautiful bowl!” they say, and you turn it around to show them the crack. You do it in love, too, listing your faults early so there won’t be any surprises. You aren’t asking for more praise. You really do see the crack. But giving is only half of what a hand is for. It can also close, gently, around a few kind words, and keep them.',
    differs:
      'The 9th and the 18th also come to 9, and people born then give a lot to a lot of people. You give one careful thing to one person, in their favorite color.',
  },
  28: {
    title: 'The Gentle Persuader',
    meaning:
      'Leading people gently is the talent of the 28th. A friendly 2 and a powerful 8 make 10, and that makes 1, the number of leaders.',
    text: 'It’s very hard to say no to you. “I’m only here to tell you I can’t do it,” says the visitor. “Of course,” you say. “Sit down. How would you have done it, just out of interest?” Half an hour later the visitor is out on the sidewalk, smiling, with a folder full of papers. They’ve taken the job.\n\nYou never push. You’re pleasant, you’re sure, and people like to be near someone who’s sure. You use it kindly, too: when a quiet person has an idea, you make the whole room wait for it. With someone you love, it can go too far. They agree to your restaurant, your vacation, your side of the bed. One day they feel crowded and can’t say why, since the two of you never fight. So lose a fight now and then. Argue badly, and give in. You’ll find out what they wanted all along, and the restaurant may even be good.',
    differs:
      'Four days come to 1, the leader: the 1st, the 10th, the 19th and yours. The other three go ahead and hope someone follows. You bring people along, and every month has a 28th, even February.',
  },
  29: {
    title: 'Tender With the World',
    meaning:
      'Born on the 29th, you’re said to feel deeply for people. A tender 2 and a generous 9 make 11, the number of strong feelings, and finally 2 again.',
    text: 'Strangers get endless patience from you, and the person you love gets a little less. A man on the train spills coffee on your sleeve, and you comfort the man. At home there’s a wet towel on the bed, and the whole building hears about it.\n\nBeing kind to the world uses something up. All day long you’re splendid with complaints, hard cases, and people who shout because they’re frightened. By evening that patience has been spent. It isn’t that you care less at home. You care so much there that everything goes straight in, even a towel. It helps to stop before the front door and stand under a tree for as long as one song lasts. And think of it like this. If a stranger had left that towel there, you’d have hung it up, and worried whether they were all right.',
    differs:
      'Most 2s, whether they’re born on the 2nd, the 11th or the 20th, save their tenderness for the person beside them. You give yours to everyone you meet, and then you have to find some more for home.',
  },
  30: {
    title: 'A Voice That Carries',
    meaning:
      '30 is a 3 made louder by its zero. It’s the birthday of people who express themselves well: a strong voice, a lively mind, feelings that show.',
    text: 'You believe you can whisper. You can’t: your voice carries. “Is that his real hair?” goes from your lips to the back of the theater, and the man with the hair turns around. Whatever you feel comes out at full size, and most rooms are too small for it.\n\nMostly it’s a gift. Lost children hear you. Tired teams wake up. When you read aloud, people put off going to bed, and a compliment from you can be enjoyed three tables away. So can the price of your new coat. What a big voice can’t do is leave a silence alone, and there are things a shy person can only say into a silence. Someone near you has one ready. They’re just waiting for you to breathe in.',
    differs:
      'Put the four days that come to 3 on a stage. People born on the 12th and the 21st watch the audience, and the one born on the 3rd has wandered off to play. You don’t need the microphone, but you’d like it.',
  },
  31: {
    title: 'A Very Personal Order',
    meaning:
      '31 begins with joy, 3, adds a will of its own, 1, and ends as 4, order. It’s said to make practical people with unusual methods.',
    text: 'Everything you own is in order, but only you can read the order. The books are arranged by mood: rain, trains, to lend, never to lend. Important papers are under the bread box. The budget looks like a subway map, and it’s correct. The screws are in a teapot, and when anyone needs a passport, you reach behind the mirror without looking.\n\nYou invent your own way of doing things, and then you follow it strictly. At work it makes people nervous until they see that everything’s done on time. Then one day someone kind tidies up. They did it as a present, while you were out, and you stand in that clean room like a tourist and can’t find a pen. They had no way of knowing. Show them the bookshelf, mood by mood. Somewhere around the trains they’ll start to smile. They’ve just seen the inside of your head.',
    differs:
      'Four days come to 4 and share a love of order. On the 4th and the 13th it’s the usual kind, and on the 22nd it’s enormous. Yours is homemade. Only seven months have a 31st, so you’re used to being the odd one.',
  },
};
