import { expect, it } from 'vitest';
import { decideApplicant } from '#server/areas/hiring/applicants/commands/decide-applicant.ts';
import { undoDecision } from '#server/areas/hiring/applications/commands/undo-decision.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newApplication, newMaker } from '#test/support/applications.ts';
import { locksOf } from '#test/support/count-locks.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { testContext } from '#test/support/test-context.ts';
import { settleDecision } from './settle-decision.ts';

const context = await testContext();
/** The listing locks the campaigns it writes itself, because it is also refreshed for many at once. */
const LISTING = 'campaigns';
const ONCE = ['campaigns', 'applications', LISTING];

async function paidInWithApplicant() {
  const payer = await newPayer(context, { slots: 1 });
  await payIn(context, payer);
  const { creator_id } = await newMaker(context);
  const { campaign_id, business_id, account } = payer;
  const application_id = await newApplication(context, { campaign_id, creator_id });
  const place = { id: business_id, identifier: campaign_id, application_id };
  return {
    application_id,
    accept: (counted = context) => decideApplicant(counted, account, place, { decision: 'accept' }),
    undo: (counted = context) =>
      inTransaction(counted.db, (tx) =>
        undoDecision(tx, counted, { application_id, actor_id: account.user_id }),
      ),
  };
}

it('accepting an applicant and settling it lock each row once', async () => {
  const { application_id, accept } = await paidInWithApplicant();
  expect(await locksOf(context, accept)).toEqual(ONCE);
  const { decided_at } = await context.db
    .selectFrom('applications')
    .select('decided_at')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  const decision = { application_id, decided_at: decided_at ?? '' };
  context.clock.advance({ hours: 1 });
  // The only spot is taken, so the campaign closes too.
  expect(await locksOf(context, (counted) => settleDecision.run(counted, decision))).toEqual(ONCE);
});

it('taking a decision back locks each row once', async () => {
  const { accept, undo } = await paidInWithApplicant();
  await accept();
  expect(await locksOf(context, undo)).toEqual(ONCE);
});
