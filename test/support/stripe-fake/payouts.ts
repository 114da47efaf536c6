import { needAccount } from './accounts.ts';
import type { Routes } from './call.ts';
import { numberOf, recordOf } from './form.ts';
import { asList, listOf } from './list.ts';
import { Refusal } from './refusal.ts';
import { need, type Payout, type StripeState } from './state.ts';

const TWO_DAYS = 2 * 86_400;

export const payoutRoutes: Routes = {
  'POST /v1/payouts': ({ state, form, account }) => {
    const from = needAccount(state, account);
    const amount = numberOf(form.amount);
    if (from.external_accounts.data.length === 0) throw new Refusal(400, 'no_account');
    if (amount > from.balance) throw new Refusal(400, 'balance_insufficient');
    const payout: Payout = {
      ...state.begin('po', 'payout', recordOf(form.metadata)),
      account: from.id,
      amount,
      status: 'pending',
      arrival_date: state.seconds() + TWO_DAYS,
      failure_message: null,
    };
    state.payouts.set(payout.id, payout);
    from.balance -= amount;
    state.tell('payout.created', payout, from.id);
    return payout;
  },
  'GET /v1/payouts': ({ state, form, account }) => {
    const made = [...state.payouts.values()].filter((one) => one.account === account);
    return asList(listOf(made, form));
  },
};

/** The bank accepts it, or returns it, even after accepting it. */
export function settlePayout(state: StripeState, payoutId: string, end: 'paid' | 'failed'): void {
  const payout = need(state.payouts, payoutId);
  payout.status = end;
  if (end === 'failed') {
    payout.failure_message = 'The bank account has been closed.';
    need(state.accounts, payout.account).balance += payout.amount;
  }
  state.tell(`payout.${end}`, payout, payout.account);
}
