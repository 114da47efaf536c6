import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Count } from './count.tsx';

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; label: string; count?: number; panel: ReactNode }[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
};

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} defaultValue={defaultValue ?? tabs[0]?.value} onValueChange={onValueChange}>
      <Base.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)]"
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={face}>
            {tab.label}
            {tab.count === undefined ? null : <Count value={tab.count} />}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

const face = [
  'relative flex h-11 shrink-0 items-center gap-2 px-3.5 text-base font-medium whitespace-nowrap text-ink-2',
  'transition-colors duration-fast hover:text-ink data-active:font-semibold data-active:text-ink',
  'focus-visible:rounded-control focus-visible:-outline-offset-2 touch:h-12',
  'after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.75 after:rounded-t-[3px]',
  'data-active:after:bg-accent forced-colors:data-active:after:bg-[Highlight]',
].join(' ');
