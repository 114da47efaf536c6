import { expect, it } from 'vitest';
import {
  checkDraft,
  daysLeft,
  EMPTY_DRAFT,
  type LocationDraft,
  requestOf,
  zipTypingProblem,
} from './location-draft.ts';

const WHOLE: LocationDraft = {
  ...EMPTY_DRAFT,
  address: ' 731 Manhattan Avenue ',
  zip: '11222',
  neighborhood_id: '0190a6c0-0000-7000-8000-000000000001',
  latitude: 40.7304,
  longitude: -73.9515,
};

it('an empty draft says what is missing, field by field', () => {
  expect(checkDraft(EMPTY_DRAFT)).toEqual({
    address: 'Enter a street address',
    neighborhood_id: 'Choose a neighborhood',
  });
  expect(checkDraft({ ...WHOLE, zip: '1122' })).toEqual({ zip: 'Enter 5 digits' });
  expect(checkDraft(WHOLE)).toEqual({});
});

it('says at once that letters are no ZIP, and waits for the rest of a short one', () => {
  expect(zipTypingProblem('abcde')).toBe('Enter 5 digits');
  expect(['', '112', ' 11222 '].map(zipTypingProblem)).toEqual([undefined, undefined, undefined]);
});

it('hours need days, times and room', () => {
  const span = { days: ['mon'] as const, opens: '09:00', closes: '17:00' };
  expect(checkDraft({ ...WHOLE, hours: [{ ...span, days: [] }] }).hours).toMatch(/days/);
  expect(checkDraft({ ...WHOLE, hours: [{ ...span, opens: '' }] }).hours).toMatch(/opening/);
  expect(checkDraft({ ...WHOLE, hours: [span, span] }).hours).toMatch(/overlap/);
  expect(checkDraft({ ...WHOLE, hours: [span] })).toEqual({});
});

it('what is sent is trimmed; what was left out is null or not there', () => {
  expect(requestOf({ ...WHOLE, zip: '' })).toEqual({
    address: '731 Manhattan Avenue',
    zip: null,
    neighborhood_id: WHOLE.neighborhood_id,
    latitude: 40.7304,
    longitude: -73.9515,
    hours: null,
    address_visibility: 'everyone',
    placed_by: 'neighborhood',
  });
});

it('the next line of hours takes the days that are left', () => {
  expect(daysLeft([{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' }])).toEqual([
    'sat',
    'sun',
  ]);
});
