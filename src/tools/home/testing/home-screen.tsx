import { act, render } from '@testing-library/react';
import { chooseTab, click, fill, OFFER, touchForm } from '../../../../tests/testing/screen';
import { numberKinds } from '../../../person/result/number-kinds';
import { HomeCalculator } from '../HomeCalculator';
import { loadReadings } from '../load-readings';

const loadEverything = () =>
  Promise.all([...numberKinds.map(loadReadings), import('../put-together')]);

/** Waits for whatever the shown tab, the next one and the portrait load. */
export async function settle(): Promise<void> {
  await act(async () => void (await loadEverything()));
}

/** Opens the page and turns to its form. */
export async function openHome(): Promise<void> {
  render(<HomeCalculator offer={OFFER} />);
  await touchForm('Full Name', loadEverything);
}

/** Fills in the form of the open page and submits it. */
export async function submit(name: string, birthDate = ''): Promise<void> {
  fill('Full Name', name);
  fill('Birth Date', birthDate);
  click('Calculate');
  await settle();
}

/** Opens the page with a result. */
export async function openWithResult(name: string, birthDate?: string): Promise<void> {
  await openHome();
  await submit(name, birthDate);
}

/** Selects one of the nine tabs. */
export async function showTab(label: string): Promise<void> {
  chooseTab(label);
  await settle();
}
