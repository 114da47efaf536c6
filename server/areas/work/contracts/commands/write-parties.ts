import { findMailingAddress } from '#server/areas/accounts/mailing-addresses/queries/find-mailing-address.ts';
import { findBusinessAddress } from '#server/areas/businesses/locations/queries/find-business-address.ts';
import { readSignatures, type Signature } from '#server/areas/hiring/signatures/sign-terms.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type ContractParty, sealParties } from '../contract-parties.ts';

interface Agreed {
  collaboration_id: string;
  application_id: string;
  business_id: string;
  creator_user_id: string;
  business_name: string;
  creator_name: string;
}

/** Keeps names, addresses and signatures with a new contract. They are sealed, because the law asks to keep them for years. */
export async function writeParties(tx: Tx, context: Context, agreed: Agreed): Promise<void> {
  const { collaboration_id, application_id, business_id, creator_user_id } = agreed;
  const place = { db: tx, config: context.config };
  const signatures = await readSignatures(tx, context, application_id);
  const party = (side: Signature['side'], name: string, address: ContractParty['address']): ContractParty => {
    const signed = signatures.find((signature) => signature.side === side);
    return {
      name,
      address,
      signed_by: signed?.full_name ?? null,
      signed_at: signed?.signed_at ?? null,
      signed_ip: signed?.signed_ip ?? null,
    };
  };
  const parties = {
    business: party('business', agreed.business_name, await findBusinessAddress(place, business_id)),
    creator: party('creator', agreed.creator_name, await findMailingAddress(place, creator_user_id)),
  };
  const sealed_parties = sealParties(context.config, collaboration_id, parties);
  await tx.insertInto('contract_parties').values({ collaboration_id, sealed_parties }).execute();
}
