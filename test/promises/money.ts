import type { Promised } from './promised.ts';

export const MONEY: readonly Promised[] = [
  {
    says: ['What we hold for your business, month by month, in New York time.'],
    proof: 'server/areas/money/business-statements/business-statements.test.ts',
    title:
      'equals the ledger for every month and year of New York, and each opens where the one before closed',
  },
  {
    says: [
      'You reached {}, so you’ll get a {} for {} after the year ends.',
      '{} more by December 31, New York time, and you’ll get a {} for {}.',
    ],
    proof: 'server/areas/money/tax-statements/tax-statements.test.ts',
    title: 'makes a statement at $2,000.00 and none a cent below, for payouts by their day in New York',
  },
  {
    says: [
      'If a spot is refunded, so is its fee.',
      'After that, open spots are refunded in full, including the fee.',
      'Money for unfilled spots is refunded in full, fee included.',
      'We refund unfilled spots when a campaign closes.',
      'they can finish, and open spots are refunded.',
      'After that, unfilled spots are refunded.',
      'We refund what you paid in full, including the fee.',
      'We refund the open spots in full, including the fee.',
      'Unfilled spots are refunded in full, including the fee.',
      'Cancel a campaign; open spots are refunded',
    ],
    proof: 'server/areas/money/fundings/refunds.test.ts',
    title: 'refunds every open spot, fee included, and keeps those that were filled',
  },
  {
    says: [
      'We hold the money until the work is approved.',
      'We hold your money until you approve the work.',
      'We hold it until you approve',
      'Once the draft is approved and every agreed post is confirmed, the payout is released.',
      'When a spot’s work is complete, its payout is released.',
      'The payout for a spot is {}, and we keep your {} fee.',
      'We’ll email you a receipt.',
      'I agree that the money is held until I approve the work or the review deadline passes, and that unfilled spots are refunded in full.',
      'You pay up front, we hold the money, and creators get it once you approve their work.',
      'The business has already paid, and we hold the money.',
    ],
    proof: 'server/areas/money/fundings/fundings.test.ts',
    title: 'holds the money once, however often the provider reports it',
  },
  {
    says: [
      'If you turn on weekly payouts, we send everything available on Friday, as long as it’s at least the smallest payout.',
      'Otherwise it’s sent automatically on {}.',
    ],
    proof: 'server/areas/money/payouts/payouts.test.ts',
    title: 'take everything on Friday, once, from those who want that and have enough',
  },
  {
    says: ['On hold while we check it.'],
    proof: 'server/areas/money/payouts-admin/admin-payouts.test.ts',
    title: 'are put on hold with a reason, miss their batch, and leave with the next one once released',
  },
  {
    says: ['We’ll email you.', 'We’ll no longer send payouts to {}.'],
    proof: 'server/areas/money/payees/bank-changes.test.ts',
    title: 'holds a payout for 72 hours after the bank changed, and says until when',
  },
  {
    says: [
      'we paused all payouts while we check our records.',
      'Payouts are paused while we check our records.',
    ],
    proof: 'server/areas/money/provider-balance/provider-balance.test.ts',
    title: 'payouts are stopped, what only the provider knows is booked, and nothing is sent twice',
  },
  {
    says: [
      'We’ll notify you when it’s paid.',
      'This page updates automatically.',
      'We’ll email you when it clears, and the campaign continues automatically.',
    ],
    proof: 'server/areas/money/fundings/fundings.test.ts',
    title: 'leads to the payment page, and makes the campaign live once the money is in',
  },
  {
    says: ['We never see your card number.'],
    proof: 'e2e/thorough/funding.desktop.test.ts',
    title: 'a declined card is tried again, paid, and the campaign is live',
  },
  {
    says: ['Retries automatically', 'We keep trying.'],
    proof: 'server/areas/money/fundings/stripe-faults.test.ts',
    title: 'owes a refund until it is through, and gives it once',
  },
  {
    says: [
      'We send the same refund to our payment partner again.',
      'The money is still yours, and we’ll send it again.',
      '{} The money is still yours, and we’ll send it again.',
    ],
    proof: 'server/areas/money/fundings/returned-refunds.test.ts',
    title: 'waits for an admin, is sent again when one says so, and ignores old news about it',
  },
  {
    says: ['We notify the business, and it can pay for new spots later.'],
    proof: 'server/areas/admin/payments/commands/refund-open-spots.test.ts',
    title: 'go back whole, the taken one stays, and the log says who and why',
  },
  {
    says: ['The money is available to them again right away, and we notify them.'],
    proof: 'server/areas/money/payouts-admin/admin-payouts.test.ts',
    title: 'are canceled once, and the money is available again',
  },
  {
    says: ['If it returns the money to us, we send the refund automatically.'],
    proof: 'server/areas/money/fundings/returned-refunds.test.ts',
    title: 'says why it is pending, cannot be sent by hand, and is sent once the bank returned the payment',
  },
  {
    says: ['We’ll remind you every three days until it’s resolved.'],
    proof: 'server/areas/money/alarms/alarms.test.ts',
    title: 'is sent again after three days while it lasts',
  },
  {
    says: ['We email you when your payout account changes.'],
    proof: 'server/areas/money/earnings/earnings.test.ts',
    title: 'emails its owner when its bank changes',
  },
];
