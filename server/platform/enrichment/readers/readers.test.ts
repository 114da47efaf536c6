import { expect, it } from 'vitest';
import type { FindingField } from '#domain/businesses/enrichment.ts';
import type { Clue } from '../clue.ts';
import { readSite } from '../read-site.ts';
import { readPage } from '../site.ts';
import { readSiteInThread } from '../study-in-thread.ts';

/** Pages by path; the first is the front page. */
function read(pages: Record<string, string>): Clue[] {
  const entries = Object.entries(pages);
  return readSite({
    url: 'https://crumbandco.nyc/',
    pages: entries.map(([path, html]) => readPage({ url: `https://crumbandco.nyc${path}`, html })),
  });
}
const all = (clues: readonly Clue[], field: FindingField) => clues.filter((clue) => clue.field === field);
const values = (html: string, field: FindingField) =>
  all(read({ '/': html }), field).map(({ value }) => value);
const ld = (thing: object | string) =>
  `<script type="application/ld+json">${typeof thing === 'string' ? thing : JSON.stringify(thing)}</script>`;

const BAKERY = {
  '@context': 'https://schema.org',
  '@type': 'Bakery',
  name: 'Crumb & Co.',
  telephone: '+1 718 555 0142',
  logo: '/img/mark.svg',
  image: ['https://cdn.example/front.jpg'],
  address: {
    '@type': 'PostalAddress',
    streetAddress: '731 Manhattan Avenue',
    addressLocality: 'Brooklyn',
    postalCode: '11222-1234',
  },
  openingHours: 'Tu-Su 07:00-15:00',
  sameAs: [
    'https://www.instagram.com/crumbandco/',
    'https://tiktok.com/@crumbandco',
    'https://yelp.com/biz/crumb',
  ],
};

it('reads everything a site tells machines of itself', () => {
  const clues = read({ '/': ld(BAKERY) });
  expect(clues.map(({ field, value }) => ({ field, value }))).toEqual([
    { field: 'industry', value: 'bakery' },
    { field: 'name', value: 'Crumb & Co.' },
    { field: 'phone', value: '+1 718 555 0142' },
    { field: 'logo', value: 'https://crumbandco.nyc/img/mark.svg' },
    { field: 'photo', value: 'https://cdn.example/front.jpg' },
    { field: 'address', value: { street: '731 Manhattan Avenue', city: 'Brooklyn', zip: '11222' } },
    {
      field: 'hours',
      value: [{ days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '07:00', closes: '15:00' }],
    },
    {
      field: 'social_links',
      value: [
        { platform: 'instagram', url: 'https://www.instagram.com/crumbandco', handle: '@crumbandco' },
        { platform: 'tiktok', url: 'https://www.tiktok.com/@crumbandco', handle: '@crumbandco' },
      ],
    },
  ]);
});

it.each([
  ['inside a graph', ld({ '@graph': [{ '@type': 'WebPage' }, BAKERY] })],
  ['in a list', ld([BAKERY])],
  ['behind a comment', ld(`<!-- ${JSON.stringify(BAKERY)} -->`)],
  ['with a comma too many', ld(JSON.stringify(BAKERY).replace(/}$/, ',}'))],
  ['beside a broken one', ld('{"@type": "Bakery", "name": "Nope"') + ld(BAKERY)],
  ['with a full type', ld({ ...BAKERY, '@type': ['https://schema.org/Bakery', 'LocalBusiness'] })],
])('finds it %s', (_name, html) => {
  expect(values(html, 'name')).toEqual(['Crumb & Co.']);
});

it('does not take a dish or an article for the business', () => {
  expect(
    values(ld({ '@type': 'Article', name: 'Ten best loaves', description: 'A list of loaves.' }), 'name'),
  ).toEqual([]);
});

it('reads the same from the page itself', () => {
  const html = `<div itemscope itemtype="https://schema.org/CafeOrCoffeeShop">
    <h1 itemprop="name">Low Tide</h1>
    <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
      <span itemprop="streetAddress">12 Bond St</span> <span itemprop="addressLocality">New York</span>
      <span itemprop="postalCode">10012</span></div>
    <meta itemprop="openingHours" content="Mo-Fr 08:00-18:00"><meta itemprop="openingHours" content="Sa,Su 09:00-17:00">
  </div>`;
  expect(values(html, 'name')).toEqual(['Low Tide']);
  expect(values(html, 'industry')).toEqual(['coffee']);
  expect(values(html, 'address')).toEqual([{ street: '12 Bond St', city: 'New York', zip: '10012' }]);
  expect(values(html, 'hours')).toEqual([
    [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '08:00', closes: '18:00' },
      { days: ['sat', 'sun'], opens: '09:00', closes: '17:00' },
    ],
  ]);
});

