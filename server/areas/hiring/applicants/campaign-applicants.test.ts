import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { type Maker, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import type { Route } from '#test/support/calls.ts';
import { testApplicants } from '#test/support/campaign-applicants.ts';
import { dayFrom } from '#test/support/campaigns.ts';

const { context, call, place, begin, applied, apply, invited, newAdmin, list, decide } =
  await testApplicants();
const stranger = await newShop(context);
beforeEach(begin);

async function namesOf(query = ''): Promise<string[]> {
  const { applicants } = await list(query);
  return applicants.map((row: { full_name: string }) => row.full_name);
}

async function settleIn(creator: Maker, name: Parameters<typeof neighborhoodId>[0]) {
  await context.db
    .updateTable('creators')
    .set({ home_neighborhood_id: neighborhoodId(name), handle: `h.${creator.creator_id.slice(-10)}` })
    .where('id', '=', creator.creator_id)
    .execute();
}

describe('the list of applicants', () => {
  it('lists them by status, and counts each group', async () => {
    await applied({}, { full_name: 'New One' });
    await applied({ status: 'shortlisted' }, { full_name: 'Starred' });
    await applied({ status: 'rejected' }, { full_name: 'Turned Down' });
    await applied({ status: 'withdrawn' }, { full_name: 'Gone' });
    await invited('Asked');
    expect(await namesOf()).toEqual(['Starred', 'New One']);
    expect(await namesOf('segment=shortlisted')).toEqual(['Starred']);
    expect((await namesOf('segment=declined')).sort()).toEqual(['Gone', 'Turned Down']);
    expect(await namesOf('segment=invited')).toEqual(['Asked']);
    const { counts, spots, can_choose, decide_by } = await list();
    expect(counts).toEqual({ to_review: 2, shortlisted: 1, accepted: 0, declined: 2, invited: 1 });
    expect(spots).toEqual({ slots: 3, funded: 3, taken: 0, open: 3 });
    expect({ can_choose, decide_by }).toEqual({ can_choose: true, decide_by: dayFrom(context.now(), 34) });
  });

  it('filters by platform, followers, neighborhood, price and name, each on its own', async () => {
    const big = await applied({}, { full_name: 'Big Lens', followers: 90_000 });
    const small = await applied({ asks_cents: 40_000 }, { full_name: 'Small Lens', followers: 4_000 });
    await settleIn(big, 'Bushwick');
    await settleIn(small, 'Harlem');
    expect(await namesOf('min_followers=50000')).toEqual(['Big Lens']);
    expect(await namesOf(`neighborhood_id=${neighborhoodId('Harlem')}`)).toEqual(['Small Lens']);
    expect(await namesOf('has_quote=true')).toEqual(['Small Lens']);
    expect(await namesOf('search=small')).toEqual(['Small Lens']);
    expect(await namesOf(`search=@h.${big.creator_id.slice(-10)}`)).toEqual(['Big Lens']);
    expect(await namesOf('platform=youtube')).toEqual([]);
    expect((await namesOf('platform=tiktok')).length).toBe(2);
    expect(await namesOf('search=%25')).toEqual([]);
  });

  it('sorts by followers, views, price and distance to the shop', async () => {
    const near = await applied({}, { full_name: 'Near', followers: 10 });
    const far = await applied({ asks_cents: 20_000 }, { full_name: 'Far', followers: 99 });
    await applied({ asks_cents: 79_000 }, { full_name: 'Unknown', followers: 50 });
    await settleIn(near, 'Greenpoint');
    await settleIn(far, 'Riverdale');
    await context.db
      .insertInto('business_locations')
      .values({
        id: newId(),
        business_id: place.shop.business_id,
        location_name: 'Shop',
        address: '731 Manhattan Avenue',
        latitude: 40.7304,
        longitude: -73.9515,
        is_primary: true,
      })
      .execute();
    expect(await namesOf('sort=followers')).toEqual(['Far', 'Unknown', 'Near']);
    expect(await namesOf('sort=avg_views')).toEqual(['Far', 'Unknown', 'Near']);
    expect(await namesOf('sort=price')).toEqual(['Far', 'Near', 'Unknown']);
    expect(await namesOf('sort=distance')).toEqual(['Near', 'Far', 'Unknown']);
    const { applicants } = await list('sort=distance');
    expect(applicants[0].distance_miles).toBeLessThan(1.5);
    expect(applicants[1].distance_miles).toBeGreaterThan(8);
    expect(applicants[2].distance_miles).toBeNull();
  });

  it('pages without skipping or repeating anybody, even when they are alike', async () => {
    const everybody = [];
    for (let index = 0; index < 7; index += 1) {
      const status = index % 3 === 0 ? 'shortlisted' : 'submitted';
      everybody.push((await applied({ status }, { followers: 500 })).id);
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(`sort=followers&limit=2&cursor=${cursor}`);
      seen.push(...page.applicants.map((row: { application_id: string }) => row.application_id));
      cursor = page.next_cursor ?? '';
    } while (cursor !== '');
    expect([...seen].sort()).toEqual([...everybody].sort());
  });

  it.each([
    'nonsense',
    Buffer.from('["x|y","no-id"]').toString('base64url'),
    Buffer.from(`["0|x","${newId()}"]`).toString('base64url'),
  ])('a made-up cursor is refused: %s', async (cursor) => {
    const answer = await call(`GET ${place.base}/applicants?cursor=${cursor}`, {
      headers: place.shop.headers,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('shows the response time once there are three decisions', async () => {
    const three = [await applied(), await applied(), await applied()];
    const hours = [2, 2, 26];
    const response: object[] = [];
    for (const [index, { id }] of three.entries()) {
      context.clock.advance({ hours: hours[index] ?? 0 });
      await decide(id, { decision: 'reject', reason: 'dates' });
      response.push((await list()).response_time);
    }
    expect(response.slice(1)).toEqual([
      { median_hours: null, decision_count: 2 },
      { median_hours: 4, decision_count: 3 },
    ]);
  });

  it('says whether each meets the criteria', async () => {
    await context.db
      .updateTable('campaigns')
      .set({ min_followers: 10_000, criteria_niches: ['baking'] })
      .where('id', '=', place.campaign_id)
      .execute();
    const jules = await applied();
    await context.db
      .insertInto('creator_niches')
      .values({ creator_id: jules.creator_id, niche: 'coffee' })
      .execute();
    expect((await list()).applicants[0].fits).toEqual([
      { criterion: 'followers', fits: true, is_required: true, words: '61,200 followers, 10,000 required' },
      { criterion: 'niches', fits: false, is_required: false, words: 'Looking for: Baking' },
    ]);
  });
});

describe('one applicant', () => {
  it('is shown with pitch, answers, pieces, price and past jobs', async () => {
    await context.db
      .updateTable('campaigns')
      .set({ questions: ['Which light?'] })
      .where('id', '=', place.campaign_id)
      .execute();
    const jules = await newMaker(context);
    const link = newId();
    await context.db
      .insertInto('portfolio_links')
      .values({
        id: link,
        creator_id: jules.creator_id,
        url: 'https://www.tiktok.com/@a/video/1',
        platform: 'tiktok',
      })
      .execute();
    const before = await newOpenCampaign(context, { business_id: stranger.business_id, title: 'Bagels' });
    const past = await apply(jules, before);
    const accepted = await call(
      `POST /api/businesses/${stranger.business_id}/campaigns/${before}/applicants/${past}/decision`,
      { headers: stranger.headers, payload: { decision: 'accept' } },
    );
    expect(accepted.json()).toMatchObject({ status: 'accepted' });
    const id = await apply(jules, place.campaign_id, {
      words: {
        answers: ['North'],
        availability: 'Wednesday, 5:30 a.m.',
        pieces: [{ kind: 'link', id: link }],
      },
      asks_cents: 40_000,
    });
    const answer = await call(`GET ${place.base}/applicants/${id}`, { headers: place.shop.headers });
    expect(answer.json()).toMatchObject({
      pitch: 'I know when the good ten seconds are.',
      availability: 'Wednesday, 5:30 a.m.',
      answers: [{ question: 'Which light?', answer: 'North' }],
      pieces: [{ file: null, link: { id: link } }],
      quote: { made_by: 'creator', amount_cents: 40_000 },
      jobs_count: 1,
      jobs_here_count: 0,
      past_jobs: [{ campaign_title: 'Bagels', business_name: 'Crumb & Co' }],
      accounts: [{ platform: 'tiktok', claimed_followers: 61_200 }],
      has_newer_brief: false,
    });
    expect(answer.body).not.toContain(jules.email);
  });
});

describe('every route', () => {
  it('is closed to another shop, and to the campaign of one shop under the id of another', async () => {
    const jules = await applied();
    const borrowed = `/api/businesses/${stranger.business_id}/campaigns/${place.campaign_id}` as const;
    for (const at of [place.base, borrowed]) {
      const routes: [Route, object?][] = [
        [`GET ${at}/applicants`],
        [`GET ${at}/applicants/${jules.id}`],
        [`POST ${at}/applicants/${jules.id}/decision`, { decision: 'accept' }],
        [`POST ${at}/applicant-decisions`, { application_ids: [jules.id], decision: 'shortlist' }],
        [`POST ${at}/decision-undos`, { application_ids: [jules.id] }],
        [`GET ${at}/applicants/${jules.id}/notes`],
        [`POST ${at}/applicants/${jules.id}/notes`, { body: 'Hello' }],
        [`DELETE ${at}/applicants/${jules.id}/notes/${newId()}`],
        [`GET ${at}/creators`],
        [`POST ${at}/creator-invitations`, { creator_ids: [jules.creator_id] }],
      ];
      for (const [route, payload] of routes) {
        const answer = await call(route, { headers: stranger.headers, ...(payload && { payload }) });
        expect(answer.json(), route).toMatchObject({ status: 404, code: 'not_found' });
      }
    }
    expect((await list()).applicants[0].status).toBe('submitted');
  });

  it('lets an admin look and nothing else', async () => {
    const [jules, admin] = [await applied(), await newAdmin()];
    expect((await list('', admin)).applicants).toHaveLength(1);
    expect((await decide(jules.id, { decision: 'accept' }, admin)).statusCode).toBe(404);
    const note = { headers: admin, payload: { body: 'Hello' } };
    expect((await call(`POST ${place.base}/applicants/${jules.id}/notes`, note)).statusCode).toBe(404);
  });

  it('finds no applicant of another campaign of the same shop', async () => {
    const jules = await applied();
    const other = await newOpenCampaign(context, { business_id: place.shop.business_id });
    const at = `/api/businesses/${place.shop.business_id}/campaigns/${other}/applicants/${jules.id}` as const;
    expect((await call(`GET ${at}`, { headers: place.shop.headers })).statusCode).toBe(404);
  });
});
