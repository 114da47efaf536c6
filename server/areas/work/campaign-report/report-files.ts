import { createHash } from 'node:crypto';
import type { CampaignReport } from '#contract/work/campaign-reports.ts';
import { slugOf } from '#domain/format/slug.ts';
import type { Document } from '#server/platform/documents/document.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { byteCache } from '#server/platform/http/byte-cache.ts';
import { Download } from '#server/platform/http/download.ts';
import { reportDocument } from './report-document.ts';
import { reportTable } from './report-table.ts';

const MOST_CACHED_BYTES = 4 * 1024 * 1024;

/** PDFs by their content: a shared link may be opened often, and a report changes once a day. */
const drawn = byteCache<Uint8Array>(MOST_CACHED_BYTES, (bytes) => bytes.byteLength);

export async function reportPdf(report: CampaignReport): Promise<Download> {
  return new Download(nameOf(report), 'pdf', await drawOnce(reportDocument(report)));
}

export function reportCsv(report: CampaignReport): Download {
  return new Download(nameOf(report), 'csv', reportTable(report));
}

function nameOf({ campaign_title }: CampaignReport): string {
  return `bizmeet-report-${slugOf(campaign_title)}`;
}

async function drawOnce(document: Document): Promise<Uint8Array> {
  const key = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const bytes = await printDocument(document);
  drawn.put(key, bytes);
  return bytes;
}
