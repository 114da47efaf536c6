import { useState } from 'react';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import type { SignUpRole } from '#domain/roles.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import {
  type JoinWaitingList,
  WaitingListForm,
  type WaitingListPlace,
  WaitingListPlaced,
} from '#web/components/waiting-list-form.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { RolePicker } from './role-picker.tsx';

type SignUpPageProps = {
  bar?: AppBarProps;
  now: Date;
  /** From the address, when the way here already said it. */
  role: SignUpRole | null;
  onJoinWaitingList: JoinWaitingList;
};

export function SignUpPage({ bar, now, role: initialRole, onJoinWaitingList }: SignUpPageProps) {
  const [role, setRole] = useState(initialRole);
  const [place, setPlace] = useState<WaitingListPlace | null>(null);
  return (
    <EntryFrame bar={bar} now={now} title="Which side of the counter are you on?">
      <RolePicker role={role} onPick={setRole} />
      <section
        aria-labelledby="waiting-list-title"
        className="mt-8 rounded-card border border-line bg-surface p-5 md:p-7"
      >
        <h2 id="waiting-list-title" className="type-block-title">
          {place ? 'Check your inbox' : 'Accounts open in New York next.'}
        </h2>
        {place ? (
          <div className="mt-3">
            <WaitingListPlaced place={place} />
          </div>
        ) : (
          <>
            <p className="mt-2 mb-5 text-md text-ink-2">Leave your email and we will write once.</p>
            <WaitingListForm
              cityId={NEW_YORK_CITY_ID}
              onJoin={(request) => onJoinWaitingList({ ...request, ...(role && { role }) })}
              onJoined={setPlace}
            />
          </>
        )}
      </section>
    </EntryFrame>
  );
}
