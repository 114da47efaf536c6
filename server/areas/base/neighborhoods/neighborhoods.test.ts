import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { type NeighborhoodName, neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { locationIn, newCampaignAt } from '#test/support/places.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const owner = await newPerson(context, { role: 'business', membership: 'owner' });
const headers = await signInAs(context, owner);

async function creatorsIn(name: NeighborhoodName, ...statuses: ('approved' | 'active' | 'draft')[]) {
  for (const status of statuses) {
    const { user_id } = await newPerson(context, { role: 'creator', creator: { status } });
    await context.db
      .updateTable('creators')
      .set({ home_neighborhood_id: neighborhoodId(name) })
      .where('user_id', '=', user_id)
      .execute();
  }
  context.clock.advance({ hours: 1 });
}

async function figures(name: NeighborhoodName) {
  return (await call(`GET /api/neighborhoods/${neighborhoodId(name)}/figures`, { headers })).json();
}

it('the neighborhoods are open to all, by name, and may be kept for an hour [ENT-12]', async () => {
  const answer = await call('GET /api/neighborhoods');
  const { neighborhoods } = answer.json();
  expect(neighborhoods).toHaveLength(212);
  expect(neighborhoods[0]).toEqual({
    id: neighborhoodId('Allerton'),
    neighborhood_name: 'Allerton',
    slug: 'allerton',
    borough: 'Bronx',
    latitude: 40.8655,
    longitude: -73.8585,
  });
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

it('figures count live campaigns with their median, and creators who passed vetting', async () => {
  await creatorsIn('Gravesend', 'approved', 'active', 'active', 'draft');
  const answer = await call(`POST /api/businesses/${owner.business_id}/locations`, {
    headers,
    payload: locationIn('Gravesend'),
  });
  const { id: location_id } = answer.json();
  const business_id = owner.business_id ?? '';
  for (const creator_payout_cents of [10_000, 20_000, 50_000, 30_000]) {
    await newCampaignAt(context, { business_id, location_id, creator_payout_cents });
  }
  await newCampaignAt(context, { business_id, location_id, creator_payout_cents: 90_000, status: 'paused' });
  expect(await figures('Gravesend')).toEqual({
    creator_count: 3,
    open_campaign_count: 4,
    median_payout_cents: 25_000,
  });
});

it('two creators in a neighborhood are too few to be told of', async () => {
  await creatorsIn('Dumbo', 'active', 'active');
  expect(await figures('Dumbo')).toEqual({
    creator_count: null,
    open_campaign_count: 0,
    median_payout_cents: null,
  });
  const { counts } = (await call('GET /api/creator-counts', { headers })).json();
  expect(counts.map((one: { neighborhood_id: string }) => one.neighborhood_id)).not.toContain(
    neighborhoodId('Dumbo'),
  );
});

it('a neighborhood that does not exist has no figures', async () => {
  const answer = await call(`GET /api/neighborhoods/${newId()}/figures`, { headers });
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
});
