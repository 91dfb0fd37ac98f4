import type { BlockItems } from '@lerret/model'
import { facts, html, picture } from './samples.ts'

type EditorialComponent =
  | 'article'
  | 'article-card-list'
  | 'content'
  | 'cookie-list'
  | 'cover'
  | 'info'
  | 'movie-info'
  | 'search-field'
  | 'search-results'

export const editorial: { [Component in EditorialComponent]: BlockItems[Component][] } = {
  article: [
    {
      title: 'Vaffelkino kvar sundag i advent',
      author: 'Marit Solheim Nes',
      publishedAt: '2026-11-12T08:00:00.000Z',
      updatedAt: '2026-11-14T08:00:00.000Z',
      html: html('<p>Steik, røre og svart kaffi i foajeen frå klokka 15.</p>'),
    },
  ],
  'article-card-list': [
    {
      heading: 'Nyhende',
      articles: [
        {
          id: 'vaffelkino',
          title: 'Vaffelkino kvar sundag i advent',
          href: '/article/vaffelkino',
          category: 'news',
          lead: 'Steik, røre og svart kaffi i foajeen.',
          image: picture('vaffel', 'Ei vaffelplate'),
          publishedAt: '2026-11-12T08:00:00.000Z',
        },
        {
          id: 'storband',
          title: 'Avlyst: Storbandkveld 22. november',
          href: '/article/storband',
          category: 'culture',
          lead: '',
          image: null,
          publishedAt: '2025-11-12T08:00:00.000Z',
        },
      ],
      link: { label: 'Alle nyhende', href: '/nyhende' },
    },
  ],
  content: [
    {
      heading: 'Parkering',
      html: html('<p>Gratis etter klokka 17. <a href="/kontakt">Spør oss</a>.</p><ul><li>Torget</li></ul>'),
      image: picture('parkering', 'Ein bil ved kaia', 1200, 800),
    },
  ],
  'cookie-list': [
    {
      heading: 'Det som blir lagra',
      destinations: [
        { kind: 'facebook', pixelId: '1234567890' },
        { kind: 'matomo', url: 'https://statistikk.example', siteId: '7' },
      ],
    },
  ],
  cover: [
    {
      tone: 'film',
      kicker: null,
      kind: 'Science fiction',
      minutes: 153,
      countries: ['Tyskland'],
      year: 1927,
      title: 'Metropolis',
      text: 'Øvst i byen ligg hagane, nedst går maskinene.',
      image: null,
      poster: picture('metropolis-poster', 'Eit andlet av metall over ein by', 1000, 1500),
      ageLimit: '9',
      filmId: 'metropolis',
      ediNumber: 'DXM20100212',
      publishedAt: null,
    },
  ],
  info: [
    {
      heading: 'Om arrangementet',
      html: html('<p>Åtte strenger og eit bord fullt av kablar.</p>'),
      facts: facts({ performers: ['Ragna Tveitane', 'Modulør'] }),
    },
  ],
  'movie-info': [
    {
      heading: 'Om filmen',
      html: html('<p>Grev Orlok flyttar til byen.</p>'),
      facts: facts({ directors: ['F. W. Murnau'], minutes: 94, ageLimit: '15' }),
      ediNumber: 'DXM20220117',
      trailerUrl: 'https://vimeo.com/1084537',
    },
  ],
  'search-results': [
    {
      heading: 'Treff',
      action: '/sok',
      query: 'vaffel',
      total: 12,
      skip: 0,
      hits: [
        {
          kind: 'article',
          title: 'Vaffelkino kvar sundag i advent',
          href: '/article/vaffelkino',
          excerpt: html('Steik, røre og <mark>vaflar</mark> i foajeen.'),
          image: null,
        },
        {
          kind: 'film',
          title: 'Nosferatu',
          href: '/nosferatu',
          excerpt: html('Skuggen i trappa.'),
          image: null,
        },
      ],
    },
  ],
  'search-field': [{ heading: 'Kva leitar du etter?', action: '/sok', query: '' }],
}
