const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'America/New_York',
});

export function dayWords(moment: string): string {
  return DAY.format(new Date(moment));
}
