import type { CoreReadings } from './types';

/** The hidden passion: what a person cannot help doing. */
export const hiddenPassionReadings: CoreReadings = {
  1: {
    title: 'Always Starting Something',
    meaning:
      '1 is the number of beginnings. As a Hidden Passion it means you can’t stop starting things: you’ve bought a new notebook, and the old one is half empty.',
    intro:
      'A free afternoon goes to something you’ve never tried before, and by evening you have a bruise and a best time.',
    keyTraits: [
      'competitive',
      'enthusiastic',
      'daring',
      'creative',
      'active',
      'strong',
      'restless',
      'stubborn',
      'impulsive',
      'proud',
    ],
    strengths:
      'Give you a free day, and you start something you’ve never done. You’ll open an old radio to see what’s inside, or sign up for a class where you don’t know a soul. If strangers watch you fail, you wave. Half of your friends’ hobbies began with you: you fell off the surfboard first, came up spitting water, and told them it was easy.',
    challenges:
      'On your own you walk, swim or bake, and every time it turns into a race. On a hill you speed up to pass an old man with two canes, who didn’t know he was racing. You time the crossword, alone, in bed. Meanwhile the old man gets to the top, lowers himself onto the wall beside you, lays down his canes, and says, “Isn’t it beautiful?” You hadn’t looked.',
    additionalInsights: [
      'Before a new hobby gets your whole heart, set yourself a reminder, three months ahead. Some morning it’ll say “DRUMS!!!” and you’ll wonder who this excited person was. If you still want them, warn the people downstairs.',
      'Whatever you’re making, you keep it secret until it’s perfect. There may be a sauce on your stove that no one’s allowed to taste. Then a friend gets a finger in it and says it needs lemon, and you’re angry until you’ve tried it with lemon.',
      'With a hobby, being shown how would spoil it. You’re putting up a tent your own way, and it’s getting dark. A friend who’s camped all his life turns his back and talks to his dog. “The long pole goes in first,” he tells it. You look around for the long pole.',
    ],
  },
  2: {
    title: 'Happy to Help',
    meaning:
      'With 2 as your Hidden Passion you help people before you’ve noticed it. Somebody looks around for the salt, and you’re already holding it out.',
    intro:
      'Somebody’s jacket has turned inside out and one arm is stuck, and before you’ve thought about it you’re holding the sleeve.',
    keyTraits: [
      'helpful',
      'supportive',
      'modest',
      'friendly',
      'musical',
      'trusting',
      'worried',
      'emotional',
      'timid',
      'sleepless',
    ],
    strengths:
      'What you’d do for hours, unasked, is help a friend with what they love. You’ll work on a friend’s speech until midnight, and the next day you stand at the back, moving your lips. In a choir you don’t want the solo; you’re the one who feels the others getting faster, and holds them back a little without turning your head. If you can’t sing, you turn the pages for somebody who can. You breathe when they breathe.',
    challenges:
      'Your free evenings go to listening, and then everyone’s worries come home with you. A friend tells you about her brother and has a lovely night. You’re awake at one, thinking about her brother, and by the weekend you’re also carrying an exam, a divorce and a sick hamster, none of them yours. Before bed, sort the day like laundry: mine, theirs, theirs, mine. Most of theirs was solved hours ago, and they forgot to tell you.',
    additionalInsights: [
      'Your favorite games take two: a duet, a canoe, a quiz on a long train ride. You know the answer, and you wait, because the other person has nearly got it. Alone you’d be faster, and you’d stop after ten minutes.',
      'Anything your hands make has somebody’s name on it from the first stitch or the first egg. You couldn’t knit a scarf for no one. While you count stitches, you think about the color of their coat, and whether they’re warm enough. Make yourself one. You know the size.',
      'In a park or on a bus you practice listening without noticing that you do. Two strangers behind you are having an argument, and for half an hour you follow it and hope they’ll make up. You’ve missed your stop that way, just to hear the end.',
    ],
  },
  3: {
    title: 'Born to Entertain',
    meaning:
      '3 is the number of joy. As a Hidden Passion it means you’re always making something up: you give the new vacuum cleaner a name, and then a voice.',
    intro: 'All you need is a spoon and a rainy afternoon, and by evening there’s a song.',
    keyTraits: [
      'playful',
      'imaginative',
      'affectionate',
      'expressive',
      'charming',
      'quick',
      'silly',
      'noisy',
      'careless',
      'excitable',
    ],
    strengths:
      'Left alone with a pen and some paper, you play for hours. The edges of any page near you fill up with little portraits. You read the label on the soup aloud as if it were a love letter, and you know what the goldfish is thinking. It isn’t about applause, because you do it when no one’s there. A delivery man bows to you, and that’s how you find out you’re still wearing a paper crown. You bow, too.',
    challenges:
      'You tell people about the thing you’re going to make, and after that, making it feels like old news. You’ve described your novel so often that you’re tired of it, and you haven’t written a page. A cousin’s been promised a song for her wedding, and she’s told the band. Keep the next one to yourself for a month. It’ll cost you some sleep, but picture the day you say, “I’ve finished it,” and no one even knew you’d begun.',
    additionalInsights: [
      'You can spend a month learning to sound like a seagull. You practice in the shower, on the stairs, and under a bridge where it echoes. It’s no use to anyone. Then one day, on a beach, something answers, and you’re as happy as you’ve ever been.',
      'Scraps are where your best things happen. With good paper and a free week you’re stuck, and on the back of a ticket you draw the whole street, with the dog. Keep a box for them. Years from now you’ll open it and laugh out loud.',
      'Somehow everything you make ends up with a face on it: the bread, the cushion, the snow on a stranger’s car. Two raisins fall close together, you see eyes, and then it would be cruel to stop. You say something kind to the bread as you cut it.',
    ],
  },
  4: {
    title: 'Hands That Fix Things',
    meaning:
      'With 4 as your Hidden Passion you have to fix things and get them right. Someone lends you a pen, and you give it back repaired.',
    intro:
      'You see the loose button, the crooked sign and the squeaking door, and your hands are already moving.',
    keyTraits: [
      'skillful',
      'precise',
      'handy',
      'efficient',
      'helpful',
      'focused',
      'strict',
      'fussy',
      'critical',
      'busy',
    ],
    strengths:
      'Fixing things is what your hands do when they’re free. As a guest you may be found in the bathroom with a butter knife, tightening the towel rack while everyone dances, and you go home saying it was lovely. You can lose a whole Saturday to one old clock. By evening it’s ticking, and you sit there in front of it, with oil on your fingers, and listen. In the morning you’ll check it again.',
    challenges:
      'Nothing you make for fun is ever quite done, so you redo what was fine. You sand the seat of a chair once more, and then you have to sand the legs, because now they look rough. If a friend helps, you do his half over that same night. You glue the last piece onto a model ship, see one crooked mast, tell yourself it’s fine, and take off the whole deck. It was fine. You knew that, too.',
    additionalInsights: [
      'Machines talk to you when you’ve got time to listen. You can hear that the washing machine beyond your wall needs a new part, and you leave a note. Soon a stranger’s at your door with a broken fan, and your hands go out for it.',
      'You enjoy the part of a hobby that most people skip. Scales, or the same serve against the same wall: you could do it until supper, because each time it comes out a little more even. Now and then, play the song.',
      'Keeping count is a pastime of yours. The birds on the roof, the steps to the river, the day the first leaf fell: you write it all down, for no reason. Read it some evening. It was going to be about birds, and it’s mostly about who came along.',
    ],
  },
  5: {
    title: 'Hungry for New Things',
    meaning:
      'Freedom is what 5 is about. As a Hidden Passion it’s a hunger for anything new: you see a path between two houses, and you have to know where it goes.',
    intro:
      'You take the street you don’t know and order the dish you can’t pronounce, and you’re seldom sorry.',
    keyTraits: [
      'curious',
      'passionate',
      'spontaneous',
      'sociable',
      'optimistic',
      'fearless',
      'extravagant',
      'careless',
      'fickle',
      'restless',
    ],
    strengths:
      'A day to yourself, and you’re off to find something you’ve never tried. An hour in a strange town, and you’ve eaten what they eat, learned what it’s called and seen pictures of the cook’s grandchildren. A flute, a fishing rod, somebody’s parrot: if you’re allowed to hold it, you do. You’re good at being new to things, and you keep in practice. Your phone is full of names like “Fish Marco” and “Tall Ana, train.”',
    challenges:
      'Your hobbies leave equipment behind. There may be a fencing mask in your closet, a bag of wool under the bed, and a unicycle with a coat on it. January was all about fencing. By May you’d found out what fencing is like, and that was all you’d wanted to know. But some pleasures only start in the eighth month, when your hands know what to do. Rent before you buy, and choose one thing to go on being bad at.',
    additionalInsights: [
      'Some of your best trips happen in bed. You read for hours about a town by the sea: when the fish comes in, whether the café opens in winter. You’ll probably never see it. You could find your way to the beach, though, in the dark.',
      'When nothing new is happening, you make some. You put your pillow at the other end of the bed, and there’s another ceiling. You’ve brushed your teeth with the wrong hand, and walked up your own stairs backward to see what it’s like. You’d recommend the stairs.',
      'Let one pastime stay the same: a swim, a song, one hill. You’ll feel tied down at first. Around the tenth time you’ll start to notice what’s different, the light, the other people, your own arms, and you won’t want to miss a week.',
    ],
  },
  6: {
    title: 'Taking Care of Everyone',
    meaning:
      '6 is the number of love and home. With this Hidden Passion you can’t stop looking after people: you cover someone who’s fallen asleep, even a stranger on a train.',
    intro: 'Anyone who’s cold, hungry or left out is your business, whether they know it or not.',
    keyTraits: [
      'caring',
      'artistic',
      'welcoming',
      'thoughtful',
      'tireless',
      'elegant',
      'controlling',
      'picky',
      'tired',
      'sensitive',
    ],
    strengths:
      'Making a place nice is what your hands do by themselves. On a night train you spread a scarf over your knees, cut your one apple into eighths, and pass it around on the lid of a box. In a waiting room you’ve switched off the uglier of two lamps and turned a chair so that it faces a tree. You can spend an hour moving one flower. Then you sit down, and suddenly it’s lovely there.',
    challenges:
      'Having guests is your hobby, and you put so much into it that you’re asleep when they come. You begin three days ahead, with napkins to iron. Then they’re all laughing around a perfect table, and you’re on a stool beside the oven with your eyes shut. Look at the photos afterward: twelve happy people, and you’re in none of them. They’d have been just as happy with bread and cheese, and you in the middle.',
    additionalInsights: [
      'Hunting for presents is your sport, and often you don’t know yet who they’re for. There’s a card for a seventieth birthday in your closet, bought for the bird on it. One day the man who sells you fish says he’s seventy, and you run.',
      'The hardest evening for your hands is the one when somebody else cooks. “Does it need salt?” they call. You can smell from the couch that it needs rescuing. “It smells wonderful,” you say, and hold on to a cushion, and later you have a second helping.',
      'Colors can take you a whole afternoon. You stand in front of two whites that everyone else says are the same, and you hold a sleeve, a leaf and a cookie against them. You take both home overnight. In the morning you know.',
    ],
  },
  7: {
    title: 'Needing to Know',
    meaning:
      'With 7, the number of thought, as your Hidden Passion, you have to find things out: you come across an old key, and you try it in every lock you own.',
    intro: 'A small doubt over dinner can keep you reading until the birds start singing.',
    keyTraits: [
      'logical',
      'focused',
      'patient',
      'inquisitive',
      'modest',
      'original',
      'distant',
      'serious',
      'distracted',
      'impractical',
    ],
    strengths:
      'A question can have you for hours, and you’re the one who asked it. You read the book, then the notes at the back, then the other book that says the first one is wrong. At a wedding you wonder who first threw rice, and why rice, and that’s your next three evenings gone. You rarely mention what you’ve found. Months later the question happens to come up, and you answer it in two sentences that took you a whole winter.',
    challenges:
      'Reading about a pastime feels to you almost like having it, so you seldom get around to the doing. By now you could give a talk on riding, with the right boots and why horses are afraid of plastic bags, and you’ve never been on a horse. You’ve read three books about sailing, all of them on dry land. Close the book in the middle of a chapter and go meet a horse. You’ll come home with straw in your hair, very pleased.',
    additionalInsights: [
      'What keeps you up at night is seldom useful. “What was it this time?” someone asks at breakfast. “Traffic lights,” you say. You’d love a second question. If it comes, you start with the first one, in London, in 1868.',
      'Alone outdoors, you can watch one thing for an hour: an ant with a crumb, the tide, a man with a net. People stop to see what you’re looking at, and move on. You aren’t waiting for anything. You’d just like to know what it does next.',
      'The opponent you like best is yourself. You lay out the chess board, play white as hard as you can, then walk around the table and think just as hard for black. It can take all evening. Sometimes black wins, and you’re honestly surprised.',
    ],
  },
  8: {
    title: 'Aiming for the Top',
    meaning:
      '8 stands for power and success. With this Hidden Passion you have to get results: in a slow line you’ve counted the people, timed one, and asked for a second clerk.',
    intro:
      'You can’t rent a rowboat without working out what the man with the rowboats could be making.',
    keyTraits: [
      'determined',
      'clever',
      'persistent',
      'fair',
      'confident',
      'strategic',
      'direct',
      'calculating',
      'competitive',
      'impatient',
    ],
    strengths:
      'Running something well is your idea of a free afternoon. If you take on the raffle, the club ends up with a boat. Friends bring you the bills they’re afraid of, because you enjoy a good fight with a phone company. You clear the table, sharpen a pencil and ask for the supervisor’s name, and you look happier than you did at your own birthday party. Three letters later the company apologizes. Your friend’s glad it’s over, and you’re a little sorry.',
    challenges:
      'Markets are your sport, and a price tag is only the start of a conversation. You can spend a whole morning getting a lamp down from twelve to nine, and you don’t need a lamp. In a department store you ask if that’s really their best price, and the friend who came with you pretends to be a stranger. Often you do get ten percent. Now and then, pay what it says, to somebody who made the thing by hand.',
    additionalInsights: [
      'Any hobby of yours grows. You bake bread for yourself, then for the street, and by spring you know what the empty store on the corner would rent for. One morning, floating in a lake, you notice you haven’t counted anything for ten minutes. You wonder how much that would be in a year.',
      'Games with rules bring out your patience. You’ll lose at cards for a whole evening just to learn how the others play, and the next time you win. Tell them how you did it, and you’ll never be short of partners.',
      'A skill counts for you when there’s something to show for it: a belt, a medal, a fish as long as your arm. You’ll get up at four for the fish. Go out once without a hook. You’ll see the same sun come up, and have nothing to weigh.',
    ],
  },
  9: {
    title: 'A Heart for the World',
    meaning:
      'With 9 as your Hidden Passion you can’t help feeling for strangers. Someone in a movie loses his job, and you’re still worried about him at breakfast.',
    intro:
      'A story about a family you’ve never met can make you cry in a waiting room, and by evening you’ve mailed them your winter boots.',
    keyTraits: [
      'generous',
      'musical',
      'passionate',
      'unselfish',
      'caring',
      'kind',
      'unrealistic',
      'impulsive',
      'scattered',
      'dreamy',
    ],
    strengths:
      'Stories about people you’ve never met can hold you for hours. You’ll watch a movie in a language you don’t speak and cry in the right places. You read that a gardener has died in another town, a man who sang to his roses, and you spend the evening looking for a picture of the roses. Music gets to you just as easily. You’ve stood in the cold with your frozen peas melting, because a street singer hadn’t come to the end.',
    challenges:
      'What your hands like best is giving, and they give away things that are still in use. Somebody admires a picture you’ve painted, and it’s gone. A student who’s late for an exam gets your bicycle, with your keys in the basket. The big pot goes to a family after a fire, and it was your roommate’s pot. It’s easy to be generous with another person’s pot. Ask first, and keep one picture for yourself.',
    additionalInsights: [
      'Unfinished things take up your evenings. In a secondhand store you find half a sweater with the needles still in it, and you have to finish it. Somebody stopped in the middle of a row. You give her a name and a reason, and by the second sleeve you miss her.',
      'For an hour at a time you write to people you don’t know, to say thank you: an author, a nurse, whoever was driving the night bus. Most of these letters stay with you, because there’s no address. Send the next one anyway, to “The Driver.”',
      'Songs from far away are what you practice. For weeks you sing along in words you don’t understand, until you’ve got every sound right and your eyes are wet. Then someone tells you it’s about a lost sheep. You go on crying at the same place.',
    ],
  },
  11: {
    title: 'Full of Sudden Ideas',
    meaning:
      'With 11, a master number, your Hidden Passion is inspiration. An idea comes in the middle of dinner, and you write it on your hand so you won’t lose it.',
    intro:
      'You’re tying your shoes when the best idea of the week arrives, and you go out with one of them undone.',
    keyTraits: [
      'creative',
      'curious',
      'mysterious',
      'lively',
      'imaginative',
      'passionate',
      'superstitious',
      'intense',
      'sleepless',
      'excitable',
    ],
    strengths:
      'Ideas come to you whole, at odd moments, and then they have you for hours. Halfway through an eye exam you ask for a pencil. You follow a feeling across the street, and there’s the person you needed to meet, or at least an excellent sandwich. When one of them has hold of you, you leave your chair and walk around the table. 11 is known as the number of light, and yours is still on at two in the morning.',
    challenges:
      'Looking for signs is a pastime of yours, and you see a message in everything. A song comes on just as you think of a friend, so you look up the words, and then what the singer’s name means. You play cards alone, the same queen keeps turning up, and by midnight she has a whole story. Sometimes a sign is a sign, and sometimes the deck’s badly mixed. Enjoy the story. Mix the cards before you act on it.',
    additionalInsights: [
      'Tiny parts of things can keep you happy for days. It’s one song, all week, because of how the singer breathes before the last line. It’s a whole street because of a yellow door. When you write or paint, start there, with the breath or the door.',
      'Whatever’s near gets your ideas written on it: an arm, a menu, a wedding invitation. Read them through at the end of the month. One will say “like soup, but for trains,” and you’ll never find out what you meant. Two will still be good, and you’ll know which.',
      'On your back on the floor, looking at the ceiling, you’re as busy as you ever get. You can do it for an hour. Anyone who comes in asks if you’re all right, and you are. You’re building something up there. Tell them you’ll be down soon.',
    ],
  },
  22: {
    title: 'Big, Useful Plans',
    meaning:
      'With 22, a master number, your Hidden Passion is planning large, useful things. You’re asked to bring a salad, and by evening you’ve planned the whole picnic, parking included.',
    intro:
      'Everyone else in the long line at the post office is annoyed, and you’re smiling, because you’ve begun to plan a better post office.',
    keyTraits: [
      'efficient',
      'inventive',
      'thorough',
      'responsible',
      'realistic',
      'ambitious',
      'critical',
      'controlling',
      'complicated',
      'tireless',
    ],
    strengths:
      'Planning large, useful things is the game you play when you’ve got an evening free. As a child you may have built a zoo out of shoe boxes, with a ticket office, a night guard and a separate kitchen for the lions. Now you play it with real places. You walk through a train station and see where people will slip when it rains. By bedtime you’ve drawn the roof it needs, and a dry place under it for people with bags.',
    challenges:
      'Left alone with anything that works, you rebuild it. A neighbor asks you to water her garden, and when she’s back the path goes a better way, except that her feet knew the old one. A board game that everybody likes gets new rules from you, fairer ones, and now it takes twice as long. In the end you put the old path back yourself, stone by stone, and begin to see the point of it.',
    additionalInsights: [
      'Even your daydreams have a staff. You imagine winning a million, and what you see is a movie theater on a truck that visits every small town in the country. By the second coffee you’ve hired the driver and you’re drawing the seats. Draw one for yourself.',
      'Great engineering moves you the way paintings move other people. On a trip you make everybody stop at a tunnel to read the sign: twelve years, four thousand workers, and the names of the nine who died there. You read all nine, half aloud, because they should be read.',
      'Your hands love to make a big thing small. You build a bridge out of spaghetti, all weekend, and it holds two dictionaries. You add a third. When it breaks, you’re down on the floor at once, delighted, to see where.',
    ],
  },
  33: {
    title: 'A Teacher at Heart',
    meaning:
      '33 teaches. As a Hidden Passion this master number means you have to help: you see a stranger fold a map the wrong way, and your hands go out.',
    intro: 'You learned to whistle with two fingers yesterday, and today you’re giving lessons.',
    keyTraits: [
      'cheerful',
      'sympathetic',
      'warm',
      'understanding',
      'creative',
      'helpful',
      'talkative',
      'bossy',
      'tired',
      'unpredictable',
    ],
    strengths:
      'Whatever you’ve learned for fun, you have to pass on. At the station a man can’t get the ticket machine to work. By the time he has his ticket, he can do it alone, and he’s explaining it to the woman behind him, which is the part that makes you happy. “Everyone gets that wrong the first time,” you say, and sometimes it’s even true. People who ask you the way get a shortcut, and a little song to remember it by.',
    challenges:
      'You volunteer for everything in your free time, and then you disappear. A neighbor says he’d love to play the guitar. “I’ll teach you!” you say, and in the same week you offer to run the summer fair. For three weeks you’re wonderful. In the fourth you’re lying on your bed with the phone off, feeling terrible, while the neighbor sits there with his guitar tuned. Promise less. If you’ve disappeared already, go back and say, “I took on too much, and I’m sorry.”',
    additionalInsights: [
      'Many of your evenings go into answering pictures. People send you a rash, half a haircut, a brown plant with the question “Is it dead?” and you write back to every one, with arrows drawn on. It must be the least beautiful album in the world, and you’ve kept it all.',
      'Other people’s first tries are what you collect. You’d keep a bowl that can’t stand straight and a painting of a cow with six legs, because it took courage to show them to you. When it’s your own bowl, be as gentle with it as with that cow.',
      'Explaining is a skill, and you practice it as others practice the piano. Alone at the stove you tell an invisible class how to cut a mango, and you wait while they catch up. Somebody laughs behind you. You hand them the knife, handle first, and start over.',
    ],
  },
};
