import { ADDRESS_SIDES, type AddressSide, missingAddressWords } from '#domain/hiring/missing-address.ts';
import { reachesFreelanceAct } from '#domain/work/freelance-act.ts';
import { findMailingAddress } from '#server/areas/accounts/mailing-addresses/queries/find-mailing-address.ts';
import { findBusinessAddress } from '#server/areas/businesses/locations/queries/find-business-address.ts';
import { sumContracts } from '#server/areas/campaigns/deals/sum-contracts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedPlace } from './lock.ts';

/** A product that is shipped needs somewhere to go. The business sees the address only once it accepts the creator. */
export async function requireShippingAddress(
  tx: Tx,
  { config }: Pick<Context, 'config'>,
  { campaign, creator_user_id }: LockedPlace,
): Promise<void> {
  if (campaign.fulfilment !== 'shipping') return;
  if ((await findMailingAddress({ db: tx, config }, creator_user_id)) !== null) return;
  throw new Problem('conflict', 'Add your mailing address first. The shop ships you a product.');
}

interface Offer {
  /** The side that offers or agrees. */
  side: AddressSide;
  payout_cents: number;
  /** True if the contract is written next. An offer only needs the address of its own side. */
  isFinal: boolean;
}

/** Refuses an offer or an agreement while an address is missing that the law requires in the contract. */
export async function requireAddresses(
  tx: Tx,
  { config, now }: Pick<Context, 'config' | 'now'>,
  { campaign, creator_id, creator_user_id, creator_name }: LockedPlace,
  { side, payout_cents, isFinal }: Offer,
): Promise<void> {
  const { business_id, business_name } = campaign;
  const sides = { business_id, creator_id, creator_user_id, payout_cents };
  const missing = await findMissingAddresses({ db: tx, config, now }, sides);
  const told = missing.find((one) => one === side) ?? (isFinal ? missing[0] : undefined);
  if (told === undefined) return;
  const other_name = side === 'business' ? creator_name : business_name;
  throw new Problem('conflict', missingAddressWords(told, { side, other_name }));
}

interface Sides {
  business_id: string;
  creator_id: string;
  creator_user_id: string;
  payout_cents: number;
}

/** The sides without an address that the law requires in a contract with this payout. */
export async function findMissingAddresses(
  { db, config, now }: Pick<Context, 'config' | 'now'> & { db: Database | Tx },
  { creator_user_id, payout_cents, ...sides }: Sides,
): Promise<AddressSide[]> {
  const { total_cents } = await sumContracts(db, sides, now());
  if (!reachesFreelanceAct(total_cents + payout_cents)) return [];
  const addresses = {
    creator: await findMailingAddress({ db, config }, creator_user_id),
    business: await findBusinessAddress({ db, config }, sides.business_id),
  };
  return ADDRESS_SIDES.filter((side) => addresses[side] === null);
}
