import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useKeys } from './use-keys.ts';

const Drawer = lazyPart(async () => (await import('#web/ui/drawer.tsx')).Drawer);

type RecordDrawerProps = {
  title: ReactNode;
  /** The records of the list in order, for the previous and next buttons. */
  ids: readonly string[];
  openId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  actions?: ReactNode;
  footnote?: ReactNode;
  children: ReactNode;
};

/** A record beside its table. The code loads with the first record opened. */
export function RecordDrawer({ ids, openId, onOpen, onClose, ...rest }: RecordDrawerProps) {
  const place = ids.indexOf(openId);
  const before = place > 0 ? ids[place - 1] : undefined;
  const after = place >= 0 ? ids[place + 1] : undefined;
  const goTo = (id: string | undefined) => (id === undefined ? undefined : () => onOpen(id));
  useKeys({ k: goTo(before), j: goTo(after) });
  return (
    <Suspense>
      <Drawer
        {...rest}
        open
        onOpenChange={(open) => open || onClose()}
        onPrevious={goTo(before)}
        onNext={goTo(after)}
      />
    </Suspense>
  );
}
