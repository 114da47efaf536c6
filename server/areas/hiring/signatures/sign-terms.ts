import type { SignatureSide } from '#domain/hiring/signatures.ts';
import { callerIp } from '#server/platform/auth/caller-group.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { seal, unseal } from '#server/platform/social/seal.ts';

interface Signing {
  application_id: string;
  side: SignatureSide;
  user_id: string;
}

/**
 * Notes who agreed, when, and from where; a later yes replaces an earlier one. A job that finishes what a person asked
 * for has no caller, so it replaces nothing.
 */
export async function signTerms(
  tx: Tx,
  { config, now }: Pick<Context, 'config' | 'now'>,
  { application_id, side, user_id }: Signing,
): Promise<void> {
  const ip = callerIp();
  const signed = {
    user_id,
    sealed_ip: ip === undefined ? null : seal(config, recordOf(application_id, side), ip, KEY),
    signed_at: now().toISOString(),
  };
  await tx
    .insertInto('application_signatures')
    .values({ application_id, side, ...signed })
    .onConflict((oc) => {
      const known = oc.columns(['application_id', 'side']);
      return ip === undefined ? known.doNothing() : known.doUpdateSet(signed);
    })
    .execute();
}

export interface Signature {
  side: SignatureSide;
  full_name: string | null;
  signed_at: string;
  signed_ip: string | null;
}

export async function readSignatures(
  tx: Tx,
  { config }: Pick<Context, 'config'>,
  applicationId: string,
): Promise<Signature[]> {
  const rows = await tx
    .selectFrom('application_signatures as s')
    .innerJoin('profiles as p', 'p.user_id', 's.user_id')
    .select(['s.side', 'p.full_name', 's.signed_at', 's.sealed_ip'])
    .where('s.application_id', '=', applicationId)
    .execute();
  return rows.map(({ sealed_ip, side, ...row }) => ({
    ...row,
    side,
    signed_ip: sealed_ip === null ? null : unseal(config, recordOf(applicationId, side), sealed_ip, KEY),
  }));
}

const KEY = 'contract-parties';

function recordOf(applicationId: string, side: SignatureSide): string {
  return `signature:${applicationId}:${side}`;
}
