/** The address of a collaboration for each side; notifications and mails lead there. */
export function creatorWorkPath(collaborationId: string): `/creator/work/${string}` {
  return `/creator/work/${collaborationId}`;
}

export function businessWorkPath(collaborationId: string): `/business/work/${string}` {
  return `/business/work/${collaborationId}`;
}
