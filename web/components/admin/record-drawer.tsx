import { lazy, type ReactNode, Suspense } from 'react';
import { useKeys } from './use-keys.ts';

const Drawer = lazy(async () => ({ default: (await import('#web/ui/drawer.tsx')).Drawer }));

type RecordDrawerProps = {
  title: ReactNode;
  /** The records of the list in their order, to go to the one before and after. */
  ids: readonly string[];
  openId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  actions?: ReactNode;
  footnote?: ReactNode;
  children: ReactNode;
};

/** One record beside its table. Its code comes with the first that is opened. */
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
