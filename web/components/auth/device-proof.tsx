import { TextField } from '#web/ui/text-field.tsx';
import { ResendEmail } from './resend-email.tsx';
import type { useDeviceProof } from './use-device-proof.ts';

type DeviceProofProps = {
  proof: ReturnType<typeof useDeviceProof>;
  email: string;
  error: string | null | undefined;
  onType: () => void;
};

/** Reads the same whether or not the address has an account. */
export function DeviceProof({ proof, email, error, onType }: DeviceProofProps) {
  return (
    <div className="grid gap-4">
      <p
        ref={takeFocus}
        tabIndex={-1}
        role="status"
        className="text-touch leading-6 text-ink-2 focus-visible:outline-none"
      >
        Too many wrong passwords. If <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>{' '}
        has an account, we emailed a code to it. Enter the code with your password.
      </p>
      <TextField
        label="Code from the email"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ABCD-2345"
        required
        value={proof.code}
        error={error}
        onChange={(event) => {
          proof.setCode(event.target.value);
          onType();
        }}
      />
      <ResendEmail
        until={proof.resend_at}
        onResend={() => proof.begin(email)}
        className="rounded-card bg-sunken p-4"
      />
    </div>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
