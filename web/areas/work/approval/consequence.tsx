import type { LucideIcon } from 'lucide-react';

type ConsequenceProps = { Icon: LucideIcon; title: string; text: string; isGood?: boolean };

/** The consequence of a choice, shown before it is made. */
export function Consequence({ Icon, title, text, isGood = false }: ConsequenceProps) {
  return (
    <li className="flex gap-3.5 border-line py-3.5 not-first:border-t">
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-control ${isGood ? 'bg-money-tint text-money' : 'bg-fill text-ink-2'}`}
      >
        <Icon aria-hidden="true" className="size-4.5 stroke-[1.75]" />
      </span>
      <div className="min-w-0">
        <h3 className="type-item">{title}</h3>
        <p className="text-md wrap-anywhere text-ink-2">{text}</p>
      </div>
    </li>
  );
}
