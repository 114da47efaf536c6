import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import type { Document, DocumentPart } from '#server/platform/documents/document.ts';
import { type Evidence, MOST_TRANSFERS, MOST_WORKS } from './read-evidence.ts';
import { workParts } from './work-parts.ts';

/** The evidence as a document. Without news it is the same document, so it is also the same file. */
export function evidenceDocument(evidence: Evidence): Document {
  const { chargeback, works, has_more_works } = evidence;
  return {
    title: 'Evidence for a chargeback',
    subtitle: `${chargeback.business_name}, ${chargeback.campaign_title}`,
    reference: chargeback.reference,
    made_at: new Date(chargeback.opened_at),
    parts: [
      ...payerParts(evidence),
      { kind: 'heading', words: 'What was paid for' },
      {
        kind: 'table',
        columns: [
          { header: 'Contract', share: 2 },
          { header: 'Creator', share: 3 },
          { header: 'Deliverables', share: 5 },
          { header: 'Payout', share: 2, align: 'right' },
        ],
        rows: works.map(({ number, contract }) => [
          number,
          contract.creator_name,
          contract.deliverables.map(nameDeliverable).join(', '),
          formatCents(contract.payout_cents),
        ]),
      },
      ...(has_more_works ? [quiet(`The campaign has more work. The first ${MOST_WORKS} are shown.`)] : []),
      ...works.flatMap(workParts),
      ...ledgerParts(evidence),
    ],
    foot: `Evidence for chargeback ${chargeback.reference}`,
  };
}

function payerParts({ chargeback }: Evidence): DocumentPart[] {
  const { payer_name, payer_email, terms_accepted_at, member_since, website } = chargeback;
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'Amount reversed', value: formatCents(chargeback.amount_cents) },
        { label: 'Reason given', value: chargeback.reason ?? 'None' },
        { label: 'Chargeback opened', value: newYorkMoment(chargeback.opened_at) },
        { label: 'Payment', value: formatCents(chargeback.total_cents) },
        { label: 'Payment reference', value: chargeback.payment_reference ?? 'None' },
        { label: 'Payment id', value: chargeback.funding_id },
        { label: 'Checkout started', value: newYorkMoment(chargeback.checkout_at) },
        { label: 'Paid', value: momentOr(chargeback.paid_at, 'Not recorded') },
      ],
    },
    { kind: 'heading', words: 'Who paid' },
    {
      kind: 'facts',
      facts: [
        { label: 'Business', value: chargeback.business_name },
        { label: 'Website', value: website ?? 'None' },
        { label: 'Person who paid', value: payer_name },
        { label: 'Email', value: payer_email },
        { label: 'Account opened', value: newYorkMoment(member_since) },
        { label: 'Terms of Service accepted', value: momentOr(terms_accepted_at, 'Not recorded') },
      ],
    },
  ];
}

function ledgerParts({ transfers }: Evidence): DocumentPart[] {
  return [
    { kind: 'heading', words: 'Payments in our ledger' },
    quiet('Each line is a transfer between two accounts, and is never changed.'),
    {
      kind: 'table',
      columns: [
        { header: 'When', share: 3 },
        { header: 'From and to', share: 5 },
        { header: 'Transfer id', share: 4 },
        { header: 'Amount', share: 2, align: 'right' },
      ],
      rows: transfers.map(({ id, occurred_at, from_account, to_account, amount_cents }) => [
        newYorkMoment(occurred_at),
        `${accountName(from_account)} to ${accountName(to_account)}`,
        id,
        formatCents(Number(amount_cents)),
      ]),
    },
    ...(transfers.length === MOST_TRANSFERS ? [quiet(`The first ${MOST_TRANSFERS} are shown.`)] : []),
  ];
}

/** "campaign:<id>:fees_held" reads "campaign, fees held". */
function accountName(account: string): string {
  const [owner = '', ...rest] = account.split(':');
  const part = rest.filter((word) => !/[0-9]/.test(word)).join(' ');
  return part === '' ? owner : `${owner}, ${part.replaceAll('_', ' ')}`;
}

function quiet(words: string): DocumentPart {
  return { kind: 'text', words, is_quiet: true };
}

function momentOr(at: string | null, otherwise: string): string {
  return at === null ? otherwise : newYorkMoment(at);
}
