/** The message of an error that means the server is unreachable, rather than that a file is missing. */
export const CONNECTION_LOST = 'offline';

/**
 * Every `import()` of the pages goes through here: see web/node/retry-imports.ts. A server that is busy or restarting
 * gets a few more tries. If it answers and the file is still missing, a new version has been deployed, and the router
 * reloads the page.
 */
export async function importWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (let pause_ms = 200; pause_ms < 4_000; pause_ms *= 4) {
    try {
      return await load();
    } catch {
      if (!navigator.onLine) loseConnection();
      await new Promise((resolve) => setTimeout(resolve, pause_ms));
    }
  }
  return load().catch(async (cause) => {
    await fetch('/healthz').catch(loseConnection);
    throw cause;
  });
}

function loseConnection(): never {
  throw new Error(CONNECTION_LOST);
}
