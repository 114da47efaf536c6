import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Letter } from './letter.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export interface MailContent {
  letter: Letter;
  /** Where replies go, if they don't go to the sender. */
  reply_to?: string | undefined;
  /** For mail that isn't essential. Mail about a kind of notification gets its links from the kind. */
  unsubscribe?: UnsubscribeLinks;
}

/** The reason for a mail, shown in its footer if no notification setting explains it. */
export interface MailReason {
  /** One sentence. */
  why: string;
  /** For people without an account, who have no settings. */
  has_no_account?: true;
}

export type MailContext = Pick<Context, 'config' | 'db' | 'now'>;

/**
 * A kind of mail. Its facts travel through the job queue and are kept there for days, so they name records and never
 * contain a secret: links are created only while the mail is being written.
 */
export interface MailTemplate<Facts extends object = object> {
  name: string;
  facts: z.ZodType<Facts>;
  /** The last mail to somebody whose data is erased: the address is deleted once it has been sent. */
  is_farewell?: true;
  /**
   * Sent even to an address that bounced or complained: the mails that let people in, and those that warn of a change
   * they may not have made. Otherwise a wrong report would lock somebody out.
   */
  is_always_sent?: true;
  /** Left out, the mail is about the reader's account. */
  reason?: MailReason;
  subject(facts: Facts): string;
  compose(facts: Facts, context: MailContext, recipient: string): Promise<MailContent> | MailContent;
}

const defined = new Map<string, MailTemplate>();

/** The job that sends mails finds them by name, so each is defined once, when its module is loaded. */
export function defineMail<Facts extends object>(template: MailTemplate<Facts>): MailTemplate<Facts> {
  defined.set(template.name, template as unknown as MailTemplate);
  return template;
}

export function getMailTemplate(name: string): MailTemplate {
  const template = defined.get(name);
  if (template === undefined) throw new Error(`No mail template is called ${name}`);
  return template;
}

export function listMailTemplates(): string[] {
  return [...defined.keys()].sort();
}
