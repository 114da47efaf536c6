/** The addresses of public pages. */
export const publicPath = {
  creator: (handle: string) => `/@${handle}`,
  shop: (slug: string) => `/shops/${slug}`,
  campaign: (publicId: string) => `/c/${publicId}`,
  neighborhood: (slug: string) => `/nyc/${slug}`,
  industry: (slug: string) => `/for/${slug}`,
};

export const PUBLIC_KINDS = ['creator', 'shop', 'campaign', 'neighborhood', 'industry'] as const;
export type PublicKind = (typeof PUBLIC_KINDS)[number];

const ADDRESS = /^\/(?:(@)([^/]+)|(shops|c|nyc|for)\/([^/]+))$/;
const KINDS: Readonly<Record<string, PublicKind>> = {
  '@': 'creator',
  shops: 'shop',
  c: 'campaign',
  nyc: 'neighborhood',
  for: 'industry',
};

/** The kind and the name in the address of a public page; null for every other address. */
export function readPublicPath(path: string): { kind: PublicKind; name: string } | null {
  const [, at, handle, folder, slug] = ADDRESS.exec(path) ?? [];
  const kind = KINDS[at ?? folder ?? ''];
  const name = handle ?? slug;
  return kind === undefined || name === undefined ? null : { kind, name };
}
