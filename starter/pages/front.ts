import { has, hasEvents, type StarterHouse } from '../house.ts'
import { type BuiltPage, bleed, block, page, wide } from './build.ts'
import { articles, cultureItems, cultureShowings, filmShowings, nowFilms, showings } from './sources.ts'

/** The front page: today, the films, the events, and the news. */
export const frontPage = (house: StarterHouse): BuiltPage =>
  page({
    id: 'page-framside',
    title: house.title,
    path: '/',
    tabTitle: '{site.title}',
    description: house.description || `Program, billettar og opningstider hos ${house.title}.`,
    sources: [
      showings,
      articles,
      ...(has(house, 'cinema') ? [nowFilms, filmShowings] : []),
      ...(hasEvents(house) ? [cultureItems, cultureShowings] : []),
    ],
    rows: [
      bleed(block('framside-topp', 'cover', { title: house.title, text: house.description })),
      wide(
        block('framside-i-dag', 'schedule', {
          heading: 'I dag',
          showings: 'showings',
          days: 1,
          link: { label: 'Heile programmet', href: '/veka' },
        }),
      ),
      ...(has(house, 'cinema')
        ? [
            bleed(
              block('framside-pa-kino', 'cover-flow', {
                heading: 'På kino no',
                productions: 'nowFilms',
                showings: 'filmShowings',
                link: { label: 'Kino', href: '/kino' },
              }),
            ),
          ]
        : []),
      ...(hasEvents(house)
        ? [
            wide(
              block('framside-scene', 'culture-program', {
                heading: 'Arrangement',
                productions: 'cultureItems',
                showings: 'cultureShowings',
                limit: 6,
                link: { label: 'Alle arrangementa', href: '/kultur' },
              }),
            ),
          ]
        : []),
      wide(
        block('framside-nyhende', 'article-card-list', {
          heading: 'Nyhende',
          articles: 'articles',
          limit: 3,
          link: { label: 'Alle nyhenda', href: '/nyhende' },
        }),
      ),
      bleed(
        block('framside-nyhendebrev', 'news-subscribe', {
          heading: 'Få programmet på e-post',
          text: 'Nye filmar, arrangement og datoar som er flytta: eitt brev når det er noko å melde.',
          privacy: { label: 'Slik tek vi vare på adressa', href: '/personvernerklaering' },
        }),
      ),
    ],
  })
