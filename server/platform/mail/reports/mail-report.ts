import type { EmailReportKind } from '#domain/base/email-event-states.ts';

/** What a mail provider says about one email. */
export interface MailReport {
  kind: EmailReportKind;
  /** As we sent it, in angle brackets. */
  message_id: string;
  /** The address will never accept email. Only then is it suppressed. */
  is_permanent: boolean;
  /** The provider's explanation. */
  detail: string | null;
}

export interface IncomingReport {
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Checks that the provider sent this, and reads it. A message may say nothing about an email. */
export type ReportReader = (incoming: IncomingReport) => Promise<MailReport[]>;

/** Nobody else may say what became of our emails. */
export class ForgedReport extends Error {}

/** Signed, but not in the format its provider documents. */
export class UnreadableReport extends Error {}

const LONGEST_DETAIL = 500;

/** One line without control characters, because it is shown to admins. */
export function cleanDetail(detail: string | undefined | null): string | null {
  const clean = (detail ?? '')
    .slice(0, 4 * LONGEST_DETAIL)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_DETAIL);
  return clean === '' ? null : clean;
}

/** Null for anything that can't be a Message-ID of ours. */
export function readMessageId(text: string | undefined): string | null {
  return /<[^<>\s]{3,300}>/.exec((text ?? '').slice(0, 1_000))?.[0] ?? null;
}
