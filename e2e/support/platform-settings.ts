import type { APIRequestContext } from '@playwright/test';

/** A setting applies to the whole program, so it is restored whatever happens. */
export async function withSetting<T>(
  admin: APIRequestContext,
  key: string,
  value: number,
  act: () => Promise<T>,
): Promise<T> {
  const before = await set(admin, key, value);
  try {
    return await act();
  } finally {
    await set(admin, key, before);
  }
}

/** Answers with what held before. */
async function set(admin: APIRequestContext, key: string, value: number): Promise<number> {
  const { settings } = await (await admin.get('/api/admin/settings')).json();
  const known = settings.find((setting: { key: string }) => setting.key === key);
  const data = { value, version: known.version, reason: 'For one campaign, while we watch it.' };
  const sent = await admin.put(`/api/admin/settings/${key}`, { data });
  if (!sent.ok()) throw new Error(`Setting ${key}: ${await sent.text()}`);
  return known.value;
}
