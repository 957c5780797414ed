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
      'Leading comes naturally to you, mostly because you can’t bear to stand around. A crowd is waiting in front of a locked door, discussing who should call the owner. You’re already at the back of the building, trying the windows. It looks like courage, but the truth is simpler: waiting bothers you more than being wrong does. So you’re good at the first day of anything, and at work that has no instructions yet. You have one opinion, and the boss gets the same one as the boss’s driver. And when your plan fails, you say so before anyone has to find out: “My idea. It didn’t work. Here’s the next one.”',
    challenges:
      'Other people don’t get to finish their sentences near you. A coworker says, “I was wondering if we could,” and stops to think. “There’s no budget for it,” you say. She’d meant lunch. When you guess right, people feel robbed of their own idea. When you guess wrong, theirs was better, and now they’ll keep it to themselves. At home you do it with stories: you can see how one will end, so you say the ending, and your sister had looked forward all day to telling you that. You don’t mean to be rude. You’re just at the next stop already, waiting for the rest of us, and we’re on our way.',
    additionalInsights: [
      'In love a 1 is wonderfully clear. Nobody has to guess for months: you say “I love you” in one breath, perhaps at a bus stop with the bus already coming. What the person beside you seldom sees is you not knowing what to do. You have such nights like everyone else, but you spend them facing the wall. Turn around and say it: “I have no idea what to do.” To whoever’s lying there, that’s a bigger present than anything in a box.',
      'Being a passenger is hard for you. In a friend’s car your right foot presses a brake that isn’t there, and you know a faster way. It’s the same with money: you’d rather sell juice from a small stand of your own than be well paid to wait for a signature. That’s a fair choice, as long as you do the math first, including the price of oranges.',
      'On your first day at the beach, you’ve found a better beach by noon. Resting is the one game that can’t be won, so you’re no good at it. What does help is being bad at something that doesn’t matter. Try to draw a horse. It’ll look like a table with ears, no one’s keeping score, and for once you’re in last place and laughing.',
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
      'Listening is your talent, and few people have it. At a wedding they can seat you beside anyone. By dessert the uncle who never talks has told you about his years at sea, and about the brother he doesn’t write to. When two friends stop speaking, both of them still call you. You pass on the half that helps and forget the other half. At work you’re the reason a meeting ended without a fight, since you’d had coffee with each of the two fighters beforehand. Hardly anyone notices you doing this. They notice the week you’re away, when everything takes twice as long and a grown man slams the fridge.',
    challenges:
      'You say sorry all day, mostly for things you didn’t do, and people believe you. Here’s an ordinary day. At 8:10, sorry to a stranger who stepped on your foot. At 9:30, sorry to a door. At noon, sorry to the driver who brought the wrong meal, which you eat, and you give him five stars. At four, sorry in a meeting, before your boss has even said what’s wrong. After a year of that she honestly believes most mistakes are yours. At home, a partner in a bad mood decides you must have caused it, since you’ve already apologized. Save the word for things you’ve really done. When a stranger’s standing on your foot, the word is “ouch.”',
    additionalInsights: [
      'Around a restaurant bill, you put in a little extra so there’s nothing to discuss. Over the years you’ve bought your friends, in coins, a bicycle. Next time, put down your share, close your wallet, and see how little happens.',
      'You choose your words with great care: a six-word message can take you a whole lunch break. Too cold. Too eager. One exclamation mark, none, one again. The person who gets it reads it in two seconds, and has no idea you moved “really” twice. But some of that care does arrive. People who write to you never have to worry that you’re laughing at them.',
      'One other person is all you need to be at your best. In a crowd you go quiet, and alone you doubt yourself, but with the right partner you’re quick, sure and funnier than anyone expects. That’s true at work as well as in love. You’ll know the right one by a small habit: they ask everything twice, because they’ve learned that your first “I don’t mind” is only good manners. They can also spend an evening beside you and need nothing, which is the best rest there is.',
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
      'Dull things get fun when you touch them, even the notes of a meeting about parking. Hosts put you between the two guests who have nothing to say, and before the food comes it turns out one of them keeps snakes. You didn’t do the talking, either. You asked the questions that made it funny, so the quiet guest got the laugh and went home feeling like a funny person. At work you can explain next year’s budget right after lunch, and people who’d hoped to sleep stay awake to hear how it ends.',
    challenges:
      'Your stories grow each time you tell them. The fish was as long as your hand in June and as long as your arm in July, and by now it nearly pulled you into the lake. Everyone enjoys that; they came for the fish. It’s less fun at work, where your “almost finished” can mean you’ve had a wonderful idea for the beginning, and a whole team has planned its week around it. And a friend who told you a secret doesn’t want to find it in the group chat, with better dialogue. You aren’t lying, you’re decorating. But people who’ve been fooled twice begin to cut everything you say in half, even the true parts. Leave three things the size they are: dates, money and secrets.',
    additionalInsights: [
      'Making something is how you rest. When you aren’t making anything, your imagination doesn’t take the day off. It goes to work on the strange noise in the kitchen, or on what your boss meant by “interesting.” By midnight the noise is a rat and you’ve been fired. Give your imagination a better job, like a sauce, or a tune on an old keyboard. None of it has to be good. Once it’s outside your head you can look at it and, quite often, laugh.',
      'If a thing makes you smile, you buy it. A 3 will go online for plain gray sheets and come away with yellow ones, two ink pens and a lamp shaped like a goose. On payday, set aside a sum for lovely nonsense, and when it’s gone, it’s gone.',
      'In love and friendship you come and go. For a week you call every day; then an idea gets hold of you, and there’s silence for a month. People who love you learn that you always come back, but in the quiet month they can’t tell whether you’re busy or hurt. So send a drawing. A bad one of the two of you, with enormous feet, takes a minute, and it tells them you’re fine and they’re missed.',
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
      'What you make holds together, because you measure first and then do the dull part everyone else hoped to skip. Your family teases you for reading the warranty before you open the box. Then they buy a printer themselves, and leave the box in your hall, unopened. New coworkers may think you’re slow, until the day all the parts have to fit together and only yours do. Being thanked in public embarrasses you: while people clap, you look at the corner where the wallpaper is coming loose. But you heard every word, and ten years later you could repeat it.',
    challenges:
      'Small mistakes bother you so much that you’ll correct one in the middle of a love story. Your coworker is telling everyone how he met his wife, he’s just come to the part with the rain, and you say it wasn’t May, it was March. You’re right. You’re nearly always right, and the story is over. A beginner hands you thirty good pages and hears only about one wrong comma, because you think good work needs no comment. It does, though. Before you correct a thing, work out what the mistake would cost. If it costs nothing, let the man be wrong, and find out what happened in the rain.',
    additionalInsights: [
      'Doing nothing is a skill, and you can learn it the way you learned the others, by practicing. On your first free morning you’ll probably put the spices in alphabetical order. That’s fine, as long as you stop at the spices. Then write “bench in the sun, 2 to 4” on your list. Your roommate will laugh at you for making an appointment with a bench. At four she’ll still be deciding what to do with the afternoon, and you’ll be lying there, warm, and exactly on schedule.',
      'Love, from a 4, is mostly repairs. The door stops squeaking, and on the morning of a long trip your sister finds her phone fully charged. You build for about five people, and not one of them would think of thanking you for a quiet door. Some of those five need to hear love in words, and they aren’t wrong either. Say it once in a while. You can be lying under the sink at the time.',
      'With money you’re careful in public and generous in secret. You know what rice costs at every store in the neighborhood. Then a person close to you gets into real trouble and finds an envelope under the door. You never mention it. In your own accounts it’s listed under “repairs.”',
    ],
  },
  5: {
    title: 'Free Spirit',
    meaning:
      'The free spirit among the numbers is 5. With this Name Number you’re known as curious, lively and happy when things change.',
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
      'Change suits you, so things happen wherever you are. A concert gets canceled, and an hour later your whole group is eating grilled corn on the street with the band. You talk to strangers as if you were continuing a conversation from last week. At work you’re at your best on the day the plan breaks. You’ve had more jobs than you mention, so you’ve seen most things break before, and you’re curious while the others are still complaining. Careful people get braver around you. They order the dish with three little peppers printed beside it.',
    challenges:
      'You’ve promised two people the same Friday, and you meant it both times. That’s what makes it so hard to be angry with you: when you said “Yes, let’s!” it was completely true. Then a third thing came up. So one friend sits alone in a restaurant, eating a breadstick as slowly as possible. The other is at home, rereading your last message, which was a row of hearts. At work it’s small favors. You’ve said yes to six of them, and they’re all due on the same morning. People end up loving you and not counting on you, and you deserve better than that, so let your calendar say yes before you do.',
    additionalInsights: [
      'Things get lost around you, because you put them down wherever something interesting happened. One glove lives in Prague. The umbrella stayed with a man who was telling you about eels. Money leaves you just as easily: before you’ve noticed, it’s a ticket, or dinner for everyone at the table. On payday, put a little of it where you can’t reach it.',
      'Closeness doesn’t frighten you in love. Being expected at seven does. A partner says “When will you be back?” and what you hear is a door being locked. So you answer “Later,” and then, of course, they ask again. Tell them before they wonder: “Back at nine, maybe ten.” And if ten turns into eleven, send that too. A person who never has to check on you soon stops checking. Then you’ve got all the freedom you wanted, and somebody at home who’d like to hear about it.',
      'Lying still feels like waiting to you. You get your energy from things that would wear other people out. It may be a night of dancing that ends at four, or a washing machine carried up the stairs for a neighbor you’d just met. The exception is sleep, which you think of as something other people do. After a week of short nights your own town bores you, and you begin to look at jobs in other ones. Sleep well for three nights first, and then decide about moving.',
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
      'Taking care of people is your talent, and it starts with noticing. You see who hasn’t eaten, who’s cold and who laughed half a second too late. In an office a 6 knows whose father is in the hospital and who can’t say no to overtime. After one hour in a rented room, there’s a flower in the water glass and the ugly picture is facing the wall. A friend who cries in your kitchen doesn’t have to explain a thing. You hand over an onion to chop, so there’s an excuse for the tears, and the reason comes out by itself.',
    challenges:
      'Friends have learned to tell you only about problems they’ve already solved, because advice comes out of you before anyone wants it. It sounds like this. “My neck hurts.” “It’s your pillow.” “I’ve met a man.” “What does he do?” “He’s taking me to that new place by the river.” “On a Friday? You’ll never get a table.” You may well be right about the table. But she’d come so that you could be happy with her for a minute. Ask first: “Do you want ideas, or do you want company?” Mostly it’s company, and you’re wonderful at that.',
    additionalInsights: [
      'The person you love can’t hide a thing from you: you notice the new haircut, and also the “good night” that was shorter than yesterday’s. Nobody else is loved so exactly. It can be tiring, too, because being watched all day is a lot, even with love. Let a bad mood pass sometimes without a word. Most bad moods are only hunger, and nobody’s better prepared for that than you.',
      'Your own rest gets whatever time is left over, and there’s never any left over. You’d be ashamed to give a guest the flat pillow, the broken cup and ten minutes, but that’s what you give yourself. So check in at home one night as if it were a small hotel. Clean sheets, the good towel, a note beside the bed that says when breakfast ends. And complain about something, because hotel guests do.',
      'You spend on other people without thinking, and on yourself a pair of socks takes two visits to the store. You’ll buy a neighbor’s child a good winter coat, and go through January in one that doesn’t close. One person is missing from your list of presents. Add your own name, right between your sister and the mail carrier, and spend exactly what you’d spend on them.',
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
      'Hard questions end up with you, because you think about them longer than anyone else will. You carry one around for days. Then, in the middle of drying a plate, you say what nobody else had looked at: “Who told us it has to be ready by June?” Nobody had. At work a 7 can save a whole team its summer that way. And when a friend is sure that everyone at the office hates her, you go through the evidence with her, one piece at a time. There isn’t any.',
    challenges:
      'When you’ve had enough, you leave, and you don’t say goodbye. At nine o’clock you’re having the best conversation of the evening in your host’s kitchen, and by nine-twenty you’re gone. You weren’t bored, and no one upset you. You’d had enough people, the way others have had enough sun, and it didn’t occur to you to announce it. Your host will wonder for days what they said wrong. In work and love you disappear for longer. You go off to think, leave your messages unread, and come back a week later with the answer. By then the others have started without you. A sentence at the door is plenty. “I’ve had a lovely time and I’ve run out of words” is a perfectly good goodbye.',
    additionalInsights: [
      'To you, money buys quiet: thicker walls, a seat far from the speakers, an afternoon without calls. Earning more of it would take a conversation with your boss, so you’ve been putting it off, perhaps for three years. Start with the part you like, finding out what others are paid for the same work, and put the figure in an email.',
      'A 7 falls in love so quietly that the other person hardly notices. You lend them a book with your own notes in the margins. That’s it. That was the declaration of love, and they think they’ve been lent a book. If it matters, say a little more than seems necessary. They’ve been hoping you would, and they’re only on page ninety.',
      'Being alone is how you rest, and it has nothing to do with being sad. After a loud week you wear headphones with no music in them, just to be left in peace. People who live with you can easily think a closed door means you’re angry. Put a note on it: “Not angry. Reading. Out at six.” Then they’ll stop knocking to find out if you’re all right, which is what you wanted in the first place.',
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
      'Big things don’t scare you. Where others see a disaster, you see a list of people to call, and after the second one everyone in the room can breathe again. You know what a thing costs, who has to sign for it and how long it’ll really take. Famous people don’t make you nervous. Neither do large sums, which you discuss the way others discuss the weather. Working for you isn’t restful, but promises get kept, and when the applause comes, you push the person who did the work to the front. Then you look at your watch, because the clapping has gone on for two minutes and you’ve got a call at three.',
    challenges:
      'Friends of an 8 need an appointment. An old friend from school writes, “It’s been forever!” and gets a calendar invitation: the 14th, six-thirty to seven-thirty. They accept, and feel a bit like a salesman. In love it happens more quietly. The other person learns to keep their worries short, with a suggestion at the end, because that’s what gets your attention. You care as much as anyone. Keep one evening a week off the calendar, for whoever calls first.',
    additionalInsights: [
      'Ask an 8 about the weekend, and you’ll get a report. “Two rooms painted, one argument settled, back by six.” Your family does an impression of it, with a pointer. They’re proud of you, and the rooms do look good. But the part they’d love to hear is the part that led to nothing: how you stopped with the brush in your hand, looked out at the rain, and thought about somebody for half an hour.',
      'You’d like to be respected and you’d like to be loved, and you can’t earn both in the same way. Respect comes on the days when you’re strong. Love tends to come on a day when you aren’t: you had the flu, you failed the exam, or a movie about a dog was suddenly too much for you. You probably hid in the bathroom. The right person was standing outside the door with a box of tissues, hoping to be let in.',
      'The one employee whose hours you never check is you. If anyone on your team had worked two weeks without a day off, you’d find out which boss allowed it and have a serious talk with them. In this case the boss is you as well, so the talk should be easy to arrange. When was the last free weekend? Did you see the sun in it? Then do what a decent boss would do, and send yourself home.',
    ],
  },
  9: {
    title: 'Humanitarian',
    meaning:
      '9 cares about the whole world. Having it as a Name Number means you’re known as generous, wise and at ease with every kind of person.',
    intro:
      'Your friends are all ages and do every kind of work, and you couldn’t say what a single one of them earns.',
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
      'You’re at home with every kind of person. During a big party you’ll be found in the kitchen with the man who washes the glasses, because he grew up in a town you’ve always wanted to see. When a guest has been left out of a conversation, you move your chair a little, and suddenly there’s room for one more. You’re good at endings, too. A small restaurant closes for good, and everybody’s sad. You’re sad as well, but you’ve gone to the cook and gotten the recipe, so at least the soup survives.',
    challenges:
      'Everyone enjoys you, and no plan with you is ever firm. You’re as warm to the woman at the ticket window as you are to your oldest friend. So when an old friend would like an evening with you, they get the lovely smile that everyone gets, and “Soon, definitely.” Soon isn’t a day of the week. They begin to feel like part of your audience, with a very good seat. At work it’s your opinion that can’t be found: you see what’s right in every plan, and the meeting ends without your vote. Be exact more often. Say “Thursday at seven, the noodle place,” or “No, I can’t.” Even a no from you makes people happy, because now they know.',
    additionalInsights: [
      'Money comes to you and goes straight on to somebody who needs it. That’s a fine way to live, as long as some of it stays for the rent. Picture yourself at eighty, kind and out of money, because you gave it all away. If you read about that person in the news, you’d send something today.',
      'Other people’s troubles stay with you all day, and every morning the news brings more. Music is your rest from them. A sad song is sad too, but nobody in it is waiting for your help. The singer has lost everything, she’s telling you so beautifully, and all you have to do is clap.',
      'You’d cross an ocean for someone you love; it’s the milk you forget to bring home. Life with a 9 can mean two or three days they’ll never forget, and many evenings when no one knew if you were coming to dinner. Those great days were real, and no one else could’ve made them. Now try being home at the hour you said, for a whole week. To the person waiting with dinner, that’s as romantic as crossing an ocean.',
    ],
  },
  11: {
    title: 'Illuminator',
    meaning:
      'Master number 11 means inspiration. With it as a Name Number you’re known as sensitive, full of ideas and able to give people hope.',
    intro:
      'You give people ideas and hope, and then you’re up at night with the ones that were left over.',
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
      'You make people believe in things, starting with themselves. A neighbor who’s about to give up writing shows you a page. You put your finger on the one good line and say, “There. That’s you.” They’ll keep going for a year because of it. You also hear what isn’t said. Somebody writes “all good here!” and you call at once, and nothing’s good there. How did you know? You couldn’t explain it; perhaps it was the word “all.” When you talk about something you love, your hands fly around and your voice shakes a little. Even the coworker who’d come to sleep in the last row opens his eyes. So at work you’re the one to start a project, or to save one everybody’s tired of.',
    challenges:
      'Every feeling reaches you at full strength, and there’s no button to turn it down. A look across the office can take up your whole afternoon, and so can a message that ended without an emoji. By evening you snap at your own brother because a stranger was rude at noon. Your good moods are just as strong. A family is sitting over a slow breakfast, half asleep, and you come in with a plan to change everyone’s life by fall. They’d only wanted coffee. You don’t have to feel less. Just put a gap between one thing and the next: five minutes outside, alone, before you go through the door.',
    additionalInsights: [
      'What helps you most in love is plain speech. You can feel that the other person is angry. You can’t feel what about, so you assume it’s you, and you spend the evening trying to work out your crime. “It’s my shoes. I’m furious with my shoes” is one of the kindest things anyone can say to an 11. Tell the people around you that you need sentences like that. In return, tell them what you find wonderful in them, because most people have never heard it.',
      'Good rest, for you, is boring on purpose. Other people relax with a movie. You come out of it with three ideas and a new opinion of your father, and you’re up until two. Try the dullest thing you own, such as the manual for the vacuum cleaner, read slowly, in bed. You’ll be asleep before the safety warnings.',
      'You need to believe in your work. A good salary for something pointless wears you out in months. A cause you love can make you forget to eat, and also forget to get paid. Before you say yes, write down two things: what the work is for, and what it pays. You can save the world and still have money for new glasses.',
    ],
  },
  22: {
    title: 'Master Architect',
    meaning:
      '22, a master number, builds big things. As a Name Number it says people trust you with great plans and expect you to make them real.',
    intro:
      'You can think twenty years ahead and still remember who’s bringing the chairs, so everyone’s big plans end up with you.',
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
      'You turn one huge thing into a hundred small ones, and then the small ones get done. Neighbors look at an empty lot and see weeds. You see a market with forty stalls, music on weekends, and shade for the people waiting. You explain it over a meal with what’s on the table: the salt is the stage, and the bread is a row of stalls. An hour later the man who was against the whole idea reaches over and moves the salt. In his opinion the stage should be closer to the road. Now it’s his plan too, which is how your plans get built. You respect anyone who does a job well, from the mayor to whoever sweeps up afterward, and what you start tends to last.',
    challenges:
      'Sometimes you talk about people as if they were numbers. “We need six more on that side,” you say, and six human beings with bad knees and birthdays hear it. At home a 22 will describe a vacation as “two adults, nine days,” to one of the adults. You even see yourself that way, as a number of free hours. The cure is to learn names. Learn all six on the first day, and find out who has the bad knee. You keep whole plans in your head, so there’s room for six people.',
    additionalInsights: [
      'Large sums are easy for you; it’s the small ones that get lost. You may raise the money for a whole music festival and find, a month later, that you paid for all the chairs out of your own pocket. Keep the receipts from now on, because the festival can afford chairs.',
      'Others saw early what you could do, and it’s been a weight ever since. Somebody may have told you at twelve that you’d go far, and you’ve felt slightly late every day after that. What you need is a day that leads nowhere. Fly a kite. Teach a child dominoes and lose. If there are other people with kites, don’t organize them. Nobody who loves you is measuring how far you’ve gone.',
      'The person you love admires your plans, and would still rather have you. They know what you’ll be doing in five years. They don’t know what frightened you this afternoon, because it wasn’t in the presentation. Sitting on the edge of a bed with nothing to decide feels to you like a waste of a good hour, and it’s the hour they’d ask for if you let them choose.',
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
      'People bring you their mistakes, because you’ve never made anyone feel stupid. You know the phone call. “Don’t be mad,” it begins, and then it’s a failed test, a scratched car, a red sock in the white laundry. “Okay,” you say. “What happened?” You don’t raise your voice. Then you ask the one question that lets them work out the rest alone. You aren’t even being patient. You’re curious: you truly want to know which part is hard for this one person today. More than one adult has found out at your table that they weren’t bad at math. They’d just had the wrong teacher.',
    challenges:
      'Some of the people you rescue weren’t drowning. Perhaps you’ve taken an old man’s arm and led him across the street, when he was waiting for his daughter on the side where you found him. A friend tells you, beaming, that she’s changing jobs. You lower your voice and say, “And how are you really?” She was happy when she came in, and by the time she leaves, she’s worried. It costs you evenings, and now and then a loan to a roommate who already had a plan. Ask “Would you like help with this?” and believe the answer, even when it’s no.',
    additionalInsights: [
      'Being paid for kindness embarrasses you. Someone wants to know what they owe for the lessons, and you look at the floor and say, “Oh, whatever you think.” Name your price before the first hour, for their sake. A student who pays will ask you to explain it a tenth time. One who’s getting it for free asks three times, feels like a bother, and goes home pretending to understand.',
      'Living with a 33 means sharing you with half the town. The phone rings, and the person across the table guesses who it is before you pick up, because they know all your callers by now, and how each divorce is going. They don’t mind, mostly. But one evening they may make an appointment like everybody else. “So what’s wrong?” you’ll say, sitting down and leaning in. “Nothing,” they’ll say. “That’s why I booked you.”',
      'In front of a crowd you talk to just one person. You pick out a nervous face in the last row and explain the whole thing to that face, and everyone else in the hall feels you meant them. So don’t let big rooms scare you; you only have to find the one face. It works in a kitchen too, with a single tired person. Whoever lives with you knows how it feels to be that face. It’s a large part of why they come home.',
    ],
  },
};
