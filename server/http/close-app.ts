import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 8_000;

/**
 * Lets requests under way finish and refuses new ones. Browsers keep a connection open after its last answer, so
 * the quiet ones are closed again and again; whoever is not done after eight seconds is cut off.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
