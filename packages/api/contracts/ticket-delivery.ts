import { z } from 'zod'
import { line, text } from './contract.ts'

/** Codes are in a unique index, whose entries PostgreSQL bounds. */
const MAX_CODE_BYTES = 1000

const EARLIEST_TIME = Date.parse('1990-01-01T00:00:00Z')
const LATEST_TIME = Date.parse('2200-01-01T00:00:00Z')

/** Half of a surrogate pair is stored as another character, and in JSON not at all. */
const wellFormed = (schema: z.ZodString) =>
  schema.refine((value) => value.isWellFormed(), 'holds half of a surrogate pair')

const Code = wellFormed(line(MAX_CODE_BYTES))
  .refine(
    (code) => new TextEncoder().encode(code).length <= MAX_CODE_BYTES,
    `is longer than ${MAX_CODE_BYTES} bytes in UTF-8`,
  )
  .meta({ description: `The text of the QR code, at most ${MAX_CODE_BYTES} bytes in UTF-8.` })

/** Browsers drop tabs and line feeds and read `\` as `/`: `/\t/elsewhere` would lead away from the site. */
const WEB_ADDRESS = /^(https?:\/\/[^\s\p{Cc}\\]+|\/(?!\/)[^\s\p{Cc}\\]*)?$/u

const WebAddress = wellFormed(text(2000))
  .regex(WEB_ADDRESS, 'is neither an http(s) address, nor a path that begins with one /, nor empty')
  .refine((address) => !address.startsWith('http') || URL.canParse(address), 'is not a valid address')
  .meta({ description: 'An http:// or https:// address, a path of this site, or empty.' })

const TicketTime = z.iso
  .datetime({ offset: true })
  .refine((time) => Date.parse(time) >= EARLIEST_TIME, 'is before 1990')
  .refine((time) => Date.parse(time) < LATEST_TIME, 'is after 2199')

/** A ticket as the provider describes it, in a delivery and in a person's account. */
export const DeliveredTicket = z
  .object({
    MovieId: wellFormed(text(120)),
    MovieTitle: wellFormed(text(300)),
    Notes: wellFormed(text(2000)),
    QRCode: Code,
    QRUrl: WebAddress,
    StartTime: TicketTime,
    ExpirationDate: TicketTime,
    Poster: WebAddress,
    Screen: wellFormed(text(200)),
    SeatsInfo: z.object({
      Info: wellFormed(text(500)),
      Seats: z.array(z.object({ Row: wellFormed(text(50)), Seats: wellFormed(text(200)) })).max(50),
    }),
  })
  .refine(({ StartTime, ExpirationDate }) => Date.parse(ExpirationDate) >= Date.parse(StartTime), {
    path: ['ExpirationDate'],
    message: 'is before StartTime',
  })

export type DeliveredTicket = z.infer<typeof DeliveredTicket>

/** Tickets that the provider delivers for one member, with the provider's own id. */
export const TicketDelivery = z
  .object({
    DeliveryId: wellFormed(line(120)),
    Email: line(254),
    Tickets: z.array(DeliveredTicket).min(1).max(50).superRefine(rejectDuplicateCodes),
  })
  .meta({ id: 'TicketDelivery' })
export type TicketDelivery = z.infer<typeof TicketDelivery>

/** A code must identify one ticket. The message leaves out the code, which is secret. */
function rejectDuplicateCodes(tickets: { QRCode: string }[], context: z.RefinementCtx) {
  const seen = new Set<string>()
  for (const [index, { QRCode }] of tickets.entries()) {
    if (seen.has(QRCode))
      context.addIssue({ code: 'custom', path: [index, 'QRCode'], message: 'is that of an earlier ticket' })
    seen.add(QRCode)
  }
}

/** The outcome of a delivery. */
export const DeliveryResult = z
  .object({
    Delivered: z.int().nonnegative().meta({
      description: 'How many of the tickets the member has now, also when the delivery is a repeated one.',
    }),
    NotStored: z
      .array(
        z.object({
          Index: z.int().nonnegative().meta({ description: 'Which of Tickets, from 0.' }),
          Reason: z.enum(['belongs_to_another_member']),
        }),
      )
      .optional()
      .meta({ description: 'The tickets that were not stored. Missing when all were.' }),
  })
  .meta({ id: 'DeliveryResult' })
export type DeliveryResult = z.infer<typeof DeliveryResult>

export const SIGNATURE_SCHEME = `Each request is signed with the secret that the provider shares with this server:

    X-Signature: t=<seconds>,v2=<hex>

\`<seconds>\` is the time of signing in whole seconds since 1970 (UTC), at most five minutes from the server's time. \`<hex>\` is
the HMAC-SHA256, in lower-case hexadecimal, of these four joined by line feeds: \`<seconds>\`; \`POST\`; the path of this call with
the partner filled in, such as \`/partners/118/api/DeliverTicketsDx\`; and the body, byte for byte as it is sent. A signature for
one partner is refused at another, and so is \`v1\`, which left out method and path.`
