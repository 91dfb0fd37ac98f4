import { parentPort, workerData } from 'node:worker_threads'
import type { SafeRecord } from '@lerret/model'
import { type ConcretePage, createContent } from '@lerret/page-engine'
import { loadPageRenderer } from './page-renderer.ts'
import type { RenderContext } from './render-page-files.ts'
import type { PageRequest, WorkerReply, WorkerRequest } from './render-pool.ts'
import { type FileWriter, renderAndWritePage, type WrittenPage } from './write-page.ts'

/** Runs in a worker thread of the render pool: renders the pages it is sent, and writes their files with the given writer. */
export async function runRenderWorker(openWriter: (folder: string) => FileWriter) {
  const { renderPage } = await loadPageRenderer((workerData as { dist: string }).dist)
  let records: SafeRecord[] = []
  let renderContext: RenderContext
  let write: FileWriter
  let pages: Map<string, ConcretePage['page']>

  parentPort?.on('message', (message: WorkerRequest) => {
    if (message.type === 'records') {
      records.push(...(JSON.parse(message.records) as SafeRecord[]))
      return
    }
    if (message.type === 'begin') {
      const { moment, shell, frame, translatedShells, folder } = message
      const content = createContent(records)
      records = []
      renderContext = { content, moment, shell, frame, translatedShells, renderPage }
      write = openWriter(folder)
      pages = new Map(content.all('page').map((page) => [page.id, page]))
      return
    }
    parentPort?.postMessage({
      batch: message.batch,
      pages: message.pages.map(renderOne),
    } satisfies WorkerReply)
  })

  function renderOne([pageId, params, path, language]: PageRequest): WrittenPage {
    const page = pages.get(pageId)
    if (!page) throw new Error(`There is no page ${pageId}.`)
    return renderAndWritePage({ page, params, path, ...(language && { language }) }, renderContext, write)
  }
}
