import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';

/** The ways a call to a platform fails. `ended`: the person disconnected, or the connection expired. */
export type SocialFailureKind = 'code_unusable' | 'ended' | 'busy' | 'away' | 'unreadable';

/** Its message is a sentence for the person, and contains nothing from a platform or a token. */
export class SocialFailure extends Error {
  readonly kind: SocialFailureKind;

  constructor(platform: ConnectablePlatform, kind: SocialFailureKind) {
    super(SENTENCES[kind](PLATFORM_NAMES[platform]));
    this.kind = kind;
  }
}

const SENTENCES: Record<SocialFailureKind, (name: string) => string> = {
  code_unusable: (name) => `${name} rejected the sign-in code. Start again.`,
  ended: (name) => `${name} no longer gives us access. Reconnect it.`,
  busy: (name) => `${name} is limiting requests. Try again in a few minutes.`,
  away: (name) => `${name} didn’t respond. Try again in a few minutes.`,
  unreadable: (name) => `We couldn’t read ${name}’s response. Try again later.`,
};
