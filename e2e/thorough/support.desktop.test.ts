import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newMember, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a visitor finds a help page by searching, also before scripts have loaded', async ({ page }) => {
  await openHydrated(page, '/help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('payout friday');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/help?search=payout%20friday');
  await page.getByRole('link', { name: 'Payouts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payouts');
  await expectAccessible(page, 'help page');
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).last()).toHaveAttribute(
    'href',
    '/login?returnTo=/help/contact',
  );
  const answer = await page.request.get('/help?search=refunds');
  expect(await answer.text()).toContain('Results for');
});

test('a question is answered by an admin, with a note the person never sees, and reopened', async ({
  page,
  browser,
  baseURL,
}) => {
  await newMember(page, 'business');
  const subject = `How do invitations work? ${Date.now()}`;
  await openHydrated(page, '/help/contact');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Write a message')).toBeVisible();
  await page.getByLabel('Your question').fill('I can’t find the button.');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expectAccessible(page, 'own request');

  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desk = await office.newPage();
  await signInAs(desk, 'admin');
  await openHydrated(desk, `/admin/support?q=${encodeURIComponent(subject)}`);
  await desk.getByRole('link', { name: subject }).click();
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByText('I can’t find the button.')).toBeVisible();
  await expectAccessible(desk, 'support request', '[role=dialog]');
  await drawer.getByLabel('Your answer').fill('Asked twice already.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await expect(drawer.getByText('note for admins')).toBeVisible();
  await drawer.getByLabel('Your answer').fill('It’s on the Applicants tab.');
  await drawer.getByRole('button', { name: 'Send answer' }).click();
  await expect(drawer.getByText('It’s on the Applicants tab.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(drawer.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await office.close();

  await page.reload();
  await expect(page.getByText('It’s on the Applicants tab.')).toBeVisible();
  await expect(page.getByText('Asked twice already.')).toBeHidden();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Add a message').fill('Found it, thank you!');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Found it, thank you!')).toBeVisible();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
});

test('a suspended person reaches us and reads the thread', async ({ page }) => {
  await signInAs(page, 'suspended');
  await page.goto('/');
  await page.getByRole('link', { name: 'Write an appeal' }).click();
  await page.locator('html[data-hydrated]').waitFor();
  const subject = `Appeal ${Date.now()}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Your question').fill('The videos are online again.');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await page.getByRole('link', { name: 'All your requests' }).click();
  await expect(page.getByRole('link', { name: new RegExp(subject) })).toBeVisible();
});

test('an admin reads what happened to a person in one timeline', async ({ page, browser, baseURL }) => {
  const { email } = await newMember(page, 'business');
  const { user } = await (await page.request.get('/api/me')).json();
  const asked = await page.request.post('/api/support-requests', {
    data: { id: crypto.randomUUID(), subject: 'Where do I start?', body: 'Please help.', record: null },
    headers: { origin: baseURL ?? '' },
  });
  expect(asked.status()).toBe(201);
  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const admin = await office.newPage();
  await signInAs(admin, 'admin');
  await openHydrated(admin, `/admin/users?q=${encodeURIComponent(email)}&open=${user.user_id}`);
  const timeline = admin.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(/^Signed in on /).first()).toBeVisible();
  await timeline.getByRole('link', { name: 'Asked “Where do I start?” (open)' }).click();
  await expect(admin.getByRole('dialog').getByText('Please help.')).toBeVisible();
  await office.close();
});
