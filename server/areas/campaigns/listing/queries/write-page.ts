import { hasApplied } from '#domain/hiring/application-states.ts';
import type { Marks } from './read-marks.ts';
import type { PageFacts } from './read-page.ts';
import type { ListedCampaign } from './scan.ts';

/** JSON of pages without marks, which most readers get, so each is written once. */
const forCreators = new WeakMap<PageFacts, string>();
const forOthers = new WeakMap<PageFacts, string>();

export function writePage(page: PageFacts, marks: Marks, isCreator: boolean): string {
  if (marks.size > 0) return write(page, marks, isCreator);
  const written = isCreator ? forCreators : forOthers;
  const known = written.get(page);
  if (known !== undefined) return known;
  const json = write(page, marks, isCreator);
  written.set(page, json);
  return json;
}

function write({ campaigns, next_cursor, found_count }: PageFacts, marks: Marks, isCreator: boolean): string {
  const rows = campaigns.map((campaign) => writeRow(campaign, marks, isCreator));
  return `{"campaigns":[${rows.join(',')}],"next_cursor":${JSON.stringify(next_cursor)},"found_count":${found_count}}`;
}

/** The card is an object whose last brace makes room for what depends on the reader. */
function writeRow(
  { campaign_id, card, creator_payout_cents }: ListedCampaign,
  marks: Marks,
  isCreator: boolean,
) {
  const { status = null, since = null, bookmark = null } = marks.get(campaign_id) ?? {};
  const payout = isCreator ? creator_payout_cents : null;
  // Written out by hand: neither of the two texts is anybody's words.
  return `${card.slice(0, -1)},"creator_payout_cents":${payout},"has_applied":${hasApplied(status)},"application_status":${quote(status)},"application_status_since":${quote(since)},"is_saved":${bookmark === 'saved'}}`;
}

function quote(word: string | null): string {
  return word === null ? 'null' : `"${word}"`;
}
