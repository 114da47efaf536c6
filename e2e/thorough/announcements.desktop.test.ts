import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { mailsTo, untilMailed } from '../support/mail.ts';
import { DEMO, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an admin announces something; a creator sees the bar, dismisses it, gets the email and unsubscribes in one click', async ({
  page,
  browser,
}) => {
  const title = `Payouts on weekends ${Date.now()}`;
  const other = await browser.newContext();
  await signInAs(other, 'creator');
  const asked = await other.request.put('/api/me/notification-preferences', {
    data: { kind: 'news', in_app: false, email: true },
  });
  expect(asked.status()).toBe(200);

  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  const form = page.getByRole('dialog', { name: 'New announcement' });
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form.getByText('Use 6 characters or more')).toBeVisible();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Text').fill('Banks now send money on **Saturdays** too.');
  await form.getByLabel('Audience').click();
  await page.getByRole('option', { name: 'Creators' }).click();
  await form.getByRole('checkbox', { name: 'Email' }).check();
  await form.getByRole('button', { name: 'Save draft' }).click();

  const drawer = page.getByRole('dialog', { name: 'Announcement', exact: true });
  await expect(drawer.getByRole('region', { name: 'Bar preview' })).toContainText(title);
  const email = page.frameLocator(`iframe[title="Email: ${title}"]`);
  await expect(email.getByRole('heading', { name: title })).toBeVisible();
  await expect(email.getByText('Saturdays', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the draft of an announcement', '[role="dialog"]');
  await drawer.getByRole('button', { name: 'Send test' }).click();
  await untilMailed(page.request, DEMO.admin, new RegExp(title));
  await drawer.getByRole('button', { name: 'Schedule' }).click();
  const question = page.getByRole('dialog', { name: /^Schedule for / });
  await question.getByRole('button', { name: 'Schedule' }).click();
  await expect(drawer.getByText('Live', { exact: true })).toBeVisible();

  const creator = await other.newPage();
  await openHydrated(creator, '/creator');
  const bar = creator.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toContainText(title);
  await bar.getByRole('link', { name: /^Read more/ }).click();
  await expect(creator.getByRole('article', { name: title })).toContainText('Saturdays');
  await expectAccessible(creator, 'the news of a creator');
  await bar.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(bar).toHaveCount(0);
  await creator.reload();
  await expect(creator.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);

  await untilMailed(page.request, DEMO.creator, new RegExp(title));
  const [mail] = (await mailsTo(page.request, DEMO.creator)).filter(({ subject }) => subject === title);
  const token = /\/unsubscribe\?token=([\w.:%-]+)/.exec(mail?.html ?? '')?.[1] ?? '';
  const press = await page.request.post(`/api/unsubscribes?token=${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(await press.json()).toEqual({ label: 'News from Bizmeet', is_subscribed: false });

  await page.reload();
  await expect(drawer.getByRole('region', { name: 'Report' })).toContainText('Unsubscribed1');
  await expect(drawer.getByRole('region', { name: 'Report' })).toContainText('Dismissed the bar1');
  await drawer.getByRole('button', { name: 'End early' }).click();
  const ending = page.getByRole('dialog', { name: 'End this announcement?' });
  await ending.getByLabel('Reason').fill('The journey is over.');
  await ending.getByRole('button', { name: 'End now' }).click();
  await expect(drawer.getByText('Ended', { exact: true }).first()).toBeVisible();
  await other.close();
});
