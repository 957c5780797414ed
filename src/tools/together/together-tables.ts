import { birthdayTogether } from '../../readings/together/birthday';
import { expressionTogether } from '../../readings/together/expression';
import { lifePathTogether } from '../../readings/together/life-path';
import { personalityTogether } from '../../readings/together/personality';
import { soulUrgeTogether } from '../../readings/together/soul-urge';

/** All the texts about two people, one table a kind of number. */
export const togetherTables = {
  'life-path': lifePathTogether,
  expression: expressionTogether,
  'soul-urge': soulUrgeTogether,
  personality: personalityTogether,
  birthday: birthdayTogether,
};

export type TogetherTables = typeof togetherTables;
