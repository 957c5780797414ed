import type { CoreNumber } from '@ninefold/numerology';
import { listed } from '#texts/language';
import * as words from '#texts/tools/names-battle';
import type {
  BattleAnalysis,
  BattlePairs,
  BattleTraits,
  PairKey,
} from '../../readings/battle-types';
import type { Battle } from './battle';
import { battleHeadline } from './rules';

/** The texts of a battle, which are fetched when a battle starts. */
export interface BattleTexts {
  readonly traits: BattleTraits;
  readonly pairs: BattlePairs;
  readonly analysis: BattleAnalysis;
}

/** What a number brings, and whose number it is: “Ada, 9”. */
export interface Trait {
  readonly heading: string;
  readonly text: string;
}

interface AnalysisPart {
  readonly heading: string;
  /** Only the core energies have these, before their paragraphs. */
  readonly traits?: readonly Trait[];
  readonly paragraphs: readonly string[];
}

/**
 * The six parts of an analysis, chosen by the two numbers and the score. Their thresholds differ, by rule
 * (docs/rules/names-battle.md#battle-analysis).
 */
export function analyze(battle: Battle, texts: BattleTexts): readonly AnalysisPart[] {
  const score = battle.score.value;
  const { communication, emotions, challenges, growth, pathForward } = texts.analysis;
  const part = (heading: string, text: string) => ({
    heading,
    paragraphs: [withNames(text, battle)],
  });
  const path = score >= 55 ? pathForward.steady : pathForward.careful;
  return [
    { heading: words.coreEnergies, ...coreEnergies(battle, texts) },
    part(words.communication, score >= 65 ? communication.positive : communication.strained),
    part(words.emotions, feelAlike(battle) ? emotions.similar : emotions.different),
    part(words.challenges, challenges[battleHeadline(score)]),
    part(words.growth, score >= 60 ? growth.positive : growth.strained),
    part(words.pathForward, score >= 70 ? pathForward.open : path),
  ];
}

/** Both numbers 9 or less and at most 2 apart: no master number is like any other, itself included. */
function feelAlike({ first: { number: first }, second: { number: second } }: Battle): boolean {
  return first.value <= 9 && second.value <= 9 && Math.abs(first.value - second.value) <= 2;
}

/** What each name brings, and what the two make of each other; a 0 has no pair text. */
function coreEnergies(
  battle: Battle,
  { traits, pairs }: BattleTexts,
): Omit<AnalysisPart, 'heading'> {
  const names = distinctNames(battle);
  const people = (['first', 'second'] as const).map((which) => ({
    number: battle[which].number.value as CoreNumber | 0,
    name: names[which],
  }));
  const [low, high] = people.map(({ number }) => number).sort((a, b) => a - b);
  const pair = low && high ? pairs[`${low}-${high}` as PairKey] : undefined;
  // Two alike share one text under both names.
  const byNumber = [...Map.groupBy(people, ({ number }) => number)];
  return {
    traits: byNumber.map(([number, alike]) => ({
      heading: words.whoseNumber(
        alike.map(({ name }) => name),
        number,
      ),
      text: number === 0 && alike.length > 1 ? words.neitherHasLetters : traits[number],
    })),
    paragraphs: pair ? [pair] : [],
  };
}

/** The two names, told apart where they are the same. */
function distinctNames({ first, second }: Battle): Record<'first' | 'second', string> {
  return first.name === second.name
    ? words.toldApart(first.name)
    : { first: first.name, second: second.name };
}

/** Names are inserted verbatim, even with braces or dollar signs in them. */
function withNames(text: string, battle: Battle): string {
  const { first, second } = distinctNames(battle);
  const names = { first, second, both: listed([first, second]) };
  return text.replace(/\{(first|second|both)\}/g, (_, which: keyof typeof names) => names[which]);
}
