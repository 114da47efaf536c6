import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo, untilMailed } from '../support/mail.ts';
import { newMember, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** As in playwright.config.ts. */
const SECRET = 'the-postmark-secret-of-the-journeys-00';

test('a bounced address is shown to the person and to admins, who both can end it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await newMember(page, 'business');
  await untilMailed(page.request, email, /./);
  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInAs(office, 'admin');

  async function bounce(): Promise<void> {
    const found = await office.request.get(`/api/admin/email-events?search=${email}&status=sent`);
    const [event] = (await found.json()).emails as { id: string }[];
    const report = {
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Details: '550 5.1.1 no such user',
      Metadata: { 'email-event-id': event?.id },
    };
    const answer = await office.request.post('/api/webhooks/mail/postmark', {
      headers: { 'x-webhook-secret': SECRET },
      data: report,
    });
    expect(answer.status()).toBe(200);
  }

  await bounce();
  await openHydrated(page, '/');
  const banner = page.getByRole('complementary', { name: 'Problem with your email' });
  await expect(banner).toContainText(`Emails to ${email} bounced.`);
  await expectAccessible(page, 'the banner about bounced email', 'aside');
  await banner.getByRole('button', { name: 'Confirm address' }).click();
  await openHydrated(page, await linkMailedTo(page.request, email, '/auth/email-check'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email works.');
  await expect(banner).toHaveCount(0);
  await expectAccessible(page, 'a confirmed address', 'main');

  await bounce();
  const desk = await office.newPage();
  await openHydrated(desk, `/admin/email-events?q=${encodeURIComponent(email)}&state=bounced`);
  await desk.getByRole('table', { name: 'Emails' }).getByRole('link').first().click();
  const drawer = desk.getByRole('dialog');
  await expect(drawer).toContainText('Bounced: 550 5.1.1 no such user');
  await expect(drawer).toContainText('Stopped, because an email bounced');
  await drawer.getByRole('button', { name: 'Send to this address again' }).click();
  const question = desk.getByRole('dialog', { name: `Send to ${email} again?` });
  await question.getByLabel('Reason').fill('They told us the mailbox works again.');
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(question).toHaveCount(0);
  await expect(drawer).toContainText('Bounced: 550 5.1.1 no such user');
  await expect(drawer.getByRole('button', { name: 'Send to this address again' })).toHaveCount(0);
  await openHydrated(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await office.close();
});
