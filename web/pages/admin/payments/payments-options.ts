import type { PaymentState } from '#contract/admin-payments.ts';
import {
  getPaymentOptions,
  getPaymentSummaryOptions,
  listPaymentAttentionOptions,
  listPaymentsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { PaymentPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { DISPUTE_VIEWS, type DisputeView } from '#web/components/disputes/dispute-options.ts';
import { stringifySearch } from '#web/search-params.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
export type PaymentsView = {
  view?: string;
  q?: string;
  state?: string;
  days?: string;
  open?: string;
  show?: string;
  dispute?: string;
};

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

function filtersOf(view: PaymentsView): {
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
  return byCursor<PaymentPage>(listPaymentsInfiniteOptions({ ...api, query: filtersOf(view) }));
}

export function paymentOptions(api: ApiReach, id: string) {
  return getPaymentOptions({ ...api, path: { id } });
}

export function summaryOptions(api: ApiReach) {
  return { ...getPaymentSummaryOptions(api), staleTime: 30_000 };
}

export function attentionOptions(api: ApiReach) {
  return listPaymentAttentionOptions(api);
}

/** The list as it is filtered, as a table to save. */
export function exportHref(view: PaymentsView): string {
  return `/api/admin/payment-export${stringifySearch(filtersOf(view))}`;
}
