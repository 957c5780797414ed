import type { CoreNumber } from '@ninefold/numerology';

/** What a number says in its own place, before the reading that its four places share. */
export const inThisPlace: Readonly<
  Record<
    'destiny' | 'soulUrge' | 'personality' | 'expression',
    Readonly<Record<CoreNumber, string>>
  >
> = {
  destiny: {
    1: 'What you have to give people is a beginning. With a Destiny of 1 you go first, so there’s a path when they come along. It gets lonely out in front, and it’s where you do the most good.',
    2: 'Few things get done by one person alone, and a Destiny of 2 is the other one: the one who waits, holds on and says “we.” People are braver beside you than they are by themselves.',
    3: 'Lightness is a real gift, and a Destiny of 3 is here to hand it out. People tell you about an ordinary day, you say one thing about it, and they’re laughing at what annoyed them an hour ago.',
    4: 'A Destiny of 4 gives people something to lean on. You do what you said, again and again, until nobody checks anymore. They plan their week around you, and they’ve stopped noticing that they do.',
    5: 'With a Destiny of 5 you try life out, and other people get the report. You know what the night bus is like, what’s in the thing on the stick, and which of it is worth the trouble.',
    6: 'Belonging is what others get from a Destiny of 6. You’ve got the whole group in mind, including the one who’s ill, the one who’s new, and the one who stopped coming and can’t say why.',
    7: 'You go and look where other people guess. That’s the first half of a Destiny of 7, and it comes easily. The second half is telling somebody what you’ve found.',
    8: 'Other people’s pay, chances and keys tend to end up in your hands. A Destiny of 8 is about being the one who can decide, and staying decent while you do it.',
    9: 'Most of the people you help, you’ll never see again. With a Destiny of 9 that doesn’t stop you. You seldom hear how it ended, and you’ve usually gone before anyone can say thank you.',
    11: 'You often see what people could be good at before they see it themselves. With a Destiny of 11 you’re here to tell them, early, and in a way that gives them courage.',
    22: 'Useful things for a great many people: that’s what a Destiny of 22 is here to give. You can dream and you can build, and you aren’t content until it works on an ordinary wet morning.',
    33: 'How you live is the lesson. From a Destiny of 33 people learn to wait, to lose, to apologize and to start over, and you seldom know that anyone was watching.',
  },
  soulUrge: {
    1: 'To decide for yourself is what you want most. With a Soul Urge of 1 you can take advice, and you can even follow it, as long as you know you could just as well have said no.',
    2: 'Near somebody is where a 2 wants to be. It doesn’t take much: a shoulder against yours on the bus, two cups taken down instead of one, a person who says “us” without thinking.',
    3: 'Deep down you want to make things and have them enjoyed. It can be a song, a story or a very silly hat. For a 3, praise is wonderful, and there’s never quite enough of it.',
    4: 'Your secret wish is for everything to be all right, and to stay that way. Other people fall asleep thinking of beaches. A 4 thinks of bills that are paid, and a full freezer.',
    5: 'A Soul Urge of 5 wants to know what else there is: other towns, other jobs, fruit you’ve never tasted. You don’t always go and see. Knowing you could is most of the joy.',
    6: 'Everybody under one roof, fed, and nobody sulking: that’s all a 6 wants, and it’s a great deal. You like to be needed, too, and you wouldn’t mind hearing it now and then.',
    7: 'The truth is what a 7 wants, and enough quiet to look for it. A pleasant answer that’s slightly wrong can bother you for days; an unpleasant one that’s right lets you sleep.',
    8: 'You want to win, and you’d like it to show. A Soul Urge of 8 keeps a private list: the sum in the bank, the name on the door, the person from school who ought to hear about it.',
    9: 'A Soul Urge of 9 wants everyone to be all right, and finds it hard to be quite happy before that. You can be warm and fed, with the blanket up to your chin, and think of somebody outside.',
    11: 'An 11 wants life to mean more than it seems to, and you’re a bit shy about saying so. You long to be moved: by a song, by a sentence, by a perfectly ordinary sky.',
    22: 'Secretly you’d like to make something that’s still in use when nobody remembers whose idea it was. It’s a big wish for a 22 to carry around, and you seem so practical that few people would guess.',
    33: 'What you want is for everybody’s pain to stop, and you know that’s a lot to ask. So a 33 settles for less: that people walk away from you feeling a little better.',
  },
  personality: {
    1: 'Strangers see someone who’s made up their mind. With a Personality of 1 you hold your chin up and walk a little faster than the rest, so they assume you know the way.',
    2: 'An open face, a soft sweater, eyes that stay on whoever’s talking: people aren’t afraid to sit down beside a 2. They take you for shy, when mostly you’re letting them finish.',
    3: 'What people notice first is that you’re having more fun than they are. A Personality of 3 has a big laugh, busy hands, and one piece of clothing nobody else would’ve risked.',
    4: 'Solid is the word strangers would use for you. A 4 stands still, has read the sign with the rules on it, and carries the kind of bag that turns out to have tape in it.',
    5: 'Across a room you look like the person who knows where the fun is. A 5 sits on tables, talks with both arms, and always seems to have just come in.',
    6: 'Everybody’s big sister or brother: that’s how you look, even if you’re an only child. A 6 has rolled-up sleeves, a low voice, and an eye on whoever might be about to cry.',
    7: 'Strangers think you know something they don’t. A Personality of 7 lets people finish and leaves the silence alone afterward, so they begin to choose their words.',
    8: 'An 8 looks important, so doors get held for you. Straight shoulders, a level gaze, the seat that faces the entrance: you look expensive, whatever you paid.',
    9: 'People look at a 9 and see somebody who’s come a long way and grown kind on the road. You listen as if you had all night, and they can tell that from the door.',
    11: 'There’s something bright about you that strangers can’t put a name to. Part of it is an 11’s eyes, which rest on a new face a second longer than is usual.',
    22: 'Calm and large is how a 22 seems to strangers, even if you’re small. They can’t know what you’re thinking, so they take your silence for a plan.',
    33: 'You look patient, and a lot like a teacher people once had and still think of. Around a Personality of 33 strangers sit up, lower their voices, and put their feet down off the seat.',
  },
  expression: {
    1: 'Your tool is the quick decision. With an Expression of 1 you act while others are still thinking it over, say what you mean in one short sentence, and fix the mistakes as you go.',
    2: 'With an Expression of 2 you work by ear. You catch what’s slightly off in a voice, a page or a color, and you’ve got the patience to wait for the right moment to mention it.',
    3: 'Words come when you call them, and with an Expression of 3 it’s often colors or tunes as well. You think by talking, and the third try is usually the funny one.',
    4: 'Seeing how things are put together is your talent. An Expression of 4 does the steps in order, and the boring part doesn’t bore you, as long as there’s music on.',
    5: 'Give a 5 a weekend, and you’ve learned almost anything, or enough of it to begin. This Expression watches somebody’s hands, tries it, gets it wrong, and tries it another way.',
    6: 'An Expression of 6 works best for somebody in particular. Once you can picture the person, you know how big, how soft and how sweet the thing has to be.',
    7: 'A good mind is what you work with, the kind that likes to be alone and can’t let go. An Expression of 7 notices what everyone else has stopped noticing.',
    8: 'Large things get done when you’re on them. An Expression of 8 starts from the result and works backward, reads contracts to the end, and can say no without being cruel.',
    9: 'Feeling comes first in the way a 9 works. You know what will move people, you’ve got an eye for beauty, and you have no great need to keep what you’ve made.',
    11: 'When you mean something, people feel it. An Expression of 11 can’t sell what it doesn’t believe in, and hardly has to sell what it does.',
    22: 'Thinking big and small at once is the talent of an Expression of 22. You see the whole stadium and the loose bolt under one seat, and you write both of them down.',
    33: 'Showing people how is what you do best. The tools of a 33 are small: an example from their own life, and a face that stays friendly when they get it wrong.',
  },
};
