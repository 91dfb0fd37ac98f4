import type { Ticket } from '@lerret/model'
import { fill } from '@lerret/words'
import type { Words } from '@lerret/words/all'

/** *rad 4, sete 7; rad 5, sete 7, 8* */
export const formatSeats = (tickets: readonly Pick<Ticket, 'seatsInfo'>[], words: Words): string =>
  tickets
    .flatMap(({ seatsInfo }) => seatsInfo.seats)
    .map(({ row, seats }) => fill(words.ticketFileSeatRow, { row, seats }))
    .join('; ')
