import type { CoreReadings } from '../../../readings/types';

/** The Maturity number: what changes with the years, told without an age, so that it is true on either side of forty. */
export const maturityReadings: CoreReadings = {
  1: {
    title: 'Your Own Boss',
    meaning:
      'With 1 as your Maturity number you grow more independent with the years. “I’ve got it,” you say, a bag in each hand and the mail between your teeth.',
    intro:
      'By and by people ask you what they should do, and you let them in on a secret: nearly everyone is guessing.',
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
      'With time you like to have what you need without asking anyone for it. It begins small: you give back the borrowed ladder and buy one of your own. Later there may be a key to something, a studio, a stall or just a rented desk. The first evening you stand in there and turn the light off and on again, because you can.',
    challenges:
      'The more advice you give, the harder it gets to be anybody’s beginner. “Ah, one of those,” you say, handed a strange can opener, and you bleed a little. Somebody half your age offers to show you the new program. You thank her, wait until she’s gone, and spend the afternoon looking for a button she’d have found in a second.',
    additionalInsights: [
      'More and more, friends who’ve failed at something ask you what to do now. You’ve had a failure or two, and you know that in a week you’re the only one who remembers. “Have lunch,” you say.',
      'Sooner or later, whatever you’ve built gets handed over in one morning: the list, the odd lock, good luck. Whoever takes it on may wish you’d stayed until noon, so stay until noon.',
      'Being looked after is hardest for you when you’re ill. Somebody brings soup, and you eat it standing at the stove, to show how well you are. With the years you learn to stay under the blanket.',
    ],
  },
  2: {
    title: 'A Patient Listener',
    meaning:
      '2 stands for partnership. As a Maturity number it means you grow more patient with age: asked for advice, you wait, and by the end of the story they’ve usually found it themselves.',
    intro:
      'As the years go by, people stop calling you nice and start calling you whenever two people are shouting.',
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
      'When people ask for your advice, you take more time every year. You sit them down and begin to peel an apple, in one long piece. They’re telling you about the job. By the last of the peel, you’ve been told it isn’t about the job. You give them half and ask what they’d like to do, and it turns out they know.',
    challenges:
      'Little by little, protecting grown people from each other can become your second job. Ahead of a family lunch you ask one of them not to mention the car, and warn another that it’s been a hard week. Then you’re out getting the potatoes when the voices go up. When you come back they’ve settled it, and your own plate is still hot.',
    additionalInsights: [
      'Taking whatever you’re given gets rarer as you age. Perhaps a friend has a dog for you, and it would be your third. You scratch its ears for a good long while, and hand back the leash.',
      'Your advice gets better as you listen. By now you can tell three or four kinds of “fine” apart. At the third kind you hand them a towel, and ask if they’d help you dry.',
      'To be looked after takes you years to learn. You’ve sat in so many waiting rooms with other people’s bags on your knees. Then it’s your turn, and you ask one of them along.',
    ],
  },
  3: {
    title: 'Finding Your Voice',
    meaning:
      'With a Maturity 3, joy and creative talent grow with age. You sing on the stairs, and when somebody comes down, you go on singing.',
    intro: 'In time your presents come in boxes you’ve painted yourself, and people keep the box.',
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
      'Your best stories, pictures or songs are said to come late, because it takes you a while to begin giving them away. A friend has a birthday, and where others bring wine, you bring a song, on the guitar with four strings. One verse isn’t funny at all. You nearly leave it out. Then you sing it, looking at your shoes.',
    challenges:
      'Asked for advice, you hear a silence coming, and it can frighten you at any age. A friend wants to know if she should move. You tell her about the landlord with the parrot, she laughs, and she goes home without an answer. But answers are shy. They’d like one light on, everything else off, and half a minute to make up their minds.',
    additionalInsights: [
      'More and more, you keep things with a story. Perhaps a friend borrowed your suit and returned it with a fork in the pocket. You take the fork to his funeral and hold it up. People laugh.',
      'One night finds you on the floor with a box of your old papers. You read every page, laughing out loud, until there’s a line so good that you have to check whose handwriting it is.',
      'The years teach you how to be given a present. First you shriek and hug everyone in reach. Later you go quiet and hold it for a while, and if it can be worn, you wear it home.',
    ],
  },
  4: {
    title: 'Solid and Respected',
    meaning:
      '4 is about steady work. As a Maturity number it’s said to reward your patience in time: people write your advice down, and you wait until they’ve caught up.',
    intro:
      'Every year there’s less in your home that’s new, and hardly anything that doesn’t work.',
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
      'With every year, more people ask you what’s wrong with things, and you’re nearly always right. You can hear when a screw is tight, and tell by the weight of a box that something’s missing. When a beginner asks what she should change, you look at her work for a while and say, “Nothing. It’s good.” From you that’s a speech.',
    challenges:
      'The older you get, the more you keep for later. Somewhere there’s a very good shirt you’ve never worn, and a candle that’s too nice to light. You eat yesterday’s bread first, so when you reach the fresh bread, it’s yesterday’s. It’s all very sensible, until the shirt is out of fashion. The candle, though, would still burn, on any ordinary evening, for no reason at all.',
    additionalInsights: [
      'People laugh at what you’ve kept: fuses, aspirin, a stack of paper forms. Then comes the morning when the system is down. There’s a line in front of you, very polite, and you hand out the forms.',
      'One day you hand everything over, just for two weeks, with twelve pages of advice. Nobody opens them. It hurts for a day. Then you see why it went well: they’d been watching you for years.',
      'Presents that are good for nothing please you more with the years. At first you’d like to know what it does. Later you hang the tin fish where you work, and say good morning to it.',
    ],
  },
  5: {
    title: 'Freer With Every Year',
    meaning:
      '5 means freedom. As a Maturity number it’s said to bring you more of it with the years: you give away the couch, and dance where it stood.',
    intro:
      'While friends are choosing a mattress for life, you’re asking who’d like your dining table.',
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
      'You get freer as you get older, because you own less. It begins with one shelf: you give away what you won’t read a second time, and the next morning the room looks bigger. In time you could move with what two friends can carry. And whatever you ever tried is useful in the end, because people come to you on the night before something new.',
    challenges:
      'The older you get, the more you advise people to do what you’d like to do yourself. A friend says it was a boring week at the office. Within the hour you’ve sent her a cooking school in Athens. A cousin asks which bed to buy, and you tell him to try a hammock. Most of it is advice to yourself: you’ve been dreaming of Athens all week.',
    additionalInsights: [
      'The presents you come to like best are gone by evening. One ripe peach would do, eaten over the sink with the juice running down your arm.',
      'One day a key stops looking like a trap. Somebody holds out the spare one to their place, you take it, and you notice something odd: you’re still free. You just know where you’re having breakfast.',
      'Sooner or later you’re asked how to tell an adventure from a snake. They turn up without warning, you say, they’re beautiful, and they want an answer today. So ask for one more day. It’s the snake that can’t wait.',
    ],
  },
  6: {
    title: 'Heart of the Family',
    meaning:
      'With 6 as your Maturity number, home and family come first as you get older: whatever the others want kept safe, from the good plates to the cat, ends up with you.',
    intro:
      'Over the years you’re surrounded by more and more grown people who can’t buy so much as a lamp without asking what you think.',
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
      'What you give gets more exact with age. In time you can tell at a glance who needs a warm coat, and who needs an afternoon without the children. Some people can’t take a thing face to face. So you leave the bag of plums at their door, ring the bell, and you’re down the stairs when it opens.',
    challenges:
      'As the years go by, it gets harder to give you anything. “What would you like for your birthday?” “Just come, all of you.” And then everyone who comes gets a present. But giving is the best feeling you know. When they come with an ugly vase and shining eyes, just hold out your hands.',
    additionalInsights: [
      'Sooner or later, families and friends ask you who should get what, since from anyone else it would start a fight. There are four cousins and one clock. You know who used to wind it.',
      'For years you keep a guilty wish for the bath, to be looked after by somebody who’s good at it. A warm towel is held out, and you didn’t have to say a word. One day you say it.',
      'Over time you learn which of your kindnesses to hand over. Some make you hum, and those you keep. The ones that make you sigh go to the relative who says, “Call me if I can help.”',
    ],
  },
  7: {
    title: 'Wisdom and Quiet',
    meaning:
      '7 is the number of wisdom. With this Maturity number you want more depth and less of everything else with time: you give away half of your books, and read the other half twice.',
    intro: 'What you wonder about when you’re young, people come and ask you about later.',
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
      'As you get older, your thinking is what people come for. Somebody shows you a result that looks too good: you read it twice, drink your tea, and put your finger on the line where it went wrong. It may take you all evening. You send them home with the mistake, and with a good idea of where to look for the next one.',
    challenges:
      'With the years it gets harder not to be right, above all when you’re given something. A friend brings you a mug with a line by a famous poet. He never wrote it, you say, kindly. Another comes for advice with her heart broken, and you point out the weak spot in her argument. She wasn’t arguing, she was crying.',
    additionalInsights: [
      'In time, questions without an answer become something you keep, the way others keep a dog. You take one for a walk: whether there’s a God, or why people leave. You come home in a better mood.',
      'It takes years to find somebody whose advice you’d ask, and then there’s usually just the one. You say, “I’ve been thinking,” and they take off their coat and sit down again.',
      'Sooner or later somebody younger would like your notes. The writing is terrible, and you were wrong about the bees. You hand them the box. They find a second mistake, and you’re surprised at how little it hurts.',
    ],
  },
  8: {
    title: 'Power Used Well',
    meaning:
      'With a Maturity 8, it’s said, you’re trusted with more power every year, and learn to pass it on: you have the only key, and one day you get a second one made.',
    intro:
      'In time people ask for your advice before they sign anything, and you start on the last page.',
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
      'Power suits you better with every year, and people begin to ask if they could borrow some. A friend’s landlord won’t give back her deposit, and she’d like to know what to do. You read the lease and show her which sentence to use. If she’d rather not, you make one very polite phone call, and the trouble stops.',
    challenges:
      'Letting go of something you built is hard, and it gets harder every year. You hand it over with flowers and a speech, and you keep the password. Perhaps you’ve trained somebody to run the store, and on your first free morning you make coffee and drink it looking at the phone. Then you call, only to ask if she’s found the light switch. She has.',
    additionalInsights: [
      'By and by you start giving things back. There may be a coat somebody lent you in a hard year, when you didn’t say thank you. You find the address, and you put three lines in the pocket.',
      'It gets easier to be looked after, once you stop waiting for the bill. Somebody carries your suitcase, and you’ve begun to work out what you owe them. You say thank you, and at first that feels like stealing.',
      'What you keep on the wall gets smaller each decade. It may begin with a certificate. In the end there’s a picture of a tomato, one of your own. When people ask about it, you tell them the weight.',
    ],
  },
  9: {
    title: 'A Bigger Heart',
    meaning:
      '9 is the number of compassion. With this Maturity number you judge people less as the years pass: asked what to do about somebody difficult, you wonder if they’ve slept badly.',
    intro:
      'Each decade you care a little less about what’s yours and a little more about who’s been left outside.',
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
      'It gets easier every year to give a thing away. The list of people you’d never lend anything gets shorter, until there’s one name on it, and he has your wheelbarrow. You take a box of eggs from somebody whose politics you can’t stand, listen to the news about his chickens, and find, to your annoyance, that you like him.',
    challenges:
      'Your advice, as you age, begins as a story and turns into a sermon. This one starts well: in a crowded market an old woman’s bag breaks, and a boy catches her oranges. Next comes what it shows about people, and after that, what it shows about our times. Try ending with the oranges.',
    additionalInsights: [
      'Presents from you get smaller over time, and more useful. First it’s a complete plan for somebody’s life, tied with a ribbon. In the end it’s one hour with an impossible toddler. You spend the hour being a horse.',
      'Year by year you give closer to home. Around the corner a family has moved in with two suitcases, so you look through your closets. It turns out you own eleven blankets.',
      'An apology is a kind of present, and every year you accept it faster: the other person hasn’t finished saying sorry. Let them finish. They practiced it all the way to your door, and they’re very proud of the middle.',
    ],
  },
  11: {
    title: 'Intuition You Can Use',
    meaning:
      'Master number 11 is about intuition. As a Maturity number it means you learn, in time, to rely on what you sense: asked for advice, you say “Not that one,” and the reasons come later.',
    intro:
      'More and more, you’re the person people want beside them before a big decision, reasons or no reasons.',
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
      'When you’re asked about a plan, you use what you sense, and the years teach you not to explain it away. “Something’s wrong with it,” you say, “and I don’t know what.” They look, and the mistake is on page six. A neighbor wants to open a movie theater for people who can’t sleep. For a whole hour you can see the lights of it.',
    challenges:
      'The more you’re asked, the more often, after midnight, the advice you gave comes back. At lunch you told a friend to take the job, and now you lie there and talk her out of it. So make it a rule: until breakfast you don’t take anything back. Write the worry down and read it in daylight, when it’s half the size and spelled wrong.',
    additionalInsights: [
      'As the years pass, what you need to feel looked after is one calm person nearby. It’s the one who gets your dream with breakfast, including the ostrich on the escalator, thinks it over, and passes the butter.',
      'People bring you their plans, and in time you can tell a feeling from a wish. So you ask them to start over, and you notice when they talk fast. That’s the part they aren’t sure of.',
      'With the years you keep fewer things, and only those that are good company. A handsome chair from an unhappy house goes to somebody who can’t hear it. The chipped bowl stays, because whoever gave it to you was laughing.',
    ],
  },
  22: {
    title: 'Big Plans Made Real',
    meaning:
      '22 is the master number of great plans. With this Maturity number you’re said to build one in the end: you’ve kept your very first drawing of it, and you ask what it would cost.',
    intro:
      'Bit by bit you hand out your big idea in pieces, and somebody says yes to the sandwiches.',
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
      'Over the years your big ideas find more hands, because you learn to hand parts of them over. In the end you carry one page, folded once, and show it only to the person who owns the field. You know that hardly anyone comes for a vision, and nearly everyone comes for a hot lunch. You’re the one in muddy boots, counting plates.',
    challenges:
      'What you keep is what’s left of the big things, and the ordinary days in between get missed. There’s a box with the plans and the ribbon from the opening. What everyone ate last Sunday you couldn’t say, because you had a map open next to your plate. It was pancakes, and they’d been very good.',
    additionalInsights: [
      'It gets easier each time to hand over something half done. You meant to plant the whole street, and a neighbor asks for the shovel. Then one hot evening you need some shade, and there it is, on her side.',
      'With every decade you keep things longer, because mending them makes you happy. With a big plan you wait years to find out if it worked. With a chair you just sit down.',
      'It takes years to find out whom you can hand things to. You try it at something small, like a fair for one street, and see who stays to the end and asks where the trash bags are.',
    ],
  },
  33: {
    title: 'Kindness That Teaches',
    meaning:
      'Of the master numbers, 33 is the teacher. As your Maturity number it means younger people come to you, more every year. “How did you stand it?” they ask, and you pull out a chair.',
    intro:
      'You never applied for the job, but with time so many people want your advice that it’s a small school, and nobody wants to graduate.',
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
      'What you hand on, as you get older, is mostly a way of taking things. When you drop a full tray on the stairs, in front of everyone, you say, “It’s only a tray,” laugh, and get the broom. One day you hear it from the next room, in another voice: “It’s only a tray.” You stand there, oddly proud.',
    challenges:
      'The more you know, the more your advice is a lesson, when it would be enough to listen. A sigh gets a breathing exercise from you. Somebody tells you what her boss said to her, and you explain how to write to a boss, with a sample letter. All she’d wanted was “No! He didn’t!” While people talk, repeat in your head the last thing they said.',
    additionalInsights: [
      'At some point you let other people look after you for an evening. Then you lie on somebody’s cushions, with tea you didn’t make, and complain for an hour. You’re good at it.',
      'The older you get, the more people send you pictures and ask what to do: a rash, half a haircut, a brown plant. “Is it dead?” You write back to every one, with arrows drawn on.',
      'In the end you even learn to hand a problem back. A neighbor mentions his debts, a friend her knees. You listen, and you leave the debts with him and the knees with her.',
    ],
  },
};
