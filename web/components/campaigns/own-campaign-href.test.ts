import { expect, it } from 'vitest';
import { ownCampaignHref } from './own-campaign-href.ts';

const draft = { id: '11', slug: null, status: 'draft' } as const;

it('leads from a draft to its builder, and from other campaigns to their workspace', () => {
  expect(ownCampaignHref(draft, undefined)).toBe('/business/campaigns/11/edit');
  expect(ownCampaignHref({ ...draft, slug: 'rye-week', status: 'live' }, undefined)).toBe(
    '/business/campaigns/rye-week',
  );
});

it('leads an admin, who only reads, to the workspace of a draft too', () => {
  expect(ownCampaignHref(draft, 'crumb')).toBe('/business/campaigns/11?as=crumb');
});
