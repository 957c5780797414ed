import type { CoreNumber } from '@ninefold/numerology';
import type {
  BattleAnalysis,
  BattlePairs,
  BattleTraits,
  PairKey,
} from '../../readings/battle-types';
import type { Battle } from './battle';
import {
  communicationIsPositive,
  emotionsAreSimilar,
  growthIsPositive,
  pathForward,
} from './rules/battle-analysis';
import { battleHeadline } from './rules/battle-label';

/** The words of a battle, which are fetched when the tool wakes. */
export interface BattleTexts {
  readonly traits: BattleTraits;
  readonly pairs: BattlePairs;
  readonly analysis: BattleAnalysis;
}

/** A part of the analysis: its heading and its paragraphs. */
export interface AnalysisPart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The six parts of an analysis, chosen by the two numbers and the score. */
export function analyse(battle: Battle, texts: BattleTexts): readonly AnalysisPart[] {
  const { first, second } = battle;
  const score = battle.score.value;
  const { communication, emotions, challenges, growth, pathForward: ways } = texts.analysis;
  const areSimilar = emotionsAreSimilar(first.number.value, second.number.value);
  const part = (heading: string, ...paragraphs: string[]) => ({
    heading,
    paragraphs: paragraphs.map((text) => withNames(text, battle)),
  });
  return [
    part('Core Energies', ...coreEnergies(battle, texts)),
    part(
      'Communication Patterns',
      communicationIsPositive(score) ? communication.positive : communication.strained,
    ),
    part('Emotional Dynamics', areSimilar ? emotions.similar : emotions.different),
    part('Primary Challenges', challenges[battleHeadline(score)]),
    part('Growth Opportunities', growthIsPositive(score) ? growth.positive : growth.strained),
    part('Path Forward', ways[pathForward(score)]),
  ];
}

/** What each name brings, and what the two make of each other; a 0 has no pair text. */
function coreEnergies({ first, second }: Battle, { traits, pairs }: BattleTexts): string[] {
  const numbers = [first.number.value, second.number.value] as (CoreNumber | 0)[];
  const [low, high] = [...numbers].sort((a, b) => a - b);
  const pair = low && high ? pairs[`${low}-${high}` as PairKey] : undefined;
  const own = [...new Set(numbers)].map((number) => traits[number]);
  return pair ? [...own, pair] : own;
}

/** Names are put in whole: a name with braces or dollar signs in it stays a name. */
function withNames(text: string, { first, second }: Battle): string {
  return text.replace(
    /\{(first|second)\}/g,
    (_, which) => (which === 'first' ? first : second).name,
  );
}
