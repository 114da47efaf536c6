import type { FoundPicture, PageRead } from '#contract/businesses/enrichments.ts';
import type { Config } from '#server/platform/config.ts';
import type { Clue } from './clue.ts';
import { decodeText } from './decode-text.ts';
import { FETCH_FAILURES, type FetchFailure } from './fetch-failures.ts';
import { type FetchLimits, fetchOutside } from './fetch-outside.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { askRobots, type Robots } from './robots.ts';
import type { RawPage } from './site.ts';
import { choosePagesInThread, readSiteInThread } from './study-in-thread.ts';

const MOST_MS = 20_000;
const MOST_MS_A_PAGE = 5_000;
const MOST_PHOTOS = 6;
const MOST_LOOKS = 10;
const LEAST_SIDE = { logo: 48, photo: 400 } as const;

export type Found = Exclude<Clue, { field: 'logo' | 'photo' }> | PictureFound;
type PictureFound = Omit<Extract<Clue, { field: 'logo' | 'photo' }>, 'value'> & { value: FoundPicture };

/** The progress events, so that the owner sees findings come in. */
export interface Progress {
  onPages(pages: readonly PageRead[]): Promise<void>;
  onFound(found: readonly Found[]): Promise<void>;
}

type Ground = { config: Pick<Config, 'app_url' | 'outbound_allowed_hosts'> };

interface Run {
  context: Ground;
  robots: Robots;
  limits: Pick<Partial<FetchLimits>, 'lookup'>;
  pages: PageRead[];
  progress: Progress;
  msLeft(): number;
}

/** Reads the front page and a few more. Returns null on success, else the reason there is nothing. */
export async function readWebsite(
  context: Ground,
  websiteUrl: string,
  progress: Progress,
  limits: Pick<Partial<FetchLimits>, 'lookup'> = {},
): Promise<FetchFailure | null> {
  const endsAt = performance.now() + MOST_MS;
  const run: Run = {
    context,
    robots: askRobots(context, limits),
    limits,
    pages: [],
    progress,
    msLeft: () => endsAt - performance.now(),
  };
  const front = await openFront(run, websiteUrl);
  if ('failure' in front) return front.failure;
  const clues = await readSiteInThread(await readOn(run, front.page));
  if (clues === null) return 'unreadable';
  await progress.onFound(clues.filter((clue) => clue.field !== 'logo' && clue.field !== 'photo'));
  await findPictures(run, clues);
  return null;
}

/** A site without working TLS is read over plain HTTP. */
async function openFront(run: Run, url: string): Promise<{ page: RawPage } | { failure: FetchFailure }> {
  const first = await open(run, url);
  const isWorthAsking =
    'failure' in first && (first.failure === 'insecure' || first.failure === 'unreachable');
  return isWorthAsking && url.startsWith('https:') ? open(run, url.replace(/^https:/, 'http:')) : first;
}

async function readOn(run: Run, front: RawPage): Promise<RawPage[]> {
  const pages = [front];
  for (const address of await choosePagesInThread(front)) {
    if (run.msLeft() <= 0) break;
    const opened = await open(run, address);
    if ('page' in opened && !pages.some(({ url }) => url === opened.page.url)) pages.push(opened.page);
  }
  return pages;
}

async function open(run: Run, url: string): Promise<{ page: RawPage } | { failure: FetchFailure }> {
  const entry: PageRead = { url, status: null, byte_size: null, took_ms: null, failure: null };
  run.pages.push(entry);
  const note = (known: Partial<PageRead>) => {
    Object.assign(entry, known);
    return run.progress.onPages(run.pages);
  };
  await note({});
  const objection = await run.robots.findObjection(url);
  if (objection !== null) {
    await note({ took_ms: 0, failure: FETCH_FAILURES[objection] });
    return { failure: objection };
  }
  const fetched = await fetchOutside(run.context, url, limitsOf(run));
  const { status, took_ms } = fetched;
  if (!fetched.ok) {
    await note({ url: fetched.url, status, took_ms, failure: fetched.sentence });
    return { failure: fetched.failure };
  }
  await note({ url: fetched.url, status, took_ms, byte_size: fetched.bytes.length });
  return { page: { url: fetched.url, html: decodeText(fetched.bytes, fetched.content_type) } };
}

function limitsOf({ limits, msLeft }: Run): Partial<FetchLimits> {
  return { ...limits, max_ms: Math.max(1, Math.min(MOST_MS_A_PAGE, msLeft())) };
}

async function findPictures(run: Run, clues: readonly Clue[]): Promise<void> {
  const wanted = { logo: 1, photo: MOST_PHOTOS };
  let looks = 0;
  for (const clue of clues) {
    if (clue.field !== 'logo' && clue.field !== 'photo') continue;
    if (wanted[clue.field] === 0 || looks === MOST_LOOKS || run.msLeft() <= 0) continue;
    if ((await run.robots.findObjection(clue.value)) !== null) continue;
    looks += 1;
    const look = await lookAtPicture(run.context, clue.value, {
      least_side: LEAST_SIDE[clue.field],
      limits: limitsOf(run),
    });
    if (look === null) continue;
    wanted[clue.field] -= 1;
    const { bytes: _bytes, ...value } = look;
    const note = value.is_drawing
      ? `Drawn at ${value.width} × ${value.height}, sharp everywhere`
      : `${value.width} × ${value.height}`;
    await run.progress.onFound([{ ...clue, value, source_url: value.url, note }]);
  }
}
