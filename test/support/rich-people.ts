import type { FastifyInstance } from 'fastify';
import { saveMailingAddress } from '#server/areas/accounts/mailing-addresses/commands/save-mailing-address.ts';
import { saveW9 } from '#server/areas/money/w9s/commands/save-w9.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newMaker } from './applications.ts';
import { openQuoteOf } from './applications-paid.ts';
import { newTalk, talkHands } from './conversations.ts';
import { completeApplication } from './creators.ts';
import { disputeHands, newAttachment } from './disputes.ts';
import { askForPayout, connectBank, type Earner, earnAndClear } from './earnings.ts';
import { newPerson, newSession, signInAs } from './people.ts';
import { newScreenshot } from './posts.ts';
import type { TestContext } from './test-context.ts';
import { newPaidCampaign, newWork, type Work, workHands } from './work.ts';

/** A creator and an owner who have used every feature, with words that no other row contains. */
export async function newRichPeople(app: FastifyInstance, context: TestContext) {
  const { db } = context;
  const tag = newId().slice(-8);
  const [first, second] = [`Quillon${tag}`, `Ottoline${tag}`];
  const maker = await newMaker(context, { full_name: `${first} Erasable` });
  const payer = await newPaidCampaign(context, { slots: 3 });
  const { owner, business_id, campaign_id } = payer;
  const work = await newWork(context, { payer, maker });
  const shop = work.shop;
  await db
    .updateTable('profiles')
    .set({ full_name: `${second} Vanishing`, status_reason: `Asked about ${second}` })
    .where('user_id', '=', owner.user_id)
    .execute();
  await fillCreator(context, work, first);
  await fillBusiness(context, { business_id, user_id: owner.user_id }, second);
  await db
    .insertInto('campaign_links')
    .values({
      ...{ campaign_id, target_url: `https://${second}.example/`, perk: `A cookie by ${second}` },
      ...{ code_use: 'many', updated_at: context.now().toISOString() },
    })
    .execute();
  await talkAndWork(app, context, work, first);
  await earnMoney(context, work, first);
  await fillNumbers(context, work, first);
  for (const person of [maker, owner]) await fillAccount(app, context, person, first);
  return {
    creator: { ...maker, words: [first, maker.email], bank: `${first} Savings` },
    owner: { ...owner, headers: shop, business_id, campaign_id, words: [second, owner.email] },
    work,
  };
}

/** Numbers they typed, with a screenshot named after them. */
async function fillNumbers(
  { db, now }: Pick<TestContext, 'db' | 'now'>,
  { maker, deliverable_ids: [deliverable_id = ''] }: Work,
  word: string,
) {
  const { creator_id } = maker;
  const at = now().toISOString();
  const failing = {
    next_read_at: at,
    failure: 'not_connected',
    failing_since: at,
    last_failure: `${word} isn’t connected.`,
  } as const;
  await db
    .insertInto('post_watches')
    .values({ deliverable_id, creator_id, platform: 'instagram', ends_at: at, ...failing })
    .onConflict((conflict) => conflict.column('deliverable_id').doUpdateSet(failing))
    .execute();
  const screenshot_id = await newScreenshot({ db }, maker);
  await db
    .updateTable('media_files')
    .set({ original_name: `${word}.png` })
    .where('id', '=', screenshot_id)
    .execute();
  await db
    .insertInto('post_readings')
    .values({
      deliverable_id,
      day: '2026-06-10',
      source: 'creator',
      views: 12_400,
      screenshot_id,
      read_at: at,
    })
    .execute();
}

