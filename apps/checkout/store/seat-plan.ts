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

/** The plan of a hall that the programme has no plan of. */
const DEFAULT_HALL = { rows: 8, seatsInRow: 10, wheelchairPlaces: 1 }

/** Every seat of a hall, row by row. The first row begins with wheelchair places, each beside a seat for a companion. */
export function listSeats(halls: HallPlan[], name: string): Seat[] {
  const { rows, seatsInRow, wheelchairPlaces } = halls.find((hall) => hall.name === name) ?? DEFAULT_HALL
  return Array.from({ length: rows }, (_, index) => index + 1).flatMap((row) =>
    Array.from({ length: seatsInRow }, (_, index) => index + 1).map((number) => ({
      id: `${row}-${number}`,
      row,
      number,
      kind: row === 1 ? seatKind(number, wheelchairPlaces) : ('seat' as const),
    })),
  )
}

function seatKind(number: number, wheelchairPlaces: number): SeatKind {
  if (number > wheelchairPlaces * 2) return 'seat'
  return number % 2 === 1 ? 'wheelchair' : 'companion'
}

/** The seats that count as sold before the stand-in was set up: spread by a hash, so the same ones every time. */
export function pickSoldBefore(seats: Seat[], { id, soldBefore }: ProgrammeShowing): Set<string> {
  const shuffled = seats
    .map((seat) => ({ seat, order: hashToFraction(`${id} ${seat.id}`) }))
    .sort((a, b) => a.order - b.order)
  return new Set(shuffled.slice(0, soldBefore).map(({ seat }) => seat.id))
}

const hashToFraction = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32

/** The price of a seat. Companion seats are free. */
export const seatPrice = (seat: Seat, price: number) => (seat.kind === 'companion' ? 0 : price)
