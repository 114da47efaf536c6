import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { confirmEmailChangeMail } from '#server/areas/accounts/email-changes/mails/confirm-email-change-mail.ts';
import { resetPasswordMail } from '#server/areas/accounts/links/mails/reset-password-mail.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { tokenMailedTo } from '#test/support/calls.ts';
import { newPerson } from '#test/support/people.ts';
import { testContext } from '#test/support/test-context.ts';

const context = await testContext();

/** Everything kept but the mailbox, which is the reader's. */
async function everythingKept(): Promise<string> {
  const { rows } = await sql<{ kept: string }>`
    select row_to_json(t)::text as kept from email_events t
    union all select row_to_json(t)::text from account_links t
    union all select row_to_json(t)::text from rate_limits t
    union all select row_to_json(t)::text from pgboss.job t`.execute(context.db);
  return rows.map(({ kept }) => kept).join('\n');
}

it('the token of a link stands in its mail and nowhere else', async () => {
  const [one, another] = [await newPerson(context), await newPerson(context)];
  await inTransaction(context.db, async (tx) => {
    await queueMail(context, tx, resetPasswordMail, one.email, { user_id: one.user_id });
    await queueMail(context, tx, confirmEmailChangeMail, another.email, {
      user_id: another.user_id,
      email_change_id: newId(),
      new_email: 'moved@example.com',
    });
  });
  for (const { email, user_id } of [one, another]) {
    const token = await tokenMailedTo(context, email);
    expect(token).toHaveLength(32);
    const kept = await everythingKept();
    expect(kept).toContain(user_id);
    expect(kept).not.toContain(token);
  }
});
