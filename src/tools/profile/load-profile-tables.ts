/** Fetches everything that the profile quotes; the tables of the calculators are separate files. */
export async function loadProfileTables() {
  const [
    { shortReadings },
    { careerReadings },
    { karmicReadings },
    { personalYearReadings },
    birthGrid,
    small,
    portrait,
  ] = await Promise.all([
    import('./entries/short-readings'),
    import('../../readings/career'),
    import('../../readings/karmic'),
    import('../../readings/personal-year'),
    import('../../readings/birth-grid'),
    import('../../readings/small-numbers'),
    import('../../portrait/portrait'),
  ]);
  return {
    ...shortReadings,
    career: careerReadings,
    karmic: karmicReadings,
    personalYear: personalYearReadings,
    birthGrid,
    small,
    portrait,
  };
}

/** All the texts about a person's numbers. */
export type ProfileTables = Awaited<ReturnType<typeof loadProfileTables>>;
