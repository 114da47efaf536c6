import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';

/** The tokens of a platform. They never leave the server, and the database stores them encrypted. */
export interface SocialTokens {
  access_token: string;
  /** The access token is of use until then; a refresh makes a new one. */
  access_expires_at: string;
  /** Null where the access token refreshes itself. */
  refresh_token: string | null;
  /** Nothing can be refreshed after this: the person has to connect again. */
  expires_at: string;
}

export interface PlatformNumbers {
  external_id: string;
  handle: string;
  followers: number;
  /** Of the newest posts; null where the platform does not say. */
  avg_views: number | null;
  /** Null where the platform does not say. */
  is_private: boolean | null;
}

export interface WayThere {
  state: string;
  /** S256 of the verifier; a platform without PKCE leaves it out. */
  challenge: string;
  redirect_uri: string;
}

/** A platform that says who somebody is. Calls reject with `SocialFailure`. */
export interface SocialProvider {
  platform: ConnectablePlatform;
  kind: 'keys' | 'sandbox';
  /** Where the person is sent to allow it. */
  authorizeUrl(way: WayThere): string;
  exchange(back: { code: string; verifier: string; redirect_uri: string }): Promise<SocialTokens>;
  refresh(tokens: SocialTokens): Promise<SocialTokens>;
  readNumbers(tokens: SocialTokens): Promise<PlatformNumbers>;
  /** Where the platform offers it: the tokens end there too. */
  revoke?(tokens: SocialTokens): Promise<void>;
}
