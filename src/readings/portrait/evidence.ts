import type { Evidence } from './types';

/**
 * Small habits that show a number, by the side of a person that the number stands for. A portrait
 * takes three or four of them, so each is a whole sentence that needs no other.
 */
export const portraitEvidence: Evidence = {
  lifePath: {
    1: [
      '“I’ve got it,” you say, a bag in each hand and the mail between your teeth.',
      'Asking for directions comes last with you, after every wrong street has been tried.',
      'You lift the heavy box first and look around for help afterward.',
    ],
    2: [
      '“Whatever you like,” you say, and all through the movie you wish you’d chosen.',
      'There’s a small thing you’ve been meaning to mention, and it’s three weeks old now.',
      'You order last, after you’ve heard what everyone else is having.',
    ],
    3: [
      'While a day is still going wrong, you’re already working on how you’ll tell it.',
      'You do the first two minutes of anything so well that no one asks for more.',
      'When someone asks how you really are, you do a funny voice.',
    ],
    4: [
      'Before a trip you make a list, and then a list of where the lists are.',
      'There’s a right way to fold a towel, and you try to keep that to yourself.',
      'You can live with a change of plan, if you hear about it the day before.',
    ],
    5: [
      'You’ve said “I can’t stay long” in every house you’ve ever loved.',
      'Just when you’re getting good at something, you start to wonder about something else.',
      '“Let’s see” is your answer to every invitation, even the ones you’ll accept.',
    ],
    6: [
      'Letting a grown person make a mistake is the hardest thing you do all week.',
      'You’re told the advice wasn’t needed, so you give it later, in smaller pieces.',
      'For four guests you cook for seven, and worry that it won’t be enough.',
    ],
    7: [
      'You could decide today, so you read one more article first.',
      'For every hour with people you need an hour alone, and you take it.',
      '“It depends,” you say, and while you explain on what, dinner gets cold.',
    ],
    8: [
      '“Well done” is nice, but you’d like to know by how much.',
      'On a day off you make a list of what the day has achieved.',
      'You need three days of vacation before you stop looking for whoever’s in charge.',
    ],
    9: [
      'You say yes, hang up, and only then look at your calendar.',
      '“It’s no trouble,” you say, about something that will take your whole weekend.',
      'An hour is all you meant to stay, but somebody needed to talk.',
    ],
    11: [
      'You knew it in the first minute, and then you spent a year looking for reasons.',
      'Something told you so, and you kept quiet, and later you were right.',
      'Before you decide, you wait for a song or a stranger to say yes.',
    ],
    22: [
      'There’s a plan in your drawer with a budget, a map and no date.',
      'You mean to start small, and an hour later it covers the whole city.',
      'By the time your plan is perfect, the summer it was for is over.',
    ],
    33: [
      '“One more time,” you say, on the ninth time, in the same voice.',
      'You’re patient with every beginner in the world except yourself.',
      'When you’re sick, you ask the doctor how her day has been.',
    ],
  },
  destiny: {
    1: [
      'While the others discuss who should call, you’ve already called.',
      'Give you a team of five, and by evening you’ve done four of their jobs.',
      'You go first: on the ice, at the microphone, on the empty dance floor.',
    ],
    2: [
      'When two friends aren’t speaking, both of them are speaking to you.',
      'Two people who couldn’t agree get up from your table, each thinking they won.',
      'You remember what a friend was afraid of, and that same evening you ask how it went.',
    ],
    3: [
      'You explain a tax form with two spoons and a lemon, and everyone understands it.',
      'When a meeting gets stuck, you say something silly, and then it moves.',
      'Bad news from you comes with a small joke at the end, to make it easier.',
    ],
    4: [
      'You said six o’clock, so at ten to six you’re standing outside.',
      'The shelf you put up will still be there when the building is sold.',
      'While the others celebrate the idea, you’ve started on the boring part.',
    ],
    5: [
      'Because of you, somebody has quit a bad job, and somebody else has tried octopus.',
      'When the plan falls apart, you look five years younger.',
      '“Does it have to be done like that?” you ask, and then it doesn’t.',
    ],
    6: [
      'People come to your kitchen for a minute, and go home three hours later, fed.',
      'You know who doesn’t eat onions, who can’t, and who only says so.',
      'Whatever the party, sooner or later you’re the one wearing an apron.',
    ],
    7: [
      'You ask one question at the end, and the plan goes back to the start.',
      'Three days later people get an answer from you, and it’s the right one.',
      'Before you fix anything, you’d like to know why it broke.',
    ],
    8: [
      'What takes a committee six years takes you three phone calls.',
      'You say what it costs, out loud, while the others look at the table.',
      'When everyone’s asking who’s responsible, you say “I am,” and the shouting stops.',
    ],
    9: [
      'When everyone else is tired of somebody, you’ve still got an hour for them.',
      'Someone’s a coin short at the counter, and you’ve paid before they’ve finished looking.',
      'You write back to everyone, even to those who only want money.',
    ],
    11: [
      'One sentence of yours, said over the dishes, has changed somebody’s whole year.',
      'You can’t say how you know, but friends have learned to wait for your answer.',
      'Nothing comes for days, and then you do all of it in one night.',
    ],
    22: [
      'Give you a bake sale, and by spring the school has a new roof.',
      '“That’s how we’ve always done it” makes you reach for a pencil.',
      'You set a thing up once, and it still runs after you’ve left the job.',
    ],
    33: [
      'People walk away from you with the same problem and a straighter back.',
      'You let a child try the knot alone, though your own fingers know it.',
      'When two explanations have failed you get some apples, and then everyone sees it.',
    ],
  },
  soulUrge: {
    1: [
      'Some evenings you take the long way home, because no one on it needs you.',
      'There are plans in your head that you haven’t told anyone, so no one can vote.',
      'Second place is fine, you tell everyone, and then you think about it all night.',
    ],
    2: [
      'One “OK.” from someone you love, and you wonder all evening about the period.',
      'After a good evening you go over it, hoping you didn’t talk too much.',
      'In bed you finish the quarrel from breakfast, and this time everyone’s kind.',
    ],
    3: [
      'In the shower you give interviews about the book you haven’t written.',
      'Every few minutes you look to see if anyone has laughed at what you sent.',
      'You still think of a compliment from last year while you brush your teeth.',
    ],
    4: [
      'On a bad day you clean out one drawer, and the world is better.',
      'Some money of yours isn’t for anything; it’s just there, and you sleep better.',
      'You fall asleep best when tomorrow’s clothes are on the chair.',
    ],
    5: [
      'A free weekend makes you happy for exactly as long as it stays free.',
      'You know what you’d pack if you had ten minutes, and it calms you.',
      'A road you’ve never taken is on your mind all the way to work.',
    ],
    6: [
      'When something tastes good, you put half of it aside for someone.',
      'You find the right present in March, and hide it until December.',
      'For yourself alone you hardly cook; bread over the sink will do.',
    ],
    7: [
      'At a party you spend a happy five minutes alone with the bookshelf.',
      'Your best conversations happen on walks, and you’re the only one there.',
      'Some small thing doesn’t add up, and it keeps you awake until two.',
    ],
    8: [
      'You know to the cent what’s in the bank, and you looked this morning.',
      'When a friend succeeds you’re truly glad, and after dinner you go back to work.',
      'One day without decisions would be lovely; by the second you’d be looking for some.',
    ],
    9: [
      'You watch the news with a hand over your mouth, and then you give something.',
      'A movie about a lost penguin ruins your evening, and you watch it to the end.',
      'At night you worry about people you stood beside in a line for five minutes.',
    ],
    11: [
      'A piece of music can stop you in the middle of the street.',
      'At night you’re sure that you’re here for something, and you nearly know what.',
      'You’d give a whole evening of small talk for one strange, honest sentence.',
    ],
    22: [
      'You can’t cross a bridge without wondering who talked the city into it.',
      'When you can’t sleep, you go back to the airport you’ve been redesigning.',
      'On every empty lot in town you’ve already built something, in your head.',
    ],
    33: [
      'You’d take over other people’s toothaches if there were a form for it.',
      'One unkind word of yours, years old, still keeps you awake some nights.',
      'The thank-you notes are in a box, for days when you feel useless.',
    ],
  },
  personality: {
    1: [
      'You walk in front, even on the way to a place you’ve never been.',
      'Even in the middle of a line, you stand as if you were at the front.',
      'When the light turns green, you’re the first one off the sidewalk.',
    ],
    2: [
      'You nod while people talk, even when they’re on the phone and can’t see it.',
      'On a narrow sidewalk it’s you who steps aside, and then says sorry for it.',
      'When it’s your turn to speak, you lean in and lower your voice.',
    ],
    3: [
      'The waiter remembers you, and what you said last time about the soup.',
      'Your hands talk along, so people hold on to their glasses.',
      'From the street you can be heard laughing, and friends know which floor it is.',
    ],
    4: [
      'Across a room you look like somebody who’s read the instructions.',
      'You hold the map, and the others have stopped asking who should.',
      'From the way you carry your bag, anyone can tell there are tissues in it.',
    ],
    5: [
      'You dress as if the day might still turn into something else.',
      'By the second hour you’ve stood in every corner of the party.',
      'Lunch is something you eat walking, with a look into every window.',
    ],
    6: [
      'You pick a thread off somebody’s sleeve in the middle of their sentence.',
      'Bandages, gum and a spare sweater are in your bag, and none of them for you.',
      'Even as a guest you’re the one standing, with a plate in each hand.',
    ],
    7: [
      'You stand a step outside the circle and miss nothing that’s said in it.',
      'So little shows on your face that people ask if you’re tired.',
      'The corner seat is yours, with your back to the wall and a book.',
    ],
    8: [
      'You sit at the head of the table, even when it’s round.',
      'After ten seconds you close the menu, and the whole table hurries up.',
      'In pictures you’re the one in the middle, and you didn’t ask to be.',
    ],
    9: [
      'Of all the feet in the waiting room, the baby crawls to yours.',
      'You smile back at people who turn out to be smiling at someone else.',
      'Anyone with a clipboard can stop you on the street, and you hear the whole speech.',
    ],
    11: [
      'Your eyes fill up in places where others are only waiting for a train.',
      'In a meeting you look out the window, and turn around with the answer.',
      'When someone on television is embarrassed, it’s you who blushes and leaves the room.',
    ],
    22: [
      'You look at the ceiling first, to see what’s holding it up.',
      'Even your doodles have a front entrance and a place to park.',
      'When something breaks in public, you walk toward it with your sleeves up.',
    ],
    33: [
      'You bend your knees to talk to children, and somehow to managers as well.',
      'Beginners don’t mind it when you’re the one who stops to watch.',
      'At a bad concert you nod, and the boy with the violin plays a little better.',
    ],
  },
  attitude: {
    1: [
      'Before the waiter has finished saying hello, you’ve decided which table you want.',
      '“So, what are we doing?” you ask, with one arm still in your jacket.',
      'You say your name first, before anyone can introduce you.',
    ],
    2: [
      'Before you say anything, you wait to hear how loud the others are.',
      '“Oh, sorry, go on,” you say, and that’s often the end of your sentence.',
      'You laugh at the first weak joke, so the person who made it won’t feel alone.',
    ],
    3: [
      'Three seconds of silence in an elevator, and you’ve said something about the music.',
      'Before the coats are off, you’re telling what happened on the way there.',
      'You make the cashier laugh, and then the person behind you in line.',
    ],
    4: [
      '“What time does it end?” you ask, as soon as you know when it begins.',
      'You’re five minutes early, so you walk once around the block first.',
      'Before you sit down you push the chair straight, and then the one beside it.',
    ],
    5: [
      '“What’s that you’re eating?” you ask, before you’ve given your own name.',
      'You say yes first and find out afterward what it was.',
      'On the first day anywhere, you try every staircase, up to the roof.',
    ],
    6: [
      '“You must be cold,” you say, and you’re already closing the window.',
      'The first thing you tell a new coworker is where the good cups are.',
      'You count the chairs when people arrive, and give up your own.',
    ],
    7: [
      'When you’re asked what you do, you think about it as if it were hard.',
      'You shake hands, say your name, and then listen for twenty minutes.',
      'At first you answer in short sentences, like someone who’s paying by the word.',
    ],
    8: [
      '“Who’s in charge here?” you ask, and by the end it’s usually you.',
      'Your “Good morning” sounds like the beginning of a meeting.',
      'The check is in your hand before anyone has wondered about it.',
    ],
    9: [
      '“Of course you can,” you say, before you’ve heard what it is.',
      'The cleaner and the director get the same hello from you, in that order.',
      'You move over on the bench before anyone has looked at it.',
    ],
    11: [
      'You like someone, or you don’t, before they’ve put down their bag.',
      '“Are you all right?” you ask someone who was sure it didn’t show.',
      'With the first handshake you know whether a person slept last night.',
    ],
    22: [
      '“And how would that work?” you ask, about something that was only a joke.',
      'Somebody complains about the rain, and you’re thinking of a roof for the whole market.',
      'You haven’t sat down yet, and you know how the whole place could be arranged better.',
    ],
    33: [
      '“Take your time,” you say, and you’re the only one in line who means it.',
      'You ask a second question, and that’s the one people answer.',
      'On someone’s first day, you tell them about the mistake you made on yours.',
    ],
  },
  hiddenPassion: {
    1: [
      'The swimmer in the next lane doesn’t know it’s a race, and you’re winning.',
      'A game without a winner makes you restless, so you keep score in your head.',
      'You hear “That can’t be done,” and you’re already looking for your shoes.',
    ],
    2: [
      'A quarrel at the next table keeps you from eating until it’s over.',
      'Somebody says “I’m fine” in the wrong tone, and you carry it around all day.',
      'You agree with both of them, one after the other, and mean it each time.',
    ],
    3: [
      'You draw faces on the bananas, and then you can’t eat them.',
      'Half the things in your kitchen have names, and the kettle has a voice.',
      'Good news stays a secret with you for about four minutes.',
    ],
    4: [
      'A crooked picture in a waiting room is straight by the time they call you.',
      'Leave you alone with a spice rack, and ten minutes later it’s in order.',
      'You add up the bill in your head while the waiter’s still walking over.',
    ],
    5: [
      'You get off one stop early because the street looked interesting.',
      'A button that says “Do not press” has your full attention.',
      'Five books are open beside your bed, and you don’t know how any of them ends.',
    ],
    6: [
      'You can’t pass a plant in an office without feeling if the earth is dry.',
      'When the car brakes, your arm goes out in front of whoever’s beside you.',
      'A cough three rows behind you, and you’re looking in your bag for something.',
    ],
    7: [
      'You look up one word, and an hour later you know the history of salt.',
      'Even a cereal box you read on all four sides, down to the small print.',
      'Somebody tells you a fact, and you’ve checked it before they’ve left the room.',
    ],
    8: [
      'You see a crowded café and work out what it earns in a day.',
      'When two people can’t decide on a restaurant, you’ve already reserved a table.',
      'A coin on the sidewalk is a coin, and you bend down for it.',
    ],
    9: [
      'You can’t leave a lost glove on the sidewalk, so you hang it on the nearest fence.',
      'So many of your books are lent out that the shelf is mostly gaps.',
      'A spider gets carried outside in a glass, with a few kind words from you.',
    ],
  },
  maturity: {
    1: [
      'Each year you ask fewer people what they think, and you sleep better.',
      'There was a time when you explained your decisions; lately you just announce them.',
      'You can eat alone in a restaurant now, without a book to hide behind.',
    ],
    2: [
      'More and more you hear what people mean, and let the words go by.',
      'Ten friends used to be best; lately you want one of them, for the whole evening.',
      'You let more quarrels go by each year, like a bus that isn’t yours.',
    ],
    3: [
      'You used to wait until it was perfect; lately you show people the drawing anyway.',
      'Each year you laugh a little sooner, and more often at yourself.',
      'More and more you tell the story just as it was, and it’s funnier.',
    ],
    4: [
      'More and more, what you need is where you left it, and that’s happiness.',
      'Each year you start a little less and finish a little more.',
      'You keep every promise you make, so you’ve started to make fewer.',
    ],
    5: [
      'It takes you less time to pack each year, and less of a reason.',
      'Lately a fine morning is reason enough for you to change the whole day.',
      'You used to ask what could go wrong; now you ask when it leaves.',
    ],
    6: [
      'Each year there’s one more person you call family who isn’t.',
      'Lately your table is too small, and you keep inviting people to it.',
      'You remember more birthdays each year, and you’ve stopped needing the calendar.',
    ],
    7: [
      'You hold fewer opinions each year, and you can prove them all.',
      'Each year you need fewer people, and you need those few more.',
      'Lately you’d rather read one good book three times than three new ones.',
    ],
    8: [
      'Each year you give away more of the credit, and none of the responsibility.',
      'Lately you let someone else order for the table, and only clear your throat once.',
      'You used to want more of everything; now you want less, and all of it good.',
    ],
    9: [
      'Each year you’ve got a little more patience with people who are wrong.',
      'You give things away sooner each year, and miss them less.',
      'In a quarrel it takes you longer and longer to say who’s wrong.',
    ],
    11: [
      'Lately you say “I just know,” and leave it at that.',
      'Each year you leave noisy places a little earlier, and explain it less.',
      'You used to call it nerves; now you listen to it.',
    ],
    22: [
      'Each year the plan gets bigger, and your first step gets smaller.',
      'More and more you hand out the parts, and keep only the drawing.',
      'You used to describe it to everyone; lately you order the wood.',
    ],
    33: [
      'Each year you explain less and let people watch how you do it.',
      'You stay a little longer each year with whoever’s having a bad day.',
      'Lately younger people come to you with questions, and you’ve got the time.',
    ],
  },
};
