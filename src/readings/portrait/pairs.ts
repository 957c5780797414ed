import type { ForPairs, PortraitFrame } from './types';

/**
 * What two of a person’s numbers do to each other, the smaller first. A pull holds whichever of Life
 * Path, Destiny and Soul Urge carries which number; the ones in `inPrivate` hold where the Soul Urge
 * is the number they stand under.
 */
export const portraitPairs: ForPairs<PortraitFrame> = {
  '1-1': {
    pull: 'With a 1 twice over, you decide fast and you decide alone. One of them starts things, and the other won’t be talked out of them.',
    turn: 'You’d rather get lost your own way than be shown the right one, so some errands take all day. But whatever you find out like that, you know for good.',
  },
  '1-2': {
    pull: 'The 1 in you wants to decide, and the 2 wants everyone to agree first. You usually know your answer and wait politely to be asked.',
    inPrivate: {
      1: 'To others you’re a 2, fair and easy to please. In private you’re a 1, with an opinion on everything and no wish to discuss it.',
      2: 'People see a 1, quick to decide and slow to explain. Later, by yourself, you’re a 2, who hopes it didn’t hurt anyone’s feelings.',
    },
    turn: 'While friends discuss where to eat, you’ve known for ten minutes and hope someone will say it. Say it yourself, as a suggestion. You’re polite enough to get away with going first.',
  },
  '1-3': {
    pull: 'You have a 1’s nerve and a 3’s charm, so people say yes to your ideas before they’ve heard the details. So do you.',
    inPrivate: {
      1: 'Out among people you’re a 3, all jokes and good stories. Underneath is a 1, who decided an hour ago how things will go.',
      3: 'You act as if you didn’t need applause, the way a 1 does. Secretly you’re a 3, and you remember every nice word for years.',
    },
    turn: 'By the middle of anything you’ve had another idea, and it looks better because it’s new. The old one is still waiting for its ending, and you’d enjoy telling it so much more with one.',
  },
  '1-4': {
    pull: 'You’re in a hurry, because of the 1, and you’re thorough, because of the 4. You want it done properly, and you want it done now.',
    inPrivate: {
      1: 'Careful, on time, always prepared: that’s the 4 other people get. Left to yourself you’re a 1, and you’d like to throw out the plan.',
      4: 'A 1 is what people see: quick, bold, no questions. What you want in private is a 4’s life, where everything’s settled and stays settled.',
    },
    turn: 'First you go at full speed, then you stop to measure, then you’re annoyed with yourself for stopping. By the end you’ve been quick and careful, and you’re the only one who thinks it took too long.',
  },
  '1-5': {
    pull: 'Neither a 1 nor a 5 waits for permission. You decide on the spot, change direction just as fast, and like to answer only to yourself.',
    turn: 'Starting over is easy for you; it’s the third month of anything that’s hard. Before you begin, promise somebody a fourth. You’ll get bored, and you’ll be too proud to take it back.',
  },
  '1-6': {
    pull: 'You look after everyone you love and won’t let them look after you. For a 6, love means helping; for a 1, being helped feels like losing.',
    inPrivate: {
      1: 'Everyone counts on the 6 in you. What you long for in private is what a 1 wants: a whole day that’s your own business.',
      6: 'You look like a 1 who manages alone. At heart you’re a 6, and you’ve noticed who’s tired, who’s worried and who isn’t eating.',
    },
    turn: 'When you’re sick, you tell no one, and if they find out, you say it’s nothing and ask how they are. Let somebody bring you soup. You’d be hurt if they refused yours.',
  },
  '1-7': {
    pull: 'Alone is where you work best, and here 1 and 7 agree. The 1 makes up its mind, and the 7 has to be convinced.',
    turn: 'You disappear into something and come back with it finished, surprised that anyone was waiting. Halfway through, a line would do: “Going well, still here.” You don’t need company, but you do like to be missed.',
  },
  '1-8': {
    pull: 'You don’t take orders well. The 1 in you has its own way of doing things, and the 8 would like everyone to use it.',
    turn: 'Put you in any group, and within the hour you’re running it, wanted or not. Let a beginner decide something this month, and bite your tongue. You’ll see three better ways. Keep two of them to yourself.',
  },
  '1-9': {
    pull: 'Being a 9, you’d give anybody your time. You’re a 1 as well, and you can’t stand it when they simply take it.',
    inPrivate: {
      1: 'To other people you’re a 9, who can hardly say no. In private you’re a 1, who wants to decide things alone.',
      9: 'A 1 is what shows: you go your own way and don’t complain. At night you’re a 9, kept awake by other people’s troubles.',
    },
    turn: 'You say yes to everyone until, one bad afternoon, you say no much too loudly, and to the person who’d asked for least. A small no, early, would do. The yes after it is better, because you mean it.',
  },
  '1-11': {
    pull: 'You get ideas like an 11, suddenly and from nowhere, and act on them like a 1, before you’ve explained them to anyone.',
    inPrivate: {
      1: 'People see the 11 first, gentle and full of dreams. In private you’re a 1, who’d like it done your own way, and soon.',
      11: 'You seem as sure as any 1. Inside there’s an 11, who feels everything deeply and wonders at night if it was the right thing.',
    },
    turn: 'The idea isn’t all there yet when you start telling people about it, so you make up the rest as you talk. Often that’s the better half. You’re at your most convincing when you surprise yourself.',
  },
  '1-22': {
    pull: 'You plan in decades, which is the 22, and you’d like the first results tonight, which is the 1. Waiting is hardest when it’s your own idea.',
    inPrivate: {
      1: 'People bring the 22 in you plans for the next thirty years. What you want is what a 1 wants: something done by tonight.',
      22: 'Quick and independent, you seem like a 1. In private you’re a 22, and what you’re quietly after would take a lifetime.',
    },
    turn: 'You rarely begin at the beginning. You start with the part people will see, because you can’t wait, and one finished corner keeps you going longer than any plan would.',
  },
  '1-33': {
    pull: 'You teach gladly and hate to be taught. A 33 has endless patience with beginners, and a 1 has none with being one.',
    inPrivate: {
      1: 'You give everyone a 33’s patience, all day long. On your own time you’re a 1, who’d like to finish something for yourself.',
      33: 'They see a 1 who walks ahead and doesn’t wait. Inside is a 33, who keeps looking back to see who’s having trouble.',
    },
    turn: 'There’s nothing you won’t explain ten times, kindly. But you put your own new chair together without the instructions, and it wobbles. Let somebody show you. You know how happy it makes a person to be asked.',
  },
  '2-2': {
    pull: 'You got the 2 twice, so you listen twice as well as most. What you’d like for yourself, people have to guess.',
    turn: 'A small request takes you days. You practice it in the shower and on the way to work, and when the moment comes, you ask how they are. Get the first four words out. After that you’re fine.',
  },
  '2-3': {
    pull: 'In a group you’re a 3, who keeps everybody laughing. With one person you’re a 2, who says little and hears a lot.',
    inPrivate: {
      2: 'The 3 in you belongs to everyone, loud and funny. Deep down you’re a 2, who’d give up the whole audience for one good friend.',
      3: 'Around people you’re a 2, and you let them do the talking. Inside you’re a 3, with a joke ready that you didn’t make.',
    },
    turn: 'One face changes at your joke, and you think about it all the way home. It’s usually nothing. But you do look, every time, and it’s why you’re funny without being mean.',
  },
  '2-4': {
    pull: 'People can rely on you twice: the 2 remembers how they feel, and the 4 remembers what you promised them. You rarely forget either.',
    turn: 'You say yes to be kind and then you keep your word, so your week fills up with other people’s plans. Look at the calendar before you nod. Your yes is worth waiting for.',
  },
  '2-5': {
    pull: 'You miss people as soon as you’ve escaped them. It’s the 2 in you that wants to be close, and the 5 that has to be free.',
    inPrivate: {
      2: 'Everyone knows the 5, always on the way to somewhere. What the 2 inside would love is for somebody to ask you to stay.',
      5: 'With people you’re a 2, considerate and close by. What you want in private is what any 5 wants: one afternoon when no one knows where you are.',
    },
    turn: 'Out of kindness you stay too long, and then you leave too suddenly. It helps to say when you arrive how much time you have. You stop watching the clock, and you’re wonderful company when you do.',
  },
  '2-6': {
    pull: 'Where a 2 listens, a 6 gets up and does something. You do both, so people come to you first, and often.',
    turn: 'What others need, you hear in half a sentence. What you need, you say so softly that it sounds like a remark about the weather. Try “I could use some help.” You’d come running for that.',
  },
  '2-7': {
    pull: 'Leave you alone, and the 2 in you gets lonely. Invite you out, and the 7 gets tired. You love people in small amounts.',
    inPrivate: {
      2: 'You keep some distance, the way a 7 does. In private you’re a 2, and you’d like to be asked a second time.',
      7: 'In company you’re a 2, and everyone feels heard. Secretly you’re a 7, and you’ve been looking forward since lunch to not hearing anything.',
    },
    turn: 'You cancel, enjoy the peace for an hour, and then wonder what they’re all talking about. See one friend instead of five, and go for a walk. You say more when no one’s looking at you.',
  },
  '2-8': {
    pull: 'You know what you want, thanks to the 8, and you ask so nicely, thanks to the 2, that people like giving it to you.',
    inPrivate: {
      2: 'People deal with an 8, who’s strong and takes charge. They don’t see the 2, whose whole success can be spoiled by one cold look.',
      8: 'Modest and helpful, you pass for a 2. Inside you’re an 8, and you know very well what your help is worth.',
    },
    turn: 'People thank you for getting your way, because you do it so gently, and afterward you feel a little guilty. You don’t have to. You’d found out what they wanted first, and you got them that, too.',
  },
  '2-9': {
    pull: 'Everybody gets your sympathy, because you’re a 9. The 2 in you sometimes wonders if anyone’s saving some for you.',
    turn: 'Whole evenings go to people who never ask about you, and you’ve forgiven them before you’re home. There’s one friend who does ask. You know which one, and you don’t go there nearly enough.',
  },
  '2-11': {
    pull: 'Every mood in a room reaches the 11 in you, and the 2 assumes it’s your fault. You’re very sensitive and nearly always innocent.',
    turn: 'Somebody is short with you at breakfast, and by night you’ve found three things you might have done. Ask. It’s mostly a headache, or the rent. Go on feeling everything, and guess a little less.',
  },
  '2-22': {
    pull: '22 makes big plans, and 2 gets people to want them. You can organize something large, and everyone in it still feels asked.',
    inPrivate: {
      2: 'Whatever’s big and difficult gets given to the 22 in you. In private you’re a 2, and you’d rather be hugged than admired.',
      22: 'You seem like a 2, happy to help with other people’s plans. Privately you’re a 22, with one of your own that’s bigger.',
    },
    turn: 'The talking takes weeks: one person at a time, over coffee, until the plan seems to have been everyone’s idea. But then it holds, and you’ve never once had to raise your voice.',
  },
  '2-33': {
    pull: 'You’re gentle in two ways, with a 2 who hates to hurt anyone and a 33 who hates to see anyone hurt. Hard truths take you days.',
    inPrivate: {
      2: 'Whoever needs it gets a 33’s kindness from you. What you wish for is a 2’s wish: to be the most important person to somebody.',
      33: 'People know the 2 in you, who listens and agrees. Your private wish is a 33’s: to help them change for the better.',
    },
    turn: 'The right moment never seems to come, and while you wait for it, you get so kind that your friend suspects something. Two sentences are enough, if you stay in the room afterward. Staying is what you’re good at.',
  },
  '3-3': {
    pull: 'Twice a 3, you talk, joke, sing and draw your way through the day. You can make anything fun except finishing it.',
    turn: 'Six things are begun, and each is brilliant. A seventh came to you just now, while you were reading this. Write it down, put a cup on it, and go finish the third one. You like the third one.',
  },
  '3-4': {
    pull: 'You’re a 4 about the deadline and a 3 about everything before it: talk, play, a new idea, and then a very exact last hour.',
    inPrivate: {
      3: 'Serious and on time, you’re a 4 to the people around you. Alone at home you’re a 3, and you can do all their voices.',
      4: 'Friends get the 3, who makes the evening a success. In private you’re a 4, who’s already worked out when you have to get up.',
    },
    turn: 'Tidying comes first, and then there’s an old notebook, which you read out loud to somebody until dark. At the last minute you’re fast, careful and cheerful. You’re hardly ever late, so enjoy the notebook.',
  },
  '3-5': {
    pull: 'Ordinary days don’t stay ordinary with you. Your 5 goes looking for something new, and your 3 can’t wait to tell everyone about it.',
    turn: 'A quiet evening makes you restless, so you make something happen, and by the end of the week you’re tired and can’t think why. You don’t mind. A week with nothing to tell would worry you more.',
  },
  '3-6': {
    pull: 'People feel at home with you, because the 6 looks after them, and stay late, because the 3 makes them laugh.',
    inPrivate: {
      3: 'You’re everyone’s 6, and you see to the food and the chairs. Secretly you’re a 3, and you’d rather be the entertainment.',
      6: 'You’re the 3 who makes the whole table laugh. In private you’re a 6, checking that everyone at it has had enough.',
    },
    turn: 'When a friend is sad, you give them something to eat and then you tell them something silly. When it’s you, you skip both and say you’re tired. Try your own recipe: eat, and then talk to somebody.',
  },
  '3-7': {
    pull: 'A 3 thinks out loud, and a 7 thinks in silence. So you talk a lot, and what matters most to you hardly ever comes up.',
    inPrivate: {
      3: 'You look like a 7, quiet and hard to read. Inside there’s a 3 with jokes and songs and opinions, hoping somebody will ask.',
      7: 'In company you’re a 3, who always has a story. In private you’re a 7, glad no one asked what it was really about.',
    },
    turn: 'One evening you’re the life of the party, and the next day you can’t stand the sound of your own voice. Keep that day free. You aren’t moody. You need one quiet day for each loud one.',
  },
  '3-8': {
    pull: 'Pleasures turn into projects with you. A 3 starts them for fun, and before long an 8 wants to know what they bring in.',
    inPrivate: {
      3: 'An 8 at work and in most conversations, you get results. In private you’re a 3, who’d trade a good result for a good laugh.',
      8: 'Everybody enjoys the 3 in you, the funny one. Privately you’re an 8, and you’d like to be taken seriously for once.',
    },
    turn: 'A hobby stays a hobby with you for about a month, and then you’ve worked out what it could earn. Keep one that you’ll never sell, show or improve. There’s no better rest for you.',
  },
  '3-9': {
    pull: 'You can’t enjoy a thing properly until you’ve shared it. That’s 3, which loves to be happy, together with 9, which wants everyone to be.',
    turn: 'Three of anything good, one to keep and two to give away: that’s how you shop, and by evening you’ve given away all three. It felt good each time. Keep the fourth, and just tell them about it.',
  },
  '3-11': {
    pull: 'What an 11 feels, a 3 can say. You find words for things other people only sense, and sometimes you scare yourself with them.',
    turn: 'It’s never just the nice part you imagine: first comes the picnic, then the rain, then the lightning. Say it all out loud to someone, with details. Around the lightning, you’ll start to laugh.',
  },
  '3-22': {
    pull: 'With plans as big as a 22’s and patience as short as a 3’s, you begin beautifully. It’s the long middle that’s hard for you.',
    inPrivate: {
      3: 'Responsibility finds the 22 in you wherever you go. In private you’re a 3, longing for a day with no purpose whatsoever.',
      22: 'Friends know a 3 who’s always good for a laugh. Privately you’re a 22, at work on something so big you haven’t told them.',
    },
    turn: 'In the dull stretch of a long job, you suddenly need to choose the colors. Go ahead and choose them. An hour of play a day is how you get to the end, and you do get there.',
  },
  '3-33': {
    pull: 'A 33’s patience and a 3’s sense of humor make you somebody everyone wants to learn from. What you can’t be is strict.',
    turn: 'You say no in such a friendly voice that it’s taken for a yes, and then you end up doing it. Say it once without the smile. You can smile right afterward, when it’s settled.',
  },
  '4-4': {
    pull: '4 and 4 make you about as reliable as a person gets. You do it on time, you do it properly, and you don’t like surprises.',
    turn: 'You know where the scissors are, when the rent is due and how much rice is left. A change of plans ruins your morning. By evening you’ve made it into a new plan, and you’d defend that one, too.',
  },
  '4-5': {
    pull: 'You like to know what comes next: that’s the 4. As soon as you know, you want something else: that’s the 5.',
    inPrivate: {
      4: 'You’re a 5 with the wishes of a 4: you need to leave, and you need everything where you left it.',
      5: 'A 4 to everyone who counts on you, you’re where you said you’d be. In private you’re a 5, and you’d love to be somewhere else.',
    },
    turn: 'You plan the week hour by hour, and halfway through it you want to run. So write that in, too, between the dentist and the rent: one afternoon, no address. It’s the one appointment you never miss.',
  },
  '4-6': {
    pull: 'What a 4 promises gets done, and whoever a 6 loves gets looked after. You do both all day, and you come last.',
    turn: 'No sooner do you sit down than you remember the stove, and while you’re up, you water the plants and wrap a present. Choose an hour when you’re done, and promise it to someone. You don’t break promises.',
  },
  '4-7': {
    pull: 'You check everything, and you’re very hard to fool. Is it done right, asks the 4, and is it true, asks the 7.',
    turn: 'First you check the sum, and then you check the calculator. It makes you slow on easy days and the calmest person there on hard ones. When a mistake would cost nothing, once is enough, and you know it.',
  },
  '4-8': {
    pull: 'Once the 8 in you has picked a goal, the 4 gets up early for it every day. You don’t wish for things, you work for them.',
    turn: 'The goal is reached, you nod, you write down the next one, and by lunch you’re working on it. Friends would like to celebrate with you. You enjoy that, it turns out, once it’s on the calendar.',
  },
  '4-9': {
    pull: 'Your 4 saves and your 9 gives away. You know to the cent what you have, and you can’t keep it when somebody’s in need.',
    inPrivate: {
      4: 'Generous, people say, because they know the 9. In private you’re a 4, and you’ve counted how long the rest will have to last.',
      9: 'A careful 4, people say, and they have a point. In secret you’re a 9, and you give more than anyone has noticed.',
    },
    turn: 'Money you’ve lent keeps you awake, because you can’t bring yourself to ask for it back. Set aside a sum each month that’s only for giving. Once it’s in the budget, you give it away and sleep fine.',
  },
  '4-11': {
    pull: 'Hunches come from your 11 and lists from your 4. You feel what’s right, and then you want it in writing.',
    inPrivate: {
      4: 'People come to the 11 in you for hope. In private you’re a 4, who’d like to know what’s for dinner, and when.',
      11: 'You’re known as a 4, sensible to the last detail. In private you’re an 11, and most of those decisions began as a feeling.',
    },
    turn: 'Some days you live on ideas and forget to eat. On others you can’t think until the drawers are in order, and then, around the second drawer, you have the best idea of the month.',
  },
  '4-22': {
    pull: 'A 4 finishes what’s on the desk, and a 22 wants to change the whole system. You do good work and think it’s too small.',
    turn: 'The little job gets done perfectly, while the big one makes you feel guilty. Then you open the big one and see it’s made of little jobs. Begin with any of them. You’ve never done one badly.',
  },
  '4-33': {
    pull: 'As a 4 you believe in rules, and as a 33 in second chances. You’re strict about the work and soft with whoever did it.',
    inPrivate: {
      4: 'Patience is what people get from you, a 33’s patience. Deep down you’re a 4, and you’d like them to put things back.',
      33: 'Rules and dates are what people hear from the 4 in you. Privately you’re a 33, and you forgave them hours ago.',
    },
    turn: 'A mistake has to be mentioned, you know that, and then you see the person’s face and stay late to fix it yourself. Fix it together instead. You have the patience, and you’ll be home for dinner.',
  },
  '5-5': {
    pull: 'A 5 needs change, and you’ve got it double. You’re curious, quick to go and quick to come back, and rules sound like suggestions to you.',
    turn: 'You change the route, the haircut and the furniture until even change becomes a routine. Meanwhile there’s one café, or one friend, that you’ve gone back to for years. You’d deny it’s a habit.',
  },
  '5-6': {
    pull: 'There’s little you wouldn’t do for your people, since you’re a 6. Since you’re also a 5, you’d like to do it from farther away.',
    inPrivate: {
      5: 'Everyone leans on the 6 in you. The 5 keeps quiet and knows exactly where you’d go if they could manage for a month.',
      6: 'To look at, you’re a 5, free and hard to pin down. In private you’re a 6, who can’t relax until everyone’s safely home.',
    },
    turn: 'The people you’d cross the country to help are the ones you’d sometimes cross the country to avoid. Both trips are allowed, and you come back from the second one with more patience.',
  },
  '5-7': {
    pull: 'You’re curious in two directions: the 5 wants to see everything, and the 7 wants to understand it. Boredom hardly stands a chance.',
    turn: 'For three weeks it’s all you read about and talk about, and then you’ve understood it and you’re gone. It looks like quitting. You simply got what you came for, and you still know it years later.',
  },
  '5-8': {
    pull: 'You’re ambitious, and you can’t bear to be expected at nine. That’s an 8, who wants to run things, with a 5, who wants to run off.',
    inPrivate: {
      5: 'On the outside you’re an 8, with goals and a full calendar. In private you’re a 5, and your favorite word is “canceled.”',
      8: 'People enjoy a 5 who takes things as they come. What they don’t notice is the 8, and the 8 intends to win.',
    },
    turn: 'Each success you go after turns out to come with meetings. Before the next one, ask how many of the mornings would be yours. You work best for something you could walk away from.',
  },
  '5-9': {
    pull: 'You’re at home in almost any crowd. A 5 isn’t afraid of what’s strange, and a 9 doesn’t find anybody strange.',
    turn: 'You’re wonderful with people you’ve known for an hour, and a little vague with the ones you’ve known for years. They’d like the stories, too. You just forget that they haven’t heard them.',
  },
  '5-11': {
    pull: 'First comes a feeling, from the 11, and right behind it the 5, already moving. You change your plans overnight and can rarely say why.',
    turn: 'A feeling you couldn’t explain was the start of most of your best days, and of a few very long walks home. You’d do them all over. Just pack a sandwich and dry socks first.',
  },
  '5-22': {
    pull: 'Ten years of work don’t scare a 22, and ten quiet days are too many for a 5. You’d like to make something big and still be free to go.',
    inPrivate: {
      5: 'You seem made for the long run, like any 22. Privately you’re a 5, and a finished plan makes you want to leave town.',
      22: 'Here today and elsewhere tomorrow, you look like a 5. Your secret is a 22’s wish, to leave something behind that stays.',
    },
    turn: 'On a big project you’re at your best in the first month and the last. In between you get jumpy and run off to something else, and then you come back with exactly what was missing.',
  },
  '5-33': {
    pull: 'When people are in trouble, the 33 in you stays. When they start to depend on you, the 5 wants to go. You’re kind, and hard to keep.',
    inPrivate: {
      5: 'Everyone brings their troubles to the 33 in you. In private you’re a 5, who’d love to be, for once, where they haven’t got your address.',
      33: 'You look like a 5, too busy having fun to worry. Then you get home, and you’re a 33 who worries about everyone.',
    },
    turn: 'You turn up when things are worst, do a month’s work in two days, and slip away as they get better. That isn’t running off. You leave when people can manage, and you notice it before they do.',
  },
  '6-6': {
    pull: 'Two 6s make you the one who looks after everybody. You worry, you cook, you remember, and you usually know what they ought to do.',
    turn: 'An extra sweater goes everywhere with you, and someone always needs it. The system works until the day you’re cold as well. Take two. You’d have thought of it at once for anybody else.',
  },
  '6-7': {
    pull: 'To be needed is what a 6 wants, and to be left in peace is what a 7 wants. You take care of everyone, then disappear.',
    inPrivate: {
      6: 'Distant and busy with your thoughts, you seem like a 7. In private you’re a 6, and the thoughts are mostly about how everyone is.',
      7: 'You look after people the way a 6 does. In private you’re a 7, and your best hour is the one after they’ve gone home.',
    },
    turn: 'It’s a pleasure to do a friend’s shopping, and it’s a pleasure to take the long way back, where it’s quiet. That isn’t a lack of love. An hour of your own thoughts, and you’re warmer than before.',
  },
  '6-8': {
    pull: 'It’s love that keeps the 6 in you busy, and ambition that keeps the 8 busy. You do it all for your people, who hardly see you.',
    inPrivate: {
      6: 'As an 8 you’re strong, busy and hard to reach. At heart you’re a 6, and all you want is everyone around one table.',
      8: 'You seem content to be a 6 and take care of things. Deep down an 8 would like it noticed, and preferably paid.',
    },
    turn: 'You work late so the people you love have everything, and you answer their worries in three quick points. Come home early once, with empty hands and no advice. You’ll feel useless for ten minutes, and then very welcome.',
  },
  '6-9': {
    pull: 'Family comes first, says the 6, and everyone is family, says the 9. You look after far too many people, and you like it.',
    inPrivate: {
      6: 'The whole neighborhood gets the 9 in you, helpful and kind. In private you’re a 6, who’d rather stay home with your favorite few.',
      9: 'At home they get a 6, who sees to everything. Privately you’re a 9, and you think about people on the news as if you knew them.',
    },
    turn: 'By evening you’ve helped half the street, and there’s nothing left for the one you like best. Set a limit for the day. Two people is plenty, and you’re allowed to be one of them.',
  },
  '6-11': {
    pull: 'An 11 senses that somebody’s sad, and a 6 can’t leave it at that. You know, you worry, and you bring them something warm.',
    inPrivate: {
      6: 'The 11 is what people notice: ideas, feelings, hopes for the world. In private you’re a 6, happiest when everyone you love is in the next room.',
      11: 'Practical and warm, you’re the 6 who makes sure everyone has eaten. Secretly you’re an 11, who wonders what it’s all for.',
    },
    turn: 'You guess people’s feelings right nine times in ten, and the tenth time you comfort someone who was perfectly happy. Have tea with them anyway. It’s your chance to say how you are.',
  },
  '6-22': {
    pull: 'You plan big things and want everyone to feel at home in them. The 22 sees to the size, and the 6 sees to the people.',
    turn: 'A wedding for three hundred is no trouble for you, and you know which guest doesn’t eat fish. What you forget is your own chair. Put it in the plan, near the music, with your name on it.',
  },
  '6-33': {
    pull: 'Caring is most of what you do. A 6 does it for the family, a 33 for whoever walks in, and you forget to stop.',
    turn: 'People get better around you, and you get tired, and you call that a good week. It is one. Next week, let somebody you’ve helped do something small for you, badly, and don’t fix it.',
  },
  '7-7': {
    pull: 'Few people think as long as you do before they speak. You have 7 and 7, which makes for a lot of silence, most of it happy.',
    turn: 'One small question at breakfast, and it’s dark before you look up from the answer. You haven’t eaten or said a word, and you’ve had a wonderful day. If anybody asks you now, you’ll talk until midnight.',
  },
  '7-8': {
    pull: 'Being right matters most to the 7 in you, and coming out ahead to the 8. You take your time, and you’re hard to beat.',
    inPrivate: {
      7: 'You run things, like any 8, and people bring you their problems. In private you’re a 7, who’d swap all of them for one good question.',
      8: 'They take you for a 7, lost in thought and not very interested in winning. All the while an 8 in you is keeping score.',
    },
    turn: 'You collect facts until the others have nearly decided, and then you overrule them in one sentence. You’d have spoken sooner, but you weren’t sure yet, and you don’t like to speak until you are.',
  },
  '7-9': {
    pull: 'You believe the best of people, and then you look into it. The believing is your 9, and the looking is your 7.',
    inPrivate: {
      7: 'Out in the world you’re a 9, patient with everybody. The 7 in you needs a day to recover after two hours of it.',
      9: 'As a 7 you keep to yourself and seem hard to move. Alone you’re a 9, and a sad song is enough to make you cry.',
    },
    turn: 'You give, and then you read up on where it went, and if the answer’s bad, you’re cross for a day and give elsewhere. Keep both habits. You’d still rather be fooled once than turn hard.',
  },
  '7-11': {
    pull: 'There’s an 11 in you that knows at once, and a 7 that won’t believe it until you’ve checked. You’re often right and seldom sure.',
    inPrivate: {
      7: 'People ask the 11 in you for a feeling about things. Later, by yourself, you’re a 7, going over the evidence one more time.',
      11: 'You ask for proof, as a 7 does, and people think that’s all there is. Secretly you’re an 11, and you knew before you asked.',
    },
    turn: 'You need a second to know, and then a week to see how you knew. Let the first answer stand while you collect the proof. If it’s wrong, you’ll be the first to find out.',
  },
  '7-22': {
    pull: 'Before you build anything, and a 22 always wants to, the 7 in you has to understand it completely. You know a lot and start late.',
    turn: 'There’s a folder of yours that’s been almost ready for a year. Everything in it is right, and no one’s seen it. Show somebody page one, with the mistakes. You think faster once you’ve been asked a question.',
  },
  '7-33': {
    pull: 'Put a 7 and a 33 in one person, and honesty and kindness both want to speak first. You think hard before answering “Do you like it?”',
    inPrivate: {
      7: 'All day people get the 33, warm and full of time for them. In private you’re a 7, who’d like to think one thought to the end.',
      33: 'You seem like a 7, cool and hard to impress. Inside you’re a 33, and it hurts you to see anybody give up.',
    },
    turn: 'You won’t lie and you won’t hurt anyone, so you go quiet, and people imagine something worse. Say the good thing that’s true, and then the other thing. You do both well, in that order.',
  },
  '8-8': {
    pull: 'Double the 8 and you get double the ambition. You like to be in charge, you like to win, and you keep score yourself.',
    turn: 'You can lose money, sleep and your voice without complaint, but not a game of cards. You ask for another round, and another, until you hear yourself and have to laugh. You’re very easy to love just then.',
  },
  '8-9': {
    pull: 'Earning suits the 8 in you, and giving suits the 9. You want to win, and you feel bad for whoever came in second.',
    inPrivate: {
      8: 'People thank the 9 in you, who never asks for anything. If they knew the 8, they’d know how much you wanted to ask for.',
      9: 'An 8 to most people, you talk about goals and results. What drives you is a 9, already planning who you’ll share it with.',
    },
    turn: 'You bargain hard for the better price, and then you leave the difference as a tip. On paper it makes no sense. You like to win, and you like to see someone smile, and you got both.',
  },
  '8-11': {
    pull: 'Feelings guide the 11 in you, and figures guide the 8. You decide by the first and defend it with the second.',
    inPrivate: {
      8: 'People find the 11 in you inspiring and think you live on ideas. In private you’re an 8, and you’ve checked what it pays.',
      11: 'You sound like an 8, all figures and targets. Underneath you’re an 11, and you’d quit tomorrow if you stopped believing in it.',
    },
    turn: 'The first minute gives you the answer, and the afternoon goes into finding numbers that agree. Mostly they do. You look anyway, because you’d never ask people just to take your word for it.',
  },
  '8-22': {
    pull: 'Big is normal for you. An 8 wants to run it, a 22 wants to build it, and neither of them knows when to go home.',
    turn: 'You bring a plan to a birthday party. People tease you and then ask where to sit. What never gets planned is the talk you’ve been meaning to have with someone. Do it this week, without notes.',
  },
  '8-33': {
    pull: 'Your 8 expects a lot of people, and your 33 feels for them when it’s too much. You ask for more, then stay and help.',
    inPrivate: {
      8: 'Everyone knows the 33 who’s there for them. Few people know about the 8, whose own goals have been waiting for years.',
      33: 'You come across as an 8 who wants results by tonight. In private you’re a 33, worried that you were too hard on them.',
    },
    turn: 'You’re firm with people at noon, sorry by two, and doing half their work by six. Keep the standard, and give them more time. You get a lot out of people when they know you’re on their side.',
  },
  '9-9': {
    pull: 'There are two 9s in you, so you care about people you’ve never met, and you still care about the ones who left.',
    turn: 'You’ve forgiven nearly everyone, including some who never said sorry. The last one is you, for something so old that the others would have to be reminded of it. Go ahead. You’ve had the practice.',
  },
  '9-11': {
    pull: 'A kinder world is what the 9 in you longs for and what the 11 can already picture. You’re full of hope, and bad news upsets you for days.',
    turn: 'You read one sad story in the morning and carry it until night. Do one thing about it, however small, and then go outside. You’ll feel everything anyway, so you might as well feel useful.',
  },
  '9-22': {
    pull: 'You want to help everyone, and you’ve worked out what it would take: the first is your 9, the second your 22. One kindness at a time feels slow.',
    turn: 'You’d like to fix the whole health system, so one trip to the doctor with a neighbor hardly seems worth counting. Count it. Every big thing you do begins with one person you can’t stop thinking about.',
  },
  '9-33': {
    pull: 'You were made for other people, if 9 and 33 have it right. One forgives everybody, the other teaches everybody, and both forget you.',
    turn: 'A long talk leaves your friend feeling lighter, and you with a headache. Ask yourself on the way home which of those worries is really yours. It’s usually one, and you’d forgotten all about it.',
  },
  '11-11': {
    pull: 'An 11 takes everything in, and with a second one there’s hardly a feeling you miss. You inspire people, and you seldom feel calm.',
    turn: 'A good song can change your whole day, and so can a bad look. You don’t need thicker skin. You need an hour without people, music or news, and then you’re glad to be so easily moved.',
  },
  '11-22': {
    pull: 'One of your numbers dreams and the other can build: that’s 11 and 22. You see what’s possible, and then you see what it costs.',
    inPrivate: {
      11: 'To others you’re a 22, who gets big things done and stays calm. Inside you’re an 11, and you hardly slept the night before.',
      22: 'People love the 11 in you for the dream. In private you’re a 22, who’s already making the list of what to buy.',
    },
    turn: 'One day it’s going to be wonderful, and the next it’s going to be a lot of work. Both are true, so keep going on the second kind. You do your best building once the excitement has worn off.',
  },
  '11-33': {
    pull: 'You feel other people’s pain almost as if it were yours. It keeps the 11 in you awake, and it gets the 33 up to help.',
    turn: 'After a day with people you’ve got five moods, and only one of them is your own. Take a walk until you know which. You can help them tomorrow, and you’ll want to.',
  },
  '22-22': {
    pull: 'With 22 doubled, you think in decades. You’d like to build something huge and lasting, and anything smaller feels like practice.',
    turn: 'Every plan of yours grows until it’s too big to begin. Cut it in half, then in half once more, and start on what’s left before lunch. You won’t be able to keep it small, and that’s fine.',
  },
  '22-33': {
    pull: 'Thousands of people are in a 22’s plans, and one person in tears is enough to make a 33 stop. You want to help them all.',
    inPrivate: {
      22: 'One at a time, people get the 33 in you, patient and kind. In private you’re a 22, thinking of a way to reach everybody.',
      33: 'You organize people by the hundred, as a 22 does. At night you’re a 33, and you think about the one who looked unhappy.',
    },
    turn: 'The plan says one thing and the person in front of you says another, and you choose the person. So plan for it: leave an hour free each day for whoever turns up. You’ll still finish.',
  },
  '33-33': {
    pull: 'You’ve got 33 more than once, and it shows in who comes to you, which is everyone. You comfort, you explain, and you rarely say you’re tired.',
    turn: '“How are you?” you ask everyone, and you’ve got “fine” ready before they can ask back. Try one true sentence instead. You’ve taught so many people to say one that you know how it goes.',
  },
};
