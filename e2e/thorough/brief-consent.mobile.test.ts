import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { briefOf, findCampaign, newCreator } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a creator reads what changed in the brief, says they’re still in, and can be accepted', async ({
  page,
  browser,
}) => {
  const shop = await browser.newContext({ ...test.info().project.use });
  const owner = await shop.newPage();
  await signInOwnerOf(owner, 'foxed-pages');
  const { id, slug } = await findCampaign(owner.request, 'Ten dollars, three books, go');
  const { user } = await (await owner.request.get('/api/me')).json();
  await newCreator(browser, page, 'Remy Sol');
  const applied = await page.request.post(`/api/campaigns/${id}/applications`, {
    data: { brief_version: await briefOf(page.request, id), pitch: 'One take at the counter.' },
  });
  expect(applied.ok()).toBe(true);
  const base = `/api/businesses/${user.business.id}/campaigns/${id}`;
  const { version } = await (await owner.request.get(`${base}/draft`)).json();
  const revised = await owner.request.post(`${base}/revisions`, {
    data: { version, fulfilment: 'remote', content_due_days: 3 },
  });
  expect(revised.ok()).toBe(true);

  await openHydrated(owner, `/business/campaigns/${slug}?tab=applicants`);
  await owner.getByRole('link', { name: 'Remy Sol' }).click();
  const drawer = owner.getByRole('dialog', { name: /^Applicant/ });
  await expect(drawer.getByRole('button', { name: /^Accept for/ })).toBeDisabled();
  await expect(drawer).toContainText('You can accept them once they say they’re still in.');
  await expectAccessible(owner, 'an applicant who was asked again', '[role="dialog"]');

  await openHydrated(page, '/creator');
  await expect(page.getByText('changed the brief. Are you still in?')).toBeVisible();
  await openHydrated(page, '/creator/applications');
  await page.getByRole('link', { name: /^Read the changes/ }).click();
  await expect(page.getByRole('heading', { name: 'The brief changed. Are you still in?' })).toBeVisible();
  await expectAccessible(page, 'a campaign whose brief changed');
  await page.getByRole('button', { name: 'I’m still in' }).click();
  await expect(page.getByText('You’re still in', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I’m still in' })).toBeHidden();

  await openHydrated(owner, `/business/campaigns/${slug}?tab=applicants`);
  await owner.getByRole('link', { name: 'Remy Sol' }).click();
  await expect(drawer.getByRole('button', { name: /^Accept for/ })).toBeEnabled();
  await shop.close();
});
