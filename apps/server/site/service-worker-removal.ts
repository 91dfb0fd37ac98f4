import { SERVICE_WORKER_FILE } from '@lerret/model'
import type { FastifyInstance } from 'fastify'

/** A worker can only be removed by a worker: this one throws the copies away and then itself. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

/** For the operator who wants no service worker in any visitor's browser (SERVICE_WORKER=off). */
export function registerNoWorker(app: FastifyInstance) {
  app.get(SERVICE_WORKER_FILE, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(FAREWELL),
  )
}
