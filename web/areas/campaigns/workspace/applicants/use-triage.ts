import { useState } from 'react';
import type { CampaignApplicantPage, CampaignApplicantRow } from '#contract/hiring/applicants.ts';
import { canMoveApplication } from '#domain/hiring/application-states.ts';
import { useKeys } from '#web/components/admin/use-keys.ts';
import type { CampaignPlace } from './applicants-options.ts';
import type { ApplicantsView } from './applicants-view.ts';
import { MOST_COMPARED } from './bulk-bar.tsx';
import { type Applicant, type Decision, useDecisions } from './use-decisions.ts';

type Candidate = Applicant & Pick<CampaignApplicantRow, 'status' | 'awaits_consent'>;

/** A confirmation before a decision, or a comparison. */
export type Asked =
  | { about: 'accept' | 'decline'; applicants: readonly Candidate[] }
  | { about: 'compare'; ids: readonly string[] };

type TriageOptions = {
  place: CampaignPlace;
  rows: readonly CampaignApplicantRow[];
  page: CampaignApplicantPage;
  openId: string | undefined;
  isReadOnly: boolean;
  onChange: (change: ApplicantsView, options?: { replace: boolean }) => void;
};

export type Triage = ReturnType<typeof useTriage>;

/** The state of the list: the cursor, the selection, the open dialog and the keyboard shortcuts. */
export function useTriage({ place, rows, page, openId, isReadOnly, onChange }: TriageOptions) {
  const { decide, isSending } = useDecisions(place, page.payout_cents);
  const [cursor, setCursor] = useState<string | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const ids = rows.map(({ application_id }) => application_id);
  // Rows that left the list are no longer selected.
  const chosenRows = rows.filter(({ application_id }) => marked.has(application_id));
  const at = ids.indexOf(openId ?? cursor ?? '');
  const current = rows[at];
  const canDecide = !isReadOnly && page.can_choose;
  const open = (id: string) => onChange({ open: id });
  const openInstead = (id: string) => onChange({ open: id }, { replace: true });

  function goTo(next: number) {
    const id = ids[next];
    if (id === undefined) return;
    setCursor(id);
    if (openId !== undefined) return openInstead(id);
    document.querySelector<HTMLElement>(`[data-row="${id}"] a`)?.focus();
  }

  function toggle(id: string | undefined) {
    if (id === undefined) return;
    setMarked(marked.has(id) ? new Set([...marked].filter((one) => one !== id)) : new Set([...marked, id]));
  }

  /** The selected rows; if the drawer is open or nothing is selected, the current row. */
  function subjects(): readonly Candidate[] {
    if (openId === undefined && chosenRows.length > 0) return chosenRows;
    return current ? [current] : [];
  }

  function ask(about: 'accept' | 'decline', applicants: readonly Candidate[]) {
    const move = about === 'accept' ? 'accept' : 'reject';
    const possible = applicants.filter(({ status }) => canMoveApplication(move, status));
    if (!canDecide || possible.length === 0) return;
    const { open: spots } = page.spots;
    const cannotAccept =
      page.is_stopped ||
      possible.length > spots ||
      page.payout_cents === null ||
      possible.some((one) => one.awaits_consent);
    if (about === 'accept' && cannotAccept) return;
    setAsked({ about, applicants: possible });
  }

  /** A press adds applicants to the shortlist, the next press removes them. */
  function shortlist(applicants: readonly Candidate[]) {
    if (!canDecide) return;
    const news = applicants.filter(({ status }) => status === 'submitted');
    const olds = applicants.filter(({ status }) => status === 'shortlisted');
    if (news.length > 0) void settle(news, { decision: 'shortlist' });
    else if (olds.length > 0) void settle(olds, { decision: 'unshortlist' });
  }

  async function settle(applicants: readonly Candidate[], decision: Decision) {
    const next = ids[at + 1] ?? ids[at - 1];
    await decide(applicants, decision);
    setMarked(new Set());
    setAsked(null);
    const isGone = decision.decision === 'accept' || decision.decision === 'reject';
    const wasOpen = applicants.some(({ application_id }) => application_id === openId);
    if (isGone && wasOpen) onChange({ open: next ?? '' }, { replace: true });
  }

  const compare = () => {
    if (chosenRows.length < 2 || chosenRows.length > MOST_COMPARED) return;
    setAsked({ about: 'compare', ids: chosenRows.map(({ application_id }) => application_id) });
  };
  const close = () => onChange({ open: '' });
  const leave = () => (openId === undefined ? setMarked(new Set()) : close());

  useKeys({
    j: () => goTo(at + 1),
    k: () => goTo(Math.max(0, at - 1)),
    Escape: leave,
    ...(canDecide && {
      x: () => toggle(current?.application_id),
      s: () => shortlist(subjects()),
      a: () => ask('accept', subjects()),
      r: () => ask('decline', subjects()),
      c: compare,
    }),
  });

  return {
    chosen: new Set(chosenRows.map(({ application_id }) => application_id)) as ReadonlySet<string>,
    chosenRows,
    asked,
    isSending,
    open,
    close,
    choose: setMarked,
    ask,
    shortlist,
    compare,
    settle,
    cancel: () => setAsked(null),
    previous: at > 0 ? () => goTo(at - 1) : undefined,
    next: at >= 0 && at + 1 < ids.length ? () => goTo(at + 1) : undefined,
  };
}
