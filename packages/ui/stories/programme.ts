import type { BlockItems, ProgrammeView } from '@lerret/model'
import { concert, everyState, film, showing } from './samples.ts'

const LONG_TITLE = 'Spelemannen, fyrvaktaren og den uforklarlege tåka som kom inn over Fjordheim ein tysdag'

const films: ProgrammeView = {
  productions: [
    film(),
    film({
      id: 'metropolis',
      title: 'Metropolis',
      href: '/metropolis-dxm-20100212',
      ageLimit: '9',
      poster: null,
    }),
    film({ id: 'long', title: LONG_TITLE, href: '/spelemannen-dxm-20260001', ageLimit: 'A' }),
  ],
  showings: [
    ...everyState(),
    showing({
      id: 'metropolis-1',
      productionId: 'metropolis',
      startsAt: '2026-11-24T17:00:00.000Z',
      endsAt: '2026-11-24T19:28:00.000Z',
      hall: 'Sal 2',
      label: 'Strikkekino',
    }),
    showing({
      id: 'long-1',
      productionId: 'long',
      startsAt: '2026-11-25T17:00:00.000Z',
      endsAt: '2026-11-25T19:00:00.000Z',
    }),
  ],
}

const culture: ProgrammeView = {
  productions: [concert()],
  showings: everyState().map((each) => ({ ...each, productionId: 'hardingfele', hall: 'Kulturscena' })),
}

const coming: ProgrammeView = {
  productions: [
    film({
      id: 'haxan',
      title: 'Häxan',
      href: '/häxan-dxm-20160918',
      ageLimit: '15',
      premiere: '2026-12-04',
    }),
    film({ id: 'phantom', title: 'The Phantom of the Opera', premiere: '2027-01-08' }),
  ],
  showings: [],
}

type Programme =
  | 'cover-flow'
  | 'culture-program'
  | 'events-list'
  | 'movie-cover'
  | 'program'
  | 'schedule'
  | 'ticket'
  | 'ticket-list'

export const programme: { [Component in Programme]: BlockItems[Component][] } = {
  'cover-flow': [
    { heading: 'På kino no', ...films, link: { label: 'Kommande filmar', href: '/kommande-filmar' } },
  ],
  'culture-program': [
    { heading: 'På scena', ...culture, link: { label: 'Heile kulturprogrammet', href: '/kultur' } },
  ],
  'events-list': [{ heading: 'Alle filmar', ...films }],
  'movie-cover': [{ kicker: 'Film i veka', production: film(), showings: everyState().slice(0, 3) }],
  program: [
    { heading: 'Program', mode: 'now', groupBy: 'day', filters: true, ...films },
    { heading: 'Kvar film for seg', mode: 'now', groupBy: 'film', filters: false, ...films },
    { heading: 'Kjem snart', mode: 'coming', groupBy: 'film', filters: false, ...coming },
  ],
  schedule: [
    {
      heading: 'I kveld',
      days: 1,
      ...films,
      showings: films.showings.slice(0, 1),
      link: { label: 'Heile programmet', href: '/program' },
    },
    { heading: 'To veker', days: 14, ...films, link: null },
  ],
  ticket: [
    { production: film(), showing: showing() },
    { production: film(), showing: null },
  ],
  'ticket-list': [
    {
      heading: 'Framsyningar',
      calendarHref: '/kalender/nosferatu.ics',
      production: film(),
      showings: everyState(),
    },
  ],
}
