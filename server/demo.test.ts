import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { FREELANCE_ACT_DAYS } from '#domain/work/freelance-act.ts';
import { compareWithProvider } from '#server/areas/money/ledger-checks/queries/compare-with-provider.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { openPaymentProvider } from '#server/platform/payments/open-payment-provider.ts';
import { MAYA } from '#server/seed/demo/application-plan.ts';
import { DISPUTES } from '#server/seed/demo/dispute-plan.ts';
import { queueDemo } from '#server/seed/demo/queue-demo.ts';
import { listSentPictures } from '#server/seed/demo/sent-pictures.ts';
import { listTypedScreenshots } from '#server/seed/demo/typed-screenshots.ts';
import { seedDemo } from '#server/seed/demo/write-demo.ts';
import { seedId } from '#server/seed/ids.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { testContext } from '#test/support/test-context.ts';
import { openMigratedDatabase } from '#test/support/test-database.ts';

/** A few minutes after a batch left, when least has happened since, and on the last day of a month. */
const NOW = new Date('2026-06-30T22:05:00Z');
let handle: DatabaseHandle;

beforeAll(async () => {
  handle = await openMigratedDatabase();
  await seedDemo(handle.db, NOW, null);
  return () => handle.close();
}, 120_000);

it('each contract of the demo counts the earlier ones of the same two sides, as a real one does', async () => {
  const { rows } = await sql<{ said: unknown; counted: unknown }>`
    select w.contract->'earlier_contracts' as said,
      json_build_object('count', count(e.id), 'total_cents', coalesce(sum(e.payout_cents), 0)) as counted
    from collaborations w
    left join collaborations e on e.business_id = w.business_id and e.creator_id = w.creator_id
      and e.agreed_at < w.agreed_at and e.agreed_at >= w.agreed_at - make_interval(days => ${FREELANCE_ACT_DAYS})
    group by w.id`.execute(handle.db);
  expect(rows.map(({ said }) => said)).toEqual(rows.map(({ counted }) => counted));
});

describe('the money of the demo', () => {
  it('balances to the cent, in the ledger and against the sandbox', async () => {
    const { faults, transfer_count } = await checkLedger(handle.db);
    expect(faults).toEqual([]);
    expect(transfer_count).toBeGreaterThan(300);
    const { config, queue } = await testContext();
    const payments = await openPaymentProvider({ config, db: handle.db, queue, now: () => NOW });
    const compared = await compareWithProvider({ db: handle.db, payments, now: () => NOW });
    expect(compared.faults).toEqual([]);
    expect(compared.movement_count).toBeGreaterThan(100);
  });

  it('has payouts in every state, weekly, asked for and sent again', async () => {
    const payouts = await handle.db
      .selectFrom('payouts')
      .innerJoin('payees', 'payees.id', 'payouts.payee_id')
      .select(['payouts.status', 'payouts.cause', 'payouts.stopped_at', 'payees.status as payee_status'])
      .execute();
    const statuses = payouts.map(({ status, stopped_at, payee_status }) =>
      status === 'requested' ? `${status} ${stopped_at ? 'stopped' : payee_status}` : status,
    );
    expect(new Set(statuses)).toEqual(
      new Set([
        ...['requested stopped', 'requested ready', 'requested restricted'],
        ...['processing', 'paid', 'failed', 'canceled'],
      ]),
    );
    expect(new Set(payouts.map(({ cause }) => cause))).toEqual(new Set(['asked', 'weekly', 'retry']));
    const payees = await handle.db.selectFrom('payees').select('status').execute();
    expect(new Set(payees.map(({ status }) => status))).toEqual(
      new Set(['ready', 'restricted', 'incomplete']),
    );
  });

  it('leaves no earning pending past its day, and Maya some to send', async () => {
    const earnings = await handle.db
      .selectFrom('earnings')
      .select(['creator_id', 'status', 'available_at', 'paid_cents'])
      .execute();
    const late = earnings.filter(
      ({ status, available_at }) => status === 'pending' && Date.parse(available_at) <= NOW.getTime(),
    );
    expect(late).toEqual([]);
    const mayas = earnings.filter(({ creator_id }) => creator_id === seedId('creator', MAYA));
    expect(mayas).toEqual([expect.objectContaining({ status: 'available', paid_cents: 12_000 })]);
  });

  it('counts the payouts of a creator without gaps, and each is made of its earnings', async () => {
    const payouts = await handle.db
      .selectFrom('payouts')
      .select(['creator_id', 'number', 'id'])
      .orderBy('creator_id')
      .orderBy('id')
      .execute();
    for (const theirs of Map.groupBy(payouts, ({ creator_id }) => creator_id).values()) {
      expect(theirs.map(({ number }) => number)).toEqual(theirs.map((_, at) => at + 1));
    }
  });
});

