import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** The birthday: a knack that nobody had to teach. No day of the month makes 33. */
export const birthdayReadings: Readonly<Record<Exclude<CoreNumber, 33>, ShortReading>> = {
  1: {
    title: 'Getting Things Started',
    meaning:
      'A Birthday number of 1 is a talent for starting. You begin easily, even when nobody shows you how.',
    text: 'You’re first on the dance floor, first into the cold water, and first to ask what that abbreviation means. It doesn’t feel brave to you, only quicker. There may also be a language app on your phone with a three-day streak, because finishing is a different talent. Keep a friend who has it, and feed them well.',
  },
  2: {
    title: 'Sensing How Others Feel',
    meaning:
      'With 2 as your Birthday number you were born able to tell how people feel, so you get along with almost anyone and work best beside another person.',
    text: 'One look at how people type, and you know who’s upset. Everyone else reads “sounds good”; you read “I’m hurt, please ask.” At a wedding you know which two cousins shouldn’t sit together, and you’ve quietly moved the cards. Most people honestly can’t do this. When they step on a feeling, they usually just didn’t see it there.',
  },
  3: {
    title: 'A Gift for Stories',
    meaning:
      '3 as a Birthday number means words come easily. You were born with a talent for telling stories and making things sound interesting.',
    text: 'Nothing happens to you without becoming a story. You go out for milk, and by dinner there’s a lost dog in it, a wrong bus, a police officer who sings, and hardly any milk. “Tell them the one about the elevator,” friends say, and you do, with all the voices. It gets a little longer every time. So does the laugh.',
  },
  4: {
    title: 'A Talent for Order',
    meaning:
      'Your Birthday number, 4, is a practical gift: a natural sense of order, and a way of making things so that they last.',
    text: 'Instructions? You read them. You even lay out all the screws and count them first, so your shelf is the one in the family that doesn’t lean. Suitcases close for you, and your phone is rarely in the red. How other people live with thousands of unread emails, you’ll never understand. They’re quite happy, and it isn’t aimed at you.',
  },
  5: {
    title: 'Quick to Adapt',
    meaning:
      'The Birthday number 5 means you adapt fast, and new places, new people and sudden problems bring out the best in you.',
    text: 'Within an hour of arriving anywhere, you know the good bakery, the shortcut and the name of the dog. A canceled flight, a new boss, a menu with no pictures: surprises wake you up. What wears you out is one identical morning after another. You’ll know it’s serious when you start moving the furniture.',
  },
  6: {
    title: 'Noticing Who Needs Help',
    meaning:
      'A 6 for a Birthday number is a gift of care. You see at once who needs something, and you like being the one who helps.',
    text: 'You’ve got tissues, snacks and a spare charger in your bag, and everyone knows to ask you. At a party your eyes go straight to the guest with no drink and no one to talk to. “Text me when you get home” is how you say good night, and you really do wait for the text. So who waits for yours? Choose someone, and tell them it’s their job.',
  },
  7: {
    title: 'Looking Closely',
    meaning:
      'If your Birthday number is 7, you were born with a careful mind. You find mistakes, reasons and the questions nobody asked.',
    text: 'On a full page, your eye goes straight to the one wrong date. Other people just watch a movie; you pause it to look up whether that’s how submarines work. In meetings you ask one question, usually the one they’d hoped wouldn’t come up. A long day of company drains your battery, and an hour alone with something to look up will charge it again.',
  },
  8: {
    title: 'Knowing What Things Are Worth',
    meaning:
      'Your Birthday number is 8, a gift for judging value: you’ve got a good eye for money, effort and what people’s promises are worth.',
    text: 'Friends send you the link before they buy a used bike, because you know what things should cost, and you write back a lower price and the exact sentence to say. It works on promises, too: you can hear which ones won’t be kept. People may take you for tough, until there’s a landlord to argue with and they find out whose side you’re on.',
  },
  9: {
    title: 'A Friend to Everyone',
    meaning:
      'The gift of a Birthday number 9 is a big heart that understands many kinds of people and helps without asking for anything in return.',
    text: 'Strangers tell you their life stories when you’ve only asked if the seat is free. Taxi drivers, grandmothers, the man who came to fix the internet: you like them all, and it shows. Half your books and most of your umbrellas live with other people by now. Let a friend lend you something for once. They’d love to be asked.',
  },
  11: {
    title: 'Sensing What Is Coming',
    meaning:
      '11 is a master number, and as a Birthday number it means strong intuition. You often sense what people feel or what’s about to happen.',
    text: 'You know things early and can’t say how. A friend crosses your mind, and there’s their name on your phone. “I’ve got a funny feeling about him,” you say, and you’re told not to be silly, and months later they call to ask how you knew. It’s a lovely gift with music and people. At two in the morning it’s mostly noise.',
  },
  22: {
    title: 'Seeing How to Build It',
    meaning:
      'As a Birthday number, 22 joins big ideas with practical skill, so you can imagine something large and also work out how it gets built.',
    text: 'You see the finished thing and the shopping list at the same time. A friend dreams aloud about opening a café, and you’re already asking where the water pipes are. That’s how you fall in love with an idea. Big plans take years, though, so in between, make something you can finish before dinner, such as dinner.',
  },
};
