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
  { field: 'strengths', heading: 'Strengths' },
  { field: 'challenges', heading: 'Challenges' },
];

/** The heading of what else such a reading says. */
export const ADDITIONAL_INSIGHTS = 'Additional Insights';

export const personalYearParts: Parts<PersonalYearReading> = [
  { field: 'themes', heading: 'Themes', form: 'words' },
  { field: 'opportunities', heading: 'Opportunities' },
  { field: 'challenges', heading: 'Challenges' },
  { field: 'advice', heading: 'Advice', form: 'wide' },
];

export const careerParts: Parts<CareerReading> = [
  { field: 'idealCareers', heading: 'Ideal Careers' },
  { field: 'workEnvironment', heading: 'Work Environment' },
  { field: 'professionalStrengths', heading: 'Professional Strengths' },
  { field: 'challenges', heading: 'Challenges' },
  { field: 'successTips', heading: 'Success Tips', form: 'wide' },
];

export const businessParts: Parts<BusinessReading> = [
  { field: 'energyProfile', heading: 'Energy Profile', form: 'wide' },
  { field: 'idealIndustries', heading: 'Ideal Industries' },
  { field: 'brandPersonality', heading: 'Brand Personality' },
  { field: 'marketingApproach', heading: 'Marketing Approach' },
  { field: 'challenges', heading: 'Potential Challenges' },
  { field: 'successTips', heading: 'Success Tips', form: 'wide' },
];

export const karmicParts: Parts<KarmicReading> = [
  { field: 'pastLifeThemes', heading: 'Past Life Themes', form: 'words' },
  { field: 'karmicLessons', heading: 'Karmic Lessons' },
  { field: 'talentsFromPastLives', heading: 'Talents From Past Lives' },
  { field: 'currentLifeChallenges', heading: 'Current Life Challenges' },
  { field: 'soulGrowthPath', heading: 'Soul Growth Path' },
  { field: 'healingAdvice', heading: 'Healing Advice', form: 'wide' },
];

/** A part with its text, or its list. */
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
