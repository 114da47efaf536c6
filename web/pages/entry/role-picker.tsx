import { Check } from 'lucide-react';
import type { SignUpRole } from '#domain/roles.ts';
import { ROLE_CHOICES, RolePicture } from '#web/components/role-choice.tsx';

type RolePickerProps = { role: SignUpRole | null; onPick: (role: SignUpRole) => void };

export function RolePicker({ role, onPick }: RolePickerProps) {
  return (
    <fieldset className="mt-7 grid gap-3 sm:grid-cols-2 sm:gap-4">
      <legend className="sr-only">I am joining as a</legend>
      {ROLE_CHOICES.map((choice) => (
        <label
          key={choice.role}
          className="relative flex cursor-pointer gap-4 rounded-card border border-line-strong bg-surface p-4 outline-2 -outline-offset-1 outline-transparent transition-colors hover:border-ink-3 has-checked:border-ink has-checked:outline-ink has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:flex-col"
        >
          <input
            type="radio"
            name="role"
            value={choice.role}
            checked={role === choice.role}
            onChange={() => onPick(choice.role)}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <RolePicture
            role={choice.role}
            className="size-16 shrink-0 rounded-control object-cover sm:size-22"
          />
          <span className="min-w-0 grow pr-8 sm:pr-0">
            <span className="type-block-title block">{choice.label}</span>
            <span className="mt-1 block text-md text-ink-2">{choice.description}</span>
          </span>
          <span
            aria-hidden="true"
            className="absolute top-4 right-4 grid size-5.5 place-items-center rounded-full border-[1.5px] border-control text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper"
          >
            <Check className="size-3.5 stroke-3" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
