import { useRef, useState } from 'react';
import type { City } from '#contract/cities.ts';
import {
  type JoinWaitingList,
  WaitingListForm,
  type WaitingListPlace,
  WaitingListPlaced,
} from '#web/components/waiting-list-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';

type NotifyDialogProps = {
  city: City;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onJoin: JoinWaitingList;
};

export function NotifyDialog({ city, open, onOpenChange, onJoin }: NotifyDialogProps) {
  const [place, setPlace] = useState<WaitingListPlace | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={field}
      title={place ? 'Check your inbox' : `Where do we write when ${city.name} opens?`}
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
          <WaitingListPlaced place={place} />
        ) : (
          <WaitingListForm cityId={city.id} onJoin={onJoin} onJoined={setPlace} fieldRef={field} />
        )}
      </div>
    </Dialog>
  );
}
