import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A raw TCP connection to a server on this machine. */
export interface Connection {
  socket: Socket
  /** Sends the pieces one by one, each in a packet of its own as far as the network allows. */
  send(...pieces: string[]): Promise<void>
  /** The next complete reply, or what there is of it when the server closes the connection. */
  readReply(method?: string): Promise<string>
  request(text: string): Promise<string>
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let received = ''
  let isClosed = false
  let wake = () => {}
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
    wake()
  })
  for (const event of ['end', 'error', 'close'])
    socket.on(event, () => {
      isClosed = true
      wake()
    })

  async function send(...pieces: string[]) {
    for (const piece of pieces) {
      await new Promise((sent) => socket.write(piece, 'latin1', sent))
      for (let turns = 0; turns < 3; turns++) await nextTurn()
    }
  }

  async function readReply(method = 'GET') {
    for (;;) {
      const length = replyLength(received, method)
      if (length !== undefined || isClosed) {
        const reply = received.slice(0, length)
        received = received.slice(reply.length)
        return reply
      }
      await new Promise<void>((woken) => {
        wake = woken
      })
    }
  }

  return {
    socket,
    send,
    readReply,
    async request(text) {
      await send(text)
      return readReply(text.split(' ', 1)[0])
    },
  }
}

/** The length of the first reply in the text; undefined while it is incomplete. */
function replyLength(text: string, method: string): number | undefined {
  const body = text.indexOf('\r\n\r\n') + 4
  if (body < 4) return undefined
  const isBare = method === 'HEAD' || text.startsWith('HTTP/1.1 304')
  const size = isBare ? 0 : Number(/^content-length: (\d+)\r$/im.exec(text.slice(0, body))?.[1] ?? 0)
  return text.length < body + size ? undefined : body + size
}
