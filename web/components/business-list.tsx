import { Check } from 'lucide-react';
import { UnreadBadge } from './unread-badge.tsx';
import { unreadIn, useBusinessChoices } from './use-business-choices.ts';

/** The businesses in the phone's menu: choosing one switches to it. */
export function BusinessList() {
  const { choices, choose } = useBusinessChoices();
  return (
    <li className="mb-2 border-line border-y py-2">
      <p className="px-5 pt-1 pb-1 text-ink-3">Your businesses</p>
      <ul aria-label="Businesses">
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              aria-pressed={choice.is_chosen}
              onClick={() => (choice.is_chosen ? undefined : choose(choice.id))}
              className="flex min-h-12 w-full items-center gap-2 px-5 text-left text-touch font-medium hover:wash aria-pressed:font-bold"
            >
              <span className="min-w-0 grow truncate">{choice.business_name}</span>
              {choice.is_chosen ? (
                <Check aria-hidden="true" className="size-5 stroke-[1.75] text-ink-2" />
              ) : (
                <UnreadBadge count={unreadIn(choice)} of="unread" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
