import { SingleBar } from 'cli-progress'
import type { OnProgress } from './pages.ts'

/** Shows on a terminal how many pages are made, when there are many; elsewhere, as in a log, nothing. */
export function createProgressBar(output: NodeJS.WriteStream = process.stdout): OnProgress | undefined {
  if (!output.isTTY) return undefined
  let bar: SingleBar | undefined
  return ({ made, total }) => {
    if (total < WORTH_SHOWING) return
    if (!bar) {
      bar = new SingleBar({
        ...{ format: 'Making pages {bar} {value} of {total}', clearOnComplete: true, stream: output },
      })
      bar.start(total, made)
    }
    bar.update(made)
    if (made < total) return
    bar.stop()
    bar = undefined
  }
}

const WORTH_SHOWING = 250
