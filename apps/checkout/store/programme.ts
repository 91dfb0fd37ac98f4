import { readFile, stat } from 'node:fs/promises'
import type { Programme, ProgrammeProduction, ProgrammeShowing } from '@lerret/api'

/** Reads what is for sale now. */
export type ReadProgramme = () => Promise<Programme | undefined>

/** Reads the programme from a file, again when the file has changed; undefined while there is none. */
export function createProgrammeReader(file: string): ReadProgramme {
  let cached: { writtenAt: number; programme: Programme } | undefined
  return async () => {
    const writtenAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (writtenAt === undefined) return undefined
    if (cached?.writtenAt !== writtenAt)
      cached = { writtenAt, programme: JSON.parse(await readFile(file, 'utf8')) as Programme }
    return cached.programme
  }
}

export interface OnSale {
  programme: Programme
  showing: ProgrammeShowing
  production: ProgrammeProduction
}

/** A showing of a venue with its production. */
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

/** Where a buyer goes back to: the requested address when it is on the organiser's site, else the production's page. */
export function returnUrl({ programme, production }: OnSale, requested: unknown): string {
  const isOnSite =
    typeof requested === 'string' && parseOrigin(requested) === parseOrigin(programme.venue.site)
  return isOnSite ? (requested as string) : production.page
}

function parseOrigin(address: string): string | undefined {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
