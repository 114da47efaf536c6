import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?url';
import ui from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { Site } from './site.ts';
import appCss from './styles/app.css?url';

const DESCRIPTION =
  'Local businesses in New York post paid campaigns. Creators apply, film on the block and get paid. The money is set aside before anyone presses record.';

interface PageHead {
  path: string;
  title?: string;
  description?: string;
}

/** Title, description and social card of a page. */
export function describePage(site: Site, { path, title, description = DESCRIPTION }: PageHead) {
  const full = title ? `${title} - Bizmeet` : 'Bizmeet: New York’s storefronts are hiring creators';
  const url = `${site.app_url}${path}`;
  return {
    meta: [
      { title: full },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Bizmeet' },
      { property: 'og:title', content: full },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${site.app_url}/social-card.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}

/**
 * Delays the first paint until the browser has read the part with this id. On phones some parts of a page come before
 * others that are above them in the HTML, and without this they would move down while the page arrives.
 */
export function paintAfter(id: string) {
  return { rel: 'expect', href: `#${id}`, blocking: 'render' };
}

/**
 * The head of a page with a fixed title. Every visit loads the heads of all pages, so they are short. `lastPart` is the
 * id of the part after which the page is first painted.
 */
export function titled(title: string, lastPart?: string) {
  return ({ match }: { match: { pathname: string; context: { site: Site } } }) => {
    const path = match.pathname.replace(/(.)\/$/, '$1');
    const { meta, links } = describePage(match.context.site, { path, title });
    return { meta, links: lastPart === undefined ? links : [...links, paintAfter(lastPart)] };
  };
}

/** Shared by every document: early fonts, one style sheet, icons. */
export const DOCUMENT_HEAD = {
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
  ],
  links: [
    {
      rel: 'preload',
      href: display,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
      // The largest file of a first visit would otherwise delay the style sheet, and with it the first paint.
      fetchPriority: 'low' as const,
    },
    { rel: 'preload', href: ui, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'stylesheet', href: appCss },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
};
