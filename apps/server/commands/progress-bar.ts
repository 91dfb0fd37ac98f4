import { SingleBar } from 'cli-progress'
import type { OnProgress } from '../publishing/build/build-pages.ts'

/**
 * Shows on a terminal how far the work is, when there is much of it; elsewhere, as in a log, nothing. Whoever may fail in the
 * middle takes the bar away: it would keep the process waiting.
 */
export function createProgressBar(
  output: NodeJS.WriteStream = process.stdout,
  what = 'Making pages',
): (OnProgress & Disposable) | undefined {
  if (!output.isTTY) return undefined
  let bar: SingleBar | undefined
  function stop() {
    bar?.stop()
    bar = undefined
  }
  function show({ done, total }: Parameters<OnProgress>[0]) {
    if (total < WORTH_SHOWING) return
    if (!bar) {
      bar = new SingleBar({
        ...{ format: `${what} {bar} {value} of {total}`, clearOnComplete: true, stream: output },
      })
      bar.start(total, done)
    }
    bar.update(done)
    if (done === total) stop()
  }
  return Object.assign(show, { [Symbol.dispose]: stop })
}

const WORTH_SHOWING = 250
