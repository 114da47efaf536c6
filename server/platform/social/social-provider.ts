import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import type { PostNumbers } from '#domain/work/post-numbers.ts';

/** The tokens of a platform. They never leave the server, and the database stores them encrypted. */
export interface SocialTokens {
  access_token: string;
  /** The access token is valid until then; a refresh creates a new one. */
  access_expires_at: string;
  /** Null if the access token refreshes itself. */
  refresh_token: string | null;
  /** After this, nothing can be refreshed and the person has to connect again. */
  expires_at: string;
}

export interface PlatformNumbers {
  external_id: string;
  handle: string;
  followers: number;
  /** The average of the newest posts; null if the platform doesn't say. */
  avg_views: number | null;
  /** Null if the platform doesn't say. */
  is_private: boolean | null;
}

export interface WayThere {
  state: string;
  /** S256 of the verifier; a platform without PKCE leaves it out. */
  challenge: string;
  redirect_uri: string;
}

/** A post to read, by the link its creator sent. */
export interface PostAddress {
  url: string;
  kind: DeliverableKind;
  /** The platform's id of the post, if an earlier reading found it. */
  external_id: string | null;
  posted_at: string;
}

export interface PostReading {
  external_id: string;
  /** Null for what the platform doesn't say. At least one of them is known. */
  numbers: PostNumbers;
}

/** A platform that can confirm an identity. Calls reject with `SocialFailure`. */
export interface SocialProvider {
  platform: ConnectablePlatform;
  kind: 'keys' | 'sandbox';
  /** The address of the platform's consent page. */
  authorizeUrl(way: WayThere): string;
  exchange(back: { code: string; verifier: string; redirect_uri: string }): Promise<SocialTokens>;
  refresh(tokens: SocialTokens): Promise<SocialTokens>;
  readNumbers(tokens: SocialTokens): Promise<PlatformNumbers>;
  /** Only of a post of the person themselves. */
  readPost(tokens: SocialTokens, post: PostAddress): Promise<PostReading>;
  /** Revokes the tokens at the platform too, if it supports that. */
  revoke?(tokens: SocialTokens): Promise<void>;
}
