import type { Collaboration } from '#contract/collaborations.ts';
import type { WorkContract, WorkTimers } from '#contract/work-contracts.ts';
import { briefLines } from '#domain/brief-lines.ts';
import { nameDeliverable } from '#domain/deliverables.ts';
import { formatCents } from '#domain/money.ts';
import { newYorkLongDay } from '#domain/new-york-time.ts';
import { describeRights } from '#domain/rights-words.ts';
import { Download } from '../../http/download.ts';
import type { Paper, PaperFact, PaperPart } from '../../papers/paper.ts';

type Work = Pick<Collaboration, 'id' | 'contract'>;

/** What both agreed to, as a file to keep. */
export async function contractFile(work: Work): Promise<Download> {
  const { writePaper } = await import('../../papers/write-paper.ts');
  return new Download(`bizmeet-contract-${referenceOf(work)}`, 'pdf', await writePaper(contractPaper(work)));
}

/** A contract does not change, so neither does its paper. */
function contractPaper(work: Work): Paper {
  const { contract } = work;
  const { campaign_title, business_name, creator_name, agreed_at, brief, brief_version } = contract;
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
          { label: 'Drafts are due', value: newYorkLongDay(contract.content_due_at) },
        ],
      },
      amountsOf(contract),
      feesOf(contract),
      { kind: 'heading', words: `The brief, version ${brief_version}` },
      { kind: 'text', words: brief.description },
      { kind: 'list', items: briefLines(brief).map(lineWords) },
      { kind: 'heading', words: 'What the business may do with it' },
      { kind: 'facts', facts: rightsOf(contract) },
      { kind: 'heading', words: 'How long each side has' },
      { kind: 'list', items: timerWords(contract.timers) },
      {
        kind: 'text',
        words:
          'The payout is held from the agreement on. It is released when everything is approved, and posted and checked where it is posted. ' +
          'If you cannot agree, a dispute stops every clock and freezes only the part in question.',
        is_quiet: true,
      },
    ],
    foot: `Contract ${reference}`,
  };
}

function referenceOf({ id }: Pick<Work, 'id'>): string {
  return id.slice(-12).toUpperCase();
}

function amountsOf(contract: WorkContract): PaperPart {
  const { deliverables, payout_cents } = contract;
  return {
    kind: 'amounts',
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

/** Apart from the payout: they are no part of its sum. */
function feesOf({ creator_fee_cents, business_fee_cents }: WorkContract): PaperPart {
  return {
    kind: 'amounts',
    lines: [
      {
        label: 'Creator fee',
        amount: formatCents(creator_fee_cents),
        note: 'Taken at the release',
        is_quiet: true,
      },
      {
        label: 'Business fee',
        amount: formatCents(business_fee_cents),
        note: 'Paid in by the business on top of the payout',
        is_quiet: true,
      },
    ],
  };
}

function lineWords({ line, text, is_avoidance }: ReturnType<typeof briefLines>[number]): string {
  return `Line ${line}: ${is_avoidance ? 'Leave out: ' : ''}${text}`;
}

function rightsOf({ brief, business_name }: WorkContract): PaperFact[] {
  return describeRights(brief, business_name).map(({ label, text }) => ({ label, value: text }));
}

function timerWords(timers: WorkTimers): string[] {
  return [
    `A draft is looked at within ${count(timers.review_business_days, 'business day')}. Without an answer it is approved.`,
    `Changes can be asked for ${count(timers.change_rounds, 'time')}, each resting on a line of the brief. The next version is due within ${count(timers.next_version_days, 'day')}.`,
    `What is posted is posted within ${count(timers.post_within_days, 'day')} of the approval, and checked within ${count(timers.verify_hours, 'hour')}. Without an answer it counts as checked.`,
    `${count(timers.late_grace_hours, 'hour')} after a due date the business may give more time, or cancel if nothing was sent.`,
    `Released money clears in ${count(timers.pending_days, 'day')}; the first ${count(timers.first_earnings_count, 'earning')} of a creator in ${count(timers.pending_days_first, 'day')}.`,
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
