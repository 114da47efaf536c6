import type { Config } from '#server/platform/config.ts';
import { dsnReports } from './dsn-reports.ts';
import type { ReportReader } from './mail-report.ts';
import { postmarkReports } from './postmark-reports.ts';
import { sesReports } from './ses-reports.ts';
import type { SnsWeb } from './sns-web.ts';

/** The readers of the providers that are set up. */
export function reportReaders(
  config: Pick<Config, 'mail_from' | 'mail_webhooks'>,
  web: SnsWeb,
  now: () => Date,
): ReadonlyMap<string, ReportReader> {
  const { postmark_secrets, dsn_secrets, ses_topic_arn } = config.mail_webhooks;
  const readers = new Map<string, ReportReader>();
  if (postmark_secrets.length > 0) readers.set('postmark', postmarkReports(config));
  if (ses_topic_arn !== undefined) readers.set('ses', sesReports(ses_topic_arn, web, now));
  if (dsn_secrets.length > 0) readers.set('dsn', dsnReports(dsn_secrets, now));
  return readers;
}
