import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EventFeed } from '@lerret/api'
import { onFinished } from '../../../test-cleanup.ts'
import type { ProviderFeed } from './provider.ts'

/** A ticketing provider on its own port, whose replies a test sets. */
export async function givenProvider() {
  let server: Server | undefined
  let listener: RequestListener = (_request, reply) => reply.writeHead(404).end()
  let port = 0
  const requests: string[] = []

  async function start() {
    server = createServer((request, reply) => {
      requests.push(`${request.url} ${request.headers.authorization ?? ''}`.trim())
      listener(request, reply)
    }).listen(port, '127.0.0.1')
    await new Promise((resolve) => server?.once('listening', resolve))
    port = (server.address() as AddressInfo).port
  }
  function stop() {
    server?.close()
    server?.closeAllConnections()
  }
  await start()
  onFinished(stop)

  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    requests,
    start,
    replyWith(next: RequestListener) {
      listener = next
    },
    replyJson(body: unknown) {
      listener = (_request, reply) =>
        reply.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    },
    stop,
  }
}

type Showing = EventFeed['showings'][number]

export const soldShowing = (id: string, changes: Partial<Showing> = {}): Showing => ({
  id,
  productionId: '9',
  hall: 'Storsalen',
  state: 'planned',
  saleOpensAt: null,
  priceFrom: 130,
  startsAt: '2026-11-21T18:00:00.000Z',
  endsAt: '2026-11-21T20:00:00.000Z',
  capacity: 100,
  sold: 10,
  reserved: 0,
  ...changes,
})

export const soldFilm = {
  id: '9',
  title: 'Nosferatu',
  filmNumber: 'DXM20220117',
  ageLimit: '12',
  minutes: 94,
}

export const toFeed = (
  showings: Showing[],
  productions: EventFeed['productions'] = [soldFilm],
): EventFeed => ({
  venueId: 'fjordheim',
  madeAt: '2026-11-20T12:00:00.000Z',
  productions,
  showings,
})

/** Returns the showings as an adapter returns them. */
export const toProviderFeed = (
  showings: Showing[],
  productions: ProviderFeed['productions'] = [soldFilm],
) => ({
  productions,
  showings: showings.map((showing) => ({ ...showing, url: null })),
})
