import type { Promised } from './promised.ts';

export const HIRING: readonly Promised[] = [
  {
    says: [
      'We’ll notify you here and by email.',
      'We’ll notify you when they apply.',
      'We’ll notify you of each new application.',
    ],
    proof: 'server/areas/hiring/applications/applications.test.ts',
    title: 'records an application, tells the business, and answers a second sending the same',
  },
  {
    says: ['If they don’t answer by then, it expires and we’ll let you know.'],
    proof: 'server/areas/hiring/quotes/quotes.test.ts',
    title: 'ends without an answer after 72 hours, once, and its maker is told',
  },
  {
    says: ['After that the offer expires and its money is refunded.'],
    proof: 'server/areas/hiring/offers/offers.test.ts',
    title: 'C15: after 48 hours an offer expires once, and both are told',
  },
  {
    says: ['When an offer ends without a yes, we refund its spot at once, including the fee.'],
    proof: 'server/areas/hiring/offers/offers.test.ts',
    title: 'C15: a no refunds the spot with its fee at once, and nothing is held',
  },
  {
    says: ['The offer has ended, and we refund it.'],
    proof: 'server/areas/hiring/offers/offers.test.ts',
    title: 'C15: a counter that the business declines ends the offer, and the money goes back',
  },
  {
    says: ['We send it once it’s paid.'],
    proof: 'server/areas/hiring/offers/offers.test.ts',
    title: 'C15: a yes to $300 is a contract without an application',
  },
  {
    says: ['We’ll notify {}, who can apply or decline.'],
    proof: 'server/areas/hiring/invitations/creator-invitations.test.ts',
    title: 'notifies the invited person, once, with the message',
  },
  {
    says: ['We’ll notify {} when the campaign goes live.'],
    proof: 'server/areas/hiring/waiting-invitations/waiting-invitations.test.ts',
    title: 'C17: publishing sends the waiting invitations once, with their words',
  },
  {
    says: ['{} If they don’t accept, we refund it.'],
    proof: 'server/areas/money/fundings/refunds.test.ts',
    title: 'refunds what a business paid for an offer, once, when nothing comes of the offer',
  },
  {
    says: ['The quote updates automatically once it arrives.'],
    proof: 'server/areas/hiring/quotes/agreement.test.ts',
    title: 'a yes leads to the payment, and the creator is in once it has arrived',
  },
  {
    says: [
      'If you agree on less, we refund the difference to the business, including the fee.',
      'If you accept a lower quote, we refund the difference.',
      '{} is refunded',
      'If you accept, we refund the difference of {}, including the fee.',
    ],
    proof: 'server/areas/hiring/quotes/agreement.test.ts',
    title: 'a yes is enough, and the difference comes back with its fee, to the cent',
  },
  {
    says: ['On days with more than 5 applications we send one email in the evening.'],
    proof: 'server/areas/hiring/applications/application-summary.test.ts',
    title: 'the first five are mailed one by one, the rest in the evening and once',
  },
  {
    says: ['{} Creators see this when they apply.', 'Creators see how quickly you usually answer.'],
    proof: 'server/areas/hiring/applicants/campaign-applicants.test.ts',
    title: 'shows the response time once there are three decisions',
  },
  {
    says: ['Approved creators see the pay and apply.'],
    proof: 'server/areas/campaigns/details/campaign-details.test.ts',
    title: '[CREATOR-06] opens by its public id and by its id, with payout and spots for a creator',
  },
];
