/*
 * What the parts of a reading are called, by the table and the field that they are from.
 */

export const core = {
  strengths: 'Tu fuerte',
  challenges: 'Lo que te cuesta',
  additionalInsights: 'Y además',
};

export const personalYear = {
  themes: 'Temas',
  opportunities: 'A favor',
  challenges: 'En contra',
  advice: 'Qué hacer',
};

export const career = {
  idealCareers: 'Trabajos que te van',
  workEnvironment: 'Dónde trabajas mejor',
  professionalStrengths: 'Tu fuerte',
  challenges: 'Lo que te cuesta',
  successTips: 'Qué hacer',
};

export const business = {
  energyProfile: 'Su energía',
  idealIndustries: 'Sectores que le van',
  brandPersonality: 'El carácter de la marca',
  marketingApproach: 'Cómo darse a conocer',
  challenges: 'Lo que puede costarle',
  successTips: 'Qué hacer',
};

export const karmic = {
  pastLifeThemes: 'Temas',
  karmicLessons: 'Lo que dice el cuento',
  talentsFromPastLives: 'Lo que traes',
  currentLifeChallenges: 'Lo que se repite',
  soulGrowthPath: 'Por dónde crecer',
  healingAdvice: 'Pequeños gestos',
};
