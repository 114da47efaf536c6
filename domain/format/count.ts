// Making a formatter takes a hundred times as long as using it.
const COUNT = new Intl.NumberFormat('en-US');

/** "1,141" */
export function formatCount(count: number): string {
  return COUNT.format(count);
}
