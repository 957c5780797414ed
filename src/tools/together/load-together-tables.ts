/** Fetches the texts about two people, one table a kind of number. */
export async function loadTogetherTables() {
  const [
    { lifePathTogether },
    { expressionTogether },
    { soulUrgeTogether },
    { personalityTogether },
    { birthdayTogether },
  ] = await Promise.all([
    import('../../readings/together/life-path'),
    import('../../readings/together/expression'),
    import('../../readings/together/soul-urge'),
    import('../../readings/together/personality'),
    import('../../readings/together/birthday'),
  ]);
  return {
    'life-path': lifePathTogether,
    expression: expressionTogether,
    'soul-urge': soulUrgeTogether,
    personality: personalityTogether,
    birthday: birthdayTogether,
  };
}

/** All the texts about two people. */
export type TogetherTables = Awaited<ReturnType<typeof loadTogetherTables>>;
