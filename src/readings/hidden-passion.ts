import type { CoreReadings } from './types';

/** The hidden passion: what a person cannot help doing. */
export const hiddenPassionReadings: CoreReadings = {
  1: {
    title: 'Always Starting Something',
    meaning:
      '1 is the number of beginnings. As a Hidden Passion it says that you feel a constant urge to start new things, on your own and in your own way.',
    intro: 'When you have a free afternoon, you use it to try something for the first time.',
    keyTraits: [
      'inventive',
      'daring',
      'competitive',
      'energetic',
      'stubborn',
      'original',
      'proud',
      'enthusiastic',
      'independent',
      'hasty',
    ],
    strengths:
      'Starting things gives you energy. Other people rest on a free day; you rest by learning something new. You cook without a recipe, repair a machine before reading the manual and sign up for a class in which you know nobody. Most of what you can do you taught yourself. Every new skill makes you look foolish for an hour, and you mind this less than your friends do. Several of their favorite hobbies were yours first. They joined in because you had already shown that it could be done.',
    challenges:
      'You turn ordinary things into a contest. The stranger jogging in the park does not know that he is in a race. You win it, and your knee hurts for days. Losing a board game can spoil your evening, even if you never wanted to play. Good advice sounds to you like an order. You refuse it, then find the same answer later, alone and at greater cost. There is no bad will in this. Your pleasure is in being first, and it is hard for you to enjoy what another person already does better.',
    additionalInsights: [
      'Your interest is strongest in the first days. There are notebooks at home with four full pages and a hundred empty ones, because by page five the idea was no longer new. This is less of a failure than it looks. Some beginnings only had to satisfy your curiosity. For the one or two that matter, find a partner who likes finishing.',
      'Give the habit a place in your calendar. Choose one new thing a month on purpose: fifty words of a language, a dish from a country you have never seen, a first song on a borrowed guitar. A planned beginning is just as much fun as a sudden one. It also leaves the other weeks free for the work you promised to finish.',
      'Working unseen suits you, until the result is ready. As a child you probably had a corner that nobody else could enter, with a sign that said so. You still cover a half-made thing with your arm when people come near. Show it earlier. The person looking over your shoulder may know exactly which wire is loose.',
    ],
  },
  2: {
    title: 'Happy to Help',
    meaning:
      '2 stands for partnership and harmony. Your Hidden Passion is to support other people and bring them together, and you do it almost without noticing.',
    intro:
      'When two people do not get along, or a friend has too much to do, you are already thinking about how to help.',
    keyTraits: [
      'helpful',
      'supportive',
      'modest',
      'loyal',
      'observant',
      'gentle',
      'cooperative',
      'attentive',
      'insecure',
      'affectionate',
    ],
    strengths:
      'Helping another person succeed gives you more pleasure than succeeding alone. You are glad to sing the lower voice in a song, or to read a friend’s speech before anyone else hears it. Small differences are clear to you. You can carry a shade of blue in your head across town and bring back the thread that matches. You also match people. Two of your friends are close today because you once sat them beside each other and then went to get drinks. They think it happened by chance.',
    challenges:
      'You help more than people need, and sometimes more than they want. A friend mentions that she has to move, and you arrive with boxes, a list and your cousin’s van before she has chosen a date. A colleague asks for a word of advice; you stay late and rewrite the report. People get used to this. Some grow lazy. Others feel a little small, since they never get to finish anything by themselves. You rarely notice until you are tired. Then you wonder why no one helps you, while everyone thinks that you love doing it all.',
    additionalInsights: [
      'Pairs please you. You keep the cup together with its saucer, answer every photo with a photo, and dislike leaving one half of anything alone. In the same spirit you want each person to have a partner: for lunch, for the dance, for life. It is a kind habit. A few people are happy by themselves, so ask before you match them.',
      'Wait for the question. When you see a person struggling, count slowly to ten, then ask: “Do you want help, or do you want company?” Many will choose company. You can stay beside them and keep your hands still. This is harder for you than any work, and for the other person it is often worth more.',
      'Music, dancing, rowing, theater: anything done together is good for this number. In a choir you do not need to sing the melody. You feel the moment when the others are about to hurry, and you slow them down by holding your note a little longer. Choose at least one such hobby. It gives your talent a place where it is always wanted.',
    ],
  },
  3: {
    title: 'Born to Entertain',
    meaning:
      '3 is the number of joy. As a Hidden Passion it means that you are always creating something: jokes, stories, songs, pictures, anything that makes people smile.',
    intro: 'A dull moment is all you need to invent a rhyme, a drawing or a funny voice.',
    keyTraits: [
      'playful',
      'funny',
      'imaginative',
      'lively',
      'silly',
      'colorful',
      'dramatic',
      'careless',
      'charming',
      'noisy',
    ],
    strengths:
      'Play comes to you as naturally as breathing. You draw hats on the people in the meeting notes. You give the cat a voice and read the takeout menu aloud as if it were a tragedy. You paint the inside of a cupboard orange because that is funnier than white. You do this even when no one is watching, so it is more than a wish to be admired. A sad face bothers you, and you try one thing after another until it changes. People remember you because you once made a long, boring wait feel like a party.',
    challenges:
      'Staying serious is hard for you, even when the moment asks for it. A speaker says “with deep regret,” and you feel a joke coming up like a sneeze. Friends who bring you a real worry sometimes get a funny answer when they needed a quiet one. Humor is also where you hide. If a conversation comes too close to something that hurts, you start to talk in a funny voice, and the subject is dropped. The people who love you laugh. Later they notice that they still do not know how you are. Tell one of them, in your own voice.',
    additionalInsights: [
      'You copy the way people talk without meaning to. After ten minutes with a plumber from Scotland you have his accent, and after a good film you are the hero until bedtime. Most people enjoy it, while a few think that you are laughing at them. Tell those few that you only imitate people you like. A theater group is the best place for this habit.',
      'You give names to things. The vacuum cleaner is Gerald, the old car is the Duchess, and a bad mood is called “having the bees.” Visitors take these words home with them. Your family speaks a small language that you invented, and the children learn it first. If you ever wonder what your gift is good for, listen to them use it.',
      'Keep tools for play within reach. Colored pens, paper, a cheap guitar, a box of old buttons: to others it may look like a mess, but you will use it. Ten minutes of making something with your hands clears your head better than an hour of television. On gray days do it before breakfast, while you are still too sleepy to judge the result.',
    ],
  },
  4: {
    title: 'Everything in Order',
    meaning:
      '4 stands for order and work. This Hidden Passion is the urge to fix, sort and build: you cannot leave a thing badly done.',
    intro:
      'You notice the loose screw, the crooked picture and the wrong total, and your hands want to put them right.',
    keyTraits: [
      'tidy',
      'practical',
      'careful',
      'handy',
      'skilled',
      'fussy',
      'patient',
      'reliable',
      'serious',
      'rigid',
    ],
    strengths:
      'Putting things right relaxes you. At a party you repair the bathroom lock while the others dance, then come back pleased with your evening. In a store you turn the cans so that their labels face the front, although you do not work there. You check twice: the shelf after it is hung, the knot after it is tied. Because of this, what you have mended stays mended. Friends think of you when something drips. They know that you will come with the right tool, and that you will also fix the thing they did not mention.',
    challenges:
      'Work done by other people rarely satisfies you. Your son stacks the firewood to surprise you, and the next day, while he is out, you stack it again. He sees it, of course. You wanted a better pile; he learns that his help was not good enough. The same happens with dishes, suitcases and the way a sheet is folded. Over time the people around you stop trying, and you complain that you have to do everything yourself. Leave one thing the way they did it. A slightly crooked pile burns just as well.',
    additionalInsights: [
      'Lists and records make you feel safe. You may list every book you have read, or write down the mileage at every tank of gas in the same small handwriting. You will probably never need the figures. Still, they give you what photographs give to others: proof that the time was real and that you took care of it.',
      'Free days are harder for you than busy ones. Lying beside a pool, you start to inspect the tiles. So do not plan an empty vacation. Take along a puzzle of a thousand pieces, a wall that needs paint, or a box of family pictures to sort. After two hours of that in the morning, you can do nothing all afternoon and enjoy it.',
      'Your list needs one item that can never be finished. Write “sit with her on the porch” or “call Dad for no reason,” and do not cross it out. Such an item will bother you, because you like to draw a line through every task. Keep it all the same. It reminds you whom the house is in order for.',
    ],
  },
  5: {
    title: 'Hungry for the New',
    meaning:
      '5 is the number of freedom. Your Hidden Passion is a hunger for new places, new tastes and new people, for as much of life as possible.',
    intro:
      'You turn into the unknown street, order the dish you cannot pronounce, and dislike doing the same thing twice.',
    keyTraits: [
      'adventurous',
      'curious',
      'impulsive',
      'sensual',
      'greedy',
      'bold',
      'flexible',
      'reckless',
      'sociable',
      'restless',
    ],
    strengths:
      'New experience makes you feel alive. After one hour in a strange town you have eaten something on a stick, learned the word for it and seen photos of the seller’s children. You touch, taste and ask before you think about it. Because so little frightens you, people tell you things and take you along. You pick up pieces of languages, odd jobs and useful friends, and one day you need exactly those. When a plan fails, the rest of the group looks at you. They know that you have probably found another way already.',
    challenges:
      'It is hard for you to stop when you have enough. You add five spices where the dish needed one, stay for one more song and then another, and book three countries for a trip of eight days. Trying things is how you learn, but too many of them at once leave no time to enjoy any. Your travel companions see the whole old town before lunch and would have liked to sit down in it. Money and sleep disappear in the same way. Good things also have a slow, quiet half, which comes later. You have usually left by then, so try staying for it once.',
    additionalInsights: [
      'Practice bores you, although you learn fast. The answer is to keep the skill and change the setting. Study the same language on a bench, in a shop, with a taxi driver, with a film. Cook the same soup in the style of five countries. You will have repeated it fifty times without once feeling that you were repeating yourself.',
      'Some of your best trips happen in your head. In bed you look up rents in a port you heard about that day, and you find out where the fish market is. You will probably never go. It is a harmless way to feed the appetite, and a cheap one, as long as your credit card is in another room.',
      'Keep one thing that does not change. It can be small: a weekly call, a morning swim, a plant that needs you every second day. At first it will feel like a limit. After a few months you will see what it is good for. People know where to find you at that hour, and it helps them to feel close to you.',
    ],
  },
  6: {
    title: 'Taking Care of Everyone',
    meaning:
      '6 stands for love and home. With this Hidden Passion you are always looking after people and making the places around you warm and beautiful.',
    intro:
      'Anyone who is cold, hungry or left out makes you want to do something about it at once.',
    keyTraits: [
      'caring',
      'generous',
      'artistic',
      'protective',
      'thoughtful',
      'devoted',
      'anxious',
      'welcoming',
      'affectionate',
      'fussy',
    ],
    strengths:
      'Looking after things makes you happy, even when nobody asked for it. You bring home dying plants from the office, and they live. You knit for babies who are not born yet, and you have sewn a stranger’s button back on between two acts of a play. Beauty is part of it: after one night in a rented room there are flowers in a glass. People feel better near you, often without knowing why. The light is soft, the bread is fresh, and a guest who was not invited finds a plate on the table. You made all of that.',
    challenges:
      'Worry is the price of so much love. You lie awake over a daughter’s exam, a friend’s cough and the neighbors’ dog. You call people to ask whether they arrived safely before they can have arrived at all. To you each call is a gift. To the one who answers, it can sound as if you doubt that they can manage. You even worry about families in television series. Ask yourself which of these worries has a task in it. Do the task, then try to leave the rest to the people it belongs to.',
    additionalInsights: [
      'You buy presents before you know who will get them. Somewhere at home are candles, good soap and cards for every event, because they were pretty and would surely be needed. They have saved several forgetful friends. Look through the shelf twice a year and give things away while they are still fresh. A small present without a reason is often the one that people remember.',
      'You are fascinated by homes. On an evening walk you look into lighted windows and choose a warmer color for the walls. You read ads for houses in towns where you will never live, and in your mind each child already has a room. When the wish becomes strong, use it: paint a wall, plant a window box, help a young couple to move in.',
      'Families of every kind need what you have, and not all of them are relatives. This number is read as a talent for making a group feel at home: a team, a class, the people on one floor. Cook for them once and find out what each of them likes. After that they begin to look after one another, which is the best result you can have.',
    ],
  },
  7: {
    title: 'Needing to Know',
    meaning:
      '7 is the number of thought. Your Hidden Passion is to find out: a question without an answer does not let you rest.',
    intro: 'A small doubt at dinner can keep you reading until two in the morning.',
    keyTraits: [
      'analytical',
      'thorough',
      'private',
      'skeptical',
      'logical',
      'secretive',
      'focused',
      'solitary',
      'sharp',
      'distracted',
    ],
    strengths:
      'You want to know how things really are, and you go on looking until you do. You read the small print, the notes at the end and then a second source, which shows that the first one was wrong. It does not stop on vacation: at the beach you work out the tides. Alone with one difficult question, you are as happy as you ever get. You seldom announce what you have found. Months later a friend asks in passing, and you give an answer in two sentences that took you a whole winter.',
    challenges:
      'When a question takes hold of you, the people around you disappear. Guests wait over cooling rice while you check one date in the next room, and the one date becomes four. You hear your name only the third time it is called. Nobody doubts that you are fond of them. They would simply like to be more interesting than the encyclopedia now and then. Tell them what you are looking for. Shared curiosity is good company, and some of them would gladly help you search, or at least keep your plate warm.',
    additionalInsights: [
      'You probably collect knowledge of a special kind. It may be old maps, the birds of one lake, or words that your grandfather used and no dictionary has. It fills notebooks or a folder that nobody has seen. Show one page to one person. Choose a patient listener who asks questions, since that will please you more than praise.',
      'Surprises seldom work on you. You knew about the party from a bakery box and a lowered voice, and then you read up on how surprised people look. Taking things apart is your way of enjoying them. Once in a while, leave one alone: a magic trick, a song, a compliment. Enjoy it whole and do not ask how it was done.',
      'Quiet places restore you, most of all those that people have just left. An empty church, a classroom after school, the beach in the first cold week: there your thoughts settle. Go regularly, as others go to the gym. When you trust a person very much, take them along and say nothing for an hour. From you, that is a declaration of love.',
    ],
  },
  8: {
    title: 'Aiming for the Top',
    meaning:
      '8 stands for power and success. As a Hidden Passion it means that you want results, so you aim high, count everything and take charge.',
    intro:
      'You look at any restaurant, club or school fair and see how it could be run better and earn twice as much.',
    keyTraits: [
      'ambitious',
      'determined',
      'shrewd',
      'tireless',
      'competitive',
      'strategic',
      'fair',
      'envious',
      'outspoken',
      'materialistic',
    ],
    strengths:
      'Big things that run well give you real joy. You read about companies the way others read crime novels. When you take over the school raffle, it is run like a bank and it pays for new computers. You see quickly what a thing is worth, who should do which job and what is being wasted. You also have the strength to carry it through, because failure makes you angry and anger makes you work. Injustice brings out the best in you. If a neighbor gets a wrong bill, you argue until it is corrected and enjoy every minute.',
    challenges:
      'You compare yourself with others too much. Before you visit friends, you look up what their house cost, and all evening you think of the figure while you praise the tiles. A rival’s success can keep you awake, although you had no wish for his prize until he won it. There is often an old reason. Long ago you were told, or you felt, that you would never be important, and you are still collecting proof against it. You may stop now. The people you wanted to convince changed their minds years ago, or were the wrong people to ask.',
    additionalInsights: [
      'Hobbies do not stay hobbies with you. The tomatoes go to a competition, the homemade jam gets a label, and soon there is talk of a second oven. Keep one activity without a score. Swim in the slow lane, bake bread, draw badly beside a child who draws well. It will feel pointless for a month, and then it will feel like rest.',
      'Money interests you because it shows how far you have come. You remember the first thing you could not afford, perhaps a red bicycle, and the day when you could. There is no shame in that pleasure. On bad days look back at the bicycle instead of ahead at the people in front of you. It proves that you can reach what you work for.',
      'Give some of your energy to a cause that cannot pay you. Clubs, schools and small charities are full of kind people who are afraid of numbers, and you are not. One evening a month from you can save them. Let the others keep their titles and their slow meetings. You are there for the result, and they will learn to value it.',
    ],
  },
  9: {
    title: 'A Heart for the World',
    meaning:
      '9 stands for love of humanity. This Hidden Passion makes you care deeply about strangers, about art, and about everything that seems unfair in the world.',
    intro: 'A story about people you have never met can move you to tears, and then to action.',
    keyTraits: [
      'compassionate',
      'idealistic',
      'sentimental',
      'tolerant',
      'passionate',
      'emotional',
      'musical',
      'scattered',
      'forgiving',
      'impractical',
    ],
    strengths:
      'Nothing human is strange to you. You read in the newspaper about the life of an unknown gardener and feel sorry that you never met him. You watch films in languages you do not speak and cry at the right places. Because you care so widely, people bring you what they hide from others: the debt, the prison term, the child they gave up. You do not look shocked, and you do not look away. Art reaches you just as easily. When you hear the right symphony, you conduct it in the kitchen with a wooden spoon.',
    challenges:
      'You say yes to too many good causes. There is the animal shelter, the festival, the petition, and the family down the street who cannot read their tax forms. Each of them truly needs you, so each of them gets one hour when it needed ten. You arrive late, full of sympathy, with the papers still at home. Then comes a week when you are too tired for any of them, and everyone has to manage without you. Choose two causes and do them properly. You may feel sorry about the others; there will always be others.',
    additionalInsights: [
      'Old and unfinished things touch you. In secondhand stores you pick up the half-finished sweater and the photograph of an unknown grandmother, and you wonder who gave them up. You may even finish the sweater. This tenderness for what others have left behind is a talent. It makes good nurses, good teachers, good writers and very full apartments.',
      'Music, theater and stories are food for you. They let you feel strongly without having to save anyone, which is rare in your life. You do not have to be good at it. Sing in the car, join an amateur group, keep your season ticket even when time is short. After such an evening you have something to give again.',
      'News from far away stays with you all day. A flood on another continent is in your mind while you do the shopping. Reading more about it helps nobody and leaves you sad. When something moves you, do one thing about it the same day: give a small sum, sign, write, offer a bed. After that you may put the newspaper away.',
    ],
  },
  11: {
    title: 'Struck by Ideas',
    meaning:
      'Master number 11 stands for inspiration. As your Hidden Passion it means that ideas come to you suddenly, and you feel that you must follow them.',
    intro:
      'The best idea of the week arrives while you are brushing your teeth, complete and impossible to ignore.',
    keyTraits: [
      'inspired',
      'intuitive',
      'nervous',
      'intense',
      'distracted',
      'spiritual',
      'excitable',
      'dreamy',
      'imaginative',
      'forgetful',
    ],
    strengths:
      'Ideas come to you from nowhere, often at odd moments. In the middle of a haircut you ask for a pencil, and what you write on the back of the price list becomes next year’s work. You notice chances that others walk past. You follow a feeling across the street and meet the very person you needed. When you are full of an idea you talk with both hands, and your excitement passes to everyone who listens. They go home believing that more is possible than they thought. This is why old books call 11 the number of light.',
    challenges:
      'You cannot order inspiration when you need it, or switch it off when you need sleep. You rent a cabin to write, sharpen the pencils and sit for four days in front of an empty page. Then the idea comes at three in the morning before an important exam. In between, ordinary life is neglected: you drive past your own exit, forget lunch and burn the rice. You may even begin to look down on days when nothing special happens. Those days are needed too. An idea grows only if you are rested enough to work on it.',
    additionalInsights: [
      'Write everything down at once, in one place. At present your ideas live on receipts, envelopes and the back of your hand. Copy them into a book at the end of each month, by daylight, with the date. Most of them will look weaker than they did at night. Two or three will still look good, and those deserve your time.',
      'Depth attracts you more than variety. You can listen to a single song for nine days. You wait for the place in the second verse that makes you shiver, because you want to know how it is done. On the tenth day you are finished with it. Warn the people you live with. What looks strange to them is how you study.',
      'After a great idea, do something ordinary. Take a bath, peel potatoes, let a friend tell you about his leaking roof. Such sensitive nerves need time to cool down. Wait one night before you send the long message or quit your job. A good idea can wait that long.',
    ],
  },
  22: {
    title: 'Big, Useful Plans',
    meaning:
      'Master number 22 stands for building. As a Hidden Passion it is the urge to plan large things that are useful to many people, down to the last detail.',
    intro: 'Where others see a broken bridge, you see how the whole city could work better.',
    keyTraits: [
      'organized',
      'ambitious',
      'constructive',
      'inventive',
      'cautious',
      'methodical',
      'realistic',
      'responsible',
      'persistent',
      'perfectionist',
    ],
    strengths:
      'Some people have big dreams and others count the screws; you do both. As a child you may have drawn maps of a city that did not exist, with a hospital, a market and even the pipes under the streets. You still do it in some form. You stop at a building site and can tell where the work will get into trouble. You read a budget and see the playground it could pay for. When you explain a plan, it no longer sounds like a dream. Your listeners begin to ask about dates.',
    challenges:
      'You plan so thoroughly that you may never begin. Imagine that the bridge near your home has been closed for two years. You worked out the repair in one weekend, with drawings and costs, but it is still in a folder because it needs one more check. On paper nothing can go wrong. In life there would be mud, votes, delays and people watching to see whether you can do it. The larger the plan, the easier it is to wait for a better moment. Build one small part this month, badly if necessary, and show it to another person.',
    additionalInsights: [
      'Public works move you as paintings move others. On vacation you photograph bridges, dams and old canals, and you talk for an hour with the man who looks after the pumps. You think of all the people who got up each morning to build them. You would like to leave something similar: a thing that works so well that nobody has to think about it.',
      'Let other people into your plan. Show it to a nurse, a child or the person who delivers your mail, and ask what is missing. They will want a bench in the shade and a shop that is open late. You had thought of the power supply and forgotten the bench. A plan for many people gets better when some of them have seen it.',
      'Finish small things on purpose. Make a toy boat, a shelf, a dinner for six: something you can complete in one day and touch afterward. It reminds you how it feels to be done. 2 and 2 make 4, the number of patient work, and 22 is said to do best when it remembers that. Large plans are made of such days.',
    ],
  },
  33: {
    title: 'A Teacher at Heart',
    meaning:
      'Master number 33 stands for teaching. As a Hidden Passion it says that you cannot see anyone struggle without wanting to comfort them and show them how.',
    intro: 'Whatever you learn, you want to pass on, patiently and to anyone who needs it.',
    keyTraits: [
      'kind',
      'patient',
      'encouraging',
      'wise',
      'understanding',
      'sympathetic',
      'selfless',
      'cheerful',
      'talkative',
      'interfering',
    ],
    strengths:
      'Teaching is what you do for fun. In the evening you visit an online forum for old sewing machines and tell a beginner that the broken thread is not her fault. You draw her a picture. You rewrite the instructions that come with new machines, putting first the step that everybody gets wrong. You go at the speed of the slowest person and never make them feel slow. Comfort comes with the lesson: people leave you knowing more, and thinking better of themselves. Some of them never learn your name and still do it the way you showed them.',
    challenges:
      'Leaving people to their own mistakes is difficult for you. A nephew falls into the stream and has a wonderful time, until you explain why wet stones are slippery. A beginner who is struggling nearby pulls you away from your meal, your book and your only free day. Not every mistake needs a teacher. People also learn by being wrong, and some would rather be wrong in peace. Before you step in, ask whether you were invited, and whether the person is unhappy or merely slow. If they are laughing, sit down again.',
    additionalInsights: [
      'You make explanations that last. You draw how to iron a shirt, or write down what to say at a funeral, and other people copy the page. It goes from house to house, and your name is soon lost. You do not mind. Put a date on them all the same. You will be glad one day to see how much you gave.',
      'Have one hobby in which you are bad and nobody learns anything. Play a trumpet in the garage, paint, grow enormous pumpkins. For twenty minutes you have no duty to the human race. If a child comes in and asks how it works, you are allowed to say that you have no idea. Your patience will be better afterward.',
      'First attempts move you more than perfect work. You keep the bowl that leans, the flat loaf, the first page from a man who learned to write at fifty. Their makers would be embarrassed; you see courage in them. Look at your own beginnings with the same eyes, including the ones from last week.',
    ],
  },
};
