import { shorten, squeeze } from '../short-text.ts';
import { type Page, pageReader } from '../site.ts';

/** The site's own share image and text. */
export const openGraphReader = pageReader('open-graph', (page, isFront) => {
  const name = property(page, 'og:site_name');
  const about = isFront ? property(page, 'og:description') : '';
  const picture = pictureAt(page, property(page, 'og:image'));
  const where = { source_url: page.url, source_kind: 'open_graph' } as const;
  return [
    ...(name ? [{ field: 'name' as const, value: name, ...where, confidence: 0.85 }] : []),
    ...(about.length > 30
      ? [{ field: 'description' as const, ...shorten(about), ...where, confidence: 0.5 }]
      : []),
    ...(picture ? [{ field: 'photo' as const, value: picture, ...where, confidence: 0.75 }] : []),
    ...(picture && isFront ? [{ field: 'logo' as const, value: picture, ...where, confidence: 0.2 }] : []),
  ];
});

/** The front page's title and description for search engines. */
export const metaReader = pageReader('meta', (page, isFront) => {
  if (!isFront) return [];
  const about = squeeze(page.$('meta[name="description" i]').first().attr('content') ?? '');
  const name = squeeze(page.$('meta[name="application-name" i]').first().attr('content') ?? '');
  const where = { source_url: page.url, source_kind: 'meta' } as const;
  return [
    ...(about.length > 30
      ? [{ field: 'description' as const, ...shorten(about), ...where, confidence: 0.55 }]
      : []),
    ...(name ? [{ field: 'name' as const, value: name, ...where, confidence: 0.7 }] : []),
  ];
});

const ICON_SCORES = { drawing: 0.65, touch: 0.6, plain: 0.35 };

/** The icon that a browser shows in a tab, and the logo in the page's header. */
export const iconsReader = pageReader('icons', (page, isFront) => {
  if (!isFront) return [];
  const { $, url } = page;
  const where = { field: 'logo', source_url: url, source_kind: 'icon' } as const;
  const icons = $(
    'link[rel~="icon" i], link[rel="apple-touch-icon" i], link[rel="apple-touch-icon-precomposed" i]',
  )
    .toArray()
    .flatMap((link) => {
      const value = pictureAt(page, $(link).attr('href') ?? '');
      if (!value || /\.ico(?:$|\?)/i.test(value)) return [];
      const isDrawing = /\.svg(?:$|\?)/i.test(value) || $(link).attr('type') === 'image/svg+xml';
      const kind = isDrawing ? 'drawing' : /apple/i.test($(link).attr('rel') ?? '') ? 'touch' : 'plain';
      return [{ ...where, value, confidence: ICON_SCORES[kind] }];
    });
  const signs = $(
    'header img, [class*="logo" i] img, img[class*="logo" i], img[id*="logo" i], img[alt*="logo" i], img[src*="logo" i]',
  )
    .toArray()
    .slice(0, 2)
    .flatMap((image) => {
      const value = pictureAt(page, $(image).attr('src') ?? '');
      return value ? [{ ...where, value, confidence: 0.7 }] : [];
    });
  return [...signs, ...icons];
});

const SMALL_PICTURE = 300;

/** Pictures large enough to show the shop. */
export const photosReader = pageReader('photos', (page) =>
  page
    .$('main img[src], article img[src], section img[src], figure img[src]')
    .toArray()
    .flatMap((image) => {
      const { src = '', width, height, class: look = '', alt = '' } = image.attribs;
      const isSmall = [width, height].some(
        (side) => side !== undefined && Number.parseInt(side, 10) < SMALL_PICTURE,
      );
      const value =
        isSmall || /logo|icon|sprite/i.test(`${src} ${look} ${alt}`) ? null : pictureAt(page, src);
      if (!value || /\.(?:svg|gif)(?:$|\?)/i.test(value)) return [];
      return [
        {
          field: 'photo' as const,
          value,
          source_url: page.url,
          source_kind: 'link' as const,
          confidence: 0.6,
        },
      ];
    })
    .slice(0, 6),
);

function property({ $ }: Page, name: string): string {
  return squeeze($(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content') ?? '').slice(
    0,
    2000,
  );
}

function pictureAt({ url }: Page, address: string): string | null {
  if (address === '' || !URL.canParse(address, url)) return null;
  const { href, protocol } = new URL(address, url);
  return /^https?:$/.test(protocol) ? href : null;
}
