import type { APIRequestContext } from '@playwright/test';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Pages whose parts have another order on phones, and the part the browser has to have read before it paints them. */
const PAGES = [
  { name: 'a campaign', who: 'creator', find: newestCampaign, lastPart: 'apply' },
  {
    name: 'the locations of a shop',
    who: 'owner',
    find: () => '/business/locations',
    lastPart: 'locations-map',
  },
  { name: 'an application', who: 'inReview', find: () => '/apply/status', lastPart: 'status-aside' },
] as const;

for (const { name, who, find, lastPart } of PAGES) {
  test(`${name} isn’t painted on a phone before the parts that come first there have arrived`, async ({
    page,
  }) => {
    await signInAs(page, who);
    const html = await (await page.request.get(await find(page.request))).text();
    expect(html).toMatch(new RegExp(`<link [^>]*rel="expect" href="#${lastPart}" blocking="render"`));
    expect(html.split(`id="${lastPart}"`)).toHaveLength(2);
  });
}

async function newestCampaign(request: APIRequestContext): Promise<string> {
  const { campaigns } = await (await request.get('/api/campaigns')).json();
  return `/campaigns/${campaigns[0].public_id}`;
}
