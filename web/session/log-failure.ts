/** For what goes wrong without anybody having to know: one line in the console. */
export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is where pages log
  console.error(`${what}:`, cause);
}
