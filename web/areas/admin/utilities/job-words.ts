const DAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** A schedule in words, in New York time: "40 3 * * *" becomes "Daily at 3:40 a.m.". Others stay as they are. */
export function scheduleWords(cron: string): string {
  const [minute = '', hour = '', date = '', month, day = ''] = cron.split(' ');
  const dates = datesWords(date);
  if (dates === null || month !== '*') return cron;
  if (day !== '*') return (dates === '' && weekdayWords(minute, hour, day)) || cron;
  if (hour === '*') return (dates === '' && minutesWords(minute)) || cron;
  const times = timesWords(minute, hour);
  return times === null ? cron : `${times}${dates}`;
}

function weekdayWords(minute: string, hour: string, day: string): string | null {
  const name = DAYS[Number(day)];
  if (name === undefined || !isNumber(minute) || !isNumber(hour)) return null;
  return `${name} at ${clock(hour, minute)}`;
}

/** Of hours of a day: one minute of one hour or of several, several minutes of an hour, or steps through one or more. */
function timesWords(minute: string, hour: string): string | null {
  const [from = '', to = from] = hour.split('-');
  if (!isNumber(from) || !isNumber(to)) return null;
  const step = stepOf(minute);
  if (step !== null) {
    const last = String(Math.floor(59 / step) * step);
    return `Every ${step} minutes from ${clock(from, '0')} to ${clock(to, last)}`;
  }
  if (from !== to) {
    return isNumber(minute) ? `Hourly from ${clock(from, minute)} to ${clock(to, minute)}` : null;
  }
  const minutes = minute.split(',');
  if (!minutes.every(isNumber)) return null;
  return `Daily at ${listed(minutes.map((one) => clock(from, one)))}`;
}

function minutesWords(minute: string): string | null {
  if (minute === '*') return 'Every minute';
  const minutes = minute.split(',');
  if (minutes.every(isNumber)) return `Hourly at ${listed(minutes.map((one) => `:${one.padStart(2, '0')}`))}`;
  const step = stepOf(minute);
  return step === null ? null : `Every ${step} minutes`;
}

/** Empty for every day of the month. */
function datesWords(date: string): string | null {
  if (date === '*') return '';
  const [from = '', to = ''] = date.split('-');
  return isNumber(from) && isNumber(to) ? `, on days ${from} to ${to} of the month` : null;
}

function stepOf(minute: string): number | null {
  const step = Number(/^\*\/(\d+)$/.exec(minute)?.[1]);
  return step > 0 ? step : null;
}

function clock(hour: string, minute: string): string {
  const half = Number(hour) < 12 ? 'a.m.' : 'p.m.';
  const shown = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
  return minute === '0' ? `${shown} ${half}` : `${shown}:${minute.padStart(2, '0')} ${half}`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function isNumber(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}
