import type { Page } from '@playwright/test';
import { buttonIn, emailIn, isNarrow, openSignIn, passwordIn, submitSignIn } from './support/auth.ts';
import { expectAccessible } from './support/axe.ts';
import { mailsTo, untilMailed } from './support/mail.ts';
import { newAccount, newEmail, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('signing in is one form, in a dialog or on a page, refuses wrong passwords and unknown addresses alike, and leads home [AUTH-01] [AUTH-02] [AUTH-03] [ROUTE-42]', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request, 'business');
  const form = await openSignIn(page);
  await expect(page).toHaveURL(isNarrow(page) ? '/login' : '/');
  await expect(form.locator('form')).toHaveCount(1);
  for (const tried of [email, newEmail('nobody')]) {
    await submitSignIn(form, tried, 'not the one I chose');
    await expect(form.getByRole('alert').filter({ hasText: 'Email or password is wrong.' })).toBeVisible();
    await expect(emailIn(form)).toHaveValue(tried);
    await expect(passwordIn(form)).toBeFocused();
  }
  const visited = addressesOf(page);
  await submitSignIn(form, email, PASSWORD);
  await expect(page).toHaveURL('/onboarding');
  expect(visited).toContain('/auth/redirect');
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
  await expect(buttonIn(form, /^Again in [12] seconds?$/)).toHaveAttribute('aria-disabled', 'true');
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

/** Every address the page has been at since. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  return addresses;
}
