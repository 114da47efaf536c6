import { MAYA } from './application-plan.ts';

/** The outcome of the newest payout on demand. */
export type LastPayout =
  | 'arrived'
  | 'waits'
  | 'on_its_way'
  | 'failed'
  | 'sent_again'
  | 'stopped'
  | 'called_back'
  | 'not_ready';

/** The payout habit of a demo creator. */
export interface PayoutHabit {
  email: string;
  bank: readonly [name: string, last4: string];
  /** All available money every Friday; otherwise on demand. */
  is_weekly?: true;
  /** Left out, half of the first earning was paid out and nothing since. */
  last?: LastPayout;
}

export const PAYOUT_HABITS: readonly PayoutHabit[] = [
  { email: MAYA, bank: ['Chase', '6021'] },
  { email: 'mina@sato.example', bank: ['Ponce Bank', '4410'], is_weekly: true },
  { email: 'zeke@monroe.example', bank: ['Chase', '1187'], is_weekly: true },
  { email: 'kaya@demir.example', bank: ['Citizens', '0932'], is_weekly: true },
  { email: 'teo@marin.example', bank: ['Apple Bank', '7725'], last: 'arrived' },
  { email: 'dev@kapoor.example', bank: ['Chase', '3304'], last: 'on_its_way' },
  { email: 'hana@novak.example', bank: ['Ridgewood Savings', '5516'], last: 'failed' },
  { email: 'omar@saleh.example', bank: ['Chase', '2098'], last: 'sent_again' },
  { email: 'yara@nassar.example', bank: ['Amalgamated', '6640'], last: 'stopped' },
  { email: 'ana@beltran.example', bank: ['Ponce Bank', '1253'], last: 'called_back' },
  { email: 'rafa@ortega.example', bank: ['Chase', '8871'], last: 'waits' },
  { email: 'farid@amin.example', bank: ['Apple Bank', '3067'], last: 'not_ready' },
];

/** A creator with a bank account but no tax form, so nothing can be paid out. */
export const HALF_CONNECTED: readonly PayoutHabit[] = [
  { email: 'hugo@lafont.example', bank: ['Chase', '4479'] },
];

export const STOP_REASON = 'The name on the bank account isn’t the one on the profile. We are asking.';
export const CLOSED_BANK = 'The bank account is closed. The money came back.';
export const UNKNOWN_BANK = 'The name on the bank account is another one. Check the details.';
export const NO_TAX_FORM = 'The tax form is missing.';