it.each([
  ['<title>Crumb &amp; Co. | Home</title>', 'Crumb & Co.'],
  ['<title>Home – Crumb &amp; Co.</title>', 'Crumb & Co.'],
  ['<title>Welcome to Crumb &amp; Co.</title>', 'Crumb & Co.'],
  ['<title>Café Ñandú – Greenpoint</title>', 'Café Ñandú'],
  ['<title>ラーメン太郎</title>', 'ラーメン太郎'],
])('finds the name in %s', (html, name) => {
  expect(values(html, 'name')).toEqual([name]);
});

it('takes the part of the titles that every page has for the name', () => {
  const clues = read({
    '/': '<title>Bread in Greenpoint | Crumb & Co.</title>',
    '/visit': '<title>Visit us | Crumb & Co.</title>',
  });
  expect(all(clues, 'name')).toMatchObject([{ value: 'Crumb & Co.', source_kind: 'title' }]);
});

it('keeps names apart that disagree, and joins the ones that do not', () => {
  const sayings = '<meta property="og:site_name" content="Crumb and Co">';
  expect(values(`<title>Crumb &amp; Co. Bakery</title>${sayings}`, 'name')).toEqual(['Crumb and Co']);
  expect(values(`<title>The Daily Loaf</title>${sayings}`, 'name')).toEqual([
    'Crumb and Co',
    'The Daily Loaf',
  ]);
});

it.each([
  ['731 Manhattan Avenue, Brooklyn, NY 11222', '731 Manhattan Avenue', 'Brooklyn'],
  ['<p>731 Manhattan Ave<br>Brooklyn, N.Y. 11222-0001</p>', '731 Manhattan Ave', 'Brooklyn'],
  ['Find us at 731 Manhattan Avenue, Suite 2, Brooklyn NY 11222', '731 Manhattan Avenue', 'Brooklyn'],
  ['<div>731 Manhattan Avenue</div><div>Brooklyn, New York 11222</div>', '731 Manhattan Avenue', 'Brooklyn'],
  ['731 Manhattan Avenue Brooklyn NY 11222', '731 Manhattan Avenue', 'Brooklyn'],
  ['350 5th Avenue, New York, NY 11222', '350 5th Avenue', 'New York'],
  ['37-11 35th Ave, Astoria, NY 11222', '37-11 35th Ave', 'Astoria'],
])('finds the address in %s', (html, street, city) => {
  expect(values(html, 'address')).toEqual([{ street, city, zip: '11222' }]);
});

it.each([
  '12 Main Street, Buffalo, NY 14201',
  '5 Elm Street, Trenton, NJ 08601',
  'NY 11222',
  'Brooklyn, NY 11222',
  '',
])('makes no address of %s', (html) => {
  expect(values(html, 'address')).toEqual([]);
});

const TUE_TO_SUN = [{ days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '07:00', closes: '15:00' }];
it.each([
  'Tue to Sun, 7 a.m. to 3 p.m.',
  'Tuesday – Sunday: 7am–3pm',
  'Tues-Sun 7:00 AM - 3:00 PM',
  'Tue-Sun 07:00 - 15:00',
  'Tuesday through Sunday from 7 to 3',
  '<table><tr><td>Tuesday–Sunday</td><td>7am – 3pm</td></tr></table>',
  'Tue, Wed, Thu and Fri 7-3pm. Weekends 7-3pm',
])('reads the hours in %s', (html) => {
  expect(values(html, 'hours')).toEqual([TUE_TO_SUN]);
});

it('reads a list of days, evenings included', () => {
  const html =
    '<ul><li>Monday: Closed</li><li>Tuesday 5-10pm</li><li>Wednesday 5-10pm</li><li>Sat 12 p.m. to 12 a.m.</li></ul>';
  expect(values(html, 'hours')).toEqual([
    [
      { days: ['tue', 'wed'], opens: '17:00', closes: '22:00' },
      { days: ['sat'], opens: '12:00', closes: '00:00' },
    ],
  ]);
});

it.each(['Call Mon at 5', 'Established Sun 1998 to 2004', 'Fri 5 to 10', 'Monday: closed'])(
  'makes no hours of %s',
  (html) => {
    expect(values(html, 'hours')).toEqual([]);
  },
);

it('keeps hours apart that disagree, with where each was said', () => {
  const clues = read({
    '/': ld({ ...BAKERY, openingHours: 'Mo-Su 07:00-16:00' }),
    '/visit': '<meta property="article:modified_time" content="2026-05-10">Tue to Sun, 7 a.m. to 3 p.m.',
  });
  expect(all(clues, 'hours')).toMatchObject([
    { source_kind: 'json_ld', source_url: 'https://crumbandco.nyc/' },
    {
      source_kind: 'text',
      source_url: 'https://crumbandco.nyc/visit',
      note: 'updated in May',
      value: TUE_TO_SUN,
    },
  ]);
});

