import type { Ref } from 'react';
import { isFirstGuess } from '#domain/accounts/first-guesses.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/limits.ts';
import { Link } from '#web/components/link.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { SignUp } from './use-sign-up.ts';

type SignUpFieldProps = { signUp: SignUp; fieldRef?: Ref<HTMLInputElement> | undefined };

export function NameField({ signUp, fieldRef }: SignUpFieldProps) {
  return (
    <TextField
      ref={fieldRef}
      label="Full name"
      name="full_name"
      autoComplete="name"
      required
      value={signUp.values.full_name}
      error={signUp.messageOf('full_name')}
      onChange={(event) => signUp.change({ full_name: event.target.value })}
      onBlur={() => signUp.leave('role', 'full_name')}
    />
  );
}

export function EmailField({ signUp }: SignUpFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={signUp.values.email}
      error={signUp.messageOf('email')}
      onChange={(event) => signUp.change({ email: event.target.value })}
      onBlur={() => signUp.leave('role', 'email')}
    />
  );
}

export function NewPasswordField({ signUp }: SignUpFieldProps) {
  return (
    <PasswordField
      label="Password"
      name="password"
      strength
      isGuessed={isFirstGuess}
      required
      hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
      value={signUp.values.password}
      error={signUp.messageOf('password')}
      onChange={(event) => signUp.change({ password: event.target.value })}
      onBlur={() => signUp.leave('role', 'password')}
    />
  );
}

/** The two documents open beside the form, so that no input is lost. */
export function TermsField({ signUp }: SignUpFieldProps) {
  return (
    <Checkbox
      name="accepts_terms"
      required
      checked={signUp.values.accepts_terms}
      error={signUp.messageOf('accepts_terms')}
      onChange={(event) => signUp.change({ accepts_terms: event.target.checked })}
      onBlur={() => signUp.leave('role', 'accepts_terms')}
    >
      <span className="text-md text-ink-2 touch:text-touch">
        I agree to the <NewTab href="/terms-of-service">Terms of Service</NewTab> and{' '}
        <NewTab href="/privacy-policy">Privacy Policy</NewTab>.
      </span>
    </Checkbox>
  );
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener" className="text-link font-medium text-ink">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
