import type { ContactDetail } from '#domain/messages/contact-details.ts';
import { FormDialogPanel } from '#web/components/forms/form-dialog-panel.tsx';

type ContactQuestionProps = {
  question: { details: readonly ContactDetail[]; close: () => void; sendNow: () => void };
};

/** Asks before a message with contact details is sent to somebody without a contract. */
export function ContactQuestion({ question: { details, close, sendNow } }: ContactQuestionProps) {
  const what = new Intl.ListFormat('en-US').format(details.map((detail) => WORDS[detail]));
  return (
    <FormDialogPanel
      title="Keep it on Bizmeet?"
      description={`This message seems to mention ${what}. On Bizmeet the money is paid in before the work starts, and you both have a contract and can open a dispute. We can’t help with deals made elsewhere. If you send it anyway, we note that on your account.`}
      names={[]}
      send={async () => sendNow()}
      verb="Send anyway"
      safeVerb="Edit message"
      onClosed={close}
    />
  );
}

const WORDS: Record<ContactDetail, string> = {
  email: 'an email address',
  phone: 'a phone number',
  outside_payment: 'a payment outside Bizmeet',
};
