import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CampaignRow } from './campaign-row.tsx';

vi.mock('#web/components/media/covers.ts', () => ({ useCover: () => null }));

const NOW = new Date('2026-06-11T16:00:00Z');
const CAMPAIGN = {
  id: 'c1',
  title: 'Film our 6 a.m. sourdough pull',
  description: 'We pull the first loaves at six.',
  business_name: 'Crumb & Co.',
  business_slug: 'crumb-co',
  industry: 'bakery',
  location_neighborhood: 'Greenpoint',
  borough: 'Brooklyn' as const,
  application_deadline: '2026-06-16',
  package_deliverables: [{ kind: 'instagram_reel' as const, quantity: 1 }],
  creator_payout_cents: 15_000,
  slots: 5,
  spots_left: 2,
};

/** The text of a row, without its markup. */
function textOf(more: object = {}, showsPayout = true): string {
  const html = renderToStaticMarkup(
    <CampaignRow campaign={{ ...CAMPAIGN, ...more }} now={NOW} showsPayout={showsPayout} />,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

describe('a row of the list', () => {
  it('shows title, description, shop and place [DISC-10] [DISC-11] [DISC-13] [DISC-14]', () => {
    const text = textOf();
    expect(text).toContain('Film our 6 a.m. sourdough pull');
    expect(text).toContain('We pull the first loaves at six.');
    expect(text).toContain('Crumb & Co.');
    expect(text).toContain('Greenpoint, Brooklyn');
  });

  it('says what is left, what is to be made and what is paid [DISC-16] [DISC-21] [DISC-22] [DISC-23]', () => {
    const text = textOf();
    expect(text).toContain('5 days left');
    expect(text).toContain('1 Instagram Reel');
    expect(text).toContain('$150');
    expect(text).not.toContain('$150.00');
  });

  it('is Remote without a neighborhood, and N/A without a payout [DISC-15] [DISC-24]', () => {
    expect(textOf({ location_neighborhood: null, borough: null })).toContain('Remote');
    expect(textOf({ creator_payout_cents: null })).toContain('N/A');
  });

  it('keeps the payout from everybody but creators [DISC-25] [PERM-16]', () => {
    expect(textOf({}, false)).not.toMatch(/\$|N\/A|per creator/);
  });
});
