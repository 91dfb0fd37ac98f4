import { aside, bleed, block, column, content, page, row, wide } from '@lerret/starter/build'
import { list } from '@lerret/starter/html'
import { comingFilms, filmShowings, films, nowFilms } from '@lerret/starter/sources'
import { productionId } from '../ids.ts'

/** The cinema: current films, coming films, and the cinema day. */

const cinema = page({
  id: 'page-kino',
  title: 'Kino',
  path: '/kino',
  description:
    'Filmane som går i Storsalen og Sal 2 no, og dei som kjem. Tider, aldersgrenser, teleslynge og billettar.',
  image: 'house-storsalen',
  sources: [nowFilms, comingFilms, filmShowings],
  rows: [
    bleed(
      block('kino-plakatar', 'cover-flow', {
        heading: 'På kino no',
        productions: 'nowFilms',
        showings: 'filmShowings',
      }),
    ),
    row(
      column(
        12,
        8,
        block('kino-no', 'program', {
          heading: 'Program',
          mode: 'now',
          groupBy: 'day',
          filters: true,
          productions: 'nowFilms',
          showings: 'filmShowings',
        }),
      ),
      column(
        12,
        4,
        block('kino-kjem', 'program', {
          heading: 'Kjem snart',
          mode: 'coming',
          groupBy: 'film',
          filters: false,
          productions: 'comingFilms',
          showings: 'filmShowings',
        }),
      ),
    ),
    bleed(
      block('kino-vekas-film', 'movie-cover', {
        kicker: 'Filmen denne veka',
        productionId: productionId('the-general'),
      }),
    ),
    wide(
      block('kino-anna', 'manual-card-list', {
        heading: 'Godt å vite',
        cards: [
          {
            title: 'Aldersgrenser',
            text: 'Kven slepp inn åleine, og kven må ha med ein vaksen.',
            href: '/aldersgrenser',
            image: 'house-aldersgrenser',
          },
          {
            title: 'Den Store Kinodagen',
            text: 'Éin pris, begge salane, heile dagen.',
            href: '/den-store-kinodagen',
            image: 'house-kinodag',
          },
          {
            title: 'Billettar, refusjon og gåvekort',
            text: 'Finn att e-billetten, byt han, eller gje bort ein kinokveld.',
            href: '/ebillett',
            image: 'house-foaje',
          },
          {
            title: 'Leig Sal 2',
            text: 'Bursdag, firmafilm eller premiere på eigen film: 90 sete.',
            href: '/leige',
            image: 'house-sal-2',
          },
        ],
      }),
    ),
    bleed(
      block('kino-nyhendebrev', 'news-subscribe', {
        heading: 'Først til premieren',
        text: 'Få vite kva filmar som kjem før billettane blir lagde ut.',
        privacy: { label: 'Slik tek vi vare på adressa', href: '/personvernerklaering' },
      }),
    ),
  ],
})

const oldCinema = page({
  id: 'page-kino-gammel',
  title: 'Kino (gammal side)',
  path: '/kino-gammel',
  description: 'Den gamle kinosida til Fjordheim kulturhus, med plakatane til filmane som går no.',
  image: 'house-storsalen',
  sources: [nowFilms, filmShowings],
  rows: [
    bleed(
      block('kino-gammel-plakatar', 'cover-flow', {
        heading: 'På kino no',
        productions: 'nowFilms',
        showings: 'filmShowings',
        link: { label: 'Til den nye kinosida', href: '/kino' },
      }),
    ),
    row(
      column(
        12,
        8,
        content('kino-gammel-tekst', {
          html: '<p>Dette er den gamle kinosida. Vi held henne oppe fordi mange har lagra adressa. Plakatane er alltid dei same som på den nye, men tider, filter og kommande filmar finn du på <a href="/kino">kinosida</a>.</p>',
        }),
      ),
    ),
  ],
})

const coming = page({
  id: 'page-kommande-filmar',
  title: 'Kommande filmar',
  path: '/kommande-filmar',
  description: 'Filmane som snart kjem på kino i Fjordheim, med premieredatoar og aldersgrenser.',
  image: 'house-sal-2',
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
    row(
      column(
        12,
        8,
        content('kommande-filmar-tekst', {
          html: '<p>Tidene for ei kinoveke ligg ute seinast måndagen før. Då opnar billettsalet òg. Saknar du ein film? Skriv til <a href="mailto:kino@fjordheim.example">kino@fjordheim.example</a>. Vi svarar alltid, og vi får tak i meir enn du trur.</p>',
        }),
      ),
    ),
  ],
})

const allFilms = page({
  id: 'page-filmar',
  title: 'Filmar',
  path: '/filmar',
  description: 'Alle filmane på kino i Fjordheim i éi liste, med alle framsyningane under kvar film.',
  image: 'house-storsalen',
  sources: [films, filmShowings],
  rows: [
    wide(
      block('filmar-liste', 'events-list', {
        heading: 'Alle filmar',
        productions: 'films',
        showings: 'filmShowings',
      }),
    ),
  ],
})

const cinemaDay = page({
  id: 'page-den-store-kinodagen',
  title: 'Den Store Kinodagen',
  path: '/den-store-kinodagen',
  description:
    'Ein heil dag på kino for éin pris: begge salane i Fjordheim kulturhus frå klokka 10 til midnatt.',
  image: 'house-kinodag',
  sources: [nowFilms, filmShowings],
  rows: [
    bleed(
      block('kinodagen-topp', 'cover', {
        kicker: 'Neste gong: første laurdagen i november',
        title: 'Den Store Kinodagen',
        text: 'Éin dag, éin pris. Frukost i foajeen klokka 10, siste film når klokka nærmar seg midnatt. Sjå så mange filmar du orkar.',
        image: 'house-kinodag',
      }),
    ),
    row(
      column(
        12,
        8,
        content('kinodagen-slik', {
          heading: 'Slik går det føre seg',
          html: `<p>Første laurdagen i november er begge salane opne heile dagen, og eitt band rundt handleddet gjeld for alle filmane.</p>
${list(
  '<strong>Vaksen:</strong> 250 kroner',
  '<strong>Under 16 år:</strong> 150 kroner',
  '<strong>Ledsagar</strong> med ledsagarbevis: gratis',
)}
<p>Bandet kjøper du i skranken frå fjorten dagar før, eller same morgon. Då heng også klokkesletta på veggen. Du treng ikkje velje film på førehand: møt opp ti minutt før, for det er førstemann til mølla når salen nærmar seg full.</p>
<p>Aldersgrensene gjeld som på alle andre dagar. <a href="/aldersgrenser">Sjå kven som kan bli med</a>.</p>`,
        }),
      ),
      column(
        12,
        4,
        aside(
          'kinodagen-neste',
          'Neste gong',
          '<p>Første laurdagen i november, frå klokka 10 til midnatt. Filmane vel vi i oktober, og då står dei i <a href="/nyhende">nyhenda</a>.</p>',
        ),
      ),
    ),
    wide(
      // Posters instead of showings: a ticket for an ordinary day is not valid on the cinema day.
      block('kinodagen-program', 'program', {
        heading: 'På kino medan du ventar',
        mode: 'coming',
        groupBy: 'film',
        filters: false,
        productions: 'nowFilms',
        showings: 'filmShowings',
      }),
    ),
  ],
})

export const cinemaPages = [cinema, oldCinema, coming, allFilms, cinemaDay]
