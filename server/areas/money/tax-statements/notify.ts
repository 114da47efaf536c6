import {
  type FiledForm,
  TAX_FORM_NAMES,
  W9_REMINDER_DAYS,
  W9_REMINDERS_MAX,
} from '#domain/money/tax-forms.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { taxStatementReadyMail } from './mails/tax-statement-ready-mail.ts';
import { w9WantedMail } from './mails/w9-wanted-mail.ts';

const KIND = 'money_moves';
const HREF = '/creator/earnings';

interface Ready {
  year: number;
  form: FiledForm;
  run_id: string;
}

/** For creators who agreed to statements without paper. */
export async function notifyAboutStatement(
  tx: Tx,
  context: Context,
  { user_id, current }: { user_id: string; current: { has_w9: boolean } | null },
  { year, form, run_id }: Ready,
): Promise<void> {
  const facts = { year, form: TAX_FORM_NAMES[form], is_correction: current?.has_w9 === true };
  await notifyPeople(tx, context, {
    user_ids: [user_id],
    kind: KIND,
    notification: {
      notification_key: `tax-statement:${run_id}`,
      title: `Your ${facts.form} for ${year} is ${facts.is_correction ? 'corrected' : 'ready'}`,
      body: 'Download it on your Earnings page.',
      href: HREF,
    },
    mail: { template: taxStatementReadyMail, facts },
  });
}

interface Asked {
  creator_id: string;
  user_id: string;
  year: number;
}

/** Once at first, then again after two weeks, three times at most. Both the run and a nightly job ask. */
export async function askForW9(
  tx: Tx,
  context: Context,
  { creator_id, user_id, year }: Asked,
): Promise<void> {
  const now = context.now();
  const before = new Date(now.getTime() - W9_REMINDER_DAYS * 86_400_000);
  const asked = await tx
    .insertInto('tax_reminders')
    .values({ year, creator_id, sent_count: 1, last_sent_at: now.toISOString() })
    .onConflict((oc) =>
      oc
        .columns(['year', 'creator_id'])
        .doUpdateSet((eb) => ({
          sent_count: eb('tax_reminders.sent_count', '+', 1),
          last_sent_at: now.toISOString(),
        }))
        .where('tax_reminders.sent_count', '<', W9_REMINDERS_MAX)
        .where('tax_reminders.last_sent_at', '<=', before.toISOString()),
    )
    .returning('sent_count')
    .executeTakeFirst();
  if (asked === undefined) return;
  await notifyPeople(tx, context, {
    user_ids: [user_id],
    kind: KIND,
    notification: {
      notification_key: `w9-wanted:${year}:${asked.sent_count}`,
      title: `Please add your W-9 for ${year}`,
      body: 'We need it to file your 1099.',
      href: HREF,
    },
    mail: { template: w9WantedMail, facts: { year } },
  });
}
