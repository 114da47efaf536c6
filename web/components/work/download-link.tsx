import type { ComponentProps, MouseEvent } from 'react';
import { toast } from '#web/ui/toast.ts';

/**
 * Asks whether a download would be refused before beginning it: a browser only shows that a download failed, not why.
 * Without a script it stays a plain link.
 */
export function askFirst(href: string): Pick<ComponentProps<'a'>, 'href' | 'download' | 'onClick'> {
  return {
    href,
    download: true,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void begin(href);
    },
  };
}

async function begin(href: string): Promise<void> {
  const answer = await fetch(href, { method: 'HEAD' }).catch(() => null);
  const problem = problemOf(answer);
  if (problem === null) window.location.assign(href);
  else toast({ title: 'The download didn’t start', description: problem, variant: 'destructive' });
}

function problemOf(answer: Response | null): string | null {
  if (answer === null) return 'Check your connection and try again.';
  if (answer.ok) return null;
  if (answer.status !== 429) return 'Reload the page and try again.';
  const seconds = Number(answer.headers.get('retry-after'));
  return seconds > 0
    ? `You’ve reached the limit for this hour. Try again in ${inMinutes(seconds)}.`
    : 'Wait until one of your downloads has finished, then try again.';
}

function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
