import type { PaymentState } from '#contract/admin/payments.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';
import { DISPUTE_VIEWS, type DisputeView } from '#web/components/disputes/dispute-options.ts';

/** The page's search parameters. */
export type PaymentsView = {
  view?: string;
  q?: string;
  state?: string;
  days?: string;
  open?: string;
  show?: string;
  dispute?: string;
} & SortedView;

/** The columns the payments can be sorted by. */
export const PAYMENT_SORTS = ['agreed', 'payout'] as const;

const SEGMENT_KEYS = ['all', 'attention', 'open', 'disputes'] as const;
export type PaymentSegment = (typeof SEGMENT_KEYS)[number];

export function segmentOf({ view }: PaymentsView): PaymentSegment {
  return SEGMENT_KEYS.find((known) => known === view) ?? 'all';
}

export function shownDisputes({ show }: PaymentsView): DisputeView {
  return DISPUTE_VIEWS.find((known) => known === show) ?? 'to_decide';
}

export const STATE_WORDS: Record<PaymentState, string> = {
  held: 'Held',
  in_review: 'In review',
  disputed: 'Disputed',
  released: 'Released',
  refunded: 'Refunded',
};

export const PERIODS = ['7', '30', '90', '365'] as const;

export function filtersOf(view: PaymentsView): {
  search?: string;
  state?: PaymentState | 'open';
  days?: number;
} {
  const states = Object.keys(STATE_WORDS) as PaymentState[];
  const state = segmentOf(view) === 'open' ? 'open' : states.find((known) => known === view.state);
  const days = PERIODS.find((known) => known === view.days);
  return {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(state && { state }),
    ...(days && { days: Number(days) }),
  };
}

export function paymentsOptions(api: ApiReach, view: PaymentsView) {
  const query = { ...filtersOf(view), ...readSort(view, PAYMENT_SORTS) };
  return apiPages(api, 'GET /api/admin/payments', { query });
}

export function paymentOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/payments/:id', { params: { id } });
}

export function summaryOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/payment-summary'), staleTime: 30_000 };
}

export function attentionOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/admin/payment-attention');
}
