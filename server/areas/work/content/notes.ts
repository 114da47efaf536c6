import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import { describeBusinessRights } from './business-rights.ts';
import type { ContentRow } from './queries/content-rows.ts';

export interface NamedRow {
  row: ContentRow;
  /** Its name in the archive. */
  name: string;
}

/** The captions of a creator's files, by deliverable, as plain text for any program. */
export function captionsNote(files: readonly NamedRow[]): string {
  const parts = Map.groupBy(files, ({ row }) => row.deliverable_id);
  return [...parts.values()].map(captionPart).join('\n');
}

function captionPart(files: NamedRow[]): string {
  const [first] = files;
  if (first === undefined) return '';
  const { row } = first;
  return [
    nameDeliverable(row),
    `Files: ${files.map(({ name }) => name).join(', ')}`,
    ...(row.post_url ? [`Post: ${row.post_url}`] : []),
    row.post_caption ? `Caption:\n${row.post_caption}` : 'No caption.',
    '',
  ].join('\n');
}

/** The business's usage rights under the contract. */
export function rightsNote({ contract }: Pick<ContentRow, 'contract'>): string {
  const { business_name, creator_name, campaign_title, agreed_at, brief } = contract;
  return [
    'Usage rights',
    '',
    `${business_name} and ${creator_name} agreed on this on ${newYorkLongDay(agreed_at)} for “${campaign_title}”.`,
    '',
    ...describeBusinessRights(contract).map(({ label, text }) => `${label}: ${text}.`),
    `Label on posts: ${brief.disclosure}`,
    '',
    'Contract.pdf has the full agreement.',
    '',
  ].join('\n');
}
