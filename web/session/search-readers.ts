/** Readers of search parameters. They are a separate file because every visit loads them, whatever its first page. */
export function readToken({ token }: Record<string, unknown>): { token?: string } {
  return typeof token === 'string' ? { token } : {};
}

/** The link in a mail, and the page it leads to in the end, which `readAuthSearch` checks. */
export function readMailedLink({ token, returnTo }: Record<string, unknown>): {
  token?: string;
  returnTo?: string;
} {
  return { ...readToken({ token }), ...(typeof returnTo === 'string' && { returnTo }) };
}

/** The business an admin views. */
export function readAs({ as }: Record<string, unknown>): { as?: string } {
  return typeof as === 'string' ? { as } : {};
}

export interface AuthParams {
  intent?: string;
  role?: string;
  returnTo?: string;
  mode?: string;
  email?: string;
  /** The step of the sign-up. */
  step?: string;
}

/** All search parameters are text; `readAuthSearch` interprets them. */
export function readAuthParams(search: Record<string, unknown>): AuthParams {
  return search;
}

/** Keeps only the search parameters a page knows. */
export function readView<const Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { [N in Name]?: string } => {
    const known = names.filter((name) => typeof search[name] === 'string' && search[name] !== '');
    return Object.fromEntries(known.map((name) => [name, search[name]])) as { [N in Name]?: string };
  };
}
