import { readFileName } from '#contract/money/statements.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { dollars, toCsv } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';
import { spanOfYear } from './month-span.ts';
import { listPaidDays, listReleased, type Released } from './read-statement.ts';
import { type TaxLine, taxDocument } from './tax-document.ts';

/** Earnings of a year by business: gross, our fee, and net. */
export async function getTaxSummary(
  { db }: Pick<Context, 'db'>,
  { user_id, full_name, email }: Account,
  file: string,
): Promise<Download> {
  const { span: year, format } = readFileName(file);
  const creatorId = await getOwnCreatorId(db, user_id);
  const released = await listReleased(db, creatorId, spanOfYear(year));
  const days = await listPaidDays(
    db,
    released.map(({ id }) => id),
  );
  const lines = byBusiness(released, days);
  const content =
    format === 'csv'
      ? toTable(lines)
      : await printDocument(taxDocument({ year, name: full_name ?? email, lines }));
  return new Download(`bizmeet-taxes-${year}`, format, content);
}

function byBusiness(released: readonly Released[], days: ReadonlyMap<string, string[]>): TaxLine[] {
  const lines = new Map<string, TaxLine>();
  for (const { id, business_id, business_name, gross_cents, creator_fee_cents, net_cents } of released) {
    const line = lines.get(business_id) ?? {
      business_name,
      gross_cents: 0,
      creator_fee_cents: 0,
      net_cents: 0,
      paid_on: [],
    };
    const paid_on = [...new Set([...line.paid_on, ...(days.get(id) ?? [])])].sort();
    lines.set(business_id, {
      business_name,
      gross_cents: line.gross_cents + gross_cents,
      creator_fee_cents: line.creator_fee_cents + creator_fee_cents,
      net_cents: line.net_cents + net_cents,
      paid_on,
    });
  }
  return [...lines.values()].sort((one, other) => other.net_cents - one.net_cents);
}

const HEADER = ['Business', 'Gross', 'Creator fee', 'Net', 'Paid on'];

function toTable(lines: readonly TaxLine[]): string {
  return toCsv(
    HEADER,
    lines.map(({ business_name, gross_cents, creator_fee_cents, net_cents, paid_on }) => [
      business_name,
      dollars(gross_cents),
      dollars(creator_fee_cents),
      dollars(net_cents),
      paid_on.join(' '),
    ]),
  );
}
