import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seal, unseal } from '#server/platform/social/seal.ts';

/** One side of a contract as it was when both agreed. */
export interface ContractParty {
  name: string;
  /** Null if none was on file. */
  address: MailingAddress | null;
  /** The person who agreed; null in contracts that were agreed to before this was recorded. */
  signed_by: string | null;
  signed_at: string | null;
  signed_ip: string | null;
}

export interface ContractParties {
  business: ContractParty;
  creator: ContractParty;
}

const KEY = 'contract-parties';

export function sealParties(config: Secrets, collaborationId: string, parties: ContractParties): string {
  return seal(config, recordOf(collaborationId), JSON.stringify(parties), KEY);
}

/** Null if the secret of the installation was lost. */
export function openParties(
  config: Secrets,
  collaborationId: string,
  sealed: string,
): ContractParties | null {
  const text = unseal(config, recordOf(collaborationId), sealed, KEY);
  return text === null ? null : (JSON.parse(text) as ContractParties);
}

function recordOf(collaborationId: string): string {
  return `contract:${collaborationId}`;
}
