import type { SoulUrgeReadings } from '../types';

/** The Soul Urge: what you want when nobody asks; love, and what rests you. */
export const soulUrgePlace: SoulUrgeReadings = {
  1: {
    strengths:
      'Given the choice, you’d spend an afternoon without asking anyone anything. You stand on the sidewalk without a plan, and it’s like taking off a tight shoe. Left or right? Left, because you feel like it. You eat at the wrong hour, walk past the museum, and spend a long time watching a man repair a wall. At every corner you put the question to yourself again, and you’re pleased each time to be asked.',
    challenges:
      'At home, as soon as you’re told to do a thing, you stop wanting to. You had the bag of trash in your hand. “Could you take the trash down?” says a voice from the other room, and now it’s an order, and you put down the bag. You may have put off a trip you’d dreamed of because somebody said you simply must go. You wait an hour, until it’s your own idea again. Then you pick up the bag.',
    additionalInsights: [
      'The person you love gets the most from you by not asking for it. You choose them again every day, all by yourself, and that’s how you mean it. If they’d like to hear you say so, they can leave the subject alone for an evening, and you will.',
      'Nothing rests you like an hour that’s yours alone. You close the door and do something badly, for fun, with no one there to tell you how it’s done. You come out as if you’d been away.',
      'One wish you keep to yourself: a place where you’ve chosen everything, down to the doorknob. It could be a cabin, or one corner. Nobody has ever moved a thing in it, and if you let somebody in, it’ll be because you wanted to.',
    ],
  },
  2: {
    strengths:
      'When nobody asks, you’re saving things up for one person. You see a dog in a raincoat, and you put it away for later. The man selling fruit called every customer “captain” this morning: that goes with the dog. By evening there are three or four, and you’ve got them in order. You don’t want advice, or even an answer. You want to sit side by side, and take your time getting to the captain.',
    challenges:
      'You’d love to hear from the people you love, and you’re afraid of bothering them, so they don’t hear from you. Say the moon is enormous. You stop on a bridge on the way home, and there’s one person you’d like to show it to. They may be awake at this very minute, with nothing to do. You type “Look up.” Then you think it’s late, they’re busy, it’s only a moon, and you take the two words away again, letter by letter.',
    additionalInsights: [
      'Being loved, to you, means being expected. Somebody keeps the second cup warm, or says “There you are” when you come in. You can live for a week on “There you are.” Tell them so, once, instead of hoping they’ll say it again.',
      'What rests you is a sound from the next room: somebody running water, or humming half a song. You close your eyes. Nobody’s talking to you, nobody needs you, and you aren’t alone. You could lie there until the song comes around again.',
      'In secret you’d like to be chosen first, just once. You’d never ask for it: you take the chair by the wall and say you like it there. But if somebody kept the good one for you, you’d know the date for the rest of your life.',
    ],
  },
  3: {
    strengths:
      'When nobody’s looking, you make things to be found. It may be a face cut into an orange peel, or a tiny scarf for the salt shaker. You put it where somebody you love is sure to pass, go into the next room and pick up a newspaper. You read the same line four times. There are steps, and then a pause. When the laugh comes, you’ve been smiling at the weather report for quite a while.',
    challenges:
      'With someone you love, a joke without a laugh can take your whole evening. You tell a good one just as the doorbell rings, and it’s lost. So you wait, and tell it again, a little louder. They smile. You explain who the plumber was. It isn’t really the joke you want back: a laugh, from them, sounds like “I’m glad you’re here.” That night, in bed, you tell it to yourself once more, and it’s as funny as ever.',
    additionalInsights: [
      'Love, for you, is an audience of one that never gets tired. You want to be the best part of somebody’s day, and if it’s been a gray one, you turn up the color. They’d take you plain, too. Try them on an evening when you’ve got nothing to tell.',
      'You rest by playing. A nap leaves you cross. Twenty minutes of dancing with the mop, or singing all four parts of a song yourself, and you’re new again. It doesn’t look like rest, so remember to tell people that’s what it is.',
      'There’s a compliment you’d love to hear, and it isn’t “funny.” Somewhere you’ve got a page, a tune or a drawing you meant seriously, and you’ve shown it to no one. You wish somebody would look at it for a long time and not laugh.',
    ],
  },
  4: {
    strengths:
      'What you want, when it’s only up to you, is to have everything in before the rain. The laundry’s off the line, and the people you’d worry about have all said where they are. Then it starts. You hear the first drops on the roof, and soon you can’t hear anything else. You lie there in the dark, as happy as other people are at a concert, and listen to weather that has nothing to do with you.',
    challenges:
      'In love you’d like everything to stay as it is, and you hear every change as a crack. They always said “Sleep well.” One night it’s only “Night.” You lie there and go through the week, day by day, looking for what you did. In the morning there’s a different kind of bread, and you study it for some time. They were tired, and the store was out of the old kind. You could have asked, and slept.',
    additionalInsights: [
      'Other people bring flowers and leave. In love, you fix the shower and stay, and you don’t see what’s so romantic about it. Somebody will stand under warm water in the morning and think of you, which is more or less what you had in mind.',
      'You rest best on an evening that goes the way it always goes: the same cup, the same corner of the couch, a mystery you’ve seen twice. You know who did it. That’s the beauty of it. For once, nothing depends on your paying attention.',
      'A piece of ground is what you dream of, even if it’s only a big pot on a balcony. You’d plant something in it that takes years, a pear or a vine, and visit it every morning in your bathrobe. Nobody could hurry it, and nobody could cancel it.',
    ],
  },
  5: {
    strengths:
      'Free to choose, you choose the seat at the end of the row. It isn’t that you mean to leave. You like to feel that you could: shoes within reach, bag by the door, and one side of you with nobody on it. It’s the same with the people you love. As long as the door is open, you can forget about the door. More than once you’ve stayed until they stacked the chairs, where nobody had asked you to stay at all.',
    challenges:
      'While something nice is going on here, part of you wishes for what’s going on over there. In a park with two stages you’re happy with the first band, until the wind turns and the other one sounds like more fun. So you walk over. Halfway through a song you hear a cheer from where you were. By midnight you’ve heard the best of both from the path in between, and you’re holding somebody’s cold french fries.',
    additionalInsights: [
      'Whoever loves you does best with an open hand. You come back, and you’d like it to count that nobody sent for you. “See you when I see you” is the warmest thing you can hear at a door. You’re usually home for dinner.',
      'You rest in motion. Put you on a train with nothing to do and your shoulders come down: fields go by, a factory, a dog running along a fence. Nobody can reach you, you’re nowhere at all, and by the third station you’re asleep.',
      'There’s a place you never talk about. It may be a harbor, or only a room over a bakery in a town where nobody knows your name. You may never go. But some mornings you look up the weather there, and you’re glad when it’s nice.',
    ],
  },
  6: {
    strengths:
      'You’re happiest at about nine in the evening, when the people you love are talking in the next room and you can hear that it’s going fine. You only went out to get something. Somebody laughs, somebody says “No, wait,” and a chair gets pulled closer. You dry a glass that was dry already. This is what you wanted when you asked them all: that they’d forget they were guests. You listen a little longer.',
    challenges:
      'What you want is all of them, so one who stays away can spoil a full house for you. Nine came, and you keep thinking of the tenth, who wrote at the last minute that she wasn’t up to it. Was it something you said? You go over the last time you met, sentence by sentence, with the bread in your hand. The nine are having a wonderful evening. Put down the bread, and go and have it with them.',
    additionalInsights: [
      'In love you learn small things by heart: which shoulder hurts, how dark the toast should be. You’d like somebody to know yours. When they ask, for the third year, how you take your coffee, it stings a little. Smile, and say that it does.',
      'Rest begins, for you, when everyone’s accounted for. The last message has come: home, safe, good night. You pull up your feet and do nothing at all for ten minutes, and they’re as good as a week at the sea.',
      'You’d love to be looked after by somebody who’s good at it. It feels like a guilty wish, so you keep it for the bath. A warm towel is being held out, there’s something in the oven, and you didn’t have to ask.',
    ],
  },
  7: {
    strengths:
      'An empty afternoon with something to understand is what you wish for. When a visit is canceled you say you’re sorry, and you even sound sorry, and then you hang up and dance. Now you’ve got four hours. You take out what you’ve been saving: a long book, a puzzle, a radio that hums in one corner of the room and nowhere else. And you do love people, two or three of them very much. Your idea of heaven is all of you in one room, reading.',
    challenges:
      'You guard your quiet evenings well, and some of them turn out long. They’d asked you to come down to the yard later, and you told them you couldn’t, because of this book. Around eight there’s music. You stand in the hall with a finger between the pages, and it dawns on you that you’d have liked to go. By now it’s a matter of pride, so you read the same page again. You could still go down at nine.',
    additionalInsights: [
      'To love someone, for you, is to stay curious about them. You may not say much that rhymes. But they once had a theory about owls, and a year later you’ve found out they were right, and you come into the room with the book open.',
      'Nothing that needs an answer can rest you. Snow does, and a fire, and a path with nobody on it: an hour of that, and you’re kind again. Take the hour early. You ask for it much more nicely while you can still smile.',
      'Quietly, you’d like to know one thing better than anyone alive. It needn’t be useful. A kind of moss would do, or one year in one small town. You don’t want a prize. You’d like to be asked about it, by someone who wants the long answer.',
    ],
  },
  8: {
    strengths:
      'The oldest wish on your list isn’t for you. Most of the others are, and that’s fine: you like good things to be yours. But this one may go back to somebody who helped raise you. They used to stop in front of a store, look at one thing, look at the price, and walk on. You still know what it was. You want to put it on their table, in its bag, and say it was on sale.',
    challenges:
      'Your heart can want a thing for years, and when it’s yours, it lasts one evening. The letter comes, the one you’d hoped for, and you read it standing up. You’re happy until about ten. Then, with your hand on the light switch, you catch yourself wondering what comes after it. By morning your list has a new line, a size bigger. Leave the letter on the table for a week, where you’ll have to look at it over your coffee.',
    additionalInsights: [
      'From one person, in love, you’d like a night off from being strong. You want to say “I don’t know what to do” and have nothing follow except a hand on your back. Try it first with something small, like a bad dream.',
      'Rest, for you, may have a score in it. You swim one more length than last week, or beat the computer at chess, and your shoulders come down. If it really has to be a beach, you find the best spot on it, and then you sleep like a stone.',
      'Under the big wishes there’s a small one that never gets on the list. You’d like to be admired by somebody who has no idea what you’ve done. They met you an hour ago, and they just like the way you talk to their dog.',
    ],
  },
  9: {
    strengths:
      'Alone at an airport, you cry over people you’ve never met. You’ve come to pick somebody up, the doors slide open, and a grandmother who’s about as high as everyone’s belt gets lifted right off the floor. You turn away and study the departures until your eyes clear. Behind you, two brothers start with a handshake, and it doesn’t stay a handshake. It’s what you want more than anything of your own: to see people get each other back.',
    challenges:
      'Secretly, your own good luck embarrasses you. You win a prize, or get a week of sun, and you tell it as if it had been somebody’s mistake: “They must have mixed me up.” You’ve counted all the people who didn’t get it. You may even turn the thing down, which doesn’t help a single one of them, or enjoy it in the bathroom with the door locked. Pick one friend, tell them in a plain sentence, and let them be glad for you.',
    additionalInsights: [
      'Your love is wide, and now and then one person would like it narrow. You’d gladly share them with the whole street. What they’d like is an evening when the street isn’t mentioned. Give them that. It’s the rarest present you’ve got.',
      'It rests you to be one of many. You sit on some steps where a whole town goes by, with nothing to do for any of it: a quarrel, a balloon, two men carrying an aquarium. After an hour you love everyone, and you’ve had your sleep.',
      'Each morning there’s half a second when you hope it’s over: the war on the radio, your friend’s illness, all of it. You know better. The wish is back the next day anyway, and you’ve never thought of giving it up.',
    ],
  },
  11: {
    strengths:
      'You long for the kind of talk that happens in a parked car, at night, with the engine off. An hour about house prices leaves you lonelier than an empty room does. With the right person it starts by accident: one of you says something true, and neither of you reaches for the door. It gets cold, and the glass fogs up. You could go in, where the lights are on. You’d rather have ten more minutes of this.',
    challenges:
      'Most of all, you want to be understood without having to say it. What you’d like for your birthday, why you went quiet on the way home: if you have to explain it, it doesn’t count. So you drop a hint so fine that only another 11 could catch it, and by evening you’re sad. They don’t love you less than you love them. They hear less. Say it once, in plain words, and see whether it really doesn’t count.',
    additionalInsights: [
      'When you love, you pick up more than was sent. There’s a sigh in the kitchen, a cup gets set down a little hard, and you’ve received a whole letter. Ask what was in it. Quite often, you’ll hear, it was a cup.',
      'You rest by turning things off, one at a time: the voices, the screen, the light. In the dark you can feel the day run out of your hands. Then the good ideas come, and you’re too comfortable to get up and write them down.',
      'Once in your life, you’d like to see something nobody can explain, in good light, with your own eyes. You wouldn’t tell many people. You’d take the bus home and make dinner, and know what you know.',
    ],
  },
  22: {
    strengths:
      'What moves you, when no one’s with you, is a thing that’s still in use. You’re on an old staircase, and your hand finds the place on the rail that thousands of hands have worn smooth. Someone shaped that curve, on a working day, thinking about lunch. His name is gone, and all those people got upstairs. You’d never tell anyone that you envy a dead carpenter. You just go up slowly, and keep your hand on it all the way.',
    challenges:
      'Half of you is often elsewhere, building, even beside someone you love. They’re telling you what they dreamed, you nod in the right places, and in your head you’ve just moved a river. “So what would you do?” they ask. There’s a silence, while you try to find out what about. The river will be there in the morning; the dream may not come up twice. “Sorry,” you say, “could you go back a little?” You don’t say how far.',
    additionalInsights: [
      'You love the way people build bridges, for two hundred years. Others plan a weekend together. You’ve thought about which of you should sit near the heater at eighty. Now and then, say something that’s only true tonight. “You look nice” is plenty.',
      'Something large that somebody else has to run is what rests you: the sea, a harbor, a big station at noon. You lean on a rail and watch cranes lift boxes, and you don’t have to know where the boxes go.',
      'You have a daydream about walking through something you made, and nobody there knows you. A park would do. You sit down like anyone else and hear a stranger complain that the seats are too hard. You’re perfectly happy.',
    ],
  },
  33: {
    strengths:
      'On any walk, other people’s pain reaches you as if there were no wall in between. A child trips on the far side of the street, and your hand goes to your own knee. Somebody coughs behind a door, and you hold your breath for them. You never decided to be like this. You’d like it to stop hurting, wherever it hurts, that’s all. Meanwhile the child is up again and laughing. You’re still rubbing a knee that’s perfectly all right.',
    challenges:
      'You want the people you love to get better, and, if you’re honest, you’d like it to be because of you. A friend who’s been unhappy all winter comes in shining. A woman at the hairdresser’s told her something very wise. It’s word for word what you’ve been telling her since the fall. “How wonderful,” you say, and it’s nearly true. She’s well, which is what you wished for. You only wish she’d remembered who said it first.',
    additionalInsights: [
      'You’d like to be loved on a day when you were no use to anyone. You’ve been cross, and you burned the rice. If somebody puts an arm around you then, you hardly know where to look. Stay there anyway.',
      'Small creatures rest you: a cat on your feet, or a snail crossing the path. They don’t tell you what’s wrong, and you don’t ask. For half an hour your whole duty is not to move, and you do it perfectly.',
      'In your daydream nobody needs you. Everyone’s well, they’ve all gone to the beach, and there’s a note that says to take your time. You walk around, a little lost. Then you make a pot of tea, and it’s the best afternoon you’ve had in years.',
    ],
  },
};
