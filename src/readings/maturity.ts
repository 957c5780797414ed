import type { CoreReadings } from './types';

/** The Maturity number: what ripens after forty, and how it looks while a person is young. */
export const maturityReadings: CoreReadings = {
  1: {
    title: 'Your Own Boss',
    meaning:
      'With 1 as your Maturity number you grow independent after forty. Someone asks what you’d like to do, and you answer without looking at anyone first.',
    intro:
      'Somewhere around forty you stop asking everyone what you should do, and find out that most of them had only been guessing.',
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
      'Independence comes to you late, and in small things first. One day you send a message without “if that’s OK with everyone” at the end, and nothing terrible happens. The next month you book a trip for one. After that there may be a key of your own to something, a studio, a stall or just a rented desk. The first evening you stand in there alone and turn the light off and on again, because you can. You aren’t louder than you were at twenty-five. You’ve just failed a few times, with people watching, and found out that after a week you’re the only one who remembers. It’s easy to follow a person like that. You say once where you’re going, and you carry your own bag.',
    challenges:
      'Being a beginner is very hard for you. By fifty you’re used to being the one who knows, so whatever you can’t do yet becomes something you don’t do. “I don’t dance,” you say, as if it were your blood type. A coworker half your age, with a pencil in her hair, offers to show you the new program. You thank her, wait until she’s gone, and spend the afternoon looking for a button she’d have found in a second. For ten summers you may have told everyone the water’s too cold, because you never learned to swim. By now you own a very good towel, and it’s never been wet.',
    additionalInsights: [
      'Before forty, this number mostly looks like impatience. You sit in a meeting about the next meeting, and you’ve already solved the problem on the back of the agenda. So you keep a list called “When I’m in charge.” No meetings before ten. Nobody says sorry for being sick. The day may come when you’re the one who calls the meeting. You read the list the night before, and you move the meeting to ten.',
      'Wealth, as you see it, means not having to explain yourself. A small sum that’s yours alone calms you more than a large one you have to discuss. Call it your quitting money: enough to say “I’m leaving” to a bad boss and still eat for three months. You may never touch it. But you sit differently at a desk you could leave.',
      'Love gets simpler, because you stop hinting. For years you said “Sure, why not,” and then trailed through the museum three rooms behind, looking for the exit. Now you say it straight out: “I’d rather stay home.” The first time it comes out far too loud, because you’ve been practicing it since lunch. Nothing terrible happens. The second time you say it in your normal voice, with your shoes already off.',
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
      'Patience turns into a kind of power as you get older. You get an unfair message, and your first answer is a good one, with teeth. Then you leave the phone in the kitchen, go to bed, and in the morning you send five calm words instead. You can stay silent for as long as it takes to peel an apple, and before you’ve finished, the other person has usually told the truth. With the few people you love, you get better every year. A friend says the tooth hurts again, and you know which tooth. When it’s something worse than a tooth, it’s you they take along to the hospital. You hold the bag, you don’t say it’ll be fine, and you’re still there when they come out.',
    challenges:
      'Protecting grown people from each other has become your second job. Before a family lunch you’ve already asked one of them not to mention the car, and warned another that it’s been a hard week. At the table you hardly taste a thing, because you’re listening to both ends of it, with a harmless question ready in case the voices go up. At work you sit through meetings that have nothing to do with you, only so that two people won’t be alone in them. Nobody asked you to, and they’ve never had to learn to manage without you. One day you’re out getting the potatoes when the voices go up. By the time you’re back, they’ve settled it, and your own plate is still hot.',
    additionalInsights: [
      '“No” is a word you learn late, and you say it beautifully. Perhaps someone you love wants a third dog. “Not a third one,” you say, once and softly, and you don’t explain it for the rest of the evening. Nothing breaks. There’s a short pause, in which two dogs look from one of you to the other. And the next thing you’re asked is what you’d like instead. It strikes you that you might have heard that question years ago, if you hadn’t always said yes so fast.',
      'You’d rather lose a little money than mention it, and then you can’t forget it. Your neighbor owes you forty-three dollars, and you tell her forty’s fine. For a month you think about the three dollars. She’d have paid them on the spot, if you’d said “forty-three.”',
      'If you aren’t forty yet, feeling so much can seem like a fault you were born with. The neighbors argue on the other side of the wall, you hear every word, and you suffer for both of them in turn. Don’t try to get tougher. Those ears will one day make you a very good judge of people. Until then, give them a night off. Run a bath, put on music, and for an hour be on nobody’s side but your own.',
    ],
  },
  3: {
    title: 'Finding Your Voice',
    meaning:
      'With a Maturity 3, joy and creative talent grow with age. After forty you sing in the car with the window down, and at the red light you go on singing.',
    intro:
      'Making people laugh was never the problem, and now, to your own surprise, you have something to tell them.',
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
      'Your best stories, pictures or songs are said to come late in life. You’ve been funny since school; what’s new is that you know when to stop. After forty you may go back to an old dream, the half-written novel or the guitar with four strings. This time you finish, mostly because you’ve stopped waiting to be discovered and bought the other two strings yourself. When a coworker retires after thirty years, you write him a song. Two verses are about his parking. The third is about the night he stayed late to help you and never told anyone. You nearly leave that one out, because there isn’t a joke in it. Then you sing it, looking at your shoes.',
    challenges:
      'A quiet evening frightens you a little, so you’ve arranged never to have one. You turn on the music before the lights. A video is running in the other room, and when the water boils you’re already calling a friend. If the friend is busy, you go out and buy something you don’t need from a person you can talk to. For the weekend you accept everything, even the wedding of two people you’ve never met. It was fun at thirty, and it’s still fun. But your best ideas are shy. A few times they’ve come as far as your stairs, heard the noise and gone home again. They’d like one lamp on, everything else off, and about half an hour to make up their minds.',
    additionalInsights: [
      'Hard moments show how far you’ve come. At a funeral the family may want you to speak, because you knew him well. You tell them how he borrowed your suit for an interview and gave it back with a fork in the pocket, and people laugh with tears in their eyes. At twenty you made jokes so that nobody would cry. Now you know people can do both at once.',
      'In your twenties you have more talents than evenings. You sing a bit, draw a bit and write first chapters. An older brother, who’s known since he was nine that he’d be a dentist, wonders when you’ll choose. You don’t have to yet. Put a date on every notebook and keep them all, even the poems. At fifty you’ll sit on the floor one night and read every page, laughing out loud, until you get to a line so good that you have to check whose handwriting it is.',
      'When you love someone, you learn to keep a story to yourself. It isn’t easy. You used to tell every dinner guest how the two of you met, and you acted it out, including the part where you opened the wrong suitcase. Now there are two or three stories only one other person knows. Sometimes you look at each other across a room, and you’re both thinking of the same one.',
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
      'All that patient work comes back to you in the second half of life, mostly as respect. One day a page of yours gets signed unread, because it’s yours. You take it back and read it once more anyway. Your hands know things by now: you can hear when a screw is tight, and tell by the weight of a box that something’s missing. When a beginner shows you her work, you look at it for a while and say, “That’s good.” From you that’s a speech. In love, too, time is on your side. Other people bring flowers and leave. You fix the shower and stay, and after twenty years you still don’t see what’s so romantic about it.',
    challenges:
      'You keep everything for later. Somewhere at home there’s a very good shirt you’ve never worn, new headphones that are waiting for the old ones to die, and a candle that’s too nice to light. You eat yesterday’s bread first, so by the time you reach the fresh bread, it’s yesterday’s. You’re saving your vacation days, too. All of it was sensible once. But by now the shirt is out of fashion, and the headphones fit a phone nobody makes anymore. “Later” has come and gone a few times already. Light the candle tonight, over yesterday’s bread if you like, for no reason at all. They still make candles.',
    additionalInsights: [
      'You buy fewer things as you get older, and you read about each of them like a detective. A pair of boots takes you a month, because you have to read every review of the soles, and you wear them for ten winters. If you ever buy the same boots for someone else, they should know what they’ve been given. It’s a love poem, and it’s waterproof.',
      'Secretly you’re afraid that work would go on perfectly well without you. So before two weeks away you leave twelve pages of instructions, with a map of the supply closet. When you come back, nothing has gone wrong. The instructions haven’t been opened, either. It hurts for a day. Then you see why it went so well: you’d been showing them how it’s done for years, and they’d been watching.',
      'Not yet forty? You may feel older than your friends already, because in a shared apartment you’re the one who knows when the trash gets picked up. Being sensible will always come easily to you, so use these years to practice being silly. Stay on the bus past your stop, just to see where it goes. You’ll have checked when the last one comes back, of course.',
    ],
  },
  5: {
    title: 'Freer With Every Year',
    meaning:
      '5 means freedom. As a Maturity number it’s said to bring you more change after forty than before: you give away the couch and buy a tent.',
    intro:
      'While friends your age are choosing a mattress for life, you’re asking what diving lessons cost.',
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
      'You get freer as you get older. At forty-eight you may start learning Turkish because of a song you heard in a taxi, and no one who knows you is surprised. A year later you give a driver your address in Turkish. He laughs until he has to pull over, and then he teaches you how to say it right. All those different jobs, which people called a lack of direction, turn out to be useful. You can talk to a truck driver in the morning and a surgeon in the afternoon, and you’re the person they send when nobody knows what to expect. When the plan suddenly changes, most people your age need to lie down. You’ve already got your jacket on.',
    challenges:
      'When you’re restless, you tell other people to change their lives. A friend says it was a boring week at the office. She likes her job and only wants to complain, but within the hour you’ve sent her a cooking school in Athens, two apartments there and a flight. A cousin asks which couch he should buy. “None,” you say. “Couches are how it starts.” Now he has no couch and a worry. Most of this advice is really meant for you. You’re the one who’s been dreaming of Athens all week.',
    additionalInsights: [
      'You need less than you used to, and you enjoy it more. At thirty you did three cities in a weekend, and mostly saw their bus stations. These days happiness is one ripe peach, eaten over the sink with the juice running down your arm. You’ll cross town for one cinnamon roll, and describe it to your friends until they beg you to stop.',
      'In love, a promise stops looking like a trap. For years you answered everything with “We’ll see,” including “Are you coming to our wedding?” Then one person gets a plain yes from you, and you notice something odd: you’re still free. You just know where you’re having breakfast. Two or three people and one place deserve a yes like that, and everything else can stay open.',
      'At twenty-three every chance looks like the last one. You say yes to a job on a ship and a roommate with a snake in the same week, in case nobody ever makes you an offer again. But a talent for change doesn’t run out at thirty. It gets better, because by then you can tell an adventure from a snake.',
    ],
  },
  6: {
    title: 'Heart of the Family',
    meaning:
      'With 6 as your Maturity number, home and family come first after forty. You buy a bigger table, and soon you’re borrowing chairs from the neighbors.',
    intro:
      'Sooner or later every holiday ends up at your table, and you’ve stopped pretending to be surprised.',
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
      'You always cared for people; what you learn later is how. At twenty, everyone who cried got the same hug and the same pasta from you. At fifty you can tell at a glance who needs pasta, who needs the truth, and who needs a blanket and no questions until morning. Some people can’t be helped face to face, so you leave the oranges at their door, ring the bell, and are down the stairs before it opens. At work every new person seems to get the desk beside yours. You say it’s because of the window.',
    challenges:
      'Accepting a present is hard for you, so you make sure it hardly ever happens. “What would you like for your birthday?” “Just come, all of you.” And then you cook for them. If a coworker pays for lunch, you turn up a week later with a bag of tomatoes, and now the coworker owes you again. Sick in bed, you apologize for the dust. It seems modest. But giving is the best feeling you know, and your family would like to have it, too. They come in with an ugly vase and shining eyes, and all you have to do is hold out your hands.',
    additionalInsights: [
      'Families give you the jobs that would start a fight if anyone else did them. When eight of you rent a place by the lake, you’re handed the key and asked who sleeps where. You’ve thought about it since the spring: who snores, who’s up at night, who shouldn’t share a wall. It takes you a minute, and nobody complains. For yourself you take the small room over the kitchen, and you tell everyone it’s the warm one.',
      'Money leaves you in small, warm amounts: a pair of gloves here, a school bag there, a loan until the end of the month. Perhaps a young cousin couldn’t pay one back, and he’s been avoiding you ever since. You don’t miss the money, but you do miss him, and the way he used to tell you everything with his mouth full. One Sunday you write to him that you’ve cooked far too much, and you set two places before he’s answered.',
      'A young 6 is often the last one to leave a party, because somebody has to rinse the glasses. If that’s you, sort your kindnesses early. Some make you hum while you do them, and those you can keep up for another fifty years. The ones that make you sigh can go to the relative who always says, “Just call me if I can help.”',
    ],
  },
  7: {
    title: 'Wisdom and Quiet',
    meaning:
      '7 is the number of wisdom. With this Maturity number you want depth and quiet after forty: you leave a party at ten, without an excuse, to finish your book.',
    intro:
      'The thoughts you kept to yourself at twenty are the ones people come and ask you for at fifty.',
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
      'Your thinking is what people come for as you get older, and you no longer hurry it. A coworker shows you a result that looks too good. You read it twice, drink your tea without a word, and put your finger on the line where it went wrong. You say less every year, and it’s remembered longer. You know how much money is enough, and you’d trade the rest for time. And you’ve learned to ask for what you need. You used to say you were tired when you wanted to be alone. Now you say, “I’d like to be alone this afternoon,” close the door, and feel your own face relax.',
    challenges:
      'You like being right, and sometimes you choose it over being close. A friend tells you why her heart is broken, and you point out, kindly, the weak spot in her argument. She wasn’t arguing, she was crying. In a fight you scroll back to a message from last year and read it aloud, with the date. You win so completely that it’s silent all the way home. It was all correct, and no one has ever been hugged for a proof. There’s a sentence you could try instead, and you won’t find a single mistake in it: “That sounds awful.”',
    additionalInsights: [
      'Questions without an answer stop hurting. At thirty you wanted to know whether there’s a God and why people leave, and you lost patience with anyone who seemed sure. Now you take such a question out for a walk, like a dog, and the air does you both good. You come home without the answer and in a better mood.',
      'You don’t like to share a thought before it’s finished, and some thoughts never get finished alone. It takes you years to trust someone that far, so start looking while you’re young. It could be a sister, an old rival, or the coworker who doesn’t mind silence. There’s an easy test. Say, “I’ve been thinking.” The right person takes off their coat and sits down again.',
      'Your perfect day off is spent finding out something useless, like why the sea comes in twice a day. At sunset you know why. You’ve also missed lunch, filled your shoes with sand, and explained the pull of the moon to a man who only wanted to know what time it was. It was a wonderful day. At work they ask what you did, and you say, “Oh, nothing much.”',
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
      'Power suits you better the older you get, because by now you know how it feels to have a bad boss. You may also remember a bill you couldn’t pay. So you give bad news in person, and whoever fixes your heater gets the money before the tools are packed up. Younger coworkers learn two things from you: find out who’s allowed to say yes, and thank everyone who had to say no. With friends your power is practical. When a landlord is making trouble for one of them, you make one very polite phone call, and the trouble stops.',
    challenges:
      'Letting go of something you built is the hardest thing for you. You hand it over with flowers and a speech, and you keep the password. Even when a friend is cooking, you stand behind him and turn down the heat. For a year you’ve trained a calm young woman to run the store, or the garden club, and now it’s your first free morning. You don’t call her. You make coffee, slowly, and drink it looking at the phone. Then you call, only to ask if she’s found the broom. She’s been sweeping with it for a year. “Yes,” she says, “thank you for checking.” It runs well without you, because you built it well. You make another coffee, and put the phone where you can’t reach it.',
    additionalInsights: [
      'Somewhere past fifty you start paying old debts, and the ones that keep you awake aren’t about money. Perhaps a coworker once took the blame for your mistake, and you looked at the carpet. You find out where he works now and write him three lines with no excuse in them. They take you longer than any contract. He may never answer, and that’s all right. For once you weren’t after a result.',
      'Under forty, you mostly notice this number when someone in charge is unfair. You say nothing, and then you go home and make a magnificent speech to the dirty dishes. Write the best lines down. One day you may be the one in charge, and somebody may be at home, over the sink, making that speech about you. It’ll help to know how it goes.',
      'Titles stop mattering to you. At thirty you knew the position and the likely salary of everyone in the room. Now you can spend a whole evening talking about tomatoes with the man on your left, and hear on the way home that he owns a bank. You forgot to ask. You were thinking about where to put the tomatoes.',
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
      'There’s more room in your heart every year. While others your age hold on to their things, you’d give the piano to a school and feel lighter all the way home. You once had a list of people you’d never forgive. Now you can think of only two names, and one of them you’ve asked to lunch. You can play cards with a man whose politics you can’t stand, listen to the news about his chickens, and find to your annoyance that you like him. Very little shocks you by now. So young coworkers bring you what they can’t say at home, and you’ve learned to answer “And then?” instead of “Oh no.”',
    challenges:
      'Your stories have a way of turning into sermons. This one starts well: in a crowded market an old woman’s bag breaks, and a boy catches her oranges. But next comes what it shows about people, and after that, what it shows about our times. When you reach the future of the planet, everyone’s studying the tablecloth. Some of your sermons are very short. “Can I borrow your jacket?” says a nephew, and is told how little a person really needs. Every word of it is true, which makes you hard to stop. Try ending with the oranges.',
    additionalInsights: [
      'Your help gets smaller and more useful. At thirty you had a complete plan for other people’s lives. Some of them followed it and got worse, others ignored it and were fine, and that made you modest. Now it’s a ride to the airport, the number of a good plumber, an hour with their impossible toddler. People say yes to that. One mother says it was the hour that saved her, and you’d spent it being a horse.',
      'While you’re young you may feel responsible for everything in the news. You worry at night about a river on another continent, and forget that your rent is due. There’s no need to care less. But learn something practical that your ideals can use, such as nursing, or bookkeeping, or how to make lunch for a hundred. On a bad day, somebody has to know how much rice that is. And whoever has cooked rice for a hundred sleeps very well.',
      'Forgiving comes fast to you now, sometimes before the person you love has finished saying sorry. Let them finish. They practiced that apology all the way home, and they’re very proud of the middle. It feels better to be forgiven for the whole thing.',
    ],
  },
  11: {
    title: 'Intuition You Can Use',
    meaning:
      'Master number 11 is about intuition. As a Maturity number it means you learn, after forty, to rely on what you sense: you say “No, thank you,” and don’t add a reason.',
    intro:
      'The nerves that kept you awake at thirty make you, at fifty, the person everyone wants beside them before a big decision.',
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
      'With age you learn to use what you sense instead of hiding it. For half your life you felt a thing first and then invented sensible reasons for it, like a driver who knows the way and pretends to read the map. Now you say in an ordinary voice, “Something’s wrong with this plan, and I don’t know what.” The team goes through it again, not very willingly, and the mistake is on page six. People bring you the ideas everyone else has laughed at. A neighbor wants to open a movie theater for people who can’t sleep. You believe in it for a whole hour before you ask what it costs.',
    challenges:
      'All day you’re sure, and at night the doubts come back. You lie there with a remark you made in a meeting, the message that was never answered, and the job you once turned down. You decide to apologize to a coworker who noticed nothing. If somebody you love is asleep beside you, you listen, and conclude from their breathing that it’s over. They’re dreaming about cheese. Make it a rule: between midnight and breakfast you don’t decide, you don’t quit, and you don’t press “Send.” Write the worry down and read it in daylight, when it’s usually half the size and spelled wrong.',
    additionalInsights: [
      'What you need, as the years pass, is one calm person nearby. It doesn’t have to be a romance. It’s the one who hears your dream at breakfast, all of it, including the ostrich on the escalator, thinks it over, and passes the butter. You used to believe you needed an audience. A good listener does you more good, and is easier to feed.',
      'Don’t buy anything large on the day it makes your heart beat faster. It may be a wonderful bargain, or it may be a wonderful salesman, and your heart can’t tell the two apart. Wait until morning and describe it to the most sensible person you know, and notice when you start to talk faster. That’s the part you aren’t sure of.',
      'You were told early that you’re too sensitive, usually by the same people who wanted your advice. Getting older won’t make you less so. You’ll just know your limits: when to go home, how much news fits into a day, and how badly you need a dark room with no opinions in it. If a teenager ever asks you how you can stand it, you’ll have something better to offer than “Be tougher.” You’ll have a list.',
    ],
  },
  22: {
    title: 'Big Plans Made Real',
    meaning:
      '22 is the master number of great plans. With this Maturity number, it’s said, you can carry one out after forty: you find the old drawing, and you ask for prices.',
    intro:
      'The big idea your friends have been hearing about for years finally gets a date, a budget and somebody to make the sandwiches.',
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
      'Over the years your big ideas stop being talk, because you’ve learned how things get done. At twenty-five you explained the whole plan, with your hands, to people who nodded and changed the subject. Now you carry one page, folded once, and show it only to the person who owns the field. You know that hardly anyone comes for a vision, and nearly everyone comes for a hot lunch. Nothing you did on the way was wasted. Perhaps you sold shoes for a year and thought your dreams were over. That’s where you learned to ask people what hurts, and wait for the answer. Now it may be a forest on a bare hill, or one long table in your street, and you’re the one in muddy boots, counting plates.',
    challenges:
      'You count the big things you’ve done, and you miss the ordinary days in between. You could say exactly what your last project cost, but not what everyone ate last Sunday, because you had a map open next to your plate. The family may own a fine picture of you with the mayor, and not a single one of you in pajamas. A friend calls just to talk, and after two minutes you ask, “So what do you need?” There’s a pause, because they don’t need anything. An ordinary day isn’t a project, so it never gets on your list. One week you put one there: “Sunday: pancakes, no map.” In the evening you cross it off, and you’re a little embarrassed at how good that feels.',
    additionalInsights: [
      'Getting half of what you planned feels like defeat. You meant to learn a whole language, and you can order lunch in it. You were going to do the entire garden, and one corner is done. You’d almost rather have none of it, and you walk past that corner without looking. Then one hot evening you need some shade, and put a chair there. You sit for an hour and look at what you did, for once, instead of what’s missing.',
      'Small jobs make you happier than you admit. On an ordinary evening you pay what’s due, sharpen the knives, and glue the leg back on a chair, whistling. It isn’t a step down. With a big plan you wait years to find out if it worked. With a chair you just sit down.',
      'Early on, you may get tired of hearing about your great potential. It’s nice to be told, but it isn’t a plan. So do the whole thing once, very small: a festival for one street, or a night school with four students. You’ll make your big mistakes while they’re cheap, and you’ll see who stays to the end and asks where the trash bags are. Those are the people to call, after forty, when you do the large one.',
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
      'People learn kindness from you by watching, and there are more of them every year. You never planned it. When you drop a full tray in front of everyone, you say, “It’s only a tray,” laugh, and get the broom. When it’s a beginner’s tray the next week, you show him the scar you got on the same step. You thank a cashier as if she’d come in just for you. None of it feels like teaching. Then one day you hear a sentence of yours in the next room, in somebody else’s voice: “It’s only a tray.” You stand there with the broom in your hands, oddly proud.',
    challenges:
      'You teach when it would be enough to listen. At home, even a sigh gets a breathing exercise. It’s a good exercise, and it’s an hour too early. A coworker tells you what her landlord said to her, and you explain how to write to a landlord, with a sample letter. She thanks you. In the afternoon she tells the same story to somebody else, who only says, “No! He didn’t!” and this time she feels much better. While people talk, try to repeat in your head the last thing they said. If you can’t, you were already preparing the lesson.',
    additionalInsights: [
      'Oddly enough, your friends love you most on the days when you’re in a bad mood. You’ve tried so hard to be kind all the time that they admire you from a small distance, the way people admire a church. Then one evening you say you can’t stand anyone today. They’re delighted. You get to complain for an hour, with names, and you sleep better than you have all week.',
      'The lessons people remember from you are the funny ones. You might teach somebody to park with two chairs and a laundry basket in the living room, while you play the angry driver behind them. You honk through your hands, you shake your fist, and you enjoy it rather more than a patient person should.',
      'Early in life, other people’s problems can feel like homework that’s due tomorrow. A neighbor mentions his debts, a coworker her back, and at midnight you’re still looking for the answers. Most of it isn’t yours to do. Your own part is smaller: teach the few things you already know, even if it’s only how to boil an egg, and then go to bed. The debts are still the neighbor’s and the back is still the coworker’s. But they’ll both know about eggs.',
    ],
  },
};
