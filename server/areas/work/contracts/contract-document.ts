import type { WorkContract, WorkTimers } from '#contract/work/contracts.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { describeRights } from '#domain/campaigns/rights-words.ts';
import { formatCents } from '#domain/format/money.ts';
import { endSentence, newYorkLongDay, newYorkMoment } from '#domain/format/new-york-time.ts';
import { briefLines } from '#domain/work/brief-lines.ts';
import { contentDays } from '#domain/work/work-timers.ts';
import type { Document, DocumentFact, DocumentPart } from '#server/platform/documents/document.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { Download } from '#server/platform/http/download.ts';
import { addressParts, lawParts, paymentParts, signatureParts } from './contract-parts.ts';
import type { Contract } from './queries/get-contract.ts';

type Work = Pick<Contract, 'id' | 'contract' | 'deal' | 'parties'>;

/** The contract as a PDF. */
export async function contractFile(work: Work): Promise<Download> {
  return new Download(
    `bizmeet-contract-${referenceOf(work)}`,
    'pdf',
    await printDocument(contractDocument(work)),
  );
}

/** A contract never changes, so neither does its PDF. */
function contractDocument(work: Work): Document {
  const { contract, parties } = work;
  const isLawful = contract.form === 2;
  const { campaign_title, business_name, creator_name, agreed_at, brief, brief_version, brief_agreed_at } =
    contract;
  const reference = referenceOf(work);
  return {
    title: 'Contract',
    subtitle: campaign_title,
    reference,
    made_at: new Date(agreed_at),
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'Business', value: business_name },
          { label: 'Creator', value: creator_name },
          { label: 'Agreed on', value: newYorkLongDay(agreed_at) },
          { label: 'Drafts due', value: draftsDue(contract) },
        ],
      },
      ...(isLawful ? addressParts(parties) : []),
      amountsOf(contract),
      feesOf(contract),
      ...(isLawful ? paymentParts(contract) : []),
      { kind: 'heading', words: `Brief, version ${brief_version}` },
      ...(brief_agreed_at === null
        ? []
        : [
            {
              kind: 'text',
              words: isLawful
                ? `Agreed to by ${creator_name}: ${newYorkMoment(brief_agreed_at)}`
                : endSentence(`${creator_name} agreed to it on ${newYorkMoment(brief_agreed_at)}`),
              is_quiet: true,
            } as const,
          ]),
      { kind: 'text', words: brief.description },
      { kind: 'list', items: briefLines(brief).map(lineWords) },
      { kind: 'heading', words: 'Usage rights' },
      { kind: 'facts', facts: rightsOf(contract) },
      { kind: 'heading', words: 'Deadlines' },
      { kind: 'list', items: [...shippingWords(contract), ...timerWords(contract.timers)] },
      { kind: 'text', words: HELD_WORDS[contract.form], is_quiet: true },
      ...(isLawful ? [...lawParts(contract), ...signatureParts(parties, work.deal)] : []),
    ],
    foot: `Contract ${reference}`,
  };
}

/** The first form keeps its words, because contracts never change. */
const HELD_WORDS = {
  1:
    'The payout is held from the day of this agreement. It is released once everything is approved and all posts are verified. ' +
    'If the two sides cannot agree, a dispute pauses every deadline and freezes only the amount in question.',
  2:
    'The payout is held from the day of this agreement. ' +
    'If the two sides can’t agree, a dispute pauses every deadline and freezes only the amount in question.',
};

function referenceOf({ deal }: Work): string {
  return deal.number;
}

function amountsOf(contract: WorkContract): DocumentPart {
  const { deliverables, payout_cents } = contract;
  return {
    kind: 'amounts',
    ...(contract.form === 2 && { title: 'Services' }),
    lines: [
      ...deliverables.map(({ note, share_cents, ...one }) => ({
        label: nameDeliverable(one),
        amount: formatCents(share_cents),
        ...(note && { note }),
      })),
    ],
    total: { label: 'Payout, in US dollars', amount: formatCents(payout_cents) },
  };
}

/** The fees are listed separately, because they are not part of the payout's total. */
function feesOf({ creator_fee_cents, business_fee_cents }: WorkContract): DocumentPart {
  return {
    kind: 'amounts',
    lines: [
      {
        label: 'Creator fee',
        amount: formatCents(creator_fee_cents),
        note: 'Deducted at release',
        is_quiet: true,
      },
      {
        label: 'Business fee',
        amount: formatCents(business_fee_cents),
        note: 'Paid by the business on top of the payout',
        is_quiet: true,
      },
    ],
  };
}

function lineWords({ line, text, is_avoidance }: ReturnType<typeof briefLines>[number]): string {
  return `Line ${line}: ${is_avoidance ? 'Avoid: ' : ''}${text}`;
}

function rightsOf({ brief, business_name }: WorkContract): DocumentFact[] {
  return describeRights(brief, business_name).map(({ label, text }) => ({ label, value: text }));
}

function draftsDue({ content_due_at, shipping, brief }: WorkContract): string {
  if (content_due_at !== null) return newYorkLongDay(content_due_at);
  const last = shipping === null ? '' : `, by ${newYorkLongDay(shipping.due_by)} at the latest`;
  return `${count(contentDays(brief.content_due_days), 'day')} after the product arrives${last}`;
}

function shippingWords({ shipping, business_name, creator_name, brief }: WorkContract): string[] {
  if (shipping === null) return [];
  return [
    `${business_name} ships the product by ${newYorkLongDay(shipping.ship_by)}. After that, until it is shipped, ${creator_name} can leave at no cost and the spot is refunded.`,
    `The drafts are due ${count(contentDays(brief.content_due_days), 'day')} after the product arrives. If ${creator_name} does not say whether it arrived, it counts as received ${count(shipping.receipt_days, 'day')} after it was shipped.`,
    `A product that arrives damaged or not at all is shipped again within ${count(shipping.ship_days, 'day')} of the report.`,
  ];
}

function timerWords(timers: WorkTimers): string[] {
  return [
    `The business reviews a draft within ${count(timers.review_business_days, 'business day')}. Without an answer it is approved automatically.`,
    `The business can request changes ${count(timers.change_rounds, 'time')} per deliverable, each tied to a line of the brief. The next version is due within ${count(timers.next_version_days, 'day')}.`,
    `The creator posts within ${count(timers.post_within_days, 'day')} of approval, and the business verifies the post within ${count(timers.verify_hours, 'hour')}. Without an answer it counts as verified.`,
    `Once work is ${count(timers.late_grace_hours, 'hour')} late, the business can extend the deadline, or cancel if nothing was submitted.`,
    `Released money clears in ${count(timers.pending_days, 'day')}, or in ${count(timers.pending_days_first, 'day')} for a creator’s first ${count(timers.first_earnings_count, 'earning')}.`,
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
