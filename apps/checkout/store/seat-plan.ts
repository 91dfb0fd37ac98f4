import { createHash } from 'node:crypto'
import type { HallPlan, ProgrammeShowing } from '@lerret/api'

export type SeatKind = 'seat' | 'wheelchair' | 'companion'

export interface Seat {
  /** `3-7`: row and number. */
  id: string
  row: number
  number: number
  kind: SeatKind
}

/** A hall that nobody has drawn. */
const PLAIN_HALL = { rows: 8, seatsInRow: 10, wheelchairPlaces: 1 }

/** Every place in a hall, row by row. At the ends of the first row are places for wheelchairs, each beside one for a companion. */
export function seatsOf(halls: HallPlan[], name: string): Seat[] {
  const { rows, seatsInRow, wheelchairPlaces } = halls.find((hall) => hall.name === name) ?? PLAIN_HALL
  return Array.from({ length: rows }, (_, index) => index + 1).flatMap((row) =>
    Array.from({ length: seatsInRow }, (_, index) => index + 1).map((number) => ({
      id: `${row}-${number}`,
      row,
      number,
      kind: row === 1 ? kindAt(number, wheelchairPlaces) : ('seat' as const),
    })),
  )
}

function kindAt(number: number, wheelchairPlaces: number): SeatKind {
  if (number > wheelchairPlaces * 2) return 'seat'
  return number % 2 === 1 ? 'wheelchair' : 'companion'
}

/** The places that were sold before the stand-in was set up: here and there, the same ones every time. */
export function soldBeforehand(seats: Seat[], { id, soldBefore }: ProgrammeShowing): Set<string> {
  const drawn = seats.map((seat) => ({ seat, lot: lotOf(`${id} ${seat.id}`) })).sort((a, b) => a.lot - b.lot)
  return new Set(drawn.slice(0, soldBefore).map(({ seat }) => seat.id))
}

const lotOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32

/** What a place costs. Whoever has a companion card takes somebody along for nothing. */
export const priceOf = (seat: Seat, price: number) => (seat.kind === 'companion' ? 0 : price)
