import type { Conversation } from '#contract/messages/conversations.ts';
import type { ThreadLine } from './thread-days.ts';

/** The events before the work: the application, and its end if it led to none. */
export function applicationMoments(conversation: Conversation): ThreadLine[] {
  const { application, collaboration_id } = conversation;
  const { id, submitted_at, decided_at, status } = application;
  const lines: ThreadLine[] = [];
  if (submitted_at) {
    lines.push({
      kind: 'line',
      id: `${id} sent`,
      at: submitted_at,
      words: sentWords(conversation),
      mark: 'sent',
    });
  }
  const end = collaboration_id === null ? endWords(conversation) : null;
  if (end && decided_at) {
    const mark = status === 'accepted' ? 'yes' : 'plain';
    lines.push({ kind: 'line', id: `${id} end`, at: decided_at, words: end, mark });
  }
  return lines;
}

function sentWords({ side, creator }: Conversation): string {
  return side === 'creator' ? 'You applied.' : `${creator.name} applied.`;
}

function endWords({ side, application, business, creator }: Conversation): string | null {
  const maker = side === 'creator' ? 'You' : creator.name;
  switch (application.status) {
    case 'accepted':
      return side === 'creator' ? 'You were accepted.' : `${creator.name} was accepted.`;
    case 'rejected':
      return side === 'creator'
        ? `${business.business_name} chose someone else this time.`
        : `You declined ${creator.name}.`;
    case 'withdrawn':
      return `${maker} withdrew the application.`;
    case 'declined':
      return `${maker} declined the invitation.`;
    case 'expired':
      return 'The application closed without a decision.';
    default:
      return null;
  }
}
