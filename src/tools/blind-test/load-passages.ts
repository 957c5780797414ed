import type { Material } from './rules/passages';

/** Fetches everything that a test needs. It loads while the form is filled in. */
export async function loadTest() {
  const [material, { TestView }] = await Promise.all([loadPassages(), import('./TestView')]);
  return { material, TestView };
}

/** Fetches the five tables, one file each, in parallel. */
export async function loadPassages(): Promise<Material> {
  const [{ passagesOf }, name, lifePath, maturity, attitude, hiddenPassion] = await Promise.all([
    import('./rules/passages'),
    import('../../readings/name'),
    import('../../readings/life-path'),
    import('../../readings/maturity'),
    import('../../readings/attitude'),
    import('../../readings/hidden-passion'),
  ]);
  const tables = {
    name: name.nameReadings,
    lifePath: lifePath.lifePathReadings,
    maturity: maturity.maturityReadings,
    attitude: attitude.attitudeReadings,
    hiddenPassion: hiddenPassion.hiddenPassionReadings,
  };
  return { tables, passages: passagesOf(tables) };
}
