import type { BlockItems, HouseView, ProgrammeView } from '@lerret/model'
import { concert, film, picture, showing } from './samples.ts'

export const house: HouseView = {
  name: 'Fjordheim kulturhus',
  logo: picture('logo', 'Fjordheim kulturhus', 512, 512),
  address: 'Kaivegen 3, 5999 Fjordheim',
  phone: '55 00 00 00',
  email: 'post@fjordheim.example',
  web: 'fjordheim.example',
}

const evening: ProgrammeView = {
  productions: [film(), film({ id: 'safety-last', title: 'Safety Last!', ageLimit: '6' }), concert()],
  showings: [
    showing({
      id: 'begun',
      productionId: 'safety-last',
      startsAt: '2026-11-15T14:00:00.000Z',
      endsAt: '2026-11-15T15:20:00.000Z',
      hall: 'Sal 2',
      label: 'Strikkekino',
    }),
    showing({ ticketStatus: 'few-left' }),
    showing({
      id: 'full',
      productionId: 'hardingfele',
      startsAt: '2026-11-15T19:00:00.000Z',
      endsAt: '2026-11-15T20:30:00.000Z',
      hall: 'Kulturscena',
      label: null,
      ticketStatus: 'sold-out',
    }),
    showing({
      id: 'off',
      productionId: 'safety-last',
      startsAt: '2026-11-15T20:15:00.000Z',
      endsAt: '2026-11-15T21:35:00.000Z',
      hall: 'Sal 2',
      label: null,
      state: 'cancelled',
    }),
    showing({
      id: 'tomorrow',
      startsAt: '2026-11-16T18:00:00.000Z',
      endsAt: '2026-11-16T19:34:00.000Z',
      state: 'moved',
      previousStart: '2026-11-15T18:00:00.000Z',
    }),
    showing({
      id: 'not-yet',
      productionId: 'hardingfele',
      startsAt: '2026-11-16T19:00:00.000Z',
      endsAt: '2026-11-16T20:30:00.000Z',
      hall: 'Kulturscena',
      label: null,
      ticketStatus: 'not-yet',
      saleOpensAt: '2026-11-16T09:00:00.000Z',
      purchaseHref: null,
    }),
  ],
}

export const display: {
  [Component in 'foyer-screen' | 'week-poster']: BlockItems[Component][]
} = {
  'foyer-screen': [{ heading: 'Fjordheim kulturhus', ...evening }],
  'week-poster': [{ heading: 'Kino og scene', from: '2026-11-15', to: '2026-11-21', house, ...evening }],
}
