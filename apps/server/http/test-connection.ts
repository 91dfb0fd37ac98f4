import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** A connection to a server on this machine, on which what is said and what is answered are bytes. */
export interface Connection {
  socket: Socket
  /** Sends it in these pieces, each on its own as far as the network lets it. */
  say(...pieces: string[]): Promise<void>
  /** The next answer, whole; what there is of it when the other side hangs up. */
  hear(method?: string): Promise<string>
  ask(text: string): Promise<string>
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let heard = ''
  let isOver = false
  let wake = () => {}
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text
    wake()
  })
  for (const event of ['end', 'error', 'close'])
    socket.on(event, () => {
      isOver = true
      wake()
    })

  async function say(...pieces: string[]) {
    for (const piece of pieces) {
      await new Promise((sent) => socket.write(piece, 'latin1', sent))
      for (let turns = 0; turns < 3; turns++) await turn()
    }
  }

  async function hear(method = 'GET') {
    for (;;) {
      const length = lengthOf(heard, method)
      if (length !== undefined || isOver) {
        const answer = heard.slice(0, length)
        heard = heard.slice(answer.length)
        return answer
      }
      await new Promise<void>((woken) => {
        wake = woken
      })
    }
  }

  return {
    socket,
    say,
    hear,
    async ask(text) {
      await say(text)
      return hear(text.split(' ', 1)[0])
    },
  }
}

/** How long the first answer of a text is; undefined while it is not all there. */
function lengthOf(text: string, method: string): number | undefined {
  const body = text.indexOf('\r\n\r\n') + 4
  if (body < 4) return undefined
  const isBare = method === 'HEAD' || text.startsWith('HTTP/1.1 304')
  const size = isBare ? 0 : Number(/^content-length: (\d+)\r$/im.exec(text.slice(0, body))?.[1] ?? 0)
  return text.length < body + size ? undefined : body + size
}
