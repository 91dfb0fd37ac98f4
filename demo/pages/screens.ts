import { bleed, block, page } from './build.ts'
import { showings } from './sources.ts'

/** The programme on the foyer screen, and as a poster. */

const screen = page({
  id: 'page-skjerm',
  title: 'Skjerm',
  path: '/skjerm',
  description: 'Programmet i dag i stor skrift, til skjermen i foajeen i Fjordheim kulturhus.',
  image: 'house-foaje',
  sources: [showings],
  rows: [
    bleed(block('skjerm-program', 'foyer-screen', { heading: 'Fjordheim kulturhus', showings: 'showings' })),
  ],
})

const poster = page({
  id: 'page-plakat',
  title: 'Plakat',
  path: '/plakat',
  description:
    'Veka i Fjordheim kulturhus på eitt ark, til å skrive ut og hengje opp, og som tekst til avisa.',
  image: 'house-foaje',
  sources: [showings],
  rows: [
    bleed(
      block('plakat-veka', 'week-poster', {
        heading: 'Kino og scene',
        showings: 'showings',
        from: 'today',
      }),
    ),
  ],
})

export const screenPages = [screen, poster]
