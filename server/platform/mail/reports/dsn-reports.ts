import { requireSignature } from '#server/platform/payments/webhook-signature.ts';
import { ForgedReport, type MailReport, type ReportReader } from './mail-report.ts';
import { readReportMessage } from './report-message.ts';

/**
 * For every other mail server: a program of the operator's posts the returned message as it is, with an HMAC of it in
 * the header `mail-signature`.
 */
export function dsnReports(secrets: readonly string[], now: () => Date): ReportReader {
  return async ({ body, headers }): Promise<MailReport[]> => {
    try {
      requireSignature(secrets, { header: String(headers['mail-signature'] ?? ''), body }, now());
    } catch (cause) {
      throw new ForgedReport((cause as Error).message);
    }
    return readReportMessage(body);
  };
}
