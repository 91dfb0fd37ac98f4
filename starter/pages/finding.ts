import { has, hasEvents, type StarterHouse } from '../house.ts'
import { type BuiltPage, bleed, block, column, content, page, row, wide } from './build.ts'
import { list, mail } from './html.ts'
import { articles } from './sources.ts'

/** News, the search, and the page for addresses that do not exist. */
export const findingPages = (house: StarterHouse): BuiltPage[] => [
  newsPage(house),
  searchPage(house),
  notFoundPage(house),
]

const newsPage = ({ title }: StarterHouse) =>
  page({
    id: 'page-nyhende',
    title: 'Nyhende',
    path: '/nyhende',
    description: `Nytt frå ${title}.`,
    sources: [articles],
    rows: [wide(block('nyhende-liste', 'article-card-list', { heading: 'Nyhende', articles: 'articles' }))],
  })

const searchPage = ({ title }: StarterHouse) =>
  page({
    id: 'page-sok',
    title: 'Søk',
    path: '/sok',
    description: `Søk i programmet, nyhenda og sidene til ${title}.`,
    rows: [
      row(
        column(
          12,
          8,
          block('sok-felt', 'search-field', { heading: 'Kva leitar du etter?' }),
          block('sok-treff', 'search-results', { heading: 'Treff' }),
        ),
      ),
    ],
  })

const notFoundPage = (house: StarterHouse) =>
  page({
    id: 'page-404',
    title: '404',
    path: '/404',
    pageType: 'standard',
    tabTitle: '404',
    description: `Denne sida finst ikkje hos ${house.title}.`,
    rows: [
      bleed(
        block('404-topp', 'cover', {
          kicker: '404',
          title: 'Sida finst ikkje',
          text: 'Sida du leitar etter, finst ikkje, eller ho er flytta.',
        }),
      ),
      row(
        column(
          12,
          8,
          block('404-sok', 'search-field', { heading: 'Søk' }),
          content('404-tekst', {
            html: `<h2>Prøv ein av desse</h2>
${list(
  '<a href="/">Framsida</a>',
  '<a href="/veka">Programmet</a>',
  ...(has(house, 'cinema') ? ['<a href="/kino">Kino</a>'] : []),
  ...(hasEvents(house) ? ['<a href="/kultur">Arrangement</a>'] : []),
  '<a href="/kontakt">Kontakt</a>',
)}
<p>Følgde du ei lenke frå oss? Skriv til ${mail(house.organisation.email)} og sei kvar du kom frå, så rettar vi det.</p>`,
          }),
        ),
      ),
    ],
  })