async function fillCreator(
  { db, ...context }: TestContext,
  { maker, application_id, collaboration_id }: Work,
  word: string,
) {
  const at = context.now().toISOString();
  await db
    .insertInto('shipments')
    .values({
      id: newId(),
      collaboration_id,
      status: 'damaged',
      ship_by: at,
      carrier: 'ups',
      tracking_number: word.toUpperCase(),
      shipped_at: at,
      note: `${word} found it broken`,
      updated_at: at,
    })
    .execute();
  const { creator_id, user_id } = maker;
  await completeApplication({ db }, creator_id);
  await db
    .updateTable('creators')
    .set({ handle: word.toLowerCase(), bio: `${word} films bread`, availability: word, status_note: word })
    .where('id', '=', creator_id)
    .execute();
  await db
    .updateTable('social_accounts')
    .set({ handle: `${word}films` })
    .where('creator_id', '=', creator_id)
    .execute();
  await db
    .updateTable('applications')
    .set({
      pitch: `${word} would love to.`,
      availability: word,
      answers: [word],
      note: word,
      invitation: word,
    })
    .where('id', '=', application_id)
    .execute();
  await db
    .insertInto('application_notes')
    .values({
      id: newId(),
      application_id,
      author_id: user_id,
      body: `${word} is good`,
      created_at: context.now().toISOString(),
    })
    .execute();
  await fillLists({ db, now: context.now }, { creator_id: maker.creator_id, application_id, word });
  const quote = await openQuoteOf({ db, now: context.now }, application_id, 9_000, { status: 'declined' });
  await db
    .updateTable('quotes')
    .set({ reason: `${word} asks for more` })
    .where('id', '=', quote)
    .execute();
  await db
    .insertInto('vetting_decisions')
    .values({
      id: newId(),
      creator_id,
      admin_id: (await newPerson({ db })).user_id,
      decision: 'approve',
      note: word,
    })
    .execute();
  const whose = { entity_type: 'creator', entity_id: creator_id, uploaded_by: user_id } as const;
  const { id } = await newAttachment({ db }, whose, { role: 'portfolio' });
  await db
    .updateTable('media_files')
    .set({ original_name: `${word}.jpg`, caption: word, alt_text: word })
    .where('id', '=', id)
    .execute();
}

