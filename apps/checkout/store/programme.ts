import { readFile, stat } from 'node:fs/promises'
import type { Programme, ProgrammeProduction, ProgrammeShowing } from '@lerret/api'

/** What is to be sold, as the organiser said last. */
export type ReadProgramme = () => Promise<Programme | undefined>

/** Reads the programme from a file, anew when it has been written anew; undefined while there is none. */
export function programmeFrom(file: string): ReadProgramme {
  let known: { writtenAt: number; programme: Programme } | undefined
  return async () => {
    const writtenAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (writtenAt === undefined) return undefined
    if (known?.writtenAt !== writtenAt)
      known = { writtenAt, programme: JSON.parse(await readFile(file, 'utf8')) as Programme }
    return known.programme
  }
}

export interface OnSale {
  programme: Programme
  showing: ProgrammeShowing
  production: ProgrammeProduction
}

/** A showing of a venue, with all that is said of it. */
export function findShowing(
  programme: Programme | undefined,
  venueId: string,
  eventId: string,
): OnSale | undefined {
  if (programme?.venue.id !== venueId) return undefined
  const showing = programme.showings.find(({ id }) => id === eventId)
  const production = programme.productions.find(({ id }) => id === showing?.productionId)
  return showing && production && { programme, showing, production }
}

/** Where a buyer goes back to: the address they came with when it is the organiser's, else the production's own page. */
export function returnAddress({ programme, production }: OnSale, wished: unknown): string {
  const isTheirs = typeof wished === 'string' && originOf(wished) === originOf(programme.venue.site)
  return isTheirs ? (wished as string) : production.page
}

function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
