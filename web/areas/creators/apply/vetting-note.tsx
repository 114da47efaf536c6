import { Card } from '#web/ui/card.tsx';

type VettingNoteProps = { title: string; note: string };

/** The reviewer's note, verbatim. */
export function VettingNote({ title, note }: VettingNoteProps) {
  return (
    <Card className="mt-8">
      <h2 className="type-item">{title}</h2>
      <p className="mt-1.5 type-prose break-words whitespace-pre-line">{note}</p>
    </Card>
  );
}
