import type { CreatorReview } from '#contract/creators.ts';
import { type ApplicationStep, stepOfReview } from '#domain/application-steps.ts';

type ChangeNotesProps = { review: CreatorReview | null; step: ApplicationStep };

/** What the review asks for at this stop, word for word. */
export function ChangeNotes({ review, step }: ChangeNotesProps) {
  const items = review?.items.filter((item) => stepOfReview(item.step) === step) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label="What the review asks for" className="mb-8 grid gap-3">
      {items.map(({ subject, note }) => (
        <div key={subject + note} className="border-ink border-l-3 py-0.5 pl-4">
          <p className="type-item break-words">{subject}</p>
          <p className="text-md break-words text-ink-2">
            {review?.reader_name ? `${review.reader_name}: ` : ''}
            {note}
          </p>
        </div>
      ))}
    </section>
  );
}
