import { expect, it } from 'vitest';
import type { Finding } from '#contract/businesses/enrichments.ts';
import { startOf } from './location-start.ts';

const address = (
  street: string,
  decision: Finding['decision'] = null,
  chosen: Finding['chosen'] = null,
): Finding => ({
  id: street,
  field: 'address',
  value: { street, city: 'Brooklyn', zip: '11222' },
  chosen,
  source_url: 'https://crumbandco.nyc/visit',
  source_kind: 'text',
  note: null,
  confidence: 0.8,
  decision,
});
const start = (...findings: Finding[]) =>
  startOf({
    location: null,
    enrichment: {
      id: 'e',
      website_url: '',
      sources: ['website'],
      status: 'done',
      failure: null,
      pages: [],
      took_ms: 1,
      created_at: '',
      finished_at: '',
      findings,
    },
  });

it('begins with the address of the site and says where it is from', () => {
  expect(start(address('731 Manhattan Avenue'))).toMatchObject({
    initial: { address: '731 Manhattan Avenue', zip: '11222', neighborhood_id: null },
    source: 'From crumbandco.nyc/visit',
  });
});

it('takes what was accepted or changed before anything else', () => {
  expect(start(address('1 A St'), address('2 B St', 'accepted')).initial.address).toBe('2 B St');
  const changed = address('1 A St', 'changed', { street: '3 C St', city: 'Brooklyn', zip: '11211' });
  expect(start(changed)).toMatchObject({ initial: { address: '3 C St', zip: '11211' }, source: null });
});

it('takes nothing where two contradict each other, and nothing that was left out', () => {
  expect(start(address('1 A St'), address('2 B St')).initial.address).toBe('');
  expect(start(address('1 A St', 'dismissed')).initial.address).toBe('');
  expect(startOf({ location: null, enrichment: null }).initial.address).toBe('');
});