describe('the disputes of the demo', () => {
  it('stand in every state one can look at, each with what was said, in order', async () => {
    const disputes = await handle.db
      .selectFrom('disputes')
      .select(['id', 'status', 'round', 'closed_cause', 'clock_at'])
      .orderBy('id')
      .execute();
    expect(disputes.map(({ status, round }) => `${status} ${round}`)).toEqual([
      'closed 2',
      'decided 1',
      'under_review 2',
      'under_review 1',
      'awaiting_response 1',
      'awaiting_response 1',
    ]);
    for (const { clock_at } of disputes) expect(clock_at === null || clock_at > NOW.toISOString()).toBe(true);
    const statements = await handle.db
      .selectFrom('dispute_statements')
      .select(['dispute_id', 'kind', 'created_at'])
      .orderBy('id')
      .execute();
    const [first] = disputes;
    const said = statements.filter(({ dispute_id }) => dispute_id === first?.id);
    expect(said.map(({ kind }) => kind)).toEqual(['opening', 'answer', 'appeal']);
    expect(said.map(({ created_at }) => created_at)).toEqual(
      said.map(({ created_at }) => created_at).toSorted(),
    );
  });

  it('give what is closed to both as decided, and keep the rest frozen', async () => {
    const [earning] = await handle.db
      .selectFrom('earnings')
      .select('gross_cents')
      .where('cause', '=', 'dispute')
      .execute();
    expect(earning?.gross_cents).toBe(21_000);
    const refunds = await handle.db
      .selectFrom('refunds')
      .select(['total_cents', 'status'])
      .where('reason', '=', 'dispute')
      .execute();
    expect(refunds).toEqual([{ total_cents: 15_400, status: 'paid' }]);
    const disputed = await handle.db
      .selectFrom('collaborations')
      .select('clocks_stopped_at')
      .where('status', '=', 'disputed')
      .execute();
    expect(disputed).toHaveLength(DISPUTES.length - 1);
  });

  it('tell their turns to both sides and to admins, and write to nobody', async () => {
    const notifications = await handle.db
      .selectFrom('notifications')
      .select(['kind', 'href'])
      .where('notification_key', 'like', 'dispute:%')
      .execute();
    expect(new Set(notifications.map(({ kind }) => kind))).toEqual(
      new Set(['dispute_turns', 'needs_a_person']),
    );
    expect(await handle.db.selectFrom('email_events').select('id').execute()).toEqual([]);
  });
});

describe('the offers of the demo', () => {
  const offersOf = (column: 'c.business_id' | 'a.creator_id', id: string) =>
    handle.db
      .selectFrom('quotes as q')
      .innerJoin('applications as a', 'a.id', 'q.application_id')
      .innerJoin('campaigns as c', 'c.id', 'a.campaign_id')
      .select(['q.status', 'q.made_by', 'q.expires_at', 'a.status as application', 'c.status as campaign'])
      .where('c.is_offer', '=', true)
      .where(column, '=', id)
      .execute();

  it('are there in every state for Maya and for the bakery, and the open ones can be answered', async () => {
    const mayas = await offersOf('a.creator_id', seedId('creator', MAYA));
    const bakerys = await offersOf('c.business_id', seedId('business', 'crumb-co'));
    const every = new Set(['open', 'accepted', 'declined', 'expired', 'countered']);
    for (const offers of [mayas, bakerys]) {
      expect(new Set(offers.map(({ status }) => status))).toEqual(every);
      for (const { status, application, expires_at } of offers) {
        if (status !== 'open') continue;
        expect(application).toBe('submitted');
        expect(expires_at > NOW.toISOString()).toBe(true);
      }
    }
    expect(mayas.filter(({ status, made_by }) => status === 'open' && made_by === 'business')).toHaveLength(
      1,
    );
  });

  it('hold a spot for each creator who can still say yes or did, and refunded the others', async () => {
    const campaigns = await handle.db
      .selectFrom('campaigns')
      .select(['id', 'status', 'slots', 'funded_slots', 'taken_slots'])
      .where('is_offer', '=', true)
      .execute();
    expect(new Set(campaigns.map(({ status }) => status))).toEqual(new Set(['live', 'closed', 'expired']));
    for (const { id, status, slots, funded_slots, taken_slots } of campaigns) {
      const refunds = await handle.db
        .selectFrom('refunds')
        .select('status')
        .where('campaign_id', '=', id)
        .execute();
      expect(refunds.length).toBe(slots - funded_slots);
      expect(refunds.every((row) => row.status === 'paid')).toBe(true);
      expect(taken_slots).toBe(status === 'closed' ? 1 : 0);
    }
  });

  it('book again those who did the job, and the yes is a contract', async () => {
    const { rows } = await sql<{ creator_id: string; has_done_it: boolean; has_contract: boolean }>`
      select a.creator_id,
        exists (select 1 from applications e join campaigns o on o.id = e.campaign_id
          where e.creator_id = a.creator_id and e.status = 'accepted' and not o.is_offer
            and o.business_id = c.business_id and o.title = c.title) as has_done_it,
        exists (select 1 from collaborations w where w.application_id = a.id) as has_contract
      from applications a join campaigns c on c.id = a.campaign_id
      where c.is_offer and c.slug = 'one-shift-behind-the-counter-2'`.execute(handle.db);
    expect(rows).toHaveLength(2);
    expect(rows.every(({ has_done_it }) => has_done_it)).toBe(true);
    const bound = rows.filter(({ has_contract }) => has_contract).map(({ creator_id }) => creator_id);
    expect(bound).toEqual([seedId('creator', MAYA)]);
  });
});

