/**
 * The words of the About page. The page replaces `{founder}`, `{brand}` and `{penName}` with the
 * names in the site configuration.
 */
export const about = {
  story: [
    'Like most people who end up here, {founder} first added up a name on a scrap of paper, out of nothing more than curiosity. The letters came to a single digit, a book said what the digit meant, and the description was flattering, vague and just close enough to be annoying. It could have been about anybody on the bus.',
    'What followed was an argument with the genre. Other places gave a number and kept the sum to themselves, or asked for an e-mail address before they would say anything at all. When two of them disagreed about the same birthday, neither would tell why. {founder} wanted to see the working, letter by letter, the way a teacher does.',
    'So {brand} began with the arithmetic: every rule written down, every step on show, and nothing typed by a visitor leaving the visitor’s own browser. The readings came afterward, and came slowly, because each number had to sound like itself and like none of its neighbors. A good many drafts went into the bin for being true of everyone.',
    'The articles are signed {penName}. That is a pen-name, chosen because essays like to have a face, and you are free to picture one; no such person will answer the door. Nor is there a diploma on the wall. Numerology has no licensing board, and {founder} claims no title in it, only a liking for sums and a weakness for sentences.',
    'None of us thinks that the alphabet runs your life. An old game with good questions in it is worth playing well, though, and that is all {brand} sets out to do. If a line on one of these pages makes you put the phone down and look out of the window for a minute, it has worked.',
  ],
  approach: [
    {
      title: 'Show the working',
      text: 'Under each result you can open the calculation: letters over their values, sums, reductions, and any character that was passed over. A number you can check is a number you can argue with.',
    },
    {
      title: 'Leave your data alone',
      text: 'Names and dates are worked out in your browser and go no further. There is no account to open and no cookie to accept, so you have nothing to cancel when you have seen enough.',
    },
    {
      title: 'Write it out, one by one',
      text: 'Every entry is written for its own number, with scenes where other books have adjectives. If a paragraph would fit the number next door, it goes back to the desk.',
    },
    {
      title: 'Call it what it is',
      text: 'Readings here are entertainment. We say so wherever it matters, predict nothing, and send questions of health, money and law to people who have studied them.',
    },
  ],
  offers: [
    {
      title: 'Core numbers',
      text: 'Nine numbers from a name and a birthday, among them Life Path, Destiny and Soul Urge, each with a reading and the sum behind it.',
      path: '/',
    },
    {
      title: 'Personal year',
      text: 'Where you stand on the nine-year wheel this January to December, and what such a year is said to be good for.',
      path: '/personal-year',
    },
    {
      title: 'Career guidance',
      text: 'Name and date added into one figure for working life: the kind of room you do well in, and the tasks you keep putting off.',
      path: '/career-number',
    },
    {
      title: 'Business names',
      text: 'Try out what a sign over a shop adds up to, and read what sort of customer the name appears to be talking to.',
      path: '/business-name',
    },
    {
      title: 'Karmic insights',
      text: 'The distance between your name and your date, told as a past life you need not have led in order to enjoy it.',
      path: '/karmic-past-life',
    },
    {
      title: 'Master numbers',
      text: 'An essay on 11, 22 and 33: how rare they are, why they are kept whole, and the plain digit underneath each.',
      path: '/blog/master-numbers',
    },
  ],
  mission: [
    'Keep every calculator free, with no registration and no trial that turns into a bill.',
    'Get the arithmetic right, and lay it open so that anyone can catch us out.',
    'Write readings that are specific enough to be wrong and kind enough to be read aloud.',
    'Show every result without asking for anything in return, and let what is typed into a calculator stay in its browser.',
    'Say plainly which links pay us and that none of this is a forecast.',
  ],
} as const;
