import type { DigitReadings, GridLineKey, GridLineReading } from '../../../readings/types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    'The date brings no 1, so a voice that carries is one you found yourself. Perhaps it was on a staircase: you sang one note, just to hear it, and the whole building sang it back.',
    'One 1 gives you a sure sense of what’s your own. In a heap of black coats, your hand finds yours by one button. Only your voice on a recording still sounds like some cousin of yours.',
    'Two 1s let you hold your own tune while the person beside you sings another. If you each start at a different line, you don’t slip into theirs. You hear it, though, and how well it goes with yours.',
    'Three 1s are read as a voice that likes to be out: you hum without knowing it. At the sink, somebody asks what that song is, and you’re as surprised as they are. It’s from an ad for carpets.',
    'So many 1s are read as a strong grip. When you’ve closed a thermos, it’s closed, and it takes the next person both hands and some bad words to get at the coffee. Some mornings the next person is you.',
  ],
  2: [
    'A date without a 2 leaves reading faces to you, and you’ve learned it one face at a time. The first may have been a cat’s. By now you know a real smile: it gets as far as the eyes.',
    'One 2 is read as an ear for voices. A cartoon fox says its first word, and you know who’s in there: the detective from that other movie. For the rest of the story he’s a fox with a badge.',
    'Two 2s give you an ear for what’s behind a voice. An “I’m fine” can be half a note too high, even over a bad line. You hear a surprise party coming, too, and you scream beautifully all the same.',
    'Three 2s let other people in, like music through a wall. Somebody yawns three rows ahead of you, and it’s your turn. In a movie a man bites into a lemon, and your whole face closes.',
    'So many 2s are read as a body that feels things for two. A stranger across the street hits his thumb with a hammer, and you shake your own hand. Two doors down, it still hurts a little.',
  ],
  3: [
    'With no 3 in the date, your ear waits for somebody else to begin the game. A four-year-old hands you a toy phone, and you answer it, listen, frown, and say, “Sorry, wrong number. There are no elephants here.”',
    'One 3 gives you a memory with a soft spot for whatever made you happy. Let a song come on from when you were twelve, and you know every word and most of the dance.',
    'Two 3s give you a lively imagination. Two strangers sit down at the next table, and by dessert you’ve decided they’re spies who’ve fallen in love. When they get up to leave, you’d like to wish them luck.',
    'Three 3s give you so many pictures at once that they run into one another. You look at a damp spot on the wall, and it’s a rabbit. Then it’s a general. From now on it’s a rabbit with medals.',
    'With so many 3s, picturing a thing can feel just like doing it. You’ve gotten up, washed, and found both socks. Then you open your eyes, still in bed, and have it all to do again.',
  ],
  4: [
    'The date brings no 4, so your hands’ good memory is homemade. It may have started with a lost key and a long wait on the stairs. Now there’s a hook, your hand finds it without you, and you’re proud of the hook.',
    'One 4 makes your hands curious about how things are put together. A kitchen timer comes apart in them before you’ve noticed. It usually ticks again, with one spring left over.',
    'Two 4s give you hands that can tell what’s the matter with a thing. “It just stopped working,” says a friend, and hands you a phone. It’s a little too heavy. Water runs out of it, and you get a towel.',
    'Three 4s are read as fingertips that can see. With your eyes shut you know oak from pine, and the good towel from the other one. In a store you’ve felt every sweater between you and the door.',
    'So many 4s are read as a steady beat. Let a turn signal tick, or a train go over its rails, and your fingers are tapping along on something. When it stops, they give it four more on their own.',
  ],
  5: [
    'The date brings no 5, so you’ve put your sense of direction together by ear and nose: left at the gate that squeaks, right where it smells of warm laundry. Then one day somebody oils the gate.',
    'One 5 is read as a body that keeps its balance. The bus brakes hard, everyone takes two quick steps forward, and your knees have already bent. You find out about it from the others’ faces.',
    'Two 5s are read as a nose for fresh air. In a strange building, with your eyes shut, you’d find the way out by the cool around your ankles. Rain you smell an hour before the first drop.',
    'Three 5s are read as a clever tongue. It can take a soup apart in the dark: cumin, lemon, and something green that nobody else has noticed. The recipe’s a family secret, and by the last spoonful you’ve nearly got it.',
    'So many 5s are read as thoughts that come on foot. The phone rings and you get up, you walk while you talk, and when you hang up, you’re two streets from home in your slippers.',
  ],
  6: [
    'Where a date has no 6, your hands have learned from somebody else’s. Perhaps you were sick once, and a person brought soup and stayed until the bowl was empty. You still carry a bowl their way.',
    'One 6 gives you a feeling for rooms. If the light’s too white, your shoulders know it before you do. In a hotel you move one chair, and then you take off your coat, because now you’ve arrived.',
    'Two 6s give you hands that know how warm a thing is. You lay the back of one against a forehead, or a bowl of milk, and you could name the degree. The thermometer mostly agrees.',
    'Three 6s are read as an eye that keeps a color. You can carry one across town in your head, buy the thread for it, and lay it on the coat at home. It’s the same blue.',
    'So many 6s give you an eye that finds something lovely almost anywhere, even in the oil on a puddle. So take it outside. There’s a dog on your street that nobody has called beautiful today.',
  ],
  7: [
    'There’s no 7 in the date, so your ear helps you think. Alone with the dishes, you explain the problem to a plate, and halfway through you hear the answer. “Thanks,” you tell the plate.',
    'One 7 is read as a memory for where you read a thing. The sentence is gone. But it was on a left-hand page, under a coffee stain, and you could put your finger on it.',
    'Two 7s are read as an eye for the hidden pattern. In a meadow it’s the clover with four leaves. On wallpaper it’s the place where the flowers start over, and then you can’t see anything else.',
    'Three 7s are read as an ear for silence. A house where everyone’s asleep sounds different to you from one where nobody’s home, and you know which it is with one foot in the door.',
    'So many 7s give you an eye like a visitor’s from another planet. “They wait all week for Sunday,” you’d write home, “and then they wash the car.” Say “elbow” ten times, and look at your arm.',
  ],
  8: [
    'With no 8 in the date, figures have to get past your eyes first. When the ATM asks if you’d like to see how much is left, you shut one of them and press “Yes.”',
    'One 8 is read as a feel for figures: a wrong bill itches. Two blocks on, in the rain, it comes to you: the tea wasn’t on it. So you turn around.',
    'Two 8s give you fingers that know how well a thing is made. You turn the teapot over, tap it, and put it back. Then you walk once around the store, to give it time to think.',
    'Three 8s are read as a good clock, somewhere inside. You wake up one minute before the alarm does, and lie there waiting for it to catch up.',
    'So many 8s are read as a head where numbers play on their own. Somebody gives you a peach, and you’ve figured out what it costs per bite before you notice it’s the best peach of your life.',
  ],
  9: [
    'Your date has no 9, so your ear begins with its own street. You know the dogs by their bark and the bus by its sigh, and you listen on from there.',
    'One 9 is read as an ear for what’s far away. On a quiet night it picks out a train that must be miles off. You hold still, with your toothbrush in the air, until it’s gone.',
    'Two 9s are read as a love of fairness. You share out the ice cream so slowly that everyone gets exactly the same amount. It’s the fairest ice cream in town, and you can drink it.',
    'Three 9s give you a memory with room for everybody’s face. A woman passes you, and you know her: years ago, in another town, she sold you stamps. As far as she knows, she’s never seen you before.',
    'So many 9s are read as a picture of a perfect world, down to the color of the streetlights. Some evenings, for ten minutes after sunset, your own street looks exactly like it. You walk more slowly then.',
  ],
};

