import { CircleAlert } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { ProblemDocument as Problem } from '#contract/platform/problem.ts';
import type { SignUpRole } from '#domain/accounts/roles.ts';
import { emailProblem } from '#web/components/email-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export interface WaitlistPlace {
  city_name: string;
  email: string;
}

export type JoinWaitlist = (request: {
  city_id: string;
  email: string;
  role?: SignUpRole;
}) => Promise<WaitlistPlace>;

type WaitlistFormProps = {
  cityId: string;
  onJoin: JoinWaitlist;
  onJoined: (place: WaitlistPlace) => void;
  /** Set by a dialog that opens with the cursor in the field. */
  fieldRef?: RefObject<HTMLInputElement | null>;
};

export function WaitlistForm({ cityId, onJoin, onJoined, fieldRef }: WaitlistFormProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ownRef = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? ownRef;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found) return field.current?.focus();
    setIsSending(true);
    setFailure(null);
    try {
      onJoined(await onJoin({ city_id: cityId, email: email.trim() }));
    } catch (cause) {
      setFailure(adviceFor(cause));
      setIsSending(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={field}
        label="Email"
        hint="One email when we open, and a link to leave the list."
        error={problem}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(null);
        }}
      />
      {failure ? <Failure advice={failure} /> : null}
      <Button type="submit" variant="primary" size="large" block loading={isSending}>
        Join the waitlist
      </Button>
    </form>
  );
}

/** The confirmation; it takes the focus from the form. */
export function WaitlistPlaced({ place }: { place: WaitlistPlace }) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="status" className="grid gap-2 text-md text-ink-2">
      <p>
        If <strong className="font-semibold break-words text-ink">{place.email}</strong> is new to the{' '}
        {place.city_name} list, a link is on its way. Open it to confirm your spot.
      </p>
      <p>Nothing after a few minutes? Check your spam folder. We send at most one link a day.</p>
    </div>
  );
}

/** A refusal includes its own advice; anything else is a connection failure. */
function adviceFor(cause: unknown): string {
  const { detail } = cause as Partial<Problem>;
  return detail ?? 'Check your connection and try again.';
}

function Failure({ advice }: { advice: string }) {
  return (
    <p role="alert" className="flex items-start gap-1.75 text-hint text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
      {advice} You’re not on the list yet.
    </p>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
