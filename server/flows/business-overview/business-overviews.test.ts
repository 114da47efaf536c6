import { expect, it } from 'vitest';
import type { EnrichmentStatus } from '#domain/businesses/enrichment.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newApplication, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const owner = await newPerson(context, { role: 'business', membership: 'owner' });
const id = owner.business_id ?? '';
const headers = await signInAs(context, owner);

async function look(asked = headers) {
  return (await call(`GET /api/businesses/${id}/overview`, { headers: asked })).json();
}

async function open(slug: string, more: { is_primary?: boolean; archived_at?: string } = {}) {
  const place = await context.db
    .selectFrom('neighborhoods')
    .select(['id', 'latitude', 'longitude'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const { id: neighborhood_id, ...pin } = place;
  await context.db
    .insertInto('business_locations')
    .values({
      id: newId(),
      business_id: id,
      location_name: slug,
      address: '1 St',
      neighborhood_id,
      ...pin,
      ...more,
    })
    .execute();
}

it('counts what is missing from what is there', async () => {
  expect((await look()).needs.map(({ kind }: { kind: string }) => kind)).toEqual([
    'location',
    'description',
    'storefront_photo',
    'logo',
  ]);
  await open('astoria', { archived_at: new Date().toISOString() });
  await open('bushwick');
  await open('greenpoint', { is_primary: true });
  await context.db
    .updateTable('businesses')
    .set({ description: 'Two ovens.' })
    .where('id', '=', id)
    .execute();
  expect(await look()).toMatchObject({
    needs: [{ kind: 'storefront_photo' }, { kind: 'logo' }],
    location_count: 2,
    boroughs: ['Brooklyn'],
    neighborhood: { neighborhood_name: 'Greenpoint' },
  });
});

it('says that the website could not be read, until it could', async () => {
  const attempt = async (status: EnrichmentStatus, minutes: number) => {
    const created_at = new Date(Date.now() + minutes * 60_000).toISOString();
    await context.db
      .insertInto('enrichments')
      .values({
        id: newId(),
        business_id: id,
        requested_by: owner.user_id,
        website_url: 'https://crumb.nyc/',
        sources: [],
        status,
        created_at,
      })
      .execute();
  };
  await attempt('failed', 0);
  expect((await look()).needs.at(-1)).toEqual({
    kind: 'website_unread',
    subject: 'https://crumb.nyc/',
    due_at: null,
  });
  await attempt('done', 1);
  expect((await look()).needs.some(({ kind }: { kind: string }) => kind === 'website_unread')).toBe(false);
});

it('invitations are the owner’s to see; managers and admins see the rest, strangers nothing', async () => {
  await context.db
    .insertInto('business_invitations')
    .values({
      id: newId(),
      business_id: id,
      email: 'jo@example.com',
      role: 'manager',
      status: 'invited',
      invited_by: owner.user_id,
      expires_at: new Date(context.now().getTime() + 86_400_000).toISOString(),
    })
    .execute();
  expect((await look()).needs[0]).toMatchObject({ kind: 'invitation_waiting', subject: 'jo@example.com' });
  const manager = await newPerson(context, { role: 'business' });
  await context.db
    .insertInto('business_members')
    .values({ id: newId(), business_id: id, user_id: manager.user_id, role: 'manager', status: 'active' })
    .execute();
  const admin = await newPerson(context, { role: 'admin' });
  for (const person of [manager, admin]) {
    const seen = await look(await signInAs(context, person));
    expect(JSON.stringify(seen)).not.toContain('jo@example.com');
    expect(seen.needs).not.toEqual([]);
  }
  const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
  expect(await look(await signInAs(context, stranger))).toMatchObject({ status: 404 });
});

it('shows the two latest undecided applicants of each campaign that chooses, and nobody of a paused one', async () => {
  const shop = await newShop(context);
  const asOwner = await signInAs(context, shop);
  const [picking, paused] = await Promise.all([
    newOpenCampaign(context, { business_id: shop.business_id }),
    newOpenCampaign(context, { business_id: shop.business_id, status: 'paused' }),
  ]);
  const names = ['Ana Silva', 'Ben Cole', 'Cy Dunn', 'Di Reyes'];
  for (const [index, full_name] of names.entries()) {
    const { creator_id } = await newMaker(context, { full_name });
    const application = await newApplication(context, { campaign_id: picking, creator_id });
    await newApplication(context, { campaign_id: paused, creator_id });
    await context.db
      .updateTable('applications')
      .set({
        submitted_at: new Date(Date.UTC(2026, 5, 1 + index)).toISOString(),
        // The latest was answered already.
        ...(index === 3 && { status: 'rejected' as const }),
      })
      .where('id', '=', application)
      .execute();
  }
  const answer = await call(`GET /api/businesses/${shop.business_id}/overview`, { headers: asOwner });
  expect(answer.json().waiting_faces).toEqual([
    { campaign_id: picking, creator_name: 'Cy Dunn', avatar_url: null },
    { campaign_id: picking, creator_name: 'Ben Cole', avatar_url: null },
  ]);
});
