import { sql } from 'kysely';
import { hashPassword } from '#server/auth/password-hash.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refreshListings } from '#server/features/feed/refresh-listing.ts';
import { seedId } from '../ids.ts';
import { type DemoAccounts, demoAccounts } from './accounts.ts';
import { demoCreators, writeDemoCreators } from './creator-rows.ts';
import { fundDemoCampaigns } from './fund-campaigns.ts';
import { demoMarketplace } from './marketplace.ts';
import { writeDemoApplications } from './write-applications.ts';
import { writeDemoConversations } from './write-conversations.ts';
import { writeDemoWork } from './write-work.ts';

/** Everyone in the demo has it, so everyone reading the README can be anyone. */
const DEMO_PASSWORD = 'bizmeet-demo';

/**
 * Fills an empty marketplace. Where any business exists it leaves everything as it is and answers false. A password
 * everyone knows has no place on a public server, so there the demo gets none.
 */
export async function seedDemo(
  db: Database,
  now: Date,
  /** Null: nobody of the demo can sign in. */
  passwordCost: number | null,
): Promise<boolean> {
  if (await isFilled(db)) return false;
  const marketplace = demoMarketplace(now);
  const accounts = demoAccounts(now);
  const creators = demoCreators(now);
  const password = passwordCost === null ? null : await hashPassword(DEMO_PASSWORD, passwordCost);
  return inTransaction(db, async (tx) => {
    // Processes that start together would otherwise all find the table empty.
    await sql`lock table businesses in share row exclusive mode`.execute(tx);
    if (await isFilled(tx)) return false;
    await writeAccounts(tx, accounts, password);
    await writeDemoCreators(tx, accounts.creators, creators);
    await tx.insertInto('businesses').values(marketplace.businesses).execute();
    await tx.insertInto('business_members').values(accounts.business_members).execute();
    await tx.insertInto('business_locations').values(marketplace.business_locations).execute();
    await tx.insertInto('campaigns').values(marketplace.campaigns).execute();
    await tx.insertInto('campaign_deliverables').values(marketplace.campaign_deliverables).execute();
    await fundDemoCampaigns(tx);
    const applications = await writeDemoApplications(tx, marketplace, now);
    await writeDemoWork(tx, { marketplace, applications, accounts, now });
    await writeDemoConversations(tx, { marketplace, applications, accounts, now });
    await refreshListings(
      tx,
      marketplace.campaigns.map(({ id }) => id),
    );
    return true;
  });
}

async function isFilled(db: Database | Tx): Promise<boolean> {
  const business = await db.selectFrom('businesses').select('id').limit(1).executeTakeFirst();
  return business !== undefined;
}

async function writeAccounts(tx: Tx, accounts: DemoAccounts, password: string | null): Promise<void> {
  const { users, profiles } = accounts;
  await tx.insertInto('users').values(users).execute();
  await tx.insertInto('profiles').values(profiles).execute();
  if (password === null) return;
  const credentials = users.map(({ id, email }) => ({
    id: seedId('credential', email),
    user_id: id,
    provider_id: 'credential',
    account_id: id,
    password,
  }));
  await tx.insertInto('credentials').values(credentials).execute();
}
