import type { ReactNode, Ref } from 'react';
import { TextField } from '#web/ui/text-field.tsx';

type SignInEmailProps = {
  value: string;
  onType: (email: string) => void;
  error: ReactNode;
  fieldRef?: Ref<HTMLInputElement> | undefined;
};

export function SignInEmail({ value, onType, error, fieldRef }: SignInEmailProps) {
  return (
    <TextField
      ref={fieldRef}
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="you@example.com"
      required
      value={value}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
