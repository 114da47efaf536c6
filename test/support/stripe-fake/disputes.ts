import type { Routes } from './call.ts';
import { isExpanded } from './list.ts';
import { type Dispute, need, type StripeState } from './state.ts';

export const disputeRoutes: Routes = {
  'GET /v1/disputes/:id': ({ state, id, form }) => {
    const dispute = need(state.disputes, id);
    if (!isExpanded(form, 'payment_intent')) return dispute;
    return { ...dispute, payment_intent: need(state.intents, dispute.payment_intent) };
  },
};

/** A bank takes a payment back, or only inquires about it. */
export function disputeAt(
  state: StripeState,
  sessionId: string,
  status: 'needs_response' | 'warning_needs_response' = 'needs_response',
): string {
  const intent = need(state.intents, need(state.sessions, sessionId).payment_intent ?? '');
  const dispute: Dispute = {
    ...state.begin('dp', 'dispute', {}),
    amount: intent.amount,
    status,
    reason: 'fraudulent',
    payment_intent: intent.id,
  };
  state.disputes.set(dispute.id, dispute);
  if (status === 'needs_response') state.move('adjustment', -dispute.amount, dispute.id);
  state.tell('charge.dispute.created', dispute);
  return dispute.id;
}

export function decideDispute(state: StripeState, disputeId: string, status: 'won' | 'lost'): void {
  const dispute = need(state.disputes, disputeId);
  dispute.status = status;
  if (status === 'won') state.move('adjustment', dispute.amount, dispute.id);
  state.tell('charge.dispute.closed', dispute);
}
