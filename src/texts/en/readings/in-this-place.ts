import type { CoreNumber } from '@ninefold/numerology';

/** What a number says in its own place, before the reading that its four places share. */
export const inThisPlace: Readonly<
  Record<
    'destiny' | 'soul-urge' | 'personality' | 'expression',
    Readonly<Record<CoreNumber, string>>
  >
> = {
  destiny: {
    1: 'You praise people for starting. With a Destiny of 1 you clap from the balcony, in your pajamas, when a neighbor goes running.',
    2: 'People who’ve gone quiet get help from you. With a Destiny of 2 you hear the one voice that’s stopped, and turn your chair that way.',
    3: 'Whatever you teach people stays with them, because you make it silly. With a Destiny of 3 you turn the timetable into a song about a goose.',
    4: 'You teach one step at a time. With a Destiny of 4 you show it, and don’t go on until it’s right.',
    5: 'What you praise in people is that they tried. With a Destiny of 5 you clap for the dive that went wrong.',
    6: 'Your help thinks ahead to the evening. When a friend moves, with a Destiny of 6 you find the sheets and make the bed.',
    7: 'People learn from your questions. With a Destiny of 7 you could tell them, and instead you ask, “What makes you think so?”',
    8: 'You praise people for what they’ve achieved. “She runs the whole clinic,” you say with a Destiny of 8, and your friend goes red.',
    9: 'People who never hear praise hear yours. With a Destiny of 9 you tell the man who sweeps the station that it’s never looked so good.',
    11: 'With a Destiny of 11 you see what people could be good at. “You should teach,” you say to a woman who’s only explained a card game.',
    22: 'When you teach one person, you’re thinking of the next forty. With a Destiny of 22 you write it on the wall.',
    33: 'Teaching a full room, you talk to just one person. With a Destiny of 33 you choose a nervous face in the last row.',
  },
  'soul-urge': {
    1: 'At home you’re happiest when nobody asks what you’re doing. With a Soul Urge of 1 you can love having somebody in the next room.',
    2: 'Your best evenings have somebody in them. With a Soul Urge of 2 you’re happy when a friend reads at the other end of the couch.',
    3: 'You love praise, even for a very silly hat. With a Soul Urge of 3 you say “Oh, stop,” and hope they won’t.',
    4: 'At night you want to feel that nothing can happen. With a Soul Urge of 4 you fall asleep thinking of a full freezer.',
    5: 'An evening at home is fine, as long as you could still go out. With a Soul Urge of 5 you leave your jacket on the couch.',
    6: 'You’d like to be thanked, and you’d never say so. With a Soul Urge of 6 you do the dishes a little louder than you have to.',
    7: 'When something’s wrong in love, a kind “It’s nothing” keeps you awake. With a Soul Urge of 7 you’d sooner have a true answer that hurts.',
    8: 'You’d like your success to be seen. With a Soul Urge of 8 there’s somebody from school who ought to hear about it.',
    9: 'On a cold night it’s hard for you to be quite happy. With a Soul Urge of 9 you think of somebody outside.',
    11: 'Some evenings all you want is to look up. With a Soul Urge of 11 an ordinary sky can stop you on the sidewalk.',
    22: 'When you lie awake, it’s seldom from worry. With a Soul Urge of 22 you’re walking through a room that doesn’t exist yet.',
    33: 'What you want for yourself, you hardly ever say at home. With a Soul Urge of 33 your “I’d like” ends with what somebody else needs.',
  },
  personality: {
    1: 'Strangers see somebody who’s there for a reason. With a Personality of 1 you stand with your arms folded, and nobody thinks you’re waiting.',
    2: 'Strangers aren’t afraid to sit down beside you. With a Personality of 2 you have an open face, and hands that stay in your lap.',
    3: 'What strangers see first is color, and something moving. With a Personality of 3 you have busy hands, and one piece of clothing nobody else would risk.',
    4: 'Strangers see somebody it would take a storm to move. With a Personality of 4 you stand on both feet, in shoes that were made to last.',
    5: 'Across a room you look as if you’d just heard music. With a Personality of 5 you sit on railings, your coat never quite off.',
    6: 'You look like everybody’s big sister or brother, even if you’re an only child. With a Personality of 6 your sleeves are rolled up.',
    7: 'Strangers lower their voices beside you. With a Personality of 7 you read a sign to the end, with your hands behind your back.',
    8: 'You look important, even with a tray in your hands. Put a Personality of 8 in line, and soon there are two lines.',
    9: 'Strangers see someone who’s been through things and grown kind. With a Personality of 9 you turn your whole body to whoever’s speaking.',
    11: 'There’s something bright about you that strangers can’t name. With a Personality of 11 your eyes stay on a new face a second longer.',
    22: 'You seem calm and large, even if you’re small. With a Personality of 22 you move slowly, and your silence passes for a plan.',
    33: 'You look patient, and a lot like a teacher people once had. On a train, strangers take their feet off the seat for a Personality of 33.',
  },
  expression: {
    1: 'Starting is your talent when there’s a job to do. With an Expression of 1 you take the first step on half the instructions.',
    2: 'With an Expression of 2 you notice what’s slightly wrong in a page or a sound. You work by small corrections, a hair to the left.',
    3: 'Words come easily to you at work, and with an Expression of 3 it’s often colors or tunes, too. You try things out loud.',
    4: 'You see how things are put together. With an Expression of 4 you do the steps in order, and the boring part doesn’t bore you.',
    5: 'Give you a new task, and you pick it up as you go. With an Expression of 5 you watch once how an onion is chopped, and do it faster.',
    6: 'With an Expression of 6 you make a thing for the place where it’ll be. Once you can picture it there, you know how big.',
    7: 'With an Expression of 7 you look at what everyone else has passed. You send one line about page 212: “Is that supposed to be a minus?”',
    8: 'Large things get done when you’re working on them. With an Expression of 8 you stop when it’s finished, not when you’re tired.',
    9: 'Whatever you make, you begin with the mood it should have. With an Expression of 9 you look at the whole before the parts.',
    11: 'When you believe in a piece of work, it shows. With an Expression of 11 you work as if someone were dictating.',
    22: 'You can work on the big and the small at once. With an Expression of 22 you see the stadium and the loose bolt.',
    33: 'A messy task comes out clear when you’ve worked on it. With an Expression of 33 you leave the tools where they’ll be needed.',
  },
};
