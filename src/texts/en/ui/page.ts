export const entertainment = 'For entertainment only.';
export const noAdvice =
  'Readings are based on the Pythagorean system. They aren’t advice on health, money, law or love.';

export const questions = 'Questions people ask';
export const onThisPage = 'On this page';

export const featured = 'Featured Reading';
export const allArticles = 'View All Articles';
export const newBadge = 'New';
export const readMore = 'Read more';

export const system =
  'This analysis uses the Pythagorean system: every letter from A to Z stands for a number from 1 to 9.';
