import fc from 'fast-check';
import { DISPUTE_OUTCOMES, type DisputeOutcome } from '#domain/work/dispute-states.ts';
import { MOODS, type Mood } from './moody-provider.ts';

/** All steps that move money. Each number picks one of the things that exist when the step runs. */
export type Step =
  | { action: 'more_spots'; count: number }
  | { action: 'accept'; who: number; off_cents: number }
  | { action: 'quote'; who: number; add_cents: number; comes_about: boolean }
  | { action: 'work'; which: number; piece: number; goes_on: boolean }
  | { action: 'finish'; which: number }
  | { action: 'cancel'; which: number; by_creator: boolean }
  | { action: 'dispute'; which: number; pieces: number; by_creator: boolean }
  | { action: 'decide'; which: number; outcome: DisputeOutcome; parts: number }
  | { action: 'take_decision'; which: number }
  | { action: 'appeal'; which: number }
  | { action: 'wait'; hours: number }
  | { action: 'payout'; who: number; parts: number }
  | { action: 'call_back'; who: number }
  | { action: 'return_spots' }
  | { action: 'send_back'; which: number; is_late: boolean }
  | { action: 'send_again'; which: number }
  | { action: 'chargeback'; which: number; status: 'open' | 'won' | 'lost' }
  | { action: 'mood'; mood: Mood };

const which = fc.nat(5);
const who = fc.nat(2);
const piece = fc.nat(2);
const of = <T extends Step['action']>(action: T) => fc.constant(action);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ action: of('more_spots'), count: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ action: of('accept'), who, off_cents: fc.nat(400) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      action: of('quote'),
      who,
      add_cents: fc.integer({ min: 1, max: 9_999 }),
      comes_about: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ action: of('work'), which, piece, goes_on: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ action: of('finish'), which }) },
  { weight: 1, arbitrary: fc.record({ action: of('cancel'), which, by_creator: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ action: of('dispute'), which, pieces: fc.nat(6), by_creator: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      action: of('decide'),
      which,
      outcome: fc.constantFrom(...DISPUTE_OUTCOMES),
      parts: fc.integer({ min: 1, max: 999 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ action: of('take_decision'), which }) },
  { weight: 1, arbitrary: fc.record({ action: of('appeal'), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ action: of('wait'), hours: fc.constantFrom(1, 26, 75, 170, 24 * 15) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ action: of('payout'), who, parts: fc.integer({ min: 1, max: 1_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ action: of('call_back'), who }) },
  { weight: 1, arbitrary: fc.record({ action: of('return_spots') }) },
  { weight: 2, arbitrary: fc.record({ action: of('send_back'), which, is_late: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ action: of('send_again'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ action: of('chargeback'), which, status: fc.constantFrom('open', 'won', 'lost') }),
  },
  { weight: 1, arbitrary: fc.record({ action: of('mood'), mood: fc.constantFrom(...MOODS) }) },
);

export const steps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 1, maxLength: 12, size: 'max' });
