import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Deciding for Yourself',
    meaning:
      'A pinnacle is a long stretch of your life, often nine years or more. With a 1, those years are about standing on your own feet and making your own choices.',
    text: 'You may spend these years deciding things with half the facts while your group chat votes the other way. It’s scary at first. Then one day you order without asking what everyone else is having, and realize you’ve been doing that with your whole life.',
  },
  2: {
    title: 'Success With Others',
    meaning:
      'During a 2 pinnacle, a long stretch of your life, good things tend to come through other people. You get further beside a friend or a partner than alone.',
    text: 'Plans you make alone now can feel like playing table tennis by yourself: a great deal of running, and you never get to win. So find the other player. Thanks may come late in these years, and often for some tiny kindness you’d forgotten all about.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      'A 3 pinnacle is a creative part of life that can last many years. People are readier to listen, so it suits writing, teaching, performing and seeing a lot of friends.',
    text: 'Your best ideas may come in the shower, with no pen and shampoo in your eyes. Catch them anyway. The risk in these years is a phone full of brilliant beginnings: a podcast with one episode, a song with a great title and no second verse. Pick the one you’d miss most, and give it an ending.',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'The pinnacle number 4 marks a long working stretch of your life, when you slowly build something that’s meant to last.',
    text: 'Progress in these years may look like nothing at all, the way bread dough looks like nothing until you lift the towel. A skill, a home, some savings, a good name: they grow on the days when you just show up. Put your rest in the calendar too, or it’ll be the one thing that never gets built.',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'With a 5 pinnacle, many years of your life are about change. Travel, new work and new people suit you better now than holding still.',
    text: 'Your delivery app may need a new address every couple of years, and friends learn to ask where you are before they ask how. Jobs, cities, opinions, hair: a lot can move, and much of it may turn out to be fun. Keep one thing exactly where it is. A recipe will do. So will a best friend.',
  },
  6: {
    title: 'Family and Home',
    meaning:
      'In a 6 pinnacle, which can last for many years, home and responsibility come first. People lean on you, and looking after them teaches you a lot about love.',
    text: 'You may become the emergency contact on everyone’s form, and the only person who knows where the good scissors are. It can be tiring. It’s also how you end up in all the photos people keep. On some evenings, let the phone ring and finish your soup.',
  },
  7: {
    title: 'Study and Quiet',
    meaning:
      'A pinnacle of 7 is a long, quiet part of life for learning and thinking. You may want more time alone, and get very good at one thing.',
    text: 'Expect to turn into the friend who leaves early to read about volcanoes. One big question can hold you for years now, whether it’s a skill, a faith or how clocks work, and you may be happier than you look. Now and then, send the others a picture. They only want to know you’re alive.',
  },
  8: {
    title: 'Work, Money and Power',
    meaning:
      'An 8 pinnacle is a long stretch of life about achievement. You may be given charge of money, people or large jobs, and you learn to handle power.',
    text: 'They hand you the keys, the budget and the password, and suddenly people laugh a little too fast at your jokes. Enjoy it. These years teach you to decide, to say no kindly, and to sleep after both. At home your title means nothing, and it may still be your turn to take out the trash.',
  },
  9: {
    title: 'Giving to Many',
    meaning:
      'As a pinnacle, 9 means many years of your life spent giving. Your work may reach people you’ll never meet, and some old things come to an end.',
    text: 'A stranger somewhere may be having a better day because of something you made, fixed or taught, and you won’t hear about it. That’s how these years work. There are endings too, hard at first. With practice you hug longer, pack lighter, and stop saying “we should get together” unless you mean it.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      '11 is the number of inspiration. As a pinnacle it’s a long part of life when you pick up more than others do, so you can move people and also tire quickly.',
    text: 'You may walk into a room and know there’s been an argument, what it was about, and who’s pretending it’s over. Ideas come the same way, fast and a few years early. They suit art, teaching and anything with a microphone. Around all that you’ll need some boring things: sleep, a real lunch, and one calm friend.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, you may build something very large over many years of your life. It takes practical skill, many helpers and a lot of time.',
    text: 'It might start as a joke in the group chat: we should open a school. A year later you’re the one with the permits, the spreadsheet and a folder called FINAL final. Few people get to make something that size. Put your days off on the plan too, in the same ink as the deadlines.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'A pinnacle of 33 is a long time in life spent teaching and caring for far more people than your own family.',
    text: 'Half the neighborhood may end up calling you auntie or coach, and none of them are related to you. You’ll know who can’t eat nuts and who’s only pretending. It’s wonderful work and hardly anyone pays for it. On planes they tell you to put on your own mask first; do the same with dinner.',
  },
};
