import { SWITCHED_COOKIE } from '#domain/businesses/business-links.ts';
import { toast } from '#web/ui/toast.ts';

/** Tells once that a link belonged to another of the person's businesses, and that they work in that one now. */
export function tellOfSwitchByLink(): void {
  const begin = `${SWITCHED_COOKIE}=`;
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(begin));
  if (kept === undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${SWITCHED_COOKIE}=; Path=/business; Max-Age=0`;
  const name = decodeURIComponent(kept.slice(begin.length));
  toast({ title: `You’re now in ${name}`, description: 'The link you opened belongs to it.' });
}
