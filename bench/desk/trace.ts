import type { Browser, Page } from '@playwright/test'

/** The longest task, in milliseconds, of the page's main thread while something is done. The thread is the one that handles events of a type. */
export async function traceLongestTask(
  browser: Browser,
  page: Page,
  eventType: string,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const handled = traceEvents.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === eventType,
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => pid === handled?.pid && tid === handled.tid && /(^|::)RunTask$/.test(name),
  )
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page.')
  return Math.max(...tasks.map(({ dur }) => dur ?? 0)) / 1000
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds. */
  dur?: number
  args?: { data?: { type?: string } }
}
