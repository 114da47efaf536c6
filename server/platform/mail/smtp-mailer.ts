import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 15_000;
const POSTMARK_REFERENCE = 'X-PM-Metadata-email-event-id';

export function smtpMailer(url: string, sender: string): Mailer {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from: sender },
  );
  return {
    deliver: async ({
      email_event_id,
      message_id,
      recipient,
      subject,
      html,
      text,
      reply_to,
      unsubscribe,
    }) => {
      await transport.sendMail({
        messageId: message_id,
        to: recipient,
        subject,
        html,
        text,
        ...(reply_to && { replyTo: reply_to }),
        headers: {
          'X-Entity-Ref-ID': email_event_id,
          // Postmark replaces the Message-ID unless told otherwise, and its reports name neither; they repeat this header.
          'X-PM-KeepID': 'true',
          [POSTMARK_REFERENCE]: email_event_id,
          ...(unsubscribe?.one_click_url && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(unsubscribe && { list: { unsubscribe: unsubscribe.one_click_url ?? unsubscribe.page_url } }),
      });
    },
    close: () => transport.close(),
  };
}
