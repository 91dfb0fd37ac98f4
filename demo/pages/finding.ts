import { bleed, block, column, content, page, row } from '@lerret/starter/build'
import { list } from '@lerret/starter/html'
import { offlinePage } from '@lerret/starter/pages'
import { articles } from '@lerret/starter/sources'
import { pinnedArticle } from './pinned-article.ts'

/** News, search, the 404 page and the offline page. */

const news = page({
  id: 'page-nyhende',
  title: 'Nyhende',
  path: '/nyhende',
  description:
    'Nytt frå Fjordheim kulturhus: nye datoar, avlysingar, vaffelkino, gåvekort, ledige stillingar og påmeldingar.',
  image: 'news-vaffelkino',
  sources: [articles, pinnedArticle],
  rows: [
    row(
      column(
        12,
        8,
        block('nyhende-liste', 'article-card-list', { heading: 'Nyhende', articles: 'articles' }),
      ),
      column(12, 4, block('nyhende-fast', 'article', { article: 'keptArticle' })),
    ),
  ],
})

const search = page({
  id: 'page-sok',
  title: 'Søk',
  path: '/sok',
  description: 'Søk i filmar, arrangement, nyhende og alt det praktiske hos Fjordheim kulturhus.',
  image: 'house-foaje',
  rows: [
    row(
      column(
        12,
        8,
        block('sok-felt', 'search-field', { heading: 'Kva leitar du etter?' }),
        block('sok-treff', 'search-results', { heading: 'Treff' }),
      ),
    ),
    row(
      column(
        12,
        8,
        content('sok-vidare', {
          html: `<h2>Det folk oftast leitar etter</h2>
${list(
  '<a href="/kino">Kinoprogrammet</a>: kva som går i dag og resten av veka',
  '<a href="/kommande-filmar">Kommande filmar</a> og premieredatoar',
  '<a href="/kultur">Konsertar, teater og quiz</a>',
  '<a href="/ebillett">E-billett</a>: finn han att, byt han, få pengane tilbake',
  '<a href="/aldersgrenser">Aldersgrenser</a> og reglane for born saman med vaksne',
  '<a href="/parkering">Parkering og buss</a>',
  '<a href="/kontakt">Opningstider, telefon og e-post</a>',
)}
<h2>Slik søkjer du</h2>
<p>Eitt eller to ord er nok: namnet på filmen, bandet eller forfattaren. Du treng ikkje bry deg om store bokstavar. Finn du det ikkje, så ring <a href="tel:+4755000000">55 00 00 00</a>, så leitar vi i lag.</p>`,
        }),
      ),
    ),
  ],
})

const notFound = page({
  id: 'page-404',
  title: '404',
  path: '/404',
  pageType: 'standard',
  tabTitle: '404',
  description: 'Denne sida finst ikkje hos Fjordheim kulturhus.',
  rows: [
    bleed(
      block('404-topp', 'cover', {
        kicker: '404',
        title: 'Her er det mørkt i salen',
        text: 'Sida du leitar etter, finst ikkje, eller ho er flytta. Resten av huset er ope.',
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
  '<a href="/">Framsida</a>: alt som går i kveld',
  '<a href="/kino">Kino</a> og <a href="/kultur">kulturprogram</a>',
  '<a href="/nyhende">Nyhende</a>, også om det som er avlyst eller flytta',
)}
<p>Følgde du ei lenke frå oss? Då er feilen vår. Skriv til <a href="mailto:nett@fjordheim.example">nett@fjordheim.example</a> og sei kvar du kom frå, så rettar vi det.</p>`,
        }),
      ),
    ),
  ],
})

export const findingPages = [news, search, notFound, offlinePage]
