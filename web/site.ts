import type { ApiReach } from './api/reach.ts';

/** What a page knows about where and when it is rendered. Made by the server, handed on to the browser. */
export interface Site {
  app_url: string;
  contact_email: string;
  is_production: boolean;
  theme: 'light' | 'dark' | null;
  now: string;
}

/** What the server gives a page while it renders. */
export interface RenderRequest {
  nonce: string;
  site: Site;
  /** The API inside the same process, with the visitor's cookies, at the address the browser wrote. */
  api: Required<ApiReach>;
}
