import type { SoulUrgeReadings } from '../../../../readings/types';

/** The Soul Urge: what you want when nobody asks; love, and what rests you. */
export const soulUrgePlace: SoulUrgeReadings = {
  1: {
    strengths:
      'An evening that’s nobody’s but yours is what you wish for. You come in, you drop your bag, and it’s like taking off a tight shoe. The couch or the balcony? The balcony, because you feel like it. Supper is at ten, straight from the pan. At every turn you put the question to yourself again, and you’re pleased each time to be asked.',
    challenges:
      'When somebody you love asks you for a thing, you no longer want to give it. You had the bag of trash in your hand. “Could you take the trash down?” says a voice from the other room, and now it’s an order, and you put down the bag. You wait an hour, until it’s your own idea again. Then you pick up the bag.',
    additionalInsights: [
      'You choose the one you love again every day, all by yourself, and that’s how you mean it. Between two such days you need some air. Say so before you need it, and say when you’ll be back.',
      'Nothing rests you like an hour that’s yours alone. You sing in the bath, with words you like better than the real ones, and nobody knocks. You come out as if you’d been away.',
      'You wish for a place where everything was your choice, down to the doorknob. It could be a cabin, or one corner. You’d have a second key made all the same, and be in no hurry to say for whom.',
    ],
  },
  2: {
    strengths:
      'From an evening you want one person beside you, and plenty of time. All day you’ve been saving things up for it. You see a dog in a raincoat, and you put it away for later. The man selling fruit called every customer “captain” this morning: that goes with the dog. Then somebody puts their feet on your knees, and the captain can wait until tomorrow.',
    challenges:
      'You’d like a great deal from the people you love, and you’re so afraid of bothering them that you don’t ask. Say the moon is enormous. You stop on a bridge, and there’s one person you’d like to show it to. You type “Look up.” Then you think it’s late, they’re busy, it’s only a moon, and you take the two words away again, letter by letter.',
    additionalInsights: [
      'Being loved, to you, means being expected. Somebody keeps the second cup warm, or says “There you are” when you come in. You can live for a week on “There you are.” Tell them so, once.',
      'What rests you is a sound from the next room: somebody running water, or humming half a song. You could lie there until the song comes around again.',
      'In love you’d like to be the first one thought of, just once. You’d never ask for it. But if somebody kept the last piece for you without a word, you’d know the date for the rest of your life.',
    ],
  },
  3: {
    strengths:
      'You’d love to be praised without waiting for it, so you leave things to be found. It may be a face cut into an orange peel. You put it where somebody you love is sure to pass, go into the next room and pick up a newspaper. When the laugh comes, you’ve been smiling at the weather report for quite a while.',
    challenges:
      'One compliment that doesn’t come, from someone you love, can take your whole evening. You’ve had an inch cut off your hair, and nobody says a word. So you pass the bread with your head turned. “Looks good,” they say, about the bread. It isn’t really the hair: “That suits you,” from them, sounds like “I’m glad you’re here.” Ask if they like it.',
    additionalInsights: [
      'Love, for you, is one person who never gets tired of you. You want to be the best part of their day, so you put on a little show at home, even with a cold. They’d take you plain, too.',
      'You rest by playing. A nap leaves you cross. Twenty minutes of dancing with the mop, or singing all four parts of a song yourself, and you’re new again.',
      'There’s a compliment you’d love to hear, and it isn’t “funny.” It’s “beautiful,” or only “I had to sit down.” If somebody gives you one of those, don’t make a joke of it.',
    ],
  },
  4: {
    strengths:
      'Rain at night is what rests you best, once everything’s in. The laundry’s off the line, and the people you’d worry about have all said where they are. Then it starts. You lie there in the dark, as happy as other people are at a concert, and listen to weather that has nothing to do with you.',
    challenges:
      'In love you listen for changes, and the small ones keep you awake. They always said “Sleep well.” Then comes a night when it’s only “Night.” You lie there and go through the week, looking for what you did. At breakfast there’s a new kind of bread, and you study it. They were tired, and the store was out of the old kind.',
    additionalInsights: [
      'Other people bring flowers and leave. In love you stay and mend the shower. Somebody will stand under warm water and think of you, which is roughly what you had in mind.',
      'What rests you is knowing how it ends. For a tired evening you choose a movie you’ve seen, so you can hold somebody’s hand through the scary part and be asleep before it’s over.',
      'Your dream is to plant something with one person that takes years, a pear or a vine. A big pot on a balcony would do. If you ask them, mention that it’s a declaration of love.',
    ],
  },
  5: {
    strengths:
      'Free to choose, you choose the seat at the end of the row. You like to feel that you could leave: shoes within reach, bag by the door, and one side of you with nobody on it. It’s the same with the people you love. As long as the door is open, you can forget about the door, and you’ve stayed for breakfast that way.',
    challenges:
      'On a good evening with somebody, part of you wishes for what’s going on somewhere else. In a park with two stages, you get up for french fries. The wind turns, the other band sounds like more fun, and you walk over. Halfway there you hear a cheer from where you were. By midnight you’ve heard both from the path in between, holding cold french fries for two.',
    additionalInsights: [
      'Whoever loves you does best with an open hand. You come back, and you’d like it to count that nobody sent for you. “Have fun” is the warmest thing you can hear at a door, if nothing comes after it.',
      'You rest in motion. On a bus or a train, even the slow one home, something in you lets go: fields go by, and a dog running along a fence. You’ve been woken at the last stop.',
      'Some nights, before you sleep, you have another life: a room over a bakery, in a town with a harbor. You wouldn’t leave anyone for it. But some mornings you look up the weather there, and you’re glad when it’s nice.',
    ],
  },
  6: {
    strengths:
      'You’re happiest late in the evening, when the people you love are talking in the next room and you can hear that it’s going fine. You only went out to get something. Somebody laughs, somebody says “No, wait,” and a chair gets pulled closer. You dry a glass that was dry already. It’s what you wanted: it goes on by itself, and they’ve kept your place.',
    challenges:
      'One person who stays away can spoil an evening full of people you love. Nine came, and you keep thinking of the tenth, who wrote that she wasn’t up to it. You go over the last time you met, sentence by sentence, with the bread in your hand. The nine are having a wonderful evening. Put down the bread, and go and have it with them.',
    additionalInsights: [
      'In love you learn a person by heart: which shoulder hurts, how dark the toast should be. After three years they still ask how you take your coffee, and it stings a little.',
      'Rest begins, for you, when everyone’s accounted for. The last of them is home, or in bed somewhere. You pull up your feet, and ten minutes of that are as good as a week at the sea.',
      'In a daydream of yours everyone’s at one table, even two who don’t speak to each other, even somebody who’s died. It’s late, and nobody has to leave. You come back from it a little kinder to whoever’s there.',
    ],
  },
  7: {
    strengths:
      'An empty evening with something to understand is what you wish for. Once you’re sure nobody’s coming, you dance a little, and then you’ve got four hours. You take out what you’ve been saving: a radio that hums in one corner and nowhere else. You do love people, two or three of them very much. Your idea of heaven is all of you in one room, reading.',
    challenges:
      'You want your evenings to yourself, and some of them turn out long. This one, with a new book, you’ve looked forward to all week. Around eight there’s music in the yard. You stand in the hall with a finger between the pages, and it dawns on you that you’d have liked to go. You could still go down at nine.',
    additionalInsights: [
      'To love someone, for you, is to stay curious about them. They once had a theory about owls. A year later you find out they were right, and you leave the book open on their pillow.',
      'Nothing that needs an answer can rest you. Snow does, and a fire, and a path with nobody on it: an hour of that, and you’re kind again. Take the hour early.',
      'The praise you’d like best is a question. “You’re so clever” makes you look for the door. But if somebody asked about the one kind of moss you know, and wanted the long answer, you’d be happy for a week.',
    ],
  },
  8: {
    strengths:
      'Your oldest wish isn’t for you. It may go back to somebody who helped raise you. They used to stop in front of a store, look at one thing, look at the price, and walk on. You still know what it was. Some nights you see it on their table, in its bag, and hear yourself say it was on sale.',
    challenges:
      'You can want a thing for years and be happy with it for one evening. The letter comes, the one you’d hoped for, and you read it standing up. Then, with your hand on the light switch, you catch yourself wishing for the next one. Leave the letter on the table for a week, where you’ll have to look at it over your coffee.',
    additionalInsights: [
      'In love you’d like somebody to be strong for you now and then, and it’s hard for you to ask. Start small, with a bad dream. Tell it, and don’t say it was nothing. A hand on your back will do.',
      'Lying still makes you tired. You rest by using yourself up: you swim until your arms shake, and afterward you sleep like a stone. If somebody makes you lie down first, you lie there politely, and wait.',
      'Under the big wishes there’s a small one that never gets on the list. You’d like to be liked by somebody who has no idea what you’ve done. They just enjoy the way you talk to their dog.',
    ],
  },
  9: {
    strengths:
      'More than anything of your own, you want to see people get each other back. Say you’re at an airport to meet a friend. The doors slide open, and a grandmother who’s about as high as everyone’s belt gets lifted right off the floor. Two brothers start with a handshake, and it doesn’t stay a handshake. You only hope your friend’s suitcase takes a while.',
    challenges:
      'Praise makes you uneasy, because you think of everyone who didn’t get any. You pass the compliment on to the cook, or the weather. It doesn’t help a single one of the others, and at night you enjoy it after all, in the dark. Say “Thank you” next time. Somebody who loves you would like to be glad for you.',
    additionalInsights: [
      'Your love is wide, and now and then one person would like it narrow. You’d gladly share them with the whole street. Give them an evening when the street isn’t mentioned.',
      'It rests you to be one of many. You sit on some steps where a whole town goes by: a quarrel, a balloon, two men carrying an aquarium. After an hour you love everyone, and you’ve had your sleep.',
      'Each morning there’s half a second when you hope it’s over: the war on the radio, your friend’s illness, all of it. You know better. The wish is back the next day anyway.',
    ],
  },
  11: {
    strengths:
      'An evening with one person, very close, is what you long for. A crowded one can leave you lonelier than an empty room does. You know the best of them from parked cars: the engine’s off, one of you has said something true, and neither of you reaches for the door. The lights are on at home. You’d rather have ten more minutes of this.',
    challenges:
      'Most of all, you want to be understood without having to say it. What you’d like for your birthday, why you went quiet on the way home: if you have to explain it, it doesn’t count. So you drop a hint so fine that only another 11 could catch it, and by evening you’re sad. They don’t love you less than you love them. They hear less.',
    additionalInsights: [
      'In love, you pick up more than was sent. There’s a sigh in the kitchen, a cup gets set down a little hard, and you’ve received a whole letter. Ask what was in it. Quite often, you’ll hear, it was a cup.',
      'Rest comes when you turn things off, one at a time: first the screen, then the light. In the dark you can feel the day run out of your hands. Whoever leaves you there for an hour has understood you.',
      'Once in your life, you’d like to see something nobody can explain, in good light, with your own eyes. You’d take the bus home and make dinner, and know what you know.',
    ],
  },
  22: {
    strengths:
      'You’d like to leave something that’s still in use when nobody remembers whose idea it was. On an old staircase your hand finds the place on the rail that thousands of hands have worn smooth. Someone shaped that curve, on a working day, thinking about lunch. His name is gone, and all those people got upstairs. You envy him.',
    challenges:
      'Of an evening, beside someone you love, half of you is often elsewhere, building. They’re telling you a dream they had, and in your head you’ve just moved a river. “So what would you do?” they ask. There’s a silence, while you try to find out what about. “I was away,” you could say. “Start again?”',
    additionalInsights: [
      'You love the way people build bridges, for two hundred years. You look across the table and see both of you at eighty, near the heater. Now and then, say something that’s only true tonight. “You look nice” is plenty.',
      'What rests you is something too large to improve, such as the sea. For the first hour you still see how the harbor ought to lie. In the second there’s only water. Give it the two hours.',
      'You have a daydream about walking through something you made, and nobody there knows you. A park would do. You sit down like anyone else and hear a stranger complain that the seats are too hard.',
    ],
  },
  33: {
    strengths:
      'You’d like it to stop hurting, wherever it hurts, and you take it to bed with you. A child trips on the far side of the street, and your hand goes to your own knee. Somebody coughs behind a wall at night, and you hold your breath for them. By now the child’s asleep. You’re still rubbing a knee that’s perfectly all right.',
    challenges:
      'When people you love get better, you’d like some of the thanks, and you’d hardly admit it. A friend who’s been unhappy all winter comes in shining. A woman at the hairdresser’s told her something very wise. It’s word for word what you’ve been telling her since the fall. You only wish she’d remembered who said it first.',
    additionalInsights: [
      'In love you’d like a day off from being good. You’ve been cross, you burned the rice, and somebody puts an arm around you anyway. You hardly know where to look. Stay there.',
      'Small creatures rest you: a cat on your feet, or a snail crossing the path. They don’t tell you what’s wrong, and you don’t ask. For half an hour your whole duty is not to move.',
      'In your daydream you’re home alone, and there’s nothing the matter with anyone. They’ve all gone to the beach. You walk around, a little lost. Then you make a pot of tea, and it’s the best afternoon you’ve had in years.',
    ],
  },
};
