import type { CoreReadings } from './types';

/** The Maturity number: what changes from about forty on, true for readers on either side of it. */
export const maturityReadings: CoreReadings = {
  1: {
    title: 'Your Own Boss',
    meaning:
      'With 1 as your Maturity number you grow independent after forty. Someone asks what you’d like to do, and you answer without looking at anyone first.',
    intro:
      'From about forty on, you ask fewer people what you should do, having found out that most of them are guessing.',
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
      'After forty you do more and more without asking. It begins small: a message goes out without “if that’s OK with everyone” at the end. The next month you book a trip for one. Later there may be a key of your own to something, a studio, a stall or just a rented desk. The first evening you stand in there alone and turn the light off and on again, because you can.',
    challenges:
      'By fifty you’re used to being the one who knows, and that makes it hard to be a beginner. “I don’t dance,” you say, as if it were your blood type. Somebody half your age offers to show you the new program. You thank her, wait until she’s gone, and spend the afternoon looking for a button she’d have found in a second. Let her show you. You can have the afternoon back.',
    additionalInsights: [
      'In your forties, failure gets smaller. You’ve had some by then, with people watching, and you know that after a week you’re the only one who remembers. So you try the thing, and if it doesn’t work, you say so and have lunch.',
      'Later on, you say once where you’re going, and you carry your own bag. You don’t check who’s coming. That may be why they come, and you’re still a little surprised to hear steps behind you.',
      'You’re asked to lead more often after forty: a team, perhaps, or a trip. What helps is a list of everything you disliked in the ones who led you: late starts, long speeches, jokes about whoever was sick. Read it the night before.',
    ],
  },
  2: {
    title: 'A Patient Listener',
    meaning:
      '2 stands for partnership. As a Maturity number it means you grow more patient with age: you let a friend tell the old story again, and you laugh in the right place.',
    intro:
      'After forty or so, people stop calling you nice and start calling you whenever two people are shouting.',
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
      'With the years your patience turns into a kind of power. An unfair message comes, and your first answer is a good one, with teeth. Then you leave the phone in the kitchen, go to bed, and in the morning you send five calm words instead. In a hard talk you can stay silent for as long as it takes to peel an apple. By the last of the peel, you’ve usually been told the truth.',
    challenges:
      'Past forty, protecting grown people from each other can become your second job. Ahead of a family lunch you ask one of them not to mention the car, and warn another that it’s been a hard week. You hardly taste a thing, because you’re listening to both ends of the table. Then you’re out getting the potatoes when the voices go up. When you come back they’ve settled it, and your own plate is still hot.',
    additionalInsights: [
      'Your no gets shorter as you get older. Perhaps somebody offers you a third dog. “Not a third one,” you say, once and softly, and you don’t explain it for the rest of the evening. Soon you’re asked what you’d like instead.',
      'A good judge of people is what you become later in life. You’ve heard so many voices say “fine” that you can tell three or four kinds apart. You seldom mention it. You just ask the right one to stay a minute.',
      'In later years it’s you people take along to the hospital. You hold the bag, you don’t say it’ll be fine, and you’re still there when they come out, proud of yourself in an odd way.',
    ],
  },
  3: {
    title: 'Finding Your Voice',
    meaning:
      'With a Maturity 3, joy and creative talent grow with age. After forty you sing on the stairs, and when somebody comes down, you go on singing.',
    intro:
      'From about forty on, you have something to tell people, and they’d like to hear it to the end.',
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
      'Your best stories, pictures or songs are said to come in the second half of life. You may go back to an old dream, the half-written novel or the guitar with four strings. This time you finish, mostly because you’ve stopped waiting to be discovered and bought the other two strings yourself. One verse isn’t funny at all. You nearly leave it out. Then you sing it, looking at your shoes.',
    challenges:
      'Once you’re past forty, a quiet evening can frighten you a little, so you arrange not to have one. You turn on the music and then the lights. When the water boils, you’re already calling a friend, and for the weekend you accept everything, even the wedding of two people you’ve never met. It’s fun. But your best ideas are shy. They’d like one light on, everything else off, and half an hour to make up their minds.',
    additionalInsights: [
      'Hard moments show what the years can do for you. Asked to speak at a funeral, you tell how your friend borrowed your suit and gave it back with a fork in the pocket. People laugh with tears in their eyes, and you let them have both.',
      'One night past fifty finds you on the floor with a box of your old papers. You read every page, laughing out loud, until there’s a line so good that you have to check whose handwriting it is. So put a date on them, even the poems.',
      'With age you learn to keep a story to yourself. There are two or three that only one other person knows, and you don’t tell them, however well they’d go over. Across a room you look at each other, both thinking of the same one.',
    ],
  },
  4: {
    title: 'Solid and Respected',
    meaning:
      '4 is about steady work. As a Maturity number it’s said to reward your patience after forty: people ask how you do it, and you say you’ve done it every week for years.',
    intro: 'By fifty you’ve kept so many promises that nobody wants them in writing anymore.',
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
      'Whatever you’ve done properly comes back to you after forty, mostly as respect. A page gets signed unread, because it’s yours. You take it back and read it once more anyway. Your hands learn things, too: you can hear when a screw is tight, and tell by the weight of a box that something’s missing. When a beginner shows you her work, you look at it for a while and say, “That’s good.” From you that’s a speech.',
    challenges:
      'The older you get, the more you keep for later. Somewhere there’s a very good shirt you’ve never worn, and a candle that’s too nice to light. You eat yesterday’s bread first, so when you reach the fresh bread, it’s yesterday’s. It’s all very sensible, until the shirt is out of fashion. Light the candle on an ordinary evening, over yesterday’s bread if you like, for no reason at all. They still make candles.',
    additionalInsights: [
      'Fewer things will do for you as you age, and you read about each of them like a detective. A pair of boots takes a month, because you have to see every review of the soles, and then you wear them for ten winters.',
      'Sometime in later life you find out that things go on without you. You’re away for two weeks, you’ve left twelve pages of advice, and nobody has opened them. It hurts for a day. Then you see why it went well: they’d been watching you for years.',
      'Being silly gets easier past fifty. You’ve been relied on long enough to know that the roof stays on. So you turn left for once, where you’ve always turned right, just to see what’s there. You’ve looked at the map first, of course.',
    ],
  },
  5: {
    title: 'Freer With Every Year',
    meaning:
      '5 means freedom. As a Maturity number it’s said to bring you more change after forty than before: you give away the couch and learn to sail.',
    intro:
      'At the age when friends are choosing a mattress for life, you’re asking what diving lessons cost.',
    keyTraits: [
      'spontaneous',
      'playful',
      'open-minded',
      'experienced',
      'lively',
      'youthful',
      'unpredictable',
      'restless',
      'impulsive',
      'opinionated',
    ],
    strengths:
      'You get freer as you get older. At forty-eight, say, you start learning Turkish because of a song you heard in a taxi. A year later you give a driver your address in Turkish, and he laughs until he has to pull over and teach you how to say it right. Everything you ever tried turns out to be useful in the end. When nobody knows what to expect, you’re the one they send.',
    challenges:
      'When you’re restless, later in life, you tell other people to change theirs. A friend says it was a boring week at the office. She likes her job, but within the hour you’ve sent her a cooking school in Athens, two apartments there and a flight. A cousin asks which couch to buy. “None,” you say. “Couches are how it starts.” Most of this advice is meant for you. It’s you who’s been dreaming of Athens all week.',
    additionalInsights: [
      'At fifty you need less and enjoy it more. Happiness is one ripe peach, eaten over the sink with the juice running down your arm. You’ll cross town for a cinnamon roll, and describe it to your friends until they beg you to stop.',
      'A promise stops looking like a trap, somewhere past forty. You give one a plain yes, and you notice something odd: you’re still free. You just know where you’re having breakfast. A few people deserve a yes like that, and everything else can stay open.',
      'The years teach you to tell an adventure from a snake. Both turn up without warning, both are beautiful, and both want an answer today. From your forties on, you ask one question first. The answer’s still usually yes.',
    ],
  },
  6: {
    title: 'Heart of the Family',
    meaning:
      'With 6 as your Maturity number, home and family come first after forty. You buy a bigger table, and soon you’re borrowing chairs from the neighbors.',
    intro:
      'Sooner or later every holiday ends up at your table, and after a few years you stop pretending to be surprised.',
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
      'Caring gets more exact with age. At twenty, everyone who cries gets the same hug and the same pasta from you. At fifty you can tell at a glance who needs pasta, who needs the truth, and who needs a couch and no questions until morning. Some people can’t be helped face to face. So you leave the bag of plums at their door, ring the bell, and you’re down the stairs when it opens.',
    challenges:
      'In the second half of life, it gets hard to give you anything. “What would you like for your birthday?” “Just come, all of you.” And then you cook for them. If somebody pays for lunch, you turn up a week later with a jar of jam, and now they owe you again. But giving is the best feeling you know, and they’d like to have it, too. When they come with an ugly vase and shining eyes, just hold out your hands.',
    additionalInsights: [
      'Families and friends give you, after forty, the jobs that would start a fight if anyone else did them. Eight people rent a place by the lake, and you’re asked who sleeps where. You know. For yourself you take the small room over the kitchen.',
      'Somewhere past fifty you learn to go first after a quarrel. Perhaps a young cousin has been avoiding you. You don’t ask why. You write that you’ve cooked far too much, and you set two places while the message is still on its way.',
      'Over time you sort your kindnesses. Some make you hum while you do them, and those you can keep up until you’re ninety. The ones that make you sigh go, one by one, to the relative who always says, “Just call me if I can help.”',
    ],
  },
  7: {
    title: 'Wisdom and Quiet',
    meaning:
      '7 is the number of wisdom. With this Maturity number you want more depth and quiet after forty: some nights you leave a party at ten, without an excuse, to finish your book.',
    intro: 'What you wonder about at twenty, people come and ask you about at fifty.',
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
      'As you get older, your thinking is what people come for. Somebody shows you a result that looks too good: you read it twice, drink your tea, and put your finger on the line where it went wrong. You say less about such things every year, and it’s remembered longer. There’s another thing you learn late: some mistakes do no harm. You see one, you leave it alone, and you finish your tea.',
    challenges:
      'Past the middle of life, you sometimes choose being right over being close. A friend tells you why her heart is broken, and you point out, kindly, the weak spot in her argument. She wasn’t arguing, she was crying. Over some old quarrel you find last year’s message and read it aloud, with the date. You win, and it’s silent all the way home. Try a sentence in which even you won’t find a mistake: “That sounds awful.”',
    additionalInsights: [
      'Questions without an answer stop hurting, sometime in your forties. You take one out for a walk, like a dog: whether there’s a God, perhaps, or why people leave. The air does you both good. You come home without the answer and in a better mood.',
      'It takes years to find somebody you’d show an unfinished thought to, and later in life there’s usually one. You know them by an easy test. You say, “I’ve been thinking,” and they take off their coat and sit down again.',
      'At sixty you change your mind more easily than at thirty. Somebody has the better argument, and you turn it over, the way you’d look at a foreign stamp, and say, “Then I was wrong.” You’re surprised at how little it hurts.',
    ],
  },
  8: {
    title: 'Power Used Well',
    meaning:
      'With a Maturity 8, it’s said, you’re trusted with more power after forty and learn to use it fairly. You get the big desk, and you still make the coffee.',
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
      'Power suits you better with every year, because you collect reasons to be careful with it. If you ever had a bad boss, you give bad news in person. If you ever waited for money, you pay whoever fixes your heater while the tools are still out. When a landlord is making trouble for a friend, you make one very polite phone call, and the trouble stops. After forty, people ask you for that call rather often.',
    challenges:
      'Letting go of something you built is hard at fifty, and harder at seventy. You hand it over with flowers and a speech, and you keep the password. Perhaps you’ve trained somebody to run the store, or the garden club, and on your first free morning you make coffee, slowly, and drink it looking at the phone. Then you call, only to ask if she’s found the light switch. She has. Make another coffee, and put the phone where you can’t reach it.',
    additionalInsights: [
      'Toward sixty you start paying old debts, and the ones that weigh on you aren’t about money. Perhaps somebody once took the blame for your mistake, and you looked at the carpet. You find the address and write three lines with no excuse in them.',
      'Being fair moves up your list in your fifties. You still like to win. But you begin to look at how the other side is doing, and once or twice you leave something on the table on purpose, and walk out feeling richer.',
      'Titles matter less to you each decade. At thirty you might know the position of everyone in a room. At sixty you can spend a whole evening talking about tomatoes with a stranger, and hear on the way home that he owns a bank. You forgot to ask.',
    ],
  },
  9: {
    title: 'A Bigger Heart',
    meaning:
      '9 is the number of compassion. With this Maturity number you judge people less as the years pass: somebody’s rude to you, and you think they may have slept badly.',
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
      'There’s more room in your heart every year. In your fifties you’d give the piano to a school and feel lighter all the way home. The list of people you’d never forgive gets shorter, until there are two names on it, and one of them you ask to lunch. You can play cards with somebody whose politics you can’t stand, listen to the news about his chickens, and find, to your annoyance, that you like him.',
    challenges:
      'Your stories have a way, as you age, of turning into sermons. This one starts well: in a crowded market an old woman’s bag breaks, and a boy catches her oranges. Next comes what it shows about people, and after that, what it shows about our times. Some of your sermons are short. “Can I borrow your jacket?” says a nephew, and is told how little a person really needs. It’s all true. Try ending with the oranges.',
    additionalInsights: [
      'Help from you gets smaller over time, and more useful. At twenty it’s a complete plan for somebody’s life. At fifty it’s a ride to the airport, or an hour with an impossible toddler. You spend the hour being a horse, and it does more good than the plan.',
      'Later in life you choose your worries. A river on another continent is dying, and you still read about it. But around the corner there’s lunch to be cooked for a hundred people, so you put the paper down and ask who’s got a bigger pot.',
      'Forgiving goes faster past forty, sometimes too fast: the other person hasn’t finished saying sorry. Let them finish. They practiced that apology all the way to your door, and they’re very proud of the middle. Then you can forgive the whole thing.',
    ],
  },
  11: {
    title: 'Intuition You Can Use',
    meaning:
      'Master number 11 is about intuition. As a Maturity number it means you learn, after forty, to rely on what you sense: you say “No, thank you,” and don’t add a reason.',
    intro:
      'Later in life you’re the person people want beside them before a big decision, reasons or no reasons.',
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
      'Somewhere around forty you start using what you sense instead of explaining it away. “Something’s wrong with this plan,” you say in an ordinary voice, “and I don’t know what.” The others go through it again, not very willingly, and the mistake is on page six. So they bring you the ideas everyone else has laughed at. A neighbor wants to open a movie theater for people who can’t sleep. You believe in it for a whole hour, and then you ask what it costs.',
    challenges:
      'After midnight, from your forties on, old doubts come back. You lie there with a remark you made at lunch, and a message that was never answered. You decide to apologize to somebody who noticed nothing. At noon you were sure, and at noon you will be again. So make it a rule: until breakfast you don’t decide, you don’t quit, and you don’t press “Send.” Write the worry down and read it in daylight, when it’s half the size and spelled wrong.',
    additionalInsights: [
      'What you look for, as the years pass, is one calm person nearby. It’s the one who hears your dream at breakfast, all of it, including the ostrich on the escalator, thinks it over, and passes the butter. You don’t need a bigger audience than that.',
      'By fifty you can tell a feeling from a wish. Both make your heart beat faster. So you wait a night, describe the thing to the most sensible person you know, and notice when you start to talk fast. That’s the part you aren’t sure of.',
      'You learn your limits in time: when to go home, how much news fits into a day, how badly you need a dark room with no opinions in it. If a teenager asks how you can stand so much feeling, you won’t say “Be tougher.” You’ll have a list.',
    ],
  },
  22: {
    title: 'Big Plans Made Real',
    meaning:
      '22 is the master number of great plans. With this Maturity number you’re said to build one after forty: you find a drawing you made at twenty, and ask what it would cost.',
    intro:
      'Somewhere past forty, the big idea your friends keep hearing about gets a date, a budget and somebody to make the sandwiches.',
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
      'Over the years your big ideas turn into real ones, because you learn how things get done. By fifty you carry one page, folded once, and show it only to the person who owns the field. You know that hardly anyone comes for a vision, and nearly everyone comes for a hot lunch. It may be a forest on a bare hill, or one long table in your street. You’re the one in muddy boots, counting plates.',
    challenges:
      'The big things you’ve done get counted, later in life, and the ordinary days in between get missed. You could say what your last project cost, but not what everyone ate last Sunday, because you had a map open next to your plate. A friend calls just to talk, and after two minutes you ask, “So what do you need?” Put one ordinary day on your list: “Sunday: pancakes, no map.” You’ll be embarrassed at how good it feels to cross it off.',
    additionalInsights: [
      'Half of what you planned looks better to you after forty. You meant to do the entire garden, and one corner is done, and for a while you walk past it without a glance. Then one hot evening you need some shade, and there it is.',
      'Small jobs make you happier with every decade. You sharpen the knives and glue the leg back on a chair, whistling. With a big plan you wait years to find out if it worked. With a chair you just sit down.',
      'In midlife you start with the small version: a fair for one street, or a night school with four students. The mistakes are cheap, and you see who stays to the end and asks where the trash bags are. Those are the people you call for the large one.',
    ],
  },
  33: {
    title: 'Kindness That Teaches',
    meaning:
      'Of the master numbers, 33 is the teacher. As your Maturity number it means younger people come to you after forty. “How did you stand it?” they ask, and you pull out a chair.',
    intro:
      'You never applied for the job, but by fifty you’re running a small school at your dinner table, and nobody wants to graduate.',
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
      'More people learn kindness from you as you get older, just by watching. When you drop a full tray on the stairs, in front of everyone, you say, “It’s only a tray,” laugh, and get the broom. When it’s a beginner’s tray the next week, you show him the scar you got on the same step. One day you hear it from the next room, in another voice: “It’s only a tray.” You stand there, oddly proud.',
    challenges:
      'In later years you teach when it would be enough to listen. A sigh gets a breathing exercise from you. It’s a good exercise, and it’s an hour too early. Somebody tells you what her boss said to her, and you explain how to write to a boss, with a sample letter. All she’d wanted was “No! He didn’t!” While people talk, repeat in your head the last thing they said. If you can’t, you were already preparing the lesson.',
    additionalInsights: [
      'At some point past forty you allow yourself a bad mood, and your friends are delighted. Until then people may admire you from a small distance, the way they admire a church. Now you complain for an hour, with names, and you’re good at it.',
      'Your lessons get funnier with the years. You might teach somebody to park with two chairs and a bucket in the living room, while you play the angry driver behind them. You honk through your hands, and enjoy it rather more than a patient person should.',
      'Other people’s problems stop feeling like homework, sometime in your fifties. A neighbor mentions his debts, a friend her back. You listen, and you leave the debts with him and the back with her. Then you make them both some eggs, and go to bed on time.',
    ],
  },
};
