import type { CoreNumber } from '@ninefold/numerology';

/** What a number says in its own place, before the reading that its four places share. */
export const inThisPlace: Readonly<
  Record<
    'destiny' | 'soulUrge' | 'personality' | 'expression',
    Readonly<Record<CoreNumber, string>>
  >
> = {
  destiny: {
    1: 'With a Destiny of 1 you go first, and other people dare to follow. You asked for a raise, and a month later a coworker asked for hers. It’s lonely. You look back often, to see who’s coming.',
    2: 'People are braver when you’re beside them, and that’s what a Destiny of 2 gives. You sit in the hall while they have the hard talk inside. When the door opens, you don’t ask how it went; you stand up and hand them their coat.',
    3: 'With a Destiny of 3 you make people’s troubles feel lighter. They tell you about a day that went wrong, you say one thing about it, and they’re laughing at what annoyed them an hour ago.',
    4: 'With a Destiny of 4 you do what you said you’d do, again and again, until nobody checks anymore. People plan their week around you, and they’ve stopped noticing it. You notice, and you quietly like it.',
    5: 'With a Destiny of 5 you try things, and other people get the report. You’ve slept in the cheap hotel and eaten the blue cheese. “Don’t take the room over the kitchen,” you tell them, and they don’t.',
    6: 'With a Destiny of 6 you make people feel they belong. When you count the group, you also count whoever’s ill at home, and whoever stopped coming. You’re the one who writes, “We missed you.”',
    7: 'Other people guess, and you go and look. With a Destiny of 7 you’ve walked back to read a sign again, because somebody said “probably.” Then you have to tell them what you found, and that’s the part you’re still practicing.',
    8: 'Other people often depend on what you decide: their pay, perhaps, or their chance at a job. A Destiny of 8 is about doing that fairly. You’ve been on the other side of the desk, and you remember how long they let you wait.',
    9: 'You’ll never see most of the people you help again. With a Destiny of 9 that doesn’t stop you. You give a stranger your last coins for the parking meter, and you’ve turned the corner before anyone can thank you.',
    11: 'With a Destiny of 11 you see what people could be good at, often before they do. “You should teach,” you say to a woman who’s only explained a card game to you. She laughs. You don’t.',
    22: 'With a Destiny of 22 you’re here to make something a great many people can use. A nice drawing isn’t enough for you. You go there on a wet morning, with the crowd, to see if it works.',
    33: 'People learn from how you live, more than from what you tell them. With a Destiny of 33 you say “I was wrong, I’m sorry” in front of everyone, and go on. You seldom know that anybody was watching.',
  },
  soulUrge: {
    1: 'You want to decide for yourself. With a Soul Urge of 1 you can take advice, and you can even follow it, as long as you know you could just as well have said no.',
    2: 'What you want is to have somebody near. It doesn’t take much: with a Soul Urge of 2 you’re happy when a friend reads at the other end of the couch. Neither of you says a word, and you hope it’s a long book.',
    3: 'Deep down you want to make things and have them enjoyed, even if it’s only a very silly hat. With a Soul Urge of 3 you love praise. You say “Oh, stop,” and you hope they won’t.',
    4: 'Your secret wish is for everything to be all right, and to stay that way. Other people fall asleep thinking of beaches. With a Soul Urge of 4 you think of bills that are paid, and a full freezer.',
    5: 'With a Soul Urge of 5 you want to know what else there is: other towns, other jobs, fruit you’ve never tasted. You don’t always go and see. Knowing you could is most of the joy.',
    6: 'You want everybody under one roof, fed, with nobody in a bad mood. It’s a lot to ask. With a Soul Urge of 6 you like to be needed, too, and you wouldn’t mind hearing it now and then.',
    7: 'With a Soul Urge of 7 you want the truth, and enough quiet to look for it. A pleasant answer that’s slightly wrong can bother you for days. An unpleasant one that’s right lets you sleep.',
    8: 'You want to win, and you’d like it to show. With a Soul Urge of 8 you keep a private list: the sum in the bank, the name on the door, the person from school who ought to hear about it.',
    9: 'With a Soul Urge of 9 you want everyone to be all right, and it’s hard to be quite happy before that. You can be warm and fed, with the blanket up to your chin, and think of somebody outside.',
    11: 'You want life to mean more than it seems to, and you’re a bit shy about saying so. With a Soul Urge of 11 an ordinary evening sky can stop you on the sidewalk. You don’t mention it.',
    22: 'Secretly you’d like to make something that’s still in use when nobody remembers whose idea it was. That’s a Soul Urge of 22. You seem so practical that few people would guess, and you’ve never told anyone.',
    33: 'What you want is for everybody’s pain to stop, and you know that’s a lot to ask. So with a Soul Urge of 33 you settle for less: you’d like people to walk away from you feeling a little better.',
  },
  personality: {
    1: 'Strangers see someone who’s made up their mind. With a Personality of 1 you hold your chin up and walk a little faster than the rest, so they assume you know the way.',
    2: 'Strangers aren’t afraid to sit down beside you. With a Personality of 2 you have an open face, and you keep your eyes on whoever’s talking. They take you for shy, when mostly you’re letting them finish.',
    3: 'What people notice first is that you’re having more fun than they are. With a Personality of 3 you have a big laugh, busy hands, and one piece of clothing nobody else would’ve risked.',
    4: 'Strangers would call you solid. With a Personality of 4 you stand still, you’ve read the sign with the rules on it, and there’s tape in your bag, in case something needs tape.',
    5: 'Across a room you look like the person who knows where the fun is. With a Personality of 5 you sit on tables, talk with both arms, and always seem to have just come in.',
    6: 'You look like everybody’s big sister or brother, even if you’re an only child. With a Personality of 6 you’ve got your sleeves rolled up, and one eye on whoever might be about to cry.',
    7: 'Strangers think you know something they don’t. With a Personality of 7 you let people finish, and you leave the silence alone afterward, so they begin to choose their words.',
    8: 'You look important, whatever you paid for your coat. With a Personality of 8 you stand straight, look people in the eye, and take the seat that faces the entrance, without ever deciding to.',
    9: 'Strangers see someone who’s been through things and grown kind. With a Personality of 9 you listen as if you had all night. You may have a train to catch, and they’d never guess.',
    11: 'There’s something bright about you that strangers can’t put a name to. Part of it is how you look at people. With a Personality of 11 your eyes stay on a new face a second longer than usual.',
    22: 'You seem calm and large to strangers, even if you’re small. They can’t know what you’re thinking, so with a Personality of 22 your silence looks like a plan. Sometimes you’re only wondering about lunch.',
    33: 'You look patient, and a lot like a teacher people once had and still think of. With a Personality of 33 you only have to sit down on a train, and strangers take their feet off the seat.',
  },
  expression: {
    1: 'Quick decisions are your talent. With an Expression of 1 you act while others are still thinking it over, say what you mean in one short sentence, and fix the mistakes as you go.',
    2: 'With an Expression of 2 you notice what’s slightly wrong in a voice, a page or a color. You don’t say so at once. You wait until the others have gone, and then you mention it softly.',
    3: 'Words come easily to you, and with an Expression of 3 it’s often colors or tunes as well. You think by talking. The first two tries are nonsense, and the third one makes people laugh.',
    4: 'You see how things are put together. With an Expression of 4 you do the steps in order, and the boring part doesn’t bore you, as long as there’s music on.',
    5: 'In a weekend you can learn almost anything, or enough of it to begin. With an Expression of 5 you watch a cook chop an onion, and then you do it faster, and need a bandage.',
    6: 'With an Expression of 6 you work best for somebody in particular. Once you can picture the person, you know how big, how soft and how sweet the thing has to be.',
    7: 'Your mind won’t let go of a thing, and that’s how you work. With an Expression of 7 you notice what everyone else has stopped noticing, like the clock in the hall that’s four minutes slow.',
    8: 'Large things get done when you’re working on them. With an Expression of 8 you start from the result and plan backward, read contracts to the end, and can say no without being cruel.',
    9: 'Feeling comes first when you work. With an Expression of 9 you know what will move people, and you’ve got an eye for beauty. When the thing is finished, you give it away and begin another.',
    11: 'When you mean something, people feel it. With an Expression of 11 you can’t sell what you don’t believe in, and you hardly have to sell what you do.',
    22: 'You can think big and small at once. With an Expression of 22 you see the whole stadium and the loose bolt under one seat, and you write both of them down.',
    33: 'You’re at your best when you show people how. With an Expression of 33 you use an example from their own life, and you keep a friendly face when they get it wrong.',
  },
};
