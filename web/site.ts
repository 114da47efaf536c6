import type { Me } from '#contract/accounts/me.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The place and time a page is rendered. The server creates it and passes it to the browser. */
export interface Site {
  app_url: string;
  contact_email: string;
  is_production: boolean;
  theme: 'light' | 'dark' | null;
  /** The server's guess from the user agent: a phone or a tablet. */
  is_handheld: boolean;
  /** The admin's choice of the last 7 days. */
  is_sidebar_open: boolean;
  /** The style of a tile map; null draws our own map. */
  map_style_url: string | null;
  now: string;
}

/** The input the server gives a page while it renders. */
export interface RenderRequest {
  nonce: string;
  site: Site;
  /** The account that makes the request. */
  me: Me;
  /** The API in this process, in the visitor's name. */
  api: Required<Pick<ApiReach, 'baseUrl' | 'ask'>>;
}
