import { expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { completeApplication, newCreatorApplicant } from '#test/support/creators.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { testContext } from '#test/support/test-context.ts';
import { notifyAboutLateVetting } from './jobs/notify-about-late-vetting.ts';
import { lockCreator } from './lock.ts';
import { moveCreator } from './transition.ts';

const shared = await testContext();
const LATE = 'Your application is taking longer than we said';

/** A context with its clock set to a moment. */
const at = (moment: string) => ({ ...shared, now: () => new Date(moment) });

async function sentAt(moment: string) {
  const { person, creator_id } = await newCreatorApplicant(shared, 'draft');
  await completeApplication(shared, creator_id);
  await inTransaction(shared.db, async (tx) =>
    moveCreator(tx, at(moment), await lockCreator(tx, creator_id), { move: 'submit' }),
  );
  return { ...person, creator_id };
}

it('someone who waits longer than promised is told once, however often the job runs', async () => {
  // A Friday: two business days later is Tuesday, 6 p.m. in New York.
  const { email } = await sentAt('2026-06-05T16:00:00Z');
  await notifyAboutLateVetting.run(at('2026-06-09T21:59:00Z'), {});
  expect(await subjectsTo(shared.db, email)).not.toContain(LATE);
  await Promise.all(
    Array.from({ length: 5 }, () => notifyAboutLateVetting.run(at('2026-06-09T22:01:00Z'), {})),
  );
  await notifyAboutLateVetting.run(at('2026-06-10T12:00:00Z'), {});
  const told = (await subjectsTo(shared.db, email)).filter((subject) => subject === LATE);
  expect(told).toHaveLength(1);
});

it('someone who has an answer by then hears nothing more', async () => {
  const { email, creator_id } = await sentAt('2026-06-05T16:00:00Z');
  await shared.db
    .updateTable('creators')
    .set({ status: 'changes_requested' })
    .where('id', '=', creator_id)
    .execute();
  await notifyAboutLateVetting.run(at('2026-06-20T12:00:00Z'), {});
  expect(await subjectsTo(shared.db, email)).not.toContain(LATE);
});
