import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler, type HandlerInput } from './handler.ts'
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
}: Pick<HandlerInput, 'findPages'> & { port: number; host: string }): Promise<DevSite> {
  const httpServer = createServer()
  const vite = await openVite(httpServer)
  httpServer.on('request', createHandler({ vite, findPages }))
  httpServer.listen(port, host)
  await once(httpServer, 'listening')
  return {
    port: (httpServer.address() as AddressInfo).port,
    watch(folders, onChange) {
      vite.watcher.add(folders)
      for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, onChange)
    },
    reload: () => vite.environments.client.hot.send({ type: 'full-reload' }),
    async close() {
      httpServer.close()
      httpServer.closeAllConnections()
      await vite.close()
    },
  }
}
