import { z } from 'zod';
import type { Config } from '#server/platform/config.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import type { MailContent, MailReason } from './template.ts';
import { type UnsubscribeLinks, unsubscribeLinks } from './unsubscribe-links.ts';

/** Why this mail goes to this person, where a notification setting decides it. */
export const sentFor = z.object({
  why: z.string(),
  /** Left out where the mail can't be turned off. */
  unsubscribe_id: z.string().optional(),
});
export type SentFor = z.infer<typeof sentFor>;

interface FinishedMail {
  html: string;
  text: string;
  reply_to?: string;
  unsubscribe?: UnsubscribeLinks;
}

/** Puts the content of a mail into the frame all mails share. */
export async function finishMail(
  config: Pick<Config, 'app_url' | 'postal_address'> & Secrets,
  content: MailContent,
  { why, has_no_account, unsubscribe_id }: MailReason & SentFor = ABOUT_THE_ACCOUNT,
): Promise<FinishedMail> {
  const { app_url, postal_address } = config;
  const unsubscribe = unsubscribe_id ? unsubscribeLinks(config, unsubscribe_id) : content.unsubscribe;
  const { renderLetter } = await import('./render-letter.ts');
  const parts = await renderLetter(content.letter, {
    app_url,
    why,
    ...(!has_no_account && { settings_url: `${app_url}/settings#notifications` }),
    ...(unsubscribe && { unsubscribe_url: unsubscribe.page_url }),
    postal_address,
  });
  const { reply_to } = content;
  return { ...parts, ...(reply_to && { reply_to }), ...(unsubscribe && { unsubscribe }) };
}

const ABOUT_THE_ACCOUNT = { why: 'You’re getting this email because it’s about your Bizmeet account.' };
