import { type BuiltPage, bleed, block, page } from './build.ts'
import { showings } from './sources.ts'

/** The programme on the foyer screen, and as a poster. */

const screen = (title: string, image?: string) =>
  page({
    id: 'page-skjerm',
    title: 'Skjerm',
    path: '/skjerm',
    description: `Programmet i dag i stor skrift, til skjermen i foajeen i ${title}.`,
    ...(image && { image }),
    sources: [showings],
    rows: [bleed(block('skjerm-program', 'foyer-screen', { heading: title, showings: 'showings' }))],
  })

const poster = (title: string, image?: string) =>
  page({
    id: 'page-plakat',
    title: 'Plakat',
    path: '/plakat',
    description: `Veka i ${title} på eitt ark, til å skrive ut og hengje opp, og som tekst til avisa.`,
    ...(image && { image }),
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

export const screenPages = (title: string, image?: string): BuiltPage[] => [
  screen(title, image),
  poster(title, image),
]
