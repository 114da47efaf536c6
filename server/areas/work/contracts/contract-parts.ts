import type { Deal } from '#contract/campaigns/deals.ts';
import type { WorkContract } from '#contract/work/contracts.ts';
import { addressLines } from '#domain/accounts/mailing-address.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkClock, newYorkLongDay } from '#domain/format/new-york-time.ts';
import { FREELANCE_ACT_DAYS, FREELANCE_RIGHTS, FREELANCE_RIGHTS_LAW } from '#domain/work/freelance-act.ts';
import type { DocumentFact, DocumentPart } from '#server/platform/documents/document.ts';
import type { ContractParties, ContractParty } from './contract-parties.ts';

/** The mailing addresses of both sides. */
export function addressParts(parties: ContractParties | null): DocumentPart[] {
  if (parties === null) return [];
  const addressOf = ({ address }: ContractParty) =>
    address === null ? 'Not on file when this was agreed' : addressLines(address).join(', ');
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'Business’s mailing address', value: addressOf(parties.business) },
        { label: 'Creator’s mailing address', value: addressOf(parties.creator) },
      ],
    },
  ];
}

/** The amount, method and date of payment, and the due date of the list of services. */
export function paymentParts(contract: WorkContract): DocumentPart[] {
  const { business_name, payout_cents, timers, content_due_at, shipping, clears_by } = contract;
  const due_by = content_due_at ?? shipping?.due_by ?? contract.agreed_at;
  const due = newYorkLongDay(due_by);
  return [
    { kind: 'heading', words: 'Payment' },
    {
      kind: 'list',
      items: [
        `Rate: ${formatCents(payout_cents)} in US dollars, a fixed price for all services listed above.`,
        `Method: ${business_name} has paid Bizmeet, which holds the payout. The creator is paid by bank transfer.`,
        `Date: the payout is released once every deliverable is approved and every post is verified. It clears ${days(timers.pending_days)} later, or ${days(timers.pending_days_first)} later for a creator’s first ${timers.first_earnings_count} earnings. From then on the creator can request it.`,
        ...(clears_by
          ? [
              `If drafts are sent by ${due}, no changes are requested and each side uses all its time, it clears by ${newYorkLongDay(clears_by)}.`,
            ]
          : []),
        `List of services: the drafts sent on Bizmeet are that list. Send them by ${shipping === null ? due : `the day they are due, ${due} at the latest`}. No other list or invoice is needed.`,
      ],
    },
  ];
}

/** Earlier contracts of the same two sides, and the creator's rights if the Act requires the notice. */
export function lawParts({
  business_name,
  creator_name,
  payout_cents,
  earlier_contracts,
  has_rights_notice,
}: WorkContract): DocumentPart[] {
  if (earlier_contracts === null) return [];
  const { count, total_cents } = earlier_contracts;
  const total = formatCents(total_cents + payout_cents);
  const words =
    count === 0
      ? `This is the only contract between ${business_name} and ${creator_name} within ${FREELANCE_ACT_DAYS} days.`
      : `${business_name} and ${creator_name} made ${count === 1 ? '1 other contract' : `${count} other contracts`} in the ${FREELANCE_ACT_DAYS} days before. With this one they total ${total}.`;
  return [
    { kind: 'heading', words: 'Contracts between both sides' },
    { kind: 'text', words },
    ...(has_rights_notice
      ? [
          { kind: 'heading', words: 'Notice of rights for the creator' } as const,
          { kind: 'text', words: FREELANCE_RIGHTS_LAW } as const,
          { kind: 'list', items: FREELANCE_RIGHTS } as const,
        ]
      : []),
  ];
}

/** The people who agreed, with the time and IP address. */
export function signatureParts(parties: ContractParties | null, { digest }: Deal): DocumentPart[] {
  const signatures =
    parties === null ? [] : [signature('business', parties.business), signature('creator', parties.creator)];
  return [
    { kind: 'heading', words: parties === null ? 'These terms' : 'Signed electronically' },
    { kind: 'facts', facts: [...signatures, { label: 'Terms digest', value: digest }] },
  ];
}

function signature(side: string, { name, signed_by, signed_at, signed_ip }: ContractParty): DocumentFact {
  const label = `For the ${side}, ${name}`;
  if (signed_at === null)
    return { label, value: 'Agreed on Bizmeet; the time and IP address weren’t recorded' };
  const when = `${newYorkLongDay(signed_at)}, ${newYorkClock(signed_at)} New York time`;
  return {
    label,
    value: `${signed_by ?? name}, ${when}, ${signed_ip ? `IP ${signed_ip}` : 'IP not recorded'}`,
  };
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
