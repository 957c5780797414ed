import type { ForPairs, PortraitFrame } from '../../../../readings/portrait-types';

/**
 * What two of a person’s numbers do to each other, the smaller first. A pull holds whichever of the nine
 * has which number; the ones in `inPrivate` hold where only the Soul Urge has the number they stand
 * under. “More than one 7” becomes the count: “three 7s”.
 */
export const portraitPairs: ForPairs<PortraitFrame> = {
  '1-1': {
    pull: 'When a choice is yours, you like to make it alone. With more than one 1 in you, an order mostly makes you want to do the opposite.',
    turn: 'A shelf you put up alone takes all day and hangs a little crooked. You could have called a friend. But you smile at it every morning.',
  },
  '1-2': {
    pull: 'Where a choice concerns others, you know your answer and wait to be asked. The 1 in you wants to decide, and the 2 wants everyone to agree.',
    inPrivate: {
      1: 'Alone, you have a 1’s opinions, firm and ready. With people you love you keep most of them to yourself, because a 2 doesn’t like to argue.',
      2: 'After a decision that you’ve made alone, as a 1 does, you privately worry like a 2 that somebody’s feelings were hurt.',
    },
    turn: 'Asked by a friend where you’d like to eat, you’ve had a place in mind all along, and you ask what they’d like. Name it, as a suggestion. You’re polite enough to go first.',
  },
  '1-3': {
    pull: 'A new idea of your own makes you bold, like a 1. Like a 3, you want somebody to hear about it before the day is over.',
    inPrivate: {
      1: 'You like to make people laugh, as a 3 does. Alone with a choice you’re a 1, and no joke will talk you out of it.',
      3: 'A nice word stays with you for years, as it does with any 3. You tell no one, because a 1 isn’t supposed to need praise.',
    },
    turn: 'Halfway through something you do for fun, you’ve had another idea, and it looks better. Finish the old one first. You love to tell how things went, and this way there’s an end to tell.',
  },
  '1-4': {
    pull: 'What matters to you, you want done properly, because you’re a 4, and you want it done soon, because you’re a 1.',
    inPrivate: {
      1: 'You keep to the plan, like a 4, and secretly think about throwing it out, like a 1. So far no one suspects you.',
      4: 'With your own life you can be bold, like any 1. What you wish for, privately, is a 4’s life, where everything’s settled.',
    },
    turn: 'When you do up a room, you go at full speed, then stop to measure, then you’re annoyed with yourself for stopping. In the end it’s quick and careful, and it suits you.',
  },
  '1-5': {
    pull: 'About your own life you don’t wait for permission, with a 1 and a 5 in you. The 1 chooses the road, and the 5 likes to change it.',
    turn: 'Starting something for fun is easy for you; the third month is hard. So take a friend along to the class or the choir. Alone you quit, but you don’t leave a friend standing there.',
  },
  '1-6': {
    pull: 'You look after everyone you love and won’t let them look after you. For a 6, love means helping; for a 1, being helped feels like losing.',
    inPrivate: {
      1: 'Nobody knows how much you want a day to yourself. You’re a 1 in your wishes, and a 6 to everyone who needs you.',
      6: 'Your own affairs you manage alone, like a 1. At night there’s a 6 in you, going over who’s tired, who’s worried and who isn’t eating.',
    },
    turn: 'When you’re sick, you tell no one, and if they find out, you say it’s nothing and ask how they are. Let somebody bring you soup. You’d be hurt if they refused yours.',
  },
  '1-7': {
    pull: 'In questions that matter to you, you make up your own mind. A 1 won’t be told what to do, and a 7 won’t be told what to think.',
    turn: 'When something interests you, you can disappear for days and come back with an answer, surprised that anyone was worried. Send one message halfway. You don’t need company, but you do like to be missed.',
  },
  '1-8': {
    pull: 'Taking orders is hard for you. The 1 in you has its own way of doing things, and the 8 wants everyone else to use it.',
    turn: 'Cooking with someone you love, you’re giving orders within the hour, asked or not. This week they make the pancakes, and you don’t touch the pan. By the third one they’re good, and you’ll say so.',
  },
  '1-9': {
    pull: 'Anybody can have your time, because you’re a 9, as long as they ask for it. When they simply take it, the 1 in you is furious.',
    inPrivate: {
      1: 'Secretly you want to decide things alone, like a 1. When somebody needs you, you say yes, like a 9, and mean it at the time.',
      9: 'What you do with your own life you decide alone, because you’re a 1. Nobody knows that the 9 lies awake over other people’s troubles.',
    },
    turn: 'People in need get a yes from you until, one bad afternoon, you say no much too loudly, and to the person who asked for least. Say a small, friendly no before you’re tired. Your next yes will be warmer.',
  },
  '1-11': {
    pull: 'Some of your ideas come from nowhere, because you’re an 11. Once you believe in one, you want to begin on it alone, because you’re a 1.',
    inPrivate: {
      1: 'An 11’s dreams are what you share with people. Privately you’re a 1, who can’t wait to get to work on them, alone.',
      11: 'In your choices you can be as firm as any 1. Alone in bed you’re an 11, who feels every word of the day and can’t sleep.',
    },
    turn: 'By the time you explain an idea, half the kitchen is yellow and your friends are staring. Mostly they like it, and somebody picks up a brush. Next time, call one of them first.',
  },
  '1-22': {
    pull: 'For your own future you plan far ahead, and want to see something tonight. It takes a 22 to think that big, and a 1 to be so impatient.',
    inPrivate: {
      1: 'For others you may do big, slow things, like a 22. What you want for yourself, privately, is a 1’s pleasure: something small, finished before bed.',
      22: 'In private you have a 22’s plan, and it would take a lifetime. You haven’t told anyone, because a 1 hates to be asked how it’s going.',
    },
    turn: 'Give you a garden, and you plant one bed of flowers before you dig the rest, because you can’t wait to see something. It’s the wrong way around. But those flowers keep you digging all summer.',
  },
  '1-33': {
    pull: 'You’re glad to show people how, and you hate to be shown. A 33 loves to teach, and a 1 wants to find everything out alone.',
    inPrivate: {
      1: 'For anyone who’s learning you have a 33’s patience. Nobody hears about the 1 in you, who’d like to do just one thing alone.',
      33: 'You go your own way, like a 1. In secret you’re a 33, worried about whoever’s behind, and you look back more often than they think.',
    },
    turn: 'Whoever asks gets it explained ten times. But in a new city, where you’re the beginner, you’d rather be lost than ask the way. Let somebody show you. You know how happy it makes them.',
  },
  '2-2': {
    pull: 'When a friend talks to you alone, you really listen, with more than one 2 in you. What you want yourself, they mostly have to guess.',
    turn: 'A small request takes you days. You practice it in the shower, and when the moment comes, you ask how they are. Write it on a note instead. They nearly always say yes.',
  },
  '2-3': {
    pull: 'You like to be heard, as a 3 does, and you like to be close, as a 2 does. With one good friend you can have both.',
    inPrivate: {
      2: 'One good friend matters more to you than any applause: that’s the 2 you keep private. What you like to give people is a 3’s joke.',
      3: 'When someone needs you, you listen, as a 2 does. In your head you’re a 3, with a joke ready that you don’t make.',
    },
    turn: 'One face changes at your joke, and you think about it all the way home. It’s usually nothing. But you do watch people’s faces, and that’s why you’re funny without being mean.',
  },
  '2-4': {
    pull: 'Where you’ve given your word, people can rely on you. The 4 in you thinks of the promise, and the 2 thinks of how they’d feel.',
    turn: 'To friends you say yes to be kind, and you keep your word, so your week fills up with other people’s plans. Look at the calendar before you nod. They’ll wait, and still be glad it’s you.',
  },
  '2-5': {
    pull: 'You miss people as soon as you’ve escaped them. The 2 in you wants to be close, and the 5 has to be free.',
    inPrivate: {
      2: 'You hope, without ever saying so, that someone will ask you to stay. You’re a 2 at heart, and a 5 already in your coat.',
      5: 'When people need you, you’re close by, and as kind as a 2. Your secret is a 5’s: some afternoons you want nobody to find you.',
    },
    turn: 'Visiting friends, you stay too long out of kindness, so you leave in a hurry, without your scarf. They’re used to it by now. You come back for the scarf, and you stay for supper.',
  },
  '2-6': {
    pull: 'When someone close to you is in trouble, they come to you. The 2 in you listens, and the 6 gets up and does something.',
    turn: 'What others need, you hear in half a sentence. What you need, you say so softly that it sounds like a remark about the weather. Try “I could use some help.” Others come running for that, too.',
  },
  '2-7': {
    pull: 'You need somebody near, and you need time to yourself. Left alone too long, the 2 in you gets lonely; never left alone, the 7 gets tired.',
    inPrivate: {
      2: 'When you go off by yourself to think, you’re a 7. No one knows about the 2, who hopes they’ll ask a second time.',
      7: 'Hearing nothing at all is your private idea of a feast, because you’re a 7. The 2 in you goes on listening to whoever needs it.',
    },
    turn: 'After canceling dinner with friends, you enjoy the peace for an hour, and wonder what they’re all talking about. Next time, ask one of them over for tea. One is about right.',
  },
  '2-8': {
    pull: 'You know what you’d like for yourself, because you’re an 8. Asking for it feels rude, because you’re a 2, so you ask very, very nicely.',
    inPrivate: {
      2: 'When a thing has to be done, you can take charge, like any 8. Only you know about the 2, whose good day one cold look can spoil.',
      8: 'You know very well what your help is worth, being an 8, but you keep that to yourself and help for free, like a 2.',
    },
    turn: 'When you need a favor, you ask so gently that people aren’t sure you’ve asked. Once they understand, they’re glad to do it. Say it once more, a little louder.',
  },
  '2-9': {
    pull: 'Anyone in trouble gets your sympathy, because you’re a 9. The 2 in you sometimes wonders if anyone’s saving some for you.',
    turn: 'Whole evenings go to people who never ask about you, and you’ve forgiven them before you’re home. There’s one friend who does ask. You know which one. Go there this week, without waiting for a reason.',
  },
  '2-11': {
    pull: 'The bad mood of someone close reaches you, as it would any 11, and like a 2 you think it’s your fault. You’re nearly always innocent.',
    turn: 'Somebody is short with you at breakfast, and by night you’ve found three things you might have done. Just ask them. Mostly it was a headache, and you can both stop being so careful.',
  },
  '2-22': {
    pull: 'You can organize something large, and everyone in it still feels asked. A 22 makes the plan, and a 2 goes to see each person.',
    inPrivate: {
      2: 'You can take on a big, difficult job for people, as a 22 does. Deep down you’re a 2, and you like a hug better than a prize.',
      22: 'Nobody knows about your big plan, the kind a 22 makes. What people get from you is a 2’s help with their small ones.',
    },
    turn: 'You talk to people one at a time, over coffee, until the plan belongs to all of them. It takes weeks. But on the day itself everyone brings a chair, and you don’t have to ask twice.',
  },
  '2-33': {
    pull: 'Telling a friend a hard truth takes you days. You hate to hurt anyone, like a 2, and hate to see anyone hurt, like a 33.',
    inPrivate: {
      2: 'In private you have a 2’s wish: to be the most important person to somebody. Meanwhile you’re kind to everybody, as a 33 is.',
      33: 'You listen to your friends and take their side, like a 2. You don’t tell them that the 33 wants to help them change their lives.',
    },
    turn: 'The right moment never seems to come, and while you wait for it, you get so kind that your friend suspects something. Say it in two sentences, and stay there afterward. Staying is what you’re good at.',
  },
  '3-3': {
    pull: 'For fun you begin more things than you finish. With more than one 3 in you, the beginning is the best part, and there’s always another.',
    turn: 'This month you’ve begun six things, and each of them is good. A seventh came to you while you were reading this. Finish one of the six first: the one you can’t wait to show people.',
  },
  '3-4': {
    pull: 'On a free day the 3 in you wants to play, and the 4 wants everything back in its place before you go to bed.',
    inPrivate: {
      3: 'What you’ve promised people, you do, like a serious 4. Alone at home you’re a 3, and you can do all their voices.',
      4: 'You like to cheer people up, as a 3 does. Secretly you’re a 4, who’s worked out when to leave to get enough sleep.',
    },
    turn: 'At home you start to tidy, find an old notebook, and read it out loud to somebody. After supper you do the rest. You end the day with a clean room and a good story.',
  },
  '3-5': {
    pull: 'A free day isn’t safe from you. The 5 in you goes looking for something new, and the 3 can’t wait to tell somebody about it.',
    turn: 'On vacation you make something happen every day, and by the end of the week you’re tired and can’t think why. You don’t mind. A vacation with nothing to tell would worry you more.',
  },
  '3-6': {
    pull: 'When people come to your place, the 6 in you wants them fed and comfortable, and the 3 wants them laughing. They tend to stay late.',
    inPrivate: {
      3: 'You see to the food and the chairs, because you’re a 6. You don’t say so, but the 3 would love to be the entertainment.',
      6: 'A joke is what you like to give people, as a 3 does. Between two of them, without a word, the 6 checks that everyone’s eaten.',
    },
    turn: 'When a friend is sad, you give them something to eat and tell them something silly. When it’s you, you skip both and say you’re tired. Try your own recipe.',
  },
  '3-7': {
    pull: 'With people you trust you tell a great deal, and what matters most comes last. A 3 loves to tell, and a 7 hates to explain.',
    inPrivate: {
      3: 'Alone, jokes come to you, because you’re a 3, and the best of them you keep to yourself, because you’re a 7.',
      7: 'You have stories for people, as a 3 does. The 7 in you keeps back the ones that matter most, and nobody knows they exist.',
    },
    turn: 'On a long train ride with one friend, you tell stories for an hour and say nothing for the next. Then, quietly, you say what really matters. You needed both hours to get there.',
  },
  '3-8': {
    pull: 'A pastime begins as fun for you, because you’re a 3, and before long you want to be the best at it, because you’re an 8.',
    inPrivate: {
      3: 'When there’s something to win, you try hard, like any 8. Your secret is the 3, who likes one good laugh better than a prize.',
      8: 'Being taken seriously is your secret wish, because you’re an 8. You don’t mention it, because it’s the 3 in you that cheers people up.',
    },
    turn: 'A hobby stays small with you for about a month. Then you’re baking forty loaves and asking people what they’d pay. Next time, bake one loaf and eat it with a friend, while it’s warm.',
  },
  '3-9': {
    pull: 'Good things please you most when you can share them. A 3 loves to be happy, and a 9 wants everyone else to be.',
    turn: 'You buy three jars of good honey, one to keep and two to give away, and by evening you’ve given away all three. It felt good each time. Buy a fourth, and hide it behind the rice.',
  },
  '3-11': {
    pull: 'Sometimes you scare yourself, because you find words for what other people only feel. The feelings come from your 11, and the words from your 3.',
    turn: 'When you imagine a picnic, you also imagine the rain, and after the rain the lightning. Tell someone the whole story. By the lightning you’re both laughing, and you pack the sandwiches after all.',
  },
  '3-22': {
    pull: 'The start of a big plan delights you, because you’re a 22. The long middle is hard, because your patience is a 3’s.',
    inPrivate: {
      3: 'In private you long for a 3’s kind of day, with no purpose at all. You get a 22’s kind, with everyone needing a decision.',
      22: 'You like to give people a good laugh, as a 3 does. You haven’t told them about the 22, or the big thing you’d like to make.',
    },
    turn: 'In the dull stretch of a long plan, you suddenly need to choose the colors. Go ahead and choose them. An hour of play a day is how you get to the end.',
  },
  '3-33': {
    pull: 'When you show somebody how, you have a 33’s patience and a 3’s sense of humor. What you can’t be is strict.',
    turn: 'You say no to a friend so nicely that it’s taken for a yes, and you end up doing the favor. Say no once without the joke. The joke can come afterward.',
  },
  '4-4': {
    pull: 'What you’ve promised gets done, with more than one 4 in you, and on a working day you like to know what comes next.',
    turn: 'You know when the rent is due and how much rice is left. A change of plans ruins your morning. By evening it’s the new plan, and you don’t want that one changed either.',
  },
  '4-5': {
    pull: 'You like to know what comes next, like a 4, and as soon as you know, you want something else, like a 5.',
    inPrivate: {
      4: 'You’re a 5 with the secret wishes of a 4: you need to leave, and you need everything where you left it.',
      5: 'Those who count on you get a 4, always where you promised to be. In your thoughts you’re a 5, and somewhere else.',
    },
    turn: 'A week with a plan calms you, and halfway through it you want to run away. Leave one afternoon empty on purpose. Get on a bus you don’t know, and be home for dinner.',
  },
  '4-6': {
    pull: 'For the people you love you can hardly stop. You keep your promises to them, like a 4, and look after them, like a 6.',
    turn: 'As soon as you sit down, you remember the stove, and while you’re up, you water the plants and wrap a present. Promise someone you’ll stop at eight. You don’t break promises, so you’ll really sit.',
  },
  '4-7': {
    pull: 'Before a big decision, you check twice. The 4 in you asks if everything was done right, and the 7 asks if it’s true.',
    turn: 'Leaving on a trip, you check the stove, the taps and the lock, and on the stairs you turn back for the stove. It costs you five minutes. Then you sleep well on the train, because you know.',
  },
  '4-8': {
    pull: 'For a goal of your own you’ll work for years. The 8 in you picks it, and the 4 does something for it every day.',
    turn: 'You reach the goal, nod, and start on the next one before lunch, while your friends are still lighting the candles on the cake. Sit down and have a slice. You’ve earned it, and it’s chocolate.',
  },
  '4-9': {
    pull: 'You take care of what you own, because you’re a 4, until somebody needs it. Then the 9 in you gives it away, and you rarely regret it.',
    inPrivate: {
      4: 'Whoever needs something from you can have it, because you’re a 9. Nobody sees the 4 at home, counting what’s left in the cupboard.',
      9: 'With your own things you’re a careful 4. No one knows how many of them the 9 in you has given away in secret.',
    },
    turn: 'A book you’ve lent keeps you awake, because you can’t bring yourself to ask for it back. Keep one shelf just for lending. What’s on that shelf you can hand out without counting.',
  },
  '4-11': {
    pull: 'About a big choice you have a feeling first, and then you make a list. The feeling comes from your 11, and the list from your 4.',
    inPrivate: {
      4: 'You give people hope, as an 11 does. Privately you’re a 4, and your own hopes are simple: dinner at seven, and clean sheets.',
      11: 'Your own big decisions begin as a feeling, because you’re an 11, and you never admit it. The 4 in you shows people a list.',
    },
    turn: 'Some days you live on ideas and forget to eat. On others you can’t think until the closet’s in order, and around the second shelf, you have the best idea of the month.',
  },
  '4-22': {
    pull: 'At the end of a good day it can all seem too small. A 4 likes a job that’s done, and a 22 wants to change the town.',
    turn: 'When the little job is done perfectly, you feel guilty about the big one. Cut a small piece off the big one, and do just that before supper. Small pieces are what you’re best at.',
  },
  '4-33': {
    pull: 'When somebody makes a mistake, you’re strict about the work and soft with the person. As a 4 you believe in rules, as a 33 in second chances.',
    inPrivate: {
      4: 'It bothers you when people don’t put things back, because you’re a 4, but you never say so. You smile, like a 33, and do it.',
      33: 'You hold people to rules and dates, as a 4 does. They have no idea that the 33 in you forgave them hours ago.',
    },
    turn: 'Behind a mistake you see the tired person who made it, so you stay late and fix it yourself. Fix it together instead. You have the patience, and you’ll both be home for dinner.',
  },
  '5-5': {
    pull: 'On a free day, a plan is only a suggestion to you. With more than one 5 in you, you’re curious, quick to go and quick to come back.',
    turn: 'Your route, your haircut and your favorite song keep changing, and you say you have no habits. But you’ve gone to the same café for years. That’s a habit, and it’s a good one.',
  },
  '5-6': {
    pull: 'There’s almost nothing you won’t do for your people, because you’re a 6. Because you’re a 5, you sometimes have to get away from them.',
    inPrivate: {
      5: 'The people you love can lean on you, as they can on any 6. You don’t mention the 5, who’s already picked a place for a month without them.',
      6: 'Nobody knows that you can’t sleep until everyone’s safely home. That’s a 6’s heart in a 5 who’s often away.',
    },
    turn: 'You cross the whole country to help someone, and a week later you need the whole country between you. Both trips are allowed. You come back from the second one with presents and more patience.',
  },
  '5-7': {
    pull: 'Left to yourself, you’re seldom bored. The 5 in you wants to see everything, and the 7 wants to understand how it works.',
    turn: 'For three weeks you read about nothing but bees, and suddenly you’re done with bees. It looks like quitting. But you’ve understood them, and years later you still know how they find their way home.',
  },
  '5-8': {
    pull: 'You’re ambitious, and you can’t stand being expected at nine. The 8 wants to run things, and the 5 wants to run off.',
    inPrivate: {
      5: 'You have goals and a full calendar, like an 8. Secretly you’re a 5, and the word you like best is “canceled.”',
      8: 'You take things as they come, as a 5 does. The 8 in you intends to win, and doesn’t say so to anyone.',
    },
    turn: 'Whatever you win comes with people who expect you in the morning, and soon you’re looking at maps. Ask for one free day in the week. You work twice as hard when you’re allowed to leave.',
  },
  '5-9': {
    pull: 'In a strange place you soon feel at home. A 5 isn’t afraid of what’s strange, and a 9 doesn’t find anybody strange.',
    turn: 'After a trip, new people get your best stories, and old friends get “Not much, and you?” They’d like to hear the stories, too. Sit down with them this week and start at the beginning.',
  },
  '5-11': {
    pull: 'Your own plans can change overnight, and you can’t always say why. The 11 in you has a feeling, and the 5 has already left.',
    turn: 'A feeling you couldn’t explain was the start of most of your best days, and of a few very long ways home in the rain. You don’t regret one of them. Next time, just take dry socks.',
  },
  '5-22': {
    pull: 'You want to make something big and still be free to go. Ten years of work don’t scare a 22, but they scare a 5.',
    inPrivate: {
      5: 'You take on long projects, as any 22 does. Nobody suspects the 5, who wants to leave town as soon as there’s a plan.',
      22: '“Where are you off to now?” friends ask, because they know a 5. Your secret wish is a 22’s: to leave something behind that stays.',
    },
    turn: 'When you build something big, you love the first week and the last. In between you get restless and wander off. Don’t worry: you come back with fresh bread and the missing idea.',
  },
  '5-33': {
    pull: 'You’re kind, and hard to keep. The 33 stays when people are in trouble, and the 5 goes when they start to depend on you.',
    inPrivate: {
      5: 'Now and then you dream of an island with no visitors, like a 5, and tell no one. They need the 33 in you too much.',
      33: '“It’ll be fine,” you tell people, like any 5. At home, with the lights out, you’re a 33 who worries about everyone.',
    },
    turn: 'When a friend’s in trouble, you come at once, cook, clean and listen for two days, and go. That isn’t running off. You leave once they can manage, and there’s soup for a week.',
  },
  '6-6': {
    pull: 'Looking after people you love is what you do, with more than one 6 in you, and you’re very good at it. You worry, you cook, you bring soup.',
    turn: 'An extra sweater goes everywhere with you, and someone always needs it. The system works until the day you’re cold as well. Take two. You’d have thought of it at once for anybody else.',
  },
  '6-7': {
    pull: 'You take care of the people you love, and afterward you disappear. A 6 wants to be needed, and a 7 wants to be left in peace.',
    inPrivate: {
      6: 'When you go off by yourself, you’re a 7. But privately you’re a 6, going over who’s well, who’s tired and who hasn’t called.',
      7: 'The hour after everyone’s gone home is your favorite, because you’re a 7. You don’t say so, because a 6 isn’t supposed to.',
    },
    turn: 'It’s a pleasure to do a friend’s shopping, and it’s a pleasure to take the long way back, where it’s quiet. That isn’t a lack of love. After an hour alone, you’re warmer than before.',
  },
  '6-8': {
    pull: 'You work so hard for the people you love that they hardly see you. A 6 wants to give them everything, and an 8 won’t stop.',
    inPrivate: {
      6: 'All day there’s something to run, and you run it, like an 8. What you secretly want is a 6’s evening, with everyone around one table.',
      8: '“It was nothing,” you say to everyone you help, like a 6. Secretly you’re an 8, who knows how much work it was and hopes they noticed.',
    },
    turn: 'You come home late, too tired to talk to the people you did it all for. They know how hard you work. Be home early one evening, and let them say so.',
  },
  '6-9': {
    pull: 'Far too many people count on you, and you like it. Family comes first, says the 6, and everyone is family, says the 9.',
    inPrivate: {
      6: 'Anyone on your street can have a 9’s help from you. You wouldn’t say it out loud, but the 6 prefers an evening with a few favorites.',
      9: 'At home you see to everything, and your family knows a 6. They don’t know how often the 9 thinks about people in the news.',
    },
    turn: 'By evening you’ve helped half the street, and you’re too tired to talk to your favorite person. Tomorrow, help two people and stop. Sit on the sofa with the one who’s been waiting for you.',
  },
  '6-11': {
    pull: 'When somebody you love is sad, you sense it, and you can’t leave it at that. The 11 notices, and the 6 brings them something warm.',
    inPrivate: {
      6: 'Your hopes for the whole world are an 11’s. Privately you’re a 6, happiest when everyone you love is in the next room.',
      11: 'The people you love get a 6, who makes sure they’ve eaten. Over the dishes, alone, you’re an 11, who wonders what life is for.',
    },
    turn: 'Nine times in ten you guess people’s feelings right, and the tenth time you comfort someone who was perfectly happy. Have tea with them anyway. It’s your chance to say how you are.',
  },
  '6-22': {
    pull: 'A party of yours is big, and everyone should feel at home in it. The 22 sees to the size, and the 6 sees to the people.',
    turn: 'A wedding for three hundred is no trouble for you, and you know which guest doesn’t eat fish. What you forget is your own chair. Put it in the plan, near the music.',
  },
  '6-33': {
    pull: 'Caring for people is easy for you; stopping is hard. A 6 does it for the family, a 33 for whoever walks in.',
    turn: 'People get better around you, and you get tired, and you call that a good week. Next week, ask someone you’ve helped to make you dinner. It may be a little burned, and you’ll love it.',
  },
  '7-7': {
    pull: 'A question of your own can keep you happy for days. With more than one 7 in you, you like to be alone with it, in silence.',
    turn: 'One small question at breakfast, and it’s dark before you look up from the answer. You haven’t eaten or said a word, and you’ve had a wonderful day. If anybody asks you now, you’ll talk until midnight.',
  },
  '7-8': {
    pull: 'In a game that matters to you, you take your time and play to win. The 7 wants to be right, and the 8 wants to come out ahead.',
    inPrivate: {
      7: 'People bring you their problems, because you run things like an 8. In secret you want what a 7 wants: a book, a chair and no visitors.',
      8: 'Being right is what you talk about, like a 7, and never about winning. No one guesses that there’s an 8 in you, keeping score.',
    },
    turn: 'Before a new board game you read the rules twice, while everyone sighs and wants to begin. After that you usually win. People forgive you, because you explain the rules, and you do it kindly.',
  },
  '7-9': {
    pull: 'You believe the best of people, and afterward you check. The believing comes from your 9, and the checking from your 7.',
    inPrivate: {
      7: 'After two hours with people you need a day with a book, and you don’t tell them. They know a patient 9, not the 7.',
      9: 'You help with facts and good answers, like a 7. When no one’s looking you’re a 9, and a sad song makes you cry.',
    },
    turn: 'Someone tells you a sad story, you give them what you have, and at home you wonder if it was true. Sometimes it wasn’t. You give the next person something anyway, because you’d rather be fooled than unkind.',
  },
  '7-11': {
    pull: 'About people you love you’re often right and seldom sure. The 11 knows at once, and the 7 won’t believe a word until you’ve checked.',
    inPrivate: {
      7: 'When a friend needs advice, you trust your feelings, as an 11 does. Later, when you’re alone, the 7 in you goes back over every reason.',
      11: 'Alone with a question, you’ve got the answer first, because you’re secretly an 11. You ask for proof anyway, because a 7 wants to see it.',
    },
    turn: 'A question you’ve already answered keeps you awake. Get up, turn on the light, and write the answer on a piece of paper. In the morning it still looks right, and you can stop asking.',
  },
  '7-22': {
    pull: 'Your biggest plan may start late. The 22 in you wants to build something large, and the 7 wants to understand it completely first.',
    turn: 'For a year you draw the perfect tree house, and every nail in it is right. Show a child the drawing. You’ll be asked where the rope goes, and by evening you’ll have bought the rope.',
  },
  '7-33': {
    pull: '“Do you like it?” is a hard question for you. A 7 can’t tell a lie, and a 33 can’t bear to hurt anyone.',
    inPrivate: {
      7: 'You make time for anyone who’s learning, like a 33. What you secretly want is to be a 7, alone with one thought for an hour.',
      33: 'It hurts you to watch anybody give up, because you’re secretly a 33. What they get from you is a 7’s answer, plain and true.',
    },
    turn: 'A friend has cut her own hair and asks what you think. You think so long that she gets worried. Begin with one true, good thing: the color. She’ll ask for the rest, because you’re honest and gentle.',
  },
  '8-8': {
    pull: 'Being in charge suits you, and so does winning. With more than one 8 in you, even a day off with the family can have goals.',
    turn: 'You can lose sleep and your voice without complaint, but not a game of cards. You ask for another round, and another, until you hear yourself and have to laugh. You’re very easy to love just then.',
  },
  '8-9': {
    pull: 'You want to win, and you feel bad for whoever came in second. The 8 likes to get there first, and the 9 likes to share.',
    inPrivate: {
      8: 'There’s a lot you want, being an 8, and you keep it to yourself. A 9 is supposed to give, so you give.',
      9: 'You talk about goals and results, like an 8. You haven’t told anyone that the 9 already knows who you’ll share them with.',
    },
    turn: 'At cards you play hard, win the whole bowl of candy, and hand it around until it’s empty. On paper it makes no sense. You like to win, and you like to see people smile.',
  },
  '8-11': {
    pull: 'A big choice you make with your heart, and then you explain it with numbers. The heart belongs to your 11, and the numbers to your 8.',
    inPrivate: {
      8: 'Your big ideas are an 11’s, and you share them gladly. You never mention that the 8 in you has already asked who’s going to do it.',
      11: 'When there’s something to run, you’re a practical 8. What no one knows is that the 11 cries at weddings and believes in dreams.',
    },
    turn: 'You fall in love with an old red bicycle, and spend an hour checking the brakes and the chain to be sensible. They’re fine, mostly. You buy it because it’s red, and you never regret it.',
  },
  '8-22': {
    pull: 'Once you’ve taken something on, it seldom stays small. An 8 wants to be in charge of it, and a 22 wants it to last.',
    turn: 'A picnic with you has a plan, and a map of who sits where. People tease you and sit down. Afterward, leave the map in the grass and lie down beside someone you like.',
  },
  '8-33': {
    pull: 'You expect a lot of people, as an 8 does, and when it’s too much for them, you stay and help, as a 33 does.',
    inPrivate: {
      8: 'For years your own goals have been waiting, and no one hears about them. An 8 made them, and a 33 keeps helping everyone else first.',
      33: 'Results matter to you, and soon, as they do to any 8. At night, alone, the 33 worries that you were too hard on people.',
    },
    turn: 'The fence has to be painted by tonight, and you can see your helper’s tired. So you paint both halves, and the next day you can’t lift a cup. Give the fence two days. You’ll both enjoy it.',
  },
  '9-9': {
    pull: 'People you’ve never met matter to you, and so do the ones who left years ago. That comes from having more than one 9.',
    turn: 'You’ve forgiven people who never said sorry. Forgive yourself as well, for that one old mistake you still think about. The others forgot it long ago.',
  },
  '9-11': {
    pull: 'Bad news upsets you for days, and still you’re full of hope. A 9 longs for a kinder world, and an 11 can already picture it.',
    turn: 'A sad story that you read in the morning stays with you until night. Do one small thing about it: a letter, a bag of clothes, a pot of soup. You’ll still be sad, but you’ll sleep.',
  },
  '9-22': {
    pull: 'You want to help everyone, and you’ve worked out how. The wanting is your 9, the plan is your 22, and one kindness at a time feels slow.',
    turn: 'Because you want to end hunger everywhere, one bowl of rice for one neighbor hardly seems worth counting. Count it. Every big thing you do begins with one person you can’t stop thinking about.',
  },
  '9-33': {
    pull: 'Anyone in need gets nearly all your time. A 9 forgives them, a 33 teaches them, and neither of the two remembers to ask about you.',
    turn: 'A long talk leaves your friend feeling lighter, and you with a headache. Ask yourself on the way home which of those worries is really yours. The rest belong to your friend, who’s asleep by now.',
  },
  '11-11': {
    pull: 'With people you love, even the feelings they hide are plain to you. With more than one 11 in you, you’re easy to move and hard to calm.',
    turn: 'A good song can change your whole day, and so can a bad look. Spend one hour each evening alone, without music or news. After that hour, you’re glad to be so easily moved.',
  },
  '11-22': {
    pull: 'About a dream of your own you’re practical. The 11 in you sees the house finished, and the 22 has already counted the bricks.',
    inPrivate: {
      11: 'The night before anything big, you hardly sleep, because you’re secretly an 11. In the morning you get up as a 22 and go to work.',
      22: 'You tell people your dreams, as an 11 does. They don’t know that the 22 in you has made a list of what to buy.',
    },
    turn: 'On Monday your plan is wonderful, and on Tuesday it’s only a lot of work. Do the first hour of it on Tuesday anyway. By Wednesday there’s something to see, and you’re excited again.',
  },
  '11-33': {
    pull: 'Other people’s pain feels almost like your own. It keeps the 11 in you awake, and it gets the 33 up to help.',
    turn: 'After a day with people you’ve got five moods, and only one of them is your own. Sit in a warm bath until you know which one it is. Your friends can wait until tomorrow.',
  },
  '22-22': {
    pull: 'A dream of yours is seldom a small one, because you want to build something that lasts. With more than one 22 in you, you think in decades.',
    turn: 'You set out to plant one tomato, and by evening you’ve drawn a garden for the whole street. Plant the one tomato first. You’ll be eating it while you draw the rest.',
  },
  '22-33': {
    pull: 'You want to help everybody at once, like a 22, and you stop for one person in tears, like a 33.',
    inPrivate: {
      22: 'You’re patient with one person at a time, as a 33 is. What you don’t say is that the 22 is planning how to reach everybody.',
      33: 'At night, in secret, you think about the one person who looked unhappy. That’s a 33 in someone who organizes hundreds, like a 22.',
    },
    turn: 'On the way to something important, you see someone crying on the stairs and sit down beside them. So leave one hour free each day for whoever turns up. You’ll still get there.',
  },
  '33-33': {
    pull: 'People in trouble come to you sooner or later, with more than one 33 in you. You comfort, you explain, and you rarely say you’re tired.',
    turn: '“How are you?” you ask everyone, and you’ve got “fine” ready before they can ask back. One day, say “tired” instead. Someone will bring you a blanket, and you’ll be surprised who it is.',
  },
};
