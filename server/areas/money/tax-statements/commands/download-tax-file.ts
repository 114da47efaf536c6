import { TAX_FORM_NAMES } from '#domain/money/tax-forms.ts';
import { TAX_CLASS_NAMES } from '#domain/money/w9.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { dollars, toCsv } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';
import { reportedCents } from '../queries/statement-document.ts';
import { openTaxParties } from '../sealed-parties.ts';

const MOST_ROWS = 10_000;

interface Request {
  year: number;
  rows: 'unfiled' | 'all';
  reason: string;
}

/**
 * The only place where taxpayer numbers leave the server. It is a table with named columns and not the template of the
 * IRS, which changes with the year and could not be verified.
 */
export function downloadTaxFile(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  admin_id: string,
  { year, rows: which, reason }: Request,
): Promise<Download> {
  return inTransaction(db, async (tx) => {
    const rows = await lockRows(tx, year, which);
    const [first] = rows;
    if (first === undefined) throw new Problem('conflict', 'There is nothing to download.');
    if (rows.length > MOST_ROWS) {
      throw new Problem('conflict', `A file has at most ${MOST_ROWS} statements, and there are more.`);
    }
    const lines = rows.map((row) => {
      const parties = openTaxParties(config, row.id, row.sealed_parties);
      if (!parties?.recipient) throw new Error(`Statement ${row.id} can't be opened`);
      const { payer, recipient } = parties;
      return [
        TAX_FORM_NAMES[row.form],
        row.year,
        row.corrects_filed ? 'Corrected' : 'Original',
        ...[payer.name, payer.ein, payer.street, payer.unit, payer.city, payer.state, payer.zip, payer.phone],
        recipient.tin_kind === 'ein' ? 'EIN' : 'SSN or ITIN',
        recipient.tin,
        ...[recipient.name, recipient.business_name, TAX_CLASS_NAMES[recipient.tax_class]],
        ...[recipient.street, recipient.unit, recipient.city, recipient.state, recipient.zip],
        row.creator_id,
        dollars(reportedCents(row)),
        dollars(0),
      ];
    });
    const ids = rows.map(({ id }) => id);
    await tx
      .updateTable('tax_statements')
      .set({ filed_at: now().toISOString() })
      .where('id', 'in', ids)
      .where('filed_at', 'is', null)
      .execute();
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'download_tax_file',
      subject_type: 'tax_run',
      subject_id: first.tax_run_id,
      reason,
      after: { year, rows: which, statements: rows.length },
    });
    return new Download(`bizmeet-1099-filing-${year}`, 'csv', toCsv(HEADER, lines));
  });
}

/** A withdrawn statement is only of interest to those who got an earlier one. */
function lockRows(tx: Tx, year: number, which: Request['rows']) {
  return tx
    .selectFrom('tax_statements')
    .selectAll()
    .where('year', '=', year)
    .where('is_current', '=', true)
    .where('has_w9', '=', true)
    .where((eb) => eb.or([eb('is_withdrawn', '=', false), eb('corrects_filed', '=', true)]))
    .$if(which === 'unfiled', (query) => query.where('filed_at', 'is', null))
    .orderBy('id')
    .limit(MOST_ROWS + 1)
    .forUpdate()
    .execute();
}

const HEADER = [
  ...['Form', 'Tax year', 'Original or corrected'],
  ...['Payer name', 'Payer EIN', 'Payer street', 'Payer unit', 'Payer city', 'Payer state', 'Payer ZIP'],
  ...['Payer phone', 'Recipient TIN type', 'Recipient TIN', 'Recipient name', 'Recipient business name'],
  ...['Recipient tax classification', 'Recipient street', 'Recipient unit', 'Recipient city'],
  ...['Recipient state', 'Recipient ZIP', 'Account number', 'Amount (NEC box 1 or K box 1a)'],
  'Federal income tax withheld (box 4)',
];
