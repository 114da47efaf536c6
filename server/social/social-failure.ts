import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/social-platforms.ts';

/** What goes wrong between us and a platform. `ended`: the person took the connection back, or it ran out. */
export type SocialFailureKind = 'code_unusable' | 'ended' | 'busy' | 'away' | 'unreadable';

/** Its message is a sentence for whoever waits, and holds nothing a platform or a token said. */
export class SocialFailure extends Error {
  readonly kind: SocialFailureKind;

  constructor(platform: ConnectablePlatform, kind: SocialFailureKind) {
    super(SENTENCES[kind](PLATFORM_NAMES[platform]));
    this.kind = kind;
  }
}

const SENTENCES: Record<SocialFailureKind, (name: string) => string> = {
  code_unusable: (name) => `${name} did not take its own code back. Start again.`,
  ended: (name) => `${name} no longer lets us in. Connect it again.`,
  busy: (name) => `${name} asks us to wait. Try again in a few minutes.`,
  away: (name) => `${name} did not answer. Try again in a few minutes.`,
  unreadable: (name) => `${name} answered with something we could not read. Try again later.`,
};
