import type { AccessRuleName, Actor } from '#domain/accounts/access.ts';
import type { ApiScope } from '#domain/accounts/api-keys.ts';
import type { AskInProcess } from './ask-in-process.ts';

/** The session behind a request. Its token never leaves the server but in the cookie. */
export interface RequestSession {
  id: string;
  token: string;
  expires_at: string;
  renewed_at: string;
  /** The time of the holder's last confirmation. */
  confirmed_at: string | null;
  /** The time of the holder's last activity. */
  seen_at: string;
  /** The admin who views the product as the account of the request. */
  viewed_by?: string;
}

/** The API key behind a request. */
export interface RequestKey {
  id: string;
  scopes: readonly ApiScope[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRuleName;
    confirm?: 'fresh';
    /** What an API key needs for this. Without it, keys are refused. */
    scope?: ApiScope;
    /** Answers an admin who views the product as a creator. */
    is_viewable?: true;
    /** A stream that lasts as long as somebody listens. */
    is_stream?: true;
    /** Answered even if the process is too busy for everything else. */
    is_never_shed?: true;
  }
  interface FastifyInstance {
    /** For pages, which read the API in their visitor's name while they render. */
    askInNameOf: (visitor: FastifyRequest) => AskInProcess;
  }
  interface FastifyRequest {
    actor: Actor;
    session: RequestSession | null;
    /** Null for people, who use sessions. */
    api_key: RequestKey | null;
  }
}
