import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

export type TooltipProps = {
  /** The name of an icon-only control, which also has it as `aria-label`. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactElement<Record<string, unknown>>;
};

export function TooltipBubble({ label, side = 'top', children, isOpen }: TooltipProps & { isOpen: boolean }) {
  return (
    <Base.Root defaultOpen={isOpen}>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-60">
          <Base.Popup className={bubble}>{label}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const bubble = [
  'origin-(--transform-origin) rounded-badge bg-ink px-2.25 py-1 text-xs font-medium text-paper shadow-2',
  'transition-[opacity,scale] duration-medium ease-out data-starting-style:scale-96 data-starting-style:opacity-0',
  'data-ending-style:opacity-0 data-ending-style:duration-medium-out data-instant:duration-0 forced-colors:border',
].join(' ');
