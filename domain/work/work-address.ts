/** Where each side finds a piece of work; notifications and mails lead there. */
export function creatorWorkPath(collaborationId: string): `/creator/work/${string}` {
  return `/creator/work/${collaborationId}`;
}

export function businessWorkPath(collaborationId: string): `/business/work/${string}` {
  return `/business/work/${collaborationId}`;
}
