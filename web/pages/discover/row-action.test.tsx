import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ApplicationStatus } from '#domain/application-states.ts';
import { hasApplied } from '#domain/application-states.ts';
import { NoCampaigns } from './list-states.tsx';
import { RowAction } from './row-action.tsx';

function shownFor(status: ApplicationStatus): string {
  const asked = { role: 'creator', href: '/campaigns/c1', title: 'Rye week', status } as const;
  const html = renderToStaticMarkup(<RowAction {...asked} hasApplied={hasApplied(status)} />);
  return html.replace(/<[^>]+>/g, '').trim();
}

it('an accepted creator reads Accepted in place of Apply [DISC-29] [STATE-30]', () => {
  expect(shownFor('accepted')).toBe('Accepted');
});

it.each(['submitted', 'shortlisted', 'rejected', 'expired'] as const)(
  'whoever applied reads Applied in place of Apply: %s [DISC-30] [STATE-31]',
  (status) => {
    expect(shownFor(status)).toBe('Applied');
  },
);

it('without filters and campaigns it says that there are none now [DISC-35]', () => {
  const html = renderToStaticMarkup(<NoCampaigns isFiltered={false} onClear={() => undefined} />);
  expect(html).toContain('No campaigns available at the moment');
  expect(html).not.toContain('Clear all filters');
});
