/** The signal with which a child ends itself, so that its parent can tell this from everything else that ends a process. */
export const OUT_OF_TIME = 'SIGVTALRM';
