import { describe, expect, it } from 'vitest';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { locationIn } from '#test/support/places.ts';
import { testApp } from '#test/support/test-app.ts';
import { refreshListing } from '../commands/refresh-listing.ts';
import { PageCache } from './page-cache.ts';
import type { SharedPage } from './read-page.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const headers = await signInAs(
  context,
  await newPerson(context, { role: 'creator', creator: { status: 'active' } }),
);
const now = new Date('2026-06-10T16:00:00Z');

function newMark(): string {
  return `cache${Math.random().toString(36).slice(2).replace(/\d/g, 'q')}x`;
}

function pageOf(campaign_id: string): SharedPage {
  const campaigns = [{ campaign_id, card: '{}', creator_payout_cents: null }];
  return { campaigns, next_cursor: null, found_count: null, generation: 1 };
}

async function find(mark: string) {
  return (await call(`GET /api/campaigns?q=${mark}`, { headers })).json().campaigns;
}

describe('a page that is remembered', () => {
  it('is dropped at once when a campaign changes, appears or goes', async () => {
    const mark = newMark();
    const id = await newListedCampaign(context, { title: mark });
    expect(await find(mark)).toHaveLength(1);
    const other = await newListedCampaign(context, { title: mark });
    expect(await find(mark)).toHaveLength(2);
    await inTransaction(context.db, async (tx) => {
      await tx
        .updateTable('campaigns')
        .set({ title: `${mark} again` })
        .where('id', '=', id)
        .execute();
      await refreshListing(tx, id);
    });
    expect((await find(mark)).map(({ title }: { title: string }) => title)).toContain(`${mark} again`);
    await inTransaction(context.db, async (tx) =>
      moveCampaign(tx, context, await lockCampaign(tx, other), { move: 'pause', mover: 'business' }),
    );
    expect(await find(mark)).toHaveLength(1);
    await inTransaction(context.db, async (tx) =>
      moveCampaign(tx, context, await lockCampaign(tx, other), { move: 'resume', mover: 'business' }),
    );
    expect(await find(mark)).toHaveLength(2);
  });

  it('follows the name, the industry and the neighborhood of the shop', async () => {
    const owner = await newPerson(context, { role: 'business', membership: 'owner' });
    const as = await signInAs(context, owner);
    const mark = newMark();
    const id = await newListedCampaign(context, { title: mark });
    const place = await call(`POST /api/businesses/${owner.business_id}/locations`, {
      headers: as,
      payload: locationIn('Greenpoint'),
    });
    await inTransaction(context.db, async (tx) => {
      await tx
        .updateTable('campaigns')
        .set({ business_id: owner.business_id ?? '', location_id: place.json().id })
        .where('id', '=', id)
        .execute();
      await refreshListing(tx, id);
    });
    expect(await find(mark)).toMatchObject([
      { business_name: 'Crumb & Co', location_neighborhood: 'Greenpoint', borough: 'Brooklyn' },
    ]);
    const { version } = (await call(`GET /api/businesses/${owner.business_id}`, { headers: as })).json();
    const business = { business_name: 'Crumb and Sons', industry: 'bakery', version };
    await call(`PATCH /api/businesses/${owner.business_id}`, { headers: as, payload: business });
    await call(`PATCH /api/locations/${place.json().id}`, { headers: as, payload: locationIn('Astoria') });
    expect(await find(mark)).toMatchObject([
      {
        business_name: 'Crumb and Sons',
        industry: 'bakery',
        location_neighborhood: 'Astoria',
        borough: 'Queens',
      },
    ]);
  });

  it('shows nothing of a change that was rolled back', async () => {
    const mark = newMark();
    const id = await newListedCampaign(context, { title: mark });
    const change = inTransaction(context.db, async (tx) => {
      await tx
        .updateTable('campaigns')
        .set({ title: `${mark} never` })
        .where('id', '=', id)
        .execute();
      await refreshListing(tx, id);
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(await find(mark)).toMatchObject([{ title: mark }]);
  });

  it('is read once for all who ask at once, again when it is old, and not kept when it failed', async () => {
    const cache = new PageCache(120);
    let reads = 0;
    const ask = async (at: Date) => {
      const kept = cache.find('a', at);
      if (kept) return kept.page;
      reads += 1;
      const isAway = reads === 3;
      const reading = isAway ? Promise.reject(new Error('away')) : Promise.resolve({ page: pageOf('x') });
      return (await cache.keep('a', at, reading)).page;
    };
    const later = new Date(now.getTime() + 120_000);
    const latest = new Date(later.getTime() + 120_000);
    await Promise.all(Array.from({ length: 20 }, () => ask(now)));
    expect(reads).toBe(1);
    await ask(later);
    expect(reads).toBe(2);
    await expect(ask(latest)).rejects.toThrow('away');
    await ask(latest);
    await ask(latest);
    expect(reads).toBe(4);
  });

  it('is dropped once, by the first reader that finds it old, and its replacement is kept', async () => {
    const cache = new PageCache(120);
    await cache.keep('a', now, Promise.resolve({ page: pageOf('old') }));
    const old = cache.find('a', now);
    if (old === null) throw new Error('It was not kept.');
    cache.drop('a', old);
    expect(cache.find('a', now)).toBeNull();
    await cache.keep('a', now, Promise.resolve({ page: pageOf('new') }));
    cache.drop('a', old);
    expect(await cache.find('a', now)?.page).toEqual(pageOf('new'));
  });

  it('contains nothing personal', async () => {
    const mark = newMark();
    const id = await newListedCampaign(context, { title: mark });
    const other = await signInAs(
      context,
      await newPerson(context, { role: 'creator', creator: { status: 'active' } }),
    );
    await call(`PUT /api/campaigns/${id}/bookmark`, { headers });
    expect(await find(mark)).toMatchObject([{ is_saved: true }]);
    const theirs = await call(`GET /api/campaigns?q=${mark}`, { headers: other });
    expect(theirs.json().campaigns).toMatchObject([{ is_saved: false }]);
    expect(await find(mark)).toMatchObject([{ is_saved: true }]);
  });

  it('makes room: memory is bounded however many pages are asked for', async () => {
    const cache = new PageCache(120);
    for (let at = 0; at < 1_200; at += 1) {
      await cache.keep(`page ${at}`, now, Promise.resolve({ page: pageOf('x') }));
    }
    expect(cache.find('page 0', now)).toBeNull();
    expect(await cache.find('page 1199', now)?.page).toEqual(pageOf('x'));
  });
});

describe('what can be filtered by', () => {
  it('holds each industry and neighborhood with open campaigns once, in order, and payouts for creators alone (decision: options counted from live campaigns) [DISC-41] [DISC-42] [CALL-54] [CALL-55] [CALL-56] [CALL-57]', async () => {
    for (const industry of ['coffee', 'coffee', 'bakery', null]) {
      await newListedCampaign(context, {
        industry,
        neighborhood: 'Greenpoint',
        creator_payout_cents: 15_000,
      });
    }
    context.clock.advance({ hours: 1 });
    const options = (await call('GET /api/campaign-filters', { headers })).json();
    const names = options.industries.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(expect.arrayContaining(['Bakery', 'Coffee']));
    const places = options.neighborhoods.map(({ slug }: { slug: string }) => slug);
    expect(places).toEqual([...new Set(places)].sort());
    expect(places.filter((slug: string) => slug === 'greenpoint')).toHaveLength(1);
    expect(options.payout_histogram[1]).toBeGreaterThanOrEqual(4);
    const business = await signInAs(
      context,
      await newPerson(context, { role: 'business', membership: 'owner' }),
    );
    const theirs = (await call('GET /api/campaign-filters', { headers: business })).json();
    expect(theirs).toEqual({ ...options, payout_histogram: null });
  });
});
