import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** The birthday: a knack that nobody had to teach. No day of the month makes 33. */
export const birthdayReadings: Readonly<Record<Exclude<CoreNumber, 33>, ShortReading>> = {
  1: {
    title: 'Getting Things Started',
    meaning:
      'A Birthday number of 1 is a talent for starting. You begin things easily, even when nobody has shown you how.',
    text: 'Starting is so easy for you that you think everybody can. You’re first on the dance floor, first into the cold water, and first to say “Sorry, what does that word mean?” A language app has taught you “hello” in six languages and “goodbye” in none. Finishing isn’t the gift. But look behind you: half the room is dancing now. They only needed somebody to go first.',
  },
  2: {
    title: 'Sensing How Others Feel',
    meaning:
      'With 2 as your Birthday number you were born able to tell how people feel, so you get along with almost anyone and work best beside another person.',
    text: 'You can tell who’s upset by the way they type. Everyone else reads “sounds good.” You read “I’m hurt, please ask,” so you ask, and there’s a long silence, and then: “How did you know?” At family dinners you take the chair between the two cousins who shouldn’t sit together. It’s a lovely evening, and nobody ever finds out why.',
  },
  3: {
    title: 'A Gift for Stories',
    meaning:
      '3 as a Birthday number means words come easily. You were born with a talent for telling stories and making things sound interesting.',
    text: 'Nothing happens to you without becoming a story. You go out for milk, and by dinner it’s a tale with a lost dog in it, a singing police officer, and hardly any milk. “That isn’t how it happened,” says whoever was with you. “I know,” you say, “but listen.” And they listen, with their forks in the air.',
  },
  4: {
    title: 'A Talent for Order',
    meaning:
      'Your Birthday number, 4, is a practical gift: a natural sense of order, and a way of making things so that they last.',
    text: 'Instructions? You read them. You lay out the screws and count them first, so your shelf is the one in the family that doesn’t lean. People tease you about the labels. Then one night the power goes out, and by eight o’clock they’re all at your place, because you’ve got candles, matches, and a list of where they are. You try not to look too happy.',
  },
  5: {
    title: 'Quick to Adapt',
    meaning:
      'The Birthday number 5 means you adapt fast, and new places, new people and sudden problems bring out the best in you.',
    text: 'Strange towns are good to you: you arrive at nine, and by lunch you’ve got a nickname, a favorite bench, and an invitation to somebody’s sister’s wedding. What wears you out is the same morning, over and over. Your family can tell when it’s been quiet for too long: they come home, and the couch is on the other side of the room.',
  },
  6: {
    title: 'Noticing Who Needs Help',
    meaning:
      'With a Birthday number of 6, caring for people is your natural talent: you see at once who needs something, and you like being the one who helps.',
    text: 'You look after people, and your bag shows it: tissues, a snack, another snack, and a charger for a phone you’ve never owned. At parties your eyes find the person nobody’s talking to. You end every evening with “Text me when you get home,” and you lie awake until they do. So who lies awake for you? Someone would like to, if you told them you were going out.',
  },
  7: {
    title: 'Looking Closely',
    meaning:
      'If your Birthday number is 7, you were born with a careful mind. You find mistakes, reasons and the questions nobody asked.',
    text: 'Someone hands you a page full of dates, and you see the wrong one first. Other people just watch a movie. You pause it to find out if that’s how submarines work, and forty minutes later you’re alone on the couch, very happy, and everyone else has gone to bed. In meetings you ask one question. It’s the one they were all hoping to avoid, and you had no idea.',
  },
  8: {
    title: 'Knowing What Things Are Worth',
    meaning:
      'Your Birthday number is 8, a gift for judging value: you’ve got a good eye for money, effort and what people’s promises are worth.',
    text: 'You know what things are worth. Friends send you a link before they buy a used camera, and you write back a lower price and the exact sentence to say. You can price a promise, too: when a cousin says “I’ll definitely be there,” you set one plate less. They call you tough, until they’ve got a landlord to argue with and you come along with a folder.',
  },
  9: {
    title: 'A Friend to Everyone',
    meaning:
      'The gift of a Birthday number 9 is a big heart that understands many kinds of people and helps without asking for anything in return.',
    text: 'You like people, nearly all of them, and they can tell. The man who came to fix the internet stayed for coffee and told you why he left home. Every umbrella you ever owned now lives with somebody else. When it rains, you stand under a roof and wait, and it’s nice to think of them all out there, dry.',
  },
  11: {
    title: 'Sensing What Is Coming',
    meaning:
      '11 is a master number, and as a Birthday number it means strong intuition. You often sense what people feel or what’s about to happen.',
    text: 'You know things early and can’t say how. You think of a friend, and that minute they call. You also thought of eleven people who didn’t call, but nobody counts those. What’s certain is how much you notice: the pause before “I’m fine,” the ring that isn’t on the finger today. By evening you need a dark room and a very silly TV show.',
  },
  22: {
    title: 'Seeing How to Build It',
    meaning:
      'As a Birthday number, 22 joins big ideas with practical skill, so you can imagine something large and also work out how it gets built.',
    text: 'You see the finished thing and the shopping list at the same time. “A little café,” your friend says, dreaming, “with jazz.” “How many chairs?” you ask, and she looks hurt. She shouldn’t. You’ve already walked in, sat down by the window and worked out where the sink goes. From you, “How many chairs?” means “I believe you.”',
  },
};
