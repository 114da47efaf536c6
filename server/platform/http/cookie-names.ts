import type { Config } from '#server/platform/config.ts';

/** The prefix makes browsers refuse the cookie over plain HTTP, from another host and for part of a site. */
export function prefixed({ secure_cookies }: Pick<Config, 'secure_cookies'>, name: string): string {
  return secure_cookies ? `__Host-${name}` : name;
}
