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
      'Courage is what you practice all your life, and it never gets comfortable. At six you walk to the board with red ears. Later you move to a city where you know one address, or leave the safe job, or start something of your own. You used to wait for the fear to go away first. With the years you learn that it only leaves once you’ve started, so you start. You still get the ears.',
    challenges:
      'Accepting help has felt like losing since you were small. In your first room of your own you hang the curtain rod alone, one end on the hook and the other on your head, and report that it went fine. In a job you’d sooner work a month of nights than admit you’re stuck on page one. What you taught yourself in a year, somebody could’ve shown you in a week. The sentence you’re still learning has four words: “Can you hold this?”',
    additionalInsights: [
      'You learn most from the people you’d like to beat. First it’s a girl who runs faster, later a coworker who can speak without notes. It feels like envy, but half of what you can do today started as somebody else’s trick.',
      'What independence means to you changes with age. At eighteen it’s that nobody can tell you what to do. At thirty it’s your own name on the lease. Much later it may be falling asleep on a shoulder on a long train ride, because you know you could manage without it.',
      'Money, to you, means not having to ask. The first time you pay for everything yourself, even if everything is one room and a bag of beans, you feel like a king. Letting somebody else pay takes you years longer to learn.',
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
      'Reading people is the skill you build over a lifetime. A small 2 can tell a parent’s mood from the way the key turns in the lock. Grown up, you choose jobs for the people in them, and next to somebody good you get better every year. One day you’re put between two bosses who both want their own way. You see a third way, wait until one of them thinks of it, and let him be proud.',
    challenges:
      'Wherever you’ve shared a place or a job, small things stayed unsaid and grew. A roommate leaves his dishes in the sink, and in the first month it’s too small to mention. By the third you’re angry about the dishes, the noise and the way he breathes, and he has no idea. You may have quit a good job over what two awkward minutes would have settled. Each time you learn to say it a little sooner.',
    additionalInsights: [
      'A careless remark can stay with you for weeks. Slowly you learn that most of them meant nothing: the other person was typing with one thumb at a red light. A young 2 can’t sleep because of a message that said only “Fine.” An older one thinks “red light.”',
      'The same sort of person keeps showing up in your life, louder than you and full of plans. At seven it’s the boy who picks the game. At thirty somebody reads out cities you could both move to, and you say they all sound nice. Name yours.',
      'Saying a number is the lesson money keeps setting you. For your first job you take what’s offered, and thank them. Later you often know the right figure, on the stairs, going down. Say it aloud on the way up.',
    ],
  },
  3: {
    title: 'The Gift of Words',
    meaning:
      '3 is the creative number. On this Life Path you bring people joy, and you learn to finish what you start: you can play the first half of a great many songs.',
    intro:
      'At school your talent was talking, though your teachers may have called it a problem and written home about it.',
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
      'You had a way with words, colors or tunes by the time you started school; that it’s worth something takes you years to learn. A 3 tends to think a thing can’t be real work if it’s fun. So you look for a serious job, and do the fun part for nothing: a speech, a card, a letter of complaint, in four minutes, standing up. One day you say, “Give me until tomorrow.” It still takes four minutes. But now you know it’s work.',
    challenges:
      'Where practice was needed, you’ve gotten by on charm. At eight you haven’t done the homework, you say something funny about why, and you’re forgiven. At twenty you give a brilliant talk, and hardly anyone notices that you skipped the research. It nearly always works, which is the trouble: you can say “good morning” in several languages and have a conversation in none of them. Then comes the week when you’d have to practice, and you already have a very good story about why you quit.',
    additionalInsights: [
      'Money you’ve just been given burns a hole in your pocket. For one evening you’re the kindest person in town: dinner for six, a ukulele, flowers for the woman who waters the office plants. With age you learn to hand half of it, at once, to your most careful friend.',
      'It may take you several jobs to see what they had in common. You were hired to sell tickets, or to count boxes, and each time you ended up as the one who explains things to people. You’ve had one job all along.',
      'In the middle of life, or earlier, there’s a year when you aren’t funny at all, and it teaches you more than the others did. You find that you can write a plain letter and sit through a gray afternoon. The jokes come back, and you need them less.',
    ],
  },
  4: {
    title: 'Building to Last',
    meaning:
      '4 stands for steady work. On this Life Path you learn to build things slowly: you do a little every day, and one morning you notice you’re good at it.',
    intro:
      'You learn a trade slowly and keep it for good, long after the ones who learned it fast have moved on.',
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
      'You spend your life turning patience into something solid. While your friends are getting titles, you’re getting sore hands and a thick notebook. It looks different after twenty years, when something breaks and you’re the only person they know who can fix it. Perhaps a woman brings you her mother’s sewing machine, wrapped in a bedsheet. An hour later it’s humming, and you’re so embarrassed by her thanks that you show her which screw it was.',
    challenges:
      'What worked for you once becomes a law, and it can stay one for decades. The first job went well because you stayed, so you stay in every job. Your first room was on the third floor, and you’ve never looked at another. Then a beginner skips half of what took you years, and is done by three. You look for a mistake. There is none. So walk over and say the three words that cost you the most: “Show me how.”',
    additionalInsights: [
      'You learned early how to save; what you’re here to learn is spending. You know what a week by the sea would cost, with the room and the ice cream, because you work it out every summer. What’s missing is a reason. Other people go because it’s hot, and so could you.',
      'Staying is what this path is good at: in the town, with the company, on the street where the baker knows your name. Every ten years somebody asks why you don’t move. It’s a fine choice to stay. Just make it again, on purpose, each time.',
      'Look back through your photos, year by year. Hardly any of the good ones were planned: there’s the missed train, the wrong beach, the rain. Order you learned early. You learned the rest on days like those.',
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
      'Experience is your school, and it’s had many addresses. After one day in a foreign market you can count to twenty, bargain, and say “too spicy” without pointing. Each job has taught you something that the next one needed. So when you step off a train in a strange town and can’t read a single sign, your shoulders come down. You’ve been lost before, and it ended well. You pick the street that smells of food, and go.',
    challenges:
      'With jobs and towns, you tend to leave just before the lesson. The first months are wonderful; then it gets hard, and a little boring. “Would you like a longer contract?” says your boss, and you hear yourself answer, “Have you ever been to Norway?” At twenty-two it’s often right to go. Later you notice that the second half has what you keep looking for: being known in a place, and being good at something hard. You usually work this out on the way to Norway.',
    additionalInsights: [
      'You can live on very little and find it interesting: one pot, and rice cooked in eleven ways. Saving is what you learn late, because putting money away feels like promising to stay. Set aside three months’ rent. Then you can leave because you want to, and not because you’re broke.',
      'Strangers have taught you half of what you know. A woman with flour up to her elbows shows you how to tell when bread is done: you knock on it, and listen. You move on, and she never hears that you still knock.',
      'At twenty you love that nobody knows where you are. Years later you find out how good it feels when one person does, and is waiting for the story. They’ve never asked you to stay. They only ask you not to skip the part with the wrong bus.',
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
      'Looking after people is what you learn all your life, whether or not anyone pays you for it. In first grade it may be the new kid, who has to be shown which swing is the good one. Later you take jobs because you’re needed there. Wherever you live, neighbors give you their keys, “just in case.” Nobody hands out keys to be polite. Count how many you’ve been trusted with.',
    challenges:
      'Over the years you keep accounts of kindness, and the people in them have no idea they owe you anything. You know who helped you move and who only sent a heart. For a boss you may stay late three winters running, unasked, and wait for the raise. When it doesn’t come, out comes the whole bill, beginning with the first December. A gift is finished once it’s given. If you’d like something back, say so at the start.',
    additionalInsights: [
      'A small 6 shares out a bag of candy, seven pieces for each friend, sees there’s nothing left, and says, “I didn’t want any.” You may have been saying it ever since, about the front seat and the bigger room. But fair means everybody. It was six pieces each, and six for you.',
      '6 is also the number of beauty, and that’s the part you put off. At sixteen you may have wanted to work with flowers, or fabric, or a camera, and somebody needed you elsewhere. Do they still? Find out what the course costs.',
      'With money, the last name you learn is your own. For a godchild you’d buy real binoculars, in a leather case, and a pair of socks for yourself takes two visits to the store. Put yourself on the list of presents.',
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
      'You stay with a question for years. As a child it’s the stars, in one book you read until the cover comes off. Later it’s engines, or old scriptures, and it may decide what you study and where you live. You learn to say “I don’t know,” and that’s why people believe the rest. In time they call you wise. You’d like to know what they’re basing that on.',
    challenges:
      'At the big choices, doubt can take you so long that the chance goes by. A job you’d have been good at goes to a woman who applied before she was sure. You compare three cities for two years, with tables, and meanwhile the lease runs out, so you renew it. At twenty you think the proof will come if you wait; later you notice it comes afterward, to people who went. Go, and take your doubts along. They travel well.',
    additionalInsights: [
      'Faith is said to be the great lesson of this path, and it doesn’t have to be religious. It’s whatever you do before there’s proof. After years of silence you call a brother, or an old friend. It rings three times, you nearly hang up, and you stay on the line.',
      'For half a lifetime you may look for a teacher who’s never wrong. There’s a professor, then a famous author, and each time you find the mistake and quietly close the book. What you learn late is to make a small mark beside it, turn the page, and read on.',
      'Money buys quiet, as you see it: thicker walls, a room at the back. Earning more of it would take a talk with your boss, so you put it off from year to year. Start with the part you like, finding out what others are paid.',
    ],
  },
  8: {
    title: 'Lessons in Success',
    meaning:
      '8 is about success and power, and this Life Path teaches you to share them. You get the best table in the place, and you pull up two more chairs.',
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
      'All your life you keep learning how the world runs: who decides, what it costs, where the waste is. In your first job you know by the second week what the empty counter is losing. Years later a friend’s food stand has no customers, so you sit across the street for an hour and count who walks past. You tell her to fry the onions in front, where people can smell them, and by the weekend there’s a line. You only looked.',
    challenges:
      'Results are how you measure what you’re worth, and it goes back a long way. At eight you got good grades, the grades got smiles, and you decided smiles had to be earned. At twenty it’s a title, later a bigger one. Without a job, between two or after the last, you feel like a raincoat in the sun. So you stay too long where you are, because leaving would look like failing. What you’re learning is that some of the smiles were free.',
    additionalInsights: [
      'Old books say an 8 pays for every mistake right away. Half the class copies, and you’re the one who’s caught. You call in sick, just once, and at the beach you meet your boss, who’s supposed to be at a conference. It’s made you honest in business. Neither of you mentions the beach.',
      'Power gets interesting when you learn to give it away. At first you only lend it, and want it back by Monday. Years later you may hand a beginner the project you wanted most, and when he forgets a number you know by heart, you put a hand over your mouth.',
      'Money is said to be the schoolbook of this path. How to get it, you understood early, and an 8 may earn it, lose it, and start over with better questions. Learning what it’s for takes you longer.',
    ],
  },
  9: {
    title: 'Caring and Letting Go',
    meaning:
      '9 is about giving. On this Life Path you learn to care for all kinds of people, and to let go: you keep the old letters, and every year you read fewer of them.',
    intro:
      'All your life people come and go, and you still keep the birthdays of the ones who left.',
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
      'Life keeps making you good at endings, other people’s most of all. As a child you may have asked what becomes of the wolf when the fairy tale is over, which annoyed the other children. Later you’re drawn to work that others leave because it’s sad. When a little store closes after forty years, you’re the one they call. You carry boxes, and you hear the stories again. Somebody should see the lights go off, and each time you’re glad it was you.',
    challenges:
      'Your own endings are harder: you won’t let the past go. In a new job you tell the team how the old team did it, and by now the new team is four years old. There may be a box that moves with you from town to town, with the key to a door that isn’t yours anymore, and a letter you know by heart. Each time you sit down to clear it out at last, read the letter, and look for the tape.',
    additionalInsights: [
      'Forgiving is the hardest thing you’ll learn, and it comes late. You only stop waiting for the apology, or the money, or the call. You’ll know it’s worked when somebody at dinner mentions the person who hurt you, and you notice you’re only hungry.',
      'From time to time you announce that you’re finished with all eight billion people. A charity has wasted what you gave, or a man you admired turns out to be a cheat. Two weeks later you’re carrying a stranger’s stroller up the stairs. With age you stop announcing it.',
      'Whoever needs money seems to find you on the day you have some. The school band needs a trumpet, a boy needs a ticket home, and by the twentieth you’re eating plain rice. Each month, set something aside for one more person in need. You know the address. You live there.',
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
      'What you sense was there early; what to do with it takes you years to learn. A child on this path knows the visitors were fighting in the car, says so at the table, and is sent to bed. At twenty you begin with “This is probably silly, but.” The gift is good for almost any job, a hairdresser’s or a cook’s. One day you leave those five words out, with your heart pounding, and say it straight.',
    challenges:
      'At every turn in life you wait for a sign. There’s a job on offer, or a city, and you’d like it confirmed: a dream would do, or three green lights in a row. Then you get all three, and wonder if they were meant for the bus in front of you. Meanwhile a person with a smaller idea has rented the hall. You’ve been thinking about this for two years, and you won’t get a better sign than that from a traffic light.',
    additionalInsights: [
      'Plain work steadies you, and you find that out in some hard year. You end up digging a garden for the old woman downstairs, who sits on a crate and points with her stick. By the end of the week you can think again, and she has potatoes.',
      'Sooner or later this path puts you in front of people. You have to give the talk, or say what you charge, and you’d rather be under the table. The fear doesn’t leave with age. But one day, somewhere in the middle, you forget about your knees.',
      'You need to believe in what you’re paid for. A good salary for something pointless wears you out in months; a cause you love can make you forget to ask for one. Before you take a job, write down what it’s for and what it pays.',
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
      'What you build over a lifetime gets a size larger each time. If some child ran the games for the entire street, with teams, a referee and a plan for bad weather, it was probably a 22. Later it’s a trip for thirty, one day a whole school. You take jobs that look dull to your friends, because they teach you timetables and insurance. And each time you do what you did at nine: you walk across the empty field, alone, before the others come.',
    challenges:
      'Your big plan is perfect, and you haven’t started. At twenty it’s too early, at thirty there’s no partner, at forty there’s no money, and each time it’s true. Meanwhile your job may need only a third of what you can do, and the rest goes into the cleaning plan for the office kitchen, which is a masterpiece. Build one corner this month, badly. If it’s lunch for every school, cook for one class. You’ll burn the rice, and you’ll have started.',
    additionalInsights: [
      'Big things get made by people who weren’t ready, and it takes you years to believe that. Ask whoever started a circus, or a clinic: the money ran out twice, the tent fell on the mayor, and the clown quit an hour before the show. Keep that next to your own plan.',
      'At twelve you may have been told you’d go far, and you’ve felt slightly late ever since. A quieter life is open to you, too, with a steady job in a town you like. Whoever loves you isn’t measuring how far you’ve gone.',
      'With money, you learn the large sums first. You can run a whole club down to the last cent, and in your coat are receipts of your own: rope, tape, more tape. A plan that works because you keep paying for the tape doesn’t work yet.',
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
      'Helping people grow is what you’ve been learning since you were a child yourself. Perhaps a boy from your street can swim today because you stood up to your waist in cold water, saying, “One more. I’ve got you.” Whatever you’re hired for, you end up with the new ones. For half your life you think everyone can do this. Then somebody has to teach you something, with a great deal of sighing, and around midnight you understand that it’s a gift.',
    challenges:
      'Time off makes you feel guilty, and it’s cost you whole summers. Between two jobs you give yourself a weekend. In the year you finally go to the sea, you carry the phone down to the beach in a plastic bag, in case you’re needed while you swim. You never were. What this path teaches you last is that the work goes on, and you may stay in the water.',
    additionalInsights: [
      'As a child you may have run a school for stuffed animals. The bear was slow, and you never let the others laugh at him. In a job, you find the bear and sit down next to him. You’re still learning that you can be the bear as well: slow, and loved.',
      'One day someone you taught will be better than you. You’ll be in the audience while she plays a piece you could never play, on a violin you may have helped to pay for. It hurts for about as long as it takes to stand up. Then you’re clapping louder than her mother.',
      'Being paid for kindness embarrasses you for years. Someone asks what they owe for the lessons, and you look at the floor and say, “Oh, whatever you think.” But a student who gets it for free is too shy to ask twice. Name your price before the first hour.',
    ],
  },
};
