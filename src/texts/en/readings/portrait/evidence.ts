import type { Evidence } from '../../../../readings/portrait-types';

/**
 * Small habits that show a number, by which of the nine it is. A portrait takes one or two of them, so
 * each is a whole sentence that needs no other.
 */
export const portraitEvidence: Evidence = {
  'life-path': {
    1: [
      'You’ve taught yourself most things, and took the long way to several of them.',
      'You tell people about a big decision once you’ve made it.',
      'Before each new place you’ve been afraid for one night, and then gone.',
    ],
    2: [
      'Wherever you’ve worked, you stayed for the people and not for the pay.',
      'Before a big choice you talk it over with one person, at least twice.',
      'You’ve stayed a year longer than you’d planned, because of one person.',
    ],
    3: [
      'At school you were so funny about the homework that you hardly had to do it.',
      'The day you’re paid, you buy flowers, or lunch for everyone at the table.',
      'Hired to carry boxes, you’re soon the one who writes the birthday cards.',
    ],
    4: [
      'From the first money you ever earned, you put a little aside.',
      'Everyone else keeps moving to new towns, and you’ve only ever moved the couch.',
      'You were taught to fix a bicycle at twelve, and you still do it that way.',
    ],
    5: [
      'You save up for a table, and then the money goes on a train ride.',
      'You like any job best in the month when you can’t do it yet.',
      'Asked where you’ll live in five years, you still say “Let’s see.”',
    ],
    6: [
      'You could still name everyone who helped you move, and what each of them carried.',
      'You’ve said no to a place you wanted, because somebody needed you nearer.',
      'At the store you buy for everyone else, and put your own socks back.',
    ],
    7: [
      'You watch a crane lift steel beams until your lunch break is over.',
      'You thank the teacher, go home, and look up whether it’s true.',
      'Before you take a job, you think about it for a week.',
    ],
    8: [
      'You still know what your first pay was, to the cent.',
      'You’ve known for years where you’d like to work, and on which floor.',
      'With any job you ask where it leads before you ask what it pays.',
    ],
    9: [
      'Months after a move, your feet still take you to the old address.',
      'When you have some money, you already know who needs it.',
      'In a new job you talk about the people from the last one.',
    ],
    11: [
      'You turn around on the street a moment before someone calls your name.',
      'You’ve known in the first minute that a job was wrong, and stayed a year.',
      'Before a big choice you wait for a sign, and then for a second one.',
    ],
    22: [
      'You’ve let small chances go by, because they didn’t fit the big plan.',
      'Hired to sweep one hall, you soon know what to do with the whole building.',
      'Out of empty boxes you build a child a castle, with a bridge that holds.',
    ],
    33: [
      'Wherever you’ve worked, you’ve ended up sitting with the beginners.',
      'You’ve taught people for nothing who’d have been glad to pay you.',
      'You can forgive almost anyone’s bad year except your own.',
    ],
  },
  destiny: {
    1: [
      '“When?” you ask a friend who’s only dreaming, and write down what she says.',
      'Somebody learned to swim because you jumped in and waited.',
      'You clap for whoever tried it, before you’ve seen how it turned out.',
    ],
    2: [
      'You do the dull half of a job, so a friend can do the other.',
      'When a friend has something difficult to say, you stand where she can see you.',
      'You praise one small thing, and it’s the one they weren’t sure about.',
    ],
    3: [
      'You explain a tax form with two spoons and a lemon, and everyone understands it.',
      'What scares a child gets a silly name from you, and then it’s smaller.',
      'Your praise comes as a story, and you make the other person the hero.',
    ],
    4: [
      'You fix a neighbor’s faucet, and come back a week later to listen to it.',
      'The shelf you put up for a friend is still there when she’s moved out.',
      'You teach a thing slowly and in order, until the slowest one has it, too.',
    ],
    5: [
      'Because of you, somebody has quit a bad job, and somebody else has tried octopus.',
      'People learn their way around a city because you get lost in it with them.',
      'You try the strange dish first, and tell the others which half to eat.',
    ],
    6: [
      'When the car brakes, your arm goes out in front of whoever’s beside you.',
      'You count the group, count it once more, and go back for the one who’s missing.',
      'You praise the cook, and then you find out who peeled the potatoes.',
    ],
    7: [
      'A coworker has lost her ring; you ask two questions, and she finds it.',
      'You explain a thing until they could explain it to you, and then you stop.',
      'Shown a friend’s work, you never only say “good”; you say which line, and why.',
    ],
    8: [
      'You lend a friend your good jacket for the interview, and a sentence to go with it.',
      'A shy friend learns what to charge, because you make her say it out loud.',
      'You put in a word for somebody good, and don’t tell her it was you.',
    ],
    9: [
      'You can’t leave a lost glove on the sidewalk, so you hang it on the nearest fence.',
      'If a stranger’s lost, you walk along the whole way, and miss your own bus.',
      'You walk home with the one everybody’s tired of.',
    ],
    11: [
      'You tell a friend what she could become, and years later she’s become it.',
      'When a friend swallows half a sentence, you ask for that half.',
      'You tell people what they’re good at, and blush more than they do.',
    ],
    22: [
      'You sell cake for the school, and by spring it has a new roof.',
      'Asked to bring a lamp, you arrive with lights for the whole garden.',
      'Since you put up a bench, the street has gotten eight more.',
    ],
    33: [
      'A friend learns to ride a bike at forty, and you run beside her.',
      'You let a child tie the knot alone, and keep your hands in your pockets.',
      '“You nearly had it,” you say, and help pick the pieces up off the floor.',
    ],
  },
  'soul-urge': {
    1: [
      'Some evenings you take the long way home, to keep half an hour for yourself.',
      'In love you need one hour a day that you don’t have to explain.',
      'You’d like to be praised for the idea, and not for being so helpful.',
    ],
    2: [
      'You save a seat for someone, and keep looking to see if they’re coming.',
      'After your friend has left, you leave both cups on the table a while.',
      'When somebody remembers how you take your tea, you’re happy until evening.',
    ],
    3: [
      'In the shower you give interviews, and the audience adores you.',
      'Alone in an elevator you dance, and the doors open a little too soon.',
      'You save the day’s best joke for one person, and watch their face.',
    ],
    4: [
      'On a bad day you iron three shirts, and the world is better.',
      '“Same as always?” you’re asked in the evening, and it makes you happy.',
      'You show your love by mending a thing and not mentioning it.',
    ],
    5: [
      'An evening without a plan makes you happy from breakfast on.',
      'In love you like to be missed a little, so you come home by a later bus.',
      'You fall asleep by picking a road and following it from town to town.',
    ],
    6: [
      'When something tastes good, you wish someone you love were there to taste it.',
      'You’d love to be asked if you’ve eaten, so you ask everyone else.',
      'Alone in the evening, you don’t cook: you eat bread and cheese at the sink.',
    ],
    7: [
      'A whole evening alone with the bookshelf is your idea of a party.',
      'In love you like to read in the same room, at opposite ends of it.',
      'On a rainy afternoon you sit on the floor, finding out how a zipper works.',
    ],
    8: [
      'You still dust the trophy you won at school, and hope somebody will ask.',
      'You wave a compliment away, and remember it word for word.',
      'In front of a big house you stop, and pick out your bedroom.',
    ],
    9: [
      'A stranger left a scarf on the bus, and you’re still looking for her.',
      'You say good night to one person, and think it to a whole city.',
      'At night you worry about people you stood beside in a line for five minutes.',
    ],
    11: [
      'The evening light on a wall is enough to make you stand still.',
      'In the dark you write down your dream, and at breakfast you can’t read it.',
      'You go to bed happy if one person has said one honest thing.',
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
  personality: {
    1: [
      'In group pictures you’re a little blurred, since you’d already started walking.',
      'Even at the end of a line, you stand as if you were first.',
      'When the light turns green, you’re the first one off the sidewalk.',
    ],
    2: [
      'You keep your coat on your knees, so it won’t take up a chair.',
      'On a narrow sidewalk you step aside, nearly into the hedge.',
      'In pictures you’re behind someone’s shoulder, smiling enough for both.',
    ],
    3: [
      'The waiter remembers you, or at least he remembers the scarf.',
      'Your hands talk along, so the people near you hold on to their cups.',
      'Even your rain boots look as if they’d been to a party.',
    ],
    4: [
      'Across a room you look like somebody who surely turned off the stove.',
      'You stand so straight in line that strangers line up behind you.',
      'Your shoes are clean in weather that has ruined everyone else’s.',
    ],
    5: [
      'You wear shoes that you can run in, even to a wedding.',
      'You sit on the arm of the chair, as if you were about to go.',
      'You eat lunch standing up, with your bag on your shoulder.',
    ],
    6: [
      'Even to drink a cup of coffee, you roll up your sleeves.',
      'You carry a big soft bag, and strangers guess there’s cake in it.',
      'A baby cries across the bus, you smile, and it stops to look.',
    ],
    7: [
      'In pictures you’re the one looking at something outside the picture.',
      'Your face hardly moves, so strangers wonder what you’re thinking.',
      'In any café you take the corner seat, and watch people over your book.',
    ],
    8: [
      'Wherever you sit down, it turns into the head of the table.',
      'With one raised hand you stop a taxi on the other side of the street.',
      'In pictures you’re the one in the middle, and you didn’t ask to be.',
    ],
    9: [
      'Of all the feet in the waiting room, the baby crawls to yours.',
      'You smile back at people who turn out to be smiling at someone else.',
      'Your sweater looks as if you’d lent it to half of your friends.',
    ],
    11: [
      'You look at a new face a second too long, and people check their teeth.',
      'In the middle of a busy street you stop, with your head up, like a bird.',
      'You blush so easily that strangers think they’ve said something.',
    ],
    22: [
      'You look at the ceiling first, to see what’s holding it up.',
      'You stand with your feet apart, as if the floor were your idea.',
      'At a building site you stop to look, and the workers take you for the architect.',
    ],
    33: [
      'Even in good clothes, you kneel on the floor to talk to a child.',
      'You’ve got the kind of face that lost children walk up to.',
      'At a school concert you nod, and the boy with the violin calms down.',
    ],
  },
  attitude: {
    1: [
      'Invited to anything, you say yes or no before they’ve told you where it is.',
      '“So, what are we doing?” you ask, with one arm still in your jacket.',
      'You say your name first, before anyone can introduce you.',
    ],
    2: [
      'In a new group you wait to hear how loud the others are.',
      '“Oh, sorry, you first,” you tell a stranger, and you never do get your turn.',
      'You laugh at the first weak joke, so whoever made it won’t feel alone.',
    ],
    3: [
      'Three seconds of silence in an elevator, and you’ve said something about the music.',
      '“Yes!” you say to an invitation, and then you ask what it was.',
      'You make the cashier laugh, and soon everybody else in the line.',
    ],
    4: [
      '“What time does it end?” you ask, as soon as you know when it begins.',
      'Offered tea or coffee, you ask which one’s already made.',
      'You hear a new name, and say it back once, to get it right.',
    ],
    5: [
      '“What’s that you’re eating?” you ask, before you’ve given your own name.',
      'The train’s canceled, and you’re asking what there is to see here.',
      'You’re asked out for tonight, and you’ve kicked off your slippers.',
    ],
    6: [
      '“You must be cold,” you tell somebody you’ve known for ten seconds.',
      'The first thing you tell a new coworker is where the good cups are.',
      'You hear bad news, and you pull out a chair before you say a word.',
    ],
    7: [
      'When someone asks how you are, you think, and the elevator arrives first.',
      'You shake hands, say your name, and leave the next sentence to them.',
      'You stop at the door first, with your coat over your arm.',
    ],
    8: [
      '“And who decides that?” you ask, before you’ve put down your bag.',
      'You shake hands once, firmly, and say what you came for.',
      'You hear the news, say “I see,” and ask what it’ll cost.',
    ],
    9: [
      '“Of course you can,” you say, before you’ve heard the whole question.',
      'The cleaner and the director get the same hello from you, in that order.',
      'You move over on the bench before anyone has looked at it.',
    ],
    11: [
      'You ask a stranger the one question that makes them stop and think.',
      '“Are you all right?” you ask somebody you’ve just met, and they aren’t.',
      'With the first handshake you know whether a person slept last night.',
    ],
    22: [
      '“And how would that work?” you ask, about something that was only a joke.',
      'Somebody complains about the rain, and you’re thinking of a roof for the whole market.',
      'The boat’s canceled, and you’ve counted how many of you would fit in a bus.',
    ],
    33: [
      '“Take your time,” you tell a stranger who’s counting coins, and you mean it.',
      'You learn a new person’s name at once, and use it twice, kindly.',
      'You tell a nervous stranger about a mistake of your own.',
    ],
  },
  'hidden-passion': {
    1: [
      'The swimmer in the next lane doesn’t know it’s a race, and you’re winning.',
      'A game without a winner makes you restless, so you keep score in your head.',
      'On a free day you try something new, and mean to be good at it by lunch.',
    ],
    2: [
      'You like games for two, and you cheer when the other one scores.',
      'Without noticing, you match your steps to whoever’s beside you.',
      'You can hum the second voice to any song, and you do it for hours.',
    ],
    3: [
      'You draw faces on the bananas, and after that you can’t eat them.',
      'Half the things in your kitchen have names, and the kettle has a voice.',
      'A song comes on, and you play the drums on whatever’s in reach.',
    ],
    4: [
      'On a free afternoon you go around with the oil and find every squeak.',
      'For fun you undo a knot in a string that nobody needs.',
      'You’ve spent a whole evening on the blue part of a jigsaw puzzle.',
    ],
    5: [
      'You get off one stop early because the street looked interesting.',
      'On a trip you get on the bus with the name you can’t pronounce.',
      'You’ve got a flute, a net and a wok, and today you’d like a kite.',
    ],
    6: [
      'For fun you set the table, move one spoon, and stand back to look.',
      'From every trip you bring home something for somebody’s kitchen.',
      'A free afternoon of yours turns into soup, and then into six people eating it.',
    ],
    7: [
      'You look up one word, and an hour later you know the history of salt.',
      'Even a cereal box you read on all four sides, and then the milk.',
      'For fun you read old maps, and the notes at the bottom of the page.',
    ],
    8: [
      'At any children’s game you’re soon keeping score, and you’re strict.',
      'You play the same hard level for hours, until your name’s on top.',
      'On a hike you know your time to the top, and last year’s time.',
    ],
    9: [
      'A movie about a lost penguin ruins your free afternoon, and you’d watch it twice.',
      'You win at cards, and you spend the rest of the evening being nice about it.',
      'On a trip you learn “thank you” before you learn “how much.”',
    ],
  },
};
