/*
 * What the parts of a reading are called, by the table and the field that they are from.
 */

export const core = {
  strengths: 'Strengths',
  challenges: 'Challenges',
  additionalInsights: 'Additional Insights',
};

export const personalYear = {
  themes: 'Themes',
  opportunities: 'Opportunities',
  challenges: 'Challenges',
  advice: 'Advice',
};

export const career = {
  idealCareers: 'Ideal Careers',
  workEnvironment: 'Work Environment',
  professionalStrengths: 'Professional Strengths',
  challenges: 'Challenges',
  successTips: 'Success Tips',
};

export const business = {
  energyProfile: 'Energy Profile',
  idealIndustries: 'Ideal Industries',
  brandPersonality: 'Brand Personality',
  marketingApproach: 'Marketing Approach',
  challenges: 'Potential Challenges',
  successTips: 'Success Tips',
};

export const karmic = {
  pastLifeThemes: 'Past Life Themes',
  karmicLessons: 'Karmic Lessons',
  talentsFromPastLives: 'Talents From Past Lives',
  currentLifeChallenges: 'Current Life Challenges',
  soulGrowthPath: 'Soul Growth Path',
  healingAdvice: 'Healing Advice',
};
