/** Stops what has been started, in the opposite order. */
export interface Lifecycle {
  /** Registers what stops something that was just started. */
  onStop(stop: () => unknown): void
  /** Throws when the process is to stop while it is starting. Call it between two steps of the start. */
  throwIfStopping(): void
  isStopping(): boolean
  /** Waits for the step of the start that is under way, then stops everything. Throws what could not be stopped. */
  stop(starting: Promise<void> | undefined): Promise<void>
}

export function createLifecycle(): Lifecycle {
  const started = new AsyncDisposableStack()
  let isStopping = false
  return {
    onStop: (stop) =>
      started.defer(async () => {
        await stop()
      }),
    throwIfStopping() {
      if (isStopping) throw new Error('Stopped while starting.')
    },
    isStopping: () => isStopping,
    async stop(starting) {
      isStopping = true
      // A step such as starting PostgreSQL must be finished before it can be undone.
      await starting?.catch(() => {})
      await started.disposeAsync()
    },
  }
}
