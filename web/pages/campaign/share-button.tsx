import { Share } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** The sheet of the system on a phone, else the link is copied. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = `${window.location.origin}${window.location.pathname}`;
    const isPhone = window.matchMedia('(pointer: coarse)').matches;
    if (isPhone && 'share' in navigator) {
      // Putting the sheet away is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', variant: 'success' });
    } catch {
      toast({ title: 'The link could not be copied', description: url, variant: 'destructive' });
    }
  }
  return (
    <Button variant="ghost" icon={<Share aria-hidden="true" />} onClick={share}>
      Share
    </Button>
  );
}
