import { moveApplication } from '#server/areas/hiring/applications/transition.ts';
import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import { applyChargeback } from '#server/areas/money/chargebacks/commands/apply-chargeback.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { newApplication, newMaker } from './applications.ts';
import { callerOf } from './calls.ts';
import type { Payer } from './fundings.ts';
import { newPerson, signInAs } from './people.ts';
import { testApp } from './test-app.ts';

type Status = 'open' | 'won' | 'lost';

/** The API and an admin, with payments that banks take back. */
export async function testChargebacks() {
  const { app, context } = await testApp();
  const { db, clock } = context;
  const call = callerOf(app);
  const admin = await newPerson(context, { role: 'admin' });
  const headers = await signInAs(context, admin);
  const payload = { reason: 'The owner sent the bank a letter and the order.' };
  const reference = () => `dp_${newId()}`;
  const tell = (funding_id: string, ref: string, status: Status, amount_cents: number) =>
    applyChargeback(context, funding_id, { reference: ref, status, amount_cents, reason: 'fraudulent' });
  const fundingOf = async ({ campaign_id }: Pick<Payer, 'campaign_id'>) =>
    await db
      .selectFrom('fundings')
      .select(['id', 'total_cents'])
      .where('campaign_id', '=', campaign_id)
      .executeTakeFirstOrThrow();
  const spots = ({ campaign_id }: Payer) =>
    db
      .selectFrom('campaigns')
      .select(['funded_slots', 'taken_slots', 'status'])
      .where('id', '=', campaign_id)
      .executeTakeFirstOrThrow();
  const chargebackOf = async (funding_id: string) =>
    (
      await db
        .selectFrom('chargebacks')
        .select('id')
        .where('funding_id', '=', funding_id)
        .executeTakeFirstOrThrow()
    ).id;
  const accept = (payer: Payer, application_id: string) =>
    inTransaction(db, async (tx) =>
      moveApplication(tx, context, await lockApplication(tx, { application_id }), {
        move: 'accept',
        payout_cents: payer.payout_cents,
        actor_id: payer.owner.user_id,
      }),
    );
  const applicant = async ({ campaign_id }: Payer) =>
    newApplication(context, { campaign_id, creator_id: (await newMaker(context)).creator_id });
  const faults = async () => (await checkLedger(db)).faults;

  return {
    context,
    db,
    clock,
    call,
    admin,
    headers,
    payload,
    reference,
    tell,
    fundingOf,
    spots,
    chargebackOf,
    accept,
    applicant,
    faults,
  };
}
