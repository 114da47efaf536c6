import type { Routes } from './call.ts';
import { numberOf, recordOf, textOf } from './form.ts';
import { asList, listOf } from './list.ts';
import { Refusal } from './refusal.ts';
import { need, type Refund, type StripeState } from './state.ts';

export const refundRoutes: Routes = {
  'POST /v1/refunds': ({ state, form }) => {
    const intent = need(state.intents, textOf(form.payment_intent));
    const amount = numberOf(form.amount);
    if (intent.status !== 'succeeded') throw new Refusal(400, 'charge_not_refundable');
    if (isTakenBack(state, intent.id)) throw new Refusal(400, 'charge_disputed');
    if (amount > intent.amount - givenBack(state, intent.id)) {
      throw new Refusal(400, 'amount_too_large');
    }
    const refund: Refund = {
      ...state.begin('re', 'refund', recordOf(form.metadata)),
      amount,
      status: 'succeeded',
      payment_intent: intent.id,
    };
    state.refunds.set(refund.id, refund);
    state.move('refund', -amount, refund.id);
    state.tell('refund.created', refund);
    return refund;
  },
  'GET /v1/refunds': ({ state, form }) => {
    const of = textOf(form.payment_intent);
    const made = [...state.refunds.values()].filter((one) => of === undefined || one.payment_intent === of);
    return asList(listOf(made, form));
  },
  'GET /v1/refunds/:id': ({ state, id }) => need(state.refunds, id),
};

function givenBack(state: StripeState, intentId: string): number {
  return [...state.refunds.values()]
    .filter(({ payment_intent, status }) => payment_intent === intentId && status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
}

function isTakenBack(state: StripeState, intentId: string): boolean {
  return [...state.disputes.values()].some(
    ({ payment_intent, status }) => payment_intent === intentId && status !== 'won',
  );
}

/** The bank refuses it, and the money is with us again. */
export function failRefund(state: StripeState, refundId: string): void {
  const refund = need(state.refunds, refundId);
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  state.move('refund_failure', refund.amount, refund.id);
  state.tell('refund.failed', refund);
}
