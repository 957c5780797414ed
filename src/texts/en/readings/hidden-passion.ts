import type { CoreReadings } from '../../../readings/types';

/** The hidden passion: what a person cannot help doing. */
export const hiddenPassionReadings: CoreReadings = {
  1: {
    title: 'Always Starting Something',
    meaning:
      '1 is the number of firsts. As a Hidden Passion it means you have fun with new things and with winning: you carry in all the bags at once, to see if you can.',
    intro:
      'A free afternoon goes to something new, and by evening you’ve got a bruise and a best time.',
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
      'A free day, for you, is for something you’ve never done. You turn up at a class where everyone else seems to know the steps. What you love is the first try, when you have no idea how it works. Half of your friends’ hobbies began with you: you came up from under a surfboard, spitting water, and told them it was easy.',
    challenges:
      'Whatever you do for fun turns into a race. You time the crossword, alone, in bed. On a hill you speed up to pass an old man with two canes, who didn’t know he was racing. He gets to the top after you, lowers himself onto the wall, lays down his canes, and asks if it isn’t beautiful. Only then do you see the valley.',
    additionalInsights: [
      'On the way to the sea you have to be the first to see it. “There!” you say, and it’s a gray line between two roofs, but it’s yours, and you’re happy about it until lunch.',
      'Guests get a dish you’ve never made before, and you’re sure of the sauce. Then a friend gets a finger in it and says it needs lemon, and you’re angry until you’ve tried it with lemon.',
      'In a game just for fun, you’re the one who knows the score. “We aren’t counting,” they all say, over badminton with no net. It’s fourteen to eleven.',
    ],
  },
  2: {
    title: 'Happy to Help',
    meaning:
      'With 2 as your Hidden Passion, you’d take the second voice over the solo any day: whoever you walk beside, your feet are soon in step.',
    intro:
      'At the fair you’re the one who holds the coats, and waves each time the others come around.',
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
      'In your free time you like the part that carries another part. In a choir you feel the others getting faster, and you hold them back a little without turning your head. If you don’t sing, you turn the pages for somebody who does, and breathe when they breathe. When friends put on a play you’ve heard them practice, you stand at the back, moving your lips.',
    challenges:
      'On a day out, everyone’s worries end up in your backpack. Did he want to see the other castle? One of them mentions a sick hamster, and you think about the hamster in front of a very famous painting. On the way home, sort the day like laundry: mine, theirs, theirs, mine. Most of theirs was settled by lunchtime, and they forgot to tell you.',
    additionalInsights: [
      'In a game you’d rather keep it going than win it. At ping-pong you aim for the place where they can reach it. Sixty-one, sixty-two, sixty-three: by now neither of you would dare to score.',
      'What you make in your free time has somebody’s name on it from the first stitch or the first egg. You couldn’t knit a scarf for no one, and the one for yourself is still two balls of wool.',
      'A train ride, to you, is for listening. Two strangers behind you can’t agree about a wedding, and you follow it like a play on the radio. You’ve missed your stop that way, just to hear the end.',
    ],
  },
  3: {
    title: 'Born to Entertain',
    meaning:
      '3 is the number of joy. As a Hidden Passion it means you turn free time into play: the new vacuum cleaner gets a name, and then a voice.',
    intro: 'With a rainy afternoon and a spoon, you’ve got all you need for a song.',
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
      'Given a free afternoon, you play, with whatever’s there. You read the label on the soup aloud as if it were a love letter, and you know what the goldfish is thinking. Any page near you gets little portraits around its edges. A delivery man bows to you, and that’s how you find out you’re still wearing a paper crown. You bow, too.',
    challenges:
      'You take your trips in your head before you go, and those are hard to beat. For weeks you play all the parts: the rude waiter, the donkey, the storm. Then you arrive. The waiter’s charming, there’s no donkey, and you’re a little disappointed in the place, which has done nothing wrong. The best days of a trip are the ones you forgot to write a part for.',
    additionalInsights: [
      'For fun you’ll learn what’s no use to anyone, such as how to sound like a seagull. You practice in the shower, on the stairs, and under a bridge where it echoes. Then one day, on a beach, something answers.',
      'In a game you mostly lose, because you’re so busy with the voices. Your little blue piece has a bad knee and a grudge, and the bank speaks with an accent.',
      'Whatever you make for fun ends up with a face on it. Two raisins fall close together, you see eyes, and then it would be cruel to stop. You say something kind to the roll before you eat it.',
    ],
  },
  4: {
    title: 'Hands That Fix Things',
    meaning:
      'With 4 as your Hidden Passion you can’t leave a broken thing alone: you borrow a pen, and you give it back repaired.',
    intro: 'A squeaking door can fill your afternoon off, and it’s a happy afternoon.',
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
      'With an afternoon free, your hands go looking for something to fix. Staying with friends, you may be found in the bathroom with a butter knife, tightening the towel rack. Your idea of a treat is an old music box that’s stopped. By evening it’s playing, and you sit there in front of it, with oil on your hands, and listen.',
    challenges:
      'A day at the beach turns into a building site, because you improve what was fine. The umbrella stands. You dig it out and set it deeper, with a wall of sand against the wind. Now the chairs need a wall. By four you’ve got the best camp on the coast, the others have been in the water twice, and you’re dry.',
    additionalInsights: [
      'On a trip you listen to the engine. The others are looking at the mountains, and you’ve got a small new noise. At the stop you mention it. The driver’s heard it, too, and now you can look at the mountains.',
      'The same again is your idea of a good time. Scales, or one serve against one wall: the hundredth comes out more even than the first, and you’re the only one who can tell.',
      'Keeping count is a pastime of yours. The birds on the roof, the day the first leaf fell: you write it all down. Read later, it’s hardly about birds. It’s mostly about who came along.',
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
      'A day to yourself, and you’re off to find something you’ve never tried. An hour in a strange town, and you’ve eaten what they eat and followed a brass band around two corners. A flute, a fishing rod, somebody’s parrot: if you’re allowed to hold it, you do. Your phone is full of names like “Fish Marco” and “Tall Ana, train.”',
    challenges:
      'For fun, you can’t try a thing without taking home everything that goes with it, mostly borrowed. One hour on a lake, and you’re asking who’d lend you the kayak. You hold the paddle, and you see the early mornings, the mist, the hat you’d wear. What you don’t see is your hallway, which already has somebody’s unicycle in it. Often it was mostly the hat.',
    additionalInsights: [
      'You read every city on the board at the station, even when you’re only going home. One strange name can fill your evening: when does the fish come in there, and is the café open in winter?',
      'When nothing new is happening, you make some. The pillow goes to the other end of the bed, and there’s another ceiling. You take your own stairs as if you’d never seen them, and count them for the first time.',
      'Let one pastime stay the same: a swim, a song, one hill. Around the tenth time you’ll start to notice what’s different, the light, the other people, your own arms, and you won’t want to miss a week.',
    ],
  },
  6: {
    title: 'Taking Care of Everyone',
    meaning:
      '6 is the number of love and home. With this Hidden Passion you play host wherever you are: you open a bag of cherries, and the whole bench is eating.',
    intro:
      'Nobody leaves your table hungry, and hardly anyone leaves it without a jar of something.',
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
      'Wherever you’ve got an hour, you make the place nice, as if guests were coming. On a night train you spread a scarf over your knees and cut your one apple into eighths, and it goes around. In a waiting room you’ve switched off the uglier of two lamps and turned a chair so that it faces a tree.',
    challenges:
      'Having guests is your hobby, and you put so much into it that you’re asleep when they come. They’re all laughing around a perfect table, and you’re on a stool beside the oven with your eyes shut. Look at the photos afterward: twelve happy people, and you’re in none of them. They’d have been just as happy with soup from the pot, and you in the middle.',
    additionalInsights: [
      'A free Saturday is for hunting presents, and often you don’t know yet who they’re for. There’s a card for a seventieth birthday in your closet. One day the man at the fish stand turns seventy, and you run.',
      'Being the guest is hard on your hands. Somebody else is cooking, and you can smell from the couch that it needs rescuing. “It smells wonderful,” you say, and hold on to a cushion.',
      'You can give a free afternoon to two whites. Everyone else says they’re the same, and you hold a sleeve against them, a leaf and a cookie. One turns out to be faintly pink. Then you eat the cookie.',
    ],
  },
  7: {
    title: 'Needing to Know',
    meaning:
      'With 7, the number of thought, as your Hidden Passion, you have to know: you can’t put down a foreign coin until you’ve found out who’s on it.',
    intro: 'A question comes up over dinner, and you leave the table “for a second” to look it up.',
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
      'Your days off go to questions that nobody needs answered. At a wedding you wonder who first threw rice, and why rice, and there goes the weekend. On a trip you stand in front of a plain brick wall with no sign on it. You know what used to be behind it, and you’re as happy as others are at the sea.',
    challenges:
      'Reading about a pastime feels to you almost like having it, so you seldom get around to the doing. By now you could give a talk on riding, with the right boots and why horses are afraid of plastic bags, and you’ve never been on a horse. Close the book in the middle of a chapter and go meet a horse.',
    additionalInsights: [
      'In a quiz it isn’t the points you’re after. “The first traffic light?” London, 1868; but who stood there turning it by hand? By now the others are three questions on, and you’re having a wonderful time.',
      'Outdoors, on a free day, you’d rather watch than do. An ant with a crumb will keep you there. People stop to see what you’re looking at. You’d just like to know what it does next.',
      'At chess you’d play either side, since it’s the game you’re curious about. You play white as hard as you can, then walk around the table and think just as hard for black. Sometimes black wins, and you’re honestly surprised.',
    ],
  },
  8: {
    title: 'Aiming for the Top',
    meaning:
      '8 stands for power and success. With this Hidden Passion you like your fun to have a prize: one evening at the fair, and you’re getting a giant panda onto the bus.',
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
      'Time off should have something to show at the end, you feel. If you take on the raffle, the club ends up with a boat. You even enjoy a good fight with a phone company: you clear the table, sharpen a pencil, and look happier than you did at your own birthday party. Three letters later the company apologizes, and you’re a little sorry it’s over.',
    challenges:
      'Markets are your sport, and a price tag is only the start of a conversation. You can spend a whole morning getting a lamp down from twelve to nine, and you don’t need a lamp. In a department store you ask if that’s really their best price, and the friend who came with you pretends to be a stranger. Now and then, pay what it says.',
    additionalInsights: [
      'Any hobby of yours grows. You bake pies, and by spring you know what a store would rent for. Floating in a lake, you notice you haven’t counted anything for ten minutes. You wonder how much that would be in a year.',
      'Games with rules are where you take the long view. You’ll lose at dominoes for a whole evening just to see how the others play, and the next time you win.',
      'A skill counts for you when there’s something to show for it: a belt, a medal, a fish as long as your arm. You’ll get up at four for the fish, and photograph it from both sides.',
    ],
  },
  9: {
    title: 'A Heart for the World',
    meaning:
      'With 9 as your Hidden Passion you take other people’s stories home with you. Someone in a movie loses his job, and days later you’d still like to know how he’s doing.',
    intro: 'You’ve spent whole afternoons in a village that exists only in a book.',
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
      'Your free evenings are spent far away, in other people’s stories. It can be a movie in a language you don’t speak, and you laugh in the right places. You read that a gardener has died in another town, a man who sang to his roses, and you have to find a picture of the roses.',
    challenges:
      'Guests can’t admire a thing at your place without going home with it. Somebody likes a picture you’ve painted, and it’s gone. Whoever’s late for the train gets your bicycle, with your gloves in the basket. The big pot leaves with the rest of the soup in it, and you’d only borrowed the pot.',
    additionalInsights: [
      'In a foreign town, the sight you won’t miss is the supermarket. You look at forty kinds of beans and try to work out who eats them, and when. You come home with a jar you can’t read.',
      'A free hour may go into a letter of thanks to somebody you don’t know, like whoever was driving the night bus. Most such letters never leave your desk, because there’s no address. Send the next one anyway, to “The Driver.”',
      'The songs you sing for fun come from far away, in words you don’t understand. One of them is the saddest you know. Then someone tells you it’s about a lost sheep. It’s still the saddest song you know.',
    ],
  },
  11: {
    title: 'Full of Sudden Ideas',
    meaning:
      'With 11, a master number, your Hidden Passion is inspiration. In the middle of dinner an idea comes, and you’re writing on your hand.',
    intro:
      'The best idea of the week arrives while you’re tying your shoes, and you go out with one of them undone.',
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
      'Your free time goes to whatever idea turns up. Halfway through an eye exam you ask for a pencil. In a strange town you follow a feeling across a bridge, and there’s the café of your life, or at least an excellent sandwich. 11 is known as the number of light, and on a day off you can’t find the switch.',
    challenges:
      'On trips and in games you look for signs, and you see a message in everything. At cards the same queen keeps turning up, and by midnight she has a whole story. You think of a friend, see a street with her name, and walk to the end of it, where there’s a garage. Sometimes a sign is a sign, and sometimes the deck’s badly mixed.',
    additionalInsights: [
      'Tiny parts of things can keep you happy for days. It’s one song, all week, because of how the singer breathes before the last line. It’s a whole street because of a yellow door.',
      'At a meal or on the road, your ideas go onto whatever’s near: a menu, a wedding invitation. Read them through at the end of the month. One will say “like soup, but for trains.” Two will still be good.',
      'Doing nothing is when you’re busiest. You lie on the floor and look at the ceiling. Anyone who comes in asks if you’re all right, and you are. You’re building something up there. You’ll be down soon.',
    ],
  },
  22: {
    title: 'Big, Useful Plans',
    meaning:
      'With 22, a master number, your Hidden Passion is making things large and useful. You’re asked to bring a salad, and by evening there’s a picnic for the whole street, with parking.',
    intro: 'A day at the beach, and your sandcastle has drains that work.',
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
      'On a free evening you imagine how a place could work better. As a child you may have built a zoo out of shoe boxes, with a separate kitchen for the lions. Now, in a train station, you see where people will slip when it rains, and then the roof it needs, with a dry place under it for people with bags.',
    challenges:
      'Games that were going well get reorganized by you. Friends bring three kites to a field, and by four o’clock there are teams, turns and a rule about trees. A board game everybody likes gets new rules, fairer ones, and now it takes twice as long. They miss the old one, where somebody’s grandmother always won. Next time, hold a string and let everyone get tangled.',
    additionalInsights: [
      'In an idle hour even your daydreams have a staff. Say you’ve won a million: what you see is a movie theater on a truck. By the second coffee you’ve hired the driver and you’re drawing the seats.',
      'What you stop for on a trip is engineering. You make everybody get out at a tunnel to read the sign: twelve years, four thousand workers, and the names of the nine who died there. You read all nine, because somebody should.',
      'A free weekend is for making a big thing small. You build a bridge out of spaghetti, and it holds two dictionaries. You add a third. When it breaks, you’re down on the floor at once, delighted, to see where.',
    ],
  },
  33: {
    title: 'A Teacher at Heart',
    meaning:
      '33 teaches. As a Hidden Passion this master number means you join in with whatever needs one more: the choir is short of a voice, and you can’t sing, and you go.',
    intro: 'You run slower than you can, and breathe hard, so that the smallest one wins the race.',
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
      'In any game, your favorite moment is when a beginner sees how it works. So at cards you can’t watch one lose. “You might look at your other seven,” you say, against yourself. Everyone groans, since it’s the third game you’ve given away. You were watching her face, and you’ve lost count of the points. At your table, anyone under eight rolls twice.',
    challenges:
      'Your free time is full by Monday, because you say yes to everything in it. By June it’s the fair, the choir and the neighbor’s tomatoes, and you’re on a bicycle with a cake under your arm. “Do you play volleyball?” somebody asks. You don’t, and you’ve said yes. An afternoon with nothing in it would do you good, and the tomatoes, too.',
    additionalInsights: [
      'When guests come, dinner is something to do: there’s dough on the table, and everyone folds dumplings. Some come out like envelopes and some like accidents. You eat the accidents first, so nobody has to see theirs left over.',
      'Amateur evenings are your favorite night out, like the first show in somebody’s hallway. You stop in front of a cow with six legs, because it took courage to hang it there. It’s a good cow, you tell them.',
      'At the stove you’ve got your own cooking show. You tell an invisible audience how to cut a mango, and you wait while they catch up. Somebody laughs behind you. You hand them the knife, handle first, and start over.',
    ],
  },
};
