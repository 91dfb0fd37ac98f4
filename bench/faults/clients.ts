import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { removeFolder, startHouse } from '../../e2e/house/house.ts'
import { createRandom } from './random.ts'

/** A server gives requests 30 s to arrive, and checks every 5 s. */
const MAX_OPEN_MS = 45_000
const MAX_PAGE_MS = 2_000

/** Sends something odd. Resolves with what came back, when the server has ended the connection. */
type Client = (socket: Socket, random: (limit: number) => number) => void

const CLIENTS: Record<string, { send: Client; expected: RegExp }> = {
  'headers a byte a second': {
    send: (socket) => drip(socket, 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: '),
    expected: /^(HTTP\/1.1 408|$)/,
  },
  'a body that never ends': {
    send: (socket) => {
      socket.write(`${post('application/json')}Content-Length: 1000\r\n\r\n`)
      drip(socket, '{"email":"')
    },
    expected: /^HTTP\/1.1 408/,
  },
  'a body without end in chunks': {
    send: (socket) => {
      socket.write(`${post('application/json')}Transfer-Encoding: chunked\r\n\r\n`)
      const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
      const timer = setInterval(() => socket.write(chunk), 1)
      socket.on('close', () => clearInterval(timer))
    },
    expected: /^(HTTP\/1.1 (413|400)|$)/,
  },
  'headers that are too large': {
    send: (socket) => socket.write(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(100_000)}\r\n\r\n`),
    expected: /^(HTTP\/1.1 431|$)/,
  },
  'half-closed after the request': {
    send: (socket) => socket.end('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
    // Node takes a client that will send nothing more for one that has gone, unless the reply is written already.
    expected: /^(HTTP\/1.1 200|$)/,
  },
  'reset after the request': {
    send: (socket, random) => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      setTimeout(() => socket.resetAndDestroy(), random(5))
    },
    expected: /^/,
  },
  'no HTTP at all': {
    send: (socket) => socket.write('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
    expected: /^HTTP\/1.1 400/,
  },
  silence: { send: () => {}, expected: /^(HTTP\/1.1 408|$)/ },
}

const post = (type: string) => `POST /nyhendebrev HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n`

/** Many clients of each kind at once, while a visitor reads pages. */
export async function sendOddRequests(each: number, { seed }: { seed: number }) {
  const random = createRandom(seed)
  const problems: string[] = []
  const house = await startHouse()
  const { port } = new URL(house.url)
  let [slowestPageMs, pages, isDone] = [0, 0, false]
  try {
    const visitor = readPages()
    const clients = Object.entries(CLIENTS).flatMap(([name, client]) =>
      Array.from({ length: each }, async () => {
        await wait(random(2_000))
        const reply = await sendAndRead(Number(port), (socket) => client.send(socket, random))
        if (reply === null) problems.push(`${name}: the connection was open after ${MAX_OPEN_MS / 1000} s.`)
        else if (!client.expected.test(reply)) problems.push(`${name}: ${reply.slice(0, 40)}`)
      }),
    )
    await Promise.all(clients)
    isDone = true
    await visitor
    if (slowestPageMs > MAX_PAGE_MS) problems.push(`A page took ${slowestPageMs} ms.`)
    const errors = house.output().match(/^.*\b(error|fatal)\b.*$/gim) ?? []
    for (const line of new Set(errors)) problems.push(line)
  } finally {
    isDone = true
    await house.stop()
    await removeFolder(house.dataDir)
  }
  return { clients: each * Object.keys(CLIENTS).length, pages, slowestPageMs, problems }

  async function readPages() {
    for (; !isDone; await wait(20)) {
      const startedAt = performance.now()
      const { status } = await fetch(`${house.url}/kino`)
      slowestPageMs = Math.max(slowestPageMs, Math.round(performance.now() - startedAt))
      pages++
      if (status !== 200) problems.push(`A page answered ${status}.`)
    }
  }
}

function drip(socket: Socket, start: string) {
  socket.write(start)
  const timer = setInterval(() => socket.write('x'), 1_000)
  socket.on('close', () => clearInterval(timer))
}

/** Null when the connection is still open after too long. */
function sendAndRead(port: number, send: (socket: Socket) => void): Promise<string | null> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => send(socket))
    const timer = setTimeout(() => {
      resolve(null)
      socket.destroy()
    }, MAX_OPEN_MS)
    socket.setEncoding('utf8')
    socket.on('data', (more) => (text += more))
    socket.on('error', () => {})
    socket.on('end', () => socket.end())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
  })
}
