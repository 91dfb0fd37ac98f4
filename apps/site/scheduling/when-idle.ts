/** Runs a callback when the browser is idle. */
export const whenIdle = (callback: () => void) => (self.requestIdleCallback ?? setTimeout)(callback)
