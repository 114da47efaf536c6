import type { OwnTaxStatement } from '#contract/money/tax-statements.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { Problem } from '#server/platform/errors.ts';
import { Download } from '#server/platform/http/download.ts';
import { openTaxParties } from '../sealed-parties.ts';
import { type Statement, statementDocument } from './statement-document.ts';

type Source = Pick<Context, 'db' | 'config'>;

/** For an admin who prints and mails it. */
export async function getStatementPdf(source: Source, id: string): Promise<Download> {
  const row = await source.db
    .selectFrom('tax_statements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'There is no such statement.');
  return print(source, row);
}

/** For its creator, as long as they agree to statements without paper. */
export async function getOwnStatementPdf(
  source: Source,
  { user_id }: Account,
  id: string,
): Promise<Download> {
  const creatorId = await getOwnCreatorId(source.db, user_id);
  const row = await selectOwn(source.db, creatorId).selectAll('s').where('s.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'There is no such statement.');
  return print(source, row);
}

const MOST_ROWS = 30;

/** The statements a creator can download, newest first. */
export async function listOwnStatements(db: Database, creatorId: string): Promise<OwnTaxStatement[]> {
  const rows = await selectOwn(db, creatorId)
    .select(['s.id', 's.year', 's.form', 's.revision', 's.is_current', 's.created_at'])
    .select('s.corrects_shown as is_correction')
    .orderBy('s.id', 'desc')
    .limit(MOST_ROWS)
    .execute();
  return rows;
}

function selectOwn(db: Database, creatorId: string) {
  return db
    .selectFrom('tax_statements as s')
    .innerJoin('w9s as w', 'w.creator_id', 's.creator_id')
    .where('s.creator_id', '=', creatorId)
    .where('s.has_w9', '=', true)
    .where('w.electronic_since', 'is not', null);
}

interface Row extends Omit<Statement, 'payer' | 'recipient' | 'is_correction'> {
  id: string;
  sealed_parties: string;
  corrects_shown: boolean;
}

async function print({ config }: Source, { id, sealed_parties, corrects_shown, ...row }: Row) {
  const parties = openTaxParties(config, id, sealed_parties);
  if (parties === null || parties.recipient === null) {
    throw new Problem(
      'conflict',
      'There is no W-9 for this statement yet. Start the run again once it’s added.',
    );
  }
  const { payer, recipient } = parties;
  const document = statementDocument({ ...row, payer, recipient, is_correction: corrects_shown });
  const name = `bizmeet-1099-${row.form}-${row.year}${row.revision > 1 ? `-revision-${row.revision}` : ''}`;
  return new Download(name, 'pdf', await printDocument(document));
}
