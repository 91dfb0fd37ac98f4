import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a tunnel does with a request in place of passing it on. */
export type Trick =
  | { kind: 'cut' }
  | { kind: 'late'; ms: number }
  | { kind: 'answer'; status: number; type?: string; body: string }
  /** Passes the request on, and changes what comes back. */
  | { kind: 'change'; change: (body: string) => string }

export interface Tunnel {
  url: string
  /** From now on, requests whose address matches are treated so. */
  play(address: RegExp, trick: Trick): void
  /** From now on, everything is passed on again. */
  behave(): void
  /** Every address that was asked for, in order. */
  asked: string[]
  close(): Promise<void>
}

/** A poor connection to the house: everything passes through it, the service worker's requests too. */
export async function digTunnel(to: string): Promise<Tunnel> {
  let tricks: { address: RegExp; trick: Trick }[] = []
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    const address = incoming.url ?? '/'
    asked.push(address)
    const trick = tricks.findLast((rule) => rule.address.test(address))?.trick
    void handle(incoming, outgoing, trick).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse, trick?: Trick) {
    if (trick?.kind === 'cut') return incoming.socket.destroy()
    if (trick?.kind === 'late') await wait(trick.ms)
    if (trick?.kind === 'answer') {
      outgoing.writeHead(trick.status, { 'content-type': trick.type ?? 'text/plain' })
      return outgoing.end(trick.body)
    }
    // What is to be changed must come, whatever the browser has of it already, and come as text.
    if (trick?.kind === 'change') {
      delete incoming.headers['if-none-match']
      delete incoming.headers['accept-encoding']
    }
    const onward = request(new URL(incoming.url ?? '/', to), {
      method: incoming.method,
      headers: incoming.headers,
    })
    incoming.pipe(onward)
    const [reply] = (await once(onward, 'response')) as [IncomingMessage]
    if (trick?.kind !== 'change') {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      return reply.pipe(outgoing)
    }
    const body = trick.change(Buffer.concat(await reply.toArray()).toString('utf8'))
    const { etag: _, 'content-length': __, ...headers } = reply.headers
    outgoing.writeHead(reply.statusCode ?? 502, headers)
    return outgoing.end(body)
  }

  return {
    url: `http://localhost:${port}`,
    play: (address, trick) => void tricks.push({ address, trick }),
    behave() {
      tricks = []
    },
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
