import { z } from 'zod'

const word = z.string()

/** Why the provider could not be read, as the desk shows it. `{origin}` and such are filled in. */
export const TicketingWords = z.object({
  ticketingAddressRefused: word,
  ticketingUrlInvalid: word,
  ticketingRedirected: word,
  ticketingTimeout: word,
  ticketingTooLarge: word,
  ticketingUnreachable: word,
  ticketingStatus: word,
  ticketingNotJson: word,
  ticketingUnexpected: word,
  ticketingPagesElsewhere: word,
  ticketingFailed: word,
  ticketingKeyNotSent: word,
})
export type TicketingWords = z.infer<typeof TicketingWords>
