import { birthdayTogether } from '#texts/readings/together/birthday';
import { expressionTogether } from '#texts/readings/together/expression';
import { lifePathTogether } from '#texts/readings/together/life-path';
import { personalityTogether } from '#texts/readings/together/personality';
import { soulUrgeTogether } from '#texts/readings/together/soul-urge';

/** All the texts about two people, one table a kind of number. */
export const togetherTables = {
  'life-path': lifePathTogether,
  expression: expressionTogether,
  'soul-urge': soulUrgeTogether,
  personality: personalityTogether,
  birthday: birthdayTogether,
};

export type TogetherTables = typeof togetherTables;
