import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 15_000;

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
    deliver: async ({ email_event_id, recipient, subject, html, text, unsubscribe }) => {
      const sent = await transport.sendMail({
        to: recipient,
        subject,
        html,
        text,
        headers: {
          'X-Entity-Ref-ID': email_event_id,
          ...(unsubscribe?.one_click_url && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(unsubscribe && { list: { unsubscribe: unsubscribe.one_click_url ?? unsubscribe.page_url } }),
      });
      return { message_id: sent.messageId };
    },
    close: () => transport.close(),
  };
}
