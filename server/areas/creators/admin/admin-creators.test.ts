import { describe, expect, it } from 'vitest';
import type { AdminBusinessRow } from '#contract/businesses/admin.ts';
import type { AdminCreatorRow } from '#contract/creators/admin.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newApplicant } from '#test/support/applicants.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPayer, payIn, totalOf } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const headers = await signInAs(context, await newPerson(context, { role: 'admin' }));
const REASON = 'Two businesses reported that agreed videos were taken down.';

async function list(query: string): Promise<AdminCreatorRow[]> {
  return (await call(`GET /api/admin/creators?${query}`, { headers })).json().creators;
}

describe('creators [ADMIN-04] [ADMIN-20]', () => {
  it('are found by handle, status, niche and neighborhood, together or apart', async () => {
    const { creator_id } = await newApplicant(context, { status: 'active' });
    const { id: neighborhood_id } = await context.db
      .selectFrom('neighborhoods')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const handle = `q${creator_id.replaceAll('-', '').slice(-20)}`;
    await context.db
      .updateTable('creators')
      .set({ handle, home_neighborhood_id: neighborhood_id })
      .where('id', '=', creator_id)
      .execute();
    await context.db.insertInto('creator_niches').values({ creator_id, niche: 'baking' }).execute();
    for (const query of [
      `search=@${handle.slice(0, 15)}`,
      'status=active&niche=baking',
      `neighborhood_id=${neighborhood_id}&search=${handle}`,
    ]) {
      expect((await list(query)).map(({ id }) => id)).toContain(creator_id);
    }
    expect((await list(`search=${handle}`))[0]).toMatchObject({
      handle,
      niches: ['baking'],
      status: 'active',
    });
    expect(await list(`search=${handle}&status=suspended`)).toEqual([]);
    expect(await list(`search=${handle}&niche=coffee`)).toEqual([]);
  });

  it('of a search are counted for each status and niche as the list shows them', async () => {
    const prefix = `w${newId().replaceAll('-', '').slice(-12)}`;
    const cast = [
      ['active', ['baking', 'coffee']],
      ['active', ['coffee']],
      ['suspended', ['baking']],
      ['pending_review', []],
    ] as const;
    for (const [at, [status, niches]] of cast.entries()) {
      const { creator_id } = await newApplicant(context, { status });
      await context.db
        .updateTable('creators')
        .set({ handle: `${prefix}${at}` })
        .where('id', '=', creator_id)
        .execute();
      for (const niche of niches)
        await context.db.insertInto('creator_niches').values({ creator_id, niche }).execute();
    }
    for (const chosen of ['', '&status=active', '&niche=baking', '&status=active&niche=coffee']) {
      const query = `search=${prefix}${chosen}`;
      const { counts } = (await call(`GET /api/admin/creators?${query}`, { headers })).json();
      for (const [filter, values] of [
        ['status', ['active', 'suspended', 'pending_review']],
        ['niche', ['baking', 'coffee', 'food']],
      ] as const) {
        const others = query.replace(new RegExp(`&${filter}=\\w+`), '');
        expect(counts[filter].all).toBe((await list(others)).length);
        for (const value of values) {
          expect(counts[filter][value]).toBe((await list(`${others}&${filter}=${value}`)).length);
        }
      }
    }
  });

  it('are kept out with a reason and let back in, each once; the account stays', async () => {
    const { creator_id, user_id } = await newApplicant(context, { status: 'active' });
    const payload = { reason: REASON };
    const suspend = () => call(`PUT /api/admin/creators/${creator_id}/suspension`, { headers, payload });
    const reinstate = () =>
      call(`POST /api/admin/creators/${creator_id}/reinstatement`, { headers, payload });
    const answers = await Promise.all([suspend(), suspend(), suspend()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await reinstate()).json()).toEqual({ creator_id, status: 'active' });
    expect((await reinstate()).statusCode).toBe(409);
    const { account_status } = await context.db
      .selectFrom('profiles')
      .select('account_status')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    expect(account_status).toBe('active');
    const query = `subject_type=creator&subject_id=${creator_id}`;
    const { entries } = (await call(`GET /api/admin/audit-log?${query}`, { headers })).json();
    expect(entries).toMatchObject([
      { action: 'reinstate_creator', before: { status: 'suspended' }, after: { status: 'active' } },
      { action: 'suspend_creator', reason: REASON },
    ]);
  });

  it('are not suspended without a reason, nor where there is none', async () => {
    const { creator_id } = await newApplicant(context, { status: 'active' });
    const url = (id: string) => `PUT /api/admin/creators/${id}/suspension` as const;
    expect((await call(url(creator_id), { headers, payload: { reason: 'no' } })).statusCode).toBe(400);
    expect((await call(url(newId()), { headers, payload: { reason: REASON } })).statusCode).toBe(404);
  });
});

describe('businesses [ADMIN-03] [ADMIN-19]', () => {
  it('are found by name, industry and how far they are set up', async () => {
    const { business_id } = await newPerson(context, { role: 'business', membership: 'owner' });
    const id = business_id ?? '';
    const business_name = `Zinnia ${id}`;
    await context.db
      .updateTable('businesses')
      .set({ business_name, industry: 'bakery' })
      .where('id', '=', id)
      .execute();
    const names = async (query: string): Promise<AdminBusinessRow[]> =>
      (await call(`GET /api/admin/businesses?search=zinnia%20${id}${query}`, { headers })).json().businesses;
    expect(await names('&industry=bakery&setup=done')).toMatchObject([
      { id, business_name, is_set_up: true },
    ]);
    expect(await names('&industry=coffee')).toEqual([]);
    await context.db
      .insertInto('business_onboardings')
      .values({ business_id: id, step: 'website' })
      .execute();
    expect(await names('&setup=open')).toMatchObject([{ id, is_set_up: false }]);
    expect(await names('&setup=done')).toEqual([]);
  });

  it('a record counts what it holds and names who runs it', async () => {
    const owner = await newPerson(context, { role: 'business', membership: 'owner' });
    const answer = await call(`GET /api/admin/businesses/${owner.business_id}`, { headers });
    expect(answer.json()).toMatchObject({
      id: owner.business_id,
      members: [{ user_id: owner.user_id, role: 'owner', status: 'active' }],
      locations: [],
      media: [],
      campaigns: [],
      held_cents: 0,
      paid_in_cents: 0,
    });
    expect((await call(`GET /api/admin/businesses/${newId()}`, { headers })).statusCode).toBe(404);
  });

  it('a business is found by its owner’s email, with its money, its open campaigns and their last sign-in', async () => {
    const payer = await newPayer(context, { payout_cents: 20_000, slots: 2 });
    await payIn(context, payer);
    await signInAs(context, payer.owner);
    const query = `search=${encodeURIComponent(payer.owner.email)}`;
    const { businesses } = (await call(`GET /api/admin/businesses?${query}`, { headers })).json();
    const paid = totalOf(20_000, 2);
    expect(businesses).toMatchObject([
      { id: payer.business_id, held_cents: paid, paid_in_cents: paid, live_campaign_count: 1 },
    ]);
    expect(businesses[0]).toHaveProperty('owner_signed_in_at');
  });
});
