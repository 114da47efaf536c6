import type { ComponentProps } from 'react';

/** Every link goes through here, so that the router has one place to intercept. */
export function Link({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} {...rest} />;
}
