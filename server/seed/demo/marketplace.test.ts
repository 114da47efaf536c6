import { describe, expect, it } from 'vitest';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { deadlineLabel } from '#domain/format/deadlines.ts';
import { NEIGHBORHOODS } from '#server/seed/neighborhoods/neighborhoods.ts';
import { BUSINESSES } from './businesses.ts';
import { demoMarketplace } from './marketplace.ts';
import { AVAILABILITIES, COUNTER_REASON, INVITATION, NOTES, PITCHES, QUOTE_REASONS } from './pitches.ts';

const TODAY = new Date('2026-06-10T16:00:00Z');
const { businesses, business_locations, campaigns, campaign_deliverables } = demoMarketplace(TODAY);
const live = campaigns.filter((campaign) => campaign.status === 'live');

it('is the same on every call', () => {
  expect(demoMarketplace(new Date(TODAY))).toEqual(demoMarketplace(TODAY));
});

it('keeps its ids and moves its dates with the day', () => {
  const nextYear = demoMarketplace(new Date('2027-06-10T16:00:00Z'));
  expect(nextYear.campaigns.map((row) => row.public_id)).toEqual(campaigns.map((row) => row.public_id));
  expect(nextYear.campaigns[0]?.application_deadline).toBe('2027-06-13');
});

it('uses each id, slug and public id once', () => {
  const everything = [
    ...[businesses, business_locations, campaigns].flatMap((rows) => rows.map((row) => row.id)),
    ...businesses.map((row) => row.slug),
    ...campaigns.map((row) => row.public_id),
    ...campaigns.map((row) => `${row.business_id}/${row.slug}`),
  ];
  expect(everything.filter((value, index) => everything.indexOf(value) !== index)).toEqual([]);
});

describe('businesses', () => {
  it('number forty, in all five boroughs', () => {
    expect(businesses).toHaveLength(40);
    const boroughs = business_locations.map(
      ({ neighborhood_id }) => findNeighborhood(neighborhood_id)?.borough,
    );
    expect(new Set(boroughs).size).toBe(5);
  });

  it('have one primary location each', () => {
    const primary = business_locations.filter((row) => row.is_primary).map((row) => row.business_id);
    expect(primary.toSorted()).toEqual(businesses.map((row) => row.id).toSorted());
  });

  it('stand within a kilometer of the centre of their neighborhood', () => {
    const strays = business_locations.filter(({ neighborhood_id, latitude, longitude }) => {
      const centre = findNeighborhood(neighborhood_id);
      if (centre === undefined) return true;
      const north = Number(latitude) - centre.latitude;
      const east = (Number(longitude) - centre.longitude) * 0.76;
      return Math.hypot(north, east) * 111.2 > 1;
    });
    expect(strays.map((row) => row.address)).toEqual([]);
  });
});

describe('campaigns', () => {
  it('number 128 live ones and twenty in other states', () => {
    expect(live).toHaveLength(128);
    expect(campaigns).toHaveLength(148);
  });

  it('fit what a campaign may be', () => {
    for (const { title, description, creator_payout_cents: payout, slots, status } of campaigns) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(sentences(description), title).toBeGreaterThanOrEqual(2);
      expect(slots >= 1 && slots <= 8, title).toBe(true);
      if (payout === null || payout === undefined) expect(status, title).toBe('draft');
      else expect(payout >= 5_000 && payout <= 150_000 && payout % 500 === 0, title).toBe(true);
    }
  });

  it('ask for one to four kinds, each once and at most twenty times', () => {
    for (const { id, title } of campaigns) {
      const asked = campaign_deliverables.filter((row) => row.campaign_id === id);
      expect(asked.length >= 1 && asked.length <= 4, title).toBe(true);
      expect(new Set(asked.map((row) => row.kind)).size, title).toBe(asked.length);
      expect(
        asked.every(({ quantity }) => quantity >= 1 && quantity <= 20),
        title,
      ).toBe(true);
    }
  });

  it('happen where their business has a location, or nowhere', () => {
    for (const { title, business_id, location_id } of campaigns) {
      const location = business_locations.find((row) => row.id === location_id);
      if (location_id !== null) expect(location?.business_id, title).toBe(business_id);
    }
  });

  it('are published once they are live, and never in a draft', () => {
    for (const { title, status, published_at } of campaigns) {
      const isPublished = status !== 'draft' && status !== 'awaiting_funding';
      expect(published_at !== null, title).toBe(isPublished);
    }
    expect(
      live.filter((row) => deadlineLabel(row.application_deadline ?? null, TODAY) === 'Expired'),
    ).toEqual([]);
  });

  it('start after their business joined', () => {
    const joined = new Map(businesses.map((row) => [row.id, String(row.created_at)]));
    const early = campaigns.filter((row) => String(row.created_at) < (joined.get(row.business_id) ?? '9'));
    expect(early).toEqual([]);
  });
});

