import { sql } from 'kysely';
import { refreshListings } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import { refreshChanged } from '#server/areas/creators/directory/commands/refresh-directory.ts';
import { hashPassword } from '#server/platform/auth/password-hash.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seedId } from '#server/seed/ids.ts';
import { type DemoAccounts, demoAccounts } from './accounts.ts';
import { demoAnnouncements } from './announcement-rows.ts';
import { demoConversations } from './conversation-rows.ts';
import { demoLists } from './creator-list-rows.ts';
import { demoCreators, writeDemoCreators } from './creator-rows.ts';
import { writeDemoAuthenticators } from './demo-authenticators.ts';
import { demoDesk } from './desk-rows.ts';
import { fundDemoCampaigns } from './fund-campaigns.ts';
import { demoMarketplace, type Marketplace } from './marketplace.ts';
import { demoOffers, withOffers } from './offer-rows.ts';
import type { TalkSources } from './plan-talks.ts';
import { demoPublicPages } from './public-page-rows.ts';
import { writeDemoApplications } from './write-applications.ts';
import { writeDemoIntegrations } from './write-integrations.ts';
import { writeDemoOffers } from './write-offers.ts';
import { writeDemoTemplates } from './write-templates.ts';
import { writeDemoWork } from './write-work.ts';

/** All demo accounts have this password, so readers of the README can sign in as anyone. */
const DEMO_PASSWORD = 'bizmeet-demo';

type DemoConfig = Pick<Config, 'password_cost'> & Secrets;

/**
 * Fills an empty marketplace. If any business exists, it changes nothing and returns false. A password everyone knows
 * has no place on a public server, so there the demo gets none.
 */
export async function seedDemo(
  db: Database,
  now: Date,
  /** Null: nobody of the demo can sign in. */
  config: DemoConfig | null,
): Promise<boolean> {
  if (await isFilled(db)) return false;
  const marketplace = demoMarketplace(now);
  const offers = demoOffers(marketplace, now);
  const accounts = demoAccounts(now);
  const creators = demoCreators(now);
  const password = config === null ? null : await hashPassword(DEMO_PASSWORD, config.password_cost);
  return inTransaction(db, async (tx) => {
    // Processes that start together would otherwise all find the table empty.
    await sql`lock table businesses in share row exclusive mode`.execute(tx);
    if (await isFilled(tx)) return false;
    await writeAccounts(tx, accounts, password);
    await writeDemoAnnouncements(tx, accounts, now);
    if (config !== null) await writeDemoAuthenticators(tx, config, now);
    await writeDemoCreators(tx, accounts.creators, creators);
    await tx.insertInto('businesses').values(marketplace.businesses).execute();
    await tx.insertInto('business_members').values(accounts.business_members).execute();
    await tx.insertInto('business_locations').values(marketplace.business_locations).execute();
    const all = withOffers(marketplace, offers);
    await tx.insertInto('campaigns').values(all.campaigns).execute();
    await tx.insertInto('campaign_deliverables').values(all.campaign_deliverables).execute();
    await writeDemoTemplates(tx, marketplace, now);
    await fundDemoCampaigns(tx);
    const applications = await writeDemoApplications(tx, marketplace, now);
    await writeDemoOffers(tx, marketplace, offers);
    const agreed = [...applications, ...offers.applications];
    await writeDemoWork(tx, { marketplace: all, applications: agreed, accounts, now }, config);
    await writeDemoConversations(tx, { marketplace, applications, accounts, now });
    const desk = demoDesk({ ...marketplace, now });
    await tx.insertInto('support_requests').values(desk.support_requests).execute();
    await tx.insertInto('support_messages').values(desk.support_messages).execute();
    await tx.insertInto('report_decisions').values(desk.report_decisions).execute();
    await tx.insertInto('reports').values(desk.reports).execute();
    await writeDemoLists(tx, marketplace, now);
    await writeDemoPublicPages(tx, marketplace, now);
    while (await refreshChanged(tx));
    if (config !== null) await writeDemoIntegrations(tx, config, now);
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

async function writeDemoAnnouncements(tx: Tx, accounts: DemoAccounts, now: Date): Promise<void> {
  const author = accounts.profiles.find(({ role }) => role === 'admin');
  if (author === undefined) return;
  const rows = demoAnnouncements(accounts, author.user_id, now);
  await tx.insertInto('announcements').values(rows.announcements).execute();
  await tx.insertInto('announcement_dismissals').values(rows.announcement_dismissals).execute();
}

async function writeDemoLists(tx: Tx, marketplace: Marketplace, now: Date): Promise<void> {
  const { creator_lists, creator_list_entries, waiting_invitations } = demoLists(marketplace, now);
  await tx.insertInto('creator_lists').values(creator_lists).execute();
  await tx.insertInto('creator_list_entries').values(creator_list_entries).execute();
  await tx.insertInto('waiting_invitations').values(waiting_invitations).execute();
}

async function writeDemoPublicPages(tx: Tx, marketplace: Marketplace, now: Date): Promise<void> {
  const { business_pages, creator_pages } = demoPublicPages(marketplace, now);
  await tx.insertInto('business_pages').values(business_pages).execute();
  await tx.insertInto('creator_pages').values(creator_pages).execute();
}

/** Into a marketplace that is written already, in the caller's transaction. */
async function writeDemoConversations(tx: Tx, sources: TalkSources): Promise<void> {
  const rows = demoConversations(sources);
  await tx.insertInto('conversations').values(rows.conversations).execute();
  await tx.insertInto('conversation_participants').values(rows.conversation_participants).execute();
  await tx.insertInto('messages').values(rows.messages).execute();
}
