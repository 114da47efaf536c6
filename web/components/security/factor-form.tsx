import { KeyRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { FactorProof } from '#contract/accounts/factors.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { quietLink } from '#web/ui/quiet-link.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { askPasskey } from './ask-passkey.ts';
import { passkeyError } from './passkey-error.ts';

export type FactorMethod = FactorProof['kind'];

type FactorFormProps = {
  api: ApiReach;
  methods: readonly FactorMethod[];
  purpose: 'confirm' | 'second_step';
  /** Rejects with the API's problem document if the proof is wrong. */
  onProve: (proof: FactorProof) => Promise<void>;
};

/** Passkey, code or recovery code: the easiest one first, the others one press away. */
export function FactorForm({ api, methods, purpose, onProve }: FactorFormProps) {
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? 'totp');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (method !== 'passkey' && code === '') return complain(FIELDS[method].missing);
    setIsBusy(true);
    setError(null);
    try {
      if (method === 'passkey') await onProve({ kind: 'passkey', ...(await askPasskey(api, purpose)) });
      else await onProve({ kind: method, code });
    } catch (cause) {
      complain(passkeyError(cause));
    } finally {
      setIsBusy(false);
    }
  }

  function complain(words: string) {
    setError(words);
    form.current?.querySelector<HTMLInputElement>('input')?.focus();
  }

  /** The pressed button disappears, so the focus moves to the field or to the passkey button. */
  function turnTo(next: FactorMethod) {
    setMethod(next);
    setError(null);
    if (next === 'passkey') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-5">
      {method === 'passkey' ? (
        <FormAlert>{error}</FormAlert>
      ) : (
        <TextField
          key={method}
          autoFocus
          label={FIELDS[method].label}
          name="code"
          hint={FIELDS[method].hint}
          error={error}
          inputMode={method === 'totp' ? 'numeric' : 'text'}
          autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        loading={isBusy}
        {...(method === 'passkey' && { icon: <KeyRound aria-hidden="true" /> })}
      >
        {method === 'passkey' ? OFFERS.passkey : 'Continue'}
      </Button>
      <div className="flex flex-wrap gap-x-5">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} type="button" className={quietLink} onClick={() => turnTo(other)}>
              {OFFERS[other]}
            </button>
          ))}
      </div>
    </form>
  );
}

const OFFERS: Record<FactorMethod, string> = {
  passkey: 'Use a passkey',
  totp: 'Use your authenticator app',
  recovery_code: 'Use a recovery code',
};

const FIELDS = {
  totp: {
    label: 'Code',
    hint: 'The 6 digits in your authenticator app',
    missing: 'Enter the 6 digits the app shows',
  },
  recovery_code: {
    label: 'Recovery code',
    hint: 'Each one works once',
    missing: 'Enter one of your recovery codes',
  },
};
