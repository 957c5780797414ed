import type { PlaceReadings } from '../../../../readings/types';

/** The Personality: what strangers see. */
export const personalityPlace: PlaceReadings = {
  1: {
    strengths:
      'On the street you look as if you know the way. Your chin is up, your step is long, and you don’t slow down at corners, so strangers ask you for directions in towns where you arrived this morning. You point with your whole arm, like somebody throwing a ball, and it’s the arm that convinces them.',
    challenges:
      'From across a room you look as if you’re on your way to something. You carry things under your arm, and your eyes are on the far end of wherever you are, so people who’d thought of saying hello put the hello back. It isn’t your face. It’s the speed. Whenever you put everything down and lean on a wall, somebody comes over.',
  },
  2: {
    strengths:
      'Among forty faces, yours is the one that won’t laugh at anybody. At a theater a woman who can’t reach the zipper of her dress looks along the whole row of people, and picks you. Your shoulders are low, your clothes don’t shout, and your eyes stay on whoever’s in front of you. You look safe. You close the zipper, and then the tiny hook above it.',
    challenges:
      'In a line or at a counter, strangers look right over you. You stand with your elbows in and your feet on one tile, so the man behind you gives his order over your shoulder. In pictures you’re an ear. You take up so little space that it looks free. Set both feet on the floor, and one hand on the counter.',
  },
  3: {
    strengths:
      'In any group picture the eye goes to you first. The others are smiling. Your head’s back, your mouth is wide open, there’s a blur where your hand should be, and you’re wearing one color more than anybody else. Strangers who see it guess there was music. You’re easy to find in those pictures, and your eyes are shut in every one.',
    challenges:
      'Your eyebrows were made for comedy, so at a desk or a counter strangers wait for the joke. Your bag’s been stolen, and the man at the desk is smiling already, at them, and at your hands, which are acting out the thief. A doctor may smile at your cough. They only stop smiling when your face is at rest, and one hand holds the other.',
  },
  4: {
    strengths:
      'On a bench at a station, you’re the one strangers trust with their things. A man who wants a coffee picks you, and points at his suitcase. He doesn’t look back. He’s seen both your feet on the floor, your buttons closed and your bag on your knees, and he supposes you’ve never lost a key. You move the suitcase closer, and keep one hand on it.',
    challenges:
      'You look too sensible for silly things, so they pass you by. At a street festival a line of dancers pulls people up, and at your chair it divides, like water around a rock. It’s the straight back and the plain shirt. Nobody can see your foot, which has been going under the table since the first song.',
  },
  5: {
    strengths:
      'Strangers follow you, because you look as if you knew where something’s going on. You go out on a balcony, and when you turn around, three people you’ve never met have come along with their drinks. It’s the loose coat, the light step, the head that turns at every noise: there must be something to see. You move over, so they’ve got room.',
    challenges:
      'On your own street you look like a visitor. The woman who cuts your hair recommends the castle. Your clothes would do for any weather, your bag is on your shoulder, and one foot is on the step. A man selling newspapers counts out your change slowly, in case the money’s new to you. He’d be surprised to hear which corner you live on.',
  },
  6: {
    strengths:
      'In a waiting room, frightened people sit down beside you. A big man with an anchor on his arm has nine empty chairs, and picks the one next to yours. He’s seen a warm face, round shoulders, and hands that lie still, and he decides it won’t hurt much. When they call his name, he gets up and turns around, and you nod.',
    challenges:
      'At a café table you look like somebody who has time, and strangers take all of it. A woman beside you begins with the weather, and by your second coffee, with your head tilted and your eyes so soft, she’s reached her first marriage. Your book’s been open in front of you for an hour. She’d stop if she saw you turn a page.',
  },
  7: {
    strengths:
      'In a crowd, strangers make up stories about you, and they’re all flattering. You hold a drink you haven’t touched, you look up at a roof, and behind you the guessing begins: a doctor, a writer, perhaps a spy. It’s the dark sweater. They take stillness for depth, and sometimes it’s only stillness. There’s a pigeon on the roof. You go on looking at it.',
    challenges:
      'People who’ve only seen you don’t explain anything to you, since you look like an expert. Your eyes narrow a little, you nod, and they deal you into a card game without the rules. You may be lost. Let your eyebrows go up, and look around. It’s a face people love to help.',
  },
  8: {
    strengths:
      'In a museum, other visitors take you for the person who runs it. You stand straight, look around slowly, and seem to be pleased with the place. A woman asks you when it closes. On the stairs a man from another floor stops you to report that the heating’s off. You nod, and he goes away relieved.',
    challenges:
      'Strangers see so much dignity in you that small things escape them. There’s parsley on your front tooth. It’s been there since lunch, through a long line and a group photo. What people saw was the shoulders and the steady eyes, and some believed the parsley was on purpose. Pick a kind face, show your teeth, and raise your eyebrows. It’s a question in any language.',
  },
  9: {
    strengths:
      'Strangers who don’t quite fit in end up standing next to you. There’s the oldest person, the man who came alone, a girl with a beetle in a cup, and they’ve all found the one face without a hurry in it. Your sweater has seen things. So have you, they suppose. You bend down, and look into the cup for as long as it takes.',
    challenges:
      'Your face is so tolerant that strangers take it for a yes. A man on the next seat says something ugly about his neighbors, looks around for a nod, sees that soft look, and goes home certain you agreed. It’s the half smile. Straighten your head, close your mouth, and look at him until he changes the subject.',
  },
  11: {
    strengths:
      'People who’ve never met you are sure they know you from somewhere. A woman in the pharmacy thinks you’re on TV. A boy on a bicycle brakes. Your eyes are very awake, you’ve got something unusual around your neck, and you stop walking for no reason, so they feel there must be a story. An artist, perhaps. You may only be reading the price of toothpaste.',
    challenges:
      'At a gate or a counter, it’s always your bag they open. You look at the guard’s hands, then at the exit, then up at a lamp that’s begun to buzz, and to him it adds up. In the bag there’s a comb. When you buy something, you carry the receipt in your hand as far as the corner.',
  },
  22: {
    strengths:
      'When something stops working, strangers turn to you, and their shoulders come down. The elevator stands still between two floors. You may know nothing about elevators. But your feet are planted, your hands are slow, and you look at the buttons for a while. You’ve done this before, they decide, and lean back against the wall.',
    challenges:
      'Wherever you sit down, strangers take you for somebody who can fix things. On your first evening in a singing group you choose the back row. By the break, before you’ve said a word, they’re pointing at the leak in the roof and looking at you, and at the end an old woman presses the keys into your hand. You walk home jingling.',
  },
  33: {
    strengths:
      'What strangers see, in a line, is someone who isn’t going to sigh. It’s the cashier’s first day, and yours is the first face that doesn’t frighten her. She drops your coins and loses count. You put your bag down, like a person with the whole afternoon free, and read the names of all the chewing gums. She glances up, and starts again from one.',
    challenges:
      'Behind a counter nobody can tell that you’ve come to complain. It’s the third time about the same mistake, and the clerk beams at you. The corners of your mouth turn up by themselves, and your head tilts to one side, as if the trouble were his. You’ve tried frowning, and people asked if it was a headache. It’s mostly the nodding that does it.',
  },
};
