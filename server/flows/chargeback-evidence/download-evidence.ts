import { createHash } from 'node:crypto';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Document } from '#server/platform/documents/document.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { Download } from '#server/platform/http/download.ts';
import { evidenceDocument } from './evidence-document.ts';
import { readEvidence } from './read-evidence.ts';

/** The evidence for the bank: who agreed to what, what was delivered and approved, and where the money went. */
export async function downloadEvidence(context: Context, actor_id: string, id: string): Promise<Download> {
  const evidence = await inSnapshot(context.db, (db) => readEvidence({ ...context, db }, id));
  const bytes = await printOnce(evidenceDocument(evidence));
  await inTransaction(context.db, (tx) =>
    recordAction(tx, {
      actor_id,
      action: 'download_evidence',
      subject_type: 'payment',
      subject_id: id,
    }),
  );
  return new Download(`bizmeet-evidence-${evidence.chargeback.reference}`, 'pdf', bytes);
}

/** A few recent files of this process. Content that changed since has another digest. */
const MOST_KEPT = 5;
const kept = new Map<string, Promise<Uint8Array>>();

function printOnce(document: Document): Promise<Uint8Array> {
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const found = kept.get(digest);
  if (found !== undefined) return found;
  const made = printDocument(document);
  kept.set(digest, made);
  made.catch(() => kept.delete(digest));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}
