import type { Routes } from './call.ts';
import { formOf, recordOf, textOf } from './form.ts';
import { asList, listOf } from './list.ts';
import { Refusal } from './refusal.ts';
import { type Account, need, type StripeState } from './state.ts';

const NOTHING_DUE = {
  currently_due: [],
  past_due: [],
  pending_verification: [],
  disabled_reason: null,
  errors: [],
};

export const accountRoutes: Routes = {
  'POST /v1/accounts': ({ state, form }) => {
    const schedule = formOf(formOf(formOf(form.settings).payouts).schedule);
    const account: Account = {
      ...state.begin('acct', 'account', recordOf(form.metadata)),
      email: textOf(form.email) ?? '',
      balance: 0,
      details_submitted: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      settings: { payouts: { schedule: { interval: textOf(schedule.interval) ?? 'daily' } } },
      requirements: { ...NOTHING_DUE, currently_due: ['external_account', 'individual.ssn_last_4'] },
      external_accounts: { object: 'list', data: [] },
    };
    state.accounts.set(account.id, account);
    return account;
  },
  'GET /v1/accounts': ({ state, form }) =>
    asList(
      listOf(
        [...state.accounts.values()].filter(({ is_gone }) => !is_gone),
        form,
      ),
    ),
  'GET /v1/accounts/:id': ({ state, id }) => needAccount(state, id),
  'POST /v1/accounts/:id/login_links': ({ state, id, base }) => {
    if (!needAccount(state, id).details_submitted) throw new Refusal(400, 'account_not_onboarded');
    return { object: 'login_link', created: state.seconds(), url: `${base}/dashboard/${id}` };
  },
  'POST /v1/account_links': ({ state, form, base }) => {
    const { id } = needAccount(state, textOf(form.account));
    return { object: 'account_link', created: state.seconds(), url: `${base}/setup/${id}` };
  },
};

/** Refuses as Stripe does for an account that was deleted or that we have lost access to. */
export function needAccount(state: StripeState, id: string | undefined): Account {
  const account = need(state.accounts, id);
  if (account.is_gone) throw new Refusal(403, 'account_invalid');
  return account;
}

export function bankAt(bank_name: string, last4: string, fingerprint = `fp_${bank_name}_${last4}`) {
  return {
    id: `ba_${last4}`,
    object: 'bank_account',
    bank_name,
    last4,
    fingerprint,
    default_for_currency: true,
  };
}

/** The owner disconnects from our platform, or they close the account. */
export function loseAccount(state: StripeState, accountId: string): void {
  const account = need(state.accounts, accountId);
  account.is_gone = true;
  const application = { id: 'ca_1', object: 'application', created: state.seconds(), metadata: {} };
  state.tell('account.application.deauthorized', application, accountId);
}

/** Somebody completes their form, and they review it. */
export function setUpAccount(
  state: StripeState,
  accountId: string,
  end: 'ready' | 'checking' | 'restricted',
): void {
  const account = need(state.accounts, accountId);
  account.details_submitted = true;
  account.payouts_enabled = end === 'ready';
  account.capabilities = { transfers: end === 'ready' ? 'active' : 'inactive' };
  account.external_accounts.data = [bankAt('First City Bank', '6789')];
  account.requirements = {
    ...NOTHING_DUE,
    pending_verification: end === 'checking' ? ['individual.verification.document'] : [],
    ...(end === 'restricted' && {
      currently_due: ['individual.verification.document'],
      disabled_reason: 'requirements.past_due',
      errors: [{ reason: 'The name on the document is another one.' }],
    }),
  };
  state.tell('account.updated', account, account.id);
}
