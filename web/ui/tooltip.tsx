import { cloneElement, useRef, useState } from 'react';
import type { TooltipBubble, TooltipProps } from './tooltip-bubble.tsx';

type Part = { Bubble: typeof TooltipBubble; isOpen: boolean };

/** The bubble's code is fetched on hover or focus, because most tooltips are never opened. */
export function Tooltip(props: TooltipProps) {
  const [part, setPart] = useState<Part | null>(null);
  const isNear = useRef(false);
  if (part) return <part.Bubble {...props} isOpen={part.isOpen} />;

  async function fetchBubble() {
    isNear.current = true;
    const { TooltipBubble: Bubble } = await import('./tooltip-bubble.tsx');
    setPart((known) => known ?? { Bubble, isOpen: isNear.current });
  }
  const comeNear = () => void fetchBubble().catch(() => undefined);
  const leave = () => {
    isNear.current = false;
  };

  return cloneElement(props.children, {
    onPointerEnter: comeNear,
    onFocus: comeNear,
    onPointerLeave: leave,
    onBlur: leave,
  });
}
