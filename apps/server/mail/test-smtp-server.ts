import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface PostOffice {
  /** As SMTP_URL names it. */
  url: string
  /** What has arrived, in order. */
  mails: Email[]
  /** From now on every mail is turned away. */
  isClosed: boolean
  /** Addresses that take no mail, and what they are turned away with. */
  refused: Map<string, number>
  /** Addresses whose mail is read to its end, and then turned away with this. */
  refusedWhole: Map<string, number>
  stop(): Promise<void>
}

/** A real SMTP server on this machine, which keeps what it is handed. */
export async function openPostOffice(): Promise<PostOffice> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(office.isClosed ? new Error('Stengt.') : undefined),
    onRcptTo({ address }, _session, done) {
      const responseCode = office.refused.get(address)
      // As real ones do, it names whom it turns away.
      const refusal = new Error(`<${address}>: Ikkje her.`)
      done(responseCode ? Object.assign(refusal, { responseCode }) : undefined)
    },
    onData(stream, { envelope }, done) {
      const responseCode = office.refusedWhole.get(envelope.rcptTo[0]?.address ?? '')
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          if (responseCode) throw Object.assign(new Error('Postkassa er full.'), { responseCode })
          office.mails.push(mail)
          done()
        })
        .catch(done)
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    isClosed: false,
    refused: new Map(),
    refusedWhole: new Map(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return office
}

/** A header of a mail, as it was sent. */
export const headerOf = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name.toLowerCase())?.value
