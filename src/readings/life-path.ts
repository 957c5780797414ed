import type { CoreReadings } from './types';

/** The Life Path: what a person learns over a lifetime. */
export const lifePathReadings: CoreReadings = {
  1: {
    title: 'Standing on Your Own',
    meaning:
      'With 1 as your Life Path you spend your life learning to rely on yourself. You go to ask for advice, and on the way there you notice you’ve already decided.',
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
      'Courage is what you practice all your life. It never gets comfortable; you only get quicker at it. You might move to a city where you know one address, or leave the safe job, or start something of your own at night. In time you can decide before you have all the facts, and work for months without praise. And when the teacher of an evening course asks who’d like to begin, and twenty adults look at their shoes, you’re already walking to the board, with red ears. They’ve been red since you were six. You used to wait for the fear to go away first. By now you know it only leaves once you’ve started, so you start.',
    challenges:
      'Accepting help feels like losing, so you say no. Your friends have more or less stopped offering, since every offer got the same cheerful “I’m good, thanks.” A 1 will hang a curtain rod alone, one end on the hook and the other on top of their head, and report that it went fine. At work you’d sooner take the whole project home than admit you’re stuck on page one. In love you decide for both of you, about the new apartment, or the cat, and wonder why there’s no applause. There’s a sentence you’ve hardly ever said, and it has only four words: “Can you hold this?”',
    additionalInsights: [
      'You learn most from the people you’d like to beat. There’s nearly always one: first a girl who ran faster, later a coworker who can speak without notes. You watch them more closely than you ever watched a teacher, and you practice where they can’t see it. At the time it feels like envy. But look at what you can do today. Half of it started as somebody else’s trick, and you owe a few people a thank-you they’d never expect.',
      'What independence means to you changes with age. At eighteen it’s that your parents can’t tell you what to do. At thirty it’s your own name on the lease. Much later it may be falling asleep on a shoulder on a long train ride, because by then you know you could manage without it. You wake up with a crease in your cheek, and for once you don’t say sorry.',
      'The first time you pay for everything yourself, even if everything is one room and a bag of beans, you feel like a king. The harder lesson comes later, when a friend reaches for the bill. “I’ve got it.” “No, no.” “I said I’ve got it.” “At least let me get the tip.” It’s only two bowls of noodles. Put your wallet away, and sit on your hands if you have to. They’ve wanted to do this for years.',
    ],
  },
  2: {
    title: 'The Art of Partnership',
    meaning:
      '2 means partnership. With this Life Path you keep learning to live closely with others and still say what you want, even if it’s only “I’d like the window open.”',
    intro:
      'You learn most from the people you live with, and above all from the ones who leave their dishes in the sink.',
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
      'Reading people is the skill you build over a lifetime. It may begin at the front door: a small 2 can tell a parent’s mood from the way the key turns in the lock. Later it’s a friend on the phone. “I’m fine,” she says, half a second too late, and you’re already looking for your shoes. At work, when two people each want their own way, you see a third way that both could live with. Then you wait, patiently, until one of them thinks of it. They’ll be proud of it for weeks, and you’ll tell them they should be.',
    challenges:
      'You say nothing about small things, and in the silence they grow. A roommate leaves his dishes in the sink. In the first month it’s too small to mention. In the second you wash them yourself, very loudly. In the third you’re angry about the dishes, the noise and the way he breathes. When you do speak, you bring three months of evidence, with dates, and he’s hearing the case for the first time. At work it can be a coworker who hums. Say it in week one, when it’s still about dishes. Your voice will shake, it’ll take two awkward minutes, and afterward you can listen to him breathe in peace.',
    additionalInsights: [
      'A careless remark can stay with you for weeks, long after the person who made it has forgotten. Slowly you learn that most remarks meant nothing: the other person was hungry, or typing with one thumb at a red light. A young 2 can’t sleep because of a message that said only “Fine.” An older one reads it, thinks “red light,” and goes to sleep.',
      'You get more done beside another person than you ever do alone, and neither of you has to say a word. Leave a 2 alone with a form, and at six the plants are watered and the form is blank. Put a friend across the table, the one who licks her finger before each page, and you’re finished by lunch. If she moves away, the two of you may go on by phone, both phones lying on the table. For an hour all you hear is paper.',
      'The same sort of person keeps showing up in your life: louder than you, full of plans and happy to have you along. At seven it’s the boy at the next desk, who picks the game and gives you the second-best part. At thirty it may be the one you love, reading a list of cities aloud, and you say they all sound nice. But you’ve been looking at pictures of one of them at night, for a year. It’s third on the list. Point to it.',
    ],
  },
  3: {
    title: 'The Gift of Words',
    meaning:
      '3 is the creative number. On this Life Path you bring people joy, and you learn to finish what you start: you can play the first half of a great many songs.',
    intro:
      'Talking is your talent, though your teachers may have called it a problem and written home about it.',
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
      'Words come easily to you, and so do colors and tunes. What you learn over the years is that they’re worth something. It takes a while, because a 3 tends to think a thing can’t be real work if it’s fun. People keep asking you to “just look at” something: a speech, a letter to the landlord, three lines for the card that’s going around. You do it standing up, in four minutes, and hand it back as if it were nothing. It’s never nothing; they’d tried for a week. Lately you’ve begun to say, “Give me until tomorrow.” It still takes you four minutes. But now they know it’s work, and so do you.',
    challenges:
      'Where practice was needed, you use charm. It begins with homework: you haven’t done it, you say something funny about why, and you’re forgiven. Later you give a brilliant talk, and hardly anyone notices that you never did the research. A song sent at midnight makes up for a birthday you forgot. It nearly always works, which is the trouble. You can say “good morning” in several languages and have a conversation in none of them. Again and again you get as far as charm will take you, and stop there, around week four. It’s the week when you’d have to practice. You can feel it coming, and you already have a very good story about why you quit.',
    additionalInsights: [
      'Money you’ve just been given burns a hole in your pocket. For one evening you’re the kindest person in town: dinner for six, a ukulele, and flowers for the woman who waters the office plants and has never been given any. By the end of the month you’re explaining things to the landlord, and you’ve made him laugh twice. He won’t laugh a third time. Each time something comes in, give half of it to your most careful friend, and let her say no to you.',
      'Your best work may happen before breakfast, which will surprise everyone, you most of all. You give the first half of life to evenings: noise, company, ideas coming faster than you can use them. One day you’re up at six by accident. There’s nobody to talk to, only a man ironing in a window across the street, so it all goes onto paper instead. By eight he has five shirts and you have two good pages, and you still haven’t said a word to anyone.',
      'Making friends takes you one evening; finding out which ones will stay takes years. Sooner or later there’s a winter when you aren’t funny at all, and the loud ones stop calling. A man you’d hardly noticed comes by on Sunday with a bag of pears and does the crossword in your one good chair. He doesn’t try to cheer you up, and for an hour you don’t know what to do with your hands. Then you eat a pear.',
    ],
  },
  4: {
    title: 'Building to Last',
    meaning:
      '4 stands for steady work. On this Life Path you learn to build things slowly: you do a little every day, and one morning you notice you’re good at it.',
    intro:
      'You learn slowly and forget nothing, and what you make still works when everyone else’s has been thrown out.',
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
      'Patience is your talent, and you spend your life turning it into something solid. You learn a trade from the bottom up, and you don’t skip the boring parts. While your friends are getting titles, you’re getting sore hands and a thick notebook, and you may feel you’re falling behind. It looks different later, when a roof leaks or a bicycle breaks, and you’re the only person they know who can fix it. Perhaps a woman brings you her mother’s sewing machine, wrapped in a bedsheet, and an hour later it’s humming. You won’t take any money. She hugs you, and you’re so embarrassed that you show her which screw it was.',
    challenges:
      'When a method has worked once, you make it a law. Bills are paid on the last day of the month. Phones charge in the hall, shoes point toward the door, and nobody remembers voting on this. A cousin with a terrible old car takes another road to the supermarket, gets there before you and waves from the entrance, and it bothers you all day. At work a beginner skips half your steps and is done by three, and you catch yourself looking for the mistake. There isn’t one. You’ve checked twice. So walk over before she goes home, and say the three words that cost you the most: “Show me how.”',
    additionalInsights: [
      'You learned early how to save; what you’re here to learn is spending. You know what a week by the sea would cost, with the room and the ice cream, because you worked it out last summer, and the summer before. The money’s there. What’s missing is a reason, and other people go because it’s hot. So each June you take out the sheet of paper and bring the prices up to date. Nobody has ever planned a week by the sea so exactly, and stayed home.',
      'Your work stops at six, but your mind stays late. At one in the morning it wants to know if you sent the second page. You did. At one-twenty it wants to know if you’re sure. So you’ve begun to leave a note on your desk: “Page two sent. 5:48. Signed, me.” It looks foolish. But you trust anything that’s in writing, with a time on it. At one in the morning you remember the note, and turn over, and sleep.',
      'You’ll quite likely love a person who’s less tidy than you are. In the early days you shut the cabinets they leave open, and you mention it. Then one evening you’re scrolling back through your photos, and you see that the good ones were all taken on days without a plan. Every one of those days was their idea. You still shut the cabinets. You’ve stopped mentioning it.',
    ],
  },
  5: {
    title: 'Learning Through Freedom',
    meaning:
      '5 is the number of freedom. This Life Path teaches you through change: you try a thing, you leave, and each time you’re a bit slower to leave.',
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
      'unpredictable',
      'reckless',
    ],
    strengths:
      'Experience is your school, and you’ve never missed a day. You eat first and find out afterward what it was. Classrooms make you sleepy, but after a day in a foreign market you can count to twenty, bargain, and say “too spicy” without pointing. When your company moves across town and everyone’s worried, you already know the fastest way there and where to eat for almost nothing. You’ve been lost before, and it ended well. So when you step off a train and can’t read a single sign, something strange happens: your shoulders come down. You put your hands in your pockets, pick the street that smells of food, and go.',
    challenges:
      'A 5 tends to leave just before the lesson. The first months of anything are wonderful: the new town, the new job, the new face across the table. Then it gets hard, and a little boring. “Would you like a longer contract?” says your boss. “Are you planning to stay?” says a person you like, very gently. And you hear yourself answer, “Have you ever been to Norway?” At twenty-two it was often right to go. Later you notice that you’ve always left halfway through. The second half has what you keep looking for elsewhere: being known in a place, and being good at something hard. You usually work this out on the way to Norway.',
    additionalInsights: [
      'Every adventure needs a listener. At twenty you love that nobody knows where you are. Later you find out how good it feels when one person knows, and is waiting for the story. They’ve never asked you to stay home. They only ask you to start at the beginning, and not to skip the part where you got on the wrong bus, because that’s always the best part.',
      'You can live on very little and find it interesting: one pot, one window, rice cooked in eleven ways. The lesson that keeps coming back is about saving, because to you putting money away feels like promising to stay. Then a tooth breaks, and you find out that a dentist isn’t an adventure. Put three months’ rent aside, even if it’s a strange thing for a 5 to own. Then you can leave a place because you want to, and not because you’re broke.',
      'Strangers have taught you half of what you know. A woman with flour up to her elbows shows you how to tell when bread is done: you knock on it, and listen. A night nurse shows you how to fall asleep sitting up. You take one thing from each of them and move on, and they never hear that you still do it their way. Write to one of them someday. “I still knock,” the card could say.',
    ],
  },
  6: {
    title: 'Love and Responsibility',
    meaning:
      'Love is the lesson of 6. On this Life Path you learn to look after people without running their lives: you offer the umbrella once, and then you put it away.',
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
      'Looking after people is your life’s work, whether or not anyone pays you for it. At school it may have been the new kid, who had to be shown which swing was the good one. Later it’s coworkers, the old man upstairs, a friend who can’t open a letter from the bank alone. You don’t talk much about love; you carry the groceries. Count the house keys that neighbors have given you, “just in case.” Nobody hands out keys to be polite. That little pile is what they think of you.',
    challenges:
      'In your head you keep accounts of kindness, and the people in them have no idea they owe you anything. Nothing is written down, but you know exactly who came to your birthday and who only sent a heart. You drove a friend to the airport before sunrise, and he couldn’t water one plant. You say nothing for months. Then there’s an argument about a spoon, and out comes the whole bill, beginning with the airport. What this path teaches, slowly, is that a gift is finished once it’s given. If you’d like something back, say so at the start: “I’ll drive you, and you water my plants.”',
    additionalInsights: [
      '6 is also the number of beauty, and that’s the part you keep putting off. You arrange flowers on other people’s tables and skip your own painting class, because nobody needs you there. It’s true, nobody does. The man beside you, a retired butcher with enormous hands, has been painting the same small violet since March, and he doesn’t want advice. For two hours no one’s hungry and no one’s in trouble. Your apple comes out looking like a potato, and you notice you’ve been humming.',
      'People in trouble find you, and now and then you fall in love with one. They’ve lost a job, and they can’t sleep. You cook, you listen, you find them a doctor and a decent jacket. They get well, and fall for somebody at the new job, in the jacket. Around the third time you learn to see it early: this person would like a nurse, and you’d like a partner. Watch for the one who manages perfectly well without you and keeps coming over anyway.',
      'Fairness matters to you, and it started early. A small 6 shares out a bag of candy, seven pieces for each friend, sees that there’s nothing left, and says happily, “I didn’t want any,” and everyone believes it. You may have been saying it ever since, about the front seat, the warm blanket, the bigger room. It’s kind, but it isn’t fair, because fair means everybody. The right answer was six pieces each, and six for you.',
    ],
  },
  7: {
    title: 'The Search for Understanding',
    meaning:
      '7 is the thinker. On this Life Path you look for the truth, and you learn to act before you’re sure: you read every review, and one day you just buy it.',
    intro:
      'As a child you had more questions than the adults had answers, and you’ve been looking things up ever since.',
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
      'You stay with a question long after everyone else has gone home. Your family may have made a game of it: they wonder aloud why cats purr, change the subject, and count the days until you bring it up again, with sources. When you were small it was the stars, in one book you read until the cover came off. Later it’s engines, or old scriptures, or why the gas bill is two cents wrong. When you don’t know a thing, you say so, and that’s why people believe the rest. Experts love talking to you, because you want to hear the part that makes everyone else look at their phones. In time they start calling you wise, and you’d like to know what they’re basing that on.',
    challenges:
      'Doubt can take you so long that the chance goes by. You need a bed, so you read about beds, and three months later you know everything about springs and you’re still sleeping on the floor. A job you’d have been good at goes to a woman who applied before she was sure. And in love a person may talk with you every evening, all winter, until the café closes, hoping you’ll take their hand. In June they’re holding somebody else’s. You were going to say something, too. You only wanted to be sure first, and by July you were.',
    additionalInsights: [
      'Time alone does you good at every age, whether you’re six and behind the curtain with a book, or sixty and on a long walk. Every so often take somebody along, even the coworker who whistles. He’ll whistle for the first mile. Somewhere in the second he may stop and ask you a thing you’ve wondered about since you were nine, and never once said aloud, and you’ll both forget to turn around. It’s one of the ways a 7 falls in love.',
      'Faith is said to be the great lesson of this path, and it doesn’t have to be religious. Faith is whatever you do before there’s proof. One evening you may call a brother, or an old friend, after six years of silence. You have no evidence that he wants to hear from you, and some evidence that he doesn’t. It rings once, twice, three times, and you nearly hang up. Stay on the line for the fourth. That’s faith, and you can do it.',
      'You may look a long time for a teacher who’s never wrong. There was a professor, perhaps, then a famous author, and each time you found the mistake and quietly closed the book. What you learn, late, is to stay. The friend who mixes up every date is right about people. The woman who fixes your bicycle can’t spell, and she hears from the next room which gear it is. So when you find the mistake, make a small mark beside it, turn the page, and read on.',
    ],
  },
  8: {
    title: 'Lessons in Success',
    meaning:
      '8 is about success and power. On this Life Path you learn to use them for others, too: you get the good table, and you look around for who’s still standing.',
    intro:
      'You saw early that there are people who make the rules and set the prices, and you thought you might as well be one of them.',
    keyTraits: [
      'decisive',
      'resilient',
      'powerful',
      'ambitious',
      'disciplined',
      'honest',
      'tough',
      'overworked',
      'demanding',
      'stubborn',
    ],
    strengths:
      'All your life you keep learning how the world runs: who decides, what it costs, where the waste is. You learn it by watching. A friend’s food stand has no customers, so you sit across the street for an hour and count who walks past. Then you tell her to fry the onions in front, where people can smell them, and by the weekend there’s a line. You do it everywhere. At the dentist’s you’ve worked out what the empty second chair costs in a week. In a meeting you know within minutes whose nod counts, and that’s the person you talk to. Others call it a head for business. You’d say you only looked.',
    challenges:
      'Results are how you measure what you’re worth. It may go back to school, when good grades got smiles and you decided smiles had to be earned. You still bring your results home, a promotion, a prize, a better title, and you bring them late, when dinner’s cold. On vacation you feel useless, like a raincoat in the sun. But at home they never wanted to see the numbers. They get you at ten at night, tired, and they’d rather have you at seven. You know it, too. And on the day something fails you stay even later, so that you won’t have to come home with nothing.',
    additionalInsights: [
      'Old books say an 8 pays for every mistake right away. Half the class copies, and you’re the one who’s caught. You say you’re sick, just once, and at the beach you run into your boss, who’s supposed to be at a conference. It isn’t fair, but it’s made you honest, in business too, so people take your word. You and your boss have never mentioned the beach.',
      'Somewhere in life you’ll meet a person you can’t manage, and learn more about leading than from any boss. Quite often this person is four. He’s lying on the floor in the hall, and won’t put on his shoes. You’ve tried a deadline, a reward and your serious voice. In the end you lie down beside him and ask what he’s looking at. The crack in the ceiling, he says, is a crocodile. You look for a while, and you find a second one.',
      'Power gets interesting when you start giving it away. At first you only lend it, and want it back by Monday. Much later you may hand the project you wanted most to a young man who still brings his lunch in a plastic bag. You stand at the back of the room while he presents it. He forgets a number that you know by heart. You put a hand over your own mouth, and on the next page he finds it by himself.',
    ],
  },
  9: {
    title: 'Caring and Letting Go',
    meaning:
      '9 is about giving. On this Life Path you learn to care for all kinds of people, and to let go: you keep the old letters, and every year you read fewer of them.',
    intro:
      'Loving people comes easily to you, and you still remember the birthdays of the ones who left.',
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
      'You care about nearly everyone you meet, and life keeps introducing you to more. As a child you may have felt sorry for the wolf in the fairy tale, which annoyed the other children. In any argument you see both sides, and also the side of whoever isn’t in the room. What you get truly good at, over time, is other people’s endings. When a chess club is down to two members, or a little store closes after forty years, you’re the one they call. You carry boxes, you hear the stories again, and you don’t look at the clock. You’re always the last to go. Somebody should see the lights go off, and each time you’re glad it was you.',
    challenges:
      'Your own endings are harder: you won’t let the past go. There may be a box that moves with you from apartment to apartment. In it: the key to a door that isn’t yours anymore, one earring, and a letter you know by heart. At work you tell the new team how the old team did it, and by now the new team is four years old. And in love the other person has to share you with an ex who gets more perfect every year. Each time you move, you sit down on the floor to clear out the box at last. You read the letter once more, put everything back in the same order, and look for the tape.',
    additionalInsights: [
      'Forgiving is the hardest thing you’ll learn, and it comes late. You don’t have to say it was all right. You only stop waiting for the apology, or the money, or the call. You’ll know it’s worked when somebody at dinner mentions the person who hurt you. The whole table goes stiff, and you notice that you’re only hungry.',
      'From time to time people disappoint you, and you announce that you’re finished with all eight billion of them. A charity wastes what you gave; a man you admired is rude to a waiter. “Never again,” you say. Two weeks later you’re carrying a stranger’s stroller up the station stairs. With age you stop announcing it. You know what people are like, and you like them anyway.',
      'You became such a good listener, so early, that half your life can go by before anyone hears your side. At sixteen you may have known all about the marriage next door, while no one at home could have named your favorite song. It became a habit. Asked “And you?” you talk about the state of the world. A person who loves you will wait until you’ve finished with the world, and ask again. Start with something easy. Tell them the song.',
    ],
  },
  11: {
    title: 'Learning to Inspire',
    meaning:
      'A Life Path of 11, a master number, is about insight. You notice what’s wrong in a room before anyone mentions it, and all your life you’re learning when to say so.',
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
      'You sense things before you can explain them. A child on this path knows the visitors were fighting in the car, says so at the table, and is sent to bed early. Later you learn when to say it, and to whom. Friends call you with half an idea and hang up with a whole one. You don’t have to be famous for that; a hairdresser can do it, or a cook. What grows with time is your trust in it. You used to begin with “This is probably silly, but.” One evening at dinner you leave that part out. Nothing else is different, except that your heart is pounding, and you’ve said it straight out.',
    challenges:
      'You wait for a sign. The idea is good, but you’d like it confirmed: a dream would do, or three green lights in a row. Then you get all three, and you wonder if they were meant for the bus in front of you. Meanwhile a person with a smaller idea has rented the hall. In love you look for signs in how fast they write back, which mostly tells you how busy they are. There’s one sign you’ve overlooked. You’ve been thinking about this idea for two years, in the shower and on every walk. No traffic light is ever going to tell you more than that.',
    additionalInsights: [
      'Plain work keeps you steady. When you’re young, laundry and bills seem to be for people with less on their minds. But there’s a season when everything’s too much, and you end up digging the garden of the old woman downstairs, who sits on a crate and points with her stick. She doesn’t ask what’s wrong. By the end of the week you can think again, and she has potatoes.',
      'Sooner or later this path puts you in front of people. You have to give the talk, or read the poem, or say what you charge, and you’d rather be under the table. The fear doesn’t leave with age. But one day what you have to say is bigger than the fear, and you walk out on shaking knees. Afterward you can hardly remember a word of it. You do remember that somewhere in the middle you forgot about your knees.',
      'Your quietest days do the most good, though they never feel like it. Perhaps you sit with an aunt at the hospital. You look for her glasses. You get a drink from a machine that makes both coffee and soup, and you’re never sure which one you got. That night you lie there thinking you’ve done nothing all day. You were in a hard chair for seven hours, so that someone wouldn’t be alone. You forgot to count that.',
    ],
  },
  22: {
    title: 'Learning to Build Big',
    meaning:
      'Life Path 22 is about big plans. You learn how a large idea becomes real: you put away the drawing of the whole house, and you order the first hundred bricks.',
    intro:
      'Your ideas are enormous, and it may take half a lifetime to believe you’re the one who should carry them out.',
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
      'You see the whole of a big thing and also the first small step. If some child ran the games for the entire street, with teams, a referee and a plan for bad weather, it was probably a 22. As an adult you learn what dreamers find boring: timetables, insurance, and how to run a meeting of people who hate meetings. Yours last twenty minutes, everyone has to stand, and the pie comes at the end. Each time the thing is a size larger: a class trip, a move, one day a festival. And each time you do what you did at nine. You walk once across the empty field, alone, an hour before the others come.',
    challenges:
      'Your plan is perfect, and you haven’t started. You go on improving it: the costs, the schedule, an answer to every question anyone could have. The one thing you haven’t done is tell anyone. At twenty it’s too early, at thirty there’s no partner, at forty there’s no money, and each time it’s true. Meanwhile your job may need only a third of what you can do, and the rest goes into the cleaning plan for the office kitchen, which is a masterpiece. Build one corner of the dream this month, and build it badly. If it’s lunch for every school, cook for one class. You’ll burn the rice, and twenty children will tell you so. Then one of them will ask what you’re making tomorrow, and you’ll have started.',
    additionalInsights: [
      'The people you love don’t need anything big from you. One of them comes in and tells you about a bird. You could start a bird reserve, and you may already be working out where. All they’d like is for you to sit down and ask what color it was.',
      'Big things get made by people who weren’t ready, and you find that hard to believe. You look at a festival, or a new school, or a couple with twins, and assume that somebody there knew what they were doing. Ask them. You’ll hear that the money ran out twice, the tent fell on the mayor, and the clown quit an hour before the show. Write it all down. Keep that page next to your own plan, and read it whenever you think you need another year.',
      'A quieter life is always open to a 22, with a steady job, a tidy home and the same walk every evening. It’s a good life, and nobody should call it small. But if you get restless there, part of you hasn’t been used yet, and it comes out at odd moments. The train is late again, and by the time it comes you’ve drawn a better timetable for the whole line, on your hand. At home you look at it for a while before you wash it off.',
    ],
  },
  33: {
    title: 'The Patient Teacher',
    meaning:
      'Master number 33 means teaching with love. On this Life Path you learn to be as kind to yourself: you forgive other people the same day, and yourself about a year later.',
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
      'Helping people grow is what you do, usually before you notice you’re doing it. Perhaps a boy from your street can swim today because you stood up to your waist in cold water, saying, “One more. I’ve got you.” You don’t do the thing for people; you make the step smaller, until they can take it. And when you correct a mistake, nobody feels scolded. For half your life you think everyone can do this. Then somebody has to teach you something, a new program or a left turn, and does it with a great deal of sighing. You go home feeling stupid, and around midnight you understand that it’s a gift.',
    challenges:
      'Rest makes you feel guilty. You sit down with a magazine, and before you’ve turned a page you remember your cousin’s fever, your aunt’s dark hallway with the broken bulb, and the boy downstairs who has a test tomorrow. Up you get. On vacation you apologize to your coworkers for being away, and carry the phone down to the beach in a plastic bag, in case you’re needed while you swim. What the people who love you really want is to find you asleep some afternoon, with your mouth open and the magazine on your chest. You never refuse anyone a favor, so do them that one.',
    additionalInsights: [
      'As a child you may have run a school for stuffed animals. The bear was slow, and you never let the others laugh at him. You’ve looked for the bear in every room since then, in every team and every family, and you always find him and sit down next to him. It’s the best thing about you. What this path would like you to learn, in the second half, is that you can be the bear as well: slow, in the last row, and loved.',
      'One day someone you taught will be better than you. You’ll be in the audience while she plays a piece you could never play, on a violin you may have helped to pay for. It hurts for about as long as it takes to stand up, and then you’re clapping louder than her mother.',
      'Comfort doesn’t always need words, and a born teacher finds that out late. Think back to whoever comforted you best. It may have been a grandmother who sat down beside you on a terrible afternoon with a bowl of nuts, said “Here, do these,” and gave you half. When all the nuts were cracked, you could breathe again. You’ve spent years looking for the right thing to say to people. Next time, bring nuts.',
    ],
  },
};
