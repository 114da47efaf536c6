import type { Routes } from './call.ts';
import { numberOf, recordOf, textOf } from './form.ts';
import { asList, listOf } from './list.ts';
import { Refusal } from './refusal.ts';
import { need, type StripeState, type Transfer } from './state.ts';

export const transferRoutes: Routes = {
  'POST /v1/transfers': ({ state, form }) => {
    const account = need(state.accounts, textOf(form.destination));
    const amount = numberOf(form.amount);
    if (account.capabilities.transfers !== 'active') {
      throw new Refusal(400, 'insufficient_capabilities_for_transfer');
    }
    if (amount > state.balance) throw new Refusal(400, 'balance_insufficient');
    const transfer: Transfer = {
      ...state.begin('tr', 'transfer', recordOf(form.metadata)),
      amount,
      destination: account.id,
      transfer_group: textOf(form.transfer_group) ?? null,
      amount_reversed: 0,
      reversed: false,
    };
    state.transfers.set(transfer.id, transfer);
    state.move('transfer', -amount, transfer.id);
    account.balance += amount;
    return transfer;
  },
  'GET /v1/transfers': ({ state, form }) => {
    const group = textOf(form.transfer_group);
    const made = [...state.transfers.values()].filter(
      (one) => group === undefined || one.transfer_group === group,
    );
    return asList(listOf(made, form));
  },
  'GET /v1/transfers/:id': ({ state, id }) => need(state.transfers, id),
  'POST /v1/transfers/:id/reversals': ({ state, id, form }) => {
    const transfer = need(state.transfers, id);
    const amount = reverse(state, transfer, transfer.amount - transfer.amount_reversed);
    const thing = state.begin('trr', 'transfer_reversal', recordOf(form.metadata));
    return { ...thing, amount, transfer: transfer.id };
  },
};

/** Somebody reverses a transfer, or a part of it. */
export function reverse(state: StripeState, transfer: Transfer, amount: number): number {
  const account = need(state.accounts, transfer.destination);
  if (transfer.reversed) throw new Refusal(400, 'transfer_already_reversed');
  if (account.balance < amount) throw new Refusal(400, 'balance_insufficient');
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  account.balance -= amount;
  state.move('transfer_refund', amount, transfer.id);
  return amount;
}
