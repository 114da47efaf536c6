import fc from 'fast-check';
import { expect, it } from 'vitest';
import { businessFeeCents } from '#domain/fees.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { checkLedger } from '#server/ledger/check-ledger.ts';
import { acceptAt, newApplicant, openQuoteOf } from '#test/support/applications-paid.ts';
import { beginPayment, newPayer, type Payer, pay, payIn } from '#test/support/fundings.ts';
import { testContext } from '#test/support/test-context.ts';
import { readFigures } from './money-figures.ts';
import { openCheckout } from './open-checkout.ts';
import { refundUnallocated } from './refund-unallocated.ts';
import { payDifferenceBack } from './return-difference.ts';
import { startQuoteFunding } from './start-quote-funding.ts';

const context = await testContext();
const { db } = context;

const SEQUENCES = 200;
const MANY_MINUTES = 600_000;

type Step =
  | { deed: 'more_spots'; count: number }
  | { deed: 'accept'; off_cents: number }
  | { deed: 'undo' }
  | { deed: 'quote'; add_cents: number; comes_about: boolean }
  | { deed: 'settle' }
  | { deed: 'return_spots' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ deed: fc.constant('more_spots' as const), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ deed: fc.constant('accept' as const), off_cents: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ deed: fc.constant('undo' as const) }),
  fc.record({
    deed: fc.constant('quote' as const),
    add_cents: fc.integer({ min: 1, max: 9_999 }),
    comes_about: fc.boolean(),
  }),
  fc.record({ deed: fc.constant('settle' as const) }),
  fc.record({ deed: fc.constant('return_spots' as const) }),
);

/** One campaign with those who were accepted, in the order in which they were. */
class Life {
  readonly payer: Payer;
  readonly accepted: string[] = [];
  constructor(payer: Payer) {
    this.payer = payer;
  }

  async live(step: Step): Promise<void> {
    switch (step.deed) {
      case 'more_spots': {
        const { funding_id } = await beginPayment(context, this.payer, step.count);
        return pay(context, funding_id);
      }
      case 'accept':
        return this.accept(Math.max(500, this.payer.payout_cents - step.off_cents));
      case 'undo':
        return this.undo();
      case 'quote':
        return this.quote(step);
      case 'settle':
        return this.settle();
      case 'return_spots':
        return this.returnSpots('spots_open');
    }
  }

  async accept(payout_cents: number): Promise<void> {
    const application_id = await newApplicant(context, this.payer);
    if (await acceptAt(context, this.payer, { application_id, payout_cents })) {
      this.accepted.push(application_id);
    }
  }

  /** Only a decision made just now can be undone. */
  async undo(): Promise<void> {
    const application_id = this.accepted.at(-1);
    if (application_id === undefined) return;
    const undone = await db
      .updateTable('applications')
      .set({ status: 'submitted', payout_cents: null, decided_at: null })
      .where('id', '=', application_id)
      .where('decided_at', '=', context.now().toISOString())
      .returning('id')
      .executeTakeFirst();
    if (undone === undefined) return;
    this.accepted.pop();
    await db
      .updateTable('campaigns')
      .set((eb) => ({ taken_slots: eb('taken_slots', '-', 1) }))
      .where('id', '=', this.payer.campaign_id)
      .execute();
  }

  async quote({ add_cents, comes_about }: { add_cents: number; comes_about: boolean }): Promise<void> {
    const application_id = await newApplicant(context, this.payer);
    const amount_cents = this.payer.payout_cents + add_cents;
    const quote_id = await openQuoteOf(context, application_id, amount_cents);
    const wish = { application_id, quote_id, amount_cents, actor_id: this.payer.owner.user_id };
    const { funding_id } = await inTransaction(db, (tx) => startQuoteFunding(tx, context, wish));
    await openCheckout(context, funding_id);
    if (!comes_about) {
      await db.updateTable('quotes').set({ status: 'declined' }).where('id', '=', quote_id).execute();
    }
    await pay(context, funding_id);
  }

  async settle(): Promise<void> {
    context.clock.advance({ hours: 1 });
    for (const application_id of this.accepted) await payDifferenceBack.run(context, { application_id });
  }

  async returnSpots(reason: 'spots_open' | 'cancelled'): Promise<void> {
    const { campaign_id } = this.payer;
    await inTransaction(db, (tx) => refundUnallocated(tx, context, { campaign_id, reason }));
  }

  /** Every cent that was paid in is somewhere, and what creators were promised is there. */
  async check(): Promise<void> {
    const figures = await readFigures(db, this.payer.campaign_id);
    const { paid_in_cents, held_cents, fees_held_cents, released_cents, refunded_cents } = figures;
    expect(held_cents + fees_held_cents + released_cents + refunded_cents).toBe(paid_in_cents);
    expect(held_cents + fees_held_cents).toBeGreaterThanOrEqual(figures.promised_cents);
  }

  /** In the end nothing is held but what was promised, to the cent. */
  async end(): Promise<void> {
    await this.settle();
    await this.returnSpots('cancelled');
    const { held_cents, fees_held_cents } = await readFigures(db, this.payer.campaign_id);
    const rows = await db
      .selectFrom('applications')
      .select('payout_cents')
      .where('campaign_id', '=', this.payer.campaign_id)
      .where('status', '=', 'accepted')
      .execute();
    const agreed = rows.map(({ payout_cents }) => payout_cents ?? 0);
    expect(held_cents).toBe(agreed.reduce((sum, cents) => sum + cents, 0));
    expect(fees_held_cents).toBe(agreed.reduce((sum, cents) => sum + businessFeeCents(cents), 0));
  }
}

it(
  'keeps every cent, whatever happens in whatever order',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 500, max: 500_000 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(step, { maxLength: 7 }),
        async (payout_cents, slots, steps) => {
          const payer = await newPayer(context, { payout_cents: Math.min(payout_cents, 490_000), slots });
          await payIn(context, payer);
          const life = new Life(payer);
          await life.check();
          for (const one of steps) {
            await life.live(one);
            await life.check();
          }
          await life.end();
        },
      ),
      { numRuns: SEQUENCES },
    );
    const { faults } = await checkLedger(db);
    expect(faults).toEqual([]);
  },
  MANY_MINUTES,
);
