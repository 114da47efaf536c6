import { Share } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Opens the system's share sheet on a phone, else copies the link. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = `${window.location.origin}${window.location.pathname}`;
    const isPhone = window.matchMedia('(pointer: coarse)').matches;
    if (isPhone && 'share' in navigator) {
      // Closing the sheet isn't an error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', variant: 'success' });
    } catch {
      toast({ title: 'Couldn’t copy the link', description: url, variant: 'destructive' });
    }
  }
  return (
    <Button variant="ghost" icon={<Share aria-hidden="true" />} onClick={share}>
      Share
    </Button>
  );
}
