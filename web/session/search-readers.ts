/**
 * What pages read from their address. They stand by themselves, because every visit carries them, whatever page it
 * begins at.
 */
export function readToken({ token }: Record<string, unknown>): { token?: string } {
  return typeof token === 'string' ? { token } : {};
}

/** The business an admin looks at. */
export function readAs({ as }: Record<string, unknown>): { as?: string } {
  return typeof as === 'string' ? { as } : {};
}

export interface ErrandSearch {
  intent?: string;
  role?: string;
  returnTo?: string;
  mode?: string;
  email?: string;
  /** Of the way through signing up. */
  step?: string;
}

/** All that stands behind the `?` is text; what the door makes of it is read by `readDoorSearch`. */
export function readErrand(search: Record<string, unknown>): ErrandSearch {
  return search;
}

/** Of what stands behind the `?`, the names a page knows. */
export function readView<const Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { [N in Name]?: string } => {
    const known = names.filter((name) => typeof search[name] === 'string' && search[name] !== '');
    return Object.fromEntries(known.map((name) => [name, search[name]])) as { [N in Name]?: string };
  };
}
