import type { Programme, ProgrammeShowing } from '@lerret/api'
import { buildCheckout } from './app.ts'
import { openDatabase } from './store/database.ts'

export const NOW = new Date('2026-11-20T12:00:00Z')

const showing = (id: string, changes: Partial<ProgrammeShowing> = {}): ProgrammeShowing => ({
  id,
  productionId: '9',
  hall: 'Vesle',
  state: 'planned',
  saleOpensAt: null,
  price: 130,
  soldBefore: 0,
  startsAt: '2026-11-21T18:00:00.000Z',
  endsAt: '2026-11-21T20:00:00.000Z',
  ...changes,
})

/** A venue with a hall of 20 places, two of them for a wheelchair and a companion. */
export const programme: Programme = {
  venue: {
    id: 'fjordheim',
    name: 'Fjordheim kulturhus',
    phone: '55 00 00 00',
    site: 'https://fjordheim.example',
    partnerIds: [178, 118],
  },
  halls: [{ name: 'Vesle', rows: 4, seatsInRow: 5, wheelchairPlaces: 1 }],
  productions: [
    {
      id: '9',
      title: 'Nosferatu <1922>',
      filmNumber: 'DXM20220117',
      ageLimit: '12',
      minutes: 94,
      reference: 'production-nosferatu',
      poster: 'https://fjordheim.example/images/x',
      page: 'https://fjordheim.example/nosferatu-dxm-20220117',
    },
  ],
  showings: [
    showing('100'),
    showing('200', { soldBefore: 18 }),
    showing('300', { saleOpensAt: '2026-11-20T13:00:00.000Z' }),
    showing('400', { state: 'cancelled' }),
  ],
}

/** The stand-in with that venue, and a clock that tests can set. */
export async function givenCheckout() {
  const clock = { now: NOW }
  const db = openDatabase(':memory:')
  let runs = 0
  const app = await buildCheckout({
    db,
    readProgramme: async () => programme,
    deliverySender: { sendDue: async () => void runs++ },
    ownUrl: 'https://billettluka.example',
    now: () => clock.now,
    logLevel: 'silent',
  })
  const send = (path: string, form: Record<string, string | string[]>, headers = {}) => {
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries(form))
      for (const each of [value].flat()) body.append(name, each)
    return app.inject({
      method: 'POST',
      url: path,
      payload: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  }
  return { app, db, clock, send, deliveryRuns: () => runs, get: (path: string) => app.inject(path) }
}
