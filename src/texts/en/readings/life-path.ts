import type { CoreReadings } from '../../../readings/types';

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
      'Courage is what you practice all your life, and it never gets comfortable. At six you walk to the board with red ears. Later you’re the one who tastes the doubtful milk, or moves to a city where you know one address. With the years you learn that the fear’s coming along, so you let it carry a bag, and you go.',
    challenges:
      'Accepting help has felt like losing since you were small. In your first room of your own you hang the curtain rod alone, one end on the hook and the other on your head, and report that it went fine. What you taught yourself in a year, somebody could’ve shown you in a week. The sentence you’re still learning has four words: “Can you hold this?”',
    additionalInsights: [
      'A skill, for you, is better stolen than taught. It’s getting dark, and you’re still putting up the tent. A friend turns his back and tells his dog, “The long pole goes in first.” You look for the long pole.',
      'What independence means to you changes with age. At eighteen it’s a door that locks. Much later it may be falling asleep on a shoulder on a long train ride, because you know you could manage without it.',
      'Money, to you, means not having to ask. The first time you pay for everything yourself, even if everything is one room and a bag of beans, you feel like a king.',
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
      'You choose jobs and towns for the people in them, and it’s a better reason than it sounds. A small 2 can tell a parent’s mood from the way the key turns in the lock. Grown up, you can tell a kind town by how it crosses the street, and next to somebody good you get better every year. Even your hands begin to do it their way.',
    challenges:
      'Wherever you’ve shared a place or a job, small things stayed unsaid and grew. A roommate leaves his dishes in the sink, and in the first month it’s too small to mention. By the third you’re angry about the dishes, the noise and the way he breathes, and he has no idea. Good jobs and good roommates get lost like that, over what two awkward minutes would settle.',
    additionalInsights: [
      'A careless remark can hurt you for years. Slowly you learn that most of them meant nothing: the other person was typing with one thumb at a red light.',
      'At the big choices there’s usually somebody beside you who’s louder and full of plans. They read out cities you could both move to, and you say they all sound nice. Name yours.',
      'Shared money is what you learn to be plain about. You put in a little more than your half, because counting feels small. By the end of a year it would’ve been a winter coat.',
    ],
  },
  3: {
    title: 'The Gift of Words',
    meaning:
      '3 is the creative number. On this Life Path the talent comes early and the lessons come late: you smile at the piano teacher, and she forgets what you were asked to practice.',
    intro:
      'Teachers have always liked you before you’d learned anything, which has been a pleasure and no great help.',
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
      'You had a way with words, colors or tunes by the time you started school; that it’s worth something takes you years to learn. Meanwhile you give it away: a speech, a birthday card, a letter of complaint that makes the company laugh. Asked at any age what you can do, you’d mention something serious first.',
    challenges:
      'Where there was something to learn, you’ve gotten by on charm. At eight you don’t know the answer, you say something funny in its place, and you’re forgiven. Later somebody offers to show you how it’s really done, and you make them laugh until the hour’s over. You say “good morning” in several languages, so well that nobody’s thought of teaching you the rest.',
    additionalInsights: [
      'Money you’ve just been given burns a hole in your pocket. For one evening you’re the kindest person in town: dinner for six, a ukulele, flowers for the woman who waters the plants on the stairs.',
      'The jobs you’ve had, or will have, only look different. You may be hired to sell tickets, or to count boxes, and within a month it’s you who writes the signs. Underneath it’s one job all along.',
      'An old hurt usually turns into a joke with you, and then it’s over. One of them won’t. You’ve tried it from every side, for years, and it isn’t funny. Show it to somebody who won’t laugh.',
    ],
  },
  4: {
    title: 'Building to Last',
    meaning:
      '4 stands for steady work. On this Life Path you learn by staying put: in one job, on one street, until you’re the person people ask where everything is.',
    intro: 'In any job or street, you tend to outlast the people who said they’d come for good.',
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
      'You learn by the year, in one place. Stay anywhere for a while, and the day comes when something breaks, and yours is the only number they have. A woman brings you her mother’s sewing machine, wrapped in a bedsheet. You’ve never seen inside one. But you know who on your street has the oil, and whose aunt used to sew, and soon there are three of you.',
    challenges:
      'In jobs and homes, what worked for you once becomes a law. If your first room came through an aunt, you’re still asking aunts. Then a beginner skips half of what took you years, and is done by three. You look for the catch, and it’s as good as yours. “Show me how” is three words, and they cost you more than the years did.',
    additionalInsights: [
      'On yourself and your home you save; what you’re here to learn is spending. You know what the green armchair costs, with delivery, because you visit it every fall. Other people buy a chair because it’s green, and so could you.',
      'Staying is what this path is good at, on the street where the baker knows your name. Every few years somebody asks why you don’t move. It’s a fine choice to stay. Just make it again, on purpose, each time.',
      'An old debt stays with you. Somebody may have paid for your lunch once and moved away, and you still think of it on that corner. When you pay for the next kid who’s short, you’re even.',
    ],
  },
  5: {
    title: 'Learning Through Freedom',
    meaning:
      '5 is the number of freedom. This Life Path teaches you through change: you take a job or a town, you leave, and each time you’re a bit slower to leave.',
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
      'Jobs and towns are your school, and you learn with your fingers. Somebody says the plate is hot, and you thank them and touch it. You did believe them. Now your fingers do, too. Each town leaves you with something for the next one: how to carry four cups, or what a landlord means by “cozy.” After a month anywhere, you know whose soup to order.',
    challenges:
      'In a job or a town, you tend to leave just before the lesson. At first it’s all new; then the corner store knows you, and you look up trains. “Would you like a longer contract?” somebody asks, and you hear yourself answer, “Have you ever been to Norway?” Later you notice that the second half has what you keep looking for: being known in a place.',
    additionalInsights: [
      'You can live on very little and find it interesting: one pot, and lentils cooked in eleven ways. Saving is what you learn late, because putting money away feels like promising to stay.',
      'You’d sooner be taught by whoever does a thing every day than by a professor. A fruit seller shows you how to tell if a pineapple’s ripe: you pull one leaf. In every town after that, you pull one leaf.',
      'You don’t take old hurts along; they stay in the town where they happened. It works until you pass through. There’s the café, and it’s all still sitting there, at your table. Order something, and wait until it’s only a café.',
    ],
  },
  6: {
    title: 'Love and Responsibility',
    meaning:
      'Love is the lesson of 6. On this Life Path you learn to give without keeping count: you lend somebody an umbrella, and one year you honestly forget who has it.',
    intro: 'In a job or in a town, you tend to stay where you’re needed, and then a bit longer.',
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
      'Jobs and towns keep you by needing you. In first grade it may be the new kid, who has to be shown which swing is the good one. Later it’s a job you keep for another year, because there’s somebody there who’d have to eat lunch alone. Wherever you live, neighbors put your name where a form asks whom to call. Nobody does that to be polite.',
    challenges:
      'Over the years you keep accounts of kindness, and the people in them have no idea they owe you anything. You know who helped you move and who only sent a heart. Somebody at work may get your Saturdays, three winters running, and one day you need one of theirs. When it doesn’t come, you go over the whole bill, beginning with the first December.',
    additionalInsights: [
      'Your oldest account may be about candy. A small 6 shares out a bag of it, seven pieces for each friend, and says, “I didn’t want any.” Years later you still know the number.',
      '6 is also the number of beauty, and at the big choices beauty has had to wait. You may have wanted to work with flowers, or a camera, and somebody needed you elsewhere. Find out what the course costs.',
      'With money, the last name you learn is your own. For a godchild you’d buy real binoculars, in a leather case, and a pair of socks for yourself takes two visits to the store.',
    ],
  },
  7: {
    title: 'The Search for Understanding',
    meaning:
      '7 is the thinker. On this Life Path the big choices come before the proof does, and you learn to make them anyway: you sign with one question still open.',
    intro:
      'Your first teacher may have taken one of your questions home with her, and you’re still waiting for the answer.',
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
      'Over the years, a question may choose your work and your town for you. Perhaps it’s engines, or old scriptures, and you take the job that lets you near them. For a good library you’d move to a place with nothing else in it. In time they call you wise. You’d like to know what they’re basing that on.',
    challenges:
      'At the big choices, doubt can take you so long that the chance goes by. A job you’d have been good at goes to a woman who was no surer than you, and said yes. You compare three cities for two years, with tables, and meanwhile the lease runs out, so you renew it. Doubts travel well. They could’ve come along.',
    additionalInsights: [
      'Faith is said to be the great lesson of this path. It’s whatever you do before there’s proof. Years after a quarrel you ring somebody’s bell. You hear steps, you could still go, and you stay where you are.',
      'You’d learn from anyone who’s never wrong, and you may look for them half your life. There’s a professor, then a famous author, and each time one mistake is the end of the lessons.',
      'With money you’re careful, except when there’s something to find out. One winter you go out for a coat and come home with a history of buttons, in two volumes. You read it in the old coat.',
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
      'All your life you keep learning how the world runs: who decides, what it costs, where the waste is. Perhaps one year you put your savings into a food stand, and nobody stops. So you sit across the street for an hour and count who walks past. You fry the onions in front, where people can smell them, and by the weekend there’s a line.',
    challenges:
      'Results are how you measure what you’re worth. At eight you got good grades, the grades got smiles, and you decided smiles had to be earned. At twenty it’s a title, later a bigger one. Without one, between two jobs or after the last, you feel like a raincoat in the sun. What you’re learning is that some of the smiles were free.',
    additionalInsights: [
      'Old books say an 8 pays for every mistake right away. You call in sick, just once, and at the beach you meet whoever took the call. They’ve called in sick, too. Neither of you mentions the beach.',
      'Being a beginner again costs you more than money does. Somebody younger shows you, for the third time, how to hold the racket, and you put a hand over your mouth. You were about to mention what you’re good at.',
      'Money is said to be the schoolbook of this path. How to get it, you understood early, and an 8 may earn it, lose it, and start over with better questions. Learning what it’s for takes you longer.',
    ],
  },
  9: {
    title: 'Caring and Letting Go',
    meaning:
      '9 is about giving, and on this Life Path that includes forgiving: you still know who hurt you at school, and each year you’re a bit less sure how.',
    intro: 'You can leave a school, a job or a town, but you do it walking backward.',
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
      'Over the years you get good at last days, other people’s most of all. As a child you may have asked what becomes of the wolf when the fairy tale is over. When a little store closes after forty years, you’re the one they call. Somebody should see the lights go off, and each time you’re glad it was you.',
    challenges:
      'Old jobs and old hurts are harder: you won’t let the past go. In any new place you tell them how it was done in the old one, and go on telling them until the new one’s four years old. There may be a quarrel that moves with you from town to town. Now and then, over the dishes, you say your part again, only better.',
    additionalInsights: [
      'Forgiving is the hardest thing you’ll learn, and it comes late. You’ll know it’s worked when somebody at dinner mentions the person who hurt you, and you notice you’re only hungry.',
      'From time to time you announce that you’re finished with all eight billion people. A charity has wasted what you gave. Two weeks later you’ve thought of an excuse for it. With age you stop announcing it.',
      'Whoever needs money seems to find you on the day you have some. You’d sooner be fooled by ten of them than cold to the one who’s telling the truth, so by the twentieth it’s toast for supper.',
    ],
  },
  11: {
    title: 'Learning to Inspire',
    meaning:
      'A Life Path of 11, a master number, is about insight. You often sense which job or town is right for you, and all your life you’re learning to go without a sign.',
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
      'With jobs and towns, you sense early what’s right; going by it takes you years to learn. At twenty you take the sensible job, and on the second morning, on the stairs, you know. Later there’s an apartment, cheap and sunny, and your feet want to leave. In the end you let the feet decide. Much later you hear what was wrong with the place.',
    challenges:
      'At the big choices you wait for a sign. There’s a job on offer, or a city, and you’d like it confirmed: a dream would do, or three green lights in a row. Then you get all three, and wonder if they were meant for the car in front. Meanwhile the job goes to a person who doesn’t believe in signs.',
    additionalInsights: [
      'Plain work steadies you, and you find that out in some hard year. You end up digging a garden for the old woman downstairs. By the end of the week you can think again, and she has potatoes.',
      'Sooner or later this path puts you in front of a hall of strangers. You have to give the talk, and your knees would rather be under the table. But one day, somewhere in the middle, you forget about your knees.',
      'You need to believe in what you’re paid for. A good salary for something pointless wears you out in months; for a cause you love, you forget there’s rent.',
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
      'What you build over a lifetime gets a size larger each time. At nine it’s a dam across the ditch, and for one afternoon there’s a lake. Later it’s a trip for thirty, one day a whole school. And each time it holds, you feel what you felt at nine, in wet shoes, when the water began to rise.',
    challenges:
      'Your big plan is perfect, and you haven’t started. At twenty it’s too early, at thirty there’s no partner, at forty there’s no money, and each time it’s true. Meanwhile the days may need only a third of what you can do, and the rest goes into a shelf for the hallway that could hold a tractor. One corner of it, built badly, would teach you more.',
    additionalInsights: [
      'Big things get made by people who weren’t ready, and it takes you years to believe that. Ask whoever started a circus: the tent fell on the mayor, and the clown quit an hour before the show.',
      'At twelve you may have been told you’d go far, and ever since, staying anywhere has felt like being late. Whoever loves you isn’t measuring how far you’ve gone.',
      'With money, you learn the large sums first. You can run a whole club down to the last cent, and all the while you’re buying its rope and tape yourself.',
    ],
  },
  33: {
    title: 'The Patient Teacher',
    meaning:
      'Master number 33 means teaching with love. On this Life Path you learn the other half: you forgive people within a day, and it takes you years to let one of them teach you.',
    intro:
      'For a long time you may think you’re the one who does the teaching, and this path keeps sending you teachers.',
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
      'Old hurts don’t last with you, because you see what the other person was trying to do. A teacher may have laughed at your drawing once: she had forty of you, and a cold. For half your life you think everyone can do this. Then you’re the one who’s waiting to be forgiven, and it takes them all summer. Around August you understand that it’s a gift.',
    challenges:
      'Time off makes you feel guilty, and it’s cost you whole summers. Between school and a job, or between two jobs, there’s a free month, and you may give it away, because somebody sounds tired. In the year you go to the sea, you swim with your face to the beach, in case you’re needed. The beach does very well.',
    additionalInsights: [
      'Being taught makes you shy. As a child you may have run a school for stuffed animals, where the bear was slow and everyone waited for him. You’re still learning that you can be the bear as well: slow, and loved.',
      'At a big choice you ask everyone it touches, and you’re kind to every answer. Four are for the move, two are against it, and your sister only wants you to be happy. Nobody’s asked the one who’d have to live there.',
      'You’ve been saving for something of your own, and it keeps turning into other things: half a cousin’s rent, a stranger’s new teeth. The next time, put a name on it. Write “accordion.” It’s much harder to lend somebody an accordion.',
    ],
  },
};
