import { OFFLINE_PATH } from '@lerret/model'
import { bleed, block, column, page, row } from './build.ts'
import { cultureItems, cultureShowings, filmShowings, nowFilms } from './sources.ts'

/** Shown without network in place of a page that has no copy. */
export const offlinePage = page({
  id: 'page-utan-nett',
  title: 'Utan nett',
  path: OFFLINE_PATH,
  pageType: 'standard',
  description: 'Programmet slik det sist var kjent, når du ikkje får kontakt med nettet.',
  sources: [nowFilms, filmShowings, cultureItems, cultureShowings],
  rows: [
    bleed(
      block('utan-nett-topp', 'cover', {
        title: 'Ingen dekning her nede',
        text: 'Denne sida er ikkje lagra hos deg. Programmet under er slik det var sist du hadde nett. Sider du har vore innom før, kan du framleis opne.',
      }),
    ),
    row(
      column(
        12,
        12,
        block('utan-nett-film', 'program', {
          heading: 'Film',
          mode: 'now',
          groupBy: 'day',
          filters: false,
          productions: 'nowFilms',
          showings: 'filmShowings',
        }),
      ),
    ),
    row(
      column(
        12,
        12,
        block('utan-nett-kultur', 'culture-program', {
          heading: 'På scena',
          productions: 'cultureItems',
          showings: 'cultureShowings',
          limit: 12,
        }),
      ),
    ),
  ],
})
