import { isBuilt } from '../src/config/paths';
import { expect, test } from './testing/fixtures';

test.skip(!isBuilt('why-different'), 'This page is removed.');

test('a working leads to what another site said, with the person filled in, and a link opens the answer', async ({
  page,
  context,
}) => {
  await page.goto('/career-number');
  await page.getByLabel('Full Name').fill('Ann Lee');
  await page.getByLabel('Birth Date').fill('1999-12-20');
  await page.getByRole('button', { name: 'Calculate Career Number' }).click();
  await page.getByTestId('working').locator('summary').click();
  await page.getByRole('link', { name: 'Another site gave you a different number?' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ann Lee');
  await expect(page.getByLabel('Birth Date')).toHaveValue('1999-12-20');
  await page.getByLabel('Which number').selectOption('Life Path');
  await page.getByLabel('What the other site said').fill('6');
  await page.getByRole('button', { name: 'Find out why' }).click();
  await expect(page.getByRole('heading', { name: '33 here, 6 there' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/why-different#date=1999-12-20&number=life-path&said=6');
  await expect(other.getByTestId('reason').first()).toContainText('separately');
});
