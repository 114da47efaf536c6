import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Letter } from './letter.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export interface MailContent {
  letter: Letter;
  /** For mail nobody has to get. Mail about a kind of notification has its links from the kind. */
  unsubscribe?: UnsubscribeLinks;
}

/** Why somebody gets a mail, for its footer, where no notification setting says so. */
export interface MailReason {
  /** One sentence. */
  why: string;
  /** For people without an account, who have no settings. */
  has_no_account?: true;
}

export type MailContext = Pick<Context, 'config' | 'db' | 'now'>;

/**
 * A kind of mail. What it is made from travels through the job queue and is kept there for days, so it names
 * records and never carries a secret: links are sealed or minted only while the mail is being written.
 */
export interface MailTemplate<Facts extends object = object> {
  name: string;
  facts: z.ZodType<Facts>;
  /** The last mail to somebody whose data is erased: its address is forgotten once it has left. */
  is_farewell?: true;
  /** Left out, the mail is about the reader's account. */
  reason?: MailReason;
  subject(facts: Facts): string;
  compose(facts: Facts, context: MailContext, recipient: string): Promise<MailContent> | MailContent;
}

const defined = new Map<string, MailTemplate>();

/** The job that sends mails knows them by name, so each is defined once, when the module that holds it is loaded. */
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
