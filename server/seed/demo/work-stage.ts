/** The stages of one deliverable. */
export type WorkStage = 'due' | 'submitted' | 'changes' | 'second' | 'approved' | 'posted' | 'done';
