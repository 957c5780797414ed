import type { Evidence } from './types';

/**
 * Small habits that show a number, by which of the nine it is. A portrait takes one or two of them, so
 * each is a whole sentence that needs no other.
 */
export const portraitEvidence: Evidence = {
  lifePathNumber: {
    1: [
      '“I’ve got it,” you say, a bag in each hand and the mail between your teeth.',
      'A jar that won’t open gets ten minutes of your strength before you ask anyone.',
      'You lift the heavy box first and look around for help afterward.',
    ],
    2: [
      'When a friend tells a story you know, you listen as if it were new.',
      'Each time you move, it’s to be nearer to somebody.',
      'You’ve stayed a year longer than you’d planned, because of one person.',
    ],
    3: [
      'You miss the last bus, and on the way home you practice telling the story.',
      'You know the first half of every song, and you hum the rest with feeling.',
      'Out of everything you’ve tried, you’ve kept one good story.',
    ],
    4: [
      'Before a trip you make a list, and then a list of where the lists are.',
      'There’s a right way to fold a towel, and you try not to mention it.',
      'What you learned to fix at twelve, you’re still fixing the same way.',
    ],
    5: [
      'At the movies you take the seat on the aisle, just in case.',
      'You point at the one dish on the menu that you can’t pronounce.',
      'Asked where you’ll live in five years, you still say “Let’s see.”',
    ],
    6: [
      'Letting a grown person make a mistake is the hardest thing you do all week.',
      'You’re told the advice wasn’t needed, so you give it later, in smaller pieces.',
      'For four guests you cook for seven, and worry that it won’t be enough.',
    ],
    7: [
      'You watch a crane lift steel beams until your lunch break is over.',
      'On the bus you wear headphones, and no music is playing in them.',
      'Before you take a job, you think about it for a week.',
    ],
    8: [
      'You time yourself on the stairs, and today you were two seconds faster.',
      'You know where you want to be in five years, and on which floor.',
      'Each time you reach a goal, you set the next one a little higher.',
    ],
    9: [
      'Somebody you helped years ago still calls, and you still answer.',
      '“It’s no trouble,” you say, about something that will take your whole weekend.',
      'You still write to people from every place where you’ve lived.',
    ],
    11: [
      'You turn around on the street a moment before someone calls your name.',
      'When the phone rings, you’ve just been thinking of the person who’s calling.',
      'A loud store tires you so much that you come out without the milk.',
    ],
    22: [
      'You’re asked to bring a lamp, and you arrive with lights for the whole garden.',
      'One step is broken, so you repair it, and by evening there’s a new staircase.',
      'Out of empty boxes you build a child a castle, with a bridge that holds.',
    ],
    33: [
      '“Once more,” you say kindly, when you’ve shown someone the dance step nine times.',
      'You slow down on the stairs, so the slowest person isn’t the last.',
      '“Go and dance,” you tell the young parents, and you take the baby.',
    ],
  },
  destinyNumber: {
    1: [
      'A friend who’s afraid to call gets the number dialed by you.',
      'Somebody learned to swim because you jumped in and waited.',
      'You go first: on the ice, at the microphone, on the empty dance floor.',
    ],
    2: [
      'When two friends aren’t speaking, both of them are speaking to you.',
      'You pour tea for two people who’ve quarreled, and they go home together.',
      'On the day of a friend’s exam, you’re the one who calls in the evening.',
    ],
    3: [
      'You explain a tax form with two spoons and a lemon, and everyone understands it.',
      'When everyone in the room has gone quiet, you make a paper hat.',
      'Bad news from you comes with a small joke, to make it easier.',
    ],
    4: [
      'You bring back the drill you borrowed, cleaned, with a new battery in it.',
      'The shelf you put up will still be there when the building is sold.',
      'When friends move, you’re the one with the tape, the marker and the numbered boxes.',
    ],
    5: [
      'Because of you, somebody has quit a bad job, and somebody else has tried octopus.',
      'When a friend’s plan falls apart, you’ve got three other ones for her.',
      '“What if we took the boat instead?” you ask, and everyone’s suddenly awake.',
    ],
    6: [
      'People come to your kitchen for a minute, and go home three hours later, fed.',
      'You send every guest home with a jar, and never get the jars back.',
      'Whatever the party, sooner or later you’re the one wearing an apron.',
    ],
    7: [
      'A friend has lost her ring; you ask two questions, and she finds it.',
      'A friend’s question stays with you, and three days later you call with the answer.',
      'Before you fix the old radio, you find out why it stopped playing.',
    ],
    8: [
      'When the last bus doesn’t come, you get everyone into taxis within three minutes.',
      'A car is stuck in the snow, and you tell everyone where to push.',
      'You run the flea market this year, and twice as many people come.',
    ],
    9: [
      'When everyone else is tired of somebody, you’ve still got an hour for them.',
      'Someone’s a coin short at the counter, and you’ve paid before they’ve finished looking.',
      'You write back to strangers, even to those who only want a favor.',
    ],
    11: [
      'You tell a friend what she could become, and years later she’s become it.',
      'A friend tells you half a dream, and you ask about the other half.',
      'Before bed you sit at the kitchen table and write the toast that makes the whole wedding cry.',
    ],
    22: [
      'You sell cake for the school, and by spring it has a new roof.',
      '“That’s how we’ve always done it” makes you reach for a pencil.',
      'When one cellar floods, you ring every bell until the whole street is helping.',
    ],
    33: [
      'A friend learns to ride a bike at forty, and you run beside her.',
      'You let a child tie the knot alone, and keep your hands in your pockets.',
      '“You nearly had it,” you say, and help pick the pieces up off the floor.',
    ],
  },
  soulUrgeNumber: {
    1: [
      'Some evenings you take the long way home, to keep half an hour for yourself.',
      'One chair at home is yours, and you notice when someone else sits in it.',
      'Second place is fine, you tell everyone, and you think about it all night.',
    ],
    2: [
      'You save a seat for someone, and keep looking to see if they’re coming.',
      'After your friend has left, you leave both cups on the table a while.',
      'When somebody remembers how you take your tea, you’re happy until evening.',
    ],
    3: [
      'In the shower you give interviews about the book you haven’t written.',
      'Alone in an elevator you dance, and the doors open a little too soon.',
      'At the market you make up a life for everyone in the line.',
    ],
    4: [
      'On a bad day you iron three shirts, and the world is better.',
      'Just to see it full, you open the cupboard: beans, candles, soap, batteries.',
      'You fall asleep best when tomorrow’s clothes are on the chair.',
    ],
    5: [
      'An empty weekend in your calendar makes you happy from Monday on.',
      'Under your bed there’s a small bag, packed, and you sleep well above it.',
      'A road you’ve never taken is on your mind all the way to work.',
    ],
    6: [
      'When something tastes good, you put half of it aside for someone.',
      'You find the right present in March, and hide it until December.',
      'Alone at home, you don’t cook: you eat bread and cheese at the sink.',
    ],
    7: [
      'A whole evening alone with the bookshelf is your idea of a party.',
      'The phone rings; you finish the page, and call back after supper.',
      'On a rainy afternoon you sit on the floor, finding out how a zipper works.',
    ],
    8: [
      'You still have a trophy from school on your shelf, and you still dust it.',
      'You clap for the winner, and the next morning you train an hour longer.',
      'In front of a big house you stop, and pick out your bedroom.',
    ],
    9: [
      'A stranger left a scarf on the bus, and you’re still looking for her.',
      'A movie about a lost penguin ruins your evening, and you watch every minute.',
      'At night you worry about people you stood beside in a line for five minutes.',
    ],
    11: [
      'The evening light on a wall is enough to make you stand still.',
      'In the dark you write down your dream, and at breakfast you can’t read it.',
      'Of a long dinner you remember one honest sentence, and who said it.',
    ],
    22: [
      'You lean over the side of every bridge to see how it was built.',
      'When you can’t sleep, you lie there and plan a better airport, gate by gate.',
      'An empty lot isn’t empty to you: you see a school on it, with trees.',
    ],
    33: [
      'When someone you love has a toothache, you hold your own cheek.',
      'One unkind word of yours, years old, still keeps you awake some nights.',
      'You keep thank-you notes in a box, for days when you feel useless.',
    ],
  },
  personalityNumber: {
    1: [
      'Through a strange city you go in front, and the others follow your jacket.',
      'Even at the end of a line, you stand as if you were first.',
      'When the light turns green, you’re the first one off the sidewalk.',
    ],
    2: [
      'Your voice is so soft on the phone that people lean in to listen.',
      'On a narrow sidewalk you step aside, nearly into the hedge.',
      'When it’s your turn to speak, you lean in and lower your voice.',
    ],
    3: [
      'The waiter remembers you, or at least he remembers the scarf.',
      'Your hands talk along, so the people near you hold on to their cups.',
      'From the street you can be heard laughing, and friends know which floor it is.',
    ],
    4: [
      'Across a room you look like somebody who’s read the instructions.',
      'You hold everyone’s passports, though no one remembers asking you to.',
      'At the first drop of rain, you’ve already got your hood up.',
    ],
    5: [
      'You wear shoes that you can run in, even to a wedding.',
      'You sit on the arm of the chair, as if you were about to go.',
      'You eat lunch standing up, with your bag on your shoulder.',
    ],
    6: [
      'You pick a thread off somebody’s sleeve in the middle of their sentence.',
      'Out of your bag come bandages, a needle, and a spoon for somebody’s baby.',
      'Even as a guest you’re the one standing, with a plate in each hand.',
    ],
    7: [
      'You stand a step outside the circle, with your hands behind your back.',
      'Your face hardly moves, so strangers wonder what you’re thinking.',
      'In any café you take the corner seat, and watch people over your book.',
    ],
    8: [
      'You sit at the head of the table, even when it’s round.',
      'With one raised hand you stop a taxi on the other side of the street.',
      'In pictures you’re the one in the middle, and you didn’t ask to be.',
    ],
    9: [
      'Of all the feet in the waiting room, the baby crawls to yours.',
      'You smile back at people who turn out to be smiling at someone else.',
      'Anyone with a clipboard can stop you, and you hear the whole speech.',
    ],
    11: [
      'On a train platform you watch two strangers hug, and your eyes fill up.',
      'In the middle of a busy street you stop, with your head up, like a bird.',
      'You blush so easily that strangers think they’ve said something.',
    ],
    22: [
      'You look at the ceiling first, to see what’s holding it up.',
      'You stand with your feet apart, as if the floor were your idea.',
      'A tent falls over in the wind, and you come running with a rope.',
    ],
    33: [
      'Even in good clothes, you kneel on the floor to talk to a child.',
      'You’ve got the kind of face that lost children walk up to.',
      'At a school concert you nod, and the boy with the violin calms down.',
    ],
  },
  attitudeNumber: {
    1: [
      'While the others are still looking for the name, you’ve rung the bell.',
      '“So, what are we doing?” you ask, with one arm still in your jacket.',
      'You say your name first, before anyone can introduce you.',
    ],
    2: [
      'Before you say anything, you wait to hear how loud the others are.',
      '“Oh, sorry, go on,” you say, and that’s often the end of your sentence.',
      'You laugh at the first weak joke, so whoever made it won’t feel alone.',
    ],
    3: [
      'Three seconds of silence in an elevator, and you’ve said something about the music.',
      'Before the coats are off, you’re telling what happened on the way there.',
      'You make the cashier laugh, and soon everybody else in the line.',
    ],
    4: [
      '“What time does it end?” you ask, as soon as you know when it begins.',
      'You hang up your coat, and pick up two that others have dropped.',
      'Before you sit down you straighten your chair, and the empty one beside it.',
    ],
    5: [
      '“What’s that you’re eating?” you ask, before you’ve given your own name.',
      'You’ve got your feet in the lake before you’ve said hello to everyone.',
      'Hand you something new, and you’ve pressed the button before it’s explained.',
    ],
    6: [
      '“You must be cold,” you say, and you’re already closing the door.',
      'The first thing you tell a new coworker is where the good cups are.',
      'You count the chairs when people arrive, and give up your own.',
    ],
    7: [
      'When someone asks how you are, you think, and the elevator arrives first.',
      'You shake hands, say your name, and leave the next sentence to them.',
      'You stop at the door first, with your coat over your arm.',
    ],
    8: [
      '“Who’s in charge here?” you ask, before you’ve put down your bag.',
      'You shake hands once, firmly, and say what you came for.',
      '“This way,” you tell the group, and no one asks how you know.',
    ],
    9: [
      '“Of course you can,” you say, before you’ve heard the whole question.',
      'The cleaner and the director get the same hello from you, in that order.',
      'You move over on the bench before anyone has looked at it.',
    ],
    11: [
      'You ask a stranger the one question that makes them stop and think.',
      '“Are you all right?” you ask the one guest who was only pretending.',
      'With the first handshake you know whether a person slept last night.',
    ],
    22: [
      '“And how would that work?” you ask, about something that was only a joke.',
      'Somebody complains about the rain, and you’re thinking of a roof for the whole market.',
      'Before you’ve sat down, you’re moving the tables so that forty people can fit.',
    ],
    33: [
      '“Take your time,” you say, and you’re the only one in line who means it.',
      'You learn a new person’s name at once, and use it twice, kindly.',
      'On someone’s first day, you tell them about the mistake you made on yours.',
    ],
  },
  hiddenPassionNumber: {
    1: [
      'The swimmer in the next lane doesn’t know it’s a race, and you’re winning.',
      'A game without a winner makes you restless, so you keep score in your head.',
      'You hear “That can’t be done,” and you’re already looking for your shoes.',
    ],
    2: [
      'A quarrel at the next table keeps you from eating until it’s over.',
      'Without noticing, you match your steps to whoever’s beside you.',
      'You can hum the second voice to any song, and you do it for hours.',
    ],
    3: [
      'You draw faces on the bananas, and after that you can’t eat them.',
      'Half the things in your kitchen have names, and the kettle has a voice.',
      'A song comes on, and you play the drums on whatever’s in reach.',
    ],
    4: [
      'A crooked picture in a waiting room is straight by the time they call you.',
      'For fun you undo a knot in a string that nobody needs.',
      'You’ve spent a whole evening on the blue part of a jigsaw puzzle.',
    ],
    5: [
      'You get off one stop early because the street looked interesting.',
      'A button that says “Do not press” has your full attention.',
      'Five books lie open beside your bed, and each of them is for fun.',
    ],
    6: [
      'You can’t pass a plant in an office without checking if it needs water.',
      'When the car brakes, your arm goes out in front of whoever’s beside you.',
      'Someone coughs behind you, and you’re already looking in your bag for a candy.',
    ],
    7: [
      'You look up one word, and an hour later you know the history of salt.',
      'Even a cereal box you read on all four sides, down to the small print.',
      'For fun you read old maps, and the notes at the bottom of the page.',
    ],
    8: [
      'At any children’s game you end up with the whistle, and you use it.',
      'You play the same hard level for hours, until your name’s on top.',
      'In a traffic jam you get out and wave the cars past, one by one.',
    ],
    9: [
      'You can’t leave a lost glove on the sidewalk, so you hang it on the nearest fence.',
      'So many of your books are lent out that the shelf is mostly gaps.',
      'A spider gets carried outside in a glass, with a few kind words from you.',
    ],
  },
};
