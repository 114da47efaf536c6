import { expect, it } from 'vitest';
import { type FitCampaign, type FitCreator, fitReasons } from './fit-reasons.ts';

const greenpoint = { latitude: 40.7304, longitude: -73.9515 };
const creator: FitCreator = {
  home: { ...greenpoint, neighborhood_id: 'greenpoint', neighborhood: 'Greenpoint' },
  niches: ['baking', 'coffee'],
  rates: [
    { kind: 'instagram_reel', price_cents: 20000 },
    { kind: 'instagram_story', price_cents: 5000 },
  ],
  audiences: [
    { platform: 'tiktok', followers: 900 },
    { platform: 'instagram', followers: 6200 },
  ],
};
const campaign: FitCampaign = {
  business_name: 'Crumb & Co.',
  places: [{ ...greenpoint, neighborhood_id: 'greenpoint' }],
  criteria_niches: ['baking'],
  min_followers: 5000,
  deliverables: [
    { kind: 'instagram_reel', quantity: 1 },
    { kind: 'instagram_story', quantity: 2 },
  ],
  creator_payout_cents: 35000,
};
const stranger: FitCreator = { home: null, niches: [], rates: [], audiences: [] };
const textsOf = (who: FitCreator, what: FitCampaign) => fitReasons(who, what).map(({ text }) => text);

it('gives the reasons that hold, the nearest to home first', () => {
  expect(textsOf(creator, campaign)).toEqual([
    'In Greenpoint, where you live',
    'Crumb & Co. wants baking, and you make that',
    'Pays $50 more than your price for 1 Instagram Reel, 2 Instagram Stories',
    'Your Instagram has the 5,000 followers they’re looking for',
  ]);
});

it('invents nothing about somebody it knows nothing of', () => {
  expect(fitReasons(stranger, campaign)).toEqual([]);
});

it('says how far a shop in the next neighborhood is, and nothing of one across the city', () => {
  const near = { neighborhood_id: 'williamsburg', latitude: 40.7155, longitude: -73.9515 };
  const far = { neighborhood_id: 'tottenville', latitude: 40.5083, longitude: -74.2355 };
  const unknown = { neighborhood_id: null };
  const where = { ...campaign, criteria_niches: [], min_followers: 0, creator_payout_cents: null };
  expect(textsOf(creator, { ...where, places: [far, near] })).toEqual(['About 1 mile from Greenpoint']);
  expect(textsOf(creator, { ...where, places: [far] })).toEqual([]);
  expect(textsOf(creator, { ...where, places: [unknown] })).toEqual([]);
  expect(textsOf(creator, { ...where, places: [] })).toEqual([]);
});

it('speaks of the price only where it is met and known for every kind', () => {
  const only = { ...campaign, places: [], criteria_niches: [], min_followers: 0 };
  expect(textsOf(creator, { ...only, creator_payout_cents: 30000 })).toEqual([
    '$300 is your price for 1 Instagram Reel, 2 Instagram Stories',
  ]);
  expect(textsOf(creator, { ...only, creator_payout_cents: 29999 })).toEqual([]);
  expect(textsOf(creator, { ...only, deliverables: [{ kind: 'ugc_photo', quantity: 1 }] })).toEqual([]);
  expect(textsOf(creator, { ...only, deliverables: [] })).toEqual([]);
});

it('speaks of the audience only where one was asked for and is there', () => {
  const only = { ...campaign, places: [], criteria_niches: [], creator_payout_cents: null };
  expect(textsOf(creator, { ...only, min_followers: 6201 })).toEqual([]);
  expect(textsOf(creator, { ...only, min_followers: 0 })).toEqual([]);
  expect(textsOf(creator, only)).toHaveLength(1);
});
