import type { Page } from '@playwright/test';
import { AGREEMENTS, goOn, ownProfile, stepTitle, writeApplication } from '../support/apply.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { mailsTo } from '../support/mail.ts';
import { newMember, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const NOTE = 'The ramen clip is the reason I want you in. One thing keeps me from saying yes today.';

/** Decides as an admin, in another browser. */
async function decide(page: Page, creatorId: string, decision: object): Promise<void> {
  const browser = page.context().browser();
  const admin = await browser?.newContext({ baseURL: new URL(page.url()).origin });
  if (admin === undefined) throw new Error('no browser');
  const adminPage = await admin.newPage();
  await signInAs(adminPage, 'admin');
  const answer = await admin.request.post(`/api/admin/applicants/${creatorId}/decision`, { data: decision });
  expect(answer.ok(), await answer.text()).toBe(true);
  await admin.close();
}

test('an application with requested changes is edited, sent again and approved [ROUTE-10] [ROUTE-11] [STATE-19] [STATE-20] [CREATOR-02]', async ({
  page,
}) => {
  test.slow();
  const { email } = await newMember(page, 'creator');
  await writeApplication(page);
  const agreed = { is_adult: true, labels_paid_posts: true, shows_own_work: true };
  const sent = await page.request.post('/api/creator-application/submission', { data: agreed });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { id } = await ownProfile(page);
  await openHydrated(page, '/apply/status');
  await expect(stepTitle(page)).toHaveText('Your application is with us.');
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(stepTitle(page)).toHaveText('Maya Okafor');
  await expectAccessible(page, 'as a shop');
  await page.getByRole('link', { name: 'Application status' }).click();

  const items = [{ step: 'prices', subject: 'Instagram Reel', note: 'Name a price for the story as well.' }];
  await decide(page, id, { decision: 'request_changes', note: NOTE, items });
  await openHydrated(page, '/apply/status');
  await expect(page).toHaveURL('/apply');
  await expect(stepTitle(page)).toHaveText('Change one thing and send it again.');
  await expect(page.getByText(NOTE)).toBeVisible();
  await expectAccessible(page, 'changes');
  await page.getByRole('link', { name: 'Fix in Prices' }).click();
  await expect(page.getByText('Name a price for the story as well.')).toBeVisible();
  await page.getByLabel('Instagram Story').fill('60');
  await goOn(page, 'check and send');
  for (const name of AGREEMENTS) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL('/apply/status');
  expect(await ownProfile(page)).toMatchObject({ status: 'pending_review', submission_count: 2 });

  await decide(page, id, { decision: 'approve' });
  await openHydrated(page, '/creator');
  await expect(stepTitle(page)).toHaveText('You’re in, Maya.');
  expect((await ownProfile(page)).status).toBe('active');
  await expect
    .poll(async () => (await mailsTo(page.request, email)).map(({ subject }) => subject))
    .toEqual(expect.arrayContaining(['Your application needs changes', 'You’re approved on Bizmeet']));
});

test('creators edit their profile and see right away what isn’t saved [CREATOR-04]', async ({ page }) => {
  await newMember(page, 'creator');
  await writeApplication(page);
  const agreed = { is_adult: true, labels_paid_posts: true, shows_own_work: true };
  await page.request.post('/api/creator-application/submission', { data: agreed });
  const { id } = await ownProfile(page);
  await openHydrated(page, '/apply/status');
  await decide(page, id, { decision: 'approve' });
  await openHydrated(page, '/creator/settings');
  await page.getByRole('textbox', { name: 'When you’re free' }).fill('Mornings');
  await page.getByLabel('Instagram Story').fill('60');
  await expect(page.getByText('2 unsaved changes').first()).toBeVisible();
  await expectAccessible(page, 'settings');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();
  const { availability, rates } = await ownProfile(page);
  expect([availability, rates.length]).toEqual(['Mornings', 2]);
  await page.getByRole('textbox', { name: 'When you’re free' }).fill('Evenings');
  await page.getByRole('link', { name: 'Earnings' }).first().click();
  await expect(page).toHaveURL(/\/creator\/earnings/);
  await openHydrated(page, '/creator/settings');
  await expect(page.getByRole('textbox', { name: 'When you’re free' })).toHaveValue('Evenings');
  await page.getByRole('button', { name: 'Save change' }).click();
  await expect.poll(async () => (await ownProfile(page)).availability).toBe('Evenings');
  await page.getByLabel('Bio').fill('');
  await page.getByRole('button', { name: 'Save change' }).click();
  await expect(page.getByLabel('Bio')).toHaveAccessibleDescription(/can’t be empty/);
});
