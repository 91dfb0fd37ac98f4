/** Runs something when there is nothing more urgent to do. */
export const whenIdle = (work: () => void) => (self.requestIdleCallback ?? setTimeout)(work)
