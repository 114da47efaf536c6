import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditSubject } from '#contract/platform/audit-subjects.ts';

export interface View {
  subject_type: AuditSubject;
  subject_id: string;
  /** A verb and its object. Defaults to `view_` and the subject. */
  action?: string;
}

const current = new AsyncLocalStorage<View[]>();

/**
 * Called by a guard that lets an admin read what isn't theirs. The note goes into the audit log once the request is answered,
 * because the guard may stand in a transaction that only reads.
 */
export function noteView(view: View): void {
  current.getStore()?.push(view);
}

/** Runs the verb of a request and returns its answer with the views that guards noted on the way. */
export async function withViews<T>(work: () => Promise<T>): Promise<{ answer: T; views: View[] }> {
  const views: View[] = [];
  const answer = await current.run(views, work);
  return { answer, views };
}
