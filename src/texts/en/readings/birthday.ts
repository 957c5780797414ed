import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from '../../../readings/types';

/** The birthday: a knack that nobody had to teach. No day of the month makes 33. */
export const birthdayReadings: Readonly<Record<Exclude<CoreNumber, 33>, ShortReading>> = {
  1: {
    title: 'Getting Things Started',
    meaning:
      'A Birthday number of 1 is a talent for starting, even when nobody has shown you how. Everyone’s looking at the new game, and you’re dealing the cards.',
    text: 'There’s a huge cake, twenty people are admiring it, and nobody wants to be the one. You’ve got the knife already. You’re also first to ask, “Sorry, what does that word mean?” Finishing isn’t really your thing: most of your books have a bookmark on page thirty. But look behind you. There’s a line now, with plates, and you’re in front of people who said they weren’t hungry.',
  },
  2: {
    title: 'Sensing How Others Feel',
    meaning:
      'With 2 as your Birthday number you were born able to tell how people feel. You see how a friend puts down her bag, and you ask what happened.',
    text: '“Sounds good,” writes the friend who normally sends you three hearts and a dancing pig. You read it as “I’m hurt, please ask,” so you ask, and after a long silence she writes, “How did you know?” At family dinners you take the chair between the two cousins who shouldn’t sit together. You laugh to the left, you nod to the right, and nobody fights. Afterward you need a nap.',
  },
  3: {
    title: 'A Gift for Stories',
    meaning:
      '3 as a Birthday number means words come easily. You were born to tell stories, and you can make a trip to the dentist sound exciting.',
    text: 'You go out for milk, and by dinner it’s a tale with a lost dog in it and a singing police officer. The milk is never mentioned again. “That isn’t how it happened,” says whoever was with you. “I know,” you say, “but listen.” And they listen, with their forks in the air. After a bad day, people call you on purpose. They don’t want advice. They want the singing police officer again.',
  },
  4: {
    title: 'A Talent for Order',
    meaning:
      'Your Birthday number, 4, is a gift for order. You know which drawer the scissors are in, and if somebody’s moved them, you know who.',
    text: 'Instructions? You read them. You count the screws first, so your shelf is the one in the family that doesn’t lean. People tease you about the labels. One night the power goes out, and by eight o’clock they’re all at your place, because you’ve got candles, matches, and a list of where they are. You don’t say a word about it. You only read the list aloud, slowly, from the top.',
  },
  5: {
    title: 'Quick to Adapt',
    meaning:
      'The Birthday number 5 means you adapt fast. In a strange kitchen you find the cups without asking, and soon you’re making coffee for people you met last night.',
    text: 'You get off the bus in a strange town at nine, and by lunch you’ve got a nickname, a favorite bench, and the use of somebody’s bicycle. What wears you out is the same morning, over and over. When it’s been quiet for too long, you move the furniture. That night you walk into the table in the dark, rub your knee, and feel as if you’d been somewhere.',
  },
  6: {
    title: 'Noticing Who Needs Help',
    meaning:
      'With a Birthday number of 6, caring for people is your natural talent. You see at once who’s cold, and you’ve closed the window before they’ve said a word.',
    text: 'In your drawer: birthday candles for any age, tea for four kinds of sadness, and a new toothbrush for whoever misses the last train. At parties your eyes find the person nobody’s talking to. If a friend sees the doctor at ten, you look at the clock at ten. So who does that for you? Tell one of them when your own appointment is. They’d be so pleased to worry about you for a change.',
  },
  7: {
    title: 'Looking Closely',
    meaning:
      'If your Birthday number is 7, you were born with a careful mind. Somebody shows you a card trick, and you ask to see it again, a little slower.',
    text: 'It’s movie night, and you’ve pressed pause to find out if submarines really work like that. An hour later you know, and everyone else has gone to bed. You’re like that with people, too. “He’s nice, I guess,” says a friend about her new boyfriend, and everyone at the table hears “nice.” You hear “I guess.” You don’t bring it up. You wait until the others have gone, dry one more plate, and ask.',
  },
  8: {
    title: 'Knowing What Things Are Worth',
    meaning:
      'With 8 as your Birthday number you can tell what things are worth. At a yard sale you turn a lamp over, look underneath, and know if the price is fair.',
    text: 'When a cousin says he’ll definitely come to dinner, you don’t set a plate for him. A shy neighbor says she’ll try, and you buy the olives she likes, because from her that’s a promise. You’re hardly ever wrong, about people or about used cars. Then one night there’s a knock, and it’s the cousin, in a tie, with flowers. You’re delighted to be wrong. He gets your plate, and you eat from the pan.',
  },
  9: {
    title: 'A Friend to Everyone',
    meaning:
      'The gift of a Birthday number 9 is that you like all kinds of people. You know the first name of the man who sells you batteries, and his dog’s.',
    text: 'The man who came to fix the internet finished an hour ago, and he’s still showing you pictures of his twins. It happens to you all the time, because you like nearly everyone and it shows. You also lend out your umbrellas and never see them again. When it pours, you stand at the window, and it’s nice to think of all of them, open, going home all over town.',
  },
  11: {
    title: 'Sensing What Is Coming',
    meaning:
      '11 is a master number, and as a Birthday number it gives you strong intuition. You shake hands with somebody pleasant, and on the way home you say, “I don’t trust him.”',
    text: 'You’re thinking of a friend, and that very minute she calls. You also thought of nine people who didn’t call, but nobody counts those. Still, you do notice things. At a party, with everyone laughing, you can tell which guest cried in the car. You don’t mention it. You bring her the best piece of cake and talk about nothing much. How did you know? It was the way she held her keys.',
  },
  22: {
    title: 'Seeing How to Build It',
    meaning:
      'With 22 as your Birthday number you can imagine something big and work out how to build it. You draw a tree house, and then you write down how many nails it takes.',
    text: '“I’d open a little café,” says a friend after her night shift, “with jazz.” “How many chairs?” you ask, and she looks hurt. She shouldn’t be. In your head you’ve already walked in, sat down by the window and worked out where the sink goes. Plenty of people will tell her it sounds wonderful. From you, “How many chairs?” means “I believe you.”',
  },
};
