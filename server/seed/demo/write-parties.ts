import type { WorkContract } from '#contract/work/contracts.ts';
import { ofAccount, sealAddress } from '#server/areas/accounts/mailing-addresses/sealed-address.ts';
import { findBusinessAddress } from '#server/areas/businesses/locations/queries/find-business-address.ts';
import { sealParties } from '#server/areas/work/contracts/contract-parties.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { demoAddress } from './demo-addresses.ts';
import type { DemoSources, DemoWork } from './work-rows.ts';

/** Gives everyone who agreed on something a mailing address, sealed for this installation, and each contract its two sides. */
export async function writeDemoParties(
  tx: Tx,
  config: Secrets,
  { accounts, applications, now }: DemoSources,
  { collaborations }: Pick<DemoWork, 'collaborations'>,
): Promise<void> {
  const names = new Map(
    accounts.profiles.map(({ user_id, full_name }) => [user_id, full_name?.trim() || 'A creator']),
  );
  const makers = new Map(accounts.creators.map(({ id, user_id }) => [id, user_id]));
  const owners = new Map(accounts.business_members.map(({ business_id, user_id }) => [business_id, user_id]));
  const addressOf = (user_id: string) => demoAddress(user_id, names.get(user_id) ?? 'A creator');
  await tx
    .insertInto('mailing_addresses')
    .values(
      [...makers.values()].map((user_id) => ({
        user_id,
        sealed_address: sealAddress(config, ofAccount(user_id), addressOf(user_id)),
        updated_at: now.toISOString(),
      })),
    )
    .execute();
  const sentAt = new Map(
    applications.map(({ id, agreed_at, submitted_at }) => [id, agreed_at ?? submitted_at]),
  );
  const shops = new Map<string, Awaited<ReturnType<typeof findBusinessAddress>>>();
  const rows = [];
  for (const { id, business_id, creator_id, application_id, contract, agreed_at } of collaborations) {
    if (!shops.has(business_id))
      shops.set(business_id, await findBusinessAddress({ db: tx, config }, business_id));
    const { business_name, creator_name } = JSON.parse(String(contract)) as WorkContract;
    const maker = makers.get(creator_id) ?? '';
    const parties = {
      business: {
        name: business_name,
        address: shops.get(business_id) ?? null,
        signed_by: names.get(owners.get(business_id) ?? '') ?? null,
        signed_at: String(agreed_at),
        signed_ip: null,
      },
      creator: {
        name: creator_name,
        address: addressOf(maker),
        signed_by: creator_name,
        signed_at: String(sentAt.get(application_id) ?? agreed_at),
        signed_ip: null,
      },
    };
    rows.push({ collaboration_id: id, sealed_parties: sealParties(config, id, parties) });
  }
  if (rows.length > 0) await tx.insertInto('contract_parties').values(rows).execute();
}
