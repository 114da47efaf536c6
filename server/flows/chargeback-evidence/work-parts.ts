import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { eventWords } from '#domain/work/event-words.ts';
import type { DocumentPart } from '#server/platform/documents/document.ts';
import type { EvidenceWork } from './read-evidence-work.ts';

/** One contract: what was agreed and signed, what came, what was approved, and what was written about it. */
export function workParts(work: EvidenceWork): DocumentPart[] {
  const { number, contract, versions, deliverables, messages } = work;
  const posts = deliverables.filter(({ post_url }) => post_url !== null);
  return [
    { kind: 'heading', words: `Contract ${number}, ${contract.creator_name}` },
    { kind: 'facts', facts: agreedFacts(work) },
    { kind: 'text', words: contract.brief.description },
    ...listOf(
      'Deliveries and approvals',
      versions.map(
        ({ version, status, submitted_at, decided_at, file_names, ...one }) =>
          `${nameDeliverable(one)}, version ${version}. Sent: ${newYorkMoment(submitted_at)} ${decisionOf(status, decided_at)} Files: ${file_names ?? 'none'}`,
      ),
      'Nothing was submitted.',
    ),
    ...(posts.length === 0
      ? []
      : listOf(
          'Posts',
          posts.map(
            ({ post_url, posted_at, verified_at, ...one }) =>
              `${nameDeliverable(one)}: ${post_url}${timed(', posted', posted_at)}${timed(', confirmed', verified_at)}`,
          ),
        )),
    ...listOf('Timeline', timeline(work)),
    ...(messages.length === 0
      ? []
      : listOf(
          'Messages between both sides',
          messages.map(
            ({ side, body, created_at }) =>
              `${newYorkMoment(created_at)}, ${side === 'creator' ? contract.creator_name : contract.business_name}: ${body === '' ? '[file]' : body}`,
          ),
        )),
  ];
}

function agreedFacts({ contract, signed_for_business: signed }: EvidenceWork) {
  const { deliverables, payout_cents, business_fee_cents, agreed_at } = contract;
  return [
    { label: 'Agreed on', value: newYorkMoment(agreed_at) },
    { label: 'Deliverables', value: deliverables.map(nameDeliverable).join(', ') },
    { label: 'Payout', value: formatCents(payout_cents) },
    { label: 'Business fee', value: formatCents(business_fee_cents) },
    {
      label: `Accepted for ${contract.business_name}`,
      value: signed?.signed_at
        ? `${signed.signed_by ?? signed.name}, ${newYorkMoment(signed.signed_at)}${signed.signed_ip ? `, IP ${signed.signed_ip}` : ''}`
        : 'Accepted on Bizmeet; the time and IP address weren’t recorded',
    },
  ];
}

function decisionOf(status: string, decidedAt: string | null): string {
  if (decidedAt === null) return 'Not decided yet.';
  return `${status === 'approved' ? 'Approved' : 'Changes requested'}: ${newYorkMoment(decidedAt)}`;
}

function timeline({ events, contract, deliverables }: EvidenceWork): string[] {
  const told = { ...contract, deliverables };
  return events.flatMap((event) => {
    const words = eventWords(event, told);
    return words === null ? [] : [`${newYorkMoment(event.occurred_at)}: ${words}`];
  });
}

function timed(verb: string, at: string | null): string {
  return at === null ? '' : `${verb} ${newYorkMoment(at)}`;
}

function listOf(title: string, items: string[], none = ''): DocumentPart[] {
  const body: DocumentPart = items.length === 0 ? { kind: 'text', words: none } : { kind: 'list', items };
  return [{ kind: 'heading', words: title }, body];
}
