import { MAX_REMEMBERED_OUTCOMES } from '@lerret/model'

export interface DownloadOutcome {
  resource: string
  succeeded: boolean
}

/** Appends an outcome and drops the oldest, so that the list does not grow. */
export const addOutcome = (
  outcomes: readonly DownloadOutcome[],
  outcome: DownloadOutcome,
): DownloadOutcome[] => [...outcomes, outcome].slice(-MAX_REMEMBERED_OUTCOMES)

/** Trusts `navigator.onLine` where the browser has it; otherwise online if any of the latest downloads succeeded. */
export function isOnline(outcomes: readonly DownloadOutcome[], onLine: unknown): boolean {
  if (typeof onLine === 'boolean') return onLine
  return outcomes.some(({ succeeded }) => succeeded)
}
