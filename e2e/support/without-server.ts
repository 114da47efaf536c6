import type { Page } from '@playwright/test';

/** Answers what the forms send: how they look does not hang on it. */
export async function withoutServer(page: Page): Promise<void> {
  const placed = { email: 'maya@okafor.example', resend_after_seconds: 60 };
  const receipt = { ...placed, ticket: 'a-ticket-of-no-account' };
  await page.route('**/api/auth/sign-ups', (route) => route.fulfill({ status: 201, json: receipt }));
  await page.route('**/api/auth/sign-in-links', (route) => route.fulfill({ status: 202, json: placed }));
  await page.route('**/api/auth/verification-checks', (route) =>
    route.fulfill({ json: { is_verified: false } }),
  );
}
