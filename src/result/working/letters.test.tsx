import { destiny, maturity, soulUrge } from '@ninefold/numerology';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { toggled } from './LetterSwitches';
import { afterSwitchOfAll, LetterChoicesContext } from './letter-chooser';
import { OtherLetters } from './OtherLetters';
import { UncountedLetters } from './UncountedLetters';
import { VowelSwitches } from './VowelSwitches';

const switches = () => screen.queryAllByRole('switch').map(({ textContent }) => textContent);

test.each([
  ['Zoë', 'ë isn’t counted here.', 'Count it as e'],
  ['Łukasz Weiß', 'Ł and ß aren’t counted here.', 'Count them as L and ss'],
  ['Élodie Lévêque', 'É and ê aren’t counted here.', 'Count them as e'],
  // Another script is asked for in Latin, and isolated, so that the sentence keeps its order.
  ['李', '李 has no value here. Type the name in Latin letters', undefined],
  ['عمر', 'ع, م, and ر have no value here', undefined],
  ['José Иванов', 'И, в, а, н, and others have no value here', 'Count it as e'],
  ['Kaʻiulani', undefined, undefined],
  ['O’Brien-Smith', undefined, undefined],
])('under the name %s stands: %s', (name, words, label) => {
  render(<UncountedLetters names={[{ name, letters: NO_CHOICES }]} onChoose={() => {}} />);
  const said = screen.queryByTestId('uncounted')?.textContent.replace(/[\u2068\u2069]/g, '');
  expect(said).toEqual(words && expect.stringContaining(words));
  expect(switches()).toEqual(label ? [label] : []);
});

test('a Y is identified by its order and its word', () => {
  const chooser = { name: 'Yves-Żywny', letters: NO_CHOICES, choose: () => {} };
  render(
    <LetterChoicesContext value={chooser}>
      <VowelSwitches />
    </LetterChoicesContext>,
  );
  expect(switches().map((label) => label.replace(': count as a vowel', ''))).toEqual([
    ...['1st Y, in Yves', '2nd Y, in Żywny', '3rd Y, in Żywny'],
  ]);
});

test('a Y that was chosen as a vowel stays one, unless the letters bring another Y', () => {
  const letters = { ...NO_CHOICES, vowelYs: [0] };
  const quarry = { name: 'Zoë Quarry', letters, choose: () => {} };
  expect(afterSwitchOfAll(quarry, 'spelled')?.vowelYs).toEqual([0]);
  expect(toggled(quarry, { character: 'ë', as: 'E' }).vowelYs).toEqual([0]);
  const yr = { ...quarry, name: 'Ýr Quarry' };
  expect(afterSwitchOfAll(yr, 'spelled')).toBeUndefined();
  expect(toggled(yr, { character: 'Ý', as: 'Y' }).vowelYs).toEqual([]);
});

test.each([
  // G3 R2 A1 C3 E5 = 14; H5 O7 P8 P8 E5 R2 = 35
  ['Grace Hopper', destiny('Grace Hopper'), ['49', '4'], 'Here both tables give 4.'],
  ['Grace', destiny('Grace'), ['14', '5'], 'Here it gives 5, and our table gives 7.'],
  // M4 A1 Y1 A1: a single digit has no compound number
  ['Maya', destiny('Maya'), ['7', '7'], ''],
  // B2 A1 L3 D4 W6 I1 N5: no master is kept
  ['Baldwin', destiny('Baldwin'), ['22', '4'], ''],
  // U6, and Y1 where it is a vowel
  ['the vowels of Lucy', soulUrge('Lucy', { vowelYs: [0] }), ['7', '7'], ''],
])('by Chaldean letters, %s', (_, worked, numbers, words) => {
  render(<OtherLetters worked={worked} />);
  const { dataset, textContent } = screen.getByTestId('chaldean');
  expect([dataset['compound'], dataset['number']]).toEqual(numbers);
  expect(textContent.includes('compound')).toBe(Number(numbers[0]) > 9);
  expect(screen.getByTestId('other-ways').textContent).toContain(words);
});

test('what is no sum of letters alone has no Chaldean number', () => {
  const worked = maturity('Ann', { year: 1990, month: 1, day: 9 });
  expect(render(<OtherLetters worked={worked} />).container.innerHTML).toBe('');
});
