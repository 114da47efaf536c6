import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import { hasApplied } from '#domain/hiring/application-states.ts';
import { NoCampaigns } from './list-states.tsx';
import { RowAction } from './row-action.tsx';

function shownFor(status: ApplicationStatus, since: string | null = null): string {
  const now = new Date('2026-06-12T16:00:00Z');
  const asked = { role: 'creator', href: '/campaigns/c1', title: 'Rye week', status, since, now } as const;
  const html = renderToStaticMarkup(<RowAction {...asked} hasApplied={hasApplied(status)} />);
  return html.replace(/<[^>]+>/g, '').trim();
}

it('an accepted creator reads Accepted in place of Apply [DISC-29] [STATE-30]', () => {
  expect(shownFor('accepted')).toBe('Accepted');
});

it.each(['submitted', 'shortlisted', 'rejected', 'expired'] as const)(
  'an applicant sees Applied in place of Apply: %s [DISC-30] [STATE-31]',
  (status) => {
    expect(shownFor(status)).toBe('Applied');
  },
);

it('says since when, by the days of New York', () => {
  expect(shownFor('accepted', '2026-06-10T02:30:00.000Z')).toBe('Accepted Jun 9');
  expect(shownFor('submitted', '2025-12-30T16:00:00.000Z')).toBe('Applied Dec 30, 2025');
});

it('without filters and campaigns it says that there are none now [DISC-35]', () => {
  const html = renderToStaticMarkup(<NoCampaigns isFiltered={false} onClear={() => undefined} />);
  expect(html).toContain('No campaigns available at the moment');
  expect(html).not.toContain('Clear all filters');
});
