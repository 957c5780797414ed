import { expect, test } from 'vitest';
import input from '../../site.config';
import { isShipped } from '../../tests/testing/shipped';
import { placeholderLine } from './placeholders';
import { stillShipped } from './still-shipped';

const hours = { open: 'On Tuesdays', closed: 'Saturday and Sunday', reply: 'in a week' };
const own = {
  languages: ['en', 'es'] as ('en' | 'es')[],
  postalAddress: ['12 Elm Street', 'Portland, OR 97201'],
  businessHours: hours,
  governingLaw: { law: 'the State of Oregon', courts: 'the courts of Portland' },
};

test('the hours and the law of Arizona are not for an owner elsewhere', () => {
  expect(stillShipped(own)).toEqual([]);
  const open = 'Monday to Friday, 9:00 AM to 6:00 PM MST';
  const courts = 'los tribunales estatales o federales situados en Arizona';
  const left = {
    ...own,
    businessHours: { ...hours, open },
    governingLaw: {
      law: 'the State of Oregon',
      courts: { en: 'the courts of Portland', es: courts },
    },
  };
  expect(stillShipped(left).map(placeholderLine)).toEqual([
    `site.config.ts: “businessHours” still has “${open}”, which is ours.`,
    `site.config.ts: “governingLaw” still has “${courts}”, which is ours.`,
  ]);
  // Nobody reads the Spanish text there.
  const english = stillShipped({ ...left, languages: ['en'] });
  expect(english.map(({ key }) => key)).toEqual(['businessHours']);
  expect(stillShipped({ ...left, postalAddress: ['12 Elm Street', 'Tucson, AZ 85701'] })).toEqual(
    [],
  );
});

test.runIf(isShipped)('each language of the shipped configuration is recognized', () => {
  const keysIn = (language: 'en' | 'es') =>
    stillShipped({ ...input, languages: [language] }).map(({ key }) => key);
  const all = ['businessHours', 'governingLaw'];
  expect([keysIn('en'), keysIn('es')]).toEqual([all, all]);
});
