import { bleed, block, column, createBlock, hidden, page, row, wide } from '@lerret/starter/build'
import {
  articles,
  cultureItems,
  cultureShowings,
  filmShowings,
  nowFilms,
  showings,
} from '@lerret/starter/sources'
import { productionId } from '../ids.ts'

/** The front page. */
export const front = page({
  id: 'page-framside',
  title: 'Fjordheim kulturhus',
  path: '/',
  tabTitle: 'Kino, konsertar og scene på kaia | {site.title}',
  description:
    'Kva går i kveld? Filmar, konsertar, teater og bokkveldar i Fjordheim kulturhus, med tider, aldersgrenser og billettar.',
  image: 'house-exterior',
  sources: [showings, nowFilms, filmShowings, cultureItems, cultureShowings, articles],
  rows: [
    {
      container: false,
      columns: [
        column(
          12,
          8,
          createBlock('framside-lysbilete', 'slideshow', {
            nosferatu: {
              productionId: productionId('nosferatu'),
              kicker: 'Stumfilm på stort lerret',
              text: 'Hundre år gammal, og framleis den lengste skuggen i trappa.',
            },
            julekonsert: {
              productionId: productionId('julekonsert-musikklag'),
              kicker: 'Advent i Storsalen',
            },
            gavekort: {
              kicker: 'Til den som har alt',
              title: 'Gåvekort',
              text: 'Gje bort ein kveld i mørket. Gjeld til film, konsert og alt anna vi sel billettar til.',
              image: 'news-gavekort',
              link: { label: 'Kjøp gåvekort', href: '/ebillett#gavekort' },
            },
            metropolis: { productionId: productionId('metropolis'), kicker: 'Framtida, sett frå 1927' },
          }),
        ),
        column(
          12,
          4,
          block('framside-i-dag', 'schedule', {
            heading: 'I dag',
            showings: 'showings',
            days: 1,
            link: { label: 'Heile programmet', href: '/veka' },
          }),
        ),
      ],
    },
    wide(
      block('framside-melding', 'modal-dialog', {
        heading: 'Vegen er stengd ved kaia tysdag',
        html: '<p>Klokka 9–17. Køyr om Skulevegen og parker på torget.</p>',
        link: { label: 'Parkering', href: '/parkering' },
        shownAs: 'strip',
      }),
      hidden(
        block('framside-sommarkino', 'card-list', {
          heading: 'Sommarkino på kaia',
          picks: ['safety-last', 'sherlock-jr', 'the-kid'].map(productionId),
        }),
      ),
    ),
    bleed(
      block('framside-pa-kino', 'cover-flow', {
        heading: 'På kino no',
        productions: 'nowFilms',
        showings: 'filmShowings',
        link: { label: 'Kommande filmar', href: '/kommande-filmar' },
      }),
    ),
    wide(
      block('framside-tips', 'card-list', {
        heading: 'Vi tipsar om',
        picks: ['brudeferden', 'hardingfele-elektronika', 'barneteater-trollet'].map(productionId),
      }),
    ),
    row(
      column(
        12,
        8,
        block('framside-scene', 'culture-program', {
          heading: 'På scena',
          productions: 'cultureItems',
          showings: 'cultureShowings',
          limit: 6,
          link: { label: 'Heile kulturprogrammet', href: '/kultur' },
        }),
      ),
      column(
        12,
        4,
        block('framside-snarvegar', 'quick-links', {
          heading: 'Før du kjem',
          links: [
            { label: 'Aldersgrenser', href: '/aldersgrenser', text: 'Kan sjuåringen bli med?' },
            { label: 'Parkering og buss', href: '/parkering', text: 'Gratis etter klokka 17' },
            { label: 'Billett på telefonen', href: '/ebillett', text: 'Slik finn du han att' },
            { label: 'Gåvekort', href: '/ebillett#gavekort', text: 'Gje bort ein kveld i mørket' },
            { label: 'Kinoklubb', href: '/kinoklubb', text: 'Eigne framsyningar, 250 kroner for eit år' },
            { label: 'Bar & kafé', href: '/bar', text: 'Suppe, vaflar og lokalt øl' },
            { label: 'Leig lokale', href: '/leige', text: 'Sju rom, frå 8 til 224 personar' },
          ],
        }),
      ),
    ),
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
        text: 'Nye filmar, konsertar og datoar som er flytta: eitt brev når det er noko å melde.',
        privacy: { label: 'Slik tek vi vare på adressa', href: '/personvernerklaering' },
      }),
    ),
  ],
})
