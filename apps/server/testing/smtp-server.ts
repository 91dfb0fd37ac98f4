import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TestSmtpServer {
  /** The value for SMTP_URL. */
  url: string
  /** The received mails, in order. */
  mails: Email[]
  /** Whether every mail is rejected. */
  isClosed: boolean
  /** Recipients that are rejected, with the SMTP status. */
  refused: Map<string, number>
  /** Recipients whose mail is rejected after its data was read, with the SMTP status. */
  refusedWhole: Map<string, number>
  /** Is waited for before the server replies to a recipient, and before it replies to the data of a mail that it has accepted. */
  hold?: ((stage: 'recipient' | 'accepted', address: string) => Promise<void>) | undefined
  /** Ends all connections without a word. */
  dropConnections(): void
  /** Forgets the mails, and takes all mails again. */
  reset(): void
  stop(): Promise<void>
}

/** A real SMTP server on this machine, which stores the mails it gets. */
export async function startTestSmtpServer(fixedPort = 0): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(smtpServer.isClosed ? new Error('Stengt.') : undefined),
    onRcptTo({ address }, _session, done) {
      const responseCode = smtpServer.refused.get(address)
      // The refusal names the rejected recipient, as real servers do.
      const refusal = new Error(`<${address}>: Ikkje her.`)
      const reply = () => done(responseCode ? Object.assign(refusal, { responseCode }) : undefined)
      if (smtpServer.hold) smtpServer.hold('recipient', address).then(reply)
      else reply()
    },
    onData(stream, { envelope }, done) {
      const responseCode = smtpServer.refusedWhole.get(envelope.rcptTo[0]?.address ?? '')
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(async (mail) => {
          if (responseCode) throw Object.assign(new Error('Postkassa er full.'), { responseCode })
          smtpServer.mails.push(mail)
          await smtpServer.hold?.('accepted', envelope.rcptTo[0]?.address ?? '')
          done()
        })
        .catch(done)
    },
  })
  server.on('error', () => {})
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(fixedPort, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const smtpServer: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    isClosed: false,
    refused: new Map(),
    refusedWhole: new Map(),
    reset() {
      smtpServer.mails.length = 0
      smtpServer.isClosed = false
      smtpServer.refused.clear()
      smtpServer.refusedWhole.clear()
      smtpServer.hold = undefined
    },
    dropConnections: () => sockets.forEach((socket) => void socket.destroy()),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return smtpServer
}

/** The value of a header as it was sent. */
export const findHeader = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name.toLowerCase())?.value
