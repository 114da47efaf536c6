import { openAlive } from './support/alive.ts';
import { submitSignIn } from './support/door.ts';
import { DEMO, DEMO_PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

const HOMES = {
  owner: '/business',
  newOwner: '/onboarding',
  creator: '/creator',
  applicant: '/apply',
  inReview: '/apply/status',
  admin: '/admin',
  roleless: '/',
} as const;

for (const [who, home] of Object.entries(HOMES) as [keyof typeof HOMES, string][]) {
  test(`signing in leads ${who} home to ${home} [ROUTE-43]`, async ({ page }) => {
    await openAlive(page, '/login');
    await submitSignIn(page.getByRole('main'), DEMO[who], DEMO_PASSWORD);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
