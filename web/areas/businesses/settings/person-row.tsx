import { Ellipsis } from 'lucide-react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';

type PersonRowProps = {
  face: ReactNode;
  title: string;
  text: string;
  note: string;
  badge: ReactNode;
  menu: ReactNode;
};

/** A person's name, joining date, role and menu. Rows sit in a card. */
export function PersonRow({ face, title, text, note, badge, menu }: PersonRowProps) {
  return (
    <li className="flex items-center gap-x-4 border-line px-5 py-3.5 not-first:border-t">
      <div className="shrink-0 self-start md:self-center">{face}</div>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <div className="min-w-0 basis-56 max-md:basis-full md:grow">
          <p className="type-item break-words">{title}</p>
          <p className="text-base break-words text-ink-2">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <span className="text-sm text-ink-2">{note}</span>
          {badge}
        </div>
      </div>
      <div className="w-8.5 shrink-0 self-start touch:w-11 md:self-center">{menu}</div>
    </li>
  );
}

type RowMenuProps<Popup extends object> = {
  label: string;
  load: () => Promise<ComponentType<Popup & { trigger: ReactElement }>>;
  props: Popup;
};

/** The menu at the end of a row; its code is fetched on hover or focus. */
export function RowMenu<Popup extends object>({ label, load, props }: RowMenuProps<Popup>) {
  const trigger = (
    <Button
      variant="ghost"
      size="dense"
      shape="icon"
      aria-label={label}
      icon={<Ellipsis aria-hidden="true" />}
    />
  );
  return <OnDemand trigger={trigger} popup="menu" load={load} props={{ ...props, trigger }} />;
}
