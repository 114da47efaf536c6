import { expect, it } from 'vitest';
import type { Finding } from '#contract/businesses/enrichments.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { acceptVerb, openFindings, rowsOf } from './rows.ts';

const finding = (
  field: Finding['field'],
  value: Finding['value'],
  decision: Finding['decision'] = null,
): Finding => ({
  id: `${field}-${String(value)}`,
  field,
  value,
  chosen: null,
  source_url: 'https://crumbandco.nyc/',
  source_kind: 'text',
  note: null,
  confidence: 0.7,
  decision,
});
const business: NonNullable<Onboarding['business']> = {
  id: 'b',
  business_name: 'crumbandco.nyc',
  has_name: false,
  slug: 'crumb',
  industry: null,
  website: 'https://crumbandco.nyc/',
  description: '',
  social_links: [],
};
const reading = (status: 'running' | 'done', findings: Finding[]): NonNullable<Onboarding['enrichment']> => ({
  id: 'e',
  website_url: 'https://crumbandco.nyc/',
  sources: ['website'],
  status,
  failure: null,
  pages: [],
  took_ms: null,
  created_at: '2026-06-10T12:00:00Z',
  finished_at: null,
  findings,
});
const states = (enrichment: Onboarding['enrichment'], more: Partial<typeof business> = {}, hasLogo = false) =>
  Object.fromEntries(
    rowsOf({ business: { ...business, ...more }, enrichment }, hasLogo).map(({ field, state }) => [
      field,
      state,
    ]),
  );

it('waits for everything while nothing has come, then for pictures alone', () => {
  expect(new Set(Object.values(states(reading('running', []))))).toEqual(new Set(['reading']));
  expect(states(reading('running', [finding('name', 'Crumb & Co.')]))).toEqual({
    name: 'open',
    logo: 'reading',
    description: 'missing',
    industry: 'missing',
    photo: 'reading',
  });
});

it('asks which of two is right, and settles on one', () => {
  const two = [finding('hours', 'a'), finding('hours', 'b')];
  expect(states(reading('done', two)).hours).toBe('choice');
  const settled = [finding('hours', 'a', 'accepted'), finding('hours', 'b', 'dismissed')];
  expect(states(reading('done', settled)).hours).toBe('settled');
});

it('counts what was typed as settled, and leaves out what the site does not say', () => {
  expect(states(reading('done', []), { has_name: true, industry: 'bakery' }, true)).toEqual({
    name: 'settled',
    logo: 'settled',
    description: 'missing',
    industry: 'settled',
  });
  expect(states(null)).not.toHaveProperty('hours');
});

it('many photos are one row, and accepting the others leaves choices alone', () => {
  const rows = rowsOf(
    {
      business,
      enrichment: reading('done', [
        finding('photo', '1'),
        finding('photo', '2'),
        finding('address', 'a'),
        finding('address', 'b'),
      ]),
    },
    false,
  );
  expect(openFindings(rows).map(({ id }) => id)).toEqual(['photo-1', 'photo-2']);
});

it('only says "the other" once something is accepted', () => {
  expect([acceptVerb(8, false), acceptVerb(1, false)]).toEqual(['Accept all 8', 'Accept it']);
  expect([acceptVerb(4, true), acceptVerb(1, true)]).toEqual(['Accept the other 4', 'Accept the last one']);
});
