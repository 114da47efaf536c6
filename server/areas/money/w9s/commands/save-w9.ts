import type { OwnW9, W9Change } from '#contract/money/w9s.ts';
import { lastFour } from '#domain/money/taxpayer.ts';
import { mayUse, readTin, TIN_NAMES } from '#domain/money/w9.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { findW9, readW9s } from '../queries/find-w9.ts';
import { ofCreator, sealW9 } from '../sealed-w9.ts';

/** Saves a W-9 as it was certified. An empty number keeps the one on file. */
export function saveW9(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  userId: string,
  { tin: typed, is_electronic, certifies: _, ...details }: W9Change,
): Promise<OwnW9> {
  const { db, config, now } = context;
  const { tin_kind, tax_class } = details;
  if (!mayUse(tin_kind, tax_class)) {
    throw fault('tin_kind', 'Use an EIN. Only individuals use a Social Security number.');
  }
  return inTransaction(db, async (tx) => {
    const creator_id = await getOwnCreatorId(tx, userId);
    const source = { db: tx, config };
    const before = (await readW9s(source, [creator_id])).get(creator_id);
    const kept = before?.tin_kind === tin_kind ? before.tin : null;
    const tin = typed === '' ? kept : readTin(tin_kind, typed);
    if (tin === null) throw fault('tin', `Enter a valid ${TIN_NAMES[tin_kind]} with 9 digits.`);
    const at = now().toISOString();
    const row = {
      sealed_details: sealW9(config, ofCreator(creator_id), { ...details, tin }),
      tin_kind,
      tin_last4: lastFour(tin),
      certified_at: at,
      electronic_since: is_electronic ? (before?.electronic_since ?? at) : null,
      updated_at: at,
    };
    await tx
      .insertInto('w9s')
      .values({ creator_id, ...row })
      .onConflict((oc) => oc.column('creator_id').doUpdateSet(row))
      .execute();
    return required(await findW9(source, creator_id));
  });
}

/** Creators who withdraw their consent get paper statements from then on. */
export function chooseTaxDelivery(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  userId: string,
  isElectronic: boolean,
): Promise<OwnW9> {
  return inTransaction(db, async (tx) => {
    const creator_id = await getOwnCreatorId(tx, userId);
    const at = now().toISOString();
    await tx
      .updateTable('w9s')
      .set((eb) => ({
        electronic_since: isElectronic ? eb.fn.coalesce('electronic_since', eb.val(at)) : null,
        updated_at: at,
      }))
      .where('creator_id', '=', creator_id)
      .execute();
    return required(await findW9({ db: tx, config }, creator_id));
  });
}

function required(w9: OwnW9 | null): OwnW9 {
  if (w9 === null) throw new Problem('conflict', 'Add your W-9 first.');
  return w9;
}

function fault(path: string, message: string): Problem {
  return new Problem('invalid_input', message, [{ path, message: message.replace(/\.$/, '') }]);
}
