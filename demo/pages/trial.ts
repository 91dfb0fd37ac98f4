import { bleed, block, column, content, createBlock, many, one, page, row, wide } from '@lerret/starter/build'
import {
  articles,
  comingFilms,
  cultureItems,
  cultureShowings,
  filmShowings,
  nowFilms,
} from '@lerret/starter/sources'
import { productionId } from '../ids.ts'
import { pinnedArticle } from './pinned-article.ts'

const FILM = productionId('nosferatu')
const EVENT = productionId('julekonsert-musikklag')

/** `/test`: every block once, for editors. */
export const trial = page({
  id: 'page-test',
  title: 'Prøveside',
  path: '/test',
  description: 'Prøvesida til redaksjonen i Fjordheim kulturhus: kvar blokktype vist éin gong.',
  sources: [
    one('film', 'production', { object: 'movie', id: FILM }),
    many('showings', 'event', { productionId: FILM }),
    one('event', 'production', { object: 'culture', id: EVENT }),
    nowFilms,
    comingFilms,
    filmShowings,
    cultureItems,
    cultureShowings,
    articles,
    pinnedArticle,
  ],
  rows: [
    bleed(
      block('test-cover', 'cover', {
        kicker: 'For redaksjonen',
        title: 'Prøveside',
        text: 'Kvar blokktype éin gong, med ekte innhald. Her kan du prøve deg fram utan at nokon ventar på det.',
      }),
    ),
    row(
      column(
        12,
        8,
        content('test-content', {
          html: `<h2>Slik bruker du sida</h2>
<p>Vel ei blokk, sjå korleis ho ser ut på telefon, nettbrett og skjerm, og ta med deg oppsettet til sida du lagar. Sida er ikkje i menyen. Vi held henne oppe fordi ho viser alt på éin stad, også når temaet blir endra.</p>
<h3>Tekstblokka</h3>
<p>Denne blokka er ei tekstblokk. Ho kan ha overskrifter, <strong>utheva ord</strong>, <a href="/kontakt">lenker</a>, lister og tabellar.</p>
<ul><li>Første overskrift i teksten er på nivå to.</li><li>Hopp aldri over eit nivå.</li><li>Skriv lenketekst som seier kvar ho fører.</li></ul>`,
          image: 'house-foaje',
        }),
      ),
      column(
        12,
        4,
        block('test-search-field', 'search-field', { heading: 'Søkefelt' }),
        block('test-search-results', 'search-results', { heading: 'Søketreff' }),
        block('test-quick-links', 'quick-links', {
          heading: 'Snarvegar',
          links: [
            { label: 'Kino', href: '/kino', text: 'Med forklaring' },
            { label: 'Kulturhus', href: '/kultur' },
          ],
        }),
        block('test-ticket', 'ticket', { production: 'film', showings: 'showings' }),
      ),
    ),
    bleed(
      createBlock('test-slideshow', 'slideshow', {
        film: { productionId: FILM },
        eigen: {
          kicker: 'Lysbilete utan film',
          title: 'Eigen tittel og eige bilete',
          text: 'Skriv kort. Biletet skal tole at det står tekst over.',
          image: 'house-exterior',
          link: { label: 'Om huset', href: '/om-oss' },
        },
      }),
    ),
    bleed(
      block('test-cover-flow', 'cover-flow', {
        heading: 'Plakatrekkje',
        productions: 'nowFilms',
        showings: 'filmShowings',
      }),
    ),
    wide(
      block('test-program', 'program', {
        heading: 'Program, gruppert etter film',
        mode: 'now',
        groupBy: 'film',
        filters: true,
        productions: 'nowFilms',
        // The showings are those of one film: the page stays short, and is rendered whenever something on it changes.
        showings: 'showings',
      }),
    ),
    wide(block('test-schedule', 'schedule', { heading: 'Tidsplan', showings: 'filmShowings', days: 7 })),
    row(
      column(
        12,
        6,
        block('test-culture-program', 'culture-program', {
          heading: 'Kulturprogram',
          productions: 'cultureItems',
          showings: 'cultureShowings',
          limit: 3,
        }),
      ),
      column(
        12,
        6,
        block('test-events-list', 'events-list', {
          heading: 'Liste over arrangement',
          productions: 'comingFilms',
          showings: 'filmShowings',
        }),
      ),
    ),
    bleed(block('test-movie-cover', 'movie-cover', { kicker: 'Filmtopp', productionId: FILM })),
    row(
      column(
        12,
        8,
        block('test-ticket-list', 'ticket-list', {
          heading: 'Billettliste',
          production: 'film',
          showings: 'showings',
        }),
      ),
      column(12, 4, block('test-movie-info', 'movie-info', { heading: 'Om filmen', production: 'film' })),
    ),
    wide(block('test-info', 'info', { heading: 'Om arrangementet', production: 'event' })),
    wide(
      block('test-card-list', 'card-list', { heading: 'Kort frå innhaldet', picks: [FILM, EVENT] }),
      block('test-manual-card-list', 'manual-card-list', {
        heading: 'Kort du skriv sjølv',
        cards: [
          {
            title: 'Kort med bilete',
            text: 'Bilete, tittel, tekst og lenke.',
            href: '/bar',
            image: 'house-bar',
          },
          { title: 'Kort utan bilete', text: 'Når det ikkje finst noko godt bilete.', href: '/studio' },
        ],
      }),
    ),
    row(
      column(
        12,
        4,
        block('test-article-card-list', 'article-card-list', {
          heading: 'Nyhendekort',
          articles: 'articles',
          limit: 3,
        }),
      ),
      column(12, 8, block('test-article', 'article', { article: 'keptArticle' })),
    ),
    row(
      column(
        12,
        6,
        block('test-gift-card', 'gift-card', {
          heading: 'Gåvekort',
          text: 'Lenka går til kassa hos den som sel billettane.',
          image: 'news-gavekort',
        }),
      ),
      column(
        12,
        6,
        block('test-app-links', 'app-links', {
          heading: 'Lenker til appar',
          text: 'Fjordheim kulturhus har ingen eigen app. Adressene her er døme.',
          appStore: 'https://apps.example/fjordheim',
          googlePlay: 'https://play.example/fjordheim',
        }),
      ),
    ),
    wide(block('test-cookie-list', 'cookie-list', { heading: 'Det som blir lagra' })),
    bleed(
      block('test-news-subscribe', 'news-subscribe', {
        heading: 'Nyhendebrev',
        text: 'Skjemaet verkar her òg. Ingen kjem på lista før dei har stadfesta.',
        privacy: { label: 'Slik tek vi vare på adressa', href: '/personvernerklaering' },
      }),
    ),
    wide(block('test-reviews', 'reviews', { heading: 'Omtalar', production: 'film' })),
    row(
      column(12, 6, block('test-login', 'login', { heading: 'Innlogging' })),
      column(12, 6, block('test-create-account', 'create-account', { heading: 'Opprett konto' })),
    ),
    row(
      column(12, 6, block('test-forgot-password', 'forgot-password', { heading: 'Gløymt passord' })),
      column(12, 6, block('test-reset-password', 'reset-password', { heading: 'Nytt passord' })),
    ),
    wide(block('test-profile', 'profile', { heading: 'Medlemssida' })),
    wide(block('test-watch-list', 'watch-list', { heading: 'Vil sjå' })),
    wide(block('test-my-tickets', 'my-tickets', { heading: 'Mine billettar' })),
    wide(
      block('test-cinema-club', 'cinema-club', {
        heading: 'Kinoklubb',
        html: '<p>Her står det kva klubben er, for alle. Det som berre er for medlemmer, blir aldri publisert.</p>',
      }),
    ),
    bleed(block('test-foyer-screen', 'foyer-screen', { heading: 'Skjerm', showings: 'filmShowings' })),
    bleed(
      block('test-week-poster', 'week-poster', {
        heading: 'Vekeplakat',
        showings: 'filmShowings',
        from: 'today',
      }),
    ),
    wide(
      block('test-contact', 'contact', {
        heading: 'Kontakt',
        text: 'Adresse, telefon og e-post kjem frå innstillingane til nettstaden.',
        map: {
          label: 'Opne kartet på OpenStreetMap',
          href: 'https://www.openstreetmap.org/search?query=Kaivegen%203%20Fjordheim',
        },
      }),
    ),
    wide(block('test-hall', 'hall', { heading: 'Sal', hall: 'Storsalen' })),
    wide(
      block('test-modal-dialog', 'modal-dialog', {
        heading: 'Melding i eige vindauge',
        html: '<p>Bruk henne sjeldan: ho legg seg over alt anna. Ei avlysing høyrer heime her, eit godt tilbod gjer det ikkje.</p>',
        link: { label: 'Tilbake til framsida', href: '/' },
      }),
    ),
  ],
})
