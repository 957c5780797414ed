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
    text: 'There’s a single digit in your day, so nothing argues with it: you want to decide for yourself, all the time, at full strength. You’re good with a blank page, an empty room, a job that didn’t exist before you took it. Wise bosses give you the goal and leave out the directions.\n\nAdvice is where it gets funny. Someone says, “The bed would be nicer under the window.” You say no. Ten days go by, and you come in with shining eyes. “I’ve had an idea about the bed!” It isn’t a trick, because you honestly can’t use a thought until it’s your own. It has to go in, disappear for a while, and come out with your name on it. The person who first mentioned the window could point this out. They love you, so they don’t. They’d miss the look on your face.',
    differs:
      'Lost in a strange city, someone born on the 10th goes back to the station to start again, and the 28th soon has six locals leading the way. The 19th hugs them all hello and goodbye. You say you aren’t lost.',
  },
  2: {
    title: 'Walking in Step',
    meaning:
      'People born on the 2nd are said to be gentle and close to others. They adjust easily, keep the peace, and do their best work in pairs.',
    text: 'Even your feet adjust to whoever’s next to you. With a tall person in a hurry you take quick steps. With an old man and his cane you slow down until you’re hardly moving, and you do it so well that he thinks he’s fast today. That’s what 2 stands for, two people side by side, and it makes you easy to love. Near you, people feel they’re the right speed.\n\nAfter years of this, your own speed is hard to find. “Where would you like to eat?” they ask on your birthday, and you study their faces for the answer. So take a walk alone now and then, somewhere flat, with nowhere to be. After a few blocks you’ll notice a pace. It’s yours, and the right people would be happy to slow down for it, or to run.',
    differs:
      'You and your friend own the same shoes, because she liked them. Someone born on the 11th would’ve picked a pair for the star she’ll be one day. The 20th would’ve heard the salesman’s life story, and the 29th would’ve bought the pair nobody wanted.',
  },
  3: {
    title: 'Play Before Paperwork',
    meaning:
      '3 means joy and expression. A birthday on the 3rd is read as a talent for fun: words, colors and jokes come easily, and dull duties don’t.',
    text: 'You turn everything into play, and one envelope is enough to prove it. Inside: an electric bill. Outside, in blue pen: a giraffe, a bow tie for the giraffe, a list of names for it, and your signature in three new styles. The bill is still unopened.\n\nJoy comes first with you, ahead of taxes, deadlines and second reminders, and getting angry at yourself doesn’t change it. What helps is making the dull thing a bit silly. Read the bill aloud in the voice of a king, and pay it before the kettle boils. As for the little drawings you leave on people’s desks, you may think they get thrown away. Perhaps there’s a man in accounting who says good morning to no one. He has all of yours in his top drawer, in order, and on the back of each he’s written the date.',
    differs:
      'People born on the 12th, the 21st and the 30th shine when somebody’s watching. You’d do all of it in an empty house, for the giraffe.',
  },
  4: {
    title: 'Steady as a Clock',
    meaning:
      'Order and hard work belong to 4. If that’s the day you were born, you’re said to be steady: you keep your word, repeat what works and don’t trust quick changes.',
    text: 'Your habits are so regular that somewhere on your way to work a stranger is using you as a clock. If they pass you at the bakery, they’re on time. If you’re already at the corner, they have to run. You’ve never spoken to each other. That’s the 4 at its best: without knowing it, you’re something people can count on.\n\nYour first answer to anything new is no. A shorter way to work, a trip to the islands, a kiss in the middle of the street? No, no, and, after you’ve looked around, no. But it isn’t a real no. What you’re asking for is one night’s sleep. In the morning you’ve compared prices, and you’d like to know when the ferry leaves. People who know you ask in the evening and don’t worry until breakfast. They’ll tell you it’s worth the wait, because in all these years you’ve never taken back a yes.',
    differs:
      'The tallest plant in the office is yours: one glass every Monday, for six years. Someone born on the 13th waters theirs and complains, the 22nd is building a greenhouse, and the 31st pours in cold tea, which works.',
  },
  5: {
    title: 'The Long Way Back',
    meaning:
      'Born on the 5th, you’re said to love freedom and change. You’re curious, quick and very hard to keep indoors.',
    text: 'You went out to return a library book, and you came back with a haircut, a bag of plums and the library book. For a 5, everything on the way is more interesting than the place you’re going. There was music, and the man with the drum knew a barber, and the barber’s sister sells plums, and she’d been to Peru, and suddenly it was evening.\n\nIt’s a wonderful way to spend a day and a hard way to run a week. Anyone who loves you has learned to add two hours to whatever time you say. They put up with it for one reason: you bring the day home with you. You tell it so well, with the drum and the sister and Peru, that they feel they’ve been out, too. At the library they’ve stopped sending you reminders. They just ask how it was.',
    differs:
      'Invite three people on a trip. The one born on the 14th asks about the rules, and the one born on the 23rd asks who else is coming. You’re already on the train, possibly the wrong one.',
  },
  6: {
    title: 'Responsible for Everyone',
    meaning:
      'With a 6 for your day of birth, you’re said to be loving and responsible: the one who looks after a family, a team or a home.',
    text: 'When you’ve picked the movie, you don’t watch the movie. You watch the people watching it. Are they bored? Was that a laugh or a cough? 6 is the number of care, and you feel responsible for everyone’s good time, even for the parts no one controls. You’ve apologized for rain, and you’ve said “It’s usually better than this” about a sunset.\n\nYou’re lovely to be around. A shy guest finds a chair already pulled out, next to somebody else who hates parties. Someone who reads in bad light gets a lamp from you, and it isn’t even their birthday. But an evening spent studying faces is hard work, and those faces would love to catch you laughing. So here’s a question, asked with affection. That last movie you picked: how did it end?',
    differs:
      'Look at the family photo. Someone born on the 24th is standing where they stood last year. The one running in at the last second was born on the 15th. You’re behind the camera, asking if everybody’s warm enough.',
  },
  7: {
    title: 'A Private Mind',
    meaning:
      'People born on the 7th are said to love quiet and to keep things to themselves. 7 is the number of deep, careful thought.',
    text: 'People find out about you by accident, because you’re so private. “You speak Japanese?” “A little.” “Since when?” “I’m not sure. Twelve years?” “Why did you never say so?” “It didn’t come up.”\n\nIt isn’t that you don’t trust them. 7 is the number of the inner life, and whatever you love seems safer while it’s only yours. If you won the lottery, your family would hear about it from the bank. The trouble is that you’re waiting to be asked, and people can’t ask, because they don’t know what’s there. So give someone the first question yourself. Say, some evening, “Ask me about Japan.” Then watch a face you thought you knew wake up completely.',
    differs:
      'Three people are on three desert islands. The one born on the 16th sends a note in a bottle: “Don’t bother to come. North beach.” The one born on the 25th writes, “Please come for two hours!” You’ve found a good tree to read under.',
  },
  8: {
    title: 'Strength People Lean On',
    meaning:
      '8 is linked to power and money. This birthday belongs to strong, practical people: you take charge of large things and get them done.',
    text: 'Strength is what people see in an 8, and they lean on it before they know your name. When the last train is canceled, a family of five comes straight to you with their questions. You don’t work there. You find them a hotel anyway.\n\nNow listen to yourself when somebody close to you starts to talk. They saw a dog in rain boots on the way home. “So what’s the problem?” you say. “There isn’t one,” they say. “I was telling you about the dog.” You’d already started to fix something. If that happens often, people bring you their disasters and tell their small good news to somebody else. It’s a shame, because so much of love is small good news. You can draw an 8 without lifting the pen: the line goes out, turns, and comes home. It’s a good shape for strength. Go out into the world, do what you do so well, and then come home and ask about the dog.',
    differs:
      'There’s one cookie left. Someone born on the 17th doesn’t seem to notice it, and later it’s gone. Someone born on the 26th gives it to a guest and dreams about it. You say, “I’d like that cookie,” and eat it.',
  },
  9: {
    title: 'Wanting It Fair',
    meaning:
      'Born on the 9th, you’re said to be generous, fair and kind to strangers. 9 is the number that thinks of everyone.',
    text: 'There’s a free seat on the bus, and you’re standing, in case someone needs it. The bus is empty. A 9 feels for people who haven’t even gotten on yet.\n\nYour own luck makes you nervous. A raise embarrasses you, and a sunny apartment makes you think of the dark ones. If people clap for you, you point at the man who set up the chairs. Your oldest friend has been trying for years to give you the bigger half of a muffin. But joy isn’t a seat on a bus. If you have some, nobody else has to stand. That friend would be so glad to find you asleep in the sun one day, with nothing to explain. Next time something good happens, try saying “I’m so happy,” and stop there.',
    differs:
      '“But what about your feet?” asks the man who’s wearing your dry socks. It’s flooding, somebody born on the 18th has brought a truck, and somebody born on the 27th is fixing the pump. “I like them wet,” you say.',
  },
  10: {
    title: 'A Clean New Page',
    meaning:
      'People born on the 10th are said to be brave about starting over. After a loss, they look for the next beginning before they look back.',
    text: 'You’re one of the great beginners. You can lose a job, a plan or a whole city, and by morning you’re looking around with interest, wondering where the bookshelf could go. Other people need years to get used to an empty room. To you it looks like a present.\n\nBut you’d rather begin again than repair. One wrong stitch in a scarf, and you pull out the entire scarf and start over with better wool. At work they were happy with your second version, and you’re on the fourth. With people it can’t be done, because nobody gets to begin a person again. You can go back a few rows together, find the place and say, “I think it went wrong here.” It’s slower, and it’s the only way to have old friends. Perhaps there’s one you stopped calling after a single bad weekend. She’s kept your number, and every year on your birthday she nearly calls.',
    differs:
      'The tent falls down at night. Someone born on the 1st says it’s meant to look like this, the 28th gets the neighbors to hold it up, and the 19th says it was a good tent. You pull it down and start over, whistling.',
  },
  11: {
    title: 'Faith in People',
    meaning:
      '11 is linked to inspiration. With this birthday you’re said to have strong feelings, sharp intuition and a way of seeing what people could become.',
    text: 'An 11 sees what a person could become, and believes in it before they do. Numerology adds up the digits of most birthdays, but it leaves this one whole, with both 1s shining side by side like two lamps. People grow in that light. A shy coworker speaks up in meetings now, because you always acted as if she did.\n\nBut it makes for a strange kind of love. You meet someone who’s here, and you fall for the person they’ll be in five years. Then you wait, a little impatiently, for that person to arrive. They read you a short poem, and you start talking about publishers. They’d only wanted to read you a poem. Some evenings, when you’re tired, you forget to believe in anyone’s future, and those are good evenings. The person next to you isn’t finished yet, has cold hands, and would like some attention now.',
    differs:
      'If a friend sings badly, someone born on the 2nd joins in, just as badly, to keep her company. The 20th listens to all nine verses, and the 29th asks next door if everybody’s all right. You’re looking up singing teachers.',
  },
  12: {
    title: 'Deciding Out Loud',
    meaning:
      'If you were born on the 12th, you’re said to have charm and to enjoy an audience. Your 1 decides quickly, and your 2 wants everyone to be happy with it.',
    text: 'You ask everybody’s opinion, a moment after you’ve made up your mind. “Blue or green?” you call from the mirror. You’re wearing the blue one, and you’ve already cut off the price tag. You aren’t pretending: you’d truly love to know what people think, just slightly too late for it to matter. There’s a vote on every vacation, and every year, by some miracle, the beach wins.\n\nWhy does nobody mind? Because it’s such fun to be asked by you. You listen with your whole face. If one person yawns while you’re telling a story, you change the ending on the spot, just to win that person back. And now and then you ask something that isn’t settled at all. “Do you love me?” you say, lightly, in the same voice as “Blue or green?” It’s the only time you stand completely still until you’ve heard the answer.',
    differs:
      'Someone born on the 21st hears what each friend would like to see, and buys the movie tickets last. You’ve got the tickets in your pocket, and now you’d love to know what everybody’s in the mood for.',
  },
  13: {
    title: 'Hard Work, Loudly',
    meaning:
      'Forget bad luck: in numerology 13 is about work. It’s read as good ideas and a sense of fun that need effort to become something solid.',
    text: 'Some tall buildings skip the 13th floor. It’s there, of course, and people live on it, but the button says 14. The bad luck of your birthday is about as real as that. Numerology reads a lesson into 13 instead, and it’s a simple one: what you get, you get by working.\n\nAnd you do work, and you complain from start to finish. “Never again,” you say, with paint in your hair. “Who chose this color? Why do we even have walls?” Behind you the room gets more beautiful by the minute, because you’re thorough, and secretly you’re enjoying it. New people worry about the noise, so explain it once, clearly: “I’m fine, this is how I sound.” Those who’ve known you for years worry only when it stops. When you’re really sad, you don’t say a word. You paint, very neatly, and somebody puts down the other brush and comes over.',
    differs:
      '“Is somebody hurt up there?” ask the people downstairs. No, that’s you, putting up a shelf. Someone born on the 4th does it without a sound, the 22nd puts one up in every apartment, and the 31st hangs it from the ceiling.',
  },
  14: {
    title: 'Rules and Escapes',
    meaning:
      'People born on the 14th are said to love freedom, and to spend years finding the right limits for it. The 1 wants its own way, and the 4 wants rules.',
    text: 'Freedom matters so much to you that you keep writing rules to protect it. Rule one: in bed by ten. Rule two: no new shoes until spring. Rule three: answer every email from work on the same day. Rule four, added later in another color: rules don’t count on vacation.\n\nYou mean every one of them. You also can’t see a fence without wondering about the other side, even if it’s a fence you built yourself. Numerology says 14 comes with a lesson that takes time: how much freedom is enough? Don’t be hard on yourself about it, since half of your best days began as broken rules. And there’s a rule five that you never wrote down, because you didn’t have to. When someone you love needs you, you come, at any hour, in last year’s shoes.',
    differs:
      '“No jumping,” says the sign at the pool. Somebody born on the 5th hasn’t read it, and somebody born on the 23rd is holding hands with eight strangers and counting to three. You put up the sign, and you’ve just added “before noon.”',
  },
  15: {
    title: 'Free, but Coming Home',
    meaning:
      '1 and 5 are free spirits, yet 15 adds up to 6, the number of home. Those born on this day are said to be charming, loving and independent.',
    text: '“Start without me,” you say, and you mean it. Then you come in, they’ve started without you, and for one second it hurts. Being born on the 15th is about that second: you’d like to be free, and you’d like to be waited for.\n\nPeople fall in love with you easily, because you’re warm and you never cling. With a bowl of oranges and a borrowed blanket you can make any rented room feel like home. Then you go out until late, because now there’s something to come back to. Your favorite place is a bed with the door half open and voices in the next room, near enough to hear them laugh. People may think you’d rather be alone. You’d hate to be alone. So next time, finish the sentence: “Start without me, but save me a seat.”',
    differs:
      'It’s late, and two windows are lit. In one, somebody born on the 6th is waiting up. In the other is the lamp that somebody born on the 24th always leaves on. You’re down on the street, so happy to see them both.',
  },
  16: {
    title: 'Proud and Tender',
    meaning:
      'People born on the 16th are said to be proud and tender at once. The 1 is strong, the 6 loves people, and the lesson is to say what you feel.',
    text: 'You’re proud and you love people, and at a party the two can get into an argument. Pride says, “I’m leaving.” Love says, “They’ll worry.” So you go out to the balcony to be alone, and you stand where everyone can see you.\n\nOn the tarot card with this number, lightning strikes a tower. It looks terrible, but the lesson read into it is a kind one. You say “I don’t mind” when you mind very much, and that little lie is the only thing that has to fall. So out there in the cold, try a truer sentence: “I was hurt, and I hoped you’d come out.” You don’t have to tell the whole party. One person is enough, and there’s one at the glass already, watching you pretend to look at the moon.',
    differs:
      'All three of you say, “No fuss about my birthday, please.” Someone born on the 7th means it. The 25th would like some fuss, from two to four. You’ve told everyone you know, and mentioned the date each time.',
  },
  17: {
    title: 'Quiet Ambition',
    meaning:
      'Born on the 17th, you’re said to be ambitious in a private, patient way. The 1 wants to lead, and the 7 wants to think about it first.',
    text: 'In North America there’s an insect, a kind of cicada, that lives underground for seventeen years. Then, one warm evening, millions of them come up at once, louder than traffic. Your ambition is like that: long, hidden, and one day impossible to miss.\n\nYou’d deny it. “It’s only a game,” you said, and you lost with a smile, and later that night you read everything ever written about that game. You’d love to win, and you’d hate to be seen wanting it. So people think you’re happy where you are, and they’d be amazed to hear there’s a plan. It works well, but it’s lonely. If nobody knows what you want, nobody can help you, or hug you when it goes wrong. So tell one person who’s good with secrets. Your ears will turn red, but if your big day comes, there’ll be one face in the crowd that isn’t surprised at all.',
    differs:
      '“Here’s my plan,” says a person born on the 8th. “Would you like to help with mine?” says one born on the 26th. “What plan?” you say, with a folder behind your back.',
  },
  18: {
    title: 'Power With a Heart',
    meaning:
      '18 is said to mean power that’s used for other people. It’s made of two strong numbers, 1 and 8, which add up to 9, the number of kindness.',
    text: 'When you’ve hurt someone, you make up for it in a big way. You break a cup, and you come back with twelve, good ones, in a box with a ribbon. But the broken cup had belonged to somebody’s grandmother. What the owner wanted was for you to stay and hear about her, and you were already at the store.\n\nYou’ve got power, and you spend it on people. If a clerk is rude to an old man, that clerk will soon be explaining himself to you. It’s the small repairs you skip, the ones that need no strength at all. After a fight there’s a weekend by the sea, booked and paid for, and you still haven’t said “sorry.” By all means go to the sea. But say the word before you leave, slowly, with nothing in your hands. And if it was about the cup, sit down and ask what the grandmother was like.',
    differs:
      'Two fire trucks are parked under a tree, because a little girl’s kite got stuck and you made a call. Someone born on the 9th has given her another one. Someone born on the 27th is quietly getting it down with a piece of wire.',
  },
  19: {
    title: 'Great Hellos and Goodbyes',
    meaning:
      'People born on the 19th are said to be good at beginnings and endings, because 1 comes first and 9 comes last. Their lesson is the middle.',
    text: 'You’re wonderful at airports. Hello and goodbye are your two talents. You run the last few steps into someone’s arms, you open a project with a shout, and you close it with a speech that makes people cry. Your day jumps straight from 1 to 9, and all the numbers between them have been left out.\n\nThat’s where you get restless, in between. In the third week of a job, or on a gray afternoon with sheets to fold, you start looking for the way out. If you can, stay a little longer. Not much happens there, and that’s why it’s good. Whoever’s holding the other end starts a story, because there’s time for once, and soon you’re both laughing too hard to fold. People admire your hellos and your goodbyes. But ask an old friend when she knew she’d always like you. She won’t say the airport. She’ll say, “Remember those sheets?”',
    differs:
      'Emails from people born on the 1st don’t say hello. Those from the 10th begin, “Please ignore my last email.” Anyone who opens one from the 28th has agreed to something. Yours begin beautifully and end beautifully, and you forgot the attachment.',
  },
  20: {
    title: 'Room to Talk',
    meaning:
      'Gentle people who listen very well are said to be born on the 20th. They keep the peace, notice moods, and speak last.',
    text: 'Your own news comes out at the door, because until then you’ve been making room for everyone else’s. For two hours you’ve nodded and asked about the tomatoes. Then, with one shoe on, you say, “By the way, I didn’t get the job,” and everyone sits down again, right there on the stairs.\n\n2 is the number of closeness, and the zero beside it is read as empty space. That’s how it feels to talk to you: there’s room. Shy people finish their sentences, and a quarrel in front of you gets slower and slower until it stops. Meanwhile everything you didn’t say gets said on the way home, to yourself, in excellent words. Your friends would give a lot to hear some of those. Try it once the other way around, and start with your biggest news, while they’re still saying hello. It’ll feel rude to you, and they’ll be so pleased.',
    differs:
      'A friend calls. Someone born on the 2nd can’t be the first to hang up, the 11th tells her to run for mayor, and the 29th is upset about whales. You listen, and after an hour she says, “So nice to hear your news!”',
  },
  21: {
    title: 'Perfect Timing',
    meaning:
      'People born on the 21st are said to have charm and very good timing. The 2 listens first, and then the 1 speaks.',
    text: 'Before a difficult talk you rehearse. In the shower you play both parts, and you do the other voice very well. “I see now how wrong I was,” it says, deeply moved. Then the real talk begins. You deliver your first line, and the other person, who hasn’t read the script, says, “Can we do this later? I’m starving.” You’d prepared for tears, for anger, for a long silence. Nobody had been hungry.\n\nYou prepare because you care how your words will feel. But if you’ve written the whole talk in advance, there’s no place left for the other person. When there’s no time to prepare, the same care makes you brilliant. A joke arrives at exactly the right second, or, at a funeral, one sentence of yours lets everybody breathe. You didn’t write that one at home. You were looking at people’s faces. So keep the shower for singing, prepare one line, and let the other person do the rest. People are usually funnier than you wrote them.',
    differs:
      'Here’s how these birthdays first say “I love you.” The 3rd draws it. The 12th says it, and then asks if that’s all right. The 30th tells the whole bus. You practiced for two weeks, and the other person said it first.',
  },
  22: {
    title: 'Plans for Everyone',
    meaning:
      '22 is called the builder. It’s read as a talent for large, useful plans with a place for everyone in them.',
    text: 'Your plans grow, because you can’t leave anyone out. It was only going to be a bench. People at the bus stop had to stand, so you drew a bench. Then an old lady mentioned shade, a boy had nowhere to lean his bike, and a thirsty dog looked up at you. So now there’s a roof, a bike rack, a fountain, and a fund to pay for it all. It’ll be beautiful. It’ll be finished in two years, and until then everyone’s standing.\n\nYou hear what people wish for, and unlike most dreamers you know how to build it. When you explain a plan, people start talking as if it were already there. But the biggest version always comes first with you, so the small, useful one has to wait. Turn it around once, and put out a plain bench this week. The old lady will sit down, close her eyes and say nothing for a while. You can build the roof while she’s resting.',
    differs:
      'Your birdhouse isn’t finished, because somebody mentioned squirrels. Someone born on the 4th hung theirs the same day, and so did the 13th, loudly. The one from the 31st has its entrance in the roof, and it’s full of birds.',
  },
  23: {
    title: 'Everyone Is Invited',
    meaning:
      'Those born on the 23rd are said to love freedom and company. The 2 is friendly, the 3 loves to talk, and there’s always room for one more.',
    text: 'In a group of 23 people, it’s slightly more likely than not that two of them share a birthday. You’d be the one to find out, and there’d be singing. Strangers turn into a group when you’re there, and to you it doesn’t even feel like work. Taxi drivers want you to meet their mothers. You’ve been to the weddings of people you met in line for coffee.\n\nSo a plan for two becomes a plan for many. Somebody suggests a quiet walk by the lake, and on the way you run into a coworker. “Come along!” you say. She’s got her cousin with her, and soon the man who rents out the boats has closed early to join you. It’s a great afternoon, and you’ll talk about it for years. But whoever suggested that walk had something to tell you, and had been practicing it since Tuesday.',
    differs:
      'To see more of the city, people born on the 5th get off the bus one stop early. People born on the 14th do it, too, but only on days when their own rules allow it. When you get off, half the bus comes along.',
  },
  24: {
    title: 'Keeper of Customs',
    meaning:
      'Those born on the 24th are said to be loyal and loving. The 2 is tender, the 4 likes things done the way they’ve always been done, and both of them want the family together.',
    text: 'Customs matter to you more than you can easily explain. “We always have the walnut cake.” “But none of us likes the walnut cake.” You put down the list, and there’s a silence. If something’s been done twice, you call it a tradition, and a tradition is a promise. You’re the one who knows how it all began: the first trip, the song in the car, who sat where.\n\nBut it was never about cake. Somebody used to bake it, in an apron, with the radio on, and this is the one day of the year when that person is nearly back in the room. So tell the others about the apron and the radio. They won’t like walnuts any better, but they’ll ask for a thin slice, and after that the custom is theirs, too.',
    differs:
      'Someone born on the 6th asks who’s hungry. Someone born on the 15th walks in when the plates are being cleared, and asks the same thing. You’re the one who asks who’s missing this year, and you remember which chair was theirs.',
  },
  25: {
    title: 'Company, Then Quiet',
    meaning:
      'The 25th is read as a day of sensitive thinkers. The 2 wants to be close and the 5 wants to be free, so they need company, and then they need to be alone.',
    text: 'You love company, and you love it when company cancels. “So sorry, we can’t make it tonight,” says the message, and you do a little dance in your socks. It was your plan, and you’d looked forward to it right up to the hour when it became real.\n\nThis takes some explaining, because people can hear the joy in your “Oh, no problem at all!” and think it’s about them. It’s about three free hours and a pot of tea. You do need people, and then you need a few hours alone to think about what they said. The ones who know you best come early, get all of you, and leave while you’re still sorry to see them go. You’re delightful for two hours, and most of us are delightful for about forty minutes. But if there’s somebody you’ve never once hoped would cancel, tell them so. They can’t possibly know what that means, coming from you.',
    differs:
      'It was the party of the year. Someone born on the 7th read about it. Someone born on the 16th left early and walked home slowly, in case anyone followed. You loved every minute, and now you’d like to see nobody until spring.',
  },
  26: {
    title: 'Soft Heart, Sharp Mind',
    meaning:
      'The 26th is read as a warm heart with a talent for business. 2 and 6 are gentle numbers, but add them and you get 8, the number of money and power.',
    text: 'Business comes easily to you until there’s a sad face in front of you. Here’s a contract you handled for your company: every line read, two of them crossed out, the price brought down with a smile. And here’s one of your own, for a gym you haven’t set foot in since winter. You still pay every month, because the kid at the front desk was so nice.\n\nEnding things is where you struggle, because you can’t stand to disappoint people. So you keep the magazine you don’t read and the dentist who never listens, and you call it loyalty. Part of it is. It’s why people you hired long ago still write to you. But a gentle no is still gentle. Tell the kid at the desk, and he’ll press one key and wish you luck. He’d forgotten you were a member.',
    differs:
      'Someone born on the 8th would’ve quit that gym in one phone call. Someone born on the 17th trains there before sunrise, when nobody can see. You don’t go at all, but you’re the only one who ever asked the kid his name.',
  },
  27: {
    title: 'Careful Hands',
    meaning:
      'A birthday on the 27th belongs to skilled, kind people who are far too modest. The 2 feels what people need, and the 7 learns how to do it.',
    text: 'There are 27 bones in a human hand. It’s a coincidence, but it fits, because your kindness comes out through yours. You see what’s needed, you learn to do it well, and you give it away: the sleeve you mended, the shelf that finally hangs straight, the watch that runs again.\n\nThen comes the compliment. “What a beautiful bowl!” they say, and you turn it around to show them the crack. You do it with new people, too, listing your faults early so there won’t be any surprises. You aren’t asking for more praise, because you really do see the crack. But next time, say thank you, and leave the bowl the way it’s standing. You may find it years later in someone’s home, turned so the crack faces the room. They did it on purpose. That’s how they know it’s one of yours.',
    differs:
      'The table by the hospital bed doesn’t squeak anymore, and that was you. The sixty roses on it are from somebody born on the 18th. If everyone in the room has become friends, somebody born on the 9th came to visit.',
  },
  28: {
    title: 'The Gentle Persuader',
    meaning:
      'People born on the 28th are said to lead gently. The 2 is friendly, the 8 is strong, and others follow before they’ve noticed.',
    text: 'It’s very hard to say no to you. “I’m only here to tell you I can’t do it,” says the visitor. “Of course,” you say. “Sit down. How would you have done it, just out of interest?” Half an hour later the visitor is out on the sidewalk, smiling, with a folder full of papers. They’ve taken the job.\n\nYou never push: you’re pleasant, you’re sure, and people like to be near someone who’s sure. You use it kindly, too: when a quiet person has an idea, you make the whole room wait for it. With someone you love, it can go too far. They agree to your restaurant, your vacation, your side of the bed, and one day they feel crowded and can’t say why, since the two of you never fight. So once in a while, ask what they’d choose, and look out the window until they’ve answered. Otherwise they’ll read the answer in your face, and choose that. Their restaurant may even be good.',
    differs:
      'Nobody tells a person born on the 1st what to do. The 10th will do it, four times, and the 19th will do the first part and the last. You never tell anyone anything. You ask what they think, and they come back with tools.',
  },
  29: {
    title: 'Tender With the World',
    meaning:
      'Born on the 29th, you’re said to feel deeply for people. The 2 is tender, and the 9 cares about the whole world.',
    text: 'Strangers get endless patience from you, and the person you love gets a little less. A man on the train spills coffee on your sleeve, and you comfort the man. At home there’s a wet towel on the bed, and the whole building hears about it.\n\nBeing kind to the world uses something up. All day long you’re splendid with complaints, hard cases, and people who shout because they’re frightened. By evening that patience has been spent. It isn’t that you care less at home. You care so much there that everything goes straight in, even a towel. It helps to stop before the front door and stand under a tree for as long as one song lasts. And think of it like this. If a stranger had left that towel there, you’d have hung it up, and worried whether they were all right.',
    differs:
      'A wasp flies in. Someone born on the 2nd walks it to the window, the 11th believes it could be a bee one day, and the 20th lets it talk. You carry it outside so gently. Then you yell at whoever left the window open.',
  },
  30: {
    title: 'A Voice That Carries',
    meaning:
      '3 is the number of expression, and in 30 the zero is said to make it louder: a strong voice, a lively mind, feelings that show.',
    text: 'You believe you can whisper. You can’t: your voice carries. “Is that his real hair?” goes from your lips to the back of the theater, and the man with the hair turns around. Whatever you feel comes out at full size, and most rooms are too small for it.\n\nMostly it’s a gift. When you read aloud, people put off going to bed, and one compliment from you makes three tables happy. There may be an old man in the family who can’t follow the talk at dinner anymore and asks to sit next to you, because he hears every word you say. The one thing a big voice doesn’t do well is wait, and shy people need a silence before they can say something important. Somebody near you has a sentence ready. They’re just waiting for you to breathe in.',
    differs:
      'Somebody ruined the surprise party. The person born on the 3rd was still painting the banner, the 12th was holding a vote on the music, and the 21st stood ready at the light switch. You whispered about it in the parking lot.',
  },
  31: {
    title: 'A Very Personal Order',
    meaning:
      'The 31st is said to make practical people with unusual methods. The 3 likes to play, the 1 goes its own way, and 3 plus 1 is 4, the number of order.',
    text: 'Everything you own is in order, but only you can read the order. The books are arranged by mood: rain, trains, to lend, never to lend. Important papers are under the bread box, and the budget looks like a subway map, though it’s correct. The screws are in a teapot, and when anyone needs a passport, you reach behind the mirror without looking.\n\nYou invent your own way of doing things, and then you follow it strictly. At work it makes people nervous until they see that everything’s done on time. Then one day someone kind tidies up. They did it as a present, while you were out, and you stand in that clean room like a tourist and can’t find a pen. They had no way of knowing. So show them the bookshelf, mood by mood. Somewhere around the trains they’ll start to smile. They’ve just seen the inside of your head.',
    differs:
      '“Stir until it sounds right,” says your pancake recipe. People born on the 4th, who follow the package, call to ask what that means. The 13th calls about the mess, and the 22nd needs it for eighty guests by noon.',
  },
};
