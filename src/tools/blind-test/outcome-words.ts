import { grouped } from '../../ui/text/wording';
import { ALL_WAYS, LUCK, ROUNDS, waysToGetAtLeast } from './rules/chance';

/** How likely a score is by luck, in two sentences. */
export function luck(score: number): string {
  const expected = 'Guessing with your eyes shut gets 3 or 4 of 10.';
  if (score === 0) {
    return `${expected} It gets none at all ${often(ALL_WAYS - waysToGetAtLeast(1))}.`;
  }
  const orMore = score === ROUNDS ? 'all 10' : `${score} or more`;
  return `${expected} It gets ${orMore} ${often(waysToGetAtLeast(score))}.`;
}

/** “44 times in 100 tests”, “once in 13 tests”. */
function often(ways: number): string {
  const share = ways / ALL_WAYS;
  return share > 0.3
    ? `${Math.round(share * 100)} times in 100 tests`
    : `once in ${grouped(Math.round(1 / share))} tests`;
}

/** What to make of a score. `whom` is “yourself”, or the name of the person who was looked for. */
export function verdict(score: number, whom: string): string {
  if (score <= 2) {
    return `That’s fewer than a guesser usually gets, and it happens to three guessers in ten. It doesn’t mean you don’t know ${whom}. If anything, these readings didn’t.`;
  }
  if (score <= 4) {
    return 'Right where guessing lands. A skeptic would say the passages could be anybody’s. A believer would say ten rounds are a short test. With this score, both can go home happy.';
  }
  if (score === 5) {
    return 'A little better than guessing, and still easily luck: in a room of ten guessers, two do as well. If you think there’s something in it, play again: over many rounds, luck comes down to one in three.';
  }
  if (score === 6) {
    return 'Better than guessing usually does. But if you’re one of a dozen friends who tried, one of you was likely to get here anyway. Another ten rounds would tell you more.';
  }
  return `Luck seldom does this. Before anybody celebrates: had you read any of these passages on this site before? Then it was memory. If you hadn’t, either the readings caught something of ${whom}, or today’s your day to win a raffle. Play again: if it was luck, you’ll most likely be back at five or fewer.`;
}

/** The distribution in words, for whoever cannot see the bars. */
export function describeBars(score: number): string {
  const bars = LUCK.map((share, right) => `${right} right, ${percent(share)}`).join('; ');
  return `How often each score comes up by luck: ${bars}. Yours, ${score}, is marked.`;
}

/** “26%”, “0.3%”, “under 0.1%”. */
function percent(share: number): string {
  const whole = share * 100;
  if (whole < 0.1) return 'under 0.1%';
  return whole < 1 ? `${whole.toFixed(1)}%` : `${Math.round(whole)}%`;
}
