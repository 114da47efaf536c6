import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckRow } from './check-row.tsx';

type SwitchProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'size' | 'role'> & {
  hint?: ReactNode;
  /** Green for a yes to somebody else; dark for a personal choice. */
  tone?: 'money' | 'ink';
  children: ReactNode;
};

/** Takes effect immediately; a choice submitted with a button is a checkbox. */
export function Switch({ hint, tone = 'money', className, children, ...input }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <CheckRow
      id={id}
      hint={hint}
      hintId={hintId}
      className={className}
      isWide
      control={
        <span className="relative -my-0.5 inline-flex shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked.
            role="switch"
            aria-describedby={hint ? hintId : undefined}
            className={`peer h-6 w-10 appearance-none rounded-full border border-transparent bg-control transition-colors duration-fast not-disabled:cursor-pointer forced-colors:border-[ButtonText] forced-colors:checked:bg-[Highlight] ${TRACK[tone]}`}
          />
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute top-0.75 left-0.75 size-4.5 rounded-full bg-white transition-[translate] duration-fast ease-out peer-checked:translate-x-4 forced-colors:bg-[ButtonText] ${KNOB[tone]}`}
          />
        </span>
      }
    >
      {children}
    </CheckRow>
  );
}

const TRACK = { money: 'checked:bg-money-solid', ink: 'checked:bg-ink' };
/** In dark mode the `ink` color is light, and a white knob would be invisible on it. */
const KNOB = { money: '', ink: 'peer-checked:bg-paper forced-colors:peer-checked:bg-[ButtonText]' };
