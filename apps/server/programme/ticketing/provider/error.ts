import type { Words } from '@lerret/words/all'
import { AppError, type ErrorCode } from '../../../platform/errors/app-error.ts'

/** A message for the desk: a key of the dictionary, and the values to fill in. */
export interface DeskMessage {
  word: keyof Words
  values: Record<string, string>
}

/** Why the provider could not be read. `message` is for the log, `deskMessage` for the desk. Neither quotes a reply. */
export class TicketingError extends AppError {
  readonly deskMessage: DeskMessage

  constructor(message: string, deskMessage: DeskMessage) {
    super('ticketing_unavailable', message)
    this.deskMessage = deskMessage
  }
}

export const providerError = (origin: string, reason: string, { word, values }: DeskMessage) =>
  new TicketingError(`The ticketing provider at ${origin} cannot be read: ${reason}`, {
    word,
    values: { origin, ...values },
  })

/** The desk's message for each error of an outbound request. */
export const OUTBOUND_ERROR_MESSAGES: { [Code in ErrorCode]?: keyof Words } = {
  outbound_address_refused: 'ticketingAddressRefused',
  outbound_redirect_refused: 'ticketingRedirected',
  outbound_timeout: 'ticketingTimeout',
  outbound_too_large: 'ticketingTooLarge',
  outbound_unreachable: 'ticketingUnreachable',
  outbound_url_invalid: 'ticketingUrlInvalid',
}

/** `field` is the name of a field in our schema. */
export const unexpectedError = (origin: string, field: string) =>
  providerError(origin, `its reply does not match the expected format: ${field}.`, {
    word: 'ticketingUnexpected',
    values: { field },
  })
