import type { Deliverable } from '#domain/campaigns/deliverables.ts';
import { shortName } from '#domain/campaigns/short-names.ts';
import type { WorkMover } from './deliverable-states.ts';

interface WorkEvent {
  kind: string;
  side: WorkMover;
  deliverable_id: string | null;
  detail: Record<string, unknown>;
}

interface Told {
  business_name: string;
  creator_name: string;
  /** Names the deliverable of a version, where two were sent. */
  deliverables?: readonly (Deliverable & { id: string })[];
}

/** The words for an event; null for events that only follow from others. */
export function eventWords(event: WorkEvent, told: Told): string | null {
  const { kind, side } = event;
  const who = side === 'creator' ? told.creator_name : side === 'business' ? told.business_name : 'Bizmeet';
  const version = typeof event.detail.version === 'number' ? ` ${event.detail.version}` : '';
  const byClock = side === 'clock';
  switch (kind) {
    case 'agreed':
      return 'Both sides agreed on the work';
    case 'collaboration_start':
      return `${who} started work`;
    case 'shipment_ship':
      return `${who} shipped the product`;
    case 'shipment_receive':
      return byClock ? 'The product counted as received' : `${who} received the product`;
    case 'shipment_report_damage':
      return `${who} reported the product as damaged`;
    case 'shipment_report_loss':
      return `${who} reported that the product didn’t arrive`;
    case 'deliverable_submit':
      return `${who} sent version${version}${ofDeliverable(event, told)}`;
    case 'deliverable_approve':
      return byClock
        ? `Version${version}${ofDeliverable(event, told)} was approved automatically`
        : `${who} approved version${version}${ofDeliverable(event, told)}`;
    case 'deliverable_request_changes':
      return `${who} asked for changes to version${version}`;
    case 'deliverable_post':
      return `${who} sent the link to the post`;
    case 'deliverable_return_post':
      return `${who} rejected the link`;
    case 'deliverable_verify':
      return byClock ? 'The post was confirmed automatically' : `${who} confirmed the post`;
    case 'deliverable_redo':
      return 'It’s due again';
    case 'dispute_ask':
      return `${who} opened a dispute${withFiles(event)}`;
    case 'dispute_ask_for':
      return `Bizmeet opened a dispute on behalf of ${event.detail.for_side === 'creator' ? told.creator_name : told.business_name}${withFiles(event)}`;
    case 'dispute_answer':
      return `${who} answered${withFiles(event)}`;
    case 'dispute_lapse':
      return 'The time to answer ran out';
    case 'dispute_decide':
      return 'Bizmeet decided';
    case 'dispute_accept':
      return `${who} accepted the decision`;
    case 'dispute_appeal':
      return `${who} appealed${withFiles(event)}`;
    case 'dispute_withdraw':
      return `${who} withdrew the dispute`;
    case 'dispute_end':
      return 'The time to appeal ran out';
    case 'dispute_default':
      return 'Bizmeet missed its deadline, and the rule decided';
    case 'dispute_uphold':
      return 'Nobody decided the appeal in time, so the first decision is final';
    case 'collaboration_resume':
      return 'Deadlines restarted';
    case 'collaboration_complete':
      return 'The work was completed';
    default:
      return null;
  }
}

function withFiles({ detail }: WorkEvent): string {
  const { file_count } = detail;
  if (typeof file_count !== 'number' || file_count === 0) return '';
  return file_count === 1 ? ', with a file' : `, with ${file_count} files`;
}

/** " of the reel"; nothing for work that isn't in dispute. */
function ofDeliverable({ deliverable_id }: WorkEvent, { deliverables = [] }: Told): string {
  const about = deliverables.find(({ id }) => id === deliverable_id);
  return about ? ` of the ${shortName(about)}` : '';
}
