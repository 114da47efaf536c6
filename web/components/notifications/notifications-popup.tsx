import { Dialog } from '@base-ui/react/dialog';
import { Popover } from '@base-ui/react/popover';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { getQueryClient, provideQueries } from '#web/router-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { NotificationList } from './notification-list.tsx';

type NotificationsPopupProps = { trigger: ReactElement };

/** Below the bell on a desktop, full screen on a phone. Fetched on the first press and opened as soon as it loads. */
export function NotificationsPopup({ trigger }: NotificationsPopupProps) {
  const [open, setOpen] = useState(true);
  const isWide = useMediaQuery('(min-width: 48rem)', true);
  const leave = () => setOpen(false);
  return isWide ? (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={8} className="z-60 outline-none">
          <Popover.Popup className={sheetBelow}>
            <WithOwnQueries>
              <NotificationList
                onLeave={leave}
                head={(markAll) => (
                  <div className="flex min-h-13 shrink-0 items-center justify-between gap-2 border-line border-b pr-2 pl-5">
                    <Popover.Title className="type-block-title">Notifications</Popover.Title>
                    {markAll}
                  </div>
                )}
              />
            </WithOwnQueries>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  ) : (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Popup className={fullScreen}>
          <WithOwnQueries>
            <NotificationList
              onLeave={leave}
              head={(markAll) => (
                <div className="flex min-h-14 shrink-0 items-center gap-1 border-line border-b pr-1.5 pl-4">
                  <Dialog.Title className="grow type-block-title">Notifications</Dialog.Title>
                  {markAll}
                  <Dialog.Close
                    render={
                      <Button
                        variant="ghost"
                        shape="icon"
                        size="touch"
                        aria-label="Close"
                        icon={<X aria-hidden="true" />}
                      />
                    }
                  />
                </div>
              )}
            />
          </WithOwnQueries>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The bell is also on public pages, which have no query cache. */
function WithOwnQueries({ children }: { children: ReactNode }) {
  const context = useRouteContext({ from: '__root__' });
  const [isReady, setReady] = useState(context.queries.current !== null);
  useEffect(() => {
    if (!isReady) void provideQueries(context).then(() => setReady(true));
  }, [context, isReady]);
  return isReady ? (
    <QueryClientProvider client={getQueryClient(context)}>{children}</QueryClientProvider>
  ) : null;
}

const sheetBelow = [
  'flex max-h-[min(40rem,var(--available-height))] w-100 origin-(--transform-origin) flex-col overflow-hidden rounded-card',
  'border border-line bg-raised text-ink shadow-3 outline-none transition-[opacity,scale] duration-medium ease-out',
  'data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0',
  'data-ending-style:duration-medium-out',
].join(' ');

const fullScreen = [
  'fixed inset-0 z-60 flex flex-col bg-surface text-ink outline-none transition-[translate,opacity] duration-slow ease-out',
  'data-starting-style:translate-y-4 data-starting-style:opacity-0 data-ending-style:translate-y-4',
  'data-ending-style:opacity-0 data-ending-style:duration-slow-out',
].join(' ');
