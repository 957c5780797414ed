import type { DayOfMonth, DayReading } from '../../../readings/types';
/** What is read into the 31 days on which a person can be born. */
export const dayReadings: Readonly<Record<DayOfMonth, DayReading>> = {
  1: {
    title: 'Going Your Own Way',
    meaning:
      'A birthday on the 1st stands for independence. You begin things easily, and you’d rather get lost on your own than follow someone who knows the way.',
    text: 'There’s a single digit in your day, so nothing argues with it: you want to decide for yourself, all the time, about everything. You’re good with a blank page, an empty room, a job that didn’t exist before you took it. Wise bosses give you the goal and leave out the directions.\n\nTaking advice is another matter. Someone says, “The bed would be nicer under the window.” You say no. Ten days go by, and you come in with shining eyes. “I’ve had an idea about the bed!” It isn’t a trick, because you honestly can’t use a thought until it’s your own. It has to go in, disappear for a while, and come out with your name on it. The person who first mentioned the window could point this out. They love you, so they don’t. They’d miss the look on your face.',
    differs:
      'The digits of 10, 19 and 28 lead to 1 as well, so people born on those days like to lead, too. But when they’re lost in a strange city, they ask somebody. You say you aren’t lost.',
  },
  2: {
    title: 'Walking in Step',
    meaning:
      'Born on the 2nd, you’re gentle and like to be close to others. In a restaurant you ask what everyone else is having before you choose.',
    text: 'Even your feet adjust to whoever’s next to you. With a tall person in a hurry you take quick steps. With an old man and his cane you slow down until you’re hardly moving, and you do it so well that he thinks he’s fast today. That’s what 2 stands for, two people side by side, and it makes you easy to love. Near you, people feel they’re the right speed.\n\nAfter years of this, your own speed is hard to find. “Where would you like to eat?” they ask on your birthday, and you study their faces for the answer. So take a walk alone now and then, somewhere flat, with nowhere to be. After a few blocks you’ll notice a pace. It’s yours, and the right people will happily slow down for it, or run to keep up.',
    differs:
      'The digits of 11, 20 and 29 lead to 2 as well, so people born then feel what others feel, too. But you and your best friend own the same shoes, because she liked them.',
  },
  3: {
    title: 'Play Before Paperwork',
    meaning:
      '3 means joy and expression. With a birthday on the 3rd you have a talent for fun: jokes come easily to you, and the bills wait in the drawer.',
    text: 'You turn everything into play, and one envelope is enough to prove it. Inside: an electric bill. Outside, in blue pen: a giraffe, a bow tie for the giraffe, a list of names for it, and your signature in three new styles. The bill is still unopened.\n\nJoy comes first with you, ahead of taxes, deadlines and second reminders, and getting angry at yourself doesn’t change it. What helps is making the boring thing a little silly. Read the bill aloud in the voice of a king, and pay it before the kettle boils. Invite a friend over to clean the oven, and play music that’s far too grand for an oven. It works on other people, too, and nobody minds staying late at work if you’re there. Someone will tell you to grow up. It’s usually the person who asks, a minute later, if they can keep the giraffe.',
    differs:
      'Everyone born on the 3rd, the 12th, the 21st or the 30th is a 3 at heart and loves to entertain. But the other three need somebody watching. You’d do all of it in an empty house, for the giraffe.',
  },
  4: {
    title: 'Steady as a Clock',
    meaning:
      '4 is the number of order and hard work. If you were born on that day, you’re steady: you keep your word, and your keys go in the same bowl every night.',
    text: 'Your habits are so regular that somewhere on your way to work a stranger is using you as a clock. If they pass you at the mailbox, they’re on time. If you’re already at the corner, they have to run. You’ve never spoken to each other. That’s a 4 at its best: people count on you, and you don’t even know it.\n\nYour first answer to anything new is no. A shorter way to work, a trip to the islands, a kiss in the middle of the street? No, no, and, after a look around to see who’s watching, no. But it isn’t a real no. What you’re asking for is one night’s sleep. In the morning you’ve compared prices, and you’d like to know when the ferry leaves. People who know you ask in the evening and don’t worry until breakfast. They’ll tell you it’s worth the wait, because in all these years you’ve never taken back a yes.',
    differs:
      'The digits of 13, 22 and 31 add up to 4, too, and you can rely on anyone born then. But none of them is as regular as you: your plant gets one glass of water every Monday at eight.',
  },
  5: {
    title: 'The Long Way Back',
    meaning:
      'Born on the 5th, you love freedom and change. On a day off you put your shoes on first, and then you decide where to go.',
    text: 'You went out to return a library book, and you came back with a haircut, a bag of plums and the library book. For a 5, everything on the way is more interesting than the place you’re going. There was music, and the man with the drum knew a barber, and the barber’s sister sells plums, and she used to live in Iceland, and suddenly it was evening.\n\nIt’s a wonderful way to spend a day and a hard way to run a week. Anyone who loves you has learned to add two hours to whatever time you say. They put up with it for one reason: you bring the day home with you. You tell it so well, with the drum and the sister and Iceland, that they feel they’ve been out, too. Tomorrow you’ll take the book back, you promise, by the short way.',
    differs:
      '1 plus 4 is 5, and so is 2 plus 3, so people born on the 14th and the 23rd love freedom, too. Before a trip, though, they still ask where they’re going. You’re already on the train.',
  },
  6: {
    title: 'Responsible for Everyone',
    meaning:
      'If 6 is your day of birth, you’re loving and responsible. You’re the last one out the door, asking if everybody has everything.',
    text: 'When you’ve picked the movie, you don’t watch the movie. You watch the people watching it. Are they bored? Was that a laugh or a cough? 6 is the number of care, and you feel responsible for everyone’s good time, even for the parts no one controls. You’ve apologized for rain, and you’ve said “It’s usually better than this” about a sunset.\n\nNobody’s left out when you’re around. A guest who doesn’t know anyone gets a seat next to another guest who doesn’t know anyone. Someone who reads in bad light gets a lamp from you, and it isn’t even their birthday. But an evening spent studying faces is hard work, and those faces would love to catch you laughing. So here’s a question, asked with affection. That last movie you picked: how did it end?',
    differs:
      'The digits of 15 and 24 add up to 6, too, so people born on those days love their families as much as you do. But they’re in the family photo. You’re behind the camera, asking if everybody’s warm enough.',
  },
  7: {
    title: 'A Private Mind',
    meaning:
      '7 is the number of deep, careful thought. With a birthday on the 7th you love quiet, and you do your best thinking with the door closed.',
    text: 'People find out about you by accident, because you’re so private. “You speak Japanese?” “A little.” “Since when?” “I’m not sure. Twelve years?” “Why did you never say so?” “It didn’t come up.”\n\nIt isn’t that you don’t trust them. 7 is the number of the inner life, and what you love feels safer as a secret. If you won the lottery, your family would hear about it from the bank. The trouble is that you’re waiting to be asked, and people can’t ask, because they don’t know what’s there. So give someone the first question yourself. Say, some evening, “Ask me about Japan.” Keep the next two hours free, because they’ll have more than one question.',
    differs:
      'The digits of 16 and 25 add up to 7, so people born on those days need time alone as much as you do. On a desert island, though, they’d soon be hoping for a ship. You’d be hoping for more books.',
  },
  8: {
    title: 'Strength People Lean On',
    meaning:
      '8 is linked to power and money. With this birthday you take charge: when nobody knows what to do, you pick up the list and start reading out names.',
    text: 'Strength is what people see in an 8, and they lean on it before they know your name. When the last train is canceled, a family of five comes straight to you with their questions. You don’t work there. You find them a hotel anyway.\n\nNow listen to yourself when somebody close to you starts to talk. They saw a dog riding in a shopping cart on the way home. “So what’s the problem?” you say. “There isn’t one,” they say. “I was telling you about the dog.” You’d already started to fix something. If that happens often, people bring you their disasters and tell their small good news to somebody else. It’s a shame, because so much of love is small good news. You can draw an 8 without lifting the pen: the line goes out, turns, and comes home. It’s a good shape for strength. Go out into the world, do what you do so well, and then come home and ask about the dog.',
    differs:
      'The digits of 17 and 26 also add up to 8, so all three birthdays belong to people who know what they want. If there’s one cookie left, the other two wait and hope. You say, “I’d like that cookie,” and eat it.',
  },
  9: {
    title: 'Wanting It Fair',
    meaning:
      'Born on the 9th, you’re generous and fair. 9 is the number that thinks of everyone, so you cut the cake and take the smallest piece.',
    text: 'There’s a free seat on the bus, and you’re standing, in case someone needs it. The bus is empty. A 9 feels for people who haven’t even gotten on yet.\n\nYour own luck makes you nervous. A raise embarrasses you, and a sunny apartment makes you think of the dark ones. If people clap for you, you point at the man who set up the chairs. Your oldest friend has been trying for years to give you the bigger half of a muffin. But joy isn’t a seat on a bus. If you have some, nobody else has to stand. So take the bigger half of the muffin. And next time something good happens, try saying “I’m so happy,” and stop there.',
    differs:
      'People born on the 18th and the 27th are 9s, too, and just as generous. In a flood, they’d bring a truck or fix the pump. You’d give your dry socks to a stranger and say you like wet feet.',
  },
  10: {
    title: 'A Clean New Page',
    meaning:
      'A birthday on the 10th is said to make you brave about starting over. After a loss you’re looking for the next thing before you’ve finished crying about the last.',
    text: 'You’re one of the great beginners. You can lose a job, a plan or a whole city, and by morning you’re looking around with interest, wondering where the bookshelf could go. Other people need years to get used to an empty room. To you it looks like a present.\n\nBut you’d rather begin again than repair. One wrong stitch in a scarf, and you pull out the entire scarf and start over with better wool. At work they were happy with your second version, and you’re on the fourth. With people it doesn’t work, because you can’t start a person over. You can only go back a few rows together, find the place and say, “I think it went wrong here.” It’s slower, and it’s the only way to have old friends. Perhaps there’s one you stopped calling after a single bad weekend. That’s one wrong stitch. Keep the scarf.',
    differs:
      'People born on the 1st, the 19th and the 28th are 1s in the end, like you, and good at beginnings. But if a tent falls down at night, they try to save it. You pull it all the way down and start over.',
  },
  11: {
    title: 'Faith in People',
    meaning:
      '11 is linked to inspiration. With this birthday you see what people could become, and you tell them so before they’re ready to hear it.',
    text: 'An 11 sees what a person could become, and believes in it before they do. Numerology adds up the digits of most birthdays, but it usually leaves this one whole, with both 1s shining side by side like two lamps. People grow in that light. A coworker who never said a word in meetings says plenty now, because you kept asking what she thought.\n\nBut it makes for a strange kind of love. You meet someone, and you fall in love with the person they’ll be in five years. Then you wait, a little impatiently, for that person to arrive. They read you a short poem, and you start talking about publishers. They’d only wanted to read you a poem. Some evenings, when you’re tired, you forget to believe in anyone’s future, and those are good evenings. The person next to you isn’t finished yet, has cold hands, and would like some attention now.',
    differs:
      '29 comes to 11 as well, and 1 plus 1 is 2, like the 2nd and the 20th. All four are kind to a friend who sings badly. But you’re the only one looking up singing teachers for her.',
  },
  12: {
    title: 'Deciding Out Loud',
    meaning:
      'If you were born on the 12th, you have charm. Your 1 decides quickly and your 2 wants everyone to be happy with it, so you choose first and ask afterward.',
    text: 'You ask everybody’s opinion, a moment after you’ve made up your mind. “Blue or green?” you call from the mirror. You’re wearing the blue one, and you’ve already cut off the price tag. You aren’t pretending: you’d truly love to know what people think, just slightly too late for it to matter. There’s a vote on every vacation, and every year, by some miracle, the beach wins.\n\nWhy does nobody mind? Because it’s such fun to be asked by you. You listen with your whole face. If one person yawns while you’re telling a story, you change the ending on the spot, just to win that person back. And now and then you ask something that isn’t settled at all. “Do you love me?” you say, lightly, in the same voice as “Blue or green?” It’s the only time you stand completely still until you’ve heard the answer.',
    differs:
      'People born on the 3rd, the 21st and the 30th are 3s, too, and they’re just as much fun. Those born on the 21st have your digits the other way around: they ask everybody, then buy the tickets. You buy the tickets, then ask everybody.',
  },
  13: {
    title: 'Hard Work, Loudly',
    meaning:
      'Forget bad luck: in numerology 13 is about work. You have good ideas, they take a lot of effort, and you complain the whole time and do it well.',
    text: 'Some tall buildings seem to have no 13th floor. It’s there, of course, and people live on it quite happily, but the button in the elevator says 14. So much for bad luck. In numerology 13 has a simple lesson instead: what you get, you get by working.\n\nAnd you do work, and you complain from start to finish. “Never again,” you say, with paint in your hair. “Who chose this color? Why do we even have walls?” Behind you the room gets more beautiful by the minute, because you’re thorough, and secretly you’re enjoying it. New people worry about the noise, so explain it once, clearly: “I’m fine, this is how I sound.” Those who’ve known you for years worry only when it stops, and they’re right. If you’re painting a wall very neatly and haven’t said a word for an hour, something’s wrong.',
    differs:
      '1 plus 3 is 4, the number of work, and people born on the 4th, the 22nd and the 31st work as hard as you do. You just can’t hear them. When you put up a shelf, the neighbors ask if somebody’s hurt.',
  },
  14: {
    title: 'Rules and Escapes',
    meaning:
      'Born on the 14th, you love freedom and keep looking for the right limits. The 4 in you makes a rule, and by the weekend the 1 in you has broken it.',
    text: 'Freedom matters so much to you that you keep writing rules to protect it. Rule one: in bed by ten. Rule two: no new shoes until spring. Rule three: answer every email from work on the same day. Rule four, added later in another color: rules don’t count on vacation.\n\nYou mean every one of them. You also can’t see a fence without wondering about the other side, even if it’s a fence you built yourself. Numerology says 14 comes with a lesson that takes time: how much freedom is enough? Don’t be hard on yourself about it, since half of your best days began as broken rules. And there’s a rule five that you never wrote down, because you didn’t have to. When someone you love needs you, you come, at any hour, in last year’s shoes.',
    differs:
      '5, 14 and 23 all add up to 5, the number of freedom. If a sign at the pool says “No jumping,” people born on the 5th and the 23rd jump anyway. You jump, too, and you’re the one who put up the sign.',
  },
  15: {
    title: 'Free, but Coming Home',
    meaning:
      '1 and 5 are free spirits, yet 15 adds up to 6, the number of home. With this birthday you go out alone, and you hope somebody’s waiting up.',
    text: '“Start without me,” you say, and you mean it. Then you come in, they’ve started without you, and for one second it hurts. People born on the 15th know that second well: you’d like to be free, and you’d like to be waited for.\n\nPeople fall in love with you easily, because you’re warm and you never cling. With a bowl of oranges and a borrowed blanket you can make any rented room feel like home. Then you go out until late, because now there’s something to come back to. Your favorite place is a bed with the door half open and voices in the next room, near enough to hear them laugh. People may think you’d rather be alone. You’d hate to be alone. The whole sentence would be “Start without me, but save me a seat.” So far you’ve only said the first half.',
    differs:
      'Home matters to everyone born on the 6th, the 15th or the 24th, because the digits of all three add up to 6. People born on the other two leave a light on and wait up at night. You’re the one they’re waiting for.',
  },
  16: {
    title: 'Proud and Tender',
    meaning:
      'People born on the 16th are said to be proud and tender at once. The 1 is strong, the 6 loves people, and you’d rather wait a week than say you’re hurt.',
    text: 'You’re proud and you love people, and at a party the two can get into an argument. Pride says, “I’m leaving.” Love says, “They’ll worry.” So you go out to the balcony to be alone, and you stand where everyone can see you.\n\nOn the tarot card with this number, lightning strikes a tower and its top comes off. It looks terrible, but only one small thing of yours has to fall: the “I don’t mind” you say when you mind very much. So out there in the cold, try a truer sentence: “I was hurt, and I hoped you’d come out.” You don’t have to tell the whole party. One person is enough, and there’s one at the glass already, watching you pretend to look at the moon.',
    differs:
      '“No fuss about my birthday, please,” say people born on the 7th, the 16th and the 25th, because they’re all 7s and like things quiet. The others mean it. You’ve told everyone you know, and mentioned the date each time.',
  },
  17: {
    title: 'Quiet Ambition',
    meaning:
      'Born on the 17th, you’re ambitious in a private, patient way. The 1 wants to win, the 7 wants to be ready, and you practice when nobody’s home.',
    text: 'In North America there’s an insect, a kind of cicada, that lives underground for seventeen years. Then, one warm evening, millions of them come up at once, louder than traffic. Your ambition is like that: long, hidden, and one day impossible to miss.\n\nYou’d deny it. “It’s only a game,” you said, and you lost with a smile, and later that night you read everything ever written about that game. You’d love to win, and you’d hate to be seen wanting it. So people think you’re happy where you are, and they’d be amazed to hear there’s a plan. Keeping it secret is safe, but it’s lonely. If nobody knows what you want, nobody can help you, or hug you when it goes wrong. So tell one person who’s good with secrets. Your ears will turn red, but if your big day comes, there’ll be one face in the crowd that isn’t surprised at all.',
    differs:
      'Everyone born on the 8th, the 17th or the 26th is an 8, the number of ambition. Someone born on the 8th says, “Here’s my plan.” Someone born on the 26th says, “Would you like to help?” You say, “What plan?” and hide the folder.',
  },
  18: {
    title: 'Power With a Heart',
    meaning:
      '18 is said to mean power that’s used for other people, because 1 and 8 make 9, the number of kindness. Somebody’s treated badly, and you ask to see the manager.',
    text: 'When you’ve hurt someone, you make up for it in a big way. You break a cup, and you come back with twelve, good ones, in a box with a ribbon. But the broken cup had belonged to somebody’s grandmother. What the owner wanted was for you to stay and hear about her, and you were already at the store.\n\nYou’ve got power, and you spend it on people. If a clerk is rude to an old man, that clerk will soon be explaining himself to you. It’s the small repairs you skip, the ones that need no strength at all. After a fight there’s a weekend by the sea, booked and paid for, and you still haven’t said “sorry.” By all means go to the sea. But say the word before you leave, slowly, with nothing in your hands. And if it was about the cup, sit down and ask what the grandmother was like.',
    differs:
      'A girl’s kite is stuck in a tree. Everyone whose birthday adds up to 9 would help: somebody born on the 9th buys her a new kite, and somebody born on the 27th gets the old one down. You’ve already called two fire trucks.',
  },
  19: {
    title: 'Great Hellos and Goodbyes',
    meaning:
      'With a birthday on the 19th you’re good at beginnings and endings, because 1 comes first and 9 comes last. In the middle of a long job, you start another one.',
    text: 'You’re wonderful at airports. Hello and goodbye are your two talents. You run the last few steps into someone’s arms, you open a project with a shout, and you close it with a speech that makes people cry. Your day jumps straight from 1 to 9, with nothing in between.\n\nSo the middle makes you restless. In the third week of a job, or on a gray afternoon when you’re folding sheets with a friend, you start looking for the way out. If you can, stay a little longer. Not much happens in the middle, and that’s why it’s good. The friend at the other end of the sheet starts a story, because there’s time for once, and soon you’re both laughing too hard to fold. People admire your hellos and your goodbyes. But ask that friend when she knew she’d always like you. She won’t mention the airport. She’ll say, “Remember those sheets?”',
    differs:
      '1 plus 9 is 10, and 1 plus 0 is 1. People born on the 1st, the 10th and the 28th are 1s as well, and they’re as quick to begin. But look at your emails: a beautiful hello, a beautiful goodbye, and no middle.',
  },
  20: {
    title: 'Room to Talk',
    meaning:
      'Born on the 20th, you’re gentle and listen very well. You notice moods, you speak last, and sometimes the evening’s over before it’s your turn.',
    text: 'Your own news comes out at the door, because until then you’ve been making room for everyone else’s. For two hours you’ve nodded and asked how everyone’s tomatoes are doing. Then, with one shoe on, you say, “By the way, I didn’t get the job,” and everyone sits down again, right there on the stairs.\n\n2 is the number of closeness, and the zero beside it is read as empty space. That’s how it feels to talk to you: there’s room. Nervous people finish their sentences, and an argument in front of you gets slower and slower until it stops. Meanwhile everything you didn’t say gets said on the way home, to yourself, in excellent words. Your friends would give a lot to hear some of those. Try it once the other way around, and start with your biggest news, while they’re still saying hello. It’ll feel rude to you, and they’ll be so pleased.',
    differs:
      'The digits of 11 and 29 come down to 2, like the 2nd and you. They’re good listeners, too, but they talk about themselves. After an hour with you, a friend says, “So nice to hear your news!” You hadn’t told her any.',
  },
  21: {
    title: 'Perfect Timing',
    meaning:
      'People born on the 21st are said to have very good timing. The 2 listens first, and then the 1 speaks: you wait for the pause, and everyone laughs.',
    text: 'Before a difficult talk you rehearse. On the way home you play both parts, under your breath, and you do the other voice very well. “I see now how wrong I was,” it says, deeply moved. Then the real talk begins. You deliver your first line, and the other person, who hasn’t read the script, says, “Can we do this later? I’m starving.” You’d prepared for tears, for anger, for a long silence. In your version, nobody was hungry.\n\nYou prepare because you care how your words will feel. But if you’ve written the whole talk in advance, there’s no place left for the other person. When there’s no time to prepare, the same care makes you brilliant. A joke arrives at exactly the right second, or, at a funeral, one sentence of yours lets everybody breathe. You didn’t write that one at home. You were looking at people’s faces. So prepare one line, and only one, and let the other person do the rest. People are usually funnier than you wrote them.',
    differs:
      'Three more birthdays add up to 3, the number of words: the 3rd, the 12th and the 30th. People born then say “I love you” the moment they feel it. You practiced for two weeks, and the other person said it first.',
  },
  22: {
    title: 'Plans for Everyone',
    meaning:
      '22 is called the builder. It’s read as a talent for large plans with a place for everyone, and you keep adding places.',
    text: 'Your plans grow, because you can’t leave anyone out. It was only going to be a bench. People at the bus stop had to stand, so you drew a bench. Then an old lady mentioned shade, a boy had nowhere to lean his bike, and a thirsty dog looked up at you. So now there’s a roof, a bike rack, a fountain, and a fund to pay for it all. It’ll be beautiful. It’ll be finished in two years, and until then everyone’s standing.\n\nYou hear what people wish for, and you know how to build it. When you explain a plan, people start talking as if it were already there. But the biggest version always comes first with you, so the small, useful one has to wait. Turn it around once, and put out a plain bench this week. The old lady will sit down, close her eyes and say nothing for a while. You can build the roof while she’s resting.',
    differs:
      'You’re a 22, and 2 plus 2 is 4, like the 4th, the 13th and the 31st, so all of you like to build. Their birdhouses have been up since spring. Yours isn’t finished, because somebody mentioned squirrels.',
  },
  23: {
    title: 'Everyone Is Invited',
    meaning:
      'Born on the 23rd, you love freedom and company. The 2 is friendly, the 3 loves to talk, and you say “Come along!” before you’ve asked the others.',
    text: 'In a group of 23 people, there’s about a fifty-fifty chance that two of them share a birthday. You’d be the one to find out, and there’d be singing. Strangers turn into a group when you’re there, and to you it doesn’t even feel like work. Taxi drivers want you to meet their mothers. You’ve been to the weddings of people you met in line for coffee.\n\nSo a plan for two becomes a plan for many. Somebody suggests a quiet walk by the lake, and on the way you run into a coworker. “Come along!” you say. She’s got her cousin with her, and soon the man who rents out the boats has closed early to join you. It’s a great afternoon, and you’ll talk about it for years. On the way home you look at the person who suggested the walk. They’d had something to tell you, and they’d been practicing it since Tuesday.',
    differs:
      'People born on the 5th and the 14th are 5s, too, and none of you can sit still for long. To see more of a city, they jump on the first bus that comes. When you do it, half the bus stop comes along.',
  },
  24: {
    title: 'Keeper of Customs',
    meaning:
      'If you were born on the 24th, you’re loyal and loving. The 2 is tender, the 4 likes customs, and you remember who sat where last year.',
    text: 'Customs matter to you more than you can easily explain. “We always have the walnut cake.” “But none of us likes the walnut cake.” You put down the shopping list, and there’s a silence. If something’s been done twice, you call it a tradition, and a tradition is a promise. You’re the one who knows how it all began: the first trip, the song in the car, who sat where.\n\nBut it was never about cake. Somebody used to bake it, in an apron, with the radio on, and this is the one day of the year when that person is nearly back in the room. So tell the others about the apron and the radio. They won’t like walnuts any better, but they’ll ask for a thin slice, and after that the custom is theirs, too.',
    differs:
      'The digits of 6, 15 and 24 all add up to 6, the number of family. At dinner, someone born on the 6th asks who’s hungry, and someone born on the 15th comes late and asks what’s left. You ask who moved the chairs.',
  },
  25: {
    title: 'Company, Then Quiet',
    meaning:
      'The 25th is read as a day of sensitive thinkers. The 2 wants to be close and the 5 wants to be free, so you invite people, and you’re glad when they go.',
    text: 'You love company, and you love it when company leaves. It was a wonderful evening, and you meant every word. Then you close the door behind the last of them, lean your back against it, and listen to the quiet come in from the other rooms.\n\nThis takes some explaining, because you say “Do you really have to go?” with their coat already in your hands, and people may think it’s about them. It’s about three free hours and a pot of tea. You do need people, and then you need a few hours alone to think about what they said. The ones who know you best come early, get your full attention, and leave while you’re still sorry to see them go. You’re delightful for two hours, and most of us are delightful for about forty minutes. But if there’s somebody whose coat you’ve never once gone to get, tell them so. Coming from you, it means “I love you.”',
    differs:
      '2 plus 5 is 7, and for a 7 a party is hard work. Someone born on the 7th stays home with a book, and someone born on the 16th leaves early. You love every minute, and then you’d like to see nobody until spring.',
  },
  26: {
    title: 'Soft Heart, Sharp Mind',
    meaning:
      'Born on the 26th, you have a warm heart and a talent for business. 2 and 6 are gentle but add up to 8, so you bargain hard and leave a big tip.',
    text: 'Business comes easily to you until there’s a sad face in front of you. Here’s a contract you handled for your company: every line read, two of them crossed out, the price brought down with a smile. And here’s one of your own, for a gym you haven’t set foot in since winter. You still pay every month, because the kid at the front desk was so nice.\n\nIt’s hard for you to end things, because you can’t stand to disappoint people. So you keep the magazine you don’t read and the barber who never listens, and you call it loyalty. Part of it is. It’s why people you hired long ago still write to you. But a gentle no is still gentle. Tell the kid at the desk, and he’ll press one key and wish you luck. He’d forgotten you were a member.',
    differs:
      '2 plus 6 is 8, and so is 1 plus 7. People born on the 8th or the 17th would quit that gym with one phone call. You can’t, but you’re the only one who ever asked the kid his name.',
  },
  27: {
    title: 'Careful Hands',
    meaning:
      'A birthday on the 27th makes you skilled, kind and far too modest. The 2 feels what people need, the 7 learns how to do it, and you say it was nothing.',
    text: 'There are 27 bones in a human hand. It’s a coincidence, but it fits, because your kindness is in your hands. You see what’s needed, you learn to do it well, and you give it away: the sleeve you mended, the shelf that finally hangs straight, the watch that runs again.\n\nThen comes the compliment. “What a beautiful bowl!” they say, and you turn it around to show them the crack. You do it with new people, too, listing your faults early so there won’t be any surprises. You aren’t asking for more praise, because you really do see the crack. But nobody else was looking for it. Once you managed to say “Thank you” and nothing else. You counted to ten, they talked about something else, and that night you lay awake over the crack.',
    differs:
      'People born on the 9th and the 18th are kind 9s, like you. When a friend’s in the hospital, they bring roses and make the whole room laugh. You fix the table that wobbles.',
  },
  28: {
    title: 'The Gentle Persuader',
    meaning:
      'People born on the 28th are said to lead gently. The 2 is friendly, the 8 is strong, and you ask so nicely that others have said yes before they’ve thought.',
    text: 'It’s very hard to say no to you. “I’m only here to tell you I can’t do it,” says the visitor. “Of course,” you say. “Sit down. How would you have done it, just out of interest?” Half an hour later the visitor is out on the sidewalk, smiling, with a folder full of papers. They’ve taken the job.\n\nYou never push: you’re pleasant, you’re sure, and people like to be near someone who’s sure. You use it kindly, too: when the youngest person in the room has an idea, you make everyone listen. With someone you love, it can go too far. They agree to your restaurant, your vacation, your side of the bed, and one day they feel crowded and can’t say why, since the two of you never fight. So once in a while, ask what they’d choose, and look out the window until they’ve answered. Otherwise they’ll read the answer in your face, and choose that. Their restaurant may even be good.',
    differs:
      '2 plus 8 is 10, and 1 plus 0 is 1, the number of leaders. People born on the 1st, the 10th and the 19th lead, too, and everyone can see it. With you, people think it was their own idea.',
  },
  29: {
    title: 'Tender With the World',
    meaning:
      'Born on the 29th, you feel deeply for people. The 2 is tender, the 9 cares about the whole world, and you can’t watch the news while you eat.',
    text: 'Strangers get endless patience from you, and the person you love gets a little less. A man on the train spills coffee on your sleeve, and you comfort the man. At home there’s a wet towel on the bed, and you make a speech.\n\nBeing kind to the world uses something up. All day long you’re wonderful with complaints, hard cases, and people who shout because they’re frightened. By evening there’s no patience left. It isn’t that you care less at home. You care so much there that everything goes straight in, even a towel. It helps to stop outside the front door and stand there for as long as one song lasts. And think of it like this. If a stranger had left that towel there, you’d have hung it up, and worried whether they were all right.',
    differs:
      'The digits of 29 make 11, and those of 11 make 2, like the 2nd and the 20th. People born then would also carry a wasp outside in a glass. But you come back in and ask, loudly, who left the window open.',
  },
  30: {
    title: 'A Voice That Carries',
    meaning:
      '3 is the number of expression, and in 30 the zero is said to make it louder. You have a strong voice, and the neighbors know how your day was.',
    text: 'You believe you can whisper. You can’t: everyone hears you. “I think we’re in the wrong theater,” you tell a friend, and twelve strangers check their tickets. Whatever you feel comes out at full size, and most rooms are too small for it.\n\nMostly people love it. When you read aloud, people put off going to bed, and if you praise one waiter, the whole restaurant hears about it. There may be an old man in the family who doesn’t hear well anymore and asks to sit next to you, because with you he never misses a word. The one thing a big voice doesn’t do well is wait, and some people need a silence before they can say something important. Somebody near you has a sentence ready. They’re just waiting for you to breathe in.',
    differs:
      'Talking comes easily to anyone born on the 3rd, the 12th, the 21st or the 30th, since they’re all 3s. The other three can at least keep a secret. You whisper yours, so everybody knows it.',
  },
  31: {
    title: 'A Very Personal Order',
    meaning:
      'With a birthday on the 31st you’re practical in unusual ways. The 3 likes to play, the 1 goes alone, and they add up to 4: you have a system nobody else understands.',
    text: 'Everything you own is in order, but only you can read the order. The books are arranged by mood: one shelf for rainy days, one for trains, one for heartbreak. Important papers are under the bread box, and the budget looks like a subway map, but it adds up. The screws are in a teapot, and when anyone needs a passport, you reach behind the mirror without looking.\n\nYou invent your own way of doing things, and then you follow it strictly. At work it makes people nervous until they see that everything’s done on time. Then one day someone kind tidies up. They did it as a present, while you were out, and you stand in that clean room like a tourist and can’t find a pen. They had no way of knowing. So show them the bookshelf, mood by mood. When you get to the trains, they’ll start to smile. They’ve just seen the inside of your head.',
    differs:
      'People born on the 4th, the 13th and the 22nd love order, too, because the digits of their dates add up to 4, as yours do. But other people can follow their recipes. “Stir until it sounds right,” says the one for your pancakes.',
  },
};
