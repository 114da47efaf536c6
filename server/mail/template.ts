import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { Letter } from './letter.ts';

export interface MailContent {
  letter: Letter;
  unsubscribe_url?: string;
}

/**
 * A kind of mail. What it is made from travels through the job queue and is kept there for days, so it names
 * records and never carries a secret: links are signed only while the mail is being written.
 */
export interface MailTemplate<Facts extends object = object> {
  name: string;
  facts: z.ZodType<Facts>;
  subject(facts: Facts): string;
  compose(facts: Facts, config: Config): MailContent;
}

export function defineMail<Facts extends object>(template: MailTemplate<Facts>): MailTemplate<Facts> {
  return template;
}
