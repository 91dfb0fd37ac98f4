import { isReserved, pathOf } from '@lerret/model'
import { keepForOffline, keepSeen, serveCacheFirst, serveNetworkFirst, servePage, tidy } from './caching.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by the build: the files that every page needs. With another build it is another worker. */
const NEEDED: string[] = JSON.parse('__NEEDED__')

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepForOffline(NEEDED), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([tidy(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

/** A page that was there before the worker tells what it consists of. */
self.addEventListener('message', (event) => {
  const { seen } = (event.data ?? {}) as { seen?: string[] }
  if (Array.isArray(seen)) void keepSeen(seen.filter((address) => isOurs(new URL(address))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !isOurs(url)) return
  if (url.pathname.startsWith('/assets/')) return event.respondWith(serveCacheFirst(event))
  if (url.pathname.startsWith('/images/')) return event.respondWith(serveNetworkFirst(event, 'images'))
  if (url.pathname.startsWith('/page-data/')) return event.respondWith(serveNetworkFirst(event, 'data'))
  const path = pathOf(url.pathname)
  if (request.mode === 'navigate' && path !== null && !isReserved(path)) event.respondWith(servePage(event))
})

const isOurs = ({ origin }: URL) => origin === self.location.origin