it('says which words gave the industry away, and on how many pages', () => {
  const clues = read({
    '/': '<p>Sourdough and other bread</p>',
    '/about': '<p>Every loaf of bread</p>',
    '/visit': '<p>Come in</p>',
  });
  expect(all(clues, 'industry')).toMatchObject([
    { value: 'bakery', source_kind: 'text', note: 'Says bread, loaf or sourdough on 2 of 3 pages' },
  ]);
  expect(values('<p>We have space for a spatula, and once sold bread.</p>', 'industry')).toEqual([]);
});

it('shortens a long description at a sentence and says so', () => {
  const long = `A two-oven bakery on Manhattan Avenue. Naturally leavened bread and one very long table. ${'More words about it follow here. '.repeat(12)}`;
  const [clue] = all(read({ '/': '', '/about': `<main><p>Menu</p><p>${long}</p></main>` }), 'description');
  expect(clue).toMatchObject({ source_url: 'https://crumbandco.nyc/about', note: 'shortened from 86 words' });
  expect(String(clue?.value)).toMatch(/^A two-oven bakery.*here\.$/);
  expect(String(clue?.value).length).toBeLessThanOrEqual(240);
});

it('finds profiles in the footer, and none in a button to share', () => {
  const html = `<a href="https://www.facebook.com/sharer.php?u=x">Share</a><a href="https://instagram.com/p/abc">A post</a>
    <footer><a href="https://instagram.com/crumbandco?igsh=1">IG</a><a href="https://youtube.com/@crumb">YT</a></footer>`;
  const [clue] = all(read({ '/': html }), 'social_links');
  expect(clue).toMatchObject({
    note: 'Linked from the footer of crumbandco.nyc',
    value: [
      { platform: 'instagram', handle: '@crumbandco' },
      { platform: 'youtube', handle: '@crumb' },
    ],
  });
});

it('prefers a sign in the header to an icon, and never loads an .ico', () => {
  const html = `<link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" href="/touch.png"><header><img src="/logo.png"></header>`;
  expect(values(html, 'logo')).toEqual([
    'https://crumbandco.nyc/logo.png',
    'https://crumbandco.nyc/touch.png',
  ]);
});

it('reads no script, no style and nothing hidden as text', () => {
  const html =
    '<script>var a = "1 Main Street, Brooklyn, NY 11222"</script><p hidden>Mon 9am-5pm</p><style>p{}</style>';
  expect(read({ '/': html })).toEqual([]);
});

/** Not how fast, but whether at all: what grows with the square of these takes far longer. */
const NEVER_MS = 60_000;

it.each([
  ['tags that never close', '<div><p>'.repeat(30_000)],
  ['depth without end', `${'<div>'.repeat(50_000)}Tue to Sun 7am-3pm`],
  ['nothing but brackets', '<'.repeat(100_000)],
  [
    'letters in letters',
    `<p>${Array.from({ length: 300 }, (_, n) => `<b a${n}>`).join('')}</p>${'<p>x</p>'.repeat(50_000)}`,
  ],
  ['links without end', '<a href="/visit">visit</a>'.repeat(50_000)],
  ['a title without end', `<title>${'| '.repeat(50_000)}`],
  ['numbers that look like hours', 'Mon '.repeat(20_000)],
  ['states without streets', `${'1 NY 11222 '.repeat(10_000)}`],
  ['JSON that is not', ld('{"@type":["Bakery"],"name":{"a":[[[[]]]]},"address":"x","openingHours":5}')],
  ['JSON of great depth', ld('['.repeat(50_000))],
  ['names of prototypes', '<div itemscope itemtype="Bakery"><i itemprop="__proto__ constructor">x</i></div>'],
])('survives %s', (_name, html) => {
  const startedAt = performance.now();
  expect(Array.isArray(read({ '/': html }))).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(NEVER_MS);
});

it('reads apart from everything else, gives up on what takes too long, and reads on', async () => {
  const url = 'https://crumbandco.nyc/';
  const bakery = [{ url, html: ld(BAKERY) }];
  expect(await readSiteInThread(bakery)).toHaveLength(8);
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 10);
  const endless = Array.from({ length: 6 }, () => ({ url, html: '<b>x</b>'.repeat(250_000) }));
  expect(await readSiteInThread(endless, 300)).toBeNull();
  clearInterval(heart);
  expect(beats).toBeGreaterThan(0);
  const answers = await Promise.all(Array.from({ length: 3 }, () => readSiteInThread(bakery)));
  expect(answers.map((clues) => clues?.length)).toEqual([8, 8, 8]);
});
