import type { Me } from '#contract/account.ts';
import type { ApiReach } from './api/reach.ts';

/** What a page knows about where and when it is rendered. Made by the server, handed on to the browser. */
export interface Site {
  app_url: string;
  contact_email: string;
  is_production: boolean;
  theme: 'light' | 'dark' | null;
  /** The server's guess from what the browser says of itself: a phone or a tablet. */
  is_handheld: boolean;
  /** As the admin left it, within the last 7 days. */
  is_sidebar_open: boolean;
  /** A style for maps from tiles; null draws the map of our own making. */
  map_style_url: string | null;
  now: string;
}

/** What the server gives a page while it renders. */
export interface RenderRequest {
  nonce: string;
  site: Site;
  /** Who asks. */
  me: Me;
  /** The API inside the same process, with the visitor's cookies, at the address the browser wrote. */
  api: Required<ApiReach>;
}
