import * as headings from '#texts/result/reading/reading-parts';
import type {
  BusinessReading,
  CareerReading,
  CoreReading,
  KarmicReading,
  PersonalYearReading,
} from '../../readings/types';

/** A part of a reading, in the order in which its calculator shows them. */
export interface ReadingPart<R> {
  readonly field: keyof R;
  readonly heading: string;
  /** Single words in a row, or a text or list of the whole width. */
  readonly form?: 'words' | 'wide';
}

type Parts<R> = readonly ReadingPart<R>[];

export const coreParts: Parts<Pick<CoreReading, 'strengths' | 'challenges'>> = [
  { field: 'strengths', heading: headings.core.strengths },
  { field: 'challenges', heading: headings.core.challenges },
];

/** The heading of what else such a reading says. */
export const ADDITIONAL_INSIGHTS = headings.core.additionalInsights;

export const personalYearParts: Parts<PersonalYearReading> = [
  { field: 'themes', heading: headings.personalYear.themes, form: 'words' },
  { field: 'opportunities', heading: headings.personalYear.opportunities },
  { field: 'challenges', heading: headings.personalYear.challenges },
  { field: 'advice', heading: headings.personalYear.advice, form: 'wide' },
];

export const careerParts: Parts<CareerReading> = [
  { field: 'idealCareers', heading: headings.career.idealCareers },
  { field: 'workEnvironment', heading: headings.career.workEnvironment },
  { field: 'professionalStrengths', heading: headings.career.professionalStrengths },
  { field: 'challenges', heading: headings.career.challenges },
  { field: 'successTips', heading: headings.career.successTips, form: 'wide' },
];

export const businessParts: Parts<BusinessReading> = [
  { field: 'energyProfile', heading: headings.business.energyProfile, form: 'wide' },
  { field: 'idealIndustries', heading: headings.business.idealIndustries },
  { field: 'brandPersonality', heading: headings.business.brandPersonality },
  { field: 'marketingApproach', heading: headings.business.marketingApproach },
  { field: 'challenges', heading: headings.business.challenges },
  { field: 'successTips', heading: headings.business.successTips, form: 'wide' },
];

export const karmicParts: Parts<KarmicReading> = [
  { field: 'pastLifeThemes', heading: headings.karmic.pastLifeThemes, form: 'words' },
  { field: 'karmicLessons', heading: headings.karmic.karmicLessons },
  { field: 'talentsFromPastLives', heading: headings.karmic.talentsFromPastLives },
  { field: 'currentLifeChallenges', heading: headings.karmic.currentLifeChallenges },
  { field: 'soulGrowthPath', heading: headings.karmic.soulGrowthPath },
  { field: 'healingAdvice', heading: headings.karmic.healingAdvice, form: 'wide' },
];

export interface FilledPart extends Omit<ReadingPart<unknown>, 'field'> {
  readonly text: string | readonly string[];
}

/** The parts of a reading, with what it says in each. */
export function partsIn<R>(reading: R, parts: Parts<R>): readonly FilledPart[] {
  return parts.map(({ field, ...part }) => ({
    ...part,
    text: reading[field] as string | readonly string[],
  }));
}
