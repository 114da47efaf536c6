import { expect, it } from 'vitest';
import { reachesFreelanceAct } from './freelance-act.ts';

it('applies from $800 on', () => {
  expect(reachesFreelanceAct(79_999)).toBe(false);
  expect(reachesFreelanceAct(80_000)).toBe(true);
});
