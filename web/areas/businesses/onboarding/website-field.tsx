import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextField } from '#web/ui/text-field.tsx';

type WebsiteFieldProps = {
  value: string;
  onChange: (typed: string) => void;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  trail?: ReactNode;
  autoFocus?: boolean;
};

export function WebsiteField({ onChange, ...field }: WebsiteFieldProps) {
  return (
    <TextField
      {...field}
      name="website"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2048}
      placeholder="yourshop.com"
      lead={<Globe aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-3" />}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}
