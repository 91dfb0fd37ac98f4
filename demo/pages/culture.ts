import { block, column, page, row, textPage } from '@lerret/starter/build'
import { facts, list, mail, table } from '@lerret/starter/html'
import { cultureItems, cultureShowings, productions, showings } from '@lerret/starter/sources'

/** The whole programme, the culture programme and the stages. */

const week = page({
  id: 'page-veka',
  title: 'Program',
  path: '/veka',
  tabTitle: 'Program: kino og scene dag for dag | {site.title}',
  description:
    'Alt som går i Fjordheim kulturhus, dag for dag: film, konsertar, teater og samtalar. Vel i dag, i helga eller ei veke.',
  image: 'house-foaje',
  sources: [productions, showings],
  rows: [
    row(
      column(
        12,
        8,
        block('veka-program', 'program', {
          heading: 'Program',
          mode: 'now',
          groupBy: 'day',
          filters: true,
          productions: 'productions',
          showings: 'showings',
        }),
      ),
      column(
        12,
        4,
        block('veka-kalender', 'quick-links', {
          heading: 'Abonner i kalenderen',
          links: [
            { label: 'Heile huset', href: '/program.ics', text: 'Film og scene, alltid oppdatert' },
            { label: 'Kino', href: '/kalender/kino.ics', text: 'Alle filmframsyningane' },
            { label: 'Scene', href: '/kalender/scene.ics', text: 'Konsertar, teater og samtalar' },
            { label: 'For born', href: '/kalender/born.ics', text: 'Det heile familien kan sjå i lag' },
          ],
        }),
        block('veka-meir', 'quick-links', {
          heading: 'Meir program',
          links: [
            { label: 'Plakaten', href: '/plakat', text: 'Veka på eitt ark, til å skrive ut' },
            { label: 'Kommande filmar', href: '/kommande-filmar', text: 'Premierane framover' },
            { label: 'Om programmet', href: '/program', text: 'Dei faste, og korleis du foreslår noko' },
          ],
        }),
      ),
    ),
  ],
})

const culture = page({
  id: 'page-kultur',
  title: 'Kulturhus',
  path: '/kultur',
  description:
    'Konsertar, teater, quiz, bokbad og fest i Fjordheim kulturhus. Heile kulturprogrammet med billettar.',
  image: 'house-storsalen',
  sources: [cultureItems, cultureShowings],
  rows: [
    row(
      column(
        12,
        8,
        block('kultur-program', 'culture-program', {
          heading: 'Kulturprogrammet',
          productions: 'cultureItems',
          showings: 'cultureShowings',
          filters: true,
        }),
      ),
      column(
        12,
        4,
        block('kultur-snarvegar', 'quick-links', {
          heading: 'Bruk huset',
          links: [
            { label: 'Leig lokale', href: '/leige', text: 'Storsalen, Sal 2, Kulturscena og fleire' },
            { label: 'Spel inn i Kjellaren', href: '/studio', text: 'Studio og øvingsrom' },
            { label: 'Backline', href: '/backline', text: 'Trommer, forsterkarar og flygel' },
            { label: 'Lys, lyd og scene', href: '/utstyr', text: 'Det som heng og står i salane' },
            { label: 'Møte og konferanse', href: '/av', text: 'Skjerm, lyd og strøyming' },
          ],
        }),
      ),
    ),
  ],
})

const programme = textPage({
  key: 'program',
  title: 'Om programmet',
  path: '/program',
  description:
    'Slik blir programmet i Fjordheim kulturhus til, kvar du finn det, og korleis du foreslår noko.',
  image: 'house-foaje',
  lead: 'Rundt 900 filmframsyningar og 140 arrangement i året. Her står det kvar du finn dei, og korleis dei hamnar hos oss.',
  html: `<h2>Finn programmet</h2>
${list(
  '<a href="/veka">Program</a> har alt i huset dag for dag, film og scene saman. <a href="/plakat">Plakaten</a> er det same på eitt ark.',
  '<a href="/">Framsida</a> viser alt som går i dag og dei næraste dagane.',
  '<a href="/kino">Kino</a> har alle filmane dag for dag. <a href="/kommande-filmar">Kommande filmar</a> har premieredatoane, og <a href="/filmar">filmlista</a> har alt på éin stad.',
  '<a href="/kultur">Kulturhus</a> har konsertar, teater, quiz, samtalar og festar.',
  '<a href="/nyhende">Nyhende</a> melder om avlysingar, nye datoar og ekstraframsyningar.',
)}
<p>I foajeen heng veka på veggen ved skranken, i stor skrift. Spør oss gjerne om å få henne med på papir.</p>

<h2>Dei faste</h2>
${table(
  'Framsyningar som kjem att kvar veke',
  ['Kva', 'Når', 'Slik er det'],
  [
    ['Babykino', 'Tysdag 11', 'Lågare lyd, lys i salen, stellebord og plass til vogner'],
    ['Levande orgel', 'Tysdag kveld', 'Stumfilm slik han var: organist ved kinoorgelet i Storsalen'],
    ['Seniorkino', 'Onsdag 12', 'Låg pris, synstolking og kaffi etterpå'],
    ['Strikkekino', 'Onsdag 18', 'Nok lys til å telje masker'],
    ['Etter skuletid', 'Torsdag 14.30', 'For dei som ventar på bussen'],
    ['Kjellarkino', 'Måndag og torsdag 20.30', 'Førti stolar, sal i døra'],
    ['Vaffelkino', 'Fredag 17 og i helga', 'Vaffel til billetten'],
    ['Roleg framsyning', 'Annankvar sundag', 'Dempa lyd, litt lys, og lov å gå ut og inn'],
  ],
)}

<h2>Slik blir det til</h2>
<h3>Film</h3>
<p>Kinosjefen legg kinoveka måndag før lunsj. Ho går frå fredag til torsdag. Nye filmar får minst tre framsyningar den første veka, og går så lenge folk kjem. Kvar veke er det minst éin film for born, éin klassikar og éi framsyning på dagtid.</p>
<h3>Scene</h3>
<p>Kulturprogrammet blir planlagt eit halvt år fram: vårprogrammet er klart i desember, haustprogrammet i juni. Halvparten er våre eigne arrangement. Resten kjem frå lag, skular, turnéorganisasjonar og folk som leiger.</p>

<h2>Foreslå noko</h2>
<p>Har du eit band, ei framsyning, ei bok eller ein film du meiner byen treng? Skriv nokre linjer om kva det er, når det passar, og kven du trur kjem. Legg ved lyd, bilete eller ei lenke. Vi les alt og svarar innan tre veker.</p>`,
  aside: {
    frister: {
      heading: 'Fristar',
      html: facts({
        'Vår (januar–juni)': 'Forslag innan 1. oktober',
        'Haust (august–desember)': 'Forslag innan 1. april',
        'Film og kinoveke': 'Heile året',
      }),
    },
    kontakt: {
      heading: 'Kven du skriv til',
      html: facts({
        Film: `Jon Eirik Aasen, ${mail('kino@fjordheim.example')}`,
        Scene: `Sigrid Lavik, ${mail('scene@fjordheim.example')}`,
        Leige: `<a href="/leige">Sjå lokale og prisar</a>`,
      }),
    },
  },
})

export const culturePages = [week, culture, programme]
