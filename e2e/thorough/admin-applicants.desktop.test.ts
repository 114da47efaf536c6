import { newWaitingApplicant } from '../support/applicants.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an admin works through the queue by keyboard alone [ADMIN-02] [ADMIN-18]', async ({
  page,
  browser,
}) => {
  test.slow();
  const stamp = Date.now() % 100_000;
  const names = ['Tess', 'Eli', 'Noor'].map((name) => `${name} Moran ${stamp}`);
  for (const name of names) {
    const theirs = await (await browser.newContext()).newPage();
    await newWaitingApplicant(theirs, name);
    await theirs.context().close();
  }
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/applicants');
  const [first, second, third] = names;
  const heading = page.getByRole('heading', { level: 2 }).first();
  // Others may wait as well: down to the first of these.
  for (let steps = 0; (await heading.textContent()) !== first && steps < 20; steps += 1) {
    const before = await heading.textContent();
    await page.keyboard.press('j');
    await expect(heading).not.toHaveText(before ?? '');
  }
  await expect(heading).toHaveText(first ?? '');
  await page.keyboard.press('j');
  await expect(heading).toHaveText(second ?? '');
  await page.keyboard.press('k');
  await expect(heading).toHaveText(first ?? '');
  await expectAccessible(page, 'applicants');

  await page.keyboard.press('r');
  await expect(page.getByText('Choose a reason or write a note before you reject.')).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'Links are private' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('r');
  await expect(page.getByText(`${first} was rejected.`).last()).toBeVisible();
  await expect(heading).toHaveText(second ?? '');

  await page.keyboard.press('c');
  const changes = page.getByRole('dialog', { name: /^What should/ });
  await expectAccessible(page, 'ask for changes');
  await changes.getByLabel('Note').fill('Nearly there.');
  await changes.getByLabel('About', { exact: true }).fill('Bio');
  // Letters typed into a field are text, not keyboard shortcuts.
  await changes.getByLabel('What to do').pressSequentially('a car or jar');
  await page.keyboard.press('Tab');
  await changes.getByRole('button', { name: 'Send 1 change' }).press('Enter');
  await expect(heading).toHaveText(third ?? '');

  await page.keyboard.press('a');
  await expect(page.getByText(`${third} was approved.`).last()).toBeVisible();
  await page.getByRole('radio', { name: /^Changes/ }).click();
  await expect(page.getByRole('link', { name: new RegExp(second ?? '') })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
