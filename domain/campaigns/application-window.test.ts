import { expect, it } from 'vitest';
import { closedReason } from './application-window.ts';

const now = new Date('2026-06-12T16:00:00Z');
const open = { status: 'live', application_deadline: '2026-06-12', spots_left: 1 } as const;

it('is open until the end of the day of the deadline in New York', () => {
  expect(closedReason(open, now)).toBeNull();
  expect(closedReason(open, new Date('2026-06-13T03:59:59Z'))).toBeNull();
  expect(closedReason(open, new Date('2026-06-13T04:00:00Z'))).toBe('The deadline has passed.');
});

it('says why it is shut', () => {
  expect(closedReason({ ...open, status: 'paused' }, now)).toContain('paused');
  expect(closedReason({ ...open, status: 'closed' }, now)).toContain('closed to new applications');
  expect(closedReason({ ...open, status: 'cancelled' }, now)).toContain('canceled');
  expect(closedReason({ ...open, spots_left: 0 }, now)).toBe('All spots are taken.');
  expect(closedReason({ ...open, is_blocked: true }, now)).toBe(
    'You can’t start anything new with each other right now.',
  );
});
