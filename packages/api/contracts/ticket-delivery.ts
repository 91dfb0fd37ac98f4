import { z } from 'zod'
import { line, text } from './contract.ts'

/** What the provider hands over for one member, named by a number of its own. */
export const TicketDelivery = z
  .object({
    DeliveryId: line(120),
    Email: line(254),
    Tickets: z
      .array(
        z.object({
          MovieId: text(120),
          MovieTitle: text(300),
          Notes: text(2000),
          QRCode: line(1000),
          QRUrl: text(2000),
          StartTime: z.iso.datetime({ offset: true }),
          ExpirationDate: z.iso.datetime({ offset: true }),
          Poster: text(2000),
          Screen: text(200),
          SeatsInfo: z.object({
            Info: text(500),
            Seats: z.array(z.object({ Row: text(50), Seats: text(200) })).max(50),
          }),
        }),
      )
      .min(1)
      .max(50)
      .superRefine(refuseRepeatedCodes),
  })
  .meta({ id: 'TicketDelivery' })
export type TicketDelivery = z.infer<typeof TicketDelivery>

/** Which of two tickets a code lets in by would be a guess. The code itself is told to nobody, not even to the log. */
function refuseRepeatedCodes(tickets: { QRCode: string }[], context: z.RefinementCtx) {
  const seen = new Set<string>()
  for (const [at, { QRCode }] of tickets.entries()) {
    if (seen.has(QRCode))
      context.addIssue({ code: 'custom', path: [at, 'QRCode'], message: 'is that of an earlier ticket' })
    seen.add(QRCode)
  }
}

/** What became of a delivery. */
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
