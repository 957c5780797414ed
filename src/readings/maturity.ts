import type { CoreReadings } from './types';

/** The Maturity number: what ripens after forty, and how it looks while a person is young. */
export const maturityReadings: CoreReadings = {
  1: {
    title: 'Your Own Boss',
    meaning:
      'With 1 as your Maturity number, the second half of life is about independence: after forty you decide more for yourself and begin to lead in your own way.',
    intro:
      'Somewhere around forty you stop asking everyone what they think, and it turns out most of them are relieved.',
    keyTraits: [
      'decisive',
      'confident',
      'outspoken',
      'independent',
      'adventurous',
      'calm',
      'proud',
      'stubborn',
      'bossy',
      'restless',
    ],
    strengths:
      'Independence comes to you late, and it comes in small things first. One day you send a message without “if that’s OK with everyone” at the end, and nothing terrible happens. The next month you book a trip for one. After that there may be a business with your own name over the door, or a team that had plenty of opinions and no direction until you picked one. You aren’t louder than you were at twenty-five. You’ve just failed a few times, in front of people, and noticed you still wanted breakfast the next morning. That makes you easy to follow: you say where you’re going, you say it once, and you carry your own bag.',
    challenges:
      'Being a beginner is very hard for you. By fifty you’re used to being the one who knows, so you stay out of every room where you don’t. A dance class isn’t really your thing, you say. When a colleague half your age offers to show you the new program, you thank them and close the door. Then you spend the afternoon looking for a button they’d have found in a second. At home you’d rather order in for a year than let the person you love teach you how they cook beans. And yet being bad at a thing lasts about a month, and it’s a month that only you will remember.',
    additionalInsights: [
      'Before forty, this number mostly looks like impatience. You sit in a meeting about the next meeting, and you’ve already solved the problem on the back of the agenda. Write down what drives you crazy at work, and keep the list. It’s the closest thing to a map you’ll get. Working for yourself often begins with something you couldn’t stand watching.',
      'Your idea of wealth is not having to explain yourself. A small sum that’s yours alone will calm you more than a large one you have to discuss. It doesn’t need to be secret. It only needs to be enough for one brave decision.',
      'Love gets simpler, because you stop hinting. At twenty-five you said “whatever you like” and then suffered through the movie. Now you say you’d like to stay in, the two of you, phones off, tonight. Some are startled to hear it put so plainly. The right one looks relieved. Evenings like that turn out to be how you rest, and your friends would never have guessed it from your twenties.',
    ],
  },
  2: {
    title: 'A Patient Listener',
    meaning:
      '2 stands for partnership. As a Maturity number it means you grow more patient with age, and your closest relationships become the best part of your life.',
    intro:
      'The people who used to call you nice begin, after forty or so, to ask you along to the difficult meeting.',
    keyTraits: [
      'patient',
      'loyal',
      'tactful',
      'trustworthy',
      'tender',
      'observant',
      'indecisive',
      'moody',
      'secretive',
      'anxious',
    ],
    strengths:
      'Patience turns into a kind of power as you get older. When a talk goes wrong and both sides are reaching for their phones, you ask what they’re afraid of, and they sit down again. You know how to say nothing for as long as it takes to peel an orange. With the few people you love, you get better every year: you still ask about the tooth, the exam and the difficult aunt.',
    challenges:
      'Two colleagues can’t agree, so you carry messages between their desks and make each one a little softer on the way: protecting grown people from each other has become your second job. One friend can’t be allowed to hear what another said about her new haircut, and gets a kinder version. You weren’t asked to do any of it. By evening you’re worn out, and the people in question have still never talked. Adults can survive a true sentence. Next time put them both in one group chat, write something nice, and leave the group.',
    additionalInsights: [
      'The word “no” arrives late, and you say it beautifully. In a long love or an old friendship you finally turn something down: the camping trip, the shared business, the third dog. You say it softly, once, and you don’t explain it for the rest of the evening. There’s a pause. Then they ask what you’d like to do instead, and it strikes you that they might’ve asked long ago, if you’d left them a gap.',
      'Shared money is where your patience wears thin, because you never say the sum. You round it down, and then you remember what you rounded. Say the real number the same evening, while it’s still just a number.',
      'If you aren’t forty yet, feeling so much may seem like a mistake in the design. You hear an argument through the wall, and you suffer for both sides in turn. Don’t try to get tougher. The same ears that keep you awake now will one day make you a very good judge of people. What you can learn early is rest: one evening a week when no one else’s mood is let in. Run a bath, turn the phone over, and be on your own side for an hour.',
    ],
  },
  3: {
    title: 'Finding Your Voice',
    meaning:
      'A Maturity 3 is about joy and creative talent that grow with age. After forty you find your own voice, and you have something to say.',
    intro:
      'Making people laugh was never the problem, and now, to your own surprise, you have something to tell them.',
    keyTraits: [
      'cheerful',
      'creative',
      'witty',
      'artistic',
      'warm',
      'optimistic',
      'dramatic',
      'talkative',
      'jealous',
      'impatient',
    ],
    strengths:
      'Your talent for words, pictures or music is said to be at its best late. You may have been funny since school; what’s new is that you know where the story ends. After forty you may open the drawer with the old dream in it, the half-written novel or the guitar with four strings. This time you finish, mostly because you’ve stopped waiting to be discovered. When a colleague retires, you’re asked to say a few words, and you make everyone laugh twice and then say one true thing. Even the boss needs a tissue.',
    challenges:
      'You can go for weeks without hearing your own thoughts, because a quiet evening frightens you a little. You come home, put on music in one room and a video in another, and call a friend while the water boils. If the friend is busy, you go out and buy a thing you don’t need from a person you can talk to. Weekends get filled the same way, every invitation accepted, because an empty day might start asking questions. It was fun at thirty, and it’s still fun. But the second half of your life has something to tell you, and it won’t shout over the music. Try one evening with the lights low and nothing planned. The first half hour is the worst.',
    additionalInsights: [
      'Hard moments show how far you’ve come. After a death, the family may ask you to speak. You tell the one about the borrowed suit, and the whole room laughs with wet faces. You couldn’t have done it at twenty-five. Back then a joke was how you left the room, and now it’s how you stay in it.',
      'In your twenties this number gives you more talents than you have evenings. You sing a bit, draw a bit, write the first chapter of several books, and an uncle asks when you’re going to choose. You don’t have to, yet. But put a date on every notebook and throw none of them out, even the poems. You’ll want the material when you’re older, and you’ll be a better writer by then.',
      'Love teaches you to leave a story out. You used to tell the whole table how you two met, with all the voices. There are now two or three stories only one person has heard, and you find you like keeping them that way.',
    ],
  },
  4: {
    title: 'Solid and Respected',
    meaning:
      'Steady work is the idea behind 4. Read as a Maturity number, it says patience is rewarded late: after forty come real skill, a settled life and respect.',
    intro: 'By fifty your word is worth so much that people forget to ask for it in writing.',
    keyTraits: [
      'steady',
      'skilled',
      'thorough',
      'sensible',
      'careful',
      'respected',
      'cautious',
      'serious',
      'stubborn',
      'traditional',
    ],
    strengths:
      'All that patient work comes back to you in the second half of life, mostly as respect. Anyone can learn your job from the manual in a week. From you they learn the rest: that the second printer lies about the paper, and why you never lift that lever before the light goes green. When you look at a finished thing, wait a moment and say “That’s good,” it doesn’t get checked again. And in love you’re the one who stayed. It didn’t look like the romantic choice at the time.',
    challenges:
      'You keep everything and spend nothing. The good plates are for guests, the good shirt is for an occasion, and the new phone stays in its box until the old one dies. You eat yesterday’s bread first, every day, so you can’t remember how it tastes fresh. If there’s a little extra money, it goes straight into savings, where it’s safe from you. Even rest gets saved up, a whole vacation carried over again. All of it was sensible once. But the day you’ve been saving for may turn out to be an ordinary sunny one, when a friend asks if you’d like to go to the sea. Say yes, and wear the shirt.',
    additionalInsights: [
      'You buy less now, and better, after research that would do credit to a detective. A pair of boots takes you a month. You read what strangers wrote about the soles. Then you wear them until the soles give out, and at some point you buy the same pair for a person you love, which from you is practically a poem.',
      'Secretly you worry that the place would run without you. So when you go away for two weeks, you leave a thick binder of instructions and a drawing of the fuse box. Nothing goes wrong. A few things are done differently, and one of them is done better. It stings for a day. Then you see what it proves: only a good system survives while its maker is at the beach, and you made it.',
      'Not yet forty? You may feel older than your friends, because in the shared apartment you’re the one who knows when the trash goes out. Order will always come easily to you. Use these years for the other thing, and practice being silly while it’s cheap.',
    ],
  },
  5: {
    title: 'Freer With Every Year',
    meaning:
      '5 means freedom. If it’s your Maturity number, your later years are said to bring more change and variety than the early ones, and you enjoy it.',
    intro:
      'While friends your age are choosing a sofa for life, you’re asking what a beginner’s course in diving costs.',
    keyTraits: [
      'spontaneous',
      'playful',
      'open-minded',
      'experienced',
      'lively',
      'youthful',
      'unpredictable',
      'restless',
      'unreliable',
      'opinionated',
    ],
    strengths:
      'Freedom grows on you, and the later years have more of it than the early ones. At forty-eight you may start Turkish because of a song in a bakery, and no one who knows you even looks up. All those jobs that people called a lack of direction begin to add up. You can talk to a judge, a cook and a mechanic in one afternoon and learn something from each. At work that makes you the person they send when they have no idea what to expect. Sudden change makes many people your age stiff. It makes you hungry. When a flight is canceled, strangers follow you through the airport, because you look like someone who’s about to find the night train.',
    challenges:
      'When you get restless, you tell other people to move. A friend mentions a dull week at the office, and within the hour you’ve sent links to a smaller apartment, a course in Lisbon and a secondhand bicycle. With money it’s the same: “Sell it, life’s short” is easy to say if you’ve been bored since Tuesday. It’s your own life you’d like to shake up, of course, and they’re the ones who’d have to pack.',
    additionalInsights: [
      'You want less now, and taste it more. One ripe peach does what a whole buffet used to do. You’ll cross the city for a certain dumpling, and you know at what hour the light is best in your own street. It’s cheaper than your twenties, too.',
      'In love, a promise starts to look less like a locked door. You’ve always said “we’ll see” to weddings, leases and plans for August, and your oldest friends know how to translate it. Then one person gets a plain yes, and you notice something odd: you’re still free. You just know where you’re having breakfast. Two or three people and one place deserve a yes like that, and everything else can stay open.',
      'At twenty every chance looks like the last bus. You change courses, cities and hair color so you won’t miss it. But a talent for change doesn’t run out at thirty; it only gets better brakes. So you can let a few buses go by, sleep eight hours, and still end up somewhere interesting.',
    ],
  },
  6: {
    title: 'Heart of the Family',
    meaning:
      'Love and duty belong to the number 6. Your Maturity number says home, family and friends matter most after forty, and that you’re the person they rely on.',
    intro:
      'Sooner or later every holiday ends up at your table, and you’ve stopped pretending to be surprised.',
    keyTraits: [
      'loving',
      'faithful',
      'fair',
      'welcoming',
      'forgiving',
      'artistic',
      'worried',
      'critical',
      'fussy',
      'modest',
    ],
    strengths:
      'You always cared for people; what you learn later is how. At twenty you gave everyone soup. At fifty you can tell at the door which visitor needs soup, which one needs the truth, and which one needs a blanket and no questions until morning. Two sisters who haven’t spoken since a funeral will both come if you’re the one inviting. They’ve seen you be fair when it cost you something. The place where you live gets a little lovelier every year, and whoever only wanted to borrow a drill stays for dinner. It works at the office, too, where anyone new is sent to you in week one.',
    challenges:
      'Your friends have been trying to give you something for a long time, and they can’t get it past you. Ask a 6 about their birthday and they’ll say “Just come, all of you,” and then they’ll cook. If a friend pays for lunch, you turn up the week after with a plant, fresh eggs and a jar of something, and now your friend owes you again. Sick in bed, you apologize for the dust. It looks modest. To the person at the door with their arms full, it feels like being sent home. Next time a friend reaches for the check, keep your hands under the table and say thank you.',
    additionalInsights: [
      'Families hand you the jobs that would start a war in anyone else’s hands. When a grandparent’s things have to be shared out, you don’t begin with a list. You ask each person to tell the story of the thing they want. By the third story one of the cousins has usually given up the clock. Everyone goes home with less than they hoped for, and nobody goes home angry.',
      'Money leaves you in small, warm amounts: a pair of gloves, a school bag, a loan until the end of the month. Keep helping, but write it down. A loan and a present look very much alike after a year, and you’re the only one who remembers which was which.',
      'Younger than forty, you may know this number as the friend who writes “home safe?” and can’t sleep until the last answer comes. That’s love, and it’s also a night shift. Find out early which kinds of care you enjoy and which you do only because no one else stood up. The first kind lets you rest while you’re doing it, and you’ll want it for another fifty years. The second kind can go to the relative who always says he’d love to help.',
    ],
  },
  7: {
    title: 'Wisdom and Quiet',
    meaning:
      '7 is the number of wisdom. Your Maturity number says depth matters more to you than success after forty: time to think, to study and to be alone.',
    intro:
      'The thoughts you kept to yourself at twenty are the ones people come and ask you for at fifty.',
    keyTraits: [
      'wise',
      'precise',
      'spiritual',
      'calm',
      'educated',
      'honest',
      'private',
      'skeptical',
      'argumentative',
      'forgetful',
    ],
    strengths:
      'Age makes you worth asking, because you’ve stopped trying to be first. A colleague shows you a result that looks too good. You read it twice, say nothing for the length of a cup of tea, and point to the line where it went wrong. You used to tell people you were tired when you wanted to be alone. Now you say “I’d like to be alone this afternoon,” and they mind far less than you feared. One great subject may take hold of you: stars, a faith, the history of salt. You have a fair idea of how much money is enough, and you’d trade the rest for a free morning. Your sentences get remembered, because there are so few of them.',
    challenges:
      'You win your arguments so completely that the drive home is silent, because you’d rather be right than be close. A friend tells you a sad story, and you point out, kindly, the weak place in it. In a fight you scroll back to last year’s message and read it aloud. It’s all correct, and no one has ever been hugged for a proof. Next time, leave the mistake where it is and ask how bad it was. You can be right tomorrow.',
    additionalInsights: [
      'Questions without an answer stop hurting. At thirty you wanted to know whether there’s a God and why people leave, and you were short with anyone who seemed sure. Now you take such a question out for a walk, like a dog, and the air does you both good. You come home without the answer and in a better mood.',
      'Choose one person for your unfinished thoughts. You’re slow at this, so start while you’re young: a sister, an old rival, the colleague who doesn’t mind silence. By sixty it may be the love of your life, or simply the best phone call of the month. It takes few meetings and a great deal of honesty, and you have plenty of the second.',
      'A perfect day off is spent finding out something useless. Why does the tide come in twice? By evening you know, your shoes are full of sand, and you haven’t had to answer a single message. It’s the cheapest vacation there is.',
    ],
  },
  8: {
    title: 'Power Used Well',
    meaning:
      'Power and responsibility are the subject of a Maturity 8. In the second half of life you’re trusted with more, at work and with money, and you learn to use it fairly.',
    intro:
      'In your forties you stop apologizing for being ambitious, which frees up a surprising amount of time.',
    keyTraits: [
      'powerful',
      'experienced',
      'fair',
      'generous',
      'respected',
      'realistic',
      'tough',
      'demanding',
      'controlling',
      'overworked',
    ],
    strengths:
      'Authority suits you better at fifty than it did at thirty, because by now you’ve been at the other end of it. You may remember how a bill feels when you can’t pay it. So you read contracts to the last page, you give bad news in person, and when the waiter forgets to charge you for the wine, you call him back. Younger colleagues learn two things from you: how to ask for a raise, and how to keep quiet after asking. With friends your power is practical. A friend’s landlord is being difficult? You make one very polite phone call, and he isn’t difficult anymore. Success is said to come late with this number. People tend to be glad for you when it does.',
    challenges:
      'You hand the job over with flowers and a speech, and then you keep the password, because letting go is what you find hardest. You may choose a good person to run the store, the garden club or the summer party, and train them for a year. Then you call on their first free morning to ask whether they remembered the boiler. They did. In small things it’s no different: you lend a friend your favorite pan and stand behind him while he fries the egg. What you built is strong enough to stand without you, which was the whole idea of building it well.',
    additionalInsights: [
      'Somewhere past fifty an 8 begins to settle old accounts, and the ones that keep you awake aren’t about money. Perhaps a colleague once took the blame while you studied the carpet. You find out where he works now and write him three lines with no excuse in them. You may not even get an answer. But you wanted to be able to respect the person who signs your letters, and now you can.',
      'Rest is the one department you never learned to run. Begin with an hour on a bench beside a person you love, with no phone and no results. They aren’t waiting for results. They’ve been waiting for the hour.',
      'Titles stop mattering to you. At thirty you knew the position and the likely salary of everyone in the room. Now you spend half a party talking about bees with the man beside the drinks, and hear afterward that he owns the bank. It’s a good way to learn things, because people don’t put on a show for you if you haven’t asked what they do.',
    ],
  },
  9: {
    title: 'A Bigger Heart',
    meaning:
      '9 is the number of compassion. When it’s your Maturity number, you judge people less as the years pass, give more, and care about the wider world.',
    intro:
      'Each decade you care a little less about who’s right and a little more about who’s been left outside.',
    keyTraits: [
      'forgiving',
      'tolerant',
      'generous',
      'thoughtful',
      'cultured',
      'idealistic',
      'sentimental',
      'talkative',
      'solemn',
      'tired',
    ],
    strengths:
      'There’s more room in your heart every year. While others your age hold on to everything, you’d give the piano to a school and feel lighter all the way home. You can play cards with a man whose politics you can’t stand, ask after his chickens, and find to your annoyance that you like him. People bring you their endings: the job that’s over, the marriage, the family fight that no one can remember starting. You don’t hurry them. Very little shocks you by now, so the young tell you everything, and you’ve learned to say “And then?” instead of “Oh no.” Between more pay and work that matters, you’d take the second. Quite possibly you already have.',
    challenges:
      'Your story starts well, with a train and a boy and a broken bag, and halfway through it turns into a sermon. First comes what it shows about people, then about the times we live in. When you reach the planet, your listeners are checking their phones under the table. With family it’s shorter and worse. They ask to borrow a jacket and get a few words on how little a person really needs. You’re right most of the time, which makes you hard to stop. Stop at the broken bag. They can find the moral themselves, and they keep it longer when they do.',
    additionalInsights: [
      'Your help gets smaller and more useful. At thirty you had a complete plan for other people’s lives. Some of them recovered without it, and some didn’t with it, and that made you modest. Now you offer a ride, an hour of translating, the number of a good dentist. It turns out people say yes to that.',
      'As a young person you may feel you’re carrying the whole newspaper. You worry about wars and rivers, and forget to buy milk. There’s no need to care less. But learn one practical thing your ideals can use: nursing, bookkeeping, a second language, lunch for a hundred. A person who can cook for a hundred gets more done than one who’s upset about a thousand. They also sleep at night, and you could do with that.',
      'In love you forgive early now, sometimes before the other person has finished the excuse. Let them finish. They practiced it all the way home, and it feels better to be forgiven after you’ve said sorry.',
    ],
  },
  11: {
    title: 'Intuition You Can Use',
    meaning:
      'Master number 11 is about intuition. This Maturity number means you learn, later in life, to rely on what you sense and use it to encourage others.',
    intro:
      'The nerves that kept you awake at thirty slowly turn into something other people can borrow.',
    keyTraits: [
      'imaginative',
      'inspiring',
      'original',
      'spiritual',
      'perceptive',
      'encouraging',
      'intense',
      'nervous',
      'doubtful',
      'stubborn',
    ],
    strengths:
      'With age you learn to use what you sense instead of hiding it. For half your life you felt a thing first and then invented sensible reasons for it, like a driver who knows the way and pretends to read the map. Now you say in an ordinary voice, “Something’s wrong with this plan,” and the team checks it again. You check too; that’s the new part. Friends bring you the ideas everyone else has laughed at, because you’ll believe in one for a whole hour before you ask what it costs.',
    challenges:
      'All day you’re sure, and at night the doubts come back. In the dark you look again at everything you’ve done: the remark in the meeting, the message that was seen and not answered, the job you once turned down. By three you’ve decided to apologize to a colleague who noticed nothing. In love it’s worse. You lie beside a sleeping person and conclude from their breathing that it’s over. They’re dreaming about cheese. So make a rule: between midnight and breakfast you don’t decide, you don’t quit, and you don’t buy anything. Write the worry down and read it in daylight, when it’s usually half the size.',
    additionalInsights: [
      'With age an 11 does best with one calm person nearby. It doesn’t have to be a romance. It’s whoever can hear a strange remark at breakfast, think it over, and pass the butter. You used to believe you needed an audience. One good listener does you more good, and is easier to feed.',
      'Feelings about money deserve a second opinion. A bargain that makes your heart beat faster may be a bargain, or it may be a good salesman. Sleep on it, then ask the driest person you know.',
      'You were told early that you’re too sensitive, usually by the same people who wanted your advice. You won’t feel less as you get older. You’ll just know your limits: which parties to leave at ten, how much news fits into one day, and who can be told a dream. Rest, for you, is a room with one lamp and no opinions in it. Take it before you need it, the way other people carry an umbrella.',
    ],
  },
  22: {
    title: 'Big Plans Made Real',
    meaning:
      '22 is the master number of great plans. As a Maturity number it says you’ll have the experience, after forty, to build something large that serves many people.',
    intro:
      'The idea you’ve carried around since your twenties finally gets a date, a budget and a key to the building.',
    keyTraits: [
      'ambitious',
      'practical',
      'organized',
      'productive',
      'imaginative',
      'persuasive',
      'serious',
      'busy',
      'impatient',
      'demanding',
    ],
    strengths:
      'Experience gives you what you need to build something large. Even the jobs that felt like a waste of time were training. You know what concrete costs, how to win over a committee, and which clerk at the town office really decides. One day you say out loud how big the thing is and what it’ll cost, and nobody laughs. Younger planners bring you beautiful drawings. You ask who’s going to mop the floor. They go very quiet, and then they go home and make it better. The work of a 22 is said to be used, in the end, by people who never learn your name, and it suits you fine.',
    challenges:
      'You count the big things you’ve built, and miss the Sundays in between. At a family lunch you step out to take a call and come back just in time for the photo. There’s always one more permit, one more visit to the site, so the people who love you get used to an empty chair and a good explanation. Rest is on the schedule, after the opening. With money you’re generous to the project and absent at home: there’s a fortune for the new roof, and the kitchen clock has been wrong for months. No building will ever miss you. Put one free day a week into the plan, in ink, because it’s the day they’ll tell stories about.',
    additionalInsights: [
      'Half of a big plan feels like defeat. Suppose you’ve drawn a concert hall with five hundred seats, and the town offers to pay for two hundred. You say no, and next summer the band is still playing in a field. Ask which part could open on its own, build that, and leave an empty space beside it. Nothing persuades people like a small hall with music coming out.',
      'On ordinary days this number behaves like a 4. You fix the gate, pay what’s due, answer the mail in order. It isn’t a step down. Small finished things keep you steady between two enormous ones, and there’s real joy in a job that’s done before lunch. Some of the happiest afternoons of a 22 are spent fixing a chair.',
      'Under forty, let the great plan wait. It’s tiring to hear about your potential from people who don’t have to do anything about it. Work for a boss who finishes things, and watch closely.',
    ],
  },
  33: {
    title: 'Kindness That Teaches',
    meaning:
      'Of the master numbers, 33 is the teacher. As your Maturity number it says that with age, people come to you to be understood, comforted and taught.',
    intro:
      'You never applied for it, but by fifty you’re running a small school at the bus stop, in the kitchen and over the fence.',
    keyTraits: [
      'wise',
      'warm',
      'supportive',
      'encouraging',
      'playful',
      'unselfish',
      'protective',
      'worried',
      'talkative',
      'idealistic',
    ],
    strengths:
      'Your patience reaches further every year. A new colleague drops a full tray on the first day. You laugh, show them the scar you got from the same door, and a month later you hear them comforting the next beginner in your exact words. It’s how you love, too. You never told anyone to be gentle with the cat, but the whole house is gentle with the cat.',
    challenges:
      'A friend who calls you in tears may end up taking notes. Her mother is ill, and before she’s finished crying you’re three steps into how to talk to doctors: you teach where listening would do. “It was a long day,” says the person you love, and you have a breathing exercise for that. The advice is good. It just comes too early. Hold your cup with both hands until they’ve finished. If they’d like a lesson, they’ll ask, and you’ll know it’s wanted.',
    additionalInsights: [
      'You’re allowed to be grumpy. You’ve tried so hard to be kind without a break that people admire you from a small distance, the way one admires a church. Then one evening you say you have no patience left for anyone, and a friend laughs out loud with relief and opens the chips. Your teaching improves from that day. It’s hard to learn from a person who never burns dinner.',
      'Two 3s make this number, and 3 is joy, so the lessons people remember are the funny ones. You can explain fractions with a cake. You can explain debt with the same cake a day later, when there’s less of it.',
      'Carrying this number while you’re young can be heavy. Strangers tell you things on trains, and you get off believing you ought to fix them all. Start with one: one student, one neighbor, one afternoon a week. And see to your own rent and sleep first, because you can’t lend what you haven’t got.',
    ],
  },
};
