import { type EarningStatus, sendableCents } from './earning-states.ts';

export const EARNING_STEPS = [
  'paid_in',
  'held',
  'released',
  'pending',
  'on_hold',
  'available',
  'sent',
  'in_account',
] as const;
export type EarningStep = (typeof EARNING_STEPS)[number];

export interface StoryLine {
  step: EarningStep;
  state: 'done' | 'now' | 'coming';
  at: string | null;
  who: string | null;
}

interface StoryFacts {
  status: EarningStatus;
  /** A bank took back the payment, for an unknown time. */
  is_on_hold: boolean;
  net_cents: number;
  in_transit_cents: number;
  paid_cents: number;
  paid_in_at: string | null;
  accepted_at: string;
  accepted_by: string | null;
  released_at: string;
  available_at: string;
  /** Payouts that were neither canceled nor failed, oldest first. */
  payouts: readonly { number: number; created_at: string; paid_at: string | null }[];
}

/** The steps of an earning, past and next: from the business that paid to the creator's bank. */
export function earningStory(facts: StoryFacts): StoryLine[] {
  const before: StoryLine[] = [
    { step: 'paid_in', state: 'done', at: facts.paid_in_at, who: null },
    { step: 'held', state: 'done', at: facts.accepted_at, who: facts.accepted_by },
    { step: 'released', state: 'done', at: facts.released_at, who: null },
  ];
  if (facts.is_on_hold) {
    return [
      ...before,
      ...facts.payouts.map((payout) => sentLine(payout)),
      { step: 'on_hold', state: 'now', at: null, who: null },
      { step: 'available', state: 'coming', at: null, who: null },
      { step: 'in_account', state: 'coming', at: null, who: null },
    ];
  }
  if (facts.status === 'pending') {
    return [
      ...before,
      { step: 'pending', state: 'now', at: null, who: null },
      { step: 'available', state: 'coming', at: facts.available_at, who: null },
      { step: 'in_account', state: 'coming', at: null, who: null },
    ];
  }
  const isAllSent = sendableCents(facts) === 0;
  return [
    ...before,
    { step: 'available', state: isAllSent ? 'done' : 'now', at: facts.available_at, who: null },
    ...facts.payouts.map((payout) => sentLine(payout)),
    {
      step: 'in_account',
      state: facts.status === 'paid' ? 'done' : 'coming',
      at: facts.status === 'paid' ? (facts.payouts.at(-1)?.paid_at ?? null) : null,
      who: null,
    },
  ];
}

function sentLine({ number, created_at, paid_at }: StoryFacts['payouts'][number]): StoryLine {
  return { step: 'sent', state: paid_at === null ? 'now' : 'done', at: created_at, who: String(number) };
}
