import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler, type HandlerInput, type SourceApp } from './handler.ts'
import { openVite } from './vite.ts'

export interface DevSite {
  port: number
  /** Calls back with each file that is added, changed or removed in these folders. */
  watch(folders: string[], onChange: (file: string) => void): void
  /** Loads every open page again. */
  reload(): void
  close(): Promise<void>
}

/** Listens for browsers. */
export async function startDevSite({
  port,
  host,
  findPages,
  openDesk,
}: Pick<HandlerInput, 'findPages'> & {
  port: number
  host: string
  openDesk?: (httpServer: Server) => Promise<SourceApp>
}): Promise<DevSite> {
  const httpServer = createServer()
  const vite = await openVite(httpServer)
  const desk = (await openDesk?.(httpServer)) ?? null
  httpServer.on('request', createHandler({ vite, findPages, desk }))
  httpServer.listen(port, host)
  await once(httpServer, 'listening')
  return {
    port: (httpServer.address() as AddressInfo).port,
    watch(folders, onChange) {
      vite.watcher.add(folders)
      for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, onChange)
    },
    reload() {
      vite.environments.client.hot.send({ type: 'full-reload' })
      desk?.reload()
    },
    async close() {
      httpServer.close()
      httpServer.closeAllConnections()
      await Promise.all([vite.close(), desk?.close()])
    },
  }
}