describe('what else the demo tells', () => {
  it('has ratings of both sides, some of them still blind', async () => {
    const ratings = await handle.db
      .selectFrom('ratings')
      .select(['side', 'shown_at', 'created_at', 'opens_at'])
      .execute();
    const statuses = ratings.map(({ side, shown_at }) => `${side} ${shown_at === null ? 'blind' : 'open'}`);
    expect(new Set(statuses)).toEqual(
      new Set(['creator blind', 'creator open', 'business blind', 'business open']),
    );
    for (const { created_at, opens_at, shown_at } of ratings) {
      expect(created_at <= NOW.toISOString() && created_at < opens_at).toBe(true);
      expect(shown_at === null ? opens_at > NOW.toISOString() : shown_at <= NOW.toISOString()).toBe(true);
    }
  });

  it('has pictures to draw for every version that was sent', async () => {
    const submissions = await handle.db.selectFrom('submissions').select('id').execute();
    const pictures = await listSentPictures(handle.db);
    expect(new Set(pictures.map(({ sent }) => sent?.submission_id)).size).toBe(submissions.length);
    const names = pictures.map(({ entity_id, original_name }) => `${entity_id}/${original_name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(pictures.map(({ drawing }) => drawing)).size).toBeLessThanOrEqual(24);
  });

  it('has a screenshot to draw for all numbers that a creator typed, without a font', async () => {
    const { typed } = await handle.db
      .selectFrom('post_readings')
      .select(sql<number>`count(*)::int`.as('typed'))
      .where('source', '=', 'creator')
      .executeTakeFirstOrThrow();
    const pictures = await listTypedScreenshots(handle.db);
    expect(pictures).toHaveLength(typed);
    expect(typed).toBeGreaterThan(0);
    const names = pictures.map(({ entity_id, original_name }) => `${entity_id}/${original_name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(pictures.filter(({ drawing }) => drawing.includes('<text'))).toEqual([]);
  });
});

it('can be queued again after a kill, and keeps each saved view and the export once', async () => {
  const { db } = handle;
  const outside = await testContext();
  const queue = { ...outside.queue, ...FORGETS_JOBS };
  const context = { ...outside, db, queue, config: { ...outside.config, seeds_demo: true } };
  const count = async () => {
    const views = await db.selectFrom('saved_views').select('name').orderBy('name').execute();
    const files = await db.selectFrom('list_exports').select('list').execute();
    return { views: views.map(({ name }) => name), files: files.map(({ list }) => list) };
  };
  await queueDemo(context);
  const first = await count();
  expect(first).toEqual({ views: ['Largest first', 'On hold', 'Suspended'], files: ['payments'] });

  // It was killed before it kept all of them.
  await db.deleteFrom('saved_views').where('name', '=', 'On hold').execute();
  await db.deleteFrom('list_exports').execute();
  await queueDemo(context);
  expect(await count()).toEqual(first);
  await queueDemo(context);
  expect(await count()).toEqual(first);
});
