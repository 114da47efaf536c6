// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { ContentFile, ContentPage as Listed } from '#contract/work/content.ts';
import { createQueries } from '#web/queries.ts';
import { VISITOR } from '#web/session/app-bar-props.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { type ContentView, filterOf } from './content-options.ts';
import { ContentPage } from './content-page.tsx';

const CAMPAIGN = '0b9d7c7e-6c1e-4d0e-9f7a-2f5f0d9a1c11';

const CONTENT = {
  file: { media_file_id: 'f1', original_name: 'reel.mp4', mime_type: 'video/mp4', is_video: true },
  byte_size: 12_400_000,
  collaboration_id: 'w1',
  deliverable_id: 'd1',
  kind: 'instagram_reel',
  caption: '',
  campaign: { id: CAMPAIGN, identifier: 'rye-week', title: 'Rye week' },
  creator: { id: 'k1', name: 'Maya Okafor' },
  approved_at: '2026-06-01T12:00:00Z',
  rights: [{ label: 'Reposting', text: 'Not included', is_granted: false }],
} as unknown as ContentFile;

const EMPTY: Listed = {
  files: [],
  next_cursor: null,
  totals: { file_count: 0, byte_size: 0 },
  campaigns: [],
  creators: [],
};

let page: ShownPage;
afterEach(() => page?.remove());

it('leads a shop without files to its campaigns, and offers nothing to download', async () => {
  await show({}, EMPTY);
  await read('No content yet');
  expect(hrefs()).toContain('/business/campaigns');
  expect(hrefs().filter((href) => href.includes('archive'))).toEqual([]);
});

it('does not take a filter that matches nothing for an empty library', async () => {
  await show({ q: 'nowhere' }, EMPTY);
  await read('No files match.');
  expect(document.body.textContent).not.toContain('No content yet');
});

it('shows what each file is, what may be done with it, and downloads what the filter leaves', async () => {
  const totals = { file_count: 1, byte_size: 12_400_000 };
  await show({ campaign: CAMPAIGN, q: 'rye' }, { ...EMPTY, files: [CONTENT], totals });
  await read('Instagram Reel by Maya Okafor');
  await read('Reposting: Not included');
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      `/api/businesses/b1/content/archive?q=rye&campaign_id=${CAMPAIGN}`,
      '/business/campaigns/rye-week/work/w1?deliverable=d1',
      '/api/collaborations/w1/files/f1',
    ]),
  );
});

it('offers no download of more files than one archive holds, and says how to get them', async () => {
  const totals = { file_count: 1001, byte_size: 1 };
  await show({}, { ...EMPTY, files: [CONTENT], totals });
  await read('One download holds up to 1,000 files.');
  expect(hrefs().filter((href) => href.includes('archive'))).toEqual([]);
});

it('says that it could not be loaded, and tries again', async () => {
  let isDown = true;
  const body = () => (isDown ? { status: 503, body: { status: 503 } } : { status: 200, body: EMPTY });
  await show({}, EMPTY, body);
  await read('We couldn’t load your content.', 5_000);
  isDown = false;
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry')?.click();
  await read('No content yet');
});

it('ignores what an address typed by hand can’t mean', () => {
  expect(filterOf({ campaign: 'x', creator: '1', kind: 'poem', q: 'rye' })).toEqual({ q: 'rye' });
});

async function show(
  view: ContentView,
  listed: Listed,
  answer: () => { status: number; body: object } = () => ({ status: 200, body: listed }),
) {
  const queries = createQueries();
  page = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <ContentPage
          bar={VISITOR}
          now={new Date('2026-06-02T12:00:00Z')}
          businessId="b1"
          view={view}
          viewingAs={null}
        />
      </QueryClientProvider>
    ),
    { queries, answer },
  );
}

const read = (words: string, timeout = 1_000) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(words), { timeout });
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