/** The lines of the square; four of them stand in both orders. */
export const gridLines: Readonly<Record<GridLineKey, GridLineReading>> = {
  123: {
    name: 'the line of planning',
    full: 'This line is read as an eye that sees ahead. Faced with leftovers, you take out the one box they’ll fill exactly, to the last bean, and the lid clicks. It’s a very quiet talent.',
    empty:
      'With no 1, 2 or 3 in the date, your hands go ahead of your eyes. In a strange room, at night, one of them slides along the wall to the light switch, by way of two pictures and a bathrobe.',
  },
  147: {
    name: 'the line of practical work',
    full: 'This line gives you hands that know more than you do. “You’ll feel when it’s ready” is the whole recipe. To write down more than that, you’d have to make one and watch what your hands do.',
    empty:
      'Without a 1, a 4 or a 7, your fingers learn by trying. The light in the hallway goes out, they turn this and press that, and it’s on again. You stand under it for a moment, proud.',
  },
  159: {
    name: 'the line of determination',
    full: 'The date gives you a memory that won’t give up. You lose a name at lunch, and talk about other things. It goes on looking without you, and that night, with your head half in a sweater, you say it out loud.',
    empty:
      'Where 1, 5 and 9 are missing, your ear keeps what your head lets go. A phone number is gone by evening, and years later you know how the rain sounded on one roof.',
  },
  258: {
    name: 'the line of emotional balance',
    full: 'A full line here is read as a steady hand. You can pour tea on a moving train and stop just under the rim. If anything makes it shake, it’s music.',
    empty:
      'A date with no 2, 5 or 8 leaves the door open to your nose. Somebody on the bus smells like a kitchen you once knew, and for two stops you’re seven years old. By the third, you’re back.',
  },
  276: {
    name: 'the line of getting things done',
    full: 'This line is read as hands that know the shortest way. They can tie a bow behind your back, and they have for years. You’ve never once seen how they do it.',
    empty:
      'With 2, 7 and 6 missing, your hands take their speed from a tune. A fast song comes on, and the carrots are done. A slow one, and you’re still drying the same plate.',
  },
  294: {
    name: 'the line of the mind',
    full: 'The date gives you a memory for the very words, and for what was on the table. On a birthday it’s wonderful: “In March you said you’d always wanted a harmonica,” you say, and there’s the harmonica.',
    empty:
      'The date has no 2, 9 or 4, and your hands are quicker than an explanation. Somebody describes a knot for ten minutes. Then they hand you the rope, and you’ve tied it.',
  },
  357: {
    name: 'the line of compassion',
    full: 'A full line here is read as gentle hands. You can carry a moth outdoors between your palms, and halfway there it stops beating its wings. Often it’s still sitting there after you’ve opened them.',
    empty:
      'Where 3, 5 and 7 are missing, your hands have their own language. Somebody’s jacket has slid to the floor, and before you hang it up, your hands turn the collar right side out. It’s a love letter. You hope they can tell.',
  },
  369: {
    name: 'the line of ideas',
    full: 'The date gives you a head in which one thing leads to another. You look up one small thing about octopuses, and three hours later you know how bridges stay up. You couldn’t say where you changed trains.',
    empty:
      'If there’s no 3, 6 or 9, your eyes want to see a thing happen. The tides are only words, for an hour, until somebody moves an orange around a cup. Now you’ve got it. You also get the orange.',
  },
  438: {
    name: 'the line of thought',
    full: 'A full line of thought is read as an ear for how a thing is built. In a song you’ve never heard, you feel the place coming where it’ll turn, and you breathe in just before.',
    empty:
      'Without a 4, a 3 or an 8, your eye likes to jump to the end. A teacher may have written “HOW?” next to a right answer, in red. You’ve gone back for the steps ever since.',
  },
  456: {
    name: 'the line of will',
    full: 'The date gives you legs with a will of their own. They’ve carried you up a hill for the view, and you have a very good picture of the fog. That night, in bed, they’re still climbing.',
    empty:
      'With no 4, 5 or 6 in the date, you wake up from the hands inward. You hold your wrists under cold water and count to ten, and by then your eyes are open, too.',
  },
  618: {
    name: 'the line of daily life',
    full: 'This line is read as a good hand with daily life. While the others discuss the meaning of life, your hand lifts the carton and knows, by the weight, that there’s milk for breakfast. At breakfast nobody remembers the meaning.',
    empty:
      'With 6, 1 and 8 missing, your eye goes by color. Perhaps every form goes under the fruit bowl, and after the last red apple, you fill them in. It works as long as you like apples.',
  },
  789: {
    name: 'the line of action',
    full: 'The date gives you quick hands. An egg rolls off the counter, and it’s in your palm before you knew it was falling. You stand there and look at it, and only now does your heart begin to pound.',
    empty:
      'There’s no 7, 8 or 9 in the date, so it’s your nose that gets you moving. You aren’t hungry at all. Then, two floors down, somebody fries an onion, and you’re standing in the kitchen with a pan in your hand.',
  },
};
