import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldWords } from './field.tsx';
import { passwordStrength, STRENGTH_WORDS, type Strength } from './password-strength.ts';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'size' | 'id' | 'type' | 'value' | 'defaultValue'> &
  FieldWords & {
    value?: string;
    /** For a new password: shows its strength in four steps. */
    strength?: boolean;
    /** Whether the typed password is one that everybody tries first: it is weak, however long. */
    isGuessed?: ((password: string) => boolean) | undefined;
    /** At the end of the label line, for an existing password. */
    aside?: ReactNode;
  };

export function PasswordField({
  value,
  strength = false,
  isGuessed,
  aside,
  onChange,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const password = value ?? typed;
  const score = passwordStrength(password, isGuessed?.(password));
  const measured = strength && password !== '';
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      value={password}
      onChange={handleChange}
      autoComplete={rest.autoComplete ?? (strength ? 'new-password' : 'current-password')}
      aside={strength ? <StrengthWord score={measured ? score : null} /> : aside}
      trail={<ShowButton shown={shown} onClick={() => setShown(!shown)} />}
      below={strength ? <StrengthBar score={score} /> : null}
      className={className}
    />
  );
}

function ShowButton({ shown, onClick }: { shown: boolean; onClick: () => void }) {
  const Icon = shown ? EyeOff : Eye;
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={shown ? 'Hide password' : 'Show password'}
      className="-mr-3.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:text-ink focus-visible:-outline-offset-4"
    >
      <Icon aria-hidden="true" className="size-4.5 stroke-[1.75]" />
    </button>
  );
}

function StrengthWord({ score }: { score: Strength | null }) {
  return (
    <span
      role="status"
      className={`font-semibold ${score !== null && score > 2 ? 'text-money' : 'text-ink-2'}`}
    >
      {score === null ? null : (
        <>
          <span className="sr-only">Password strength: </span>
          {STRENGTH_WORDS[score]}
        </>
      )}
    </span>
  );
}

function StrengthBar({ score }: { score: Strength }) {
  return (
    <div aria-hidden="true" className="mt-2 grid grid-cols-4 gap-1">
      {[1, 2, 3, 4].map((step) => (
        <span key={step} className={`h-1 rounded-full ${step <= score ? FILL[score] : 'bg-line'}`} />
      ))}
    </div>
  );
}

/** Only a strong password is green; before that the bar is dark and the word describes the strength. */
const FILL: Record<Strength, string> = {
  0: 'bg-line',
  1: 'bg-ink-3',
  2: 'bg-ink-2',
  3: 'bg-money-solid',
  4: 'bg-money-solid',
};
