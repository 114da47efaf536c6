import fc from 'fast-check';
import { DISPUTE_OUTCOMES, type DisputeOutcome } from '#domain/dispute-states.ts';
import { MOODS, type Mood } from './moody-provider.ts';

/** What can happen to money. Numbers choose among what there is when it is their turn. */
export type Step =
  | { deed: 'more_spots'; count: number }
  | { deed: 'accept'; who: number; off_cents: number }
  | { deed: 'quote'; who: number; add_cents: number; comes_about: boolean }
  | { deed: 'work'; which: number; piece: number; goes_on: boolean }
  | { deed: 'finish'; which: number }
  | { deed: 'cancel'; which: number; by_creator: boolean }
  | { deed: 'dispute'; which: number; pieces: number; by_creator: boolean }
  | { deed: 'decide'; which: number; outcome: DisputeOutcome; parts: number }
  | { deed: 'take_decision'; which: number }
  | { deed: 'appeal'; which: number }
  | { deed: 'wait'; hours: number }
  | { deed: 'payout'; who: number; parts: number }
  | { deed: 'call_back'; who: number }
  | { deed: 'return_spots' }
  | { deed: 'send_back'; which: number; is_late: boolean }
  | { deed: 'send_again'; which: number }
  | { deed: 'mood'; mood: Mood };

const which = fc.nat(5);
const who = fc.nat(2);
const piece = fc.nat(2);
const of = <T extends Step['deed']>(deed: T) => fc.constant(deed);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ deed: of('more_spots'), count: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ deed: of('accept'), who, off_cents: fc.nat(400) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      deed: of('quote'),
      who,
      add_cents: fc.integer({ min: 1, max: 9_999 }),
      comes_about: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ deed: of('work'), which, piece, goes_on: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ deed: of('finish'), which }) },
  { weight: 1, arbitrary: fc.record({ deed: of('cancel'), which, by_creator: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ deed: of('dispute'), which, pieces: fc.nat(6), by_creator: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      deed: of('decide'),
      which,
      outcome: fc.constantFrom(...DISPUTE_OUTCOMES),
      parts: fc.integer({ min: 1, max: 999 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ deed: of('take_decision'), which }) },
  { weight: 1, arbitrary: fc.record({ deed: of('appeal'), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ deed: of('wait'), hours: fc.constantFrom(1, 26, 75, 170, 24 * 15) }),
  },
  { weight: 3, arbitrary: fc.record({ deed: of('payout'), who, parts: fc.integer({ min: 1, max: 1_000 }) }) },
  { weight: 1, arbitrary: fc.record({ deed: of('call_back'), who }) },
  { weight: 1, arbitrary: fc.record({ deed: of('return_spots') }) },
  { weight: 2, arbitrary: fc.record({ deed: of('send_back'), which, is_late: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ deed: of('send_again'), which }) },
  { weight: 1, arbitrary: fc.record({ deed: of('mood'), mood: fc.constantFrom(...MOODS) }) },
);

export const steps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 1, maxLength: 12, size: 'max' });
