import { useRef, useState } from 'react';
import type { City } from '#contract/base/cities.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { type JoinWaitlist, WaitlistForm, type WaitlistPlace, WaitlistPlaced } from './waitlist-form.tsx';

type NotifyDialogProps = {
  city: City;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onJoin: JoinWaitlist;
};

export function NotifyDialog({ city, open, onOpenChange, onJoin }: NotifyDialogProps) {
  const [place, setPlace] = useState<WaitlistPlace | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={field}
      title={place ? 'Check your inbox' : `Where should we email you when ${city.name} opens?`}
      actions={
        place ? (
          <DialogClose>
            <Button>Done</Button>
          </DialogClose>
        ) : undefined
      }
    >
      <div className="mt-4">
        {place ? (
          <WaitlistPlaced place={place} />
        ) : (
          <WaitlistForm cityId={city.id} onJoin={onJoin} onJoined={setPlace} fieldRef={field} />
        )}
      </div>
    </Dialog>
  );
}
