import type { Routes } from './call.ts';
import { asList, listOf } from './list.ts';
import type { Movement, StripeState } from './state.ts';

export const balanceRoutes: Routes = {
  'GET /v1/balance': ({ state }) => ({
    object: 'balance',
    available: [{ amount: state.balance, currency: 'usd' }],
    pending: [{ amount: state.pending, currency: 'usd' }],
  }),
  'GET /v1/balance_transactions': ({ state, form }) => {
    const page = listOf(state.movements, form);
    return asList({ ...page, data: page.data.map((one) => show(state, one)) });
  },
};

function show(state: StripeState, movement: Movement): object {
  const { amount, fee, source } = movement;
  return {
    ...movement,
    net: amount - fee,
    description: null,
    currency: 'usd',
    source: sourceOf(state, source),
  };
}

/** A payment's source is the charge behind it, which has the payment's metadata. */
function sourceOf(state: StripeState, id: string): object | string {
  const { intents, refunds, transfers, disputes } = state;
  const intent = intents.get(id);
  if (intent) return { ...intent, id: id.replace('pi_', 'ch_'), object: 'charge', payment_intent: id };
  return refunds.get(id) ?? transfers.get(id) ?? disputes.get(id) ?? id;
}
