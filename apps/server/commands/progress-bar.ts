import { SingleBar } from 'cli-progress'
import type { OnProgress } from '../publishing/build/add-pages.ts'

/**
 * Shows progress on a terminal for large numbers; without a terminal, as in a log, there is no bar. Dispose it when the work may fail:
 * a running bar keeps the process alive.
 */
export function createProgressBar(
  output: NodeJS.WriteStream = process.stdout,
  label = 'Rendering pages',
): (OnProgress & Disposable) | undefined {
  if (!output.isTTY) return undefined
  let bar: SingleBar | undefined
  function stop() {
    bar?.stop()
    bar = undefined
  }
  function show({ done, total }: Parameters<OnProgress>[0]) {
    if (total < MIN_TOTAL_SHOWN) return
    if (!bar) {
      bar = new SingleBar({
        format: `${label} {bar} {value} of {total}`,
        clearOnComplete: true,
        stream: output,
      })
      bar.start(total, done)
    }
    bar.update(done)
    if (done === total) stop()
  }
  return Object.assign(show, { [Symbol.dispose]: stop })
}

const MIN_TOTAL_SHOWN = 250
