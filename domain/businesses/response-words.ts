const DAY_HOURS = 24;

/** The time a shop takes to answer applicants: "Answers in about 2 days". */
export function responseWords(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours < 1) return 'Usually answers within an hour';
  if (hours < DAY_HOURS)
    return `Usually answers in about ${Math.round(hours)} ${Math.round(hours) === 1 ? 'hour' : 'hours'}`;
  const days = Math.round(hours / DAY_HOURS);
  return `Usually answers in about ${days} ${days === 1 ? 'day' : 'days'}`;
}
