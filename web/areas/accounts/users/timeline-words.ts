import type { TimelineEntry } from '#contract/admin/timeline.ts';
import { recordPath } from '#domain/admin/search.ts';
import { formatCents } from '#domain/format/money.ts';
import { actionWords } from '#web/components/admin/audit-words.ts';
import { readable } from '#web/components/admin/readable.ts';

/** "Applied to “Rye week” (accepted)", "Paid $120.00 for “Rye week”". */
export function entryWords({ kind, name, status, amount_cents }: TimelineEntry): string {
  // Admins who may not see amounts get none.
  const amount = amount_cents == null ? '' : `${formatCents(amount_cents)} `;
  const now = status === null ? '' : ` (${readable(status).toLowerCase()})`;
  switch (kind) {
    case 'sign_in':
      return `Signed in on ${name}`;
    case 'campaign':
      return `Started campaign “${name}”${now}`;
    case 'creator_list':
      return `Made the list “${name}”`;
    case 'waiting_invitation':
      return `Lined up an invitation to “${name}”${now}`;
    case 'application':
      return status === 'invited' ? `Invited to “${name}”` : `Application for “${name}”${now}`;
    case 'payment':
      return `Paid ${amount}for “${name}”`;
    case 'earning':
      return `Earned ${amount}with “${name}”${now}`;
    case 'payout':
      return `Payout No. ${name}${amount && `, ${amount.trim()}`}${now}`;
    case 'email':
      return `Email “${name}”${now}`;
    case 'notification':
      return `Notification “${name}”`;
    case 'support_request':
      return `Asked “${name}”${now}`;
    case 'admin_action':
      return `An admin ${actionWords(name)}`;
  }
}

/** Where the admin area shows the record; null for what has no page. */
export function entryPath({ kind, record_id }: TimelineEntry): string | null {
  if (record_id === null) return null;
  switch (kind) {
    case 'campaign':
    case 'waiting_invitation':
    case 'application':
    case 'payment':
      return recordPath('campaign', record_id);
    case 'earning':
      return recordPath('payment', record_id);
    case 'payout':
    case 'email':
      return recordPath(kind, record_id);
    case 'support_request':
      return `/admin/support?status=all&open=${record_id}`;
    default:
      return null;
  }
}
