import { SERVICE_WORKER_FILE } from '@lerret/model'
import type { FastifyInstance } from 'fastify'

/** The script deletes all caches and unregisters itself, because only a service worker can remove an installed one. */
const UNREGISTER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

/** Serves the script that removes the service worker from visitors' browsers (SERVICE_WORKER=off). */
export function registerServiceWorkerRemoval(app: FastifyInstance) {
  app.get(SERVICE_WORKER_FILE, { config: { access: 'anyone' } }, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(UNREGISTER_SCRIPT),
  )
}
