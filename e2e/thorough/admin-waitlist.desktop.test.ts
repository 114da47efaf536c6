import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo, untilMailed } from '../support/mail.ts';
import { newEmail, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an admin finds somebody on a waitlist and tells them that we’re open', async ({ page }) => {
  const email = newEmail('waiting');
  const { cities } = await (await page.request.get('/api/cities')).json();
  const city = (cities as { id: string; name: string }[]).find(({ name }) => name === 'Toronto');
  const entry = { city_id: city?.id, email, role: 'creator' };
  expect((await page.request.post('/api/waitlist-entries', { data: entry })).status()).toBe(202);
  const link = await linkMailedTo(page.request, email, '/waiting-list');
  const token = new URL(link).searchParams.get('token');
  await page.request.post('/api/waitlist-confirmations', { data: { token } });

  await signInAs(page, 'admin');
  await openHydrated(page, `/admin/waitlist?q=${encodeURIComponent(email)}`);
  const row = page.getByRole('table', { name: 'Waitlist' }).getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Toronto');
  await expect(row).toContainText('Creator');
  await expect(row).toContainText('Confirmed');
  await expectAccessible(page, 'the waitlist of an admin');
  await page.getByRole('button', { name: 'We’re open in Toronto' }).click();
  const question = page.getByRole('dialog', { name: /that we’re open in Toronto\?$/ });
  await question.getByLabel('Reason').fill('The first shops of Toronto are live.');
  await question.getByRole('button', { name: 'Send emails' }).click();
  await expect(question).toHaveCount(0);
  await untilMailed(page.request, email, /^Bizmeet is open in Toronto$/);
});
