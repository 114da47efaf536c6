import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';

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

/** A platform that can confirm an identity. Calls reject with `SocialFailure`. */
export interface SocialProvider {
  platform: ConnectablePlatform;
  kind: 'keys' | 'sandbox';
  /** The address of the platform's consent page. */
  authorizeUrl(way: WayThere): string;
  exchange(back: { code: string; verifier: string; redirect_uri: string }): Promise<SocialTokens>;
  refresh(tokens: SocialTokens): Promise<SocialTokens>;
  readNumbers(tokens: SocialTokens): Promise<PlatformNumbers>;
  /** Revokes the tokens at the platform too, if it supports that. */
  revoke?(tokens: SocialTokens): Promise<void>;
}
