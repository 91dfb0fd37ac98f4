import { isReservedPath, parsePath } from '@lerret/model'
import {
  cacheVisited,
  deleteOldEntries,
  precache,
  serveCacheFirst,
  serveNetworkFirst,
  servePage,
} from './caching.ts'

declare const self: ServiceWorkerGlobalScope

/** Filled in by the build: the files that every page needs. They differ with every build, which makes it a new worker. */
const NEEDED: string[] = JSON.parse('__NEEDED__')

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([precache(NEEDED), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOldEntries(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  )
})

/** A page that was opened before the worker was installed sends the addresses of the files it has loaded. */
self.addEventListener('message', (event) => {
  const { seen } = (event.data ?? {}) as { seen?: string[] }
  if (Array.isArray(seen)) void cacheVisited(seen.filter((address) => isSameOrigin(new URL(address))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !isSameOrigin(url)) return
  if (url.pathname.startsWith('/assets/')) return event.respondWith(serveCacheFirst(event))
  if (url.pathname.startsWith('/images/')) return event.respondWith(serveNetworkFirst(event, 'images'))
  if (url.pathname.startsWith('/page-data/')) return event.respondWith(serveNetworkFirst(event, 'data'))
  const path = parsePath(url.pathname)
  if (request.mode === 'navigate' && path !== null && !isReservedPath(path))
    event.respondWith(servePage(event))
})

const isSameOrigin = ({ origin }: URL) => origin === self.location.origin
