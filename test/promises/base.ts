import type { Promised } from './promised.ts';

export const BASE: readonly Promised[] = [
  {
    says: ['This page opens automatically when you’re back online.'],
    proof: 'e2e/thorough/offline.test.ts',
    title: 'a creator who loses the connection keeps the page',
  },
  {
    says: ['Deadlines update automatically.'],
    proof: 'server/areas/work/calendar/calendar-feeds.test.ts',
    title: 'gives a business its deadlines, to anyone who has the address',
  },
  {
    says: ['Jobs that fail are retried automatically, at growing intervals.'],
    proof: 'server/platform/jobs/queue.test.ts',
    title: 'tries a failing job again and then lays it with the dead letters',
  },
  {
    says: ['We read the provider’s statement every hour.', '{} We read it every hour.'],
    proof: 'server/areas/money/provider-balance/provider-balance.test.ts',
    title: 'finds a chargeback whose webhooks were lost, and its result',
  },
  {
    says: ['We’ll send a new copy to {} with fresh links.'],
    proof: 'server/areas/base/emails/email-events.test.ts',
    title: 'sends a failed mail again, once however often it is pressed',
  },
  {
    says: ['We remove location data.'],
    proof: 'server/areas/base/uploads/uploads.test.ts',
    title: 'is re-encoded upright, with smaller copies, without location or phone',
  },
  {
    says: ['Changes save automatically.'],
    proof: 'e2e/thorough/campaign-builder.desktop.test.ts',
    title: 'a campaign starts from a package, survives a reload and is previewed',
  },
];
