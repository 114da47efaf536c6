const WORDS = 'You’re offline. Changes can’t be saved until you’re back.';

const BAR = 'pointer-events-none fixed inset-x-0 top-14 z-80 flex justify-center md:top-16';
const LABEL = 'rounded-b-control bg-ink px-4 py-1.5 text-center text-paper text-sm shadow-2';

/**
 * Shows on every page that nothing can be saved offline, until the connection returns. On a phone the page makes room
 * for it: see base.css.
 */
export function watchConnection(): void {
  const notice = makeNotice();
  const show = () => (navigator.onLine ? notice.remove() : document.body.append(notice));
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  show();
}

function makeNotice(): HTMLElement {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.className = BAR;
  const text = document.createElement('p');
  text.className = LABEL;
  text.textContent = WORDS;
  bar.append(text);
  return bar;
}
