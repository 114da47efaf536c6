/** Turns "check-ledger-nightly" into "Check ledger nightly". */
export function jobWords(job: string): string {
  const words = job.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
