import { soon } from '../../ui/calculator/soon';

/** Fetches everything that the profile quotes; the tables of the calculators are parts of their own. */
export async function loadTables() {
  const [
    { shortReadings },
    { nameReadings },
    { lifePathReadings },
    { maturityReadings },
    { attitudeReadings },
    { hiddenPassionReadings },
    { careerReadings },
    { karmicReadings },
    { personalYearReadings },
  ] = await Promise.all([
    soon(() => import('./numbers/short-readings')),
    soon(() => import('../../readings/name')),
    soon(() => import('../../readings/life-path')),
    soon(() => import('../../readings/maturity')),
    soon(() => import('../../readings/attitude')),
    soon(() => import('../../readings/hidden-passion')),
    soon(() => import('../../readings/career')),
    soon(() => import('../../readings/karmic')),
    soon(() => import('../../readings/personal-year')),
  ]);
  return {
    ...shortReadings,
    name: nameReadings,
    lifePath: lifePathReadings,
    maturity: maturityReadings,
    attitude: attitudeReadings,
    hiddenPassion: hiddenPassionReadings,
    career: careerReadings,
    karmic: karmicReadings,
    personalYear: personalYearReadings,
  };
}

/** Everything that is written about a person's numbers. */
export type Tables = Awaited<ReturnType<typeof loadTables>>;
