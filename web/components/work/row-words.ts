import type { CollaborationRow, RowDispute } from '#contract/work/collaborations.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { shortName } from '#domain/campaigns/short-names.ts';
import { formatCents } from '#domain/format/money.ts';
import { type ShipmentStatus, shipmentTurn } from '#domain/work/shipment-states.ts';
import { counted } from './work-words.ts';

type RowDeliverable = CollaborationRow['deliverables'][number];

export interface RowTurn {
  side: 'creator' | 'business' | null;
  /** The action: "Post the reel", "Review 2 drafts". */
  words: string;
  /** The due date, or the time of the automatic outcome. */
  at: string | null;
  isLate: boolean;
}

/**
 * Whose turn a piece of work is and the action, most urgent first. A list with the work of several creators passes whose it
 * is, such as "Maya’s".
 */
export function rowTurn(row: CollaborationRow, viewer: 'creator' | 'business', whose?: string): RowTurn {
  if (row.status === 'disputed') return disputeTurn(row, viewer);
  const over = overWords(row);
  if (over) return { side: null, words: over, at: null, isLate: false };
  const late = row.deliverables.find(({ is_late }) => is_late);
  if (late && viewer === 'business') {
    const words = `${whose ? `${whose} ${shortName(late)}` : nameDeliverable(late)} ${late.quantity === 1 ? 'is' : 'are'} late`;
    return { side: 'business', words, at: late.due_at, isLate: true };
  }
  const shipping = shipmentRowTurn(row, viewer, whose);
  if (shipping) return shipping;
  const own = turnFor(row, viewer, whose);
  return own ?? turnFor(row, viewer === 'creator' ? 'business' : 'creator', whose) ?? NOBODY;
}

const NOBODY: RowTurn = { side: null, words: 'Nothing open', at: null, isLate: false };

function overWords({ status }: CollaborationRow): string | null {
  if (status === 'completed') return 'Done and released';
  return status === 'cancelled' ? 'Canceled' : null;
}

/** Only the dispute has a deadline; those of the work are paused. */
function disputeTurn({ dispute }: CollaborationRow, viewer: 'creator' | 'business'): RowTurn {
  if (!dispute?.turns.includes(viewer)) {
    return { side: null, words: 'In dispute. Deadlines are paused', at: null, isLate: false };
  }
  return { side: viewer, words: disputeWords(dispute, viewer), at: dispute.clock_at, isLate: false };
}

function disputeWords(
  { status, disputed_cents, creator_gets_cents }: RowDispute,
  viewer: 'creator' | 'business',
): string {
  if (status === 'awaiting_response') return 'Answer the dispute';
  if (viewer === 'business' || creator_gets_cents === null) return 'Accept or appeal the decision';
  return `Accept or appeal: ${formatCents(creator_gets_cents)} of ${formatCents(disputed_cents)}`;
}

/** The next step of a product on its way; null where none is. Nothing else can happen before it arrives. */
function shipmentRowTurn(
  { shipment }: CollaborationRow,
  viewer: 'creator' | 'business',
  whose?: string,
): RowTurn | null {
  const side = shipment ? shipmentTurn(shipment.status) : null;
  if (!shipment || side === null) return null;
  return {
    side,
    words: side === 'creator' ? ARRIVAL_WORDS[viewer] : shipWords(shipment.status, viewer, whose),
    at: shipment.counts_at ?? shipment.ship_by,
    isLate: shipment.is_overdue,
  };
}

const ARRIVAL_WORDS = {
  business: 'Confirm that the product arrived',
  creator: 'Confirm when the product arrives',
} as const;

/** "Ship the product to Maya", "Ship a replacement". */
function shipWords(
  status: ShipmentStatus,
  viewer: 'creator' | 'business',
  whose: string | undefined,
): string {
  const what = status === 'to_ship' ? 'the product' : 'a replacement';
  if (viewer === 'creator') return `Ships ${what} to you`;
  return whose ? `Ship ${what} to ${whose.replace(/’s$/, '')}` : `Ship ${what}`;
}

/** The next action of one side; null if it has none. */
function turnFor(row: CollaborationRow, side: 'creator' | 'business', whose?: string): RowTurn | null {
  const theirs = row.deliverables.filter(({ turn }) => turn === side).sort(soonestFirst);
  const [first] = theirs;
  if (first === undefined) return null;
  const words = side === 'creator' ? creatorWords(row, first) : businessWords(theirs, whose);
  return { side, words, at: first.due_at ?? first.passes_at, isLate: first.is_late };
}

export function soonestFirst(a: RowDeliverable, b: RowDeliverable): number {
  return momentOf(a) - momentOf(b);
}

function momentOf({ due_at, passes_at }: RowDeliverable): number {
  const at = due_at ?? passes_at;
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}

function creatorWords({ status }: CollaborationRow, one: RowDeliverable): string {
  if (status === 'contracted') return `Start work: ${nameDeliverable(one)}`;
  return one.status === 'approved' ? `${stepWords(one)} and send the link` : stepWords(one);
}

/** The creator's next step with a deliverable: "Send the reel", "Send version 2 of the reel", "Post 2 stories". */
export function stepWords(one: RowDeliverable): string {
  const pronoun = one.quantity === 1 ? 'the' : `${one.quantity}`;
  if (one.status === 'approved') return `Post ${pronoun} ${shortName(one)}`;
  if (one.status === 'changes_requested')
    return `Send version ${one.version + 1} of ${pronoun} ${shortName(one)}`;
  return `Send ${pronoun} ${shortName(one)}`;
}

function businessWords(theirs: readonly RowDeliverable[], whose?: string): string {
  const drafts = theirs.filter(({ status }) => status === 'submitted');
  const [draft] = drafts;
  if (draft)
    return drafts.length === 1
      ? `Review ${whose ?? 'the'} ${shortName(draft)}`
      : `Review ${whose ? `${whose} ` : ''}${counted(drafts.length, 'draft')}`;
  return theirs.length === 1
    ? `Check ${whose ?? 'the'} posted ${shortName(theirs[0] as RowDeliverable)}`
    : `Check ${whose ? `${whose} ` : ''}${counted(theirs.length, 'post')}`;
}
