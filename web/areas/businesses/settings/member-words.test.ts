import { expect, it } from 'vitest';
import { answerWords, invitedWords, joinedWords, managerWords, placeNames } from './member-words.ts';

const NOW = new Date('2026-06-11T15:00:00Z');

it('says since when somebody is here, no finer than anybody needs it', () => {
  expect(joinedWords('2026-06-11T12:00:00Z', NOW)).toBe('Here since today');
  expect(joinedWords('2026-05-28T12:00:00Z', NOW)).toBe('Here since May 28');
  expect(joinedWords('2026-03-02T12:00:00Z', NOW)).toBe('Here since March');
  expect(joinedWords('2025-03-02T12:00:00Z', NOW)).toBe('Here since March 2025');
});

it('says when somebody was invited', () => {
  expect(invitedWords('2026-06-11T12:00:00Z', NOW)).toBe('Invited today');
  expect(invitedWords('2026-06-10T12:00:00Z', NOW)).toBe('Invited yesterday');
  expect(invitedWords('2026-06-07T12:00:00Z', NOW)).toBe('Invited 4 days ago');
  expect(invitedWords('2026-05-30T12:00:00Z', NOW)).toBe('Invited May 30');
});

it('says how long is left to answer, and what the answer was', () => {
  const invitation = {
    id: 'i1',
    email: 'jo@crumb.nyc',
    invited_at: '',
    status: 'invited' as const,
    location_ids: null,
  };
  const ends = (expires_at: string) => answerWords({ ...invitation, expires_at }, NOW);
  expect(ends('2026-06-18T15:00:00Z')).toBe('Has 7 days to answer');
  expect(ends('2026-06-12T15:00:00Z')).toBe('Has 24 hours to answer');
  expect(ends('2026-06-11T15:20:00Z')).toBe('Has 1 hour to answer');
  expect(answerWords({ ...invitation, status: 'declined', expires_at: '' }, NOW)).toBe('Declined');
});

it('names the locations a manager is limited to, the first three of many', () => {
  const locations = ['Greenpoint', 'SoHo', 'Astoria', 'Harlem'].map((name) => ({
    id: name,
    location_name: name,
  }));
  expect([managerWords(null), placeNames(null, locations)]).toEqual(['Manager', []]);
  expect(managerWords(['SoHo'])).toBe('Manager, 1 location');
  expect(placeNames(['SoHo', 'Harlem'], locations)).toEqual(['SoHo, Harlem']);
  expect(
    placeNames(
      locations.map(({ id }) => id),
      locations,
    ),
  ).toEqual(['Greenpoint, SoHo, Astoria, 1 more']);
  expect(placeNames(['an archived one'], locations)).toEqual([]);
});
