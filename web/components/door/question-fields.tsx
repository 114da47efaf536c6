import { ROLE_CHOICES } from '../role-choice.tsx';
import { AccountName } from './account-name.tsx';
import { RoleCards } from './role-cards.tsx';
import { EmailField, NameField, NewPasswordField, TermsField } from './sign-up-fields.tsx';
import type { Question } from './sign-up-steps.ts';
import type { SignUpValues } from './sign-up-values.ts';
import type { SignUp } from './use-sign-up.ts';

const GO_ON = () => 'Continue';

export const QUESTION_WORDS: Record<Question, { title: string; action: (values: SignUpValues) => string }> = {
  role: {
    title: 'Which side of the counter are you on?',
    action: ({ role }) => (role ? `Continue as a ${role}` : 'Continue'),
  },
  details: { title: 'What do we call you?', action: GO_ON },
  password: { title: 'Choose a password.', action: GO_ON },
  terms: { title: 'Shake on it.', action: () => 'Create account' },
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

/** What the account is made of, to look over before agreeing. */
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
