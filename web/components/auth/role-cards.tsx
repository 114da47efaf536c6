import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { artPath } from '#art/catalogue.ts';
import { ROLE_CHOICES } from '#web/components/role-choice.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';
import type { SignUp } from './use-sign-up.ts';

type RoleCardsProps = {
  signUp: SignUp;
  /** On its own page the question is the title, and the cards are large. */
  isPage?: boolean;
};

export function RoleCards({ signUp, isPage = false }: RoleCardsProps) {
  const id = useId();
  const message = signUp.messageOf('role');
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={message ? `${id}-note` : undefined}
      aria-invalid={message ? true : undefined}
      className="min-w-0"
    >
      <p id={`${id}-label`} className={isPage ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        I’m joining as a
      </p>
      <div className={`grid sm:grid-cols-2 ${isPage ? 'gap-3 sm:gap-4' : 'gap-4'}`}>
        {ROLE_CHOICES.map(({ role, label, description }) => (
          <label key={role} className={card}>
            <input
              type="radio"
              name="role"
              value={role}
              checked={signUp.values.role === role}
              onChange={() => signUp.change({ role })}
              className="peer pointer-events-none absolute inset-0 size-full opacity-0"
            />
            <ThemedArt
              path={(theme) => artPath.role(theme, role)}
              width={728}
              height={288}
              eager
              className={`shrink-0 grid-rows-1 object-bottom ${isPage ? 'h-31 sm:h-40' : 'h-32'}`}
            />
            <span className={`block min-w-0 grow ${isPage ? 'p-4 pt-4.5 pr-13' : 'p-4 pt-3 pr-12'}`}>
              <span className={isPage ? 'type-block-title block' : 'type-item block'}>{label}</span>
              <span
                className={`mt-0.5 block text-ink-2 ${isPage ? 'text-md' : 'text-sm leading-[1.125rem]'}`}
              >
                {description}
              </span>
            </span>
            <span
              className={`${mark} ${isPage ? 'right-4 bottom-8 size-6.5' : 'right-3.5 top-37.5 size-5.5'}`}
            >
              <Check aria-hidden="true" className="size-3.5 stroke-3" />
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-note`} role="alert" className="text-hint text-danger not-empty:mt-1.5">
        {message ? (
          <span className="flex items-start gap-1.75">
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
            {message}
          </span>
        ) : null}
      </p>
    </div>
  );
}

const card = [
  'relative flex cursor-pointer flex-col overflow-hidden rounded-card border border-line-strong bg-surface',
  'outline-2 -outline-offset-1 outline-transparent transition-colors hover:border-ink-3',
  'has-checked:border-ink has-checked:outline-ink',
  'has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
].join(' ');

const mark = [
  'pointer-events-none absolute grid place-items-center rounded-full border-[1.5px] border-control text-transparent',
  'peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper forced-colors:peer-checked:border-[Highlight]',
].join(' ');
