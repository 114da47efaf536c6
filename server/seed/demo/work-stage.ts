/** How far one deliverable is. */
export type WorkStage = 'due' | 'submitted' | 'changes' | 'second' | 'approved' | 'posted' | 'done';
