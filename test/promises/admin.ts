import type { Promised } from './promised.ts';

export const ADMIN: readonly Promised[] = [
  {
    says: ['We’ll let you know whether we acted on it.'],
    proof: 'server/flows/decide-report/reports.test.ts',
    title: 'that finds nothing tells the reporter so, and the other side nothing',
  },
  {
    says: ['You’ll get the answer here and by email.'],
    proof: 'server/flows/decide-report/reports.test.ts',
    title: 'that is lifted brings the message back',
  },
];
