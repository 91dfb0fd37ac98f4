import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a tunnel does with a request instead of forwarding it. */
export type Fault =
  | { kind: 'cut' }
  | { kind: 'late'; ms: number }
  | { kind: 'answer'; status: number; type?: string; body: string }
  /** Forwards the request, and changes the reply. */
  | { kind: 'change'; change: (body: string) => string }

export interface Tunnel {
  url: string
  /** Applies this to requests whose URL matches, from now on. */
  addFault(address: RegExp, fault: Fault): void
  /** Forwards everything again. */
  behave(): void
  /** Forwards to another server from now on. */
  forwardTo(url: string): void
  /** All requested URLs, in order. */
  requestedUrls: string[]
  close(): Promise<void>
}

/** A proxy to the house that can fail, also for the service worker's requests. */
export async function openTunnel(houseUrl: string): Promise<Tunnel> {
  let target = houseUrl
  let faults: { address: RegExp; fault: Fault }[] = []
  const requestedUrls: string[] = []
  const server = createServer((incoming, outgoing) => {
    const address = incoming.url ?? '/'
    requestedUrls.push(address)
    const fault = faults.findLast((rule) => rule.address.test(address))?.fault
    void handle(incoming, outgoing, fault).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse, fault?: Fault) {
    if (fault?.kind === 'cut') return incoming.socket.destroy()
    if (fault?.kind === 'late') await wait(fault.ms)
    if (fault?.kind === 'answer') {
      outgoing.writeHead(fault.status, { 'content-type': fault.type ?? 'text/plain' })
      return outgoing.end(fault.body)
    }
    // A reply to be changed must have a body, uncompressed, so conditional headers are removed.
    if (fault?.kind === 'change') {
      delete incoming.headers['if-none-match']
      delete incoming.headers['accept-encoding']
    }
    const onward = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers: incoming.headers,
    })
    incoming.pipe(onward)
    const [reply] = (await once(onward, 'response')) as [IncomingMessage]
    if (fault?.kind !== 'change') {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      return reply.pipe(outgoing)
    }
    const body = fault.change(Buffer.concat(await reply.toArray()).toString('utf8'))
    const { etag: _, 'content-length': __, ...headers } = reply.headers
    outgoing.writeHead(reply.statusCode ?? 502, headers)
    return outgoing.end(body)
  }

  return {
    url: `http://localhost:${port}`,
    addFault: (address, fault) => void faults.push({ address, fault }),
    behave() {
      faults = []
    },
    forwardTo(url) {
      target = url
    },
    requestedUrls,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
