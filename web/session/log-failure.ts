/** Logs a failure that the user doesn't have to know about. */
export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is where pages log
  console.error(`${what}:`, cause);
}
