import type { Call, Routes } from './call.ts';
import { keepCard } from './cards.ts';
import { formOf, numberOf, recordOf, textOf } from './form.ts';
import { asList, isExpanded, listOf } from './list.ts';
import { Refusal } from './refusal.ts';
import { type Card, type Intent, need, type Session, type StripeState } from './state.ts';

const HALF_AN_HOUR = 1_800;
const A_DAY = 86_400;

export const sessionRoutes: Routes = {
  'POST /v1/checkout/sessions': create,
  'GET /v1/checkout/sessions': ({ state, form }) => {
    const page = listOf(state.sessions.values(), form);
    const withIntent = isExpanded(form, 'data.payment_intent');
    return asList({ ...page, data: page.data.map((session) => show(state, session, withIntent)) });
  },
  'GET /v1/checkout/sessions/:id': ({ state, id, form }) =>
    show(
      state,
      need(state.sessions, id),
      isExpanded(form, 'payment_intent') || isExpanded(form, 'payment_intent.payment_method'),
      isExpanded(form, 'payment_intent.payment_method'),
    ),
  'POST /v1/checkout/sessions/:id/expire': ({ state, id }) => {
    const session = need(state.sessions, id);
    if (session.status !== 'open') throw new Refusal(400, 'resource_already_exists');
    close(session, 'expired');
    state.tell('checkout.session.expired', session);
    return show(state, session, false);
  },
};

function create({ state, form, base }: Call): object {
  const [line] = Object.values(formOf(form.line_items)).map(formOf);
  const amount_total = numberOf(formOf(line?.price_data).unit_amount) * numberOf(line?.quantity);
  const expires_at = numberOf(form.expires_at);
  const left = expires_at - state.seconds();
  if (!Number.isInteger(amount_total) || amount_total < 50) throw new Refusal(400, 'amount_too_small');
  if (left < HALF_AN_HOUR || left > A_DAY) throw new Refusal(400, 'parameter_invalid_integer');
  const thing = state.begin('cs_test', 'checkout.session', recordOf(form.metadata));
  const session: Session = {
    ...thing,
    client_reference_id: textOf(form.client_reference_id) ?? null,
    amount_total,
    currency: 'usd',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    payment_metadata: recordOf(formOf(form.payment_intent_data).metadata),
    customer: textOf(form.customer) ?? null,
    expires_at,
    url: `${base}/pay/${thing.id}`,
  };
  state.sessions.set(session.id, session);
  return show(state, session, false);
}

function show(state: StripeState, session: Session, withIntent: boolean, withCard = false): object {
  const { payment_metadata: _, ...shown } = session;
  const intent = state.intents.get(session.payment_intent ?? '');
  if (!withIntent || !intent) return shown;
  const card = withCard ? state.cards.get(intent.payment_method ?? '') : undefined;
  return { ...shown, payment_intent: card ? { ...intent, payment_method: card } : intent };
}

function close(session: Session, status: 'complete' | 'expired'): void {
  session.status = status;
  session.url = null;
}

/** Somebody pays on their page: at once, or by a slow bank transfer. */
export function payAt(
  state: StripeState,
  sessionId: string,
  how: 'card' | 'bank' = 'card',
  later: Card['behavior'] = 'works',
): void {
  const session = need(state.sessions, sessionId);
  if (session.status !== 'open') throw new Refusal(400, 'session_is_over');
  const intent: Intent = {
    ...state.begin('pi', 'payment_intent', session.payment_metadata),
    amount: session.amount_total,
    status: 'processing',
    last_payment_error: null,
  };
  state.intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  close(session, 'complete');
  if (how === 'card' && session.customer) intent.payment_method = keepCard(state, session.customer, later).id;
  if (how === 'card') arrive(state, session, intent);
  state.tell('checkout.session.completed', session);
}

/** Settles a bank payment, as paid or as failed. */
export function clearAt(state: StripeState, sessionId: string, isPaid: boolean): void {
  const session = need(state.sessions, sessionId);
  const intent = need(state.intents, session.payment_intent ?? '');
  if (isPaid) arrive(state, session, intent);
  else {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { message: 'The bank account holds too little.' };
  }
  state.tell(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session);
}

function arrive(state: StripeState, session: Session, intent: Intent): void {
  intent.status = 'succeeded';
  session.payment_status = 'paid';
  state.move('charge', intent.amount, intent.id);
}
