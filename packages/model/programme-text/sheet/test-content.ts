import type { Film } from '../../content/production.ts'
import type { Showing } from '../../showings/showing.ts'
import { osloInstant } from '../../time/oslo-time.ts'

/** A film of 90 minutes. */
export const createFilm = (id: string, changes: Partial<Film> = {}): Film => ({
  id,
  object: 'movie',
  objectClass: 'movie',
  title: id,
  ageLimit: '12',
  minutes: 90,
  parentSlug: `${id}-dxm-20220117`,
  pageReference: `${id}-dxm-20220117`,
  ediNumber: 'DXM20220117',
  contents: [{ summary: '', body: '' }],
  assets: [],
  features: [],
  ...changes,
})

/** A showing of 100 minutes: ten of adverts and ninety of film. */
export function createTestShowing(
  productionId: string,
  date: string,
  time: string,
  changes: Partial<Showing> = {},
): Showing {
  const start = osloInstant(date, time)
  return {
    id: `${productionId}-${date}-${time}`,
    productionId,
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + 100 * 60_000).toISOString(),
    hall: 'Storsalen',
    ticketStatus: 'at-door',
    state: 'planned',
    formats: ['2D'],
    access: ['wheelchair'],
    ...changes,
  }
}
