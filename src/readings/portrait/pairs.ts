import type { ForPairs, PortraitFrame } from './types';

/**
 * What two of a person’s numbers do to each other, the smaller first. A pull holds whichever of Life
 * Path, Destiny and Soul Urge carries which number; the ones in `inPrivate` hold where the Soul Urge
 * is the number they stand under.
 */
export const portraitPairs: ForPairs<PortraitFrame> = {
  '1-1': {
    pull: 'Nobody has to push you: you decide fast, and you decide alone. You’re a 1 twice, so an order mostly makes you want to do the opposite.',
    turn: 'A shelf you put up alone takes all day and hangs a little crooked. You could have called a friend. But you smile at it every morning, and you wouldn’t trade it for a straight one.',
  },
  '1-2': {
    pull: 'You usually know your answer and wait politely to be asked. The 1 in you wants to decide, and the 2 wants everyone to agree first.',
    inPrivate: {
      1: 'Opinions come easily to a 1, and you have one on everything. You keep most of them private, because a 2 doesn’t like to argue.',
      2: 'After every quick decision, and as a 1 you make many, you privately worry like a 2 that somebody’s feelings were hurt.',
    },
    turn: 'While friends discuss where to eat, you’ve had a place in mind for ten minutes and hope someone else will name it. Name it yourself, as a suggestion. You’re polite enough to go first.',
  },
  '1-3': {
    pull: 'People say yes to your ideas before they’ve heard the details, and so do you. You have a 1’s nerve and a 3’s charm.',
    inPrivate: {
      1: 'You joke and let everyone talk, as a 3 does. Quietly, the 1 in you decided an hour ago how the evening will go.',
      3: 'A nice word stays with you for years, as it does with any 3. You tell no one, because a 1 isn’t supposed to need praise.',
    },
    turn: 'By the middle of anything you’ve had another idea, and it looks better because it’s new. Finish the old one first. You love to tell how things went, and this way there’s an end to tell.',
  },
  '1-4': {
    pull: 'You want things done properly, because you’re a 4, and you want them done now, because you’re a 1. Waiting makes you cross, and so do mistakes.',
    inPrivate: {
      1: 'You keep to the plan, like a 4, and secretly think about throwing it out, like a 1. So far no one suspects you.',
      4: 'You’re quick and bold and don’t ask many questions, like any 1. What you wish for, privately, is a 4’s life, where everything’s settled.',
    },
    turn: 'First you go at full speed, then you stop to measure, then you’re annoyed with yourself for stopping. By the end you’ve been quick and careful, and you’re the only one who thinks it took too long.',
  },
  '1-5': {
    pull: 'Permission is something you don’t wait for, with a 1 and a 5 in you. You decide on the spot and change direction just as fast.',
    turn: 'Starting over is easy for you; the third month of anything is hard. So take a friend along to the class or the choir. Alone you quit, but you don’t leave a friend standing there.',
  },
  '1-6': {
    pull: 'You look after everyone you love and won’t let them look after you. For a 6, love means helping; for a 1, being helped feels like losing.',
    inPrivate: {
      1: 'Nobody knows how much you want a day to yourself. You’re a 1 in your wishes, and a 6 to everyone who needs you.',
      6: 'People see you manage alone, like a 1. They don’t see the 6 in you, noticing who’s tired, who’s worried and who isn’t eating.',
    },
    turn: 'When you’re sick, you tell no one, and if they find out, you say it’s nothing and ask how they are. Let somebody bring you soup. You’d be hurt if they refused yours.',
  },
  '1-7': {
    pull: 'You think for yourself and work best alone. A 1 won’t be told what to do, and a 7 won’t be told what to think.',
    turn: 'When something interests you, you disappear for days and come back with it finished, surprised that anyone was worried. Send one message halfway: “Still here, going well.” You don’t need company, but you do like to be missed.',
  },
  '1-8': {
    pull: 'Taking orders doesn’t suit you. The 1 in you has its own way of doing things, and the 8 wants everyone else to use it.',
    turn: 'Put you in any kitchen, and within the hour you’re giving orders, asked or not. This week a beginner makes the pancakes, and you don’t touch the pan. By the third one they’re good, and you’ll say so.',
  },
  '1-9': {
    pull: 'Anybody can have your time, because you’re a 9, as long as they ask for it. When they simply take it, the 1 in you is furious.',
    inPrivate: {
      1: 'Secretly you want to decide things alone, like a 1. Out loud you say yes to everyone, like a 9, and mean it at the time.',
      9: 'Deciding takes you a second, because you’re a 1, and it’s usually a yes. Nobody knows that the 9 lies awake over other people’s troubles.',
    },
    turn: 'Everyone gets a yes from you until, one bad afternoon, you say no much too loudly, and to the person who asked for least. Say a small, friendly no before you’re tired. Your next yes will be warmer.',
  },
  '1-11': {
    pull: 'Ideas come to you suddenly, because you’re an 11, and you act on them at once, because you’re a 1, before you’ve explained them to anyone.',
    inPrivate: {
      1: 'Friends know you as an 11, gentle and full of dreams. Privately you’re a 1, who can’t wait to get to work on them, alone.',
      11: 'You seem as sure of yourself as any 1. Alone in bed you’re an 11, who feels every word of the day and can’t sleep.',
    },
    turn: 'By the time you explain an idea, half the kitchen is yellow and your friends are staring. Mostly they like it, and somebody picks up a brush. Next time, call one of them before you open the paint.',
  },
  '1-22': {
    pull: 'You plan far ahead and want to see results tonight. It takes a 22 to think that big, and a 1 to be in such a hurry.',
    inPrivate: {
      1: 'People trust you with big, slow plans, because you’re a 22. What you want for yourself, privately, is a 1’s pleasure: something small, finished before bed.',
      22: 'In private you have a 22’s plan, and it would take a lifetime. You haven’t told anyone, because they know you as a 1, always in a hurry.',
    },
    turn: 'Beginning at the beginning is hard for you. If it’s a garden, you plant one bed of flowers before you dig the rest, because you can’t wait to see something. Those flowers keep you digging all summer.',
  },
  '1-33': {
    pull: 'You teach gladly and hate to be taught. A 33 loves to show people how, and a 1 wants to find everything out alone.',
    inPrivate: {
      1: 'All day long you have a 33’s patience for everyone. Nobody hears about the 1 in you, who just wants to finish something alone.',
      33: 'People see a 1, who walks ahead. In secret you’re a 33, worried about whoever’s behind, and you look back more often than they think.',
    },
    turn: 'There’s nothing you won’t explain ten times, kindly. But you put your own new chair together without the instructions, and it wobbles. Let somebody show you. You know how happy it makes a person to be asked.',
  },
  '2-2': {
    pull: 'Friends tell you everything, because you’re a 2 twice and you really listen. They mostly have to guess what you want yourself.',
    turn: 'A small request takes you days. You practice it in the shower and on the way to work, and when the moment comes, you ask how they are. Write it on a note instead. They nearly always say yes.',
  },
  '2-3': {
    pull: 'In a group you’re a 3, and you keep everyone laughing. With one friend you’re a 2, and you say little and hear a lot.',
    inPrivate: {
      2: 'One good friend matters more to you than the whole crowd: that’s the 2 you keep private. The crowd gets your 3, loud and funny.',
      3: 'Others do the talking while you listen, as a 2 does. In your head you’re a 3, with a joke ready that you don’t make.',
    },
    turn: 'One face changes at your joke, and you think about it all the way home. It’s usually nothing. But you do watch people’s faces, and that’s why you’re funny without being mean.',
  },
  '2-4': {
    pull: 'People can rely on you. The 2 in you remembers how they feel, and the 4 remembers what you promised them.',
    turn: 'You say yes to be kind, and you keep your word, so your week fills up with other people’s plans. Look at the calendar before you nod. People will wait, and they’ll still be glad it’s you.',
  },
  '2-5': {
    pull: 'You miss people as soon as you’ve escaped them. The 2 in you wants to be close, and the 5 has to be free.',
    inPrivate: {
      2: 'You hope, without ever saying so, that someone will ask you to stay. You’re a 2 at heart, and a 5 already in your coat.',
      5: 'When people need you, you’re close by, and as kind as a 2. Your secret is a 5’s: some afternoons you want nobody to find you.',
    },
    turn: 'Out of kindness you stay too long, so you leave in a hurry, without your scarf. Friends are used to it by now. You come back for the scarf, and you stay for supper.',
  },
  '2-6': {
    pull: 'People come to you first, and often. The 2 in you listens to them, and the 6 gets up and does something.',
    turn: 'What others need, you hear in half a sentence. What you need, you say so softly that it sounds like a remark about the weather. Try “I could use some help.” Others come running for that, too.',
  },
  '2-7': {
    pull: 'You love people in small amounts. Left alone, the 2 in you gets lonely, and among people, the 7 gets tired.',
    inPrivate: {
      2: 'People think you want to be alone, because you’re a 7. They can’t know about the 2, who hopes they’ll ask a second time.',
      7: 'Hearing nothing at all is your private idea of a feast, because you’re a 7. The 2 in you goes on listening to everyone.',
    },
    turn: 'After canceling dinner with friends, you enjoy the peace for an hour, and wonder what they’re all talking about. Next time, ask one of them over for tea. One friend at one small table is about right for you.',
  },
  '2-8': {
    pull: 'Knowing what you want is easy, because you’re an 8. Asking for it feels rude, because you’re a 2, so you ask very, very nicely.',
    inPrivate: {
      2: 'People count on you to take charge, like any 8. Only you know about the 2, whose whole good day can be spoiled by one cold look.',
      8: 'You know very well what your help is worth, being an 8, but you keep that to yourself and help for free, like a 2.',
    },
    turn: 'You ask so gently that people aren’t sure you’ve asked. When they understand, they’re glad to do it, because you’ve done so much for them. Say it once more, a little louder, and then pass the cake.',
  },
  '2-9': {
    pull: 'Everybody gets your sympathy, because you’re a 9. The 2 in you sometimes wonders if anyone’s saving some for you.',
    turn: 'Whole evenings go to people who never ask about you, and you’ve forgiven them before you’re home. There’s one friend who does ask. You know which one. Go there this week, without waiting for a reason.',
  },
  '2-11': {
    pull: 'Every mood in a room reaches you, as it would any 11, and like a 2 you think it’s your fault. You’re nearly always innocent.',
    turn: 'Somebody is short with you at breakfast, and by night you’ve found three things you might have done. Just ask them. Mostly it was a headache, or bad sleep, and you can both stop being so careful.',
  },
  '2-22': {
    pull: 'You can organize something large, and everyone in it still feels asked. A 22 makes the plan, and a 2 goes to see each person.',
    inPrivate: {
      2: 'The big, difficult jobs come to you, because people see a 22. Deep down you’re a 2, and you like a hug better than a prize.',
      22: 'Nobody knows about your big plan, the kind a 22 makes. They come to you as a 2, for help with their small ones.',
    },
    turn: 'You talk to people one at a time, over coffee, until the plan belongs to all of them. It takes weeks. But on the day itself everyone brings a chair, and you don’t have to ask twice.',
  },
  '2-33': {
    pull: 'Telling a friend a hard truth takes you days. You hate to hurt anyone, like a 2, and hate to see anyone hurt, like a 33.',
    inPrivate: {
      2: 'In private you have a 2’s wish: to be the most important person to somebody. Meanwhile you’re kind to everybody, as a 33 is.',
      33: 'People know you as a 2, because you listen and agree. You don’t tell them that the 33 wants to help them change their lives.',
    },
    turn: 'The right moment never seems to come, and while you wait for it, you get so kind that your friend suspects something. Say it in two sentences, and stay there afterward. Staying is what you’re good at.',
  },
  '3-3': {
    pull: 'You can make anything fun except finishing it. As a 3 twice over, you love beginnings, and you have a new one nearly every day.',
    turn: 'This month you’ve begun six things, and each of them is good. A seventh came to you just now, while you were reading this. Finish one of the six first: the one you can’t wait to show people.',
  },
  '3-4': {
    pull: 'You like to play, and you like to clean up afterward. The 3 in you makes the mess, and the 4 can’t sleep until it’s gone.',
    inPrivate: {
      3: 'The people around you know a 4, serious and on time. Alone at home you’re a 3, and you can do all their voices.',
      4: 'You’re the 3 who gets everyone laughing, and the 4 who’s secretly worked out when you have to leave to get enough sleep.',
    },
    turn: 'You start to tidy, find an old notebook, and read it out loud to somebody. After supper you do the rest in one hour, very fast. You end the day with a clean room and a good story.',
  },
  '3-5': {
    pull: 'An ordinary day isn’t safe from you. The 5 in you goes looking for something new, and the 3 can’t wait to tell everyone about it.',
    turn: 'A quiet evening makes you restless, so you make something happen, and by the end of the week you’re tired and can’t think why. You don’t mind. A week with nothing to tell would worry you more.',
  },
  '3-6': {
    pull: 'People feel at home with you, because the 6 looks after them, and stay late, because the 3 makes them laugh.',
    inPrivate: {
      3: 'Everyone counts on you, a 6, to see to the food and the chairs. You don’t say so, but the 3 wants to be the entertainment.',
      6: 'Telling jokes is what people expect of you, a 3. Between two of them, without a word, the 6 checks that everyone’s had enough to eat.',
    },
    turn: 'When a friend is sad, you give them something to eat and tell them something silly. When it’s you, you skip both and say you’re tired. Try your own recipe: eat something warm, and call somebody funny.',
  },
  '3-7': {
    pull: 'You talk a lot, and what matters most to you hardly ever comes up. A 3 loves to tell, and a 7 hates to explain.',
    inPrivate: {
      3: 'Jokes come to you all day, because you’re a 3, and you keep nearly all of them to yourself, because you’re a 7.',
      7: 'Everyone enjoys your stories, and sees a 3. The 7 in you keeps back the ones that matter most, and nobody knows they exist.',
    },
    turn: 'On a long train ride with one friend, you tell stories for an hour and look out the window for the next. Then, quietly, you say what really matters. You needed both hours to get there.',
  },
  '3-8': {
    pull: 'Everything begins as fun for you, because you’re a 3, and before long you want to be the best at it, because you’re an 8.',
    inPrivate: {
      3: 'People respect you, because you get results, like any 8. Your secret is the 3, who likes one good laugh better than respect.',
      8: 'Being taken seriously is your secret wish, because you’re an 8. You tell no one, because everybody’s laughing so nicely at the 3.',
    },
    turn: 'A hobby stays small with you for about a month. Then you’re baking forty loaves and asking people what they’d pay. Next time, bake one loaf and eat it with a friend, while it’s warm.',
  },
  '3-9': {
    pull: 'Nothing’s really fun for you until you’ve shared it. A 3 loves to be happy, and a 9 wants everyone else to be.',
    turn: 'You buy three jars of good honey, one to keep and two to give away, and by evening you’ve given away all three. It felt good each time. Buy a fourth, and hide it behind the rice.',
  },
  '3-11': {
    pull: 'Sometimes you scare yourself, because you find words for what other people only feel. The feelings come from your 11, and the words from your 3.',
    turn: 'When you imagine a picnic, you also imagine the rain, and after the rain the lightning. Tell someone the whole story out loud. By the lightning you’re both laughing, and you pack the sandwiches after all.',
  },
  '3-22': {
    pull: 'Beginnings are easy for you, with plans as big as a 22’s. The long middle is hard, because your patience is as short as a 3’s.',
    inPrivate: {
      3: 'In private you long for a 3’s kind of day, with no purpose at all. You get a 22’s kind, with everyone needing a decision.',
      22: 'All your friends know you as a 3, always good for a laugh. You haven’t told them about the 22, or the big thing you’re making.',
    },
    turn: 'In the dull stretch of a long job, you suddenly need to choose the colors. Go ahead and choose them. An hour of play a day is how you get to the end, and you do get there.',
  },
  '3-33': {
    pull: 'Everyone wants to learn from you, because you have a 33’s patience and a 3’s sense of humor. What you can’t be is strict.',
    turn: 'You say no in such a friendly voice that it’s taken for a yes, so you end up doing the favor. Say no once without the smile. You can smile right afterward, when everyone’s understood.',
  },
  '4-4': {
    pull: 'You’re about as reliable as a person gets, being a 4 twice. You do things on time, you do them properly, and surprises upset you.',
    turn: 'You know where the scissors are, when the rent is due and how much rice is left. A change of plans ruins your morning. By evening it’s the new plan, and you don’t want that one changed either.',
  },
  '4-5': {
    pull: 'You like to know what comes next, like a 4, and as soon as you know, you want something else, like a 5.',
    inPrivate: {
      4: 'You’re a 5 with the secret wishes of a 4: you need to leave, and you need everything where you left it.',
      5: 'Everyone who counts on you sees a 4, always where you promised to be. In your thoughts you’re a 5, and somewhere else.',
    },
    turn: 'The week is planned hour by hour, and by Wednesday you want to run away. So leave one afternoon empty on purpose. Get on a bus you don’t know, with a sandwich, and be home for dinner.',
  },
  '4-6': {
    pull: 'By evening you’ve done everything except rest. You keep your promises, like a 4, and look after everyone you love, like a 6.',
    turn: 'As soon as you sit down, you remember the stove, and while you’re up, you water the plants and wrap a present. Promise someone you’ll stop at eight. You don’t break promises, so you’ll really sit.',
  },
  '4-7': {
    pull: 'You check everything, and you’re very hard to fool. The 4 asks if it was done right, and the 7 asks if it’s true.',
    turn: 'On your way out you check the stove, the windows and the lock, and on the stairs you turn back for the stove. It makes you slow on easy days. On hard ones you’re the calmest person there.',
  },
  '4-8': {
    pull: 'Wishes don’t interest you much; you work for things. The 8 in you picks the goal, and the 4 gets up early for it every day.',
    turn: 'You reach the goal, nod, and start on the next one before lunch, while your friends are still lighting the candles on the cake. Sit down and have a slice. You’ve earned it, and it’s chocolate.',
  },
  '4-9': {
    pull: 'Money is safe with you until somebody needs some. The 4 in you saves it, the 9 gives it away, and you rarely regret either.',
    inPrivate: {
      4: 'Everyone calls you generous, and sees a 9. Nobody sees the 4 at night, counting how long the money has to last.',
      9: 'No one knows how much you give, because the 9 in you does it secretly. Everyone thinks of you as a careful 4, which is also true.',
    },
    turn: 'Money you’ve lent keeps you awake, because you can’t bring yourself to ask for it back. Put some coins in a jar each week, only for giving. You can give those away without counting.',
  },
  '4-11': {
    pull: 'You trust a feeling only after you’ve made a list. The feelings come from your 11, and the lists from your 4.',
    inPrivate: {
      4: 'You give people hope, as an 11 does. Privately you’re a 4, and your own hopes are simple: dinner at seven, and clean sheets.',
      11: 'Most of your decisions begin as a feeling, because you’re an 11, and you never admit it. The 4 in you shows people a list.',
    },
    turn: 'Some days you live on ideas and forget to eat. On others you can’t think until the drawers are in order, and around the second drawer, you have the best idea of the month.',
  },
  '4-22': {
    pull: 'Even your best work seems too small to you. A 4 finishes the job at hand, and a 22 wants to change the whole town.',
    turn: 'When the little job is done perfectly, you feel guilty about the big one. Cut a small piece off the big one, and do just that before supper. Small pieces are what you’re best at.',
  },
  '4-33': {
    pull: 'You’re strict about the work and soft with whoever did it. As a 4 you believe in rules, as a 33 in second chances.',
    inPrivate: {
      4: 'It bothers you when people don’t put things back, because you’re a 4, but you never say so. You smile, like a 33, and do it.',
      33: 'People hear a 4 when you talk about rules and dates. They have no idea that the 33 in you forgave them hours ago.',
    },
    turn: 'Behind a mistake you see the tired person who made it, so you stay late and fix it yourself. Fix it together instead. You have the patience, and you’ll both be home for dinner.',
  },
  '5-5': {
    pull: 'Rules sound like suggestions to you. You’re a 5 twice, so you’re curious, quick to go and quick to come back.',
    turn: 'Nothing stays the same with you, neither the route nor the haircut, and you say you have no habits. But you’ve gone to the same café for years. That’s a habit, and it’s a good one.',
  },
  '5-6': {
    pull: 'There’s almost nothing you won’t do for your people, because you’re a 6. Because you’re a 5, you sometimes have to get away from them.',
    inPrivate: {
      5: 'Everyone leans on you, because they see a 6. You don’t mention the 5, who’s already picked a place for a month without them.',
      6: 'Nobody knows that you can’t sleep until everyone’s safely home. That’s a 6’s heart in a 5 who’s hard to pin down.',
    },
    turn: 'You cross the whole country to help someone, and a week later you need the whole country between you. Both trips are allowed. You come back from the second one with presents and more patience.',
  },
  '5-7': {
    pull: 'Boredom is something you hardly know. The 5 in you wants to see everything, and the 7 wants to understand how it works.',
    turn: 'For three weeks you read and talk about nothing but bees, and suddenly you’re done with bees. It looks like quitting. But you’ve understood them, and years later you still know how they find their way home.',
  },
  '5-8': {
    pull: 'You’re ambitious, and you can’t stand being expected at nine. The 8 wants to run things, and the 5 wants to run off.',
    inPrivate: {
      5: 'People see an 8 with goals and a full calendar. Secretly you’re a 5, and your favorite word is “canceled.”',
      8: 'To other people you’re a 5 who takes things as they come. The 8 in you intends to win, and doesn’t let it show.',
    },
    turn: 'Whatever you win comes with early mornings and people waiting for you, and soon you’re looking out the window. Ask for one free day in the week. You work twice as hard when you’re allowed to leave.',
  },
  '5-9': {
    pull: 'Almost any crowd feels like home to you. A 5 isn’t afraid of what’s strange, and a 9 doesn’t find anybody strange.',
    turn: 'New people get your best stories, and old friends get “Not much, and you?” They’d like to hear the stories, too. Sit down with them this week and start at the beginning.',
  },
  '5-11': {
    pull: 'Plans change overnight with you, and you can rarely say why. The 11 in you has a feeling, and the 5 has already left.',
    turn: 'A feeling you couldn’t explain was the start of most of your best days, and of a few very long ways home in the rain. You don’t regret one of them. Next time, just take dry socks.',
  },
  '5-22': {
    pull: 'You want to make something big and still be free to go. Ten years of work don’t scare a 22, but they scare a 5.',
    inPrivate: {
      5: 'Long projects seem made for you, as they are for any 22. Nobody suspects the 5, who wants to leave town as soon as there’s a plan.',
      22: '“Where are you off to now?” friends ask, because they know a 5. Your secret wish is a 22’s: to leave something behind that stays.',
    },
    turn: 'When you build something big, you love the first week and the last. In between you get restless and wander off. Don’t worry about it: you come back with fresh bread, new wood and the missing idea.',
  },
  '5-33': {
    pull: 'You’re kind, and hard to keep. The 33 stays when people are in trouble, and the 5 goes when they start to depend on you.',
    inPrivate: {
      5: 'Now and then you dream of an island with no visitors, like a 5, and tell no one. They need the 33 in you too much.',
      33: 'Like any 5, you seem too busy having fun to worry. At home, with the lights out, you’re a 33 who worries about everyone.',
    },
    turn: 'When a friend’s in trouble, you come at once, cook, clean and listen for two days, and go. That isn’t running off. You leave once they can manage, and there’s soup for a week.',
  },
  '6-6': {
    pull: 'Looking after people is what you do, and being a 6 twice makes you very good at it. You worry, you cook, and you usually know what others should do.',
    turn: 'An extra sweater goes everywhere with you, and someone always needs it. The system works until the day you’re cold as well. Take two. You’d have thought of it at once for anybody else.',
  },
  '6-7': {
    pull: 'You take care of everyone, and afterward you disappear. A 6 wants to be needed, and a 7 wants to be left in peace.',
    inPrivate: {
      6: 'People think you’re far away, like a 7. But privately you’re a 6, and you’re going over who’s well, who’s tired and who hasn’t called.',
      7: 'The hour after everyone’s gone home is your favorite, because you’re a 7. You don’t say so, because a 6 isn’t supposed to.',
    },
    turn: 'It’s a pleasure to do a friend’s shopping, and it’s a pleasure to take the long way back, where it’s quiet. That isn’t a lack of love. After an hour of your own thoughts, you’re warmer than before.',
  },
  '6-8': {
    pull: 'You work so hard for the people you love that they hardly see you. A 6 wants to give them everything, and an 8 won’t stop.',
    inPrivate: {
      6: 'All day you’re an 8, strong, busy and hard to reach. What you secretly want is a 6’s evening, with everyone around one table.',
      8: '“It was nothing,” you say to everyone you help, like a 6. Secretly you’re an 8, who knows how much work it was and hopes they noticed.',
    },
    turn: 'It’s late when you come home, and you’re too tired to talk, but there’s a plate for you, still warm. They know how hard you work for them. Be home early on Friday, and let them say so.',
  },
  '6-9': {
    pull: 'Far too many people count on you, and you like it. Family comes first, says the 6, and everyone is family, says the 9.',
    inPrivate: {
      6: 'The whole neighborhood knows you as a kind 9. You wouldn’t say it out loud, but the 6 prefers an evening with a few favorites.',
      9: 'At home you see to everything, and your family knows a 6. They don’t know how often the 9 thinks about people in the news.',
    },
    turn: 'By evening you’ve helped half the street, and you’re too tired to talk to your favorite person. Tomorrow, help two people and stop. Sit on the sofa with the one who’s been waiting for you.',
  },
  '6-11': {
    pull: 'You sense when somebody’s sad, and you can’t leave it at that. The 11 notices, and the 6 brings them something warm.',
    inPrivate: {
      6: 'In public you’re an 11, with hopes for the whole world. Privately you’re a 6, happiest when everyone you love is in the next room.',
      11: 'Everyone knows the 6 in you, who makes sure they’ve eaten. Over the dishes, alone, you’re an 11, who wonders what life is for.',
    },
    turn: 'Nine times in ten you guess people’s feelings right, and the tenth time you comfort someone who was perfectly happy. Have tea with them anyway. It’s your chance to say how you are.',
  },
  '6-22': {
    pull: 'Whatever you plan is big, and everyone should feel at home in it. The 22 sees to the size, and the 6 sees to the people.',
    turn: 'A wedding for three hundred is no trouble for you, and you know which guest doesn’t eat fish. What you forget is your own chair. Put it in the plan, near the music, with your name on it.',
  },
  '6-33': {
    pull: 'Caring for people is easy for you; stopping is hard. A 6 does it for the family, a 33 for whoever walks in.',
    turn: 'People get better around you, and you get tired, and you call that a good week. Next week, ask someone you’ve helped to make you dinner. It may be a little burned, and you’ll love it.',
  },
  '7-7': {
    pull: 'Few people think as long as you do before they speak. You’re a 7 twice, which makes for a lot of silence, most of it happy.',
    turn: 'One small question at breakfast, and it’s dark before you look up from the answer. You haven’t eaten or said a word, and you’ve had a wonderful day. If anybody asks you now, you’ll talk until midnight.',
  },
  '7-8': {
    pull: 'You take your time, and you’re hard to beat. The 7 wants to be right, and the 8 wants to come out ahead.',
    inPrivate: {
      7: 'People bring you their problems, because you run things like an 8. In secret you want what a 7 wants: a book, a chair and no visitors.',
      8: 'Lost in thought, like a 7, you don’t seem to care about winning. No one guesses that there’s an 8 in you, keeping score.',
    },
    turn: 'Before a new board game you read the rules twice, while everyone sighs and wants to begin. After that you usually win. People forgive you, because you’re the only one who can explain the rules, and you do it kindly.',
  },
  '7-9': {
    pull: 'You believe the best of people, and afterward you check. The believing comes from your 9, and the checking from your 7.',
    inPrivate: {
      7: 'After two hours with people you need a day with a book, and you don’t tell them. They know a patient 9, not the 7.',
      9: 'Nothing seems to upset you: you’re a 7 and keep to yourself. When no one’s looking you’re a 9, and a sad song makes you cry.',
    },
    turn: 'Someone tells you a sad story, you give them what you have, and at home you wonder if it was true. Sometimes it wasn’t. You give the next person something anyway, because you’d rather be fooled than unkind.',
  },
  '7-11': {
    pull: 'You’re often right and seldom sure. The 11 knows at once, and the 7 won’t believe a word until you’ve checked.',
    inPrivate: {
      7: 'Out loud you trust your feelings, as an 11 does. Later, when you’re alone, the 7 in you goes back over every reason.',
      11: 'The answer comes to you before you ask, because you’re secretly an 11. You ask for proof anyway, because a 7 wants to see it.',
    },
    turn: 'A question you’ve already answered keeps you awake. Get up, turn on the light, and write the answer on a piece of paper. In the morning it still looks right, and you can stop asking.',
  },
  '7-22': {
    pull: 'You know a lot and start late. The 22 in you wants to build something big, and the 7 wants to understand it completely first.',
    turn: 'For a year you draw the perfect tree house, and every nail in it is right. Show a child the drawing. You’ll be asked where the rope goes, and by evening you’ll have bought the rope.',
  },
  '7-33': {
    pull: '“Do you like it?” is a hard question for you. A 7 can’t tell a lie, and a 33 can’t bear to hurt anyone.',
    inPrivate: {
      7: 'Everyone thinks you always have time, like a 33. What you secretly want is to be a 7, alone with one thought for an hour.',
      33: 'It hurts you to watch anybody give up. You don’t let it show, so people see a cool 7 and miss the 33.',
    },
    turn: 'A friend has cut her own hair and asks what you think. You think so long that she gets worried. Begin with one true, good thing: the color. She’ll ask for the rest, because you’re honest and gentle.',
  },
  '8-8': {
    pull: 'Being in charge suits you, and so does winning. An 8 is ambitious, and you’re an 8 twice, so even your days off have goals.',
    turn: 'You can lose money, sleep and your voice without complaint, but not a game of cards. You ask for another round, and another, until you hear yourself and have to laugh. You’re very easy to love just then.',
  },
  '8-9': {
    pull: 'You want to win, and you feel bad for whoever came in second. The 8 likes to earn, and the 9 likes to give.',
    inPrivate: {
      8: 'There’s a lot you want, being an 8, and you keep it to yourself. A 9 is supposed to give, so you give.',
      9: 'You talk about goals and results, like an 8. You haven’t told anyone that the 9 already knows who you’ll share them with.',
    },
    turn: 'At a market you bargain hard, get the better price, and leave the difference as a tip. On paper it makes no sense. You like to win, and you like to see someone smile, and you got both.',
  },
  '8-11': {
    pull: 'You choose with your heart and explain it with numbers. The heart belongs to the 11 in you, and the numbers to the 8.',
    inPrivate: {
      8: 'Everyone hears about your big ideas, because you’re an 11. They never hear that the 8 in you has already asked what it would all cost.',
      11: 'People hear an 8 who’s practical and counts everything. What no one knows is that the 11 cries at weddings and believes in dreams.',
    },
    turn: 'You fall in love with an old red bicycle, and spend an hour checking the brakes and the chain to be sensible. They’re fine, mostly. You buy it because it’s red, and you never regret it.',
  },
  '8-22': {
    pull: 'Nothing you do stays small, and you rarely know when to go home. An 8 wants to be in charge, and a 22 wants to build.',
    turn: 'A picnic with you has a plan, and a map of who sits where. People tease you and sit down where it says. Afterward, leave the map in the grass and lie down beside someone you like.',
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
    pull: 'People you’ve never met matter to you, and so do the ones who left years ago. That comes from being a 9 twice.',
    turn: 'You’ve forgiven nearly everyone, including some who never said sorry. Forgive yourself as well, for that one old mistake you still think about. The others forgot it long ago.',
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
    pull: 'Other people get nearly all your time. A 9 forgives everybody, a 33 teaches everybody, and neither of them remembers to ask about you.',
    turn: 'A long talk leaves your friend feeling lighter, and you with a headache. Ask yourself on the way home which of those worries is really yours. The rest belong to your friend, who’s asleep by now.',
  },
  '11-11': {
    pull: 'Even the feelings people hide are plain to you. You’re an 11 twice, so you notice everything, you inspire others, and you seldom feel calm.',
    turn: 'A good song can change your whole day, and so can a bad look. Spend one hour each evening alone, without music or news. After that hour, you’re glad to be so easily moved.',
  },
  '11-22': {
    pull: 'Few dreamers are as practical as you. The 11 in you sees the house finished, and the 22 has already counted the bricks.',
    inPrivate: {
      11: 'The night before anything big, you hardly sleep, because you’re secretly an 11. In the morning people see a 22, calm and ready for work.',
      22: 'People love to hear your dreams, as they would any 11’s. They don’t know that the 22 in you has made a list of what to buy.',
    },
    turn: 'On Monday your plan is wonderful, and on Tuesday it’s only a lot of work. Do the first hour of it on Tuesday anyway. By Wednesday there’s something to see, and you’re excited again.',
  },
  '11-33': {
    pull: 'Other people’s pain feels almost like your own. It keeps the 11 in you awake, and it gets the 33 up to help.',
    turn: 'After a day with people you’ve got five moods, and only one of them is your own. Sit in a warm bath until you know which one it is. Your friends can wait until tomorrow, when you’re rested.',
  },
  '22-22': {
    pull: 'Anything small feels like practice to you, because you want to build something huge and lasting. A 22 thinks in decades, and you’re a 22 twice.',
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
    pull: 'Everyone comes to you sooner or later, because you’re a 33 twice. You comfort, you explain, and you rarely say you’re tired.',
    turn: '“How are you?” you ask everyone, and you’ve got “fine” ready before they can ask back. One day, say “tired” instead. Someone will bring you a blanket, and you’ll be surprised who it is.',
  },
};
