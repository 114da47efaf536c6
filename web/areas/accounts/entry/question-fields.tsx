import { RoleCards } from '#web/components/auth/role-cards.tsx';
import { EmailField, NameField, NewPasswordField, TermsField } from '#web/components/auth/sign-up-fields.tsx';
import type { SignUpValues } from '#web/components/auth/sign-up-values.ts';
import type { SignUp } from '#web/components/auth/use-sign-up.ts';
import { ROLE_CHOICES } from '#web/components/role-choice.tsx';
import { AccountName } from '#web/ui/account-name.tsx';
import type { Question } from './sign-up-steps.ts';

const GO_ON = () => 'Continue';

export const QUESTION_WORDS: Record<Question, { title: string; action: (values: SignUpValues) => string }> = {
  role: {
    title: 'Which side of the counter are you on?',
    action: ({ role }) => (role ? `Continue as a ${role}` : 'Continue'),
  },
  details: { title: 'What’s your name?', action: GO_ON },
  password: { title: 'Choose a password.', action: GO_ON },
  terms: { title: 'Review and sign up.', action: () => 'Create account' },
};

type QuestionFieldsProps = {
  question: Question;
  signUp: SignUp;
  onChange: (question: Question) => void;
};

export function QuestionFields({ question, signUp, onChange }: QuestionFieldsProps) {
  switch (question) {
    case 'role':
      return <RoleCards signUp={signUp} isPage />;
    case 'details':
      return (
        <div className="grid gap-5">
          <NameField signUp={signUp} />
          <EmailField signUp={signUp} />
        </div>
      );
    case 'password':
      return (
        <>
          <AccountName email={signUp.values.email} />
          <NewPasswordField signUp={signUp} />
        </>
      );
    case 'terms':
      return (
        <div className="grid gap-5">
          <Answers values={signUp.values} onChange={onChange} />
          <TermsField signUp={signUp} />
        </div>
      );
  }
}

/** The answers so far, to check before agreeing. */
function Answers({ values, onChange }: { values: SignUpValues; onChange: (question: Question) => void }) {
  const role = ROLE_CHOICES.find((choice) => choice.role === values.role);
  const answers: { name: string; value: string; question: Question }[] = [
    { name: 'Joining as', value: role?.label ?? '', question: 'role' },
    { name: 'Full name', value: values.full_name, question: 'details' },
    { name: 'Email', value: values.email, question: 'details' },
  ];
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface px-4">
      {answers.map(({ name, value, question }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2.5">
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="min-w-0 text-touch font-medium wrap-anywhere">{value}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <button
              type="button"
              aria-label={`Change ${name.toLowerCase()}`}
              onClick={() => onChange(question)}
              className="text-link grid min-h-11 min-w-11 place-items-center text-md text-ink-2"
            >
              Change
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