async function fillBusiness(
  { db }: TestContext,
  { business_id, user_id }: { business_id: string; user_id: string },
  word: string,
) {
  await db
    .updateTable('businesses')
    .set({
      website: `https://${word}.example`,
      description: word,
      social_links: JSON.stringify([{ platform: 'x', url: word }]),
    })
    .where('id', '=', business_id)
    .execute();
  await db
    .insertInto('business_locations')
    .values({ id: newId(), business_id, location_name: word, address: `9 ${word} Alley`, zip: '11249' })
    .execute();
  await db
    .insertInto('business_tax_details')
    .values({
      business_id,
      ...{ legal_name: `${word} LLC`, street: `9 ${word} Alley`, unit: word, city: word, state: 'NY' },
      ...{ zip: '11249', reference: word, updated_at: '2026-01-01T00:00:00Z' },
    })
    .execute();
  await db
    .insertInto('business_invitations')
    .values({
      id: newId(),
      business_id,
      email: `${word.toLowerCase()}-friend@example.com`,
      role: 'manager',
      status: 'revoked',
      invited_by: user_id,
      expires_at: '2027-01-01T00:00:00Z',
    })
    .execute();
  const at = '2026-01-01T00:00:00Z';
  await db
    .insertInto('campaign_templates')
    .values({
      id: newId(),
      business_id,
      template_name: `${word} week`,
      content: JSON.stringify({ title: word }),
      created_by: user_id,
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  const enrichment_id = newId();
  await db
    .insertInto('enrichments')
    .values({
      id: enrichment_id,
      business_id,
      requested_by: user_id,
      website_url: `https://${word}.example`,
      sources: ['json_ld'],
      status: 'done',
    })
    .execute();
  await db
    .insertInto('enrichment_findings')
    .values({
      id: newId(),
      enrichment_id,
      field: 'phone',
      value: JSON.stringify(`${word} 718 555 0199`),
      source_url: `https://${word}.example/visit`,
      source_kind: 'json_ld',
      confidence: 0.9,
    })
    .execute();
}

/** Messages, submissions, a dispute and ratings, made the way both do it on their pages. */
async function talkAndWork(app: FastifyInstance, context: TestContext, work: Work, word: string) {
  const talk = await newTalk(context, {
    maker: work.maker,
    shop: { ...work.payer.owner, headers: work.shop, business_id: work.payer.business_id },
  });
  const { say } = talkHands(app);
  await say(work.maker, talk.id, `Hello, it’s me.`);
  await say({ headers: work.shop }, talk.id, 'Hello to you.');
  const { submit } = workHands(app, context);
  await submit(work, work.deliverable_ids[0] ?? '');
  const { opened, ask } = disputeHands(app);
  const dispute = await opened(work, { headers: work.maker.headers });
  await ask(work.shop, `POST /api/disputes/${dispute.id}/answer`, {
    words: 'We see it differently, and here is why.',
    media_file_ids: [],
  });
  await context.db
    .insertInto('ratings')
    .values(
      (['creator', 'business'] as const).map((side) => ({
        id: newId(),
        collaboration_id: work.collaboration_id,
        side,
        author_id: side === 'creator' ? work.maker.user_id : work.payer.owner.user_id,
        business_id: work.payer.business_id,
        creator_id: work.maker.creator_id,
        stars: 5,
        words: 'A pleasure.',
        created_at: context.now().toISOString(),
        opens_at: context.now().toISOString(),
        shown_at: context.now().toISOString(),
      })),
    )
    .execute();
  await ask(work.maker.headers, `POST /api/collaborations/${work.collaboration_id}/ratings/answer`, {
    words: 'Thank you.',
  });
  const { of_creator } = (
    await ask(work.maker.headers, `GET /api/collaborations/${work.collaboration_id}/ratings`)
  ).json();
  await ask(work.maker.headers, `POST /api/ratings/${of_creator.id}/reports`, {
    reason: 'other',
    note: `${word} was never asked.`,
  });
  await reportEachOther(context, work, word);
  await context.db
    .insertInto('notifications')
    .values({
      id: newId(),
      user_id: work.payer.owner.user_id,
      kind: 'new_applicants',
      notification_key: `rich:${word}`,
      title: `${word} Erasable applied`,
      body: `${word} Erasable`,
      href: '/business',
      is_shown: true,
      created_at: context.now().toISOString(),
    })
    .execute();
}

async function earnMoney(context: TestContext, { maker }: Work, word: string) {
  await saveW9(context, maker.user_id, {
    ...{ name: `${word} Erasable`, business_name: word, tax_class: 'individual', tin_kind: 'ssn' },
    ...{ tin: '219-09-9999', street: `9 ${word} Alley`, unit: word, city: word, state: 'NY', zip: '11249' },
    ...{ is_electronic: true, certifies: true },
  });
  const earner: Earner = {
    person: { ...maker, business_id: null },
    creator_id: maker.creator_id,
    account: {
      user_id: maker.user_id,
      email: maker.email,
      full_name: `${word} Erasable`,
      role: 'creator',
      admin_role: null,
      account_status: 'active',
      is_business_onboarding: false,
      creator_id: maker.creator_id,
      creator_status: 'active',
      is_application_open: false,
      business_count: 0,
      must_add_factor: false,
      business: null,
    },
  };
  await connectBank(context, earner);
  await earnAndClear(context, earner, [5_000]);
  await askForPayout(context, earner, 5_000);
  await context.db
    .updateTable('payees')
    .set({ bank_name: `${word} Savings`, failure: word })
    .where('creator_id', '=', maker.creator_id)
    .execute();
  await context.db
    .updateTable('payouts')
    .set({ bank_name: `${word} Savings` })
    .where('creator_id', '=', maker.creator_id)
    .execute();
}

/** Fills the tables that every account has rows in, whatever its role. */
async function fillAccount(
  app: FastifyInstance,
  context: TestContext,
  person: { user_id: string; email: string },
  word: string,
) {
  const { db } = context;
  const { user_id, email } = person;
  await newSession(context, person, { user_agent: `${word} phone` });
  const headers = await signInAs(context, { user_id });
  const post = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers, ...(payload && { payload }), remoteAddress: '198.51.100.7' });
  await post('/api/auth/sign-in-links', { email });
  await post('/api/me/calendar/renewal');
  await post('/api/me/email-changes', { email: `new-${email}`, password: 'a-password-for-tests' });
  const at = context.now().toISOString();
  await db
    .insertInto('calendar_feeds')
    .values({ user_id, version: 1, renewed_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('saved_searches')
    .values({
      id: newId(),
      user_id,
      search_name: `For ${word}`,
      filters: JSON.stringify({ q: word }),
      has_daily_mail: true,
      notified_until: at,
      created_at: at,
    })
    .execute();
  await post('/api/support-requests', {
    ...{ id: newId(), record: null },
    ...{ subject: `${word} asks`, body: `${word} has a question` },
  });
  await post('/api/saved-replies', { title: `For ${word}`, body: `${word} films bread` });
  await db
    .insertInto('idempotency_keys')
    .values({
      user_id,
      operation: 'test',
      idempotency_key: newId(),
      request_hash: 'x',
      reply: JSON.stringify({ word }),
      created_at: at,
    })
    .execute();
  await saveMailingAddress(context, user_id, {
    recipient_name: word,
    street: `9 ${word} St`,
    unit: null,
    city: 'Brooklyn',
    state: 'NY',
    zip: '11211',
  });
  await db
    .insertInto('email_suppressions')
    .values({ id: newId(), address: email.toLowerCase(), cause: 'bounce', created_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('notification_preferences')
    .values({ user_id, kind: 'news', in_app: true, email: true })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** A report of the business, and a warning to the creator that they appealed. */
async function reportEachOther(
  { db, now }: TestContext,
  { maker, payer }: Work,
  word: string,
): Promise<void> {
  const at = now().toISOString();
  await db
    .insertInto('reports')
    .values({
      ...{ id: newId(), target_type: 'business', target_id: payer.business_id, reporter_id: maker.user_id },
      ...{ reason: 'other', note: `${word} saw it twice.`, created_at: at },
    })
    .execute();
  await db
    .insertInto('blocks')
    .values({
      ...{ id: newId(), business_id: payer.business_id, creator_id: maker.creator_id, blocked_by: 'creator' },
      ...{ blocked_by_user_id: maker.user_id, created_at: at },
    })
    .execute();
  await db
    .insertInto('report_decisions')
    .values({
      ...{ id: newId(), target_type: 'creator', target_id: maker.creator_id, person_id: maker.user_id },
      ...{
        action: 'warn',
        words: 'Please keep it friendly.',
        decided_by: payer.owner.user_id,
        decided_at: at,
      },
      ...{ appeal_words: `${word} always does.`, appealed_at: at },
    })
    .execute();
}

/** The creator on a list of the business, and an invitation to them that waits. */
async function fillLists(
  { db, now }: Pick<TestContext, 'db' | 'now'>,
  { creator_id, application_id, word }: { creator_id: string; application_id: string; word: string },
): Promise<void> {
  const at = now().toISOString();
  const { business_id, campaign_id, owner_id } = await db
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('business_members', 'business_members.business_id', 'campaigns.business_id')
    .select(['campaigns.business_id', 'campaigns.id as campaign_id', 'business_members.user_id as owner_id'])
    .where('applications.id', '=', application_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('business_pages')
    .values({ business_id, is_on: true, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('creator_pages')
    .values({ creator_id, is_on: true, shows_prices: true, updated_at: at })
    .execute();
  const link = await db
    .selectFrom('portfolio_links')
    .select('id')
    .where('creator_id', '=', creator_id)
    .executeTakeFirst();
  if (link !== undefined) {
    await db
      .insertInto('creator_page_pieces')
      .values({ id: newId(), creator_id, portfolio_link_id: link.id })
      .execute();
  }
  const list_id = newId();
  await db
    .insertInto('creator_lists')
    .values({
      id: list_id,
      business_id,
      name: 'Bakers',
      created_by: owner_id,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('creator_list_entries')
    .values({ id: newId(), list_id, creator_id, note: `${word} is good`, added_by: owner_id, added_at: at })
    .execute();
  await db
    .insertInto('waiting_invitations')
    .values({
      ...{ id: newId(), campaign_id, creator_id, status: 'waiting', words: `${word}, come by` },
      ...{ added_by: owner_id, added_at: at, updated_at: at },
    })
    .execute();
}
