import type { CoreNumber } from '@ninefold/numerology';

/** What a number says in its own place, before the reading that its four places share. */
export const inThisPlace: Readonly<
  Record<
    'destiny' | 'soulUrge' | 'personality' | 'expression',
    Readonly<Record<CoreNumber, string>>
  >
> = {
  destiny: {
    1: 'With a Destiny of 1 you go first, and other people dare to follow. You asked for a raise, and a month later a coworker asked for hers. They’d all been waiting for somebody.',
    2: 'People are braver when you’re beside them, and that’s what a Destiny of 2 gives. You sit in the hall while they have the hard talk inside. When the door opens, you don’t ask how it went; you stand up and hand them their coat.',
    3: 'With a Destiny of 3 you make people’s troubles feel lighter. They tell you about a day that went wrong, you say one thing about it, and they’re laughing at what annoyed them an hour ago.',
    4: 'With a Destiny of 4 you do for people what you said you’d do, until nobody checks anymore. They plan their week around you, and they’ve stopped noticing that they do.',
    5: 'With a Destiny of 5 you try things, and other people get the report. You’ve slept in the cheap hotel and eaten the blue cheese. “Don’t take the room over the kitchen,” you tell them, and they don’t.',
    6: 'With a Destiny of 6 you make people feel they belong. When you count the group, you also count whoever’s ill at home, and whoever stopped coming. You’re the one who writes, “We missed you.”',
    7: 'When people need to know a thing, they come to you. With a Destiny of 7 you’ve walked back to read a sign again, because somebody said “probably.” They get what it really says.',
    8: 'Other people often depend on what you decide: their pay, perhaps, or their chance at a job. A Destiny of 8 is about doing that fairly. You’ve been on the other side of the desk, and you remember how long they let you wait.',
    9: 'You’ll never see most of the people you help again. With a Destiny of 9 that doesn’t stop you. You give a stranger your last coins for the parking meter, and you’ve turned the corner before anyone can thank you.',
    11: 'With a Destiny of 11 you see what people could be good at, often before they do. “You should teach,” you say to a woman who’s only explained a card game to you. She laughs. You don’t.',
    22: 'With a Destiny of 22 you’re here to make something a great many people can use. You go there on a wet morning, with the crowd, and watch whether it works for them.',
    33: 'People learn from how you live, more than from what you tell them. With a Destiny of 33 you say “I was wrong, I’m sorry” in front of everyone, and go on. You seldom know that anybody was watching.',
  },
  soulUrge: {
    1: 'What you want most is room. With a Soul Urge of 1 you can take advice, and you can even follow it, as long as you know you could just as well have said no.',
    2: 'What you want is to have somebody near. It doesn’t take much: with a Soul Urge of 2 you’re happy when a friend reads at the other end of the couch. Neither of you says a word, and you hope it’s a long book.',
    3: 'Deep down you want to make things and have them enjoyed, even if it’s only a very silly hat. With a Soul Urge of 3 you love praise. You say “Oh, stop,” and you hope they won’t.',
    4: 'Your secret wish is for everything to be all right, and to stay that way. Other people fall asleep thinking of beaches. With a Soul Urge of 4 you think of bills that are paid, and a full freezer.',
    5: 'With a Soul Urge of 5 you want to know what else there is: other towns, other weather, fruit you’ve never tasted. You don’t always go and see. Knowing you could is most of the joy.',
    6: 'You want everybody under one roof, fed, with nobody in a bad mood. It’s a lot to ask. With a Soul Urge of 6 you like to be needed, too, and you wouldn’t mind hearing it now and then.',
    7: 'With a Soul Urge of 7 you want the truth, and enough quiet to look for it. A pleasant answer that’s slightly wrong can bother you for days. An unpleasant one that’s right lets you sleep.',
    8: 'You want to win, and you’d like it to show. With a Soul Urge of 8 you keep a private list: the good seats, the cup with your name on it, the person from school who ought to hear about it.',
    9: 'With a Soul Urge of 9 you want everyone to be all right, and it’s hard to be quite happy before that. You can be warm and fed, with the blanket up to your chin, and think of somebody outside.',
    11: 'You want life to mean more than it seems to, and you’re a bit shy about saying so. With a Soul Urge of 11 an ordinary evening sky can stop you on the sidewalk. You don’t mention it.',
    22: 'Secretly you’d like to make something that’s still in use when nobody remembers whose idea it was. That’s a Soul Urge of 22. Hardly anyone would guess, and you’ve never told them.',
    33: 'What you want is for everybody’s pain to stop, and you know that’s a lot to ask. So with a Soul Urge of 33 you settle for less: you’d like people to walk away from you feeling a little better.',
  },
  personality: {
    1: 'Strangers see somebody who’s there for a reason. With a Personality of 1 you stand in a doorway with your arms folded, and nobody thinks you’re waiting. They think you’re choosing.',
    2: 'Strangers aren’t afraid to sit down beside you. With a Personality of 2 you have an open face, a small bag, and hands that stay in your lap. They take you for shy, right or wrong.',
    3: 'What strangers see first is color, and something moving. With a Personality of 3 you have a big laugh, busy hands, and one piece of clothing nobody else would’ve risked.',
    4: 'Strangers see somebody it would take a storm to move. With a Personality of 4 you stand still, on both feet, in shoes that were made to last. People ask you the time right under the station clock.',
    5: 'Across a room you look as if you’d just heard music. With a Personality of 5 you sit on tables and railings, your coat’s never quite on or off, and you always seem to have just come in.',
    6: 'You look like everybody’s big sister or brother, even if you’re an only child. With a Personality of 6 your sleeves are rolled up, and the space next to you looks warmer than the rest of the bench.',
    7: 'Strangers lower their voices beside you. With a Personality of 7 you read a sign to the end, with your hands behind your back, as if you’d be asked about it later.',
    8: 'You look important, whatever you paid for your coat. Put a Personality of 8 in line at a cafeteria, and in five minutes there are two lines, and they’re both moving.',
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
