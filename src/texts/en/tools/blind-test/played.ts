import { grouped, spelled, times } from '../../language';

export const tooFewLetters = (rounds: number) =>
  `There aren’t enough letters from A to Z in that name to make ${rounds} rounds. Try it in the Latin alphabet, the way it’s spelled in a passport.`;
export const anotherName = 'Try another name';

export const roundOf = (count: number, rounds: number) => `Round ${count} of ${rounds}`;
export const whichOne = (name: string | undefined) =>
  name ? `Which one’s ${name}?` : 'Which one’s you?';
export const roundsAnswered = 'Rounds answered';
export const backARound = 'Back a round';
export const stopTest = 'Stop the test';
export const stopHere = 'Stop here';

export const youFound = (name: string | undefined) =>
  name ? `You found ${name} in` : 'You found yours in';
export const scoreOf = (score: number, rounds: number) => `${score} of ${rounds}`;

/** What a guesser gets of so many rounds: “3 or 4”, “2”. */
const guessed = (rounds: number) =>
  rounds % 3 === 0 ? `${rounds / 3}` : `${Math.floor(rounds / 3)} or ${Math.ceil(rounds / 3)}`;

/** How likely a score is by luck: how large a share of all tests has as many, or more. */
export function luck(score: number, rounds: number, share: number): string {
  const expected = `Guessing with your eyes shut gets ${guessed(rounds)} of ${rounds}.`;
  if (score === 0) return `${expected} It gets none at all ${often(share)}.`;
  return `${expected} It gets ${score === rounds ? `all ${rounds}` : `${score} or more`} ${often(share)}.`;
}

/** “44 times in 100 tests”, “once in 13 tests”. */
const often = (share: number) =>
  share > 0.3
    ? `${Math.round(share * 100)} times in 100 tests`
    : `once in ${grouped(Math.round(1 / share))} tests`;

/** What to make of a score. */
export const verdicts = {
  fewer: (name?: string) =>
    `That’s fewer than a guesser usually gets, and it happens to three guessers in ten. It doesn’t mean you don’t know ${whom(name)}. If anything, these readings didn’t.`,
  guess: () =>
    'Right where guessing lands. A skeptic would say the passages could be anybody’s. A believer would say ten rounds are a short test. With this score, both can go home happy.',
  little: () =>
    'A little better than guessing, and still easily luck: in a room of ten guessers, two do as well. If you think there’s something in it, play again: over many rounds, luck comes down to one in three.',
  better: () =>
    'Better than guessing usually does. But if you’re one of a dozen friends who tried, one of you was likely to get here anyway. Another ten rounds would tell you more.',
  seldom: (name?: string) =>
    `Luck seldom does this. Before anybody celebrates: had you read any of these passages on this site before? Then it was memory. If you hadn’t, either the readings caught something of ${whom(name)}, or today’s your day to win a raffle. Play again: if it was luck, you’ll most likely be back at five or fewer.`,
};

/** The same for a test that was ended early. */
export const verdictsOnFew = {
  guess: (rounds: number, name?: string) =>
    `Nothing here that a guesser couldn’t do. But ${spelled(rounds)} rounds are hardly a test: if these readings did know ${whom(name)}, you could still miss this often on a slow evening.`,
  better: (rounds: number) =>
    `Better than most guessers do, and with ${spelled(rounds)} rounds that’s not much yet. Play all ten before you tell anybody.`,
  seldom: (rounds: number, name?: string) =>
    `A guesser seldom gets that far. Then again, you stopped after ${spelled(rounds)}, and stopping while you’re ahead is how gamblers get their stories. Ten more rounds will tell you whether the readings caught something of ${whom(name)}.`,
};

const whom = (name = 'yourself') => name;

/** The bars in words, for whoever cannot see them: how large a share of all tests has each score. */
export function describeBars(score: number, shares: readonly number[]): string {
  const bars = shares.map((share, right) => `${right} right, ${percent(share)}`);
  return `How often each score comes up by luck: ${bars.join('; ')}. Yours, ${score}, is marked.`;
}

/** “26%”, “0.3%”, “under 0.1%”. */
function percent(share: number): string {
  const whole = share * 100;
  if (whole < 0.1) return 'under 0.1%';
  return whole < 1 ? `${whole.toFixed(1)}%` : `${Math.round(whole)}%`;
}

export const aboutBars = (ways: number) =>
  `What ${grouped(ways)} guessers would get, if they answered in every way there is. The gold bar’s yours.`;

export const kind = 'The blind test';
export const cardTitle = (score: number, name: string | undefined) =>
  `Found ${name ?? 'myself'} ${times(score)}`;

/** What somebody who played says of it; a friend’s name, where it was theirs. */
export function message(score: number, rounds: number, name: string | undefined): string {
  const whom = name
    ? `${name} among strangers, by their numerology readings`
    : 'my own numerology reading among strangers’';
  return `I looked for ${whom}, and found ${score} of ${rounds}. Guessing gets ${guessed(rounds)}.`;
}

export const playAgain = 'Play again';
export const sameTest = 'The same test, for a friend';
export const testYourself = 'Take the test yourself';
export const testSomebodyElse = 'Test somebody else';
export const whatFriendGets =
  'A friend who opens that link gets the same ten rounds and looks for you. It has your first name and eight numbers in it, and not your birth date.';

export const roundsOpened = (count: number) => `The ${spelled(count)} rounds, opened`;
export const found = 'Found';
export const missed = 'Missed';
export const whose = (name: string | undefined) => (name ? `${name}’s` : 'yours');
export const yourChoice = 'your choice';

/** Where a passage is from: “5, Free Spirit: Challenges”. */
export const source = (number: number, title: string, section: string) =>
  `${number}, ${title}: ${section}`;
