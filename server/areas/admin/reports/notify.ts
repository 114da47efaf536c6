import {
  ABUSE_REASON_WORDS,
  type AbuseReason,
  DECISIONS_PATH,
  REPORTED_WORDS,
  type ReportTarget,
} from '#domain/admin/reports.ts';
import { signalChange } from '#server/areas/base/events/commands/signal-change.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { appealDecidedMail } from './mails/appeal-decided-mail.ts';
import { reportAnsweredMail } from './mails/report-answered-mail.ts';
import { type DecisionFacts, reportDecidedMail } from './mails/report-decided-mail.ts';

const QUEUE = '/admin/reports';

interface Reported {
  report_id: string;
  target_type: ReportTarget;
  reason: AbuseReason;
}

/** Names nobody: the queue shows admins who was reported and who reported it. Open pages of the queue refresh. */
export async function notifyAdminsAboutReport(
  tx: Tx,
  context: Context,
  { report_id, target_type, reason }: Reported,
): Promise<void> {
  await notifyPeople(tx, context, {
    user_ids: await listAdmins(tx, 'admin_operations'),
    kind: 'needs_a_person',
    notification: {
      notification_key: `report:${report_id}`,
      title: `${REPORTED_WORDS[target_type]} was reported`,
      body: ABUSE_REASON_WORDS[reason],
      href: QUEUE,
    },
  });
  // Everyone who sees the queue sees it grow, whether they are notified or not.
  await signalChange(tx, await listAdmins(tx, 'admin'));
}

export async function notifyAdminsAboutAppeal(tx: Tx, context: Context, decisionId: string): Promise<void> {
  await notifyPeople(tx, context, {
    user_ids: await listAdmins(tx, 'admin_operations'),
    kind: 'needs_a_person',
    notification: {
      notification_key: `report-appeal:${decisionId}`,
      title: 'Someone appealed a decision',
      href: QUEUE,
    },
  });
}

interface Answered {
  decision_id: string;
  reporter_ids: readonly string[];
  has_acted: boolean;
}

/** Thanks the reporters. They only learn whether we acted, never how. */
export async function answerReporters(tx: Tx, context: Context, answered: Answered): Promise<void> {
  const { decision_id, reporter_ids, has_acted } = answered;
  const headline = has_acted ? 'We acted on your report' : 'We reviewed your report';
  const body = has_acted
    ? 'Someone reviewed it and took action. Thank you for telling us.'
    : 'Someone reviewed it and didn’t find a violation of our rules. Thank you for telling us.';
  await notifyPeople(tx, context, {
    user_ids: reporter_ids,
    kind: 'report_answered',
    notification: { notification_key: `report-answered:${decision_id}`, title: headline, body, href: '/' },
    mail: { template: reportAnsweredMail, facts: { headline, body } },
  });
}

interface Told extends DecisionFacts {
  decision_id: string;
  user_id: string;
}

const DECIDED_TITLES: Record<Told['action'], string> = {
  hide_message: 'We removed a message you sent',
  hide_campaign: 'We paused your campaign',
  hide_media_file: 'We removed a picture or video of yours',
  warn: 'A warning about your account',
};

/** Tells the person what we did and how to appeal. Nothing in it says who reported them. */
export async function notifyAboutDecision(
  tx: Tx,
  context: Context,
  { decision_id, user_id, action, words }: Told,
): Promise<void> {
  await notifyPeople(tx, context, {
    user_ids: [user_id],
    kind: 'account_decided',
    notification: {
      notification_key: `report-decided:${decision_id}`,
      title: DECIDED_TITLES[action],
      body: words,
      href: DECISIONS_PATH,
    },
    mail: { template: reportDecidedMail, facts: { action, words } },
  });
}

interface AppealTold {
  decision_id: string;
  user_id: string;
  outcome: 'upheld' | 'lifted';
  words: string;
}

export async function notifyAboutAppeal(
  tx: Tx,
  context: Context,
  { decision_id, user_id, outcome, words }: AppealTold,
): Promise<void> {
  const title = outcome === 'lifted' ? 'We lifted the decision you appealed' : 'Our decision stays in place';
  await notifyPeople(tx, context, {
    user_ids: [user_id],
    kind: 'account_decided',
    notification: {
      notification_key: `report-appeal-decided:${decision_id}`,
      title,
      body: words,
      href: DECISIONS_PATH,
    },
    mail: { template: appealDecidedMail, facts: { title, words } },
  });
}
