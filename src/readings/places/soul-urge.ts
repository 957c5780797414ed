import type { PlaceReadings } from '../types';

/** The Soul Urge: what you want when nobody asks. */
export const soulUrgePlace: PlaceReadings = {
  1: {
    strengths:
      'Given the choice, you’d spend an afternoon without asking anyone anything. You close the door behind you and stand on the sidewalk without a plan, and it’s like taking off a tight shoe. Left or right? Left, because you feel like it. You eat at the wrong hour, walk past the museum, and spend a long time watching a man repair a wall. Nobody asks if you’ve had enough. At every corner you put the question to yourself, and you’re pleased each time at how fast the answer comes.',
    challenges:
      'As soon as you’re told to do something, you stop wanting to. You were on your way out with the trash. You had the bag in your hand. “Could you take the trash down?” says a voice from the other room, and now it’s an order, and you put down the bag. You may have put off a trip you’d dreamed of for years because somebody said you simply must go. In private you know how silly it is. You still wait an hour, until it can be your own idea again, and then you pick up the bag.',
  },
  2: {
    strengths:
      'All day long, without telling anyone, you save things up for one person. You see a dog in a raincoat, and you put it away for later. The man selling fruit called every customer “captain” this morning: that goes with the dog. By evening there are three or four, and you’ve got them in order. You don’t want advice, or even an answer. You want to watch a face while you get to the captain. Some evenings there’s no one to tell, so the mirror hears it, around your toothbrush, and even then you keep the best for last.',
    challenges:
      'You’d love to hear from people, and you’re afraid of bothering them, so they don’t hear from you. Say the moon is enormous. You stop on a bridge on the way home, and there’s one person you’d like to show it to. They may be standing at a window at this very minute, with nothing to do. You type “Look up.” Then you think it’s late, they’re busy, it’s only a moon, and you take the two words away again, letter by letter.',
  },
  3: {
    strengths:
      'In secret you make things to be found. It may be a face cut into an orange peel, or a tiny scarf for the salt shaker. You put it where somebody’s sure to pass, as if it had gotten there by accident, and go into the next room and pick up a newspaper. You read the same line four times. There are steps, and then a pause. When the laugh comes, you’ve been smiling at the weather report for quite a while. No one had asked you for a scarf, and you’ve already started on one for the pepper.',
    challenges:
      'A joke without a laugh can take your whole evening. You tell a good one just as the doorbell rings, and it’s lost. So you wait, and tell it again, a little louder. They smile. You explain who the plumber was. By now you don’t even like it anymore, but you can’t leave it lying there. That night, in bed, you tell it to yourself once more, and it’s as funny as ever.',
  },
  4: {
    strengths:
      'What you want, when it’s only up to you, is to have everything in before the rain. The laundry’s off the line, the bicycle’s under the roof, and the people you’d worry about have all said where they are. Then it starts. You hear the first drops on the windowsill, and soon you can’t hear anything else. You lie there in the dark, as happy as other people are at a concert. You pull up the blanket and listen to weather that has nothing to do with you.',
    challenges:
      'Even a good surprise feels bad to you for the first ten minutes. Somebody you love is standing there, beaming, with two tickets to the coast, for tomorrow at six. You smile. Behind the smile your whole week falls over: the fish you’d defrosted, the form, the early night. They can see it, too. You’ll love the coast. You’d have loved it even more with a month to look forward to it. Don’t pretend. Say, “Give me ten minutes to be glad,” and go and see about the fish.',
  },
  5: {
    strengths:
      'When you’re free to choose, you choose the seat at the end of the row. It isn’t that you mean to leave. You like to feel that you could: shoes within reach, bag by the door, and one side of you with nobody on it. In a new place you’ve noticed the second staircase before you’ve noticed the food. It’s nearly the opposite of being restless. As long as the door is open, you can forget about the door. More than once you’ve stayed until they stacked the chairs, where nobody had asked you to stay at all.',
    challenges:
      'While something nice is going on here, part of you is listening for what’s going on there. At a festival with two stages you’re happy with the first band, until the wind turns and the other one sounds like more fun. So you walk over. Halfway through a song you hear a cheer from where you were. By midnight you’ve heard the best of both from the path in between, and your feet hurt.',
  },
  6: {
    strengths:
      'You’re happiest at about nine in the evening, when they’re still talking in the next room and you can tell from the sound that it’s going fine. You only went out to get something. For the moment nobody misses you. Somebody laughs, somebody says “No, wait,” and a chair gets pulled closer. You dry a glass that was dry already. You’d never say so, but this is what you hoped for when you asked them all: that they’d forget they were guests. You hold the glass up to the light, and listen a little longer.',
    challenges:
      'One person who stays away can spoil a full house for you. Nine people came, and you keep thinking of the tenth, who wrote at the last minute that she wasn’t up to it. Was it something you said? You go over the last time you met, sentence by sentence, with a smile on your face and the bread in your hand. The nine are having a wonderful evening. You’ll hear about it tomorrow, and be sorry you missed it.',
  },
  7: {
    strengths:
      'What you wish for is an empty afternoon with something to understand. When a visit is canceled you say you’re sorry, and you even sound sorry, and then you hang up and dance. Now there’s a closed door, and there are four hours. You take out what you’ve been saving: a long book, a puzzle, a radio that hums in one corner of the room and nowhere else. Nobody has to hear about it. And you do love people, two or three of them very much. Your idea of heaven is all of you in one room, reading.',
    challenges:
      'Your first answer is no. Somebody asks if you’d like to come down to the yard later, and you’ve said “I can’t, I’m afraid” before you’ve heard what for. You were protecting a quiet evening, and it turns out to be a long one. Around eight there’s music. You stand at the window with a finger in your book, and it dawns on you that you’d have liked to go. By now it’s a matter of pride. You shut the window. You can still hear it.',
  },
  8: {
    strengths:
      'The oldest wish on your list isn’t for you. Most of the others are, and that’s fine: you like to win, and you like good things to be yours. But this one may go back to somebody who helped raise you. They used to stop at a store window, look at one thing in it, look at the price, and walk on. You’ve never forgotten what it was. Some of your hardest work since then has had that window in it. You want to put the thing on their table, still in the bag, and say it was on sale.',
    challenges:
      'You can want a thing for years, and when you get it, it lasts one evening. The letter comes, the one you’ve been working toward, and you read it standing up. You’re happy until about ten. Then, with your hand on the light switch, you catch yourself wondering what comes after it. By morning the letter’s in a drawer, and the list has a new line, a size bigger. Hardly anyone would believe how little you’ve looked at your own success.',
  },
  9: {
    strengths:
      'Airports make you cry, over people you’ve never met. You’ve come to pick somebody up, the doors slide open, and a grandmother who’s about as high as everyone’s elbow gets lifted right off the floor. You turn away and study the departures until your eyes clear. Behind you, two brothers start with a handshake, and it doesn’t stay a handshake. It’s what you want, more than anything of your own: to see people get each other back. When your own guest walks out at last, your sleeves are wet, and you hug as if it had been years.',
    challenges:
      'Your own good luck embarrasses you. You get the raise, or a week of sun, and you tell it as if it had been somebody’s mistake: “Only a small one.” “They must have mixed me up.” Secretly you’ve counted all the people who didn’t get it. You may even turn the thing down, which doesn’t help a single one of them, or enjoy it in the bathroom with the door locked. Pick one friend, and tell them the good news in a plain sentence, with no “only” in it. Then let them be glad for you.',
  },
  11: {
    strengths:
      'You long for the kind of talk that happens in a parked car, with the engine off and the windows fogging up. An hour about house prices leaves you lonelier than an empty room does. So in every crowd you look around, without seeming to, for the one person who’d rather talk about something real. You don’t need much to go on. It can be a pause in the wrong place, or somebody who’s watching the moth on the lamp. You find them more often than you’d think, usually near the exit, since that’s where you’re both standing.',
    challenges:
      'You want to be understood without having to say it. What you’d like for your birthday, why you went quiet on the way home: if you have to explain it, it doesn’t count. You’d have known. You’ve stood at a door with the right soup before anyone told you they were ill. So you drop a hint so fine that only another 11 could catch it, and by evening you’re sad. They don’t love you less than you love them. They hear less. Say it once, in plain words, and see whether it really doesn’t count.',
  },
  22: {
    strengths:
      'What moves you, when no one’s with you, is a thing that’s still in use. You’re on an old staircase in an old building, and your hand finds the place on the rail that thousands of hands have worn smooth. Someone shaped that curve, on a working day, thinking about lunch. His name is gone, and all those people got upstairs. You can’t imagine a better life than that, and you’d never tell anyone that you envy a dead carpenter. You just go up slowly, and keep your hand on it all the way.',
    challenges:
      'Half of you is often somewhere else, building. A friend is telling you about the weekend, and you nod in the right places, and in your head you’ve just moved a river. “So what would you do?” they ask. There’s a silence, while you try to find out what about. The dream is patient; it’ll be there in the morning. What they were telling you may not come up twice. “Sorry,” you say, “could you go back a little?” You don’t say how far.',
  },
  33: {
    strengths:
      'Other people’s pain reaches you as if there were no wall in between. A child trips on the far side of the street, and your hand goes to your own knee. At the dentist’s you hear the drill through the door and hold on to the chair, for whoever’s in there. You never decided to be like this. It’s why you cross a room to the person nobody’s talking to, and ask what they’d hoped to be asked. Meanwhile the child is up again and laughing. You’re still standing there, a grown person, rubbing a knee that’s perfectly all right.',
    challenges:
      'You want people to get better, and, if you’re honest, you’d like it to be because of you. A friend who’s been unhappy all winter comes in shining. She met a woman at the hairdresser’s who told her something very wise, and it’s changed everything. It’s word for word what you’ve been telling her since the fall. “How wonderful,” you say, and it’s nearly true, and under it there’s a small sharp feeling. You turn away and hang up her coat. She’s well, which is what you wished for. You only wish she’d remembered who said it first.',
  },
};
