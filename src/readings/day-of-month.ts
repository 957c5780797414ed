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
      'People born on the 10th like starting over, those born on the 19th love a big ending, and those born on the 28th bring a crowd along. You’d start even if nobody followed.',
  },
  2: {
    title: 'Walking in Step',
    meaning:
      'People born on the 2nd are said to be gentle and close to others. They adjust easily, keep the peace, and do their best work in pairs.',
    text: 'Even your feet adjust to whoever’s next to you. With a tall person in a hurry you take quick steps. With an old man and his cane you slow down until you’re hardly moving, and you do it so well that he thinks he’s fast today. 2 is the number of going along together, and that’s what makes you easy to love. Near you, people feel they’re the right speed.\n\nAfter years of this, your own speed is hard to find. You order what the table orders, you’re tired when the others are, and it all feels like a choice. So take a walk alone now and then, somewhere flat, with nowhere to be. After a few blocks you’ll notice a pace. It’s yours, and the right people would be happy to slow down for it, or to run.',
    differs:
      'People born on the 11th want others to grow, on the 20th they listen, and on the 29th they worry about the whole world. You walk beside one person, at that person’s speed.',
  },
  3: {
    title: 'Play Before Paperwork',
    meaning:
      '3 means joy and expression. A birthday on the 3rd is read as a talent for fun: words, colors and jokes come easily, and dull duties don’t.',
    text: 'You turn everything into play, and one envelope is enough to prove it. Inside: an electric bill. Outside, in blue pen: a giraffe, a hat for the giraffe, a list of names for it, and your signature in three new styles. The bill is still unopened.\n\nJoy comes first with you, ahead of taxes, deadlines and second reminders. Getting angry at yourself doesn’t change it. What does help is making the dull thing a bit silly: read the bill aloud in the voice of a king, finish before the kettle boils, give the tax form a hat. And the little drawings you leave next to someone’s coffee? Most of them have been kept, in a drawer you don’t know about.',
    differs:
      'Give everyone a box of crayons. People born on the 12th, the 21st and the 30th will soon hold up their pictures for you to see. Someone born on the 3rd is still drawing.',
  },
  4: {
    title: 'Steady as a Clock',
    meaning:
      'Order and hard work belong to 4. If that’s the day you were born, you’re said to be steady: you keep your word, repeat what works and don’t trust quick changes.',
    text: 'Your habits are so regular that somewhere on your way to work a stranger is using you as a clock. If they meet you at the bakery, they’re on time. If you’re already at the corner, they have to run. You’ve never spoken to each other. That’s the 4 at its best: without knowing it, you’re something people can count on.\n\nNew things have a harder time with you, because your first answer is always no. A different couch? No. A trip to the islands? No. A kiss in the middle of the street? You look around, and then, no. But it isn’t a real no. What you’re asking for is one night’s sleep. In the morning you’ve compared prices, and you’d like to know when the boat leaves. So it would be a pity if anyone gave up on you in the evening. Your yes is worth the wait. You’ve never taken one back.',
    differs:
      'Four birthdays are known for hard work. On the 13th they complain about it, on the 22nd they dream big, and on the 31st they invent their own methods. You simply come back every morning.',
  },
  5: {
    title: 'The Long Way Back',
    meaning:
      'Born on the 5th, you’re said to love freedom and change. You’re curious, quick and very hard to keep indoors.',
    text: 'You went out to return a library book, and you came back with a haircut, a bag of plums and the library book. For a 5, everything on the way is more interesting than the place you’re going. There was music, and the man with the drum knew a barber, and the barber’s sister sells plums, and she’d been to Peru, and suddenly it was evening.\n\nIt’s a wonderful way to spend a day and a hard way to run a week. Anyone who loves you has learned to add two hours to whatever time you say. They put up with it for one reason: you bring the day home with you. You tell it so well, with the drum and the sister and Peru, that they feel they’ve been out, too. At the library they’ve stopped sending you reminders. They just ask how it was.',
    differs:
      'Invite three people on a trip. The one born on the 14th asks about the rules, and the one born on the 23rd asks who’s coming. You’re already on the train.',
  },
  6: {
    title: 'Responsible for Everyone',
    meaning:
      'With a 6 for your day of birth, you’re said to be loving and responsible: the one who looks after a family, a team or a home.',
    text: 'When you’ve picked the movie, you don’t watch the movie. You watch the people watching it. Are they bored? Was that a laugh or a cough? 6 is the number of care, and you feel responsible for everyone’s good time, even for the parts no one controls. You’ve apologized for rain. You’ve said “It’s usually better than this” about a sunset.\n\nIt’s lovely to be near. A shy guest finds a chair already pulled out. Someone who reads in bad light gets a lamp from you, and it isn’t even their birthday. But an evening spent studying faces is hard work, and those faces would love to catch you laughing. So here’s a question, asked with affection. That last movie you picked: how did it end?',
    differs:
      'Someone born on the 15th loves home and still needs to get away from it, and someone born on the 24th keeps the old customs alive. You care about today, and about whoever’s in the room.',
  },
  7: {
    title: 'A Private Mind',
    meaning:
      'People born on the 7th are said to love quiet and to keep things to themselves. 7 is the number of deep, careful thought.',
    text: 'People find out about you by accident, because you’re so private. “You speak Japanese?” “A little.” “Since when?” “I’m not sure. Twelve years?” “Why did you never say so?” “It didn’t come up.”\n\nIt isn’t that you don’t trust them. 7 is the number of the inner life, and whatever you love seems safer while it’s only yours. If you won the lottery, your family would hear about it from the bank. There’s one problem. You’re waiting to be asked, and people can’t ask, because they don’t know what’s there. So give someone the first question yourself. Say, some evening, “Ask me about Japan.” Then watch a face you thought you knew wake up completely.',
    differs:
      'People born on the 16th go off alone and hope to be followed. On the 25th they want company first, and then quiet. For you it’s simple: a closed door and a good lamp.',
  },
  8: {
    title: 'Strength People Lean On',
    meaning:
      '8 is linked to power and money. This birthday belongs to strong, practical people: you take charge of large things and get them done.',
    text: 'Strength is what everyone sees in an 8, and they lean on it. Hard questions come to you. You stay calm, you ask what it costs, and you act.\n\nNow listen to yourself when somebody close to you starts to talk. They saw a dog in rain boots on the way home. “So what’s the problem?” you say. “There isn’t one,” they say. “I was telling you about the dog.” You’d already started to fix something. If that happens often, people bring you their disasters and tell their small good news to somebody else. It’s a shame, because so much of love is small good news. You can draw an 8 without lifting the pen: the line goes out, turns, and comes home. It’s a good shape for strength. Go out into the world, do what you do so well, and then come home and ask about the dog.',
    differs:
      'Someone born on the 17th hides what they want. Someone born on the 26th feels a little guilty about wanting it. If anyone asks you, you tell them in one clear sentence.',
  },
  9: {
    title: 'Wanting It Fair',
    meaning:
      'Born on the 9th, you’re said to be generous, fair and kind to strangers. 9 is the number that thinks of everyone.',
    text: 'There’s a free seat on the bus, and you’re standing, in case someone needs it. The bus is empty. A 9 feels for people who haven’t even gotten on yet.\n\nWhat’s hard for you is enjoying your own luck. A raise embarrasses you, and a sunny apartment makes you think of the dark ones. If people clap for you, you point at the man who set up the chairs. But joy isn’t a seat on a bus. If you have some, nobody else has to stand. The people who love you would be so glad to find you asleep in the sun, with nothing to explain. Next time something good happens, try saying “I’m so happy,” and stop there.',
    differs:
      'If there’s a flood, people born on the 18th find boats, and people born on the 27th mend them. You’re the one giving your dry socks to a stranger.',
  },
  10: {
    title: 'A Clean New Page',
    meaning:
      'People born on the 10th are said to be brave about starting over. After a loss, they look for the next beginning before they look back.',
    text: 'You’re one of the great beginners. You can lose a job, a plan or a whole city, and by morning you’re looking around with interest, wondering where the bookshelf could go. Other people need years to get used to an empty room. To you it looks like a present.\n\nRepairing things is harder for you. One wrong stitch in a scarf, and you pull out the entire scarf and start again with better wool. At work they were happy with your second version. You’re on the fourth. With people it doesn’t work at all, because you can’t begin a person again. You can go back a few rows together, find the place and say, “I think it went wrong here.” It’s slower than starting over, and it’s the only way to have old friends.',
    differs:
      'A first try is what people born on the 1st love best. You’re better at the second one, when something’s gone wrong and everybody else is discouraged. You still look at it with interest.',
  },
  11: {
    title: 'Faith in People',
    meaning:
      '11 is linked to inspiration. With this birthday you’re said to have strong feelings, sharp intuition and a way of seeing what people could become.',
    text: 'An 11 sees what a person could become, and believes in it before they do. It’s one of the few numbers that numerology reads whole, with both 1s shining side by side like two lamps. People grow in that light. A shy coworker speaks up in meetings now, because you always acted as if she did.\n\nBut it makes for a strange kind of love. You meet someone who’s here, and you fall for the person they’ll be in five years. Then you wait, a little impatiently, for that person to arrive. They read you a short poem, and you start talking about publishers. They’d only wanted to read you a poem. Some evenings, when you’re tired, you forget to believe in anyone’s future, and those are good evenings. The person beside you on the couch isn’t finished yet, has cold feet, and would like some attention now.',
    differs:
      'With someone born on the 2nd or the 20th, people feel fine as they are. With you they feel they could be more. It’s a bigger present, and a slightly heavier one.',
  },
  12: {
    title: 'Deciding Out Loud',
    meaning:
      'If you were born on the 12th, you’re said to have charm and to enjoy an audience. Your 1 decides quickly, and your 2 wants everyone to be happy with it.',
    text: 'You ask everybody’s opinion, a moment after you’ve made up your mind. “Blue or green?” you call from the mirror. You’re wearing the blue one, and you’ve already cut off the price tag. You aren’t pretending. You’d truly love to know what people think, just slightly too late for it to matter. There’s a vote on every vacation, and every year, by some miracle, the beach wins.\n\nWhy does nobody mind? Because it’s such fun to be asked by you. You listen with your whole face. If one person yawns while you’re telling a story, you change the ending on the spot, just to win that person back. And now and then you ask something that isn’t settled at all. “Do you love me?” you say, lightly, in the same voice as “Blue or green?” It’s the only time you stand completely still until you’ve heard the answer.',
    differs:
      'Turn 12 around and you get 21, the day of people who listen first and decide later. On the 12th it’s the other way around. The decision comes first, and then everyone gets asked, very charmingly.',
  },
  13: {
    title: 'Hard Work, Loudly',
    meaning:
      'Forget bad luck: in numerology 13 is about work. It’s read as good ideas and a sense of fun that need effort to become something solid.',
    text: 'Some tall buildings skip the 13th floor. It’s there, of course, and people live on it, but the button says 14. The bad luck of your birthday is about as real as that. Numerology reads a lesson into 13 instead, and it’s a simple one: what you get, you get by working.\n\nAnd you do work, and you complain from start to finish. “Never again,” you say, with paint in your hair. “Who chose this color? Why do we even have walls?” Behind you the room gets more beautiful by the minute, because you’re thorough, and secretly you’re enjoying it. A new boss will worry about the noise. One who’s known you for years worries when it stops. If you live with someone, explain it once, clearly: “I’m fine, this is how I sound.” Then take a long, hot bath, and complain about the water.',
    differs:
      'Other people work just as hard. On the 4th they’re steady, on the 22nd they think big, and on the 31st they have a system. Only on the 13th can we hear it from the street.',
  },
  14: {
    title: 'Rules and Escapes',
    meaning:
      'People born on the 14th are said to love freedom, and to spend years finding the right limits for it. 1 plus 4 is 5, the number of change.',
    text: 'Freedom matters so much to you that you keep writing rules to protect it. Rule one: in bed by ten. Rule two: no new shoes until spring. Rule three: answer every email from work on the same day. Rule four, added later in another color: rules don’t count on vacation.\n\nYou mean every one of them. You also can’t see a fence without wondering about the other side, even if it’s a fence you built yourself. Numerology says 14 comes with a lesson that takes time: how much freedom is enough? Don’t be hard on yourself about it. Half of your best days began as broken rules. And there’s a rule five that you never wrote down, because you didn’t have to. When someone you love needs you, you come, at any hour, in last year’s shoes.',
    differs:
      'Someone born on the 5th never writes a rule, and someone born on the 23rd lets everybody vote on it. You make rules, break them and mend them. After a few years that looks a lot like discipline.',
  },
  15: {
    title: 'Free, but Coming Home',
    meaning:
      '1 and 5 are free spirits, yet 15 adds up to 6, the number of home. Those born on this day are said to be charming, loving and independent.',
    text: '“Start without me,” you say, and you mean it. Then you come in, they’ve started without you, and for one second it hurts. Being born on the 15th is about that second: you’d like to be free, and you’d like to be waited for.\n\nPeople fall in love with you easily, because you’re warm and you never cling. With a bowl of oranges and a borrowed blanket you can make any rented room feel like home. Then you go out until late, because now there’s something to come back to. Your favorite place is a bed with the door half open and voices in the next room, near enough to hear them laugh. People may think you’d rather be alone. You’d hate to be alone. So next time, finish the sentence: “Start without me, but save me a seat.”',
    differs:
      'People born on the 6th are happiest when everyone’s home. On the 24th they want everything to be as it was last year. For you, the best part is coming in late and finding a light on.',
  },
  16: {
    title: 'Proud and Tender',
    meaning:
      'People born on the 16th are said to be proud and tender at once. The 1 is strong, the 6 loves people, and the lesson is to say what you feel.',
    text: 'You’re proud and you love people, and at a party the two can get into an argument. Pride says, “I’m leaving.” Love says, “They’ll worry.” So you go out to the balcony to be alone, and you stand where everyone can see you.\n\nOn the tarot card with this number, lightning strikes a tower. It looks terrible, but the lesson read into it is a kind one. You say “I don’t mind,” and you mind very much. That little lie is the only thing that has to fall. So out there in the cold, try a truer sentence: “I was hurt, and I hoped you’d come out.” You don’t have to say it to the whole party. One person is enough, and somebody inside is already bringing your coat.',
    differs:
      'On the 7th people truly like being alone, and on the 25th they like it after two hours of company. On the 16th they say they like it, and they listen for footsteps.',
  },
  17: {
    title: 'Quiet Ambition',
    meaning:
      'Born on the 17th, you’re said to be ambitious in a private, patient way. The 1 wants to lead, and the 7 wants to think about it first.',
    text: 'In North America there’s an insect, a kind of cicada, that lives underground for seventeen years. Then, one warm evening, millions of them come up at once, louder than traffic. Your ambition is like that: long, hidden, and one day impossible to miss.\n\nYou’d deny it. “It’s only a game,” you said, and you lost with a smile, and later that night you read everything ever written about that game. You’d love to win, and you’d hate to be seen wanting it. So people think you’re happy where you are, and they’d be amazed to hear there’s a plan. It works well, but it’s lonely. If nobody knows what you want, nobody can help you, or hug you when it goes wrong. So tell one person who’s good with secrets. Your ears will turn red. And if your big day comes, there’ll be one face in the crowd that isn’t surprised at all.',
    differs:
      '“Here’s my plan,” says a person born on the 8th. “Would you like to help?” says one born on the 26th. Ask someone born on the 17th, and you’ll hear, “What plan?”',
  },
  18: {
    title: 'Power With a Heart',
    meaning:
      '18 is said to mean power that’s used for other people. It’s made of two strong numbers, 1 and 8, which add up to 9, the number of kindness.',
    text: 'When you’ve hurt someone, you make up for it in a big way. You break a cup, and you come back with twelve, good ones, in a box with a ribbon. But the broken cup had belonged to somebody’s grandmother. What the owner wanted was for you to stay and hear about her, and you were already at the store.\n\nYou’ve got power, and you spend it on people. Nobody is treated unfairly while you’re in the room. What you can’t do so well are the small repairs, the ones that need no strength at all. After a fight there’s a weekend by the sea, booked and paid for, and you still haven’t said “sorry.” Do go to the sea. But say the word before you leave, slowly, with nothing in your hands. Then stay where you are for a minute. It’s the one present nobody else can give them.',
    differs:
      'If a cup breaks, people born on the 9th are sad with you, and those born on the 27th find the glue. Someone born on the 18th has already ordered a new set.',
  },
  19: {
    title: 'Great Hellos and Goodbyes',
    meaning:
      '1 comes first and 9 comes last, so people born on the 19th are said to be good at beginnings and endings. Their lesson is the middle.',
    text: 'You’re wonderful at airports. Hello and goodbye are your two talents. You run the last few steps into someone’s arms. You open a project with a shout and close it with a speech that makes people cry. Look at the digits of your day: there’s a first and a last, and everything from 2 to 8 has been left out.\n\nSo it’s the middle that’s hard. In the third week of a job, or on a gray afternoon with sheets to fold, you start looking for the way out. Stay a little longer. Not much happens there, and that’s why it’s good: somebody starts a story because there’s time, and the two of you can’t stop laughing, each holding one end of a sheet. People admire your big hellos and your fine goodbyes. But ask them when they knew they liked you. It was probably an afternoon like that one.',
    differs:
      'Plenty of people start well, like those born on the 1st, the 10th or the 28th. But most of them hate endings. You can close a door so gently that people thank you for it.',
  },
  20: {
    title: 'Room to Talk',
    meaning:
      'Gentle people who listen very well are said to be born on the 20th. They keep the peace, notice moods, and speak last.',
    text: 'Your own news comes out at the door, because until then you’ve been making room for everyone else’s. For two hours you’ve nodded and asked about the tomatoes. Then, with one arm in a sleeve, you say, “By the way, I didn’t get the job,” and everyone sits down again, right there on the stairs.\n\n2 is the number of closeness, and the zero beside it is read as empty space. That’s how it feels to talk to you: there’s room. Shy people finish their sentences. A quarrel gets slower and slower in front of you until it stops. Meanwhile everything you didn’t say gets said on the way home, to yourself, in excellent words. The people who love you would like to hear some of those. Try it once the other way around, and tell them the biggest thing before you’ve taken off your coat. It’ll feel rude. They’ll be so pleased.',
    differs:
      'When somebody’s sad, people born on the 2nd, the 11th and the 29th go straight over. You keep a free chair beside you, and the sad ones come.',
  },
  21: {
    title: 'Perfect Timing',
    meaning:
      'People born on the 21st are said to have charm and very good timing. The 2 listens first, and then the 1 speaks.',
    text: 'Before a difficult talk you rehearse. In the shower you play both parts, and you do the other voice very well. “I see now how wrong I was,” it says, deeply moved. Then the real talk begins. You deliver your first line, and the other person, who hasn’t read the script, says, “Can we do this later? I’m starving.” It hurts you more than an honest no would have.\n\nYou prepare because you care how your words will land. But if you’ve written the whole talk in advance, there’s no place left for the other person. When there’s no time to prepare, the same care makes you brilliant. A joke arrives at exactly the right second. At a funeral, one sentence of yours lets everybody breathe. You didn’t write that one at home. You were looking at people’s faces. So keep the shower for singing, prepare one line, and let the other person do the rest. People are usually funnier than you wrote them.',
    differs:
      'Someone born on the 12th decides first and asks later, so they’re faster. But when someone born on the 21st decides, everybody has already agreed.',
  },
  22: {
    title: 'Plans for Everyone',
    meaning:
      '22 is called the builder. It’s read as a talent for large, useful plans with a place for everyone in them.',
    text: 'Your plans grow, because you can’t leave anyone out. It was only going to be a bench. People at the bus stop had to stand, so you drew a bench. Then an old lady mentioned shade, a boy had nowhere to lean his bike, and a thirsty dog looked up at you. So now there’s a roof, a bike rack, a fountain, and a fund to pay for it all. It’ll be beautiful. It’ll be finished in two years, and until then everyone’s standing.\n\nYou hear what people wish for, and unlike most dreamers you know how to build it. When you explain a plan, people start talking as if it were already there. Your trouble is the order you do things in. The biggest version always comes first, so the small, useful one has to wait. Turn it around once. Put out a plain bench this week, and let the roof go up later, over people who are already sitting.',
    differs:
      'Someone born on the 4th, the 13th or the 31st mostly builds for people they know. You build for strangers, and you’ve already thought about where they’ll put their umbrellas.',
  },
  23: {
    title: 'Everyone Is Invited',
    meaning:
      'Those born on the 23rd are said to love freedom and company. The 2 is friendly, the 3 loves to talk, and 2 plus 3 is 5, the number of freedom.',
    text: 'In a group of 23 people, it’s slightly more likely than not that two of them share a birthday. You’d be the one to find out, and there’d be singing. Strangers turn into a group when you’re there, and to you it doesn’t even feel like work. Taxi drivers want you to meet their mothers. You’ve been to the weddings of people you met in line for coffee.\n\nSo a plan for two becomes a plan for many. Somebody suggests a quiet walk by the lake. On the way you run into a coworker. “Come along!” you say. She’s got her cousin with her, and soon the man who rents out the boats has closed early to join you. It’s a great afternoon, and you’ll talk about it for years. But whoever suggested that walk had something to tell you, and had been practicing it since Tuesday.',
    differs:
      'People born on the 5th slip away alone, and those born on the 14th make themselves a rule about it. On the 23rd everyone’s invited, so get a bigger boat.',
  },
  24: {
    title: 'Keeper of Customs',
    meaning:
      'Those born on the 24th are said to be loyal and loving. Add the tender 2 to the orderly 4, and you get 6, the number of family and home.',
    text: 'Customs matter to you more than you can easily explain. “We always have the walnut cake.” “But none of us likes the walnut cake.” You put down the list, and there’s a silence. If something’s been done twice, you call it a tradition, and a tradition is a promise. You’re the one who knows how it all began: the first trip, the song in the car, who sat where.\n\nBut it was never about cake. Somebody used to bake it, in an apron, with the radio on, and this is the one day of the year when that person is nearly back in the room. So tell the others about the apron and the radio. They won’t like walnuts any better, but they’ll ask for a thin slice, and after that the custom is theirs, too.',
    differs:
      '“Who’s hungry?” ask people born on the 6th and the 15th, looking around the table. You ask who’s missing, too, and you remember which chair was theirs.',
  },
  25: {
    title: 'Company, Then Quiet',
    meaning:
      'Those born on the 25th are read as sensitive thinkers. Their 2 wants to be close, their 5 wants to be free, and 2 plus 5 is 7, the private number.',
    text: 'You love company, and you love it when company cancels. “So sorry, we can’t make it tonight,” says the message, and you do a little dance in your socks. It was your plan. You’d looked forward to it right up to the hour when it became real.\n\nThis takes some explaining, because people can hear the joy in your “Oh, no problem at all!” and think it’s about them. It’s about three free hours and a pot of tea. You do need people. Then you need a closed door, so you can think about what they said. The ones who know you best come early, get all of you, and leave while you’re still sorry to see them go. You’re delightful for two hours. Most of us are delightful for about forty minutes.',
    differs:
      'Someone born on the 7th wouldn’t have invited anyone. Someone born on the 16th would be hurt when the guests canceled. Only the 25th wants the visit and the quiet, in that order.',
  },
  26: {
    title: 'Soft Heart, Sharp Mind',
    meaning:
      'The 26th is read as a warm heart with a talent for business. 2 and 6 are gentle numbers, but add them and you get 8, the number of money and power.',
    text: 'Business comes easily to you until there’s a sad face in front of you. Here’s a contract you handled for your company: every line read, two of them crossed out, the price brought down with a smile. And here’s one of your own, for a gym you haven’t set foot in since winter. You still pay every month, because the kid at the front desk was so nice.\n\nEnding things is where you struggle, because you can’t stand to disappoint people. So you keep the magazine you don’t read and the dentist who never listens, and you call it loyalty. Part of it is. It’s why people you hired long ago still write to you. But a gentle no is still gentle. Tell the kid at the desk. He’ll press one key and wish you luck. He’d forgotten you were a member.',
    differs:
      'Someone born on the 8th or the 17th would’ve left that gym by email, in two lines. They might never have noticed how nice the kid at the desk was.',
  },
  27: {
    title: 'Careful Hands',
    meaning:
      'A birthday on the 27th belongs to skilled, kind people who are far too modest. The 2 feels what people need, and the 7 learns how to do it.',
    text: 'There are 27 bones in a human hand. It’s a coincidence, but it fits, because the kindness of this day goes through the hands. You see what’s needed, you learn to do it well, and you give it away: the sleeve you mended, the shelf that finally hangs straight, the cake with the name spelled right.\n\nThen comes the compliment. “What a beautiful bowl!” they say, and you turn it around to show them the crack. You do it with new people, too, listing your faults early so there won’t be any surprises. You aren’t asking for more praise. You really do see the crack. But giving is only half of what a hand is for. It can also close, gently, around a few kind words, and keep them.',
    differs:
      'There are many ways to be generous. People born on the 9th give to everyone, and those born on the 18th give big things. Yours is one careful present, in the person’s favorite color.',
  },
  28: {
    title: 'The Gentle Persuader',
    meaning:
      'People born on the 28th are said to lead gently. The 2 is friendly, the 8 is strong, and others follow before they’ve noticed.',
    text: 'It’s very hard to say no to you. “I’m only here to tell you I can’t do it,” says the visitor. “Of course,” you say. “Sit down. How would you have done it, just out of interest?” Half an hour later the visitor is out on the sidewalk, smiling, with a folder full of papers. They’ve taken the job.\n\nYou never push. You’re pleasant, you’re sure, and people like to be near someone who’s sure. You use it kindly, too: when a quiet person has an idea, you make the whole room wait for it. With someone you love, it can go too far. They agree to your restaurant, your vacation, your side of the bed. One day they feel crowded and can’t say why, since the two of you never fight. So once in a while, ask what they’d choose, and be quiet until they’ve answered. You’ll find out what they wanted all along. Their restaurant may even be good.',
    differs:
      'Leaders born on the 1st, the 10th or the 19th set off and hope someone follows. You look around after a while, and there they all are, carrying sandwiches.',
  },
  29: {
    title: 'Tender With the World',
    meaning:
      'Born on the 29th, you’re said to feel deeply for people. The 2 is tender, and the 9 cares about the whole world.',
    text: 'Strangers get endless patience from you, and the person you love gets a little less. A man on the train spills coffee on your sleeve, and you comfort the man. At home there’s a wet towel on the bed, and the whole building hears about it.\n\nBeing kind to the world uses something up. All day long you’re splendid with complaints, hard cases, and people who shout because they’re frightened. By evening that patience has been spent. It isn’t that you care less at home. You care so much there that everything goes straight in, even a towel. It helps to stop before the front door and stand under a tree for as long as one song lasts. And think of it like this. If a stranger had left that towel there, you’d have hung it up, and worried whether they were all right.',
    differs:
      'People born on the 2nd, the 11th and the 20th keep their tenderness for a few. Yours goes to everyone you meet, even wasps, so save a little for home.',
  },
  30: {
    title: 'A Voice That Carries',
    meaning:
      '3 is the number of expression, and in 30 the zero is said to make it louder: a strong voice, a lively mind, feelings that show.',
    text: 'You believe you can whisper. You can’t: your voice carries. “Is that his real hair?” goes from your lips to the back of the theater, and the man with the hair turns around. Whatever you feel comes out at full size, and most rooms are too small for it.\n\nMostly it’s a gift. Lost children hear you. Tired teams wake up. When you read aloud, people put off going to bed, and a compliment from you can be enjoyed three tables away. So can the price of your new coat. The one thing a big voice can’t do is wait, and shy people need a silence before they can say something important. Somebody near you has a sentence ready. They’re just waiting for you to breathe in.',
    differs:
      'Is anyone listening? People born on the 3rd don’t care, and those born on the 12th and the 21st keep checking. You don’t need a microphone, and you take it anyway.',
  },
  31: {
    title: 'A Very Personal Order',
    meaning:
      'The 31st is said to make practical people with unusual methods. The 3 likes to play, the 1 goes its own way, and 3 plus 1 is 4, the number of order.',
    text: 'Everything you own is in order, but only you can read the order. The books are arranged by mood: rain, trains, to lend, never to lend. Important papers are under the bread box. The budget looks like a subway map, and it’s correct. The screws are in a teapot, and when anyone needs a passport, you reach behind the mirror without looking.\n\nYou invent your own way of doing things, and then you follow it strictly. At work it makes people nervous until they see that everything’s done on time. Then one day someone kind tidies up. They did it as a present, while you were out, and you stand in that clean room like a tourist and can’t find a pen. They had no way of knowing. So show them the bookshelf, mood by mood. Somewhere around the trains they’ll start to smile. They’ve just seen the inside of your head.',
    differs:
      'The kind of order that’s loved on the 4th, the 13th and the 22nd can be learned from a book. Yours is homemade. Only seven months have a 31st, so being unusual is nothing new.',
  },
};
