import type { OnPayload } from './database.ts';
import { pg } from './pg.ts';

const AGAIN_AFTER_MS = 2_000;

/**
 * Listens on a channel over a connection of its own. If that breaks, it is opened again and again. Messages in
 * between are lost, so the listener is told that something may be missing.
 */
export async function listenPg(
  url: string,
  channel: string,
  onPayload: OnPayload,
): Promise<() => Promise<void>> {
  let isOver = false;
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;

  async function connect(isFirst: boolean): Promise<void> {
    const opened = new pg.Client({ connectionString: url, application_name: 'bizmeet', keepAlive: true });
    client = opened;
    opened.on('notification', ({ payload }) => onPayload(payload ?? ''));
    // Both events fire when a connection breaks, and one new connection is enough.
    opened.on('error', () => retry(opened));
    opened.on('end', () => retry(opened));
    await opened.connect();
    await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (!isFirst) onPayload(null);
  }

  function retry(broken: pg.Client): void {
    if (isOver || client !== broken) return;
    client = null;
    broken.end().catch(() => undefined);
    again = setTimeout(() => begin(false), AGAIN_AFTER_MS);
    again.unref();
  }

  async function begin(isFirst: boolean): Promise<void> {
    await connect(isFirst).catch(() => {
      if (client) retry(client);
    });
  }

  await begin(true);
  return async () => {
    isOver = true;
    clearTimeout(again);
    await client?.end().catch(() => undefined);
  };
}
