import type { TogetherTexts } from './types';

/** Two Personalities side by side: what others see first in each of two people, and in both at once. */
export const personalityTogether: TogetherTexts = {
  same: {
    1: 'You both look like the one in charge, because that’s Personality 1, so the waiter has no idea who should get the check. People assume you’re both fine, always, and after a while they stop asking. You know what’s behind that confident face, because you’ve got one. When the other one says “I’m fine,” look twice.',
    2: 'Personality 2 makes you both look gentle. Babies stop crying when they see you, and at the hair salon you hear about everybody’s knees. In a loud restaurant, though, you can wait a whole evening for a menu, smiling at everyone. One of you has to wave. Decide which one before you go in.',
    3: 'People turn their chairs around when you two come in, since Personality 3 is all charm, and you’ve both got it. Everyone expects a show. On a night when one of you is tired, the other can do the talking for two. Nobody will notice but the tired one, who’ll be very grateful.',
    4: 'Both of you look like people who’d return a wallet, and that’s Personality 4: neat, calm, trusted with the keys. At the beach everyone asks you two to watch their bags. Nobody expects you on a dance floor. So go first. Dance badly. The whole room will fall in love with you.',
    5: 'Thanks to Personality 5, you both look as if you’re about to leave for somewhere more fun. You get invited to everything, often by people who don’t know your last names. Someone with a real problem may go looking for a calmer face. Sit down with that person anyway. You’re both better at listening than you look.',
    6: 'Tourists with dead phones, lost children, an old man fighting a ticket machine: they all head straight for you two. Personality 6 looks like help. You seem to have everything under control, including a stroller that isn’t yours. It also means your own bad days go unseen, so tell each other about them, in plain words.',
    7: 'With Personality 7, you’re both hard to read. In company people guess that you’re thinking deep thoughts, or that you’ve had a fight. Usually one of you is counting the lamps and the other is checking the count. Touch elbows once in a while. It tells the room, and each of you, that all is well.',
    8: 'Personality 8 looks as though it owns the place, and you’ve both got it. Hotel clerks stand up straight. Car salesmen speak quietly. It’s useful, and it can scare off the fun people, so laugh at yourselves early in the evening, and loudly. They’ll come over to see who you two really are.',
    9: 'What others see in Personality 9 is a wise, generous person with time for everyone, and here they see two. Anyone with a petition to sign finds you, and so do stray cats. It’s nice, and it’s hard work to be that good until midnight. On the way home you can both be silly and laugh about the hats you saw.',
    11: 'People look twice when you two walk in, and they couldn’t say why: Personality 11 comes across as intense and hard to forget. Every mood shows on your faces. If one of you gets bored at a dinner, the other one yawns within a minute, and then so does the whole end of the table.',
    22: 'At any event people think you two organized it, because Personality 22 looks capable. Where’s the parking? When do we eat? You find yourselves answering, and what’s worse, you know. Take turns hiding behind the band, so that at least half of this pair gets to hear the music.',
    33: 'Kindness is what people see first in you both: that’s Personality 33. Dogs lie down on your feet. Everyone believes you two never get angry, and that makes it very hard to get angry. At least with each other you can. Slam a cupboard door now and then, and the other one will just hand you a cookie.',
  },
  beside: {
    1: 'Whoever has Personality 1 looks sure of everything, and gets served first. If you’re with them and hungry, that’s handy. What nobody sees is the rehearsal in the elevator, with gestures. They hide their nerves from almost everyone, so it’s an honor if they don’t hide them from you.',
    2: 'People relax around the person with Personality 2, who looks mild and never takes sides. Even the grumpy guard at the museum tells them about his back. They’ll smile all through a movie they hated. It takes practice to tell that smile from the real one, which comes with a small noise.',
    3: 'The one with Personality 3 sparkles, dresses for it, and already knows the band. Arrive with them, and you’ll never have to start a conversation. All the attention goes to them and stays there. They’d love to share it with you; a nudge is enough, since they honestly hadn’t noticed.',
    4: 'Straight back, sensible shoes: the one with Personality 4 looks as if they’ve come to read the electric meter. People believe every word they say, above all in banks. They’re having more fun than it seems. Sit close, because an hour in they’ll say something very funny in a low voice, and only the person next to them will hear it.',
    5: 'Everyone watches the one with Personality 5, who looks as if something’s about to happen. Don’t expect to stand beside them all night. They have to meet the cook, the driver and the woman who’s brought her snake. Save them a chair and some cake, because they’ll be back, with news.',
    6: 'The one with Personality 6 looks like everyone’s favorite aunt, even if he’s a man with a beard. Waiters find you two a better table. The price is that people come over and tell this person about their heartbreak, with names and dates. Rescue your 6 after ten minutes, and listen to how their own week was.',
    7: 'One of you is hard to read, and that’s the one with Personality 7: calm, clever, quiet. Your friends may need to be told that this person’s having a good time. They are. That small nod at the music was them going wild.',
    8: 'The person with Personality 8 gets taken for the boss, even on vacation, even in swimming trunks. Complaints get answered, and a better room is found. Your friends may be slightly afraid of them at first, and it wears off around the third evening. Never correct this person in public. In the car, they’ll take it surprisingly well.',
    9: 'The one with Personality 9 has the same warm smile for everyone: the boss, the cleaner, your ex. Introduce your strangest friend, and that friend goes home feeling important. It can hurt to be one of so many. But only one or two people ever see the tired, ordinary face at the end of the day, and it’s a compliment to be shown it.',
    11: 'Nobody forgets the one with Personality 11, though they can’t say why. It’s the eyes, perhaps, or the feeling that every word was meant. You can read it all on their face, too. If you two had a fight in the taxi, everyone knows before you’ve said hello. A hand on their back works better than advice.',
    22: 'The one with Personality 22 looks as if they could run an airport. When they nod, your plan sounds serious. It’s tiring to look so capable. Some evenings they’d love to be the person who can’t find the glasses on their own head, and when it happens, be kind, and don’t tell them right away.',
    33: 'Everyone can see that the one with Personality 33 is kind, so leave early for everything: crossing a parking lot with them takes three conversations. The world sees endless patience. You’re the one who sees them at nine in the evening, when the smile gets heavy, so you’re the one who calls the taxi.',
  },
  alike: {
    same: 'You make the same first impression, because your Personalities are the same number. People guess that you belong together before you’ve said hello. And since each of you knows what that face is hiding, you can’t fool each other for a second, which saves a lot of time.',
    friends:
      'Your Personalities look different and look good together, like a loud shirt and a plain jacket. Where one of you is shy, the other isn’t. Most people you meet find at least one of you easy to talk to, so neither of you has to do it all.',
    masters:
      'One of you, or both, has a Personality of 11, 22 or 33. Those are the master numbers, and they’re said to make people look up when you come in: 11 for its eyes, 22 for its calm, 33 for its kindness. You two are at ease with that. Weeks later, people still ask who the pair by the window was.',
  },
  differ: {
    neutral:
      'Meeting you separately, people wouldn’t guess that you two know each other, since your Personalities make such different first impressions. It does no harm. New friends just need a little while to see how you fit, and until then their faces are free entertainment.',
    opposite:
      'From the outside you’re opposites: one of you hugs the dentist, perhaps, and the other nods at old friends. So people pick one of you and talk only to that one. A Personality is the wrapping, remember. Inside there may be two people who both want to go home and eat cereal.',
    masters:
      'One of your Personalities, or maybe both, is 11, 22 or 33, a master number, and that’s said to catch the eye. After a dinner people may describe one of you for five minutes and then add, “Oh, and there was a friend.” Don’t be jealous. The one they stared at wanted to be in the kitchen, where the friend was eating all the good cheese.',
  },
  toTry: {
    same: 'You make the same first impression, because your Personalities match. So on your next long walk, tell each other something that nobody would guess from looking at you. It’s like two houses with the same front door: you may be surprised by what’s in the other living room.',
    friends:
      'Go somewhere together where you don’t know a soul: a dance class, a night market, a quiz night. The bolder one talks first, and after thirty minutes you switch. You’ll see what your Personalities do for each other, and one of you may come home with a phone number and a pumpkin.',
    neutral:
      'Tell each other, in three honest words, what you thought when you first met, and no arguing until you’re both done. With Personalities as different as yours, at least one of the words will be news. Then choose three new words for what you think now, and see whether any of the old ones stayed.',
    opposite:
      'Before you go out together, agree on a signal: a scratched nose means ten more minutes, and a cough means now. Your Personalities look so different in company that “bored” and “delighted” are easy to mix up. Don’t choose the cough if one of you has a cold.',
    masters:
      'When you meet someone new, introduce each other instead of yourselves, and add one thing you really admire. Think of it in the car, so it comes out easily. Whoever has 11, 22 or 33 as a Personality gets plenty of looks anyway, and this is a nice way to share them.',
  },
};