describe('the landing page', () => {
  it.each([
    ['Lower East Side', 6],
    ['Harlem', 5],
    ['Bushwick', 5],
    ['Greenpoint', 4],
    ['Park Slope', 4],
    ['Chinatown', 4],
    ['Astoria', 3],
    ['Jackson Heights', 3],
    ['Long Island City', 3],
    ['Red Hook', 2],
    ['Flatbush', 2],
    ['Mott Haven', 2],
    ['St. George', 1],
  ])('counts %s %i', (neighborhood, count) => {
    expect(liveIn(neighborhood)).toBe(count);
  });

  it('finds no more than two campaigns in any other neighborhood, and some without one', () => {
    const counts = NEIGHBORHOODS.map(({ neighborhood_name }) => liveIn(neighborhood_name));
    expect(counts.filter((count) => count > 2)).toHaveLength(9);
    expect(live.filter((row) => row.location_id === null)).toHaveLength(14);
  });

  it.each([
    [
      'crumb-co',
      'Film our 6 a.m. sourdough pull',
      35_000,
      '1 Instagram Reel, 2 Instagram Stories',
      '3 days left',
    ],
    [
      'stoop-flowers',
      'Peony week: build a $40 bouquet',
      28_000,
      '1 Instagram Reel, 3 Instagram Posts',
      '6 days left',
    ],
    ['second-shift-coffee', 'Who drinks coffee at midnight', 24_000, '1 Instagram Reel', '10 days left'],
    ['tia-chelo-tacos', 'The al pastor cut, up close', 40_000, '2 TikTok Videos', '8 days left'],
  ])('shows %s: %s', (slug, title, payout, summary, deadline) => {
    const campaign = live.find((row) => row.title === title);
    expect(businesses.find((row) => row.id === campaign?.business_id)?.slug).toBe(slug);
    expect(campaign?.creator_payout_cents).toBe(payout);
    expect(deadlineLabel(campaign?.application_deadline ?? null, TODAY)).toBe(deadline);
    const asked = campaign_deliverables.filter((row) => row.campaign_id === campaign?.id);
    expect(asked.map(nameDeliverable).join(', ')).toBe(summary);
  });

  it('hangs its three newest tags on Crumb & Co., Stoop Flowers and Second Shift Coffee', () => {
    const newest = live.toSorted((one, other) =>
      String(other.published_at).localeCompare(String(one.published_at)),
    );
    const names = newest
      .slice(0, 3)
      .map((row) => businesses.find(({ id }) => id === row.business_id)?.business_name);
    expect(names).toEqual(['Crumb & Co.', 'Stoop Flowers', 'Second Shift Coffee']);
  });
});

it('speaks in the product’s voice: no exclamation marks, no "e-mail", no "escrow"', () => {
  const words = BUSINESSES.flatMap(({ description, campaigns: theirs }) => [
    description,
    ...theirs.flatMap(({ title, brief }) => [title, ...brief]),
  ]);
  const facts = { shop: 'Crumb & Co.', home: 'Astoria', niche: 'food' };
  const theirs = PITCHES.map((pitch) => pitch(facts));
  words.push(...theirs, ...AVAILABILITIES, INVITATION, COUNTER_REASON, ...QUOTE_REASONS, ...NOTES);
  expect(words.filter((text) => /!|e-mail|escrow/i.test(text))).toEqual([]);
});

function findNeighborhood(id: string | null | undefined) {
  return NEIGHBORHOODS.find((row) => row.id === id);
}

function liveIn(neighborhood: string): number {
  return live.filter(({ location_id }) =>
    business_locations.some((row) => row.id === location_id && row.neighborhood === neighborhood),
  ).length;
}

function sentences(text: string): number {
  return text.split(/[.?](?= |$)/).filter((sentence) => sentence.trim().length > 3).length;
}
