const DAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** A schedule in words, in New York time: "40 3 * * *" becomes "Daily at 3:40 a.m.". Others stay as they are. */
export function scheduleWords(cron: string): string {
  const [minute = '', hour = '', date, month, day = ''] = cron.split(' ');
  if (date !== '*' || month !== '*') return cron;
  if (hour === '*' && day === '*') return minutesWords(minute) ?? cron;
  if (!isNumber(minute)) return cron;
  const [from = '', to] = hour.split('-');
  if (!isNumber(from) || (to !== undefined && !isNumber(to))) return cron;
  if (to !== undefined) {
    return day === '*' ? `Hourly from ${clock(from, minute)} to ${clock(to, minute)}` : cron;
  }
  if (day === '*') return `Daily at ${clock(from, minute)}`;
  const name = DAYS[Number(day)];
  return name === undefined ? cron : `${name} at ${clock(from, minute)}`;
}

function minutesWords(minute: string): string | null {
  if (minute === '*') return 'Every minute';
  if (isNumber(minute)) return `Hourly at :${minute.padStart(2, '0')}`;
  const step = /^\*\/(\d+)$/.exec(minute)?.[1];
  return step === undefined ? null : `Every ${step} minutes`;
}

function clock(hour: string, minute: string): string {
  const half = Number(hour) < 12 ? 'a.m.' : 'p.m.';
  const shown = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
  return minute === '0' ? `${shown} ${half}` : `${shown}:${minute.padStart(2, '0')} ${half}`;
}

function isNumber(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}
