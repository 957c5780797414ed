import type { CoreReadings } from './types';

/** The Life Path: what a person learns over a lifetime. */
export const lifePathReadings: CoreReadings = {
  1: {
    title: 'Standing on Your Own',
    meaning:
      'With 1 as your Life Path, you spend your life learning to rely on yourself: to make your own decisions, start alone and go first.',
    intro:
      'Learning to stand on your own began early, and “Let me do it” may well have been your first full sentence.',
    keyTraits: [
      'brave',
      'determined',
      'ambitious',
      'capable',
      'energetic',
      'inventive',
      'stubborn',
      'solitary',
      'guarded',
      'direct',
    ],
    strengths:
      'Courage is what you practice all your life, and you learn it the way people learn to dive. First the edge of the pool, then the low board, then the high one, and nobody at the top of a ladder ever feels ready. You might move to a city where you know one address, or leave the safe job, or keep it and start something of your own at the kitchen table at night. Each time it turns out that the ladder was the bad part and the water was fine. By the middle of life you can decide on half the facts, work for months without applause, and eat alone in a good restaurant without taking out your phone. That last one takes most people until seventy.',
    challenges:
      'Your friends have more or less stopped offering to help, since every offer got the same cheerful “I’m good, thanks.” To you, asking feels like losing. So a 1 will get a bed frame up three floors alone, scratch every wall on the way and report that it went fine. At work you’d sooner take the whole project home than admit you’re stuck on the first page. In love you may bring the other person decisions that are already made, the new job, the move, the cat, and wonder why there’s no applause. Ask for something small this week, a ride or an opinion. Most people are so pleased to be asked that you’ll wonder why you kept it from them.',
    additionalInsights: [
      'Your best teachers are the people you wanted to beat. One may have been the girl next door who ran faster, another a colleague who started in the same month. They seemed to be in your way, and all the time you were practicing because of them. Ask one of them, someday, how they got so good. They may tell you it was you.',
      'What independence means to you changes with age. At eighteen it’s that your parents can’t tell you what to do. At thirty it’s your own name on the lease. Much later it’s falling asleep on a friend’s shoulder on a long bus ride, because you know you could manage without the shoulder. The last kind is the most restful, and this path is said to lead there.',
      'Money is part of the lesson. The first time you pay for everything yourself, even if everything is one room and a bag of beans, you feel ten feet tall. The harder half comes later: a friend wants to treat you, and you let them.',
    ],
  },
  2: {
    title: 'The Art of Partnership',
    meaning:
      '2 means partnership. With this Life Path you learn to live and work closely with others, to listen, and to keep the peace without forgetting yourself.',
    intro:
      'Your biggest lessons come to you as other people: a best friend, a teacher, a great love, a very difficult roommate.',
    keyTraits: [
      'sympathetic',
      'faithful',
      'tactful',
      'cooperative',
      'patient',
      'peaceful',
      'sensitive',
      'shy',
      'indecisive',
      'secretive',
    ],
    strengths:
      'Reading people is the skill you build over a lifetime. It may begin at the front door, since a small 2 can tell a parent’s mood from the way the key turns in the lock. Later it becomes useful. You hear the half second before a client says yes, and you ask what’s still worrying them. When two sides are stuck, you look for the third thing, the one they can both live with, and you’re patient enough to let them think of it. They’ll be proud of it for weeks, and you’ll tell them they should be.',
    challenges:
      'A roommate leaves his dishes in the sink, you say nothing, and the argument grows in the silence. The first month it’s such a small thing. The second month you wash them yourself, rather loudly. In the third month you’re angry about the dishes, the noise and the way he breathes. When you do speak, you bring a year of evidence, and he’s hearing the case for the first time. It would’ve taken five awkward minutes in week one, when it was still about dishes.',
    additionalInsights: [
      'A careless remark can stay with you for weeks, long after the person who made it has forgotten. Slowly you learn to ask what they meant. Mostly they meant nothing: they were hungry, or they were typing with one thumb at a red light. A young 2 lies awake over it. An older one asks the same afternoon, and sleeps.',
      'It takes you a long time to find out that you already know. Over a job or an apartment a 2 may ask five friends for advice, and every answer sounds right. Then you notice something. You always stop asking when one of them says what you’d hoped to hear. So later you ask one friend. Later still you toss a coin, and while it’s in the air you catch yourself wishing. You don’t have to look at the coin.',
      'The same sort of person keeps turning up in your life: louder than you, full of plans and happy to have you along. It may be a friend at school, then a manager, then the one you fall in love with. You help them shine and you’re good at it. Each time, your part of the lesson is to say where you’d like to go, and the good ones have been wondering.',
    ],
  },
  3: {
    title: 'The Gift of Words',
    meaning:
      '3 is the creative number. As a Life Path it says you learn to use imagination, words and humor to bring joy to others.',
    intro:
      'Talking is your talent, and the teachers who wrote “talks too much” had only filed it in the wrong place.',
    keyTraits: [
      'creative',
      'optimistic',
      'popular',
      'funny',
      'talented',
      'warm',
      'disorganized',
      'forgetful',
      'sensitive',
      'impatient',
    ],
    strengths:
      'Words come easily to you, and so do colors, tunes and voices. What you learn is that they’re worth something. It takes a while, because a 3 tends to think a thing can’t be real work if it’s fun. Then you may cheer up a whole ward of bored patients, or write a toast that gets quoted at every wedding afterward. A room of grumpy people hears you explain a new rule and walks out nearly happy. When times are hard your friends don’t ask what you think. They ask whether you’re coming. As the years pass you need the applause less. One afternoon you’ll make something and show it to no one, and it’ll be among the best afternoons you’ve had.',
    challenges:
      'Charm is what you use where practice was needed. It begins with homework: you haven’t done it, you say something funny about why, and the teacher forgives you. Later a brilliant talk covers for a report with no figures in it, and a song sent at midnight covers for a birthday you forgot. It nearly always works, which is the trouble. You can order dinner in several languages and have a conversation in none of them. Then one day a person you respect isn’t charmed, and says, “Good. Now do it properly.” You may be angry for a year. They’re the one who took you seriously.',
    additionalInsights: [
      'Money comes to you in bursts and leaves dancing. You aren’t wasteful; you simply believe in next month more than most people do. Let a careful friend look after the receipts, and pay them in dinners.',
      'Early mornings may be your secret. The first half of life you give to evenings: noise, company, ideas coming faster than you can use them. Then one day you’re up at six by accident. There’s nobody to tell anything to, so it goes onto paper instead, and by eight you have two good pages and are ready for the neighbors. It’s the only kind of rest that leaves you with something to show people.',
      'Making friends takes you ten minutes; finding out which ones are yours takes longer. Sooner or later there’s a winter when you aren’t funny at all, and you see who still calls. It may be three people, and not the three you’d have bet on. Love is found the same way. Look for the one who’s happy beside you on a day without jokes.',
    ],
  },
  4: {
    title: 'Building to Last',
    meaning:
      '4 stands for steady work. As a Life Path it means you learn to build slowly what will last: a skill, a home, the trust of others.',
    intro:
      'You learn slowly and forget nothing, and what you make still works when the fashion has passed.',
    keyTraits: [
      'hardworking',
      'reliable',
      'loyal',
      'honest',
      'patient',
      'practical',
      'rigid',
      'cautious',
      'stubborn',
      'serious',
    ],
    strengths:
      'Patience is your talent, and you spend your life turning it into something solid. You learn a trade from the floor up, including the boring parts. Especially the boring parts. At twenty-five, among friends with titles, your sore hands and thick notebook can feel like being late. By fifty it looks different. A beginner who asks why it’s done this way gets the whole answer, with a drawing, and hears what happened to the man who did it the other way.',
    challenges:
      'The person you love takes the river road to the market, which is wrong, and gets there before you, and it bothers you all day. When a method works once, you make it a law. Bills are paid on the last day of the month, by you. Phones charge in the kitchen. A new colleague skips half your steps and is done by three, and you catch yourself looking for the mistake. It’s a little hard on the people around you, who’d love to show you something and can’t. Next time, go along by the river. You don’t have to admit it’s faster, only that it’s pretty.',
    additionalInsights: [
      'Saving you can do already. Spending is the course you signed up for. As you get older, find out where you’d like to be generous. It could be a long lunch, a trip while your legs are good, or a word of praise for the person working next to you. The praise is free, and you’ve been saving that too.',
      'Work has closing hours, and your mind doesn’t. At night you may go through the whole building in your head, trying the locks. Before you stop, write down tomorrow’s first task. Then the day is really over.',
      'You’ll quite likely love a person who’s less tidy than you are. In the early days you shut the cabinets they leave open, and you mention it. Then one evening you’re scrolling back through your photos, and you see that the good ones were all taken on days without a plan. Every one of those days was their idea. You still shut the cabinets. You’ve stopped mentioning it.',
    ],
  },
  5: {
    title: 'Learning Through Freedom',
    meaning:
      '5 is the number of freedom. This Life Path teaches you through change: you learn by trying things, and in time you find out where you want to stay.',
    intro:
      'You’ve learned more from wrong turns than from any classroom, and you’d take most of them again.',
    keyTraits: [
      'experienced',
      'clever',
      'resourceful',
      'brave',
      'independent',
      'open-minded',
      'restless',
      'impatient',
      'evasive',
      'reckless',
    ],
    strengths:
      'Experience is your school, and you’ve never missed a day. You taste first and ask what it was afterward. Classrooms make you sleepy. But a market stall wakes you up, or a ship’s kitchen, or a street where you can’t read the signs. By evening you can do something you couldn’t do at breakfast. When your company moves across town and everyone’s worried, you already know where to get lunch there and who has the key to the roof. You’ve been lost before and it ended well. Nervous people find that very comforting, and every year more of them ask you how it’s done.',
    challenges:
      'A 5 tends to leave just before the lesson. The first months of anything are wonderful: the new town, the new trade, the new face across the table. Then it gets difficult in a dull way. Your boss offers a longer contract, or a person you like asks, very gently, where this is going, and you remember how much you’ve always wanted to see Norway. At twenty-two it was often right to go. Later you may notice you’ve read a great many first halves. The second half has what you keep looking for elsewhere: being known in a place, and being good at something hard.',
    additionalInsights: [
      'Every adventure needs a listener. When you’re young, you may love it that no one knows where you are. Then one night you come home with the best story of your life, and the kitchen is dark. In the end a 5 may feel freest beside the person who never asked them to stay. If the door is always open, you can stop watching it.',
      'You may have lived on very little and found it interesting, which is a kind of wealth. It won’t pay a deposit, though. Keep enough money for a few months of staying put. You rest better when leaving is a wish and not a deadline.',
      'Strangers have taught you half of what you know. A woman at a market shows you how to choose an avocado; a nurse on a night shift tells you what’s worth being afraid of. You take one thing from each of them and move on. Write these lessons down, with the names. By sixty it’ll be quite a book, and only you could’ve written it.',
    ],
  },
  6: {
    title: 'Love and Responsibility',
    meaning:
      'Love is the lesson of 6. On this Life Path you learn to care for family and community, and to do it without controlling anyone.',
    intro:
      'Whatever’s broken, lost or crying gets brought to your door, and you’ve never learned to say you’re closed.',
    keyTraits: [
      'responsible',
      'loving',
      'helpful',
      'loyal',
      'fair',
      'steady',
      'protective',
      'bossy',
      'worried',
      'touchy',
    ],
    strengths:
      'Looking after people is your life’s work, whether or not anyone pays you for it. At school it may have been the new kid, who had to be shown the good swings. Later it’s colleagues, the old man upstairs, a friend who can’t open a letter from the bank alone. Yours is a practical kind of love: it carries the groceries. Count the door keys your neighbors have given you. That’s their opinion of you, in metal.',
    challenges:
      'People can owe you a great deal without knowing it, because you keep accounts of kindness. Nothing is written down, but you know exactly who came to your party and who only sent a heart. You took them to the airport before sunrise, and they couldn’t water one plant. You stayed late for a colleague, and he left at five on the day you needed him. It all sits there politely until the bill is presented, the whole of it at once, in the middle of an argument about a spoon. What this path teaches, slowly, is that a gift is finished once it’s given. When you’ll want something back, say so at the start, because trading is perfectly fair and a surprise bill isn’t.',
    additionalInsights: [
      'Beauty is the part of 6 that keeps getting put off. You arrange flowers on other people’s tables and cancel your own painting class, because you aren’t needed there. That’s the reason to go. Two hours of not being needed is the deepest rest you can get.',
      'People in trouble find you, and with some of them you fall in love. You lend them your strength, they get well, and sometimes they leave. It’s a success, and it doesn’t feel like one. Around the third time you learn to ask early on: does this person want a partner or a nurse? Then watch for one who manages perfectly well without you and keeps coming over anyway. It may feel strange to have nothing to fix.',
      'Fairness matters to you, and it starts early: a small 6 counts out the candy and notices who wasn’t picked for the team. You divide money the same way, to the last cent, except that your own part tends to come out small. Fair means everyone, including the one who’s counting.',
    ],
  },
  7: {
    title: 'The Search for Understanding',
    meaning:
      '7 is the thinker. On this Life Path you look for the truth behind things, and you learn to trust some of what can’t be proved.',
    intro:
      'As a child you had more questions than the adults had answers, and you’re still waiting for some of them.',
    keyTraits: [
      'curious',
      'independent',
      'precise',
      'philosophical',
      'honest',
      'focused',
      'critical',
      'quiet',
      'doubtful',
      'solitary',
    ],
    strengths:
      'You stay with a question long after quicker people have gone to lunch. First it may have been the stars, in one book read until the cover came off. Later it’s engines, or old scriptures, or why the phone bill is two cents wrong. You like the part where you don’t know yet. That makes you a fine researcher and an unusually restful friend, since you never pretend. Experts enjoy you, because you ask the thing they’ve always hoped to be asked. In time you get called wise, which you doubt, naturally.',
    challenges:
      'You need a bed, so you read about beds, and a season later you know everything about springs and wood and you’re still on the floor. With you, doubt can go on until the chance has gone. A job you’d have been good at goes to whoever applied before they were sure. And a friend may wait through a whole winter of excellent conversation, decide it’s all you want, and say yes to the one who simply asked. Give a question a week, or a large one a month, with the date written down. Then go with the best answer you have, and take the doubts along.',
    additionalInsights: [
      'Time alone does you good at every age: behind the curtain at six, on long walks later, an early hour with the door shut. Every so often take one person along. They’ll talk too much for the first mile. Somewhere in the second they may ask a thing you never thought of, and the two of you will be late for dinner. It’s one of the ways a 7 falls in love.',
      'Faith is called the great lesson of this path, and it needs no church. It’s whatever you do before the proof comes in: forgive a brother, lend a friend money, buy a one-way ticket. Each time it goes well enough, you get a little lighter.',
      'You may look a long time for a teacher who’s never wrong. There was a professor, perhaps, then a faith or a movement, and each time you found the crack and left without a word. Then you meet a person whose faults you can see in an afternoon, and you keep learning from them anyway. Stay with that one.',
    ],
  },
  8: {
    title: 'Lessons in Success',
    meaning:
      '8 is about success and power. On this Life Path you learn to earn, to lead, and to use money and influence for others too.',
    intro:
      'You saw early that somebody makes the rules and sets the prices, and you thought it might as well be you.',
    keyTraits: [
      'decisive',
      'resilient',
      'powerful',
      'successful',
      'disciplined',
      'honest',
      'tough',
      'overworked',
      'demanding',
      'stubborn',
    ],
    strengths:
      'How the world runs is no mystery to you: who decides, what it costs, where the waste is. Perhaps money was short when you were small, and you knew the prices before you could read. Later you’re handed a thing that’s struggling, a food stall, a department, a team that loses every game, and within a season it’s on its feet. You want bad news while it’s fresh. This path is known for falls as well as climbs, so you may once have lost a job, or a sum you’d rather not say aloud. You started again. It’s the strongest thing about you, and it makes you kind to anyone who’s at the bottom now.',
    challenges:
      'Those who love you get what’s left of you at ten at night, because the rest has gone into results. Results are how you measure what you’re worth. It may go back to school, when a good grade got a smile and you thought the smile was for the grade. So you bring them home still: the promotion, the prize, the bigger apartment, always slightly late for dinner. A bad month at work turns into a bad you. On vacation you feel yourself losing value by the hour, like fish. And all the while they never asked to see the figures. Ask what they do want from you. It’s usually time, and less of it than you feared.',
    additionalInsights: [
      'Old books say the bill reaches an 8 sooner than other people: half the class copies, and you’re the one who’s caught. It can feel unfair. But it’s made you careful with the truth, in business too, so people take your word.',
      'Somewhere in life you’ll meet a person you can’t manage. It could be a four-year-old who won’t put on his shoes, or a parent who won’t move out of the old house. Titles don’t work on them, and neither do deadlines. You sit down on the floor beside them and wait. Of all the courses you’ll ever take in leadership, this is the longest, and there’s no diploma.',
      'Power gets interesting when you start giving it away. First you lend. Then you give, and hope it gets noticed. Much later you may hand the project you wanted most to a younger colleague, and stand at the back of the room while they do it well. Nobody thanks you, because nobody knows. You walk home slowly and sleep better than you have in months.',
    ],
  },
  9: {
    title: 'Caring and Letting Go',
    meaning:
      '9 gives. Its Life Path teaches you to care about all kinds of people, to forgive, and to let go of what’s over.',
    intro:
      'Loving people comes easily to you, and letting go of them is a course you keep having to repeat.',
    keyTraits: [
      'forgiving',
      'understanding',
      'artistic',
      'mature',
      'hopeful',
      'perceptive',
      'romantic',
      'nostalgic',
      'emotional',
      'idealistic',
    ],
    strengths:
      'You care about nearly everyone you meet, and life keeps introducing you to more. You may have cried for the wolf in the story, which annoyed the other children. Later you end up where all sorts of people come through the door: a clinic, a theater, a night school. In any argument you see both sides, and also the person who isn’t in the room. What you get truly good at, over time, is endings. A house has to be emptied, or a little club has lost its last members, and you know what to say, what to sing and who should have the trophy.',
    challenges:
      'A new love can feel they’re sharing you with a person who left long ago and gets more perfect every year, because you won’t let the past go. Your phone is full of photos, so there’s no room to take one today. You may carry the same box of letters from apartment to apartment and never open it. At work you keep telling the new team how the old team did it. Loyalty is a lovely thing, but the present gets very little of you. So say goodbye properly. Tell one friend the whole story, cry if you like, then choose a single picture and hang it where you’ll see it. What you loved about that time comes along anyway; it’s the boxes that can stay behind.',
    additionalInsights: [
      'Forgiving is the hardest thing you’ll learn, and it comes late. You don’t have to say it was all right. You only stop waiting: for the apology, for the money, for the call. You’ll know it’s worked when their name comes up at dinner and you go on eating.',
      'People will let you down, and you’ll announce that you’re finished with them. The charity wastes what you gave; the man you admired is rude to his driver. “Never again,” you say. Two weeks later you’re carrying a stranger’s stroller up the station stairs. With age you stop announcing it. You know what people are like, and you like them.',
      'You became such a good listener, so early, that half your life can go by before anyone hears your side. At sixteen you may have known all about the neighbors’ marriage, while no one at home could’ve named your favorite song. When the person who loves you asks, “And you?” they don’t want your view of the world. They want to know what happened to you this week, including the small and stupid parts. It’s restful, once you get used to it.',
    ],
  },
  11: {
    title: 'Learning to Inspire',
    meaning:
      'A Life Path of 11, a master number, is about insight: you sense more than most people do, and you learn to turn it into something that helps them.',
    intro: 'Growing up, for you, means finding out that being sensitive is good for something.',
    keyTraits: [
      'intuitive',
      'sensitive',
      'spiritual',
      'original',
      'creative',
      'dreamy',
      'nervous',
      'indecisive',
      'moody',
      'idealistic',
    ],
    strengths:
      'You pick things up before you can explain them. A child on this path knows the visitors were fighting in the car, says so at the table, and is sent to wash their hands. Later you learn when to say it, and to whom. Friends call you with half an idea and hang up with a whole one. You see what a person could become and you tell them, and they miss their stop on the way home, thinking about it. It doesn’t take fame; a hairdresser can do it, or a cook. What grows with time is your trust in it. At fifty you say out loud what you’d have kept to yourself at twenty.',
    challenges:
      'You wait for a sign. The idea is good, but you’d like it confirmed: a dream would do, or three green lights in a row. When the sign comes, you want a second one, in case the first was only traffic. Meanwhile a person with a smaller idea has rented the hall. In love you may look for signs in how fast they write back, which mostly tells you how busy they are. Choose a date, and begin on it, whatever the sky says.',
    additionalInsights: [
      'Plain work keeps you steady. When you’re young, laundry and bills seem to be for people with less on their minds. Then there’s a season when everything’s too much, and you spend your evenings digging in a friend’s garden because you can’t think of anything else to do. By the end of the week you can think. Keep some job like that all your life, something with earth in it, or flour. For an 11 it’s the nearest thing to a rest.',
      'Sooner or later this path puts you in front of people. You’re asked to give the talk, or read the poem, or say what you charge, and you’d rather hide. The fear doesn’t leave with age. But one day what you have to say is bigger than the fear, and you walk out on shaking knees. Afterward they talk about what you said, and the knees never come up.',
      'Some of your days are quiet ones, the days of a 2, which is what 1 and 1 add up to. You share the cooking, you listen, you keep a friend company at the hospital. It’s easy to count such days as lost. They’re where you find out what people need, and most of love is made of them.',
    ],
  },
  22: {
    title: 'Learning to Build Big',
    meaning:
      'Great plans belong to 22. As a Life Path this master number means you learn to turn a large idea into something real that serves many people.',
    intro:
      'Your plans are enormous, and it may take half a lifetime to believe you’re allowed to build them.',
    keyTraits: [
      'capable',
      'organized',
      'ambitious',
      'steady',
      'modest',
      'thorough',
      'cautious',
      'unsure',
      'restless',
      'demanding',
    ],
    strengths:
      'You see the whole of a big thing and also the first small step. If some child ran the games for the entire street, with teams, a referee and a plan for bad weather, it was probably a 22. As an adult you’ll learn what dreamers find boring: permits, drains, how to run a meeting of people who hate meetings. You can put a poet and an engineer at the same table and translate. And you don’t need your name on it. You like to think of a stranger, long after your time, who steps in out of the rain and never wonders who put the roof there.',
    challenges:
      'Your plan is perfect, and it’s still in the folder. You go on improving it: the drawings, the costs, an answer to every question anyone could ask. The one thing you haven’t done is ask anyone. At twenty it’s too early, at thirty there’s no partner, at forty there’s no money, and each reason is true when you give it. Meanwhile you may take jobs that use a third of you and come home tired from holding back the rest. Build one corner of it this month, and build it badly. A wall you can lean on will teach you more than the folder has.',
    additionalInsights: [
      'Love teaches you the small scale. Someone tells you about a bird they saw, and there’s nothing to add, improve or pay for. Listen anyway. At eighty you may well remember the bird.',
      'Find a person who has built something large, and ask what went wrong. You’ll hear about the wall that fell, the year the money ran out, the friend who quit a week before the opening. It’ll do you more good than praise. Great things get made by people who were tired and unsure, and you’ve been qualified for ages.',
      'A quieter life is always on offer to a 22, the life of a 4: a steady job, a tidy home, the same walk every evening. It’s a good life, and you can rest in it as long as you like. No one has the right to call it too small. If you get restless there, take it as information. You aren’t being ungrateful. There’s just some of you left over, and it would like to be used.',
    ],
  },
  33: {
    title: 'The Patient Teacher',
    meaning:
      'Master number 33 means teaching with love. On this Life Path you learn to help and comfort others with patience, and to be just as kind to yourself.',
    intro:
      'You were still small when you began to comfort people and explain things to them, and you’ve hardly had a day off since.',
    keyTraits: [
      'kind',
      'thoughtful',
      'supportive',
      'gentle',
      'devoted',
      'responsible',
      'self-critical',
      'restless',
      'worried',
      'overworked',
    ],
    strengths:
      'Helping people grow is what you do, usually before you notice you’re doing it. Perhaps a boy from your street can swim today because you stood up to your waist in cold water, saying, “One more. I’ve got you.” Your voice, when you correct a mistake, says you aren’t angry. You don’t do the thing for them; you make the step smaller, until they can take it. For half your life you may think everyone can do this. By then your old students are all over town, and a few of them have students of their own.',
    challenges:
      'You sit down with a magazine, and before you’ve turned a page you feel guilty. There’s a friend who’s ill, an aunt who’s alone and a neighbor who’s moving on the weekend. Up you get. Rest is the one thing you keep failing. On vacation you apologize to your colleagues for being away, and carry the phone down to the water in a plastic bag. The people who love you would like to find you asleep in the afternoon with your mouth open. Let them.',
    additionalInsights: [
      'Be a beginner again, in some class where you aren’t needed: Greek, or juggling. For two weeks you’ll want to help the man beside you. Then something in you relaxes. It’s rather nice to be corrected, and you find out that students are tougher than they look. You may worry less about your own after that.',
      'One day someone you taught will be better than you. Tonight she plays a piece you could never play, on strings you may have helped to pay for. It hurts for about as long as it takes to stand up and clap, and after that you’re only happy.',
      'Comfort doesn’t always need words, and to a born teacher that comes as late news. Think back to whoever comforted you best. It may have been a grandmother who sat down next to you on the step, on a terrible afternoon, and shelled peas. She said almost nothing. You’ve been looking for words as good as that ever since. On somebody else’s terrible afternoon you can stop looking, sit down and pass the peas.',
    ],
  },
};
