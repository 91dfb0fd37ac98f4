import type { Words } from '@lerret/words/all'
import { AppError, type ErrorCode } from '../../errors/app-error.ts'

/** A sentence of the dictionary, and what fills its gaps. */
export interface Sentence {
  word: keyof Words
  values: Record<string, string>
}

/** Why the provider could not be read: its message is for the log, its sentence for the desk. Neither quotes an answer. */
export class TicketingError extends AppError {
  readonly sentence: Sentence

  constructor(message: string, sentence: Sentence) {
    super('ticketing_unavailable', message)
    this.sentence = sentence
  }
}

export const providerError = (origin: string, reason: string, { word, values }: Sentence) =>
  new TicketingError(`The ticketing provider at ${origin} cannot be read: ${reason}`, {
    word,
    values: { origin, ...values },
  })

/** The sentence for each way in which fetching fails. */
export const OUTBOUND_WORDS: { [Code in ErrorCode]?: keyof Words } = {
  outbound_address_refused: 'ticketingAddressRefused',
  outbound_redirect_refused: 'ticketingRedirected',
  outbound_timeout: 'ticketingTimeout',
  outbound_too_large: 'ticketingTooLarge',
  outbound_unreachable: 'ticketingUnreachable',
  outbound_url_invalid: 'ticketingUrlInvalid',
}
