import type { TogetherTexts } from './types';

/** Two Personalities side by side: what others see first in each of two people, and in both at once. */
export const personalityTogether: TogetherTexts = {
  same: {
    1: 'You both look like the one in charge, because that’s Personality 1, so the waiter with the check turns from one to the other as if he were watching tennis. People assume you’re always fine, and they don’t ask. You know better. You’ve got the same face, and you know what it costs to hold it up. So you ask, later, when the door is closed.',
    2: 'Personality 2 makes you both look gentle. Strangers on the bus tell you about their knees, and babies stop crying to look at you. In a full restaurant, though, you two can smile at waiters for an hour and stay invisible. Before you go in, decide who’s the rude one tonight. That person has to raise an arm. The whole arm, all the way up.',
    3: 'People turn their chairs around when you two come in: Personality 3 sparkles, and there’s one on each side of the table. Everyone expects a show. Some evening one of you won’t have a joke left, and then the other does both parts. Nobody notices except the tired one, who has quietly taken hold of the other’s sleeve.',
    4: 'Both of you look like people who’d return a wallet, and that’s Personality 4: neat, calm, trusted with the keys. Go to the beach, and everyone asks you to watch their things. By noon you two are guarding nine bags, a guitar and somebody’s uncle. None of them would believe how you dance when nobody’s there. You could show them, or you could keep it for yourselves.',
    5: 'Thanks to Personality 5, you both look as if you’re about to leave for somewhere more fun. “Are you off already?” No, you’d only stood up to get the bread. People with sad news tell it to somebody calmer, which is a pity, because you’d have stayed until four. So say “We’re staying” when you come in. Take off your shoes, if they need proof.',
    6: 'Tourists with dead phones, lost children, an old man fighting a ticket machine: they all head straight for you two. Personality 6 looks like help. You seem to have everything under control, including a stroller that isn’t yours. No one looks closely at your own faces, so do it for each other. One minute each, no advice, just looking.',
    7: 'With Personality 7, you’re both hard to read. At a party people see two silent faces and decide you’ve had a fight. In fact one of you is wondering how the ceiling stays up, and the other is wondering if there’s cake. Touch elbows now and then. To everyone else it looks like nothing, and to you it’s quite a long conversation.',
    8: 'Personality 8 looks as though it owns the place, and you’ve both got it. Hotel clerks stand up straight. Sooner or later somebody will hand you a baby for a photo, as if you two were running for president. It’s useful, and it can scare away the fun people, so laugh at yourselves early in the evening, loudly. They need to hear that it’s safe.',
    9: 'What others see in Personality 9 is a wise, generous person with time for everyone, and here come two of them. So you get the petitions, the stray cats and the very long goodbyes. You’re wonderful at it, and it’s tiring. When the elevator doors close at last, you can lean on each other and not say a word to anyone, all the way down.',
    11: 'People look twice when you two walk in, and they couldn’t say why: Personality 11 comes across as intense and hard to forget. Every mood shows on your faces. If one of you gets bored at a long table, the other one yawns within a minute, and then so does that whole end of the table. Neither of you should ever be told about a surprise party.',
    22: 'At any event people think you two organized it, because Personality 22 looks capable. Where’s the parking? When do we eat? You find yourselves answering, and what’s worse, you know. Take turns hiding behind the band, so that at least half of this pair gets to hear the music.',
    33: 'Kindness is what people see first in you both: that’s Personality 33. Dogs lie down on your feet. Everyone is sure that you two never get angry, which makes it very hard to be angry in front of anyone. At home you can. One of you slams a cupboard, a small one, and the other says, “Oh, that was a good one. Do the big one.”',
  },
  beside: {
    1: 'Whoever has Personality 1 looks sure of everything, and gets served first. If you’re with them and hungry, that’s handy. What they don’t see is the rehearsal in the elevator, with gestures. They hide their nerves from almost everyone, so if you’re ever asked “Was I all right?” in a small voice, you’ve been given something.',
    2: 'People relax around the person with Personality 2, who looks mild and never takes sides. Even the grumpy guard at the museum tells them about his back. They’ll smile all through a movie they hated. It takes practice to tell that smile from the real one, which comes with a small noise.',
    3: 'The one with Personality 3 comes into a room like a birthday. Arrive with them, and you’ll never have to start a conversation, though you won’t get to finish one either. Then wait for the end, when the last guest has gone and the shoes are off. That tired person on the floor with the leftover olives is someone very few people have met.',
    4: 'Straight back, sensible shoes: the one with Personality 4 looks as if they’ve come to read the electric meter. People believe every word they say, above all in banks. They’re having more fun than it seems. Sit close, because an hour in they’ll say something very funny in a low voice, and only the person next to them will hear it.',
    5: 'Everyone watches the one with Personality 5, who looks as if something’s about to happen. Don’t expect to stand beside them all night. They have to meet everyone first, including the woman with the snake. But notice where they look, from across the room, when anything funny happens. They look at you, to see if you saw.',
    6: 'The one with Personality 6 looks like everyone’s favorite aunt, even if he’s a man with a beard. Strangers pick this face out of a crowd and tell it about their heartbreak, with names and dates. Rescue your 6 after ten minutes. Say the car’s waiting. Then ask how their own week was, and don’t let them turn the question around.',
    7: 'One of you is hard to read, and that’s the one with Personality 7: calm, clever, quiet. People need to be told that this person’s having a good time. They are. That small nod at the music was them going wild.',
    8: 'Even on vacation, even in swimming trunks, the person with Personality 8 gets taken for the boss. Complaints get answered, and a better room is found. People are slightly afraid of them. That lasts until the first evening of cards, when this powerful person is found with an ace in one sock.',
    9: 'The boss, the cleaner, your ex: the one with Personality 9 has the same warm smile for all of them. Introduce your strangest friend, and that friend goes home feeling important. It can hurt to be one of so many. But only one or two people ever get to see the other face, the tired, ordinary one from the end of the day. You’ve seen it.',
    11: 'Nobody forgets the one with Personality 11, though they can’t say why. It’s the eyes, perhaps, or the feeling that every word was meant. They believe their own face is a blank wall. It’s a movie screen. If you two had a fight in the taxi, everyone knows before you’ve said hello, so make up at the last red light.',
    22: 'The one with Personality 22 looks as if they could run an airport. When they nod, your plan sounds serious. It’s tiring to look so capable. Some evenings they’re the person who can’t find the glasses that are on their own head. Be kind about it. Help them look for a while, since it’s the only time all day that they don’t have to know.',
    33: 'Everyone can see that the one with Personality 33 is kind, so leave early for everything: crossing a parking lot with them takes three conversations. The world sees endless patience. You’re the one who sees them at nine in the evening, when the smile gets heavy, so you’re the one who calls the taxi.',
  },
  alike: {
    same: 'You two make the same first impression, because your Personalities are the same number. People guess you belong together before you’ve said a word. Between the two of you it’s no use at all. Each of you knows exactly what that face is hiding, since you’ve been hiding it behind the same one.',
    friends:
      'Your Personalities look different and look good together, like a loud shirt and a plain jacket. At a party you split up at the door, and where one of you is shy, the other isn’t. An hour later you meet by the coats. Between you, you know who’s leaving whom, who let the dog in, and why the man in the hat is crying.',
    masters:
      'One of you, or both, has a Personality of 11, 22 or 33. Those are the master numbers, and they’re said to make people look up when you come in: 11 for its eyes, 22 for its calm, 33 for its kindness. You’ve both stopped noticing. Ask the waiter who served you once, two years ago. He remembers your table, and what you laughed about.',
  },
  differ: {
    neutral:
      'Nobody would pick you two out of a crowd as a pair, because your Personalities, the faces you show the world, make such different first impressions. “I’m here with someone,” one of you says, and points across the room. Watch their eyes travel. They try three other people first, and then, slowly, with great politeness, they say, “Oh!”',
    opposite:
      'From the outside you’re opposites: one of you hugs the dentist, perhaps, and the other nods at old friends. So people pick one of you and talk only to that one. A Personality is the wrapping, remember. Inside there may be two people who both want to go home and eat cereal.',
    masters:
      'One of your Personalities, or maybe both, is 11, 22 or 33, a master number, and that’s said to catch the eye. After a party people describe one of you for five minutes and then add, “Oh, and there was a friend.” Don’t be jealous. The one they stared at wanted to be in the kitchen, where the friend was eating all the good cheese.',
  },
  toTry: {
    same: 'Your Personalities match, so strangers take you for two of a kind. Each of you tells the other three things that no one would guess from your face, and one of the three has to be a lie. Find the lie. It’s harder than you’d think, even for you two, and at least one of the true ones will take some explaining.',
    friends:
      'Go somewhere together where you don’t know a soul: a dance class, a night market, a quiz night. The bolder one talks first, and after thirty minutes you switch. You’ll see what your Personalities do for each other, and one of you may come home with a phone number and a pumpkin.',
    neutral:
      'Tell each other, in three honest words, what you thought when you first met, and no arguing until you’re both done. With Personalities as different as yours, at least one of the words will be news. Then choose three new words for what you think now, and see whether any of the old ones stayed.',
    opposite:
      'Before you go out together, agree on a signal: a scratched nose means ten more minutes, and a cough means now. Your Personalities look so different in company that “bored” and “delighted” are easy to mix up. Don’t choose the cough if one of you has a cold.',
    masters:
      'When you meet someone new, introduce each other instead of yourselves, and add something you really admire. Don’t warn each other what it’ll be. Whoever has 11, 22 or 33 as a Personality gets plenty of looks anyway. They may still be surprised to hear, in front of a stranger, what you like about them best.',
  },
};
