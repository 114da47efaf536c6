import { describe, expect, it } from 'vitest';
import type { Showcase } from '#contract/campaigns/showcase.ts';
import type { Borough } from '#domain/base/city.ts';
import { openCampaigns } from './open-campaigns.ts';

describe('the count of open campaigns', () => {
  it('names the whole city when every borough has one [OPEN-55]', () => {
    expect(sentence(128, 5, ['Brooklyn', 'Queens'])).toBe(
      '128 campaigns open now, across all five boroughs.',
    );
  });

  it('counts three and four boroughs', () => {
    expect(sentence(40, 3, ['Brooklyn'])).toBe('40 campaigns open now, across three boroughs.');
  });

  it('names one or two boroughs', () => {
    expect(sentence(12, 2, ['Queens', 'Brooklyn'])).toBe('12 campaigns open now, in Brooklyn and Queens.');
    expect(sentence(1, 1, ['Bronx'])).toBe('1 campaign open now, in the Bronx.');
  });

  it('names none when the neighborhoods shown leave one out', () => {
    expect(sentence(12, 2, ['Queens'])).toBe('12 campaigns open now, across two boroughs.');
  });

  it('says nothing of boroughs when every campaign is remote', () => {
    expect(sentence(1200, 0, [])).toBe('1,200 campaigns open now.');
  });
});

function sentence(campaign_count: number, borough_count: number, boroughs: Borough[]): string {
  const shop = { business_name: 'Crumb & Co.', business_slug: 'crumb-and-co', industry: 'bakery' };
  const neighborhoods = boroughs.map((borough) => ({
    neighborhood_name: borough,
    borough,
    campaign_count: 1,
    shop,
  }));
  const showcase: Showcase = { campaigns: [], neighborhoods, campaign_count, borough_count };
  return openCampaigns(showcase);
}
