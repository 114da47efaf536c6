import { artPath } from '#art/catalogue.ts';
import type { PublicShop } from '#contract/hiring/public-pages.ts';
import { responseWords } from '#domain/businesses/response-words.ts';
import { publicPath } from '#domain/hiring/public-pages.ts';
import { Link } from '#web/components/link.tsx';
import { Rating } from '#web/components/ratings/rating.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { CampaignList } from './campaign-list.tsx';
import { PlaceLinks } from './place-links.tsx';

type ShopPageProps = { shop: PublicShop; now: Date };

/** A business, with its open campaigns. */
export function ShopPage({ shop, now }: ShopPageProps) {
  const { business_name, industry, description, photo, logo_url, places, rating } = shop;
  const answers = responseWords(shop.response_hours);
  return (
    <article>
      <div className="overflow-hidden rounded-card border border-line bg-sunken">
        {photo ? (
          <img
            src={photo.url}
            alt={photo.alt}
            width={photo.width ?? 1200}
            height={photo.height ?? 336}
            className="aspect-[1200/336] w-full object-cover"
          />
        ) : (
          <ThemedArt
            eager
            width={1200}
            height={336}
            className="block"
            path={(theme) =>
              artPath.banner({
                ...{ theme, industry: industry?.slug ?? null, business: shop.slug },
                ...{ campaign: shop.slug, name: business_name },
              })
            }
          />
        )}
      </div>
      <div className="mt-6 flex items-center gap-4">
        {logo_url ? (
          <img
            src={logo_url}
            alt=""
            width={64}
            height={64}
            className="size-16 rounded-control object-cover"
          />
        ) : null}
        <h1 className="min-w-0 type-page-title break-words">{business_name}</h1>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-md text-ink-2">
        {industry ? (
          <Link
            href={publicPath.industry(industry.slug)}
            className="inline-flex min-h-6 items-center text-link"
          >
            {industry.name}
          </Link>
        ) : null}
        <PlaceLinks places={places} />
        <Rating rating={rating} />
      </p>
      {answers ? <p className="mt-2 text-md text-ink-2">{answers}</p> : null}
      {description ? (
        <p className="type-prose mt-6 max-w-[42rem] whitespace-pre-line break-words">{description}</p>
      ) : null}
      <ShopLinks shop={shop} />
      <section aria-labelledby="campaigns-title" className="mt-10">
        <h2 id="campaigns-title" className="type-block-title">
          Open campaigns
        </h2>
        {shop.campaigns.length > 0 ? (
          <CampaignList campaigns={shop.campaigns} now={now} />
        ) : (
          <p className="mt-3 text-md text-ink-2">{business_name} has no open campaigns right now.</p>
        )}
      </section>
    </article>
  );
}

function ShopLinks({ shop: { website, social_links } }: { shop: PublicShop }) {
  const links = [
    ...(website ? [{ name: 'Website', url: website }] : []),
    ...social_links.map(({ platform, url }) => ({ name: PLATFORMS[platform] ?? 'Link', url })),
  ];
  if (links.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-x-5 text-md">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-8 items-center text-link"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const PLATFORMS: Readonly<Record<string, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
};
