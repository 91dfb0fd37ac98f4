import { has, hasEvents, type StarterHouse } from '../house.ts'
import { type BuiltPage, block, page, wide } from './build.ts'
import {
  comingFilms,
  cultureItems,
  cultureShowings,
  filmShowings,
  nowFilms,
  productions,
  showings,
} from './sources.ts'

/** The programme day by day, the cinema and the events. */
export const programmePages = (house: StarterHouse): BuiltPage[] => [
  weekPage(house),
  ...(has(house, 'cinema') ? [cinemaPage(house), comingPage(house)] : []),
  ...(hasEvents(house) ? [eventsPage(house)] : []),
]

const weekPage = ({ title }: StarterHouse) =>
  page({
    id: 'page-veka',
    title: 'Program',
    path: '/veka',
    description: `Alt som går hos ${title}, dag for dag. Vel i dag, i helga eller ei veke.`,
    sources: [productions, showings],
    rows: [
      wide(
        block('veka-program', 'program', {
          heading: 'Program',
          mode: 'now',
          groupBy: 'day',
          filters: true,
          productions: 'productions',
          showings: 'showings',
        }),
        block('veka-kalender', 'quick-links', {
          heading: 'Ta programmet med deg',
          links: [
            { label: 'Kalender', href: '/program.ics', text: 'Heile programmet, alltid oppdatert' },
            { label: 'Plakaten', href: '/plakat', text: 'Veka på eitt ark, til å skrive ut' },
          ],
        }),
      ),
    ],
  })

const cinemaPage = ({ title }: StarterHouse) =>
  page({
    id: 'page-kino',
    title: 'Kino',
    path: '/kino',
    description: `Filmane som går hos ${title} no, med tider, aldersgrenser og billettar.`,
    sources: [nowFilms, filmShowings],
    rows: [
      wide(
        block('kino-no', 'program', {
          heading: 'Kinoprogram',
          mode: 'now',
          groupBy: 'day',
          filters: true,
          productions: 'nowFilms',
          showings: 'filmShowings',
        }),
        block('kino-anna', 'quick-links', {
          heading: 'Godt å vite',
          links: [
            { label: 'Kommande filmar', href: '/kommande-filmar', text: 'Premierane framover' },
            { label: 'Aldersgrenser', href: '/aldersgrenser', text: 'Kven slepp inn, og kven må ha følgje' },
          ],
        }),
      ),
    ],
  })

const comingPage = ({ title }: StarterHouse) =>
  page({
    id: 'page-kommande-filmar',
    title: 'Kommande filmar',
    path: '/kommande-filmar',
    description: `Filmane som snart kjem på kino hos ${title}, med premieredatoar og aldersgrenser.`,
    sources: [comingFilms, filmShowings],
    rows: [
      wide(
        block('kommande-filmar-program', 'program', {
          heading: 'Kommande filmar',
          mode: 'coming',
          groupBy: 'film',
          filters: false,
          productions: 'comingFilms',
          showings: 'filmShowings',
        }),
      ),
    ],
  })

const eventsPage = ({ title }: StarterHouse) =>
  page({
    id: 'page-kultur',
    title: 'Arrangement',
    path: '/kultur',
    description: `Konsertar, teater, samtalar og andre arrangement hos ${title}.`,
    sources: [cultureItems, cultureShowings],
    rows: [
      wide(
        block('kultur-program', 'culture-program', {
          heading: 'Arrangement',
          productions: 'cultureItems',
          showings: 'cultureShowings',
          filters: true,
        }),
      ),
    ],
  })
