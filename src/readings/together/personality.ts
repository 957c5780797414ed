import type { TogetherTexts } from './types';

/** Two Personalities side by side: what others see first in each of two people, and in both at once. */
export const personalityTogether: TogetherTexts = {
  same: {
    1: 'Personality 1 looks like the one in charge, so the waiter has no idea which of you should get the bill. People assume you’re both fine, always, and after a while they stop asking. You know what’s behind that face, because you’ve got one. So be the one who asks.',
    2: 'You both look gentle: that’s Personality 2. On a half-empty bus, strangers sit down next to you two and tell you about their knees. In a loud restaurant, though, you can wait a whole evening for a menu, smiling at everyone. One of you has to wave. Draw straws if you must.',
    3: 'People turn their chairs around when you two come in, since Personality 3 is all charm, and here it comes in a double pack. The room expects a show. On a night when one of you is tired, use a signal, a hand on the ear for example, and let the other one do both parts.',
    4: 'Both of you look like people who’d return a wallet, and that’s Personality 4: neat, calm, trusted with the keys. At weddings you’re asked to guard the presents. Nobody expects you two on the dance floor. So go first, dance badly, and watch a whole room fall in love with you.',
    5: 'To strangers, two Personalities of 5 look as if they’re about to leave for somewhere more fun. You get invited to everything, often by people who don’t know your last names. Someone with real trouble may look past you for a calmer face. Sit down with that person. You’re both better at it than you look.',
    6: 'Tourists with dead phones, lost children, an old man fighting a ticket machine: they all head straight for you two. Personality 6 looks like help. You seem to have everything under control, including a stroller that isn’t yours. It also means your own bad days go unseen, so tell each other about them, in plain words.',
    7: 'Personality 7 gives nothing away, and you two give nothing away together. At parties people guess that you’re thinking deep thoughts, or that you’ve had a fight. Usually one of you is counting the lamps and the other is checking the count. Touch elbows once in a while. It tells the room, and each of you, that all is well.',
    8: 'You look as though you own the place, because that’s Personality 8, and there are two of you. Hotel clerks stand up straight. Car salesmen speak quietly. It’s useful, and it scares off the fun people, so laugh at yourselves out loud early in the evening. They’ll come over to see who those two really are.',
    9: 'What others see in Personality 9 is a wise, generous person with time for everyone, and here they see two. Petitions find you, and so do stray cats. It’s nice, and it’s a lot to live up to until midnight. In the car home you’re allowed to be silly and make fun of the hats.',
    11: 'People look twice when you two walk in, and they couldn’t say why: Personality 11 comes across as intense and hard to forget. Every mood shows. If one of you gets bored at a dinner, the other one yawns within a minute, and then so does the whole end of the table.',
    22: 'At any event you’re both taken for the organizers, because Personality 22 looks capable. Where’s the parking? When’s the toast? You find yourselves answering, and what’s worse, you know. Once an hour one of you should hide behind the band, so that at least half of this pair gets to see the party.',
    33: 'Kindness is what people see first in Personality 33, and they see it twice. Dogs lie down on your feet. Everyone’s certain that you two never lose your temper, which makes it very hard to lose it. With each other you can. Slam one cupboard a week, and it’ll shock no one.',
  },
  beside: {
    1: 'Whoever has Personality 1 looks sure of everything from the doorway, and gets served first. If you’re with them and hungry, that’s handy. What the room doesn’t see is the rehearsal in the elevator, with gestures. They hardly ever let the nerves show, so it’s an honor if they show them to you.',
    2: 'Strangers relax around the person with Personality 2, who looks mild and never takes sides. Even the grumpy guard at the museum tells them about his back. They’ll smile all through a movie they hated. It takes practice to tell that smile from the real one, so ask on the walk home.',
    3: 'If you arrive with the 3 of this pair, you’ll never need an opening line. Personality 3 sparkles, dresses for it, and already knows the band. The attention goes to them and stays there. They’d love to share it with you; a nudge is enough, since they honestly hadn’t noticed.',
    4: 'Straight back, sensible shoes: the one with Personality 4 looks as if they’ve come to read the electric meter. People believe every word they say, above all in banks. They’re having more fun than it seems. Sit close, because an hour in they’ll say one very dry thing, and only the person next to them will hear it.',
    5: 'Eyes go to the one with Personality 5, who looks as if something’s about to happen. Don’t expect to stand beside them all night. They circle: the driver, the bride’s ex, the man with the parrot. Save them a chair and some cake, because they’ll be back, with news.',
    6: 'With Personality 6, a person looks like everyone’s favorite aunt, even if he’s a man with a beard. Doors open for you two, and better tables turn up. The price is other people’s heartbreaks, told over the peanuts with names and dates. Rescue your 6 after ten minutes. Then ask how they’re doing, because nobody else has all week.',
    7: 'One of you is hard to read, and that’s the one with Personality 7: calm, clever, quiet. Your friends may need to be told that this person’s having a good time. They are. That small nod at the music was them going wild.',
    8: 'The person with Personality 8 gets taken for the boss, even on vacation, even in swimming trunks. Complaints get answered, and upgrades appear. Your friends may be slightly afraid of them at first, and it wears off around the third evening. Never correct this person in public. In the car, they’ll take it surprisingly well.',
    9: 'A Personality of 9 gives the same warm smile to everyone: the boss, the cleaner, your ex. Introduce them to your strangest friend, and the strangest friend goes home feeling taller. It can sting to be one of so many. But only one or two people ever see the tired, ordinary face at the end of the day, and that’s the prize.',
    11: 'Nobody forgets the one with Personality 11, though they can’t say why. It’s the eyes, perhaps, or the feeling that every word was meant. Everything shows, too. If you two had a fight in the taxi, the whole party knows before hello. A hand on their back works better than advice.',
    22: 'Some people look as if they could run an airport, and the 22 of you two is one of them. When someone with Personality 22 nods, your plan sounds serious. For one evening they’d love to be the person who can’t find the glasses on their own head. Be kind, and don’t tell them right away.',
    33: 'You can see it before the one with Personality 33 says a word: here’s somebody kind. Leave early for everything, since crossing a parking lot with them takes three conversations. The world sees endless patience. You’re the one who sees nine o’clock, when the smile is being held up by hand, so you’re the one who calls the taxi.',
  },
  alike: {
    same: 'You make the same first impression, because your Personalities are one number. People guess that you belong together before you’ve said hello. And since each of you knows what that face is hiding, you can’t fool each other for a second, which saves a lot of time.',
    friends:
      'Your Personalities look different and look good together, like a loud shirt and a plain jacket. Where one of you is shy, the other isn’t. Most people you meet find at least one of you easy to talk to, so neither of you has to do it all.',
    masters:
      'One of you, or both, has a Personality of 11, 22 or 33. Those are the master numbers, and they’re said to make people look up when you come in: 11 for its eyes, 22 for its calm, 33 for its kindness. You two are at ease with that. Weeks later, people still ask who the pair by the window was.',
  },
  differ: {
    neutral:
      'Meeting you separately, people wouldn’t guess that you two know each other, since your Personalities make such different first impressions. It does no harm. New friends just need a little while to see how you fit, and watching their faces until they get it is free entertainment.',
    opposite:
      'From the outside you’re opposites: one of you hugs the bus driver, perhaps, and the other nods at old friends. So strangers pick one of you and talk only to that one. A Personality is the wrapping, remember. Inside there may be two people who both want to go home and order noodles.',
    masters:
      'One of your Personalities, or maybe both, is 11, 22 or 33, a master number, and that’s said to catch the eye. After a party people may describe one of you for five minutes and then add, “Oh, and there was a friend.” Don’t be jealous. The one they stared at wanted to be in the kitchen, where the friend was eating all the good cheese.',
  },
  toTry: {
    same: 'Ask a friend what they thought the first time they met you two, and don’t defend yourselves. Then trade secrets on the way home: one thing each that nobody would guess from looking. Your Personalities are the same front door, and the rooms behind it can be very different.',
    friends:
      'Go somewhere together where you don’t know a soul: a dance class, a night market, a quiz night. The bolder one talks first, and after thirty minutes you switch. You’ll see what your Personalities do for each other, and one of you may come home with a phone number and a pumpkin.',
    neutral:
      'Tell each other, in three honest words, what you thought when you first met. Whoever’s being described may delete one word and has to keep the other two. With Personalities as different as yours, it’ll be news. The deleted word is usually the true one, so remember it.',
    opposite:
      'Before you go to a party, agree on a signal: a scratched nose means ten more minutes, and a cough means now. Your Personalities look so different in company that “bored” and “delighted” are easy to mix up. Don’t try it in allergy season.',
    masters:
      'When you meet someone new, introduce each other instead of yourselves, and add one thing you really admire. Think of it in the car, so it comes out easily. Whoever has 11, 22 or 33 as a Personality gets plenty of looks anyway, and this is a nice way to share them.',
  },
};
