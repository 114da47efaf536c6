import { Menu as Base } from '@base-ui/react/menu';
import { Check, Plus, Store } from 'lucide-react';
import { MenuLink, MenuSeparator } from '#web/ui/menu.tsx';
import { popupRow } from '#web/ui/popup.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { unreadIn, useBusinessChoices } from './use-business-choices.ts';

/** The businesses in the user menu: choosing one switches to it. */
export function BusinessItems() {
  const { choices, choose } = useBusinessChoices();
  const chosen = choices.find(({ is_chosen }) => is_chosen)?.id;
  return (
    <>
      <MenuSeparator />
      <Base.RadioGroup value={chosen ?? ''} onValueChange={choose} aria-label="Businesses">
        {choices.map((choice) => (
          <Base.RadioItem key={choice.id} value={choice.id} className={popupRow}>
            <Store aria-hidden="true" className="text-ink-2" />
            <span className="min-w-0 grow truncate">{choice.business_name}</span>
            {choice.is_chosen ? null : <UnreadBadge count={unreadIn(choice)} of="unread" />}
            <Base.RadioItemIndicator>
              <Check aria-hidden="true" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
      <MenuLink href="/business/settings#shop" icon={<Plus aria-hidden="true" />}>
        Add a business
      </MenuLink>
    </>
  );
}
