import { formatCents } from '#domain/format/money.ts';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Document } from '#server/platform/documents/document.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { Problem } from '#server/platform/errors.ts';
import { Download } from '#server/platform/http/download.ts';

/** The receipt of one earning as a file. */
export async function getEarningReceipt(db: Database, userId: string, id: string): Promise<Download> {
  const creatorId = await getOwnCreatorId(db, userId);
  const earning = await readEarning(db, creatorId, id);
  if (earning === undefined) throw new Problem('not_found', 'We can’t find that earning.');
  const number = id.replaceAll('-', '').slice(-8).toUpperCase();
  return new Download(`bizmeet-earning-${number}`, 'pdf', await printDocument(toDocument(earning, number)));
}

type Row = NonNullable<Awaited<ReturnType<typeof readEarning>>>;

function readEarning(db: Database, creatorId: string, id: string) {
  return db
    .selectFrom('earnings as e')
    .innerJoin('businesses as b', 'b.id', 'e.business_id')
    .innerJoin('creators as k', 'k.id', 'e.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .leftJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .select(['e.gross_cents', 'e.creator_fee_cents', 'e.net_cents', 'e.released_at', 'e.cause'])
    .select(['b.business_name', 'p.full_name', 'c.title'])
    .where('e.id', '=', id)
    .where('e.creator_id', '=', creatorId)
    .executeTakeFirst();
}

function toDocument(row: Row, number: string): Document {
  return {
    title: 'Receipt',
    subtitle: row.title ?? 'A campaign',
    reference: number,
    made_at: new Date(row.released_at),
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'Released to', value: row.full_name ?? 'You' },
          { label: 'Paid by', value: row.business_name },
          { label: 'Released on', value: newYorkLongDay(row.released_at) },
          ...(row.cause === 'dispute' ? [{ label: 'After', value: 'A dispute' }] : []),
        ],
      },
      {
        kind: 'amounts',
        lines: [
          { label: 'Payout', amount: formatCents(row.gross_cents) },
          { label: 'Creator fee', amount: formatCents(row.creator_fee_cents), is_quiet: true },
        ],
        total: { label: 'You receive', amount: formatCents(row.net_cents) },
      },
      { kind: 'text', words: 'US dollars. Nothing was withheld for taxes.', is_quiet: true },
    ],
    foot: `Receipt ${number}`,
  };
}
