/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentProps } from 'react';
import { drawOnce } from './draw-once.ts';

interface IconData {
  name: string;
  node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Replaces the function that every icon of `lucide-react` calls. A page shows more than a hundred icons, and that
 * function builds an element for each line of each.
 */
export default function createIcon({ name, node }: IconData) {
  const drawing = { __html: drawOnce(name, node.map(writeShape).join('')) };
  return (props: ComponentProps<'svg'>) => frame(drawing, props);
}

function frame(drawing: { __html: string }, { className = '', ...rest }: ComponentProps<'svg'>) {
  const isDecoration = !('aria-label' in rest || 'role' in rest);
  return (
    <svg
      // On the server the drawing it refers to has it.
      viewBox={import.meta.env.SSR ? undefined : '0 0 24 24'}
      aria-hidden={isDecoration || undefined}
      {...rest}
      className={className ? `icon ${className}` : 'icon'}
      // The server's icons refer to their drawing instead of containing it.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the icon library
      dangerouslySetInnerHTML={drawing}
    />
  );
}

function writeShape([shape, { key: _, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${shape}${written.join('')}/>`;
}
