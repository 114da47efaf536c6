import type { Call, Routes } from './call.ts';
import { numberOf, recordOf, textOf } from './form.ts';
import { asList, listOf } from './list.ts';
import { Refusal } from './refusal.ts';
import { type Card, type Intent, need, type StripeState } from './state.ts';

export const cardRoutes: Routes = {
  'POST /v1/customers': ({ state, form }) => {
    const customer = state.begin('cus', 'customer', recordOf(form.metadata));
    state.customers.set(customer.id, customer);
    return customer;
  },
  'POST /v1/payment_methods/:id/detach': ({ state, id }) => {
    const card = need(state.cards, id);
    if (card.customer === null) throw new Refusal(400, 'payment_method_unexpected_state');
    card.customer = null;
    return card;
  },
  'GET /v1/payment_intents': ({ state, form }) => asList(listOf(state.intents.values(), form)),
  'GET /v1/payment_intents/:id': ({ state, id }) => need(state.intents, id),
  'POST /v1/payment_intents/:id/cancel': ({ state, id }) => {
    const intent = need(state.intents, id);
    intent.status = 'canceled';
    return intent;
  },
  'POST /v1/payment_intents': charge,
};

function charge({ state, form }: Call): object {
  const card = state.cards.get(textOf(form.payment_method) ?? '');
  if (card === undefined || card.customer === null || card.customer !== textOf(form.customer)) {
    throw new Refusal(400, 'resource_missing', 'invalid_request_error', { param: 'payment_method' });
  }
  if (textOf(form.confirm) !== 'true' || textOf(form.off_session) !== 'true') {
    throw new Refusal(400, 'parameter_missing');
  }
  const intent: Intent = {
    ...state.begin('pi', 'payment_intent', recordOf(form.metadata)),
    amount: numberOf(form.amount),
    status: 'processing',
    last_payment_error: null,
  };
  state.intents.set(intent.id, intent);
  if (card.behavior !== 'works') {
    const code = card.behavior === 'declines' ? 'card_declined' : 'authentication_required';
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { code, message: 'Your card was declined.' };
    state.tell('payment_intent.payment_failed', intent);
    throw new Refusal(402, code, 'card_error', { payment_intent: intent });
  }
  intent.status = 'succeeded';
  state.move('charge', intent.amount, intent.id);
  state.tell('payment_intent.succeeded', intent);
  return intent;
}

/** Keeps the card of a paid session for its customer. */
export function keepCard(state: StripeState, customer: string, behavior: Card['behavior']): Card {
  const card: Card = {
    ...state.begin('pm', 'payment_method', {}),
    customer,
    behavior,
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
  };
  state.cards.set(card.id, card);
  return card;
}
