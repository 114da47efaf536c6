import { expect, it } from 'vitest';
import { closedDoorWords } from './campaign-door.ts';

const now = new Date('2026-06-12T16:00:00Z');
const open = { status: 'live', application_deadline: '2026-06-12', spots_left: 1 } as const;

it('is open until the end of the day of the deadline in New York', () => {
  expect(closedDoorWords(open, now)).toBeNull();
  expect(closedDoorWords(open, new Date('2026-06-13T03:59:59Z'))).toBeNull();
  expect(closedDoorWords(open, new Date('2026-06-13T04:00:00Z'))).toBe('The deadline is over.');
});

it('says why it is shut', () => {
  expect(closedDoorWords({ ...open, status: 'paused' }, now)).toContain('paused');
  expect(closedDoorWords({ ...open, status: 'closed' }, now)).toContain('takes no more applications');
  expect(closedDoorWords({ ...open, status: 'cancelled' }, now)).toContain('called off');
  expect(closedDoorWords({ ...open, spots_left: 0 }, now)).toBe('All spots are taken.');
});
