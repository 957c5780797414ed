import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** The birthday: a knack that nobody had to teach. No day of the month makes 33. */
export const birthdayReadings: Readonly<Record<Exclude<CoreNumber, 33>, ShortReading>> = {
  1: {
    title: 'Getting Things Started',
    meaning:
      'A Birthday number of 1 is a talent for starting. You begin easily, even when nobody shows you how.',
    text: 'You’re first on the dance floor, first into the cold water, and first to say “Sorry, what does that word mean?” It doesn’t feel brave to you, only quicker. Finishing is a different talent, so there may be an app on your phone that’s taught you “hello” in six languages. Keep a friend who finishes things, and feed them well.',
  },
  2: {
    title: 'Sensing How Others Feel',
    meaning:
      'With 2 as your Birthday number you were born able to tell how people feel, so you get along with almost anyone and work best beside another person.',
    text: 'You can tell who’s upset from the way they type. Everyone else reads “sounds good”; you read “I’m hurt, please ask.” At a family dinner you know which two cousins shouldn’t sit together, and you’ve already taken the chair between them. Most people can’t do this. When they hurt somebody’s feelings, they usually hadn’t noticed there were any.',
  },
  3: {
    title: 'A Gift for Stories',
    meaning:
      '3 as a Birthday number means words come easily. You were born with a talent for telling stories and making things sound interesting.',
    text: 'Nothing happens to you without becoming a story. You go out for milk, and by dinner it’s a tale with a lost dog in it, a singing police officer, and hardly any milk. “Tell them about the elevator,” friends say, and you do, standing up, with sound effects. It gets a little longer every time. So does the laughing.',
  },
  4: {
    title: 'A Talent for Order',
    meaning:
      'Your Birthday number, 4, is a practical gift: a natural sense of order, and a way of making things so that they last.',
    text: 'Instructions? You read them. You even lay out all the screws and count them first, so your shelf is the one in the family that doesn’t lean. Your suitcase closes, and your phone rarely runs out of battery. You’ll never understand how other people live with thousands of unread emails. They’re quite happy that way, and they don’t do it to upset you.',
  },
  5: {
    title: 'Quick to Adapt',
    meaning:
      'The Birthday number 5 means you adapt fast, and new places, new people and sudden problems bring out the best in you.',
    text: 'Within an hour of arriving anywhere, you know where the good bakery is, what the baker’s dog is called, and which bench gets the morning sun. A canceled flight or a new boss only wakes you up. What wears you out is the same morning, over and over. You’ll know it’s serious when you start moving the furniture.',
  },
  6: {
    title: 'Noticing Who Needs Help',
    meaning:
      'A 6 for a Birthday number is a gift of care. You see at once who needs something, and you like being the one who helps.',
    text: 'You’ve got tissues, snacks and a spare charger in your bag, and everyone knows to ask you. In any group, your eyes go straight to the person nobody’s talking to. “Text me when you get home” is how you say good night, and you really do wait for the text. So who waits for yours? Choose someone, and tell them it’s their job.',
  },
  7: {
    title: 'Looking Closely',
    meaning:
      'If your Birthday number is 7, you were born with a careful mind. You find mistakes, reasons and the questions nobody asked.',
    text: 'Someone hands you a page full of dates, and you see the wrong one first. Other people just watch a movie; you pause it to find out if that’s how submarines work. In meetings you ask only one question, usually the one everybody was hoping to avoid. A long day with people wears you out, and an hour alone with a good puzzle puts you right again.',
  },
  8: {
    title: 'Knowing What Things Are Worth',
    meaning:
      'Your Birthday number is 8, a gift for judging value: you’ve got a good eye for money, effort and what people’s promises are worth.',
    text: 'Friends send you a link before they buy a used camera, and you write back a lower price and the exact sentence to say. You can do it with promises, too: you hear which ones won’t be kept. People may think you’re tough, until they’ve got a landlord to argue with and find out whose side you’re on.',
  },
  9: {
    title: 'A Friend to Everyone',
    meaning:
      'The gift of a Birthday number 9 is a big heart that understands many kinds of people and helps without asking for anything in return.',
    text: 'You like people, nearly all of them, and it shows: the man who comes to fix the internet stays for coffee and tells you why he left home. Half your books and most of your umbrellas live with other people by now. Let a friend lend you something for once, because they’ve been looking for a way to thank you.',
  },
  11: {
    title: 'Sensing What Is Coming',
    meaning:
      '11 is a master number, and as a Birthday number it means strong intuition. You often sense what people feel or what’s about to happen.',
    text: 'You know things early and can’t say how. You think of a friend, and there’s their name on your phone. “I’ve got a funny feeling about him,” you say about somebody’s new boyfriend, and you’re told not to be silly. Months later they call to ask how you knew. By day it’s a lovely gift. At two in the morning it’s mostly noise.',
  },
  22: {
    title: 'Seeing How to Build It',
    meaning:
      'As a Birthday number, 22 joins big ideas with practical skill, so you can imagine something large and also work out how it gets built.',
    text: 'You see the finished thing and the shopping list at the same time. A friend dreams out loud about opening a café, and you’re already asking how many chairs. From you that’s a compliment: it means you can picture it. Big plans take years, though, so in between, make something you can finish tonight, such as dinner.',
  },
};
