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
      'Leading comes naturally to you, mostly because you can’t bear to stand around. Twenty people may be waiting in front of a locked door, discussing whose job it is to call somebody. You’ve already gone around the back to look for a window. It looks like courage. Really it’s that waiting bothers you more than being wrong does. So you’re good at first days, empty rooms and work that has no instructions yet. Ask for your opinion and you’ll get it, and the director gets the same one as the driver. And when your plan fails, you say so before anyone has to find out: “My idea. It didn’t work. Here’s the next one.” They’ll forget the plan and remember that.',
    challenges:
      'Other people rarely finish a sentence near you, because you do it for them. Someone at work begins, “I was wondering whether we should,” and stops to think. You don’t stop. You tell them what they were wondering, and then you tell them no. When you guess right, they feel robbed. When you guess wrong, there was a better idea in the room and now nobody will hear it. At home it’s the same: someone you love starts a story, you can see where it’s going, so you get there first. It saves eleven seconds. Once you’re sure they’ve finished, count to three. About half the time they haven’t.',
    additionalInsights: [
      'In love a 1 is wonderfully clear. Nobody has to guess for months: you say it, in one sentence, perhaps at a bus stop with the bus already coming. What the other person seldom sees is you not knowing what to do. You have those nights like everyone; you just have them facing the wall. Turn over and say, “I’m stuck. What would you do?” To somebody who loves you, it’s a bigger present than anything you could buy.',
      'Money, for you, is a way not to ask permission. You’d rather run something small of your own than be well paid in somebody else’s company, and that’s a fair choice. Just make it with the figures in front of you.',
      'Rest is hard for you, because nobody can be first at it. Lying on a beach, you’ve chosen the next three beaches by noon. What works better is being new at something small, where nobody’s watching and nothing depends on it. Walk a road you’ve never walked, or try a song you’ve never tried. You get your first step of the day, and your shoulders come down.',
    ],
  },
  2: {
    title: 'Diplomatic Peacemaker',
    meaning:
      '2 is the peacemaker. As a Name Number it means people know you as gentle and fair, good at listening and at helping two sides agree.',
    intro:
      'Both sides of a quarrel tell you everything, and each of them is sure you’re on theirs.',
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
      'Listening is your talent, and few have it. At a wedding they can seat you beside anyone. By dessert the uncle who never talks has told you about his years at sea, and about the brother he doesn’t write to. When two friends fall out, both of them still call you, and you pass on the part that helps and quietly lose the rest. In an office you’re the reason the meeting ended on time: you’d talked to both of them before it started. Hardly anyone sees you do it. They see it on the days you’re away, when everything takes twice as long and somebody slams a door.',
    challenges:
      'Sorry is the first word out of your mouth, usually for something you didn’t do. A stranger steps on your foot, and you apologize to the stranger. The wrong dish arrives; you eat it, and thank the waiter. Everyone stays friendly. The trouble is that people believe you. Say sorry in enough meetings, and your boss will honestly think the delay was yours. Say it every time a partner is in a mood, and after a year you’ll both be sure you cause the moods. Keep the word for things you’ve really done. For everything else, “That’s annoying” is polite enough.',
    additionalInsights: [
      'With money you tend to pay a little more than your share, so that the bill comes out even and nobody has to discuss it. Over the years that’s a bicycle. Say your part out loud once; the friendship won’t even notice.',
      'You choose your words with great care: a message of six can take you twenty minutes. Too cold. Too eager. One exclamation mark, none, one again. The person who gets it reads it in two seconds, and doesn’t know that you moved “really” twice. But something does reach them: with you, nobody ever has to wonder whether they’ve been laughed at.',
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
      'Making things brighter is your gift, and you do it with whatever’s lying around: a school poster, a birthday cake, the minutes of a meeting. Hosts put you between the two guests who have nothing to say. Ten minutes later it turns out one of them keeps snakes. You didn’t do the talking, either. You asked the questions that made it funny, so the quiet guest got the laugh and will remember the evening for years. At work you’re the one who can explain next year’s budget to a tired room and keep it awake to the end.',
    challenges:
      'Your stories grow each time you tell them. The fish was as long as a hand, then as long as an arm, and the last time it nearly pulled you in. Nobody minds that; they came for the fish. It’s different at work, where “almost finished” can mean you’ve had a wonderful idea for the beginning, and somebody has planned their week around it. It’s different again when a friend told you something private and then hears it across a room, with better dialogue. You aren’t lying. You’re decorating. But friends who’ve been fooled twice begin to cut everything you say in half, even the true parts. So keep some things plain: dates, money, and whatever you were told in confidence.',
    additionalInsights: [
      'Making something is how you rest. When you aren’t making anything, your imagination doesn’t take the day off. It goes to work on the noise in the pipes, or on what your boss meant by “interesting.” Give it a better job: ten lines, a sauce, a tune on an old keyboard. None of it has to be good. It only has to be outside your head, where you can look at it and, quite often, laugh.',
      'Your money goes where the color is. A 3 will walk in for a plain gray coat and come out with a yellow one, two ink pens and a lamp shaped like a goose. Set aside a sum for lovely nonsense at the start of the month, and then enjoy every bit of it.',
      'In love and in friendship you come in waves. For a week you’re everywhere; then an idea gets hold of you and nobody hears a thing. Those who love you learn to wait for the next wave, but they’d like a sign from the sea. A bad drawing of the two of you, left where they’ll find it, takes one minute. They’ll keep it.',
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
      'What you make holds. Huge projects belong to 22, but 2 and 2 make 4, so you share the title: you’re the master builder in everyday clothes. A bookshelf, a budget, a team that’s lost its nerve: you measure first, and then you do the dull part that everyone else hoped would do itself. New colleagues may call you slow. That usually lasts until the pieces are put together and only yours fits. Being thanked in public makes you shy, and while they’re clapping you’ll be looking at the corner where the wallpaper’s coming loose. But you heard it. In ten years you’ll still know who said it.',
    challenges:
      'You like things exact, so you correct people in the middle of their own stories. A friend is telling the table how he met the love of his life. He’s just come to the rain, and you say it wasn’t May, it was March. You’re right. You’re nearly always right, and the story never quite stands up again. It happens on paper too: somebody shows you thirty good pages and gets back one wrong comma, because good work, as you see it, needs no comment. It does, though. Before you correct a thing, ask what the mistake would cost. If the answer’s nothing, let it rain in May.',
    additionalInsights: [
      'Doing nothing is a skill, and you can learn it the way you learned the others, with practice. On your first free morning you’ll probably put the spices in alphabetical order. Fine: just the spices. Then rest goes on the list like everything else, with an hour beside it. It sounds silly to plan an afternoon in the sun, but a 4 who’s planned it actually goes.',
      'Love, from you, comes as repairs. The door stops squeaking, the bill gets checked for errors, somebody’s phone is at a hundred percent on the morning of their long trip. Anyone who’s lived without that knows what it’s worth. Others need to hear it said, and they aren’t wrong either. Say it on birthdays at least. You’re allowed to hold a screwdriver while you do.',
      'With money you’re careful in public and generous in secret. You know the price of rice in three shops. Then someone close to you is in real trouble, and there’s an envelope on their table, and you never bring it up again.',
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
      'Change suits you, so things happen wherever you are. A concert’s canceled, and an hour later your whole group is under a shop roof, eating grilled corn with a man who used to be a sailor. You talk to strangers as if you’d met before and were only picking up where you’d stopped. At work you’re made for the day the plan breaks. You may have had more jobs than you mention, so you’ve seen most things break already. You’re curious while the others are still complaining. Careful friends grow a little when they’re with you. They order the spicy one.',
    challenges:
      'You’ve promised two people the same Friday, and you meant it both times. That’s what makes it so hard to be angry with you: when you said “Yes, let’s!” it was completely true. Then a third thing came up. So one friend sits in a restaurant making a bread stick last, and the other keeps looking out of the window. At work the yeses pile up in the same way, four small favors, all due on the day you’ve just agreed to a fifth. People end up loving you and not counting on you, and you deserve better than that. Write it down before you say yes. When the day is full, “I’d love to, and I can’t” is a promise you can keep.',
    additionalInsights: [
      'Money is there to be turned into something: a ticket, a drum, drinks for the whole table. You aren’t careless so much as quick. Move a little of it out of reach on payday, before you’ve had time for an idea.',
      'Closeness doesn’t frighten you in love. Being expected at seven does. When a partner asks “When will you be back?” a 5 can hear a gate closing. You give a vague answer, so they ask again. Try giving what nobody’s demanded. Say where you’re going before they wonder, and say you’ll be late before it’s late. A person who never has to check on you soon stops checking. You’ll have all the room you wanted, with somebody in it who’s glad to see you.',
      'Lying still isn’t rest for you, it’s waiting. You come back fresh from things that would finish other people: a night market, a long drive, a washing machine carried up five floors for somebody you’d just met. The exception is sleep, which you treat as a hobby for the others. Watch for the moment when nothing seems interesting. You aren’t bored with your life then; you’re three nights behind.',
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
      'Care is your talent, and it begins with your eyes. You see who hasn’t eaten, who’s cold and who laughed half a second too late. In an office a 6 knows whose father is in the hospital and who can’t say no to overtime. The work gets shared out more fairly because of it. Places improve around you as well. Give you one night in a rented room, and there’s a flower in the water glass and the ugly picture’s been turned around. Nobody who cries in your kitchen has to explain anything.',
    challenges:
      'With you there’s always advice on the table, and nobody ordered it. A colleague says his neck hurts, and gets the name of a pillow, the number of somebody excellent and a short talk about how he sits. A friend mentions a date, and you have views on the shirt, the restaurant and the man. However good it is, what the other person hears is “You can’t manage,” from somebody they’d hoped to impress a little. In the end you hear only about problems that are already solved. So ask first: “Do you want ideas, or do you want company?” Mostly it’s company, and you’re wonderful at that.',
    additionalInsights: [
      'In love you notice everything: the new haircut, the shorter good night. It makes you a rare kind of partner, and now and then a tiring one, because being seen all day long is a lot. Let a mood go by sometimes without asking about it. Most moods are only hunger, or work.',
      'Your own rest gets whatever’s left over, and there’s rarely anything left over. You’d be ashamed to give a guest the broken chair, yet you may have been sitting on it yourself for two years. Once a month, pretend you’re the guest. Clean sheets, the good fruit, and a polite question after breakfast: what would you like to do today? It feels odd the first time. By the third month you’ll have fixed the chair.',
      'You spend on other people with a light heart, and on yourself as if somebody were watching. Decide beforehand what you can give away without missing it. Up to that sum you can be as generous as you please; above it, sleep on it.',
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
      'Hard questions end up with you, usually last, after everyone else has answered too fast. You let one lie for three days. Then, over the dishes, you say the thing nobody had looked at: “Who told us it has to be ready by June?” Silence. Nobody had. At work a 7 can save a team a whole summer that way, and a friend a good many tears.',
    challenges:
      'You leave without saying goodbye. At nine you’re having the best talk of the evening in somebody’s kitchen; by twenty past, your coat’s gone. You weren’t bored and nobody upset you. You’d had enough people, the way you can have enough cake, and it didn’t occur to you to announce it. The host will wonder for days. In work and love it can last longer than an evening. You go off to think something through and come back a week later with the answer. By then the others have been worried, or they’ve started without you. One sentence is plenty. “I’ve had a lovely time and I’m out of words” is a perfectly good goodbye.',
    additionalInsights: [
      'Money interests you as a way to buy quiet: fewer meetings, thicker walls, a free afternoon. So you rarely push for more of it. Find out what others are paid for the same work, since finding out is what you’re good at, and then ask.',
      'When a 7 lets somebody in, it’s done so quietly that they may not notice. You lend them the book with your own notes in the margins. That’s it. That was the declaration of love, and the lucky person thinks they’ve been lent a book. If it matters, say a little more than you think is needed. They’ve been hoping you would.',
      'Being alone is how you rest, and it has nothing to do with being sad. After a loud week you may wear headphones with no music in them, just so you’ll be left in peace. Those who live with you can take a closed door personally, because nobody told them what it means. Tell them, and put a time on it: “Back at six,” on a scrap of paper. It means you’re coming back, and that’s all they wanted to know.',
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
      'Size doesn’t scare you. Where others see a disaster, you see a list of phone calls, and after the second one the whole room breathes out. You know what a thing costs, who can sign for it and how long it’ll really take. Famous names leave you calm. So do large sums, which you discuss the way other people discuss lunch. Working for you isn’t always restful, but promises get kept and credit gets shared. And when you’ve been wrong, you say so in front of the same people who saw it. They’ll talk about that for years.',
    challenges:
      'Friends of an 8 need an appointment. Somebody who’s known you since school calls for a chat, and you offer them the 14th, half past six to half past seven. They say yes, and put down the phone feeling like a supplier. At your own birthday you may hear yourself thank everyone for their time. In love it’s quieter: the other person learns to bring you worries in short form, with a suggestion at the end, because that’s what gets your attention. You care as much as anybody. Keep one evening a week off the calendar. Whoever calls first gets it.',
    additionalInsights: [
      'You speak the language of money, so friends bring you theirs to translate: a contract, a loan, a raise they’re afraid to ask for. Explain it rather than fixing it. Whoever has learned to read page nine can come next time just to see you.',
      'You’d like to be respected and you’d like to be loved, and the two aren’t earned in the same way. Respect comes for what you can carry. Love tends to come on the day you drop it: the flu, the failed exam, the evening you couldn’t stop crying about a dog. You probably hid in the bathroom. The right person was standing outside the door, hoping to be let in.',
      'The one employee whose hours you never check is you. You wouldn’t let anybody on your team work eleven days in a row, and you’d want a word with whoever had allowed it. So ask yourself what you’d ask them. When was the last day off? Who’s covering tonight? What did you eat, and was it standing up? Then act on the answers as a decent boss would.',
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
      'You’re at home with everybody. At a big party you’ll be in the kitchen with the man who’s washing the glasses. He comes from a town you’ve always wanted to hear about. When someone’s been left out of a conversation, you turn your chair a little, so there’s a gap to step into. Jobs that bring in all sorts suit you: a hospital, a ferry, a help desk at midnight. And when something ends, a job, a shop, a long friendship, it’s you they ask for a few words. You find something true to say that isn’t cruel.',
    challenges:
      'Everyone feels close to you, and hardly anyone can get hold of you. You’re as warm to the woman at the ticket window as you are to your oldest friend. So when somebody who loves you asks for an evening, they get the lovely smile that everyone gets, and “Soon, definitely.” Soon isn’t a date. They may begin to feel like part of the audience, with a very good seat. At work it’s your opinion nobody can find: you see what’s right in every plan on the table, and the meeting ends without your vote. Say one definite thing a day. A yes, a no, or “the 9th, at my place, just us.”',
    additionalInsights: [
      'Money passes through you on its way to somebody else. That’s a fine way to live, as long as some of it stops for the rent. Think of your own old age as one more good cause. You know the person, and you know they’re worth it.',
      'Other people’s sorrows get into your day, and the news brings a fresh supply each morning. Music is where you put them down. In a concert hall, or in front of a very long film, the troubles are beautifully made. None of them is waiting for you to fix it. Go more often than seems reasonable.',
      'In love you’re romantic on a grand scale. You’d cross an ocean for someone; it’s the milk you forget to bring home. A person who lives with a 9 may look back on two or three unforgettable days and a great many dinners alone. Those days were real, and nobody else could have made them. What the other one would like now is smaller. Be home when you said, ask one question, and stay for the answer.',
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
      'You make others believe in things, starting with themselves. Someone about to give up shows you a page, and you put a finger on the one good line and say, “There. That’s you.” They’ll work for a year on the strength of it. What isn’t said reaches you too. A friend writes “all good here!” and you call at once, because one word was wrong. Asked how you knew, you’ve no idea. When you talk about a thing you love, your hands fly about and your voice shakes a little. Even the colleague who came for the free sandwiches puts the sandwich down. At work that makes you better at beginnings and rescues than at routine.',
    challenges:
      'There’s too much current in the wire: you feel everything at full strength. Things other people half notice can take up your whole afternoon, like a look across the office, a sad song in a shop or a door closed slightly too hard. By evening you may snap at the person you love because a stranger was rude at noon. It runs the other way too. A family is sitting over a slow breakfast, half asleep, and you come in with a plan to change everybody’s life. They hold on to their cups. Nothing’s wrong with the electricity. You only need a switch. Before you go from one thing to the next, stand outside for five minutes, even when you feel fine.',
    additionalInsights: [
      'What helps you most in love is plain speech. You can feel that the other person’s angry. You can’t feel what about, so you assume it’s you, and you spend the evening looking for your crime. “It’s my shoes. I’m furious with my shoes” is one of the kindest things anybody can say to an 11. Ask for sentences like that, and say thank you when you get one. In return, say what you find wonderful in someone. Hardly anyone’s ever been told.',
      'Good rest for you is dull on purpose. Others relax with a film; you come out of a film with nine ideas and can’t sleep. Try low light, no news, and something for your hands that doesn’t matter, like sorting buttons.',
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
      'You turn one huge thing into a hundred small ones. Neighbors stand in front of an empty lot and see weeds. You see a market, a clinic, and shade for the people waiting, and you know who to ask about the water. Then you explain it with what’s on the table. The salt is the clinic and the bread is a row of houses. Soon the man who was against it all is moving the pepper, because the school’s on the wrong side of the road. You respect anyone who does a job well, whether they draw the plans or sweep up afterward. What you start tends to be standing years later. So do the people you started it with.',
    challenges:
      'People can turn into figures when you talk about them. “We need six more on that side,” you say, and six human beings with bad knees and birthdays hear it. At home a 22 may describe a vacation as “two adults, nine days,” to one of the adults. You even count yourself like that, as so many hours available. Ask one question a day that has nothing to do with the plan. Then remember the answer.',
    additionalInsights: [
      'Large sums don’t trouble you; it’s the small ones that get lost. You may find the money for a whole roof and forget to send the bill for your own work. Send it. You’ve earned it.',
      'Pressure comes with this number, because others saw early what you could do. Someone may have told you at twelve that you’d go far, and you’ve felt slightly late ever since. You’re allowed days that lead nowhere. Fly a kite. Teach a child dominoes and lose. How much talent you have and how many hours you work are two separate questions, whatever they told you at twelve.',
      'The one you love admires the plans, and would still rather have you. They know what you’ll be building in four years. They don’t know what frightened you this afternoon, because it isn’t on any drawing. Sitting on the edge of a bed with nothing to decide feels like a waste of a good hour. Stay a bit longer. Plans are easy to admire and hard to hug.',
    ],
  },
  33: {
    title: 'Master Teacher',
    meaning:
      '33 is the loving teacher. As a Name Number this master number means people come to you for kindness, patience and good advice.',
    intro:
      'People learn from you without feeling small, and thank you years later for something you hardly remember saying.',
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
      'You rescue people who weren’t drowning. Somebody at the next desk sighs because of the weather, and receives a warm drink, a listening face and forty minutes of understanding. A friend tells you, quite happily, that she’s changing jobs. You lower your voice and ask whether she’s all right, and by the end she isn’t sure. It costs you evenings, and sometimes a loan to someone who’d have managed. Wait until a hand goes up. Most people who sigh are only breathing out.',
    additionalInsights: [
      'Being paid for kindness embarrasses you. Someone asks what they owe for the lessons, and you look at the floor and say, “Oh, whatever you think.” Name your price before the first hour. A pupil who’s paid can ask ten stupid questions in a row and feel fine about it.',
      'Those closest to you don’t need a saint in the house. They’ve shared you with half the town. What they’d like is an evening of you in terrible slippers, losing at checkers and being unfair about a singer on TV. Give them that. Nobody will learn anything. It’s rest, and it’s love, and it needs no preparation at all.',
      'In front of a crowd you talk to one person. You pick out a nervous face in the last row, explain the whole thing to that face, and three hundred others feel you meant them. Use it, even if big rooms scare you; you only ever have to find the one. With someone you love it’s nearly the opposite. There’s one person in the room, and they don’t want a lesson. When they tell you about their day, you can leave the day as it was.',
    ],
  },
};
