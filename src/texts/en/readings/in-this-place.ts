import type { CoreNumber } from '@ninefold/numerology';

/** What a number says in its own place, before the reading that its four places share. */
export const inThisPlace: Readonly<
  Record<
    'destiny' | 'soulUrge' | 'personality' | 'expression',
    Readonly<Record<CoreNumber, string>>
  >
> = {
  destiny: {
    1: 'You praise people for starting. With a Destiny of 1 you clap from the balcony, in your pajamas, the first morning a neighbor goes running. He pretends he hasn’t seen you, and runs a little faster.',
    2: 'People who’ve gone quiet get help from you. Out of ten voices at a table, with a Destiny of 2, you hear the one that’s stopped. You turn your chair her way and ask something small, about the soup, and soon she’s talking to everyone.',
    3: 'Whatever you teach people stays with them, because you make it silly. With a Destiny of 3 you turn the bus timetable into a song about a goose, and years later they’re still humming it at the stop.',
    4: 'You teach one step at a time. With a Destiny of 4 you show it, let them do it, and don’t go on until it’s right. Nobody learns fast from you, and nobody has to learn it again.',
    5: 'What you praise in people is that they tried. With a Destiny of 5 you stand up and clap for the dive that went wrong, and they come out of the water thinking about the next one.',
    6: 'Your help thinks ahead to the evening. When a friend moves, everyone carries boxes. With a Destiny of 6 you find the one with the sheets and make the bed, because by ten tonight nobody will have the strength.',
    7: 'People learn from your questions. With a Destiny of 7 you could simply tell them, and instead you ask, “What makes you think so?” They go home annoyed, and in the bath they’ve got it.',
    8: 'You praise people for what they’ve achieved. “She runs the whole clinic,” you say with a Destiny of 8, and your friend goes red, since she’d have said she works there. Praise her once for what makes her laugh.',
    9: 'People who never hear any praise hear yours. With a Destiny of 9 you tell the man who sweeps the station that it’s never looked so good, and then you both stand and look at it.',
    11: 'With a Destiny of 11 you see what people could be good at, often before they do. “You should teach,” you say to a woman who’s only explained a card game to you. She laughs. You don’t.',
    22: 'When you teach one person, you’re thinking of the next forty. With a Destiny of 22 you write it on the wall in big letters, so that whoever comes after her can read it, too.',
    33: 'Teaching a full room, you talk to just one person. With a Destiny of 33 you choose a nervous face in the last row, and explain the whole thing to him. Everyone else feels you meant them.',
  },
  soulUrge: {
    1: 'At home you’re happiest when nobody asks what you’re doing. With a Soul Urge of 1 you can love having somebody in the next room for a whole evening, as long as they don’t call through the wall.',
    2: 'Your best evenings have somebody in them. It doesn’t take much: with a Soul Urge of 2 you’re happy when a friend reads at the other end of the couch. Neither of you says a word, and you hope it’s a long book.',
    3: 'You love praise, even if it’s only for a very silly hat. With a Soul Urge of 3 you make things at home so that somebody will enjoy them. You say “Oh, stop,” and you hope they won’t.',
    4: 'At night you want to feel that nothing can happen. Other people fall asleep thinking of beaches. With a Soul Urge of 4 you think of a dry roof and a full freezer, and you’re asleep before you get to the lock on the door.',
    5: 'An evening at home is fine with you, as long as you could still go out. With a Soul Urge of 5 you leave your jacket over the arm of the couch. You don’t go anywhere. You just like to see it there.',
    6: 'You’d like to be thanked, and you’d never say so. With a Soul Urge of 6 you do the dishes a little louder than you have to, on an evening when nobody’s noticed the rest.',
    7: 'When something’s wrong in love, a kind “It’s nothing” keeps you awake. With a Soul Urge of 7 you’d sooner have an answer that hurts, as long as it’s true. Then you can turn over and sleep.',
    8: 'You’d like your success to be seen. With a Soul Urge of 8 there’s somebody from school who ought to hear about it. Some nights, before you sleep, they do, and they take it very well.',
    9: 'On a cold night it’s hard for you to be quite happy. With a Soul Urge of 9 you can be warm and fed, with the blanket up to your chin, and think of somebody outside.',
    11: 'Some evenings all you want is to look up. With a Soul Urge of 11 an ordinary evening sky can stop you on the sidewalk until the color’s gone. You’d have liked one person beside you, looking at the same thing.',
    22: 'When you lie awake, it’s seldom from worry. With a Soul Urge of 22 you’re walking through a room that doesn’t exist yet, to see where the light falls in the morning. You sit down in every chair before you sleep.',
    33: 'What you want for yourself, you hardly ever say at home. With a Soul Urge of 33 you start a sentence with “I’d like,” and it ends with what somebody else needs.',
  },
  personality: {
    1: 'Strangers see somebody who’s there for a reason. With a Personality of 1 you stand in a doorway with your arms folded, and nobody thinks you’re waiting. They think you’re choosing.',
    2: 'Strangers aren’t afraid to sit down beside you. With a Personality of 2 you have an open face, a small bag, and hands that stay in your lap. They take you for shy, right or wrong.',
    3: 'What strangers see first is color, and something moving. With a Personality of 3 you have a big laugh, busy hands, and one piece of clothing nobody else would’ve risked.',
    4: 'Strangers see somebody it would take a storm to move. With a Personality of 4 you stand still, on both feet, in shoes that were made to last. People ask you the time right under the station clock.',
    5: 'Across a room you look as if you’d just heard music. With a Personality of 5 you sit on tables and railings, your coat’s never quite on or off, and you always seem to have just come in.',
    6: 'You look like everybody’s big sister or brother, even if you’re an only child. With a Personality of 6 your sleeves are rolled up, and the space next to you looks warmer than the rest of the bench.',
    7: 'Strangers lower their voices beside you. With a Personality of 7 you read a sign to the end, with your hands behind your back, as if you’d be asked about it later.',
    8: 'You look important, even with a tray in your hands. Put a Personality of 8 in line at a cafeteria, and in five minutes there are two lines, and they’re both moving.',
    9: 'Strangers see someone who’s been through things and grown kind. With a Personality of 9 you turn your whole body to whoever’s in front of you. You may have a train to catch, and they’d never guess.',
    11: 'There’s something bright about you that strangers can’t put a name to. Part of it is how you look at people. With a Personality of 11 your eyes stay on a new face a second longer than usual.',
    22: 'You seem calm and large to strangers, even if you’re small. With a Personality of 22 you move slowly, with a level look, so your silence passes for a plan.',
    33: 'You look patient, and a lot like a teacher people once had and still think of. With a Personality of 33 you only have to sit down on a train, and strangers take their feet off the seat.',
  },
  expression: {
    1: 'Starting is your talent when there’s a job to do. With an Expression of 1 you take the first step on half the instructions, work fast, and fix the mistakes as you go.',
    2: 'With an Expression of 2 you notice what’s slightly wrong in a page, a color or a sound. You work by small corrections, a hair to the left, a little softer, until it fits.',
    3: 'Words come easily to you at work, and with an Expression of 3 it’s often colors or tunes as well. You try things out loud. The first two are nonsense, and you keep the third.',
    4: 'You see how things are put together. With an Expression of 4 you do the steps of a job in order, and the boring part doesn’t bore you, as long as there’s music on.',
    5: 'Give you a new task, and you pick it up as you go. With an Expression of 5 you watch once how an onion is chopped, and then you do it faster, and need a bandage.',
    6: 'With an Expression of 6 you make a thing for the place where it’s going to be. Once you can picture it there, in use, you know how big, how soft and how sweet it has to be.',
    7: 'With an Expression of 7 you look at what everyone else has passed. Nine people liked the report, and you send one line about page 212: “Is that supposed to be a minus?” It wasn’t.',
    8: 'Large things get done when you’re working on them. With an Expression of 8 you read every page to the end, and stop when it’s finished, not when you’re tired.',
    9: 'Whatever you make, you begin with the mood it should have. With an Expression of 9 you’ve got an eye for beauty, and you look at the whole before the parts.',
    11: 'When you believe in a piece of work, it shows in every line. With an Expression of 11 you wait for the idea, and once it’s there, you work as if someone were dictating.',
    22: 'You can work on the big and the small at once. With an Expression of 22 you see the whole stadium and the loose bolt under one seat, and you write both of them down.',
    33: 'A messy task comes out clear when you’ve worked on it. With an Expression of 33 you label the jars, write down the steps, and leave the tools where they’ll be needed.',
  },
};
