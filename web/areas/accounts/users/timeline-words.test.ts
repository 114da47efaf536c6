import { expect, it } from 'vitest';
import type { TimelineEntry } from '#contract/admin/timeline.ts';
import { entryPath, entryWords } from './timeline-words.ts';

const entry = (more: Partial<TimelineEntry>): TimelineEntry => ({
  ...{ id: 'e1', kind: 'sign_in', at: '2026-06-10T12:00:00Z', name: 'Rye week' },
  ...{ status: null, amount_cents: null, record_id: null },
  ...more,
});

it.each<[Partial<TimelineEntry>, string, string | null]>([
  [{ kind: 'sign_in', name: 'Chrome on a Mac' }, 'Signed in on Chrome on a Mac', null],
  [
    { kind: 'campaign', status: 'live', record_id: 'c1' },
    'Started campaign “Rye week” (live)',
    '/admin/campaigns?open=c1',
  ],
  [
    { kind: 'application', status: 'accepted', record_id: 'c1' },
    'Application for “Rye week” (accepted)',
    '/admin/campaigns?open=c1',
  ],
  [
    { kind: 'application', status: 'invited', record_id: 'c1' },
    'Invited to “Rye week”',
    '/admin/campaigns?open=c1',
  ],
  [
    { kind: 'payment', status: 'paid', amount_cents: 12_000, record_id: 'c1' },
    'Paid $120.00 for “Rye week”',
    '/admin/campaigns?open=c1',
  ],
  [
    { kind: 'earning', status: 'in_transit', amount_cents: 500, record_id: 'w1' },
    'Earned $5.00 with “Rye week” (in transit)',
    '/admin/payments?open=w1',
  ],
  [
    { kind: 'payout', name: '7', status: 'paid', amount_cents: 500, record_id: 'p1' },
    'Payout No. 7, $5.00 (paid)',
    '/admin/payouts?open=p1',
  ],
  [
    { kind: 'email', name: 'Welcome', status: 'sent', record_id: 'm1' },
    'Email “Welcome” (sent)',
    '/admin/email-events?open=m1',
  ],
  [{ kind: 'creator_list', name: 'Bakers' }, 'Made the list “Bakers”', null],
  [
    { kind: 'waiting_invitation', status: 'waiting', record_id: 'c1' },
    'Lined up an invitation to “Rye week” (waiting)',
    '/admin/campaigns?open=c1',
  ],
  [{ kind: 'notification' }, 'Notification “Rye week”', null],
  [
    { kind: 'support_request', status: 'open', record_id: 's1' },
    'Asked “Rye week” (open)',
    '/admin/support?status=all&open=s1',
  ],
  [{ kind: 'admin_action', name: 'suspend_account' }, 'An admin suspended the account', null],
])('%j reads and leads as it should', (more, words, path) => {
  expect([entryWords(entry(more)), entryPath(entry(more))]).toEqual([words, path]);
});
