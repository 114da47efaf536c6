import { isConnectable, PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import type { ReadFailure } from '#domain/work/post-numbers.ts';
import {
  openUsableTokens,
  recheckAccount,
  type UsableTokens,
} from '#server/areas/creators/social-accounts/commands/open-usable-tokens.ts';
import type { Context } from '#server/platform/context.ts';
import { openProvider } from '#server/platform/social/open-provider.ts';
import { SocialFailure, type SocialFailureKind } from '#server/platform/social/social-failure.ts';
import type { PostAddress, PostReading } from '#server/platform/social/social-provider.ts';
import { readYouTubePost } from '#server/platform/social/youtube.ts';
import type { ClaimedWatch } from './claim-watches.ts';
import { postpone, storePostFailure, storePostReading } from './store-post-reading.ts';

interface Failure {
  failure: ReadFailure;
  words: string;
}

/** Reads one post, or says why the rest of the account can't be read either. */
type Read = (post: PostAddress) => Promise<PostReading>;
type Opened = { read: Read } | Failure | 'in_use';

const IN_USE_MINUTES = 5;

/**
 * Reads the claimed posts of one account one after the other. An account that can't be opened, or a platform that is
 * busy, is asked once and not again for each of its posts.
 */
export async function readAccountPosts(context: Context, watches: readonly ClaimedWatch[]): Promise<void> {
  const [first] = watches;
  if (first === undefined) return;
  let opened = await open(context, first);
  for (const watch of watches) {
    if (opened === 'in_use') await postpone(context, watch, IN_USE_MINUTES);
    else if ('failure' in opened) await storePostFailure(context, watch, opened);
    else opened = await readOne(context, watch, opened);
  }
}

async function readOne(context: Context, watch: ClaimedWatch, opened: { read: Read }): Promise<Opened> {
  const { kind, post_url, external_id, posted_at } = watch;
  if (post_url === null || posted_at === null) return opened;
  try {
    const reading = await opened.read({ url: post_url, kind, external_id, posted_at });
    await storePostReading(context, watch, reading);
    return opened;
  } catch (cause) {
    if (!(cause instanceof SocialFailure)) throw cause;
    const failure = { failure: FAILURES[cause.kind], words: cause.message };
    const { platform, creator_id } = watch;
    // The code that reads the account's own numbers marks it as ended and tells its owner.
    if (cause.kind === 'ended' && isConnectable(platform)) {
      await recheckAccount(context, { creator_id, platform });
    }
    await storePostFailure(context, watch, failure);
    return CONCERNS_ALL.includes(cause.kind) ? failure : opened;
  }
}

const CONCERNS_ALL: readonly SocialFailureKind[] = ['ended', 'no_permission', 'busy', 'away'];

const FAILURES: Record<SocialFailureKind, ReadFailure> = {
  code_unusable: 'unreadable',
  ended: 'ended',
  no_permission: 'no_permission',
  unknown_post: 'unknown_post',
  too_early: 'too_early',
  busy: 'busy',
  away: 'away',
  unreadable: 'unreadable',
};

async function open(context: Context, { creator_id, platform }: ClaimedWatch): Promise<Opened> {
  const name = PLATFORM_NAMES[platform];
  const turnedOff = { failure: 'turned_off', words: `We don’t read posts from ${name}.` } as const;
  if (!isConnectable(platform)) {
    const { youtube } = context.config;
    return youtube === null ? turnedOff : { read: (post) => readYouTubePost(youtube, post) };
  }
  const provider = openProvider(context, platform);
  if (provider === null) return turnedOff;
  const found = await openUsableTokens(context, { creator_id, platform });
  if (found.state === 'in_use') return 'in_use';
  if (found.state !== 'usable') return closedWords(found.state, name);
  return { read: (post) => provider.readPost(found.tokens, post) };
}

function closedWords(state: Exclude<UsableTokens['state'], 'usable' | 'in_use'>, name: string): Failure {
  switch (state) {
    case 'not_connected':
      return { failure: 'not_connected', words: `${name} isn’t connected.` };
    case 'ended':
      return { failure: 'ended', words: `${name} no longer gives us access. Reconnect it.` };
    case 'failed':
      return { failure: 'away', words: `${name} didn’t respond. Try again in a few minutes.` };
  }
}
