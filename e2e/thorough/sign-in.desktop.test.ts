import { buttonIn, emailIn, openSignIn, submitSignIn, words } from '../support/auth.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { mailsTo, untilMailed } from '../support/mail.ts';
import { newAccount, PASSWORD, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const SESSIONS = '**/api/auth/sessions';

test('an account with an unverified email is sent to verification [AUTH-06]', async ({ page, request }) => {
  const email = await signUp(request, 'creator');
  const form = await openSignIn(page);
  await submitSignIn(form, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await buttonIn(page, 'Wrong address?').click();
  await expect(emailIn(page)).toHaveValue(email);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('a failed connection says so, the next try works, and a return URL stored at sign-up is cleared [ERR-08] [STATE-10] [STATE-11] [ENT-80]', async ({
    page,
    context,
    request,
  }) => {
    const { email } = await newAccount(request, 'business');
    await openHydrated(page, '/login');
    await page.evaluate(() => localStorage.setItem('postSignupRedirect', '/business/campaigns'));
    await page.route(SESSIONS, (route) => route.abort('internetdisconnected'));
    await submitSignIn(page.getByRole('main'), email, PASSWORD);
    await expect(words(page, 'Connection Error')).toBeVisible();
    await page.unroute(SESSIONS);
    await buttonIn(page.getByRole('main'), 'Sign In').click();
    await expect(page).toHaveURL('/onboarding');
    expect((await context.cookies()).some(({ httpOnly }) => httpOnly)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('postSignupRedirect'))).toBeNull();
  });
});

test('after wrong passwords the button counts down, then a code from the inbox is asked for', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request, 'business');
  const form = await openSignIn(page);
  const refusals = [
    {
      status: 429,
      code: 'too_many_requests',
      detail: 'Try again in 2 seconds.',
      retry_after_seconds: 2,
    },
    { status: 403, code: 'device_proof_required', detail: 'Confirm with a code we email you.' },
  ];
  await page.route('**/api/auth/sessions', (route) => {
    const refusal = refusals.shift();
    return refusal ? route.fulfill({ status: refusal.status, json: refusal }) : route.continue();
  });
  await submitSignIn(form, email, PASSWORD);
  await expect(buttonIn(form, /^Try again in [12] seconds?$/)).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByRole('alert').filter({ hasText: 'Try again in 2 seconds.' })).toBeVisible();
  await buttonIn(form, 'Sign In').click();

  const code = form.getByRole('textbox', { name: 'Code from the email' });
  await expect(code).toBeVisible();
  await expectAccessible(page, 'a code is asked for');
  await buttonIn(form, 'Sign In').click();
  await expect(code).toHaveAccessibleDescription('Enter the code from the email');
  await code.fill('AAAA-AAAA');
  await buttonIn(form, 'Sign In').click();
  await expect(code).toHaveAccessibleDescription(/^This code is wrong or has expired/);
  await untilMailed(request, email, /^Your Bizmeet sign-in code$/);
  const mailed = (await mailsTo(request, email)).find(
    ({ subject }) => subject === 'Your Bizmeet sign-in code',
  );
  await code.fill(/\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(mailed?.html ?? '')?.[0] ?? '');
  await buttonIn(form, 'Sign In').click();
  await expect(page).toHaveURL('/onboarding');
});
