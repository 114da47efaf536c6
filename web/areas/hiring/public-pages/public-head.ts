import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { describeLanguages } from '#domain/creators/languages.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { describePage } from '#web/head.ts';
import type { Site } from '#web/site.ts';
import type { PublicPageData } from './public-page-data.ts';

const SCHEMA = 'https://schema.org';
const LONGEST_DESCRIPTION = 200;

/** The head of a public page: its card, its structured data, and where other sites find its embed. */
export function publicHead(site: Site, data: PublicPageData) {
  const { path } = data;
  const { title, description } = wordsOf(data);
  const url = `${site.app_url}${path}`;
  const image = `${site.app_url}/share${path}.png`;
  const base = describePage(site, { path, title, description: shorten(description) });
  return {
    meta: [
      ...base.meta.map((one) =>
        'property' in one && one.property === 'og:image' ? { ...one, content: image } : one,
      ),
      { name: 'twitter:image', content: image },
      ...(isEmpty(data) ? [{ name: 'robots', content: 'noindex' }] : []),
      { 'script:ld+json': { '@context': SCHEMA, ...structure(data, { url, image, origin: site.app_url }) } },
    ],
    links: [
      ...base.links,
      {
        rel: 'alternate',
        type: 'application/json+oembed',
        href: `${site.app_url}/api/oembed?url=${encodeURIComponent(url)}`,
        title,
      },
    ],
  };
}

function wordsOf(data: PublicPageData): { title: string; description: string } {
  switch (data.kind) {
    case 'creator': {
      const { full_name, handle, bio, place } = data.page;
      const where = place ? `${place.neighborhood_name}, ${place.borough}` : 'New York';
      return { title: `${full_name} (@${handle})`, description: bio || `A creator in ${where}.` };
    }
    case 'shop': {
      const { business_name, description, places } = data.page;
      const where = places[0]?.neighborhood_name ?? 'New York';
      return { title: business_name, description: description || `A local business in ${where}.` };
    }
    case 'campaign': {
      const { title, business_name, deliverables } = data.page;
      const wanted = summarizeDeliverables(deliverables);
      return { title: `${title}, by ${business_name}`, description: `${wanted}. ${data.page.description}` };
    }
    default: {
      const { name } = data.page;
      return data.kind === 'industry'
        ? {
            title: `${name}: businesses and open campaigns`,
            description: `Businesses on Bizmeet in the category ${name}, and the campaigns creators can apply to.`,
          }
        : {
            title: `${name}: businesses, creators and open campaigns`,
            description: `Local businesses and creators in ${name}, and the campaigns creators can apply to.`,
          };
    }
  }
}

interface Addresses {
  url: string;
  image: string;
  origin: string;
}

function structure(data: PublicPageData, { url, image, origin }: Addresses): object {
  switch (data.kind) {
    case 'creator': {
      const { full_name, handle, bio, languages, niches, place } = data.page;
      return {
        '@type': 'ProfilePage',
        url,
        mainEntity: {
          '@type': 'Person',
          ...{ name: full_name, alternateName: handle, url, image },
          ...(bio && { description: bio }),
          ...(languages.length > 0 && { knowsLanguage: describeLanguages(languages) }),
          ...(niches.length > 0 && { knowsAbout: describeNiches(niches) }),
          ...(place && { homeLocation: placeOf(place) }),
        },
      };
    }
    case 'shop': {
      const { business_name, description, website, places, rating } = data.page;
      return {
        '@type': 'LocalBusiness',
        ...{ name: business_name, url, image },
        ...(description && { description }),
        ...(website && { sameAs: [website] }),
        ...(places.length > 0 && { areaServed: places.map(placeOf) }),
        ...(rating.average !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ...{ ratingValue: rating.average, reviewCount: rating.count },
          },
        }),
      };
    }
    case 'campaign': {
      const { title, description, business_name, business_slug, published_at, application_deadline } =
        data.page;
      return {
        '@type': 'CreativeWork',
        ...{ name: title, description, url, image, datePublished: published_at },
        ...(application_deadline && { expires: application_deadline }),
        publisher: { '@type': 'Organization', name: business_name, url: `${origin}/shops/${business_slug}` },
      };
    }
    default: {
      const { name, shops, campaigns } = data.page;
      const links = [
        ...shops.map((shop) => ({ name: shop.business_name, url: `${origin}/shops/${shop.slug}` })),
        ...campaigns.map(({ title, public_id }) => ({ name: title, url: `${origin}/c/${public_id}` })),
      ];
      return {
        '@type': 'CollectionPage',
        ...{ name, url, image },
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: links.map((link, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...link,
          })),
        },
      };
    }
  }
}

function placeOf({ neighborhood_name, borough }: { neighborhood_name: string; borough: string }) {
  return { '@type': 'Place', name: `${neighborhood_name}, ${borough}, New York` };
}

/** A place with nobody in it isn't worth finding. */
function isEmpty(data: PublicPageData): boolean {
  if (data.kind !== 'neighborhood' && data.kind !== 'industry') return false;
  const { shop_count, campaign_count, creator_count } = data.page;
  return shop_count + campaign_count + creator_count === 0;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST_DESCRIPTION ? line : `${line.slice(0, LONGEST_DESCRIPTION - 1)}…`;
}
