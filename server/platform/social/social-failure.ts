import { PLATFORM_NAMES, type SocialPlatform } from '#domain/creators/social-platforms.ts';

/**
 * The ways a call to a platform fails. `ended`: the person disconnected, or the connection expired. `too_early`: the
 * platform has no numbers of the post yet.
 */
export type SocialFailureKind =
  | 'code_unusable'
  | 'ended'
  | 'no_permission'
  | 'unknown_post'
  | 'too_early'
  | 'busy'
  | 'away'
  | 'unreadable';

/** Its message is a sentence for the person, and contains nothing from a platform or a token. */
export class SocialFailure extends Error {
  readonly kind: SocialFailureKind;

  constructor(platform: SocialPlatform, kind: SocialFailureKind) {
    super(SENTENCES[kind](PLATFORM_NAMES[platform]));
    this.kind = kind;
  }
}

const SENTENCES: Record<SocialFailureKind, (name: string) => string> = {
  code_unusable: (name) => `${name} rejected the sign-in code. Start again.`,
  ended: (name) => `${name} no longer gives us access. Reconnect it.`,
  no_permission: (name) =>
    `${name} doesn’t let us read how posts did. Reconnect it and allow everything it asks.`,
  unknown_post: (name) => `${name} doesn’t show this post on the connected account.`,
  too_early: (name) => `${name} has no numbers for this post yet.`,
  busy: (name) => `${name} is limiting requests. Try again in a few minutes.`,
  away: (name) => `${name} didn’t respond. Try again in a few minutes.`,
  unreadable: (name) => `We couldn’t read ${name}’s response. Try again later.`,
};
