import { type ComponentProps, type ComponentType, cloneElement, type ReactElement, useState } from 'react';
import { toast } from './toast.ts';

type OnDemandProps<Popup extends object> = {
  /** The button shown before the popup's code has loaded. */
  trigger: ReactElement<ComponentProps<'button'>>;
  popup: 'dialog' | 'menu';
  /** Fetches the component with the same button and its popup, opened. */
  load: () => Promise<ComponentType<Popup>>;
  props: Popup;
};

/** Fetches a popup's code on hover or focus rather than with the page. */
export function OnDemand<Popup extends object>({ trigger, popup, load, props }: OnDemandProps<Popup>) {
  const [Part, setPart] = useState<ComponentType<Popup> | null>(null);
  if (Part) return <Part {...props} />;

  const fetchAhead = () => void load().catch(() => undefined);

  async function open() {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      const description = 'Check your connection and try again.';
      toast({ title: 'Connection Error', description, variant: 'destructive' });
    }
  }

  return cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: open,
  });
}
