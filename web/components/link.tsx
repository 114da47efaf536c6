import type { ComponentProps } from 'react';

/** Every way to another address goes through here, so that the router has one place to take over. */
export function Link({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} {...rest} />;
}
