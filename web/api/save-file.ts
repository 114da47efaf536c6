import type { ApiReach } from './reach.ts';

/** Saves a file that a POST answers with: only what GET answers with can be a plain link. */
export async function saveFile(
  api: ApiReach,
  { path, name, body }: { path: string; name: string; body?: object },
): Promise<void> {
  const response = await (api.fetch ?? fetch)(
    new Request(`${api.baseUrl}${path}`, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw await response.json();
  const href = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}
