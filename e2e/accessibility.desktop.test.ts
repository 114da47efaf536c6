import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { openHydrated } from './support/hydrated.ts';
import { type DEMO, signInAs } from './support/people.ts';
import { test } from './support/test.ts';

/** Their layout is the same at both widths. */
const PUBLIC_PAGES = [
  '/privacy-policy',
  '/terms-of-service',
  '/login',
  '/signup',
  '/auth/instagram/callback',
  '/waiting-list',
  '/unsubscribe',
  '/dev/mailbox',
];

const MEMBER_PAGES: readonly [who: keyof typeof DEMO, path: string][] = [
  ['manager', '/business/settings/billing'],
  ['newOwner', '/onboarding'],
  ['inReview', '/apply/status'],
  ['turnedDown', '/apply/status'],
  ['suspended', '/'],
  ['roleless', '/settings'],
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of PUBLIC_PAGES) {
  test(`axe finds nothing on ${path} in either theme, and it fits a narrow phone and large text`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await expectAccessible(page, path);
    await expectFits(page, path);
  });
}

for (const [who, path] of MEMBER_PAGES) {
  test(`axe finds nothing on ${path} as ${who} in either theme, and it fits a narrow phone and large text`, async ({
    page,
  }) => {
    await signInAs(page, who);
    await openHydrated(page, path);
    await expectAccessible(page, path);
    await expectFits(page, path);
  });
}
