import { deserialize } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { type ConcretePage, createContent } from '@lerret/page-engine'
import { createContentWriter } from './content-files.ts'
import { loadDrawing } from './drawing.ts'
import { makePage, type PageMaking } from './make-page.ts'
import type { ToWorker, WorkerAnswer, WrittenPage } from './render-pool.ts'

/** A thread that makes pages and writes them to the store, as many as it is asked for. */

const { renderPage } = await loadDrawing((workerData as { dist: string }).dist)

let making: PageMaking
let write: (bytes: Uint8Array) => string
let pages: Map<string, ConcretePage['page']>

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'begin') {
    const { moment, shell, frame, folder } = message
    const content = createContent(deserialize(new Uint8Array(message.records)))
    making = { content, moment, shell, frame, renderPage }
    write = createContentWriter(folder)
    pages = new Map(content.all('page').map((page) => [page.id, page]))
    return
  }
  parentPort?.postMessage({ batch: message.batch, pages: message.pages.map(makeOne) } satisfies WorkerAnswer)
})

function makeOne([pageId, params, path]: [string, ConcretePage['params'], string]): WrittenPage {
  const page = pages.get(pageId)
  if (!page) throw new Error(`There is no page ${pageId}.`)
  const made = makePage({ page, params, path }, making)
  if ('problem' in made) return made
  return { html: write(Buffer.from(made.html)), data: write(made.data), entry: made.entry }
}
