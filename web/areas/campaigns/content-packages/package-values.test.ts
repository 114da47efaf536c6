import { expect, it } from 'vitest';
import { packageBody, packageDraft } from './package-values.ts';

it('an empty form says everything that is missing, at once', () => {
  expect(packageBody(packageDraft(null))).toEqual({
    body: null,
    fields: {
      package_name: 'Enter a name',
      deliverables: 'Choose what creators make',
      low_payout_cents: 'Enter dollars, such as 220',
      high_payout_cents: 'Enter dollars, such as 220',
    },
  });
});

it('a complete form is sent in cents', () => {
  const draft = {
    package_name: 'Two Reels',
    description: '',
    deliverables: [{ kind: 'instagram_reel' as const, quantity: 2, note: '' }],
    low: '220',
    high: '300.50',
  };
  expect(packageBody(draft)).toMatchObject({
    body: { package_name: 'Two Reels', low_payout_cents: 22_000, high_payout_cents: 30_050 },
    fields: {},
  });
});
