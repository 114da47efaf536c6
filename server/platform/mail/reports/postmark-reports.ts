import { z } from 'zod';
import type { Config } from '#server/platform/config.ts';
import { messageIdOf } from '../message-id.ts';
import { cleanDetail, type MailReport, type ReportReader, UnreadableReport } from './mail-report.ts';
import { requireSecret } from './postmark-secret.ts';

export function postmarkReports({
  mail_from,
  mail_webhooks,
}: Pick<Config, 'mail_from' | 'mail_webhooks'>): ReportReader {
  return async (incoming) => {
    requireSecret(mail_webhooks.postmark_secrets, incoming.headers);
    return readReport(incoming.body, mail_from);
  };
}

function readReport(body: string, sender: string): MailReport[] {
  let report: z.output<typeof postmarkReport>;
  try {
    report = postmarkReport.parse(JSON.parse(body));
  } catch {
    throw new UnreadableReport('This is no report of Postmark’s.');
  }
  const { RecordType, Type = '', Metadata, Details, Description } = report;
  const emailEventId = Object.entries(Metadata).find(([key]) => key.toLowerCase() === 'email-event-id')?.[1];
  const kind = kindOf(RecordType, Type);
  if (kind === null || !z.uuid().safeParse(emailEventId).success) return [];
  return [
    {
      kind,
      message_id: messageIdOf(sender, emailEventId ?? ''),
      is_permanent: PERMANENT.includes(Type),
      detail: kind === 'delivered' ? null : cleanDetail(Details || Description),
    },
  ];
}

function kindOf(recordType: string, type: string): MailReport['kind'] | null {
  if (recordType === 'Delivery') return 'delivered';
  if (recordType === 'SpamComplaint' || type === 'SpamComplaint') return 'complained';
  return recordType === 'Bounce' && BOUNCES.includes(type) ? 'bounced' : null;
}

/** Their other types are answers of people away, and tries that go on. */
const PERMANENT = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'];
const BOUNCES = [...PERMANENT, 'SoftBounce', 'SpamNotification', 'Blocked', 'DMARCPolicy', 'SMTPApiError'];

const postmarkReport = z.object({
  RecordType: z.string().max(50),
  Type: z.string().max(50).optional(),
  Metadata: z.record(z.string().max(50), z.string().max(200)).default({}),
  Details: z.string().nullish(),
  Description: z.string().nullish(),
});
