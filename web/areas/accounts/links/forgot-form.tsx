import { emailProblem } from '#web/components/email-problem.ts';
import { Link } from '#web/components/link.tsx';
import { Refusal } from '#web/components/links/refusal.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useOneField } from './use-one-field.ts';

type ForgotFormProps = {
  email: string;
  onType: (email: string) => void;
  onSubmit: (email: string) => Promise<void>;
};

export function ForgotForm({ email, onType, onSubmit }: ForgotFormProps) {
  const { form, fieldProblem, forgetFieldProblem, problem, isBusy, submit } = useOneField({
    name: 'email',
    findProblem: () => emailProblem(email),
    send: () => onSubmit(email.trim()),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="max-w-[28rem]">
      <TextField
        label="Email"
        error={fieldProblem}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => {
          onType(event.target.value);
          forgetFieldProblem();
        }}
      />
      <Refusal problem={problem} holds="We didn’t send a link." />
      <Button type="submit" variant="primary" size="large" block loading={isBusy} className="mt-5">
        Send link
      </Button>
      <p className="mt-5 text-md text-ink-2">
        Remembered it?{' '}
        <Link href="/login" className="text-link py-3 font-semibold text-ink">
          Sign In
        </Link>
      </p>
    </form>
  );
}
