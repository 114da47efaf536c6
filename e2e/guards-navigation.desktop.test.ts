import { openAlive } from './support/alive.ts';
import { follow, isSameDocument } from './support/follow.ts';
import { type DEMO, signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

type Journey = readonly [from: string, to: string, heading: RegExp];

/** From a public page, by a link the router takes over: where it leads, and what stands there. */
const JOURNEYS: readonly [who: keyof typeof DEMO, title: string, journeys: readonly Journey[]][] = [
  [
    'owner',
    'an owner stays in the business area [ROUTE-15] [ROUTE-27] [STATE-33]',
    [
      ['/admin', '/', /storefronts/],
      ['/creator', '/business', /needs? you\./],
      ['/settings', '/business/settings', /Settings/],
    ],
  ],
  [
    'newOwner',
    'a new owner is led to the set-up [ROUTE-20] [STATE-27]',
    [['/business/settings', '/onboarding', /Welcome, Nina/]],
  ],
  [
    'manager',
    'a manager has the business area too [ROUTE-15]',
    [['/onboarding', '/business', /needs? you\./]],
  ],
  [
    'creator',
    'a creator stays in the creator area [CREATOR-01] [BIZ-01]',
    [
      ['/business', '/creator', /waits? for you\.$/],
      ['/settings', '/creator/settings', /Settings/],
    ],
  ],
  [
    'applicant',
    'an applicant stays with the application [ROUTE-24] [ROUTE-11] [PERM-08]',
    [['/creator', '/apply', /Who is behind the camera/]],
  ],
  [
    'inReview',
    'whoever waits is led to where it stands [ROUTE-09] [PERM-08]',
    [['/apply', '/apply/status', /with us/]],
  ],
  [
    'turnedDown',
    'whoever was turned down is led to the reason [ROUTE-06]',
    [['/campaigns', '/apply/status', /Not this time/]],
  ],
  ['suspended', 'a suspended account is led to the front page [STATE-26]', [['/creator', '/', /suspended/]]],
  [
    'admin',
    'an admin stays in the admin area [ADMIN-14] [PERM-14]',
    [
      ['/creator', '/admin', /Overview/],
      ['/business', '/admin', /Overview/],
    ],
  ],
  [
    'roleless',
    'an account without a role has no area [ROUTE-05] [ROUTE-33]',
    [
      ['/business', '/', /storefronts/],
      ['/settings', '/settings', /Settings/],
    ],
  ],
];

for (const [who, title, journeys] of JOURNEYS) {
  test(`by links, ${title} [STATE-34]`, async ({ page }) => {
    await signInAs(page, who);
    await openAlive(page, '/privacy-policy');
    for (const [from, to, heading] of journeys) {
      await follow(page, from);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a link to an address nobody knows leads home [ROUTE-34]', async ({ page }) => {
  await openAlive(page, '/privacy-policy');
  await follow(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('storefronts');
  await expect(page).toHaveURL('/');
});

const DOORS = [
  ['/campaigns', '/login?returnTo=/campaigns'],
  ['/apply', '/login?intent=creator-apply'],
  ['/onboarding', '/login?intent=business'],
  ['/business/settings', '/login?intent=business'],
  ['/creator', '/login?intent=creator'],
  ['/admin', '/login'],
  ['/settings', '/login?returnTo=/settings'],
] as const;

test('links lead a visitor to the door, with the errand in the address letter by letter [ROUTE-04] [ROUTE-08] [ROUTE-14] [ROUTE-23] [ROUTE-26] [ROUTE-33]', async ({
  page,
}) => {
  await openAlive(page, '/privacy-policy');
  for (const [path, door] of DOORS) {
    await follow(page, path);
    await expect.poll(() => page.evaluate('location.pathname + location.search'), path).toBe(door);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);
});
