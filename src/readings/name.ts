import type { CoreReadings } from './types';

/**
 * The Name Number: how a person is known. The same entries stand under Destiny, Soul Urge,
 * Personality and Expression, so each is a portrait of the number in a person.
 */
export const nameReadings: CoreReadings = {
  1: {
    title: 'Independent Leader',
    meaning:
      '1 goes first. As a Name Number it says you’re known as independent and quick to decide, the one who starts while others are still talking.',
    intro:
      'You’ve decided, and you’re halfway there, before the rest of us have found our glasses.',
    keyTraits: [
      'independent',
      'decisive',
      'original',
      'confident',
      'quick',
      'honest',
      'bossy',
      'impatient',
      'blunt',
      'proud',
    ],
    strengths:
      'Leading comes naturally to you, mostly because you can’t bear to stand around. A whole crowd may be waiting in front of a locked door, discussing whose job it is to call the owner. You’ve already gone around the back to look for a window. It looks like courage. Really it’s that waiting bothers you more than being wrong does. So you’re good at first days, empty rooms and work that has no instructions yet. Ask for your opinion and you’ll get it, and the director gets the same one as the driver. And when your plan fails, you say so before anyone has to find out: “My idea. It didn’t work. Here’s the next one.” They’ll forget the plan and remember that.',
    challenges:
      'A colleague begins, “I was wondering whether we should,” stops to think, and hears the end of her own sentence from you, with the reasons it won’t work. You do it all day, and you do it fast. If you guessed right, she feels robbed. If you guessed wrong, a better idea was on its way, and now it won’t come out. Stories told at home get the same treatment: you can see where they’re going, so you meet them there. It saves a few seconds and costs you half of what the people around you know, which is the half that comes after the pause.',
    additionalInsights: [
      'In love a 1 is wonderfully clear. There’s no guessing for months: you say it, in one sentence, perhaps at a bus stop with the bus already coming. What the other person seldom sees is you not knowing what to do. You have those nights like everyone; you just have them facing the wall. Turn over and ask what they’d do. To a person who loves you, it’s a bigger present than anything you could buy.',
      'Money, for you, is a way not to ask permission. You’d rather run a small stand of your own than be well paid to wait for approval, and that’s a fair choice. Just make it with the figures in front of you.',
      'Rest is hard for you, because it can’t be won. Lying on a beach, you’ve chosen tomorrow’s beach by noon. What works better is being new at something small, where no one keeps score and nothing depends on it. Walk a road you’ve never walked, or try a song you’ve never tried. You get your first step of the day, and your shoulders come down.',
    ],
  },
  2: {
    title: 'Diplomatic Peacemaker',
    meaning:
      '2 is the peacemaker. As a Name Number it means people know you as gentle and fair, good at listening and at helping two sides agree.',
    intro:
      'Both sides of an argument tell you everything, and each of them is sure you’re on theirs.',
    keyTraits: [
      'polite',
      'gentle',
      'loyal',
      'observant',
      'fair',
      'understanding',
      'shy',
      'unsure',
      'moody',
      'sensitive',
    ],
    strengths:
      'Listening is your talent, and few have it. At a wedding they can seat you beside anyone. By dessert the uncle who never talks has told you about his years at sea, and about the brother he doesn’t write to. When two friends stop speaking, both of them still call you, and you pass on the part that helps and quietly lose the rest. In an office you’re the reason the meeting ended on time: you’d talked to both of them before it started. Hardly anyone sees you do it. They see it on the days you’re away, when everything takes twice as long and doors get slammed.',
    challenges:
      'People believe you when you say sorry, and you say it all day, usually for something you didn’t do. A stranger steps on your foot and gets an apology. The wrong meal is delivered; you eat it, and give the driver five stars. It keeps the peace. But your boss, who hears it in one meeting after another, honestly concludes that the delay was yours, and a partner in a bad mood decides you must have caused it. Keep the word for things you’ve really done.',
    additionalInsights: [
      'With money you tend to pay a little more than your share, so that the bill comes out even and there’s nothing to discuss. Over the years that’s a bicycle. Say your part out loud once; the friendship won’t even notice.',
      'You choose your words with great care: a six-word message can take you a whole bus ride. Too cold. Too eager. One exclamation mark, none, one again. The person who gets it reads it in two seconds, and doesn’t know that you moved “really” twice. But something does reach them: with you, they never have to wonder whether they’re being laughed at.',
      'You’re at your best opposite one person. In a crowd you go quiet, and alone you doubt yourself. With the right partner you’re quick, sure and funnier than anyone expects. Look for that person at work as well as in love. You’ll know them by a small habit: they ask you twice, because they’ve learned that your first answer is only good manners. They can also sit in a room with you all evening and need nothing. It’s the best rest you’ll get anywhere.',
    ],
  },
  3: {
    title: 'Creative Soul',
    meaning:
      '3 creates. With this Name Number you’re known for imagination, humor and a way of making ordinary things fun to hear about.',
    intro:
      'Something dull happens to you in the morning, and by evening it’s a story people ask you to tell again.',
    keyTraits: [
      'witty',
      'colorful',
      'sociable',
      'artistic',
      'stylish',
      'warm',
      'talkative',
      'dramatic',
      'loud',
      'careless',
    ],
    strengths:
      'Making things brighter is your gift, and you do it with whatever’s at hand: a school poster, a voice message, the minutes of a meeting. Hosts put you between the two guests who have nothing to say, and before the food comes it turns out one of them keeps snakes. You didn’t do the talking, either. You asked the questions that made it funny, so the quiet guest got the laugh and went home feeling like a funny person. At work you’re the one who can explain next year’s budget to a tired room and keep it awake to the end.',
    challenges:
      'The fish in your story was as long as a hand, then as long as an arm, and by now it nearly pulled you in. Your stories grow each time you tell them. Everyone enjoys that; they came for the fish. It’s less fun at work, where your “almost finished” can mean you’ve had a wonderful idea for the beginning, and a whole team has planned its week around it. And a friend who told you something private doesn’t want to meet it in the group chat, with better dialogue. You aren’t lying. You’re decorating. But people who’ve been fooled twice begin to cut everything you say in half, even the true parts. Leave dates, money and secrets the size they are.',
    additionalInsights: [
      'Making something is how you rest. When you aren’t making anything, your imagination doesn’t take the day off. It goes to work on the noise in the pipes, or on what your boss meant by “interesting.” Give it a better job: a few lines, a sauce, a tune on an old keyboard. None of it has to be good. It only has to be outside your head, where you can look at it and, quite often, laugh.',
      'Your money goes where the color is. A 3 will go online for plain gray sheets and check out with yellow ones, two ink pens and a lamp shaped like a goose. Set aside a sum for lovely nonsense at the start of the month, and then enjoy every bit of it.',
      'In love and in friendship you come in waves. For a week you’re everywhere; then an idea gets hold of you and your phone goes quiet. Those who love you learn to wait for the next wave, but they’d like a sign from the sea. A bad drawing of the two of you, left where they’ll find it, takes one minute. They’ll keep it.',
    ],
  },
  4: {
    title: 'Master Builder',
    meaning:
      '4 stands for order and honest work. As a Name Number it means you’re known as practical and reliable, someone who does what was promised on the day it was promised.',
    intro: 'When you say three o’clock you mean three o’clock, and you’ve brought a tape measure.',
    keyTraits: [
      'organized',
      'sensible',
      'steady',
      'productive',
      'careful',
      'punctual',
      'critical',
      'direct',
      'stubborn',
      'literal',
    ],
    strengths:
      'What you make holds, because you measure first and then do the dull part that everyone else hoped would do itself. It’s true of a bookshelf, and it’s true of a budget or a team that keeps missing its dates. New colleagues may call you slow. That usually lasts until the pieces are put together and only yours fit. Being thanked in public makes you shy, and while they’re clapping you’ll be looking at the corner where the wallpaper is coming loose. But you heard it, and you could repeat it word for word.',
    challenges:
      'A friend is telling everyone how he met the love of his life, he’s just come to the rain, and you correct him: it wasn’t May, it was March. You’re right. You’re nearly always right, and the story is over. It happens at work, too. A colleague shows you thirty good pages and gets back one wrong comma, because good work, as you see it, needs no comment. It does, though. Before you correct a thing, ask what the mistake would cost. If the answer is nothing, let it rain in May.',
    additionalInsights: [
      'Doing nothing is a skill, and you can learn it the way you learned the others, with practice. On your first free morning you’ll probably put the spices in alphabetical order. That’s fine, as long as you stop at the spices. Then rest goes on the list like everything else, with an hour beside it. It sounds silly to plan an afternoon in the sun, but a 4 who has planned it actually goes.',
      '4 shares the name Master Builder with 22, which plans the towers; yours is the everyday kind, and so is your love. It comes as repairs. The door stops squeaking, the bill gets checked for errors, and on the morning of their long trip their phone is fully charged. Anyone who’s lived without that knows what it’s worth. Others need to hear it said, and they aren’t wrong either. Say it on birthdays at least. You’re allowed to hold a screwdriver while you do.',
      'With money you’re careful in public and generous in secret. You know what rice costs at every store in the neighborhood. Then a person close to you is in real trouble, and there’s an envelope under their door, and you never bring it up again.',
    ],
  },
  5: {
    title: 'Free Spirit',
    meaning:
      'The free spirit among the numbers is 5. With this Name Number you’re known as curious, lively and glad of any change.',
    intro: 'A plan that falls through puts you in a good mood, because now anything could happen.',
    keyTraits: [
      'lively',
      'curious',
      'outgoing',
      'adventurous',
      'charming',
      'flexible',
      'forgetful',
      'unreliable',
      'restless',
      'unpredictable',
    ],
    strengths:
      'Change suits you, so things happen wherever you are. A concert gets canceled, and an hour later your whole group is under a market roof, eating grilled corn with a man who used to be a sailor. You talk to strangers as if you’d met before and were only picking up where you’d stopped. At work you’re made for the day the plan breaks. You may have had more jobs than you mention, so you’ve seen most things break already. You’re curious while the others are still complaining. Careful friends grow a little when they’re with you. They order the spicy one.',
    challenges:
      'You’ve promised two people the same Friday, and you meant it both times. That’s what makes it so hard to be angry with you: when you said “Yes, let’s!” it was completely true. Then a third thing came up. So one friend sits in a restaurant making a bread stick last, and the other keeps looking at your last message, which was a row of hearts. At work the yeses pile up in the same way, small favors for everyone, all due on the same morning. People end up loving you and not counting on you, and you deserve better than that.',
    additionalInsights: [
      'Money is there to be turned into something: a ticket, a drum, drinks for the whole table. You aren’t careless so much as quick. Move a little of it out of reach on payday, before you’ve had time for an idea.',
      'Closeness doesn’t frighten you in love. Being expected at seven does. When a partner asks “When will you be back?” a 5 can hear a gate closing. You give a vague answer, so they ask again. Try telling them first. Say where you’re going before they wonder, and say you’ll be late before it’s late. A person who never has to check on you soon stops checking. You’ll have all the room you wanted, and company in it.',
      'Lying still isn’t rest for you, it’s waiting. You come back fresh from things that would finish other people: a night market, a long drive, a washing machine carried up the stairs for a neighbor you’d just met. The exception is sleep, which you treat as a hobby for the others. Watch for the moment when nothing seems interesting. You aren’t bored with your life then; you’re three nights of sleep behind.',
    ],
  },
  6: {
    title: 'Nurturer',
    meaning:
      '6 takes care of people. As a Name Number it means you’re known as warm, responsible and ready to help, the heart of a family or a team.',
    intro: 'You look after people: they say they’re fine, and you’re already getting them a chair.',
    keyTraits: [
      'warm',
      'responsible',
      'generous',
      'devoted',
      'hospitable',
      'sensible',
      'fussy',
      'anxious',
      'opinionated',
      'sentimental',
    ],
    strengths:
      'Care is your talent, and it begins with your eyes. You see who hasn’t eaten, who’s cold and who laughed half a second too late. In an office a 6 knows whose father is in the hospital and who can’t say no to overtime. Give you one night in a rented room, and there’s a flower in the water glass and the ugly picture is facing the wall. A friend who cries in your kitchen doesn’t have to explain a thing.',
    challenges:
      'Friends of a 6 learn to mention only the problems they’ve already solved, because all the others get advice. A colleague says his neck hurts, and leaves with the name of a pillow, a phone number and a short talk about how he sits. A friend mentions a date, and you have views on the shirt, the restaurant and the man. The advice is good. What they hear is “You can’t manage,” from a person they’d hoped to impress a little. So ask first: “Do you want ideas, or do you want company?” Mostly it’s company, and you’re wonderful at that.',
    additionalInsights: [
      'In love you notice everything: the new haircut, the shorter good night. It makes you a rare kind of partner, and now and then a tiring one, because being seen all day long is a lot. Let a mood go by sometimes without asking about it. Most moods are only hunger, or work.',
      'Your own rest gets whatever’s left over, and there’s rarely anything left over. You’d be ashamed to give a guest the broken chair, yet you may have been sitting on it yourself for two years. Once a month, pretend you’re the guest. Clean sheets, the good fruit, and a polite question after breakfast: what would you like to do today? It feels odd the first time. By the third month you’ll have fixed the chair.',
      'You spend on other people with a light heart, and on yourself as if you’d have to explain the receipt. Decide beforehand what you can give away without missing it. Up to that sum you can be as generous as you please; above it, sleep on it.',
    ],
  },
  7: {
    title: 'Seeker',
    meaning:
      '7 looks for the truth behind things. With this Name Number you’re known as a thinker: clever, private, and bored by small talk.',
    intro:
      'You’d take one good question over ten quick answers, and you’d like to take it into a quiet room.',
    keyTraits: [
      'thoughtful',
      'intelligent',
      'perceptive',
      'calm',
      'honest',
      'deep',
      'private',
      'skeptical',
      'elusive',
      'awkward',
    ],
    strengths:
      'Hard questions end up with you, usually last, after everyone else has answered too fast. You let one sit for days. Then, over the dishes, you say the thing the others never looked at: “Who told us it has to be ready by June?” Silence. Nobody had. At work a 7 can save a team a whole summer that way, and a friend a good many tears.',
    challenges:
      'At nine you’re having the best conversation of the party in your host’s kitchen, and by twenty past you’re gone without a goodbye. You weren’t bored, and no one upset you. You’d had enough people, the way you can have enough sun, and it didn’t occur to you to announce it. Your host will wonder for days. In work and love it can last longer than an evening. You go off to think something through, leave the messages unread, and come back a week later with the answer. By then the others have been worried, or they’ve started without you. One sentence is plenty. “I’ve had a lovely time and I’m out of words” is a perfectly good goodbye.',
    additionalInsights: [
      'Money interests you as a way to buy quiet: thicker walls, a seat far from the speakers, an afternoon without calls. Getting more of it takes a conversation, so you put it off. Find out what others are paid for the same work, since finding out is what you’re good at, and let that figure open the conversation for you.',
      'When a 7 lets a person in, it’s done so quietly that they may not notice. You lend them the book with your own notes in the margins. That’s it. That was the declaration of love, and the lucky person thinks they’ve been lent a book. If it matters, say a little more than you think is needed. They’ve been hoping you would.',
      'Being alone is how you rest, and it has nothing to do with being sad. After a loud week you may wear headphones with no music in them, just to be left in peace. Those who live with you can take a closed door personally, because they were never told what it means. Tell them, and say what time you’ll be out again. A closed door with an hour on it isn’t a closed heart.',
    ],
  },
  8: {
    title: 'Powerhouse',
    meaning:
      '8 is strength and ambition. Your Name Number tells others you can lead, handle money and get large things done.',
    intro:
      'When something big has to get done, everyone looks at you, and you’ve noticed, and you like it.',
    keyTraits: [
      'ambitious',
      'capable',
      'realistic',
      'responsible',
      'commanding',
      'energetic',
      'competitive',
      'busy',
      'proud',
      'formal',
    ],
    strengths:
      'Size doesn’t scare you. Where others see a disaster, you see a list of phone calls, and after the second one the whole room breathes out. You know what a thing costs, who can sign for it and how long it’ll really take. Famous names leave you calm. So do large sums, which you discuss the way other people discuss lunch. Working for you isn’t always restful, but promises get kept and credit gets shared. And when you’ve been wrong, you say so in front of the same people who saw it, which most bosses never manage.',
    challenges:
      'Friends of an 8 need an appointment. One who’s known you since school writes that it’s been ages, and gets a calendar invitation: the 14th, half past six to half past seven. They accept, and feel like a supplier. In love it’s quieter: the other person learns to bring you worries in short form, with a suggestion at the end, because that’s what gets your attention. You care as much as anyone. Keep one evening a week off the calendar, for whoever calls first.',
    additionalInsights: [
      'You speak the language of money, so friends bring you theirs to translate: a contract, a loan, a raise they’re afraid to ask for. Explain it rather than fixing it. Whoever has learned to read page nine can come next time just to see you.',
      'You’d like to be respected and you’d like to be loved, and the two aren’t earned in the same way. Respect comes for what you can carry. Love tends to come on the day you drop it: the flu, the failed exam, the evening you couldn’t stop crying about a dog. You probably hid in the bathroom. The right person was standing outside the door, hoping to be let in.',
      'The one employee whose hours you never check is you. If anyone on your team worked two weeks without a day off, you’d want a word with whoever had allowed it. So ask yourself what you’d ask them. When was the last free weekend? Who’s covering tonight? What did you eat, and was it standing up? Then act on the answers as a decent boss would.',
    ],
  },
  9: {
    title: 'Humanitarian',
    meaning:
      '9 cares about the whole world. Having it as a Name Number means you’re known as generous, wise and at ease with every kind of person.',
    intro:
      'Your friends are of every age and every trade, and you’ve never once asked what they earn.',
    keyTraits: [
      'generous',
      'tolerant',
      'sincere',
      'wise',
      'friendly',
      'worldly',
      'sentimental',
      'vague',
      'disorganized',
      'distracted',
    ],
    strengths:
      'You’re at home with everyone. At a big party you’ll be in the kitchen with the man who’s washing the glasses. He comes from a town you’ve always wanted to hear about. When a guest has been left out of a conversation, you turn your chair a little, so there’s a gap to step into. And when something ends, a job, a restaurant, a long friendship, it’s you they ask for a few words. You find something true to say that isn’t cruel.',
    challenges:
      'Everyone feels close to you, and hardly anyone can get hold of you. You’re as warm to the woman at the ticket window as you are to your oldest friend. So when a person who loves you asks for an evening, they get the lovely smile that everyone gets, and “Soon, definitely.” Soon isn’t a date. They may begin to feel like part of the audience, with a very good seat. At work it’s your opinion that can’t be found: you see what’s right in every plan, and the meeting ends without your vote. Say one definite thing a day, if it’s only a yes, a no or a place and a time to meet.',
    additionalInsights: [
      'Money passes through you on its way to other people. That’s a fine way to live, as long as some of it stops for the rent. Think of your own old age as one more good cause. You know the person, and you know they’re worth it.',
      'Other people’s sorrows get into your day, and the news brings a fresh supply each morning. Music is where you put them down. In a concert hall you meet troubles too, but there they’ve been turned into something beautiful. None of them is waiting for you to fix it. Go more often than seems reasonable.',
      'In love you’re romantic on a grand scale. You’d cross an ocean for someone; it’s the milk you forget to bring home. A person who lives with a 9 may look back on two or three unforgettable days and a great many dinners alone. Those days were real, and no one else could have made them. What they’d like now is smaller. Be home when you said, ask one question, and stay for the answer.',
    ],
  },
  11: {
    title: 'Illuminator',
    meaning:
      'Master number 11 means inspiration. With it as a Name Number you’re known as sensitive, full of ideas and able to give people hope.',
    intro:
      'You give people ideas and hope, and then you lie awake with the ones that were left over.',
    keyTraits: [
      'inspiring',
      'imaginative',
      'gifted',
      'sincere',
      'enthusiastic',
      'magnetic',
      'intense',
      'nervous',
      'demanding',
      'restless',
    ],
    strengths:
      'You make others believe in things, starting with themselves. A friend who’s about to give up shows you a page, and you put a finger on the one good line and say, “There. That’s you.” They’ll work for a year on the strength of it. What isn’t said reaches you too. They write “all good here!” and you call at once, because one word was wrong. Asked how you knew, you have no idea. When you talk about a thing you love, your hands fly around and your voice shakes a little. Even the colleague who came for the free sandwiches puts the sandwich down. At work that makes you better at beginnings and rescues than at routine.',
    challenges:
      'There’s too much current in the wire: you feel everything at full strength. Things other people half notice can take up your whole afternoon, like a look across the office or a message that ended without a smiley. By evening you may snap at the person you love because a stranger was rude at noon. It runs the other way too. A family is sitting over a slow breakfast, half asleep, and you come in with a plan to change everyone’s life. They hold on to their cups. You don’t need to feel less; you need an off switch. Five minutes outside between one thing and the next is the best one anyone has found.',
    additionalInsights: [
      'What helps you most in love is plain speech. You can feel that the other person is angry. You can’t feel what about, so you assume it’s you, and you spend the evening looking for your crime. “It’s my shoes. I’m furious with my shoes” is one of the kindest things anyone can say to an 11. Ask for sentences like that, and say thank you when you get one. In return, tell people what you find wonderful in them, because most have never heard it.',
      'Good rest for you is dull on purpose. Others relax with a film; you come out of a film with a head full of ideas and can’t sleep. Try low light, no news, and something for your hands that doesn’t matter, like sorting buttons.',
      'You need to believe in your work. A good salary for something pointless wears you out in months, while a cause you love can make you forget to eat. So ask about both at the start, the purpose and the pay. It isn’t less noble to be able to afford new glasses.',
    ],
  },
  22: {
    title: 'Master Architect',
    meaning:
      '22, a master number, builds big things. As a Name Number it says people trust you with great plans and expect you to make them real.',
    intro:
      'You think twenty years ahead and also know where the water pipe goes, so big plans end up on your table.',
    keyTraits: [
      'practical',
      'logical',
      'determined',
      'patient',
      'trustworthy',
      'imaginative',
      'impersonal',
      'serious',
      'busy',
      'stubborn',
    ],
    strengths:
      'You turn one huge thing into a hundred small ones. Neighbors stand in front of an empty lot and see weeds. You see a market, a clinic, and shade for the people waiting, and you know who to ask about the water. Then you explain it with what’s on the table. The salt is the clinic and the bread is a row of houses. Soon the man who was against it all is moving the pepper, because the school is on the wrong side of the road. You respect anyone who does a job well, whether they draw the plans or sweep up afterward. What you start tends to last, and so do the friendships you make on the way.',
    challenges:
      'People can turn into figures when you talk about them. “We need six more on that side,” you say, and six human beings with bad knees and birthdays hear it. At home a 22 may describe a vacation as “two adults, nine days,” to one of the adults. You even count yourself like that, as so many hours available. Ask one question a day that has nothing to do with the plan. Then remember the answer.',
    additionalInsights: [
      'Large sums don’t trouble you; it’s the small ones that get lost. You may find the money for a whole roof and forget to send the bill for your own work. Send it the week the work is done.',
      'Pressure comes with this number, because others saw early what you could do. Someone may have told you at twelve that you’d go far, and you’ve felt slightly late ever since. You’re allowed days that lead nowhere. Fly a kite. Teach a child dominoes and lose. How much talent you have and how many hours you work are two separate questions, whatever they told you at twelve.',
      'The one you love admires the plans, and would still rather have you. They know what you’ll be building in five years. They don’t know what frightened you this afternoon, because it isn’t on any drawing. Sitting on the edge of a bed with nothing to decide feels like a waste of a good hour. Stay a bit longer. Plans are easy to admire and hard to hug.',
    ],
  },
  33: {
    title: 'Master Teacher',
    meaning:
      '33 is the loving teacher. As a Name Number this master number means people come to you for kindness, patience and good advice.',
    intro:
      'People learn from you without feeling small, and go home thinking they figured it out on their own.',
    keyTraits: [
      'encouraging',
      'comforting',
      'patient',
      'wise',
      'modest',
      'unselfish',
      'protective',
      'overworked',
      'private',
      'insistent',
    ],
    strengths:
      'You help people become able to do things. You show it slowly, twice, and then you look out of the window, so they can try it without being watched. Colleagues bring you forms they can’t fill in. Friends bring you broken hearts, and they all get the same calm voice, with a small joke at the hardest place. It looks like patience. It’s closer to curiosity: you truly want to know which part is difficult, for this person, today.',
    challenges:
      'A colleague sighs because of the weather and receives a warm drink, a listening face and half an hour of understanding, because you rescue people who weren’t drowning. A friend tells you, quite happily, that she’s changing jobs. You lower your voice and ask whether she’s all right, and by the end she isn’t sure. It costs you evenings, and sometimes a loan to a person who’d have managed. Wait until a hand goes up. Most people who sigh are only breathing out.',
    additionalInsights: [
      'Being paid for kindness embarrasses you. Someone asks what they owe for the lessons, and you look at the floor and say, “Oh, whatever you think.” Name your price before the first hour. A student who’s paid can ask one stupid question after another and feel fine about it.',
      'Those closest to you don’t need a saint in the house. They’ve shared you with half the town. What they’d like is an evening of you in terrible slippers, losing at checkers and being unfair about a singer on TV. Give them that. It’s rest, and it’s love, and it needs no preparation at all.',
      'In front of a crowd you talk to one person. You pick out a nervous face in the last row, explain the whole thing to that face, and everyone else feels you meant them. Use it, even if big rooms scare you; you only ever have to find the one. It works in a kitchen as well, with a single tired person and no crowd at all. Whoever lives with you has been that face in the last row, and knows how good it is to be picked.',
    ],
  },
};
