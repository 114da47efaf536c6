import { z } from 'zod';
import {
  cleanDetail,
  ForgedReport,
  type MailReport,
  type ReportReader,
  readMessageId,
} from './mail-report.ts';
import { contentOf, readSnsMessage, type SnsMessage, snsHostOf } from './sns-message.ts';
import type { SnsWeb } from './sns-web.ts';

/** Amazon SES reports through a topic of Amazon SNS, which signs its messages. */
export function sesReports(topicArn: string, web: SnsWeb, now: () => Date): ReportReader {
  return async ({ body }) => {
    const message = await readSnsMessage({ topicArn, web, now: now() }, body);
    if (message.Type === 'SubscriptionConfirmation') await confirm(message, topicArn, web);
    return message.Type === 'Notification' ? readReport(contentOf(message, sesReport)) : [];
  };
}

/** The topic is ours and the message is signed, so the subscription is the operator's own. */
async function confirm({ SubscribeURL = '' }: SnsMessage, topicArn: string, web: SnsWeb): Promise<void> {
  if (!SubscribeURL.startsWith(`https://${snsHostOf(topicArn)}/?Action=ConfirmSubscription&`)) {
    throw new ForgedReport('The address to confirm isn’t Amazon’s.');
  }
  await web.confirmSubscription(SubscribeURL);
}

/** SES gives each email another Message-ID. Ours is among the headers of the report. */
function readReport({ mail, ...report }: z.output<typeof sesReport>): MailReport[] {
  const header = mail.headers?.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
  const message_id = readMessageId(header ?? mail.commonHeaders?.messageId);
  const about = message_id === null ? null : aboutOf(report);
  return about === null || message_id === null ? [] : [{ message_id, ...about }];
}

function aboutOf({
  notificationType,
  eventType,
  bounce,
  complaint,
}: Omit<z.output<typeof sesReport>, 'mail'>): Omit<MailReport, 'message_id'> | null {
  switch (notificationType ?? eventType) {
    case 'Delivery':
      return { kind: 'delivered', is_permanent: false, detail: null };
    case 'Bounce':
      return {
        kind: 'bounced',
        is_permanent: bounce?.bounceType === 'Permanent',
        detail: cleanDetail(bounce?.bouncedRecipients?.[0]?.diagnosticCode ?? bounce?.bounceSubType),
      };
    case 'Complaint':
      if (complaint?.complaintFeedbackType === 'not-spam') return null;
      return {
        kind: 'complained',
        is_permanent: false,
        detail: cleanDetail(complaint?.complaintFeedbackType),
      };
    default:
      return null;
  }
}

const short = z.string().max(200).nullish();

const sesReport = z.object({
  notificationType: short,
  eventType: short,
  mail: z.object({
    headers: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .max(500)
      .nullish(),
    commonHeaders: z.object({ messageId: z.string().optional() }).nullish(),
  }),
  bounce: z
    .object({
      bounceType: short,
      bounceSubType: short,
      bouncedRecipients: z
        .array(z.object({ diagnosticCode: z.string().nullish() }))
        .max(100)
        .nullish(),
    })
    .nullish(),
  complaint: z.object({ complaintFeedbackType: short }).nullish(),
});
