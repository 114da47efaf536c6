import { emailProblem } from '#web/components/email-problem.ts';
import { Link } from '#web/components/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Refusal } from './refusal.tsx';
import { useOneField } from './use-one-field.ts';

type ForgotFormProps = {
  email: string;
  onType: (email: string) => void;
  onSubmit: (email: string) => Promise<void>;
};

export function ForgotForm({ email, onType, onSubmit }: ForgotFormProps) {
  const { field, problem, forgetProblem, isWaiting, refusal, submit } = useOneField({
    path: 'email',
    findProblem: () => emailProblem(email),
    send: () => onSubmit(email.trim()),
  });
  return (
    <form noValidate onSubmit={submit} className="max-w-[28rem]">
      <TextField
        ref={field}
        label="Email"
        error={problem}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => {
          onType(event.target.value);
          forgetProblem();
        }}
      />
      <Refusal cause={refusal} holds="No link was sent." />
      <Button type="submit" variant="primary" size="large" block loading={isWaiting} className="mt-5">
        Send me a link
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
