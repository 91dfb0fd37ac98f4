import { parentPort, workerData } from 'node:worker_threads'
import type { ContentRecord } from '@lerret/model'
import { type ConcretePage, createContent } from '@lerret/page-engine'
import { loadDrawing } from './page-renderer.ts'
import type { PageMaking } from './render-page.ts'
import type { ToWorker, WorkerAnswer } from './render-pool.ts'
import { type FileWriter, type WrittenPage, writePage } from './write-page.ts'

/** What a thread does that makes pages: as many as it is asked for, written by whoever writes into the folder it is given. */
export async function runPageThread(openWriter: (folder: string) => FileWriter) {
  const { renderPage } = await loadDrawing((workerData as { dist: string }).dist)
  let records: ContentRecord[] = []
  let making: PageMaking
  let write: FileWriter
  let pages: Map<string, ConcretePage['page']>

  parentPort?.on('message', (message: ToWorker) => {
    if (message.type === 'records') {
      records.push(...(JSON.parse(message.records) as ContentRecord[]))
      return
    }
    if (message.type === 'begin') {
      const { moment, shell, frame, folder } = message
      const content = createContent(records)
      records = []
      making = { content, moment, shell, frame, renderPage }
      write = openWriter(folder)
      pages = new Map(content.all('page').map((page) => [page.id, page]))
      return
    }
    parentPort?.postMessage({
      batch: message.batch,
      pages: message.pages.map(makeOne),
    } satisfies WorkerAnswer)
  })

  function makeOne([pageId, params, path]: [string, ConcretePage['params'], string]): WrittenPage {
    const page = pages.get(pageId)
    if (!page) throw new Error(`There is no page ${pageId}.`)
    return writePage({ page, params, path }, making, write)
  }
}
