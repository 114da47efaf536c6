import { expect, it } from 'vitest';
import { fitsOf, followersWords } from './application-fit.ts';

const NOTHING = { min_followers: 0, prefers_followers: false, niches: [], neighborhoods: [] };
const BUSHWICK = { id: 'a', neighborhood_name: 'Bushwick' };
const HARLEM = { id: 'b', neighborhood_name: 'Harlem' };
const creator = { followers: 9_800, niches: ['baking', 'coffee'] as const, home_neighborhood: BUSHWICK };

it('says nothing where nothing is asked for', () => {
  expect(fitsOf(NOTHING, creator)).toEqual([]);
});

it('says of each wish whether it is met, and by what', () => {
  expect(
    fitsOf(
      {
        min_followers: 5_000,
        prefers_followers: false,
        niches: ['coffee', 'pets'],
        neighborhoods: [BUSHWICK],
      },
      creator,
    ),
  ).toEqual([
    { criterion: 'followers', fits: true, is_required: true, words: '9,800 followers, 5,000 required' },
    { criterion: 'niches', fits: true, is_required: false, words: 'Makes: Coffee' },
    { criterion: 'neighborhoods', fits: true, is_required: false, words: 'Lives in Bushwick' },
  ]);
});

it('says what was asked for where it is not met, and shortens long lists', () => {
  const four = ['c', 'd', 'e'].map((id) => ({ id, neighborhood_name: id.toUpperCase() }));
  const criteria = {
    min_followers: 10_000,
    prefers_followers: false,
    niches: ['pets'] as const,
    neighborhoods: [HARLEM, ...four],
  };
  expect(fitsOf(criteria, { ...creator, home_neighborhood: null })).toEqual([
    { criterion: 'followers', fits: false, is_required: true, words: '9,800 followers, 10,000 required' },
    { criterion: 'niches', fits: false, is_required: false, words: 'Looking for: Pets' },
    {
      criterion: 'neighborhoods',
      fits: false,
      is_required: false,
      words: 'Looking for: Harlem, C, D and 1 more',
    },
  ]);
});

it('marks who meets a wish for followers, which rules nobody out', () => {
  const wish = { ...NOTHING, min_followers: 10_000, prefers_followers: true };
  expect(fitsOf(wish, creator)).toEqual([
    { criterion: 'followers', fits: false, is_required: false, words: '9,800 followers, 10,000 preferred' },
  ]);
});

it('tells a creator what is missing', () => {
  expect(followersWords(null, 500)).toContain('no account with a follower count');
  expect(followersWords(499, 500)).toBe(
    'This campaign requires 500 followers on one account, and you have 499.',
  );
});
