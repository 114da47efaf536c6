import { expect, it } from 'vitest';
import type { PublicDirectory, PublicShop } from '#contract/hiring/public-pages.ts';
import type { Site } from '#web/site.ts';
import { publicHead } from './public-head.ts';

const site = { app_url: 'https://bizmeet.example' } as Site;
const shop: PublicShop = {
  ...{ slug: 'crumb', business_name: 'Crumb', industry: null, description: 'Bread. '.repeat(60) },
  ...{ website: 'https://crumb.example', social_links: [], photo: null, logo_url: null },
  places: [{ neighborhood_name: 'Greenpoint', neighborhood_slug: 'greenpoint', borough: 'Brooklyn' }],
  ...{ rating: { count: 4, average: 4.5 }, response_hours: null, campaigns: [], campaign_count: 0 },
};
const place: PublicDirectory = {
  ...{ slug: 'greenpoint', name: 'Greenpoint', borough: 'Brooklyn' },
  ...{
    shop_count: 0,
    campaign_count: 0,
    creator_count: 0,
    shops: [],
    campaigns: [],
    creators: [],
    nearby: [],
  },
};

it('names the share image, the canonical address, the oEmbed address and structured data', () => {
  const { meta, links } = publicHead(site, { kind: 'shop', path: '/shops/crumb', page: shop });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://bizmeet.example/share/shops/crumb.png',
  });
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(links).toContainEqual({ rel: 'canonical', href: 'https://bizmeet.example/shops/crumb' });
  expect(links.find((one) => 'type' in one && one.type === 'application/json+oembed')?.href).toBe(
    'https://bizmeet.example/api/oembed?url=https%3A%2F%2Fbizmeet.example%2Fshops%2Fcrumb',
  );
  const data = meta.find((one) => 'script:ld+json' in one);
  expect(data).toMatchObject({
    'script:ld+json': {
      '@type': 'LocalBusiness',
      areaServed: [{ name: 'Greenpoint, Brooklyn, New York' }],
      aggregateRating: { ratingValue: 4.5, reviewCount: 4 },
    },
  });
  expect(JSON.stringify(data)).not.toMatch(/streetAddress|telephone|email/);
});

it('keeps a place out of search engines only while nobody is there', () => {
  const noindex = { name: 'robots', content: 'noindex' };
  const at = (page: PublicDirectory) =>
    publicHead(site, { kind: 'neighborhood', path: '/nyc/greenpoint', page }).meta;
  expect(at(place)).toContainEqual(noindex);
  expect(at({ ...place, creator_count: 1 })).not.toContainEqual(noindex);
});
