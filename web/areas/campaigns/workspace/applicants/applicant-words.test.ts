import { expect, it } from 'vitest';
import { firstNameOf, jobsWords, nameOf, placeWords, spotsLeftWords } from './applicant-words.ts';

it('calls somebody by their name, else by their handle', () => {
  expect(nameOf({ full_name: ' Jules Moreau ', handle: 'jules' })).toBe('Jules Moreau');
  expect(nameOf({ full_name: null, handle: 'jules' })).toBe('@jules');
  expect(nameOf({ full_name: null, handle: null })).toBe('A creator');
  expect(firstNameOf({ full_name: 'Jules Moreau', handle: null })).toBe('Jules');
});

it('says how often somebody was chosen, and how often here', () => {
  expect(jobsWords({ jobs_count: 0, jobs_here_count: 0 })).toEqual({
    total: 'New to Bizmeet',
    here: 'First job',
  });
  expect(jobsWords({ jobs_count: 1, jobs_here_count: 0 })).toEqual({
    total: '1 job',
    here: 'First time with you',
  });
  expect(jobsWords({ jobs_count: 9, jobs_here_count: 2 })).toEqual({ total: '9 jobs', here: '2 with you' });
});

it('says where somebody lives, and how far that is where it is known', () => {
  const place = { neighborhood_name: 'Bushwick', distance_miles: 2.1 };
  expect(placeWords(place)).toBe('Bushwick, 2.1 miles from your shop');
  expect(placeWords({ ...place, distance_miles: 0 })).toBe('Bushwick, around the corner');
  expect(placeWords({ neighborhood_name: null, distance_miles: null })).toBe('New York');
});

it('counts the spots that stay open', () => {
  expect([0, 1, 2].map(spotsLeftWords)).toEqual([
    'No open spots left',
    '1 open spot left',
    '2 open spots left',
  ]);
});
