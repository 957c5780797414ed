/**
 * The words of the About page. The page replaces `{founder}`, `{brand}` and `{penName}` with the
 * names in the site configuration, and says of cookies what is true of it.
 */
export const about = {
  story: [
    'Like most people who end up here, {founder} first added up a name on a scrap of paper, for no better reason than being curious. The letters came to a single digit, a book said what the digit meant, and the description was flattering, vague, and just close enough to be annoying. It could’ve been about anybody on the bus.',
    'What followed was an argument with a whole shelf. Some places gave you a number and kept the sum to themselves. Others wanted an e-mail address before they’d say anything at all. When two of them disagreed about the same birthday, neither would tell you why. {founder} wanted to see the working, letter by letter, the way you’d have to show it at school.',
    'So {brand} started with the arithmetic: every rule written down, every step on show, and nothing you type ever leaving your own browser. The readings came afterward, and slowly, because each number had to sound like itself and not like the one next door. A lot of drafts went in the bin for being true of everyone.',
    'The articles are signed {penName}. That’s a pen-name. Articles like to have a face, and you’re free to picture one, but nobody by that name will answer the door. There’s no diploma on the wall, either. Numerology hasn’t got a licensing board, and {founder} doesn’t claim a title in it, just a liking for sums and a weakness for sentences.',
    'None of us thinks the alphabet runs your life. But an old game with good questions in it is worth playing well, and that’s all {brand} is trying to do. If a line on one of these pages makes you put the phone down and look out the window for a minute, it worked.',
  ],
  approach: [
    {
      title: 'Show the working',
      text: 'Under each result you can open the calculation: letters over their values, sums, reductions, and any character that was skipped. If you can check a number, you can argue with it.',
    },
    {
      title: 'Leave your data alone',
      text: 'Names and dates are worked out in your browser and go no further. There’s no account to open{cookies}, so there’s nothing to cancel when you’ve had enough.',
    },
    {
      title: 'Write it out, one by one',
      text: 'Every entry is written for its own number, with scenes where other books have adjectives. If a paragraph would fit the number next door, it goes back to the desk.',
    },
    {
      title: 'Call it what it is',
      text: 'Readings here are entertainment. We say so wherever it matters, we don’t predict anything, and we send questions about health, money and law to people who’ve studied them.',
    },
  ],
  offers: [
    {
      title: 'Core numbers',
      text: 'Nine numbers from a name and a birthday, Life Path, Destiny and Soul Urge among them, each with a reading and the sum behind it.',
      page: 'home',
    },
    {
      title: 'Personal year',
      text: 'Which of the nine years you’re in this January to December, and what it’s said to be good for.',
      page: 'personal-year',
    },
    {
      title: 'Career guidance',
      text: 'Name and date in one number for your working life: the kind of room you do well in, and the jobs you keep putting off.',
      page: 'career-number',
    },
    {
      title: 'Business names',
      text: 'What the sign over a shop adds up to, and what sort of customer it seems to be talking to.',
      page: 'business-name',
    },
    {
      title: 'Karmic insights',
      text: 'The distance between your name and your date, told as a past life. You don’t have to have lived it to enjoy it.',
      page: 'karmic-past-life',
    },
    {
      title: 'Master numbers',
      text: 'An article on 11, 22 and 33: how rare they really are, why they stay whole, and the plain digit inside each.',
      page: 'blog/master-numbers',
    },
  ],
  mission: [
    'Keep every calculator free, with no registration and no trial that turns into a bill.',
    'Get the arithmetic right, and lay it open so anyone can catch us out.',
    'Write readings that are specific enough to be wrong and kind enough to read aloud.',
    'Show every result without asking for anything in return, and let what you type into a calculator stay in your browser.',
    'Say plainly which links pay us, and that none of this is a forecast.',
  ],
} as const;
