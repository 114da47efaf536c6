import type { PostNumbersView } from '#contract/work/post-numbers.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { isCuredByConnecting, type ReadFailure, readingDay } from '#domain/work/post-numbers.ts';

type Post = Pick<
  PostNumbersView,
  'platform' | 'current' | 'failure' | 'is_being_read' | 'reading_ends_at' | 'said_by' | 'kind'
>;

export interface ReadingState {
  words: string;
  /** The label of the link to the social accounts; null if connecting helps nothing. */
  connect: string | null;
}

/** Whether the post is read, until when, and what helps if it isn't. */
export function readingState(post: Post, side: 'creator' | 'business'): ReadingState {
  const name = PLATFORM_NAMES[post.platform];
  if (post.failure === null) return { words: quietWords(post, name), connect: null };
  if (side === 'business') return { words: businessWords(post, post.failure, name), connect: null };
  const verb = post.failure === 'not_connected' ? 'Connect' : 'Reconnect';
  return {
    words: creatorWords(post, post.failure, name),
    connect: isCuredByConnecting(post.failure) ? `${verb} ${name}` : null,
  };
}

function quietWords({ current, is_being_read, reading_ends_at, kind }: Post, name: string): string {
  const last = lastDay(reading_ends_at);
  if (!is_being_read) return current ? `We read it until ${last}.` : 'We couldn’t read any numbers.';
  if (current === null) return `No numbers yet. We’ll read them from ${name} within the hour.`;
  return kind === 'instagram_story'
    ? 'We read it several times on its day.'
    : `We read it every day until ${last}.`;
}

/** The moment from which it isn't read belongs to the next day. */
function lastDay(endsAt: string): string {
  return readingDay(new Date(Date.parse(endsAt) - 1).toISOString());
}

function creatorWords({ reading_ends_at }: Post, failure: ReadFailure, name: string): string {
  switch (failure) {
    case 'not_connected':
      return `Connect ${name}, and we’ll read the numbers until ${lastDay(reading_ends_at)}. Or enter them yourself.`;
    case 'ended':
      return `${name} stopped answering.`;
    case 'no_permission':
      return `${name} doesn’t let us read how your posts did.`;
    case 'unknown_post':
      return `${name} doesn’t show this post on your connected account. Enter the numbers yourself.`;
    case 'turned_off':
      return `We don’t read numbers from ${name}. Enter them yourself.`;
    default:
      return passingWords(failure, name);
  }
}

function businessWords({ said_by }: Post, failure: ReadFailure, name: string): string {
  const isPassing =
    failure === 'too_early' || failure === 'busy' || failure === 'away' || failure === 'unreadable';
  if (isPassing) return passingWords(failure, name);
  return `We can’t read this post on ${name}. ${capital(said_by)} can enter the numbers with a screenshot.`;
}

function passingWords(failure: ReadFailure, name: string): string {
  if (failure === 'too_early') return `${name} has no numbers for this post yet. We’ll keep trying.`;
  if (failure === 'unreadable') return `We couldn’t read ${name}’s answer. We’ll keep trying.`;
  return `${name} stopped answering. We’ll keep trying.`;
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
