import { site } from '../../src/config/site';
import { attribute, pagesOfEveryLanguage } from '../dist/pages';
import { expect, expectFits, openWhole, test } from '../testing/fixtures';

test.skip(!site.languages.includes('es'), 'There are no Spanish pages.');

// Every change is tried on the English pages; Spanish words are longer.
for (const sizes of [
  [320, 390],
  [1200, 1440],
]) {
  test(`every Spanish page fits a screen ${sizes} px wide`, async ({ page }) => {
    test.setTimeout(400_000);
    const spanish = pagesOfEveryLanguage().filter(({ named }) =>
      named('html').some((root) => attribute(root, 'lang') === 'es'),
    );
    expect(spanish.length).toBeGreaterThan(80);
    for (const { path } of spanish) {
      await openWhole(page, path);
      await expectFits(page, sizes);
    }
  });
}
