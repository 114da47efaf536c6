import { Toast as Base } from '@base-ui/react/toast';
import { Check, CircleAlert, Info, Sparkles, X } from 'lucide-react';
import { useEffect } from 'react';
import { connectToaster, type ToastRequest, type ToastVariant } from './toast.ts';

export const TOAST_DURATION_MS = 5000;

const manager = Base.createToastManager<{ variant: ToastVariant }>();

/** One at a time: a new toast replaces the previous one. */
export function Toaster() {
  useEffect(() => connectToaster(add), []);
  return (
    <Base.Provider toastManager={manager} timeout={TOAST_DURATION_MS} limit={1}>
      <Base.Portal>
        <Base.Viewport
          aria-label="Just now"
          className="fixed right-4 bottom-[calc(var(--bar-bottom,4rem)+1rem)] left-4 z-70 outline-none md:right-auto md:bottom-[calc(var(--bar-bottom,0rem)+1.5rem)] md:left-[calc(var(--sidebar-width,0rem)+1.5rem)] md:w-100"
        >
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function add({ title, description, variant = 'default', action, duration_ms }: ToastRequest) {
  manager.close();
  manager.add({
    // A repeated message replaces the first one, even while that is closing.
    id: `${title}\n${description}`,
    title,
    description,
    type: variant,
    timeout: duration_ms,
    data: { variant },
    actionProps: action ? { children: action.label, onClick: action.onClick } : undefined,
  });
}

function ToastList() {
  const { toasts } = Base.useToastManager<{ variant: ToastVariant }>();
  return toasts.map((toast) => {
    const { Icon, colors } = LOOKS[toast.data?.variant ?? 'default'];
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['left', 'down']}
        className={`${sheet} ${colors}`}
      >
        <Base.Content className="flex min-h-12 items-center gap-3 py-2 pr-2 pl-4">
          <Icon aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
          <div className="min-w-0 flex-1 py-1 touch:text-md">
            <Base.Title render={<p />} className={toast.description ? 'font-semibold' : ''} />
            <Base.Description className="text-sm opacity-90" />
          </div>
          <Base.Action className={`${face} px-3 font-semibold`} />
          {/* It is always reachable, so it must never be hidden from screen readers. */}
          <Base.Close
            aria-label="Dismiss"
            aria-hidden={false}
            className={`${face} grid w-9 place-items-center touch:w-11`}
          >
            <X aria-hidden="true" className="size-4 stroke-[1.75]" />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}

const LOOKS: Record<ToastVariant, { Icon: typeof Check; colors: string }> = {
  default: {
    Icon: Info,
    colors: 'border-transparent bg-night text-night-ink dark:border-line-strong dark:bg-raised',
  },
  success: { Icon: Check, colors: 'border-transparent bg-toast-success text-white' },
  destructive: { Icon: CircleAlert, colors: 'border-transparent bg-danger-solid text-white' },
  ai: { Icon: Sparkles, colors: 'border-line-strong bg-raised text-ink' },
};

const face =
  'h-9 shrink-0 rounded-dense transition-colors duration-fast hover:bg-current/12 focus-visible:-outline-offset-2 focus-visible:outline-current touch:h-11';

const sheet = [
  'absolute inset-x-0 bottom-0 rounded-card border shadow-2 transition-[opacity,translate] duration-medium ease-out',
  'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-swiping:duration-0',
  'data-starting-style:translate-y-4 data-starting-style:opacity-0 data-limited:opacity-0',
  'data-ending-style:translate-y-2 data-ending-style:opacity-0 data-ending-style:duration-medium-out forced-colors:border-[CanvasText]',
].join(' ');
