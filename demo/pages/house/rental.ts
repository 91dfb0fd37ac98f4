import { block, textPage, wide } from '@lerret/starter/build'
import { facts, list, mail, phone, steps, table } from '@lerret/starter/html'

/** Rooms for rent. */

const rental = textPage({
  key: 'leige',
  title: 'Leige',
  path: '/leige',
  description:
    'Leig Storsalen, Sal 2, Kulturscena, kafeen, Biblioteket eller Kjellaren. Prisar, plassar og kva som følgjer med.',
  image: 'house-storsalen',
  lead: 'Sju rom, frå 8 til 224 personar. Lag og organisasjonar i kommunen betaler halv pris.',
  html: `<h2>Rom og prisar</h2>
${table(
  'Leige per rom, utan meirverdiavgift',
  ['Rom', 'Plassar', 'Halv dag', 'Heil dag', 'Kveld med publikum'],
  [
    ['Storsalen', '224 i amfi', '6&nbsp;500 kr', '9&nbsp;800 kr', '12&nbsp;500 kr'],
    ['Sal 2', '90 i amfi', '2&nbsp;400 kr', '3&nbsp;900 kr', '4&nbsp;200 kr'],
    ['Kulturscena', '180 ståande, 110 ved bord', '3&nbsp;200 kr', '4&nbsp;900 kr', '6&nbsp;900 kr'],
    ['Bar &amp; kafé', '70', '2&nbsp;000 kr', '3&nbsp;400 kr', '4&nbsp;500 kr'],
    ['Biblioteket, etter stengjetid', '60', '–', '–', '1&nbsp;800 kr'],
    ['Kjellaren (trapp ned)', '60', '1&nbsp;200 kr', '1&nbsp;900 kr', '2&nbsp;600 kr'],
    ['Møterommet, andre etasje', '8', '600 kr', '900 kr', '–'],
  ],
)}
<p>Halv dag er inntil fem timar, heil dag inntil ti. Ein kveld med publikum er frå klokka 15 til midnatt og tek med rigging, lydprøve og nedrigging. Lag, skular og organisasjonar i Fjordheim kommune betaler halv pris. Øving på føremiddagen er gratis for lag som har framsyning same veka.</p>

<h2>Det som følgjer med</h2>
${list(
  'Ein vakt som kjenner huset, frå de kjem til de går.',
  'Lys, lyd og projektor i rommet, ferdig innstilt. Sjå <a href="/utstyr">kva som heng i salane</a>.',
  'Garderobar med dusj, vatn, kaffi og strykebrett.',
  'Omtale i programmet her på sida, og plakat på veggen i foajeen.',
  'Reingjering etter vanleg bruk.',
)}

<h2>Det som kjem i tillegg</h2>
${table(
  'Tillegg',
  ['Kva', 'Pris'],
  [
    ['Lyd- eller lysteknikar', '620 kr timen, minst 4 timar'],
    ['Maskinist ved filmframsyning', '620 kr timen, minst 3 timar'],
    ['Dørvakter og billettkontroll, to personar', '2&nbsp;800 kr'],
    ['Billettsal hos Billettluka', '12 kr per seld billett'],
    ['Flygel, nystemt', '1&nbsp;600 kr'],
    ['Backline', '<a href="/backline">Sjå eiga prisliste</a>'],
    ['Møtepakke med skjerm og strøyming', '<a href="/av">Sjå møteteknikk</a>'],
  ],
)}

<h2>Slik bestiller du</h2>
${steps(
  `Skriv til ${mail('leige@fjordheim.example')}: kva, når, kor mange, og om de treng teknikar.`,
  'Du får svar med pris og ledige dagar innan to arbeidsdagar. Vi held av dagen i ei veke.',
  'De signerer avtalen. Då er dagen dykkar.',
  'Fjorten dagar før møtest vi, går gjennom rommet og lagar køyreplan.',
)}
<h3>Avbestilling</h3>
<p>Gratis til 60 dagar før. Deretter halv leige, og full leige dei siste 14 dagane. Får vi leigt ut dagen til andre, betaler de ingenting.</p>`,
  aside: {
    kontakt: {
      heading: 'Spør om leige',
      html: `<p>Minh Indrebø<br>${phone('55 00 00 04')}<br>${mail('leige@fjordheim.example')}<br>Måndag–fredag 9–15</p>`,
    },
    bursdag: {
      heading: 'Bursdag på kino',
      html: '<p>Sal 2 med film, popkorn og saft til ti born: 1&nbsp;900 kroner, 140 for kvart barn til. Laurdag og sundag føremiddag. Hugs <a href="/aldersgrenser">aldersgrensa</a> på filmen.</p>',
    },
    tilgjenge: {
      heading: 'For alle',
      html: '<p>Alle romma utanom Kjellaren har trinnfri tilkomst. Scena i Storsalen har løfteplattform (225 kg), og teleslynga i Storsalen er alltid på.</p>',
    },
  },
  more: [
    wide(
      block('leige-rom', 'manual-card-list', {
        heading: 'Sjå romma',
        cards: [
          {
            title: 'Storsalen',
            text: '224 sete, scene på 12 × 9 meter, lerret på 11 meter.',
            href: '/utstyr',
            image: 'house-storsalen',
          },
          {
            title: 'Sal 2',
            text: '90 sete. Film, foredrag og små premierar.',
            href: '/av',
            image: 'house-sal-2',
          },
          {
            title: 'Bar & kafé',
            text: '70 plassar med vindauge mot fjorden.',
            href: '/bar',
            image: 'house-bar',
          },
          {
            title: 'Kjellaren',
            text: 'Lita scene med 60 plassar, studio og øvingsrom.',
            href: '/studio',
            image: 'house-studio',
          },
        ],
      }),
    ),
  ],
})

const av = textPage({
  key: 'av',
  title: 'Møteteknikk (AV)',
  path: '/av',
  description:
    'Skjerm, lyd, opptak og strøyming for møte og konferansar i Fjordheim kulturhus, rom for rom, med prisar.',
  image: 'house-sal-2',
  lead: 'Kople til, trykk på éin knapp, og snakk. Dette er utstyret for møte, kurs og konferansar.',
  html: `<h2>Rom for rom</h2>
${table(
  'Bilete og lyd i møteromma',
  ['Rom', 'Bilete', 'Lyd', 'Tilkopling'],
  [
    [
      'Storsalen',
      'Laserprojektor 4K, lerret 11 × 4,6 m',
      '4 trådlause handmikrofonar, 4 bøylar',
      'HDMI og SDI på scena og i salen',
    ],
    ['Sal 2', 'Laserprojektor 2K, lerret 7 × 3 m', '2 handmikrofonar, 2 bøylar', 'HDMI ved talarstolen'],
    [
      'Kulturscena',
      'Projektor 10&nbsp;000 lumen, lerret 4 × 2,25 m',
      '4 handmikrofonar, 2 bøylar',
      'HDMI på scena',
    ],
    ['Biblioteket', 'Skjerm 86 tommar på hjul', '1 handmikrofon, høgtalar på stativ', 'HDMI og USB-C'],
    ['Møterommet', 'Skjerm 65 tommar', 'Møtekamera med mikrofon', 'USB-C, éin kabel til alt'],
  ],
)}
<p>Ta med eigen berbar PC. Vi har overgangar frå USB-C, DisplayPort og Lightning. Biletet i Storsalen og Sal 2 er 16:9 på møte; send gjerne lysbileta dagen før, så prøver vi dei på lerretet.</p>

<h2>Møtepakkar</h2>
${table(
  'Pakkar, i tillegg til leiga av rommet',
  ['Pakke', 'Kva du får', 'Pris'],
  [
    ['Enkel', 'Bilete, to mikrofonar og hjelp til å kome i gang', 'Gratis'],
    ['Konferanse', 'Teknikar heile dagen, fire mikrofonar, nedteljing og musikk', '4&nbsp;900 kr'],
    ['Strøyming', 'Konferanse, tre kamera, lenke på open eller lukka side', '9&nbsp;800 kr'],
    ['Opptak', 'Opptak av heile møtet, klipt i innlegg, levert innan tre dagar', '3&nbsp;600 kr'],
  ],
)}

<h2>At alle får det med seg</h2>
${list(
  'Fast teleslynge i Storsalen, og berbar slynge til dei andre romma.',
  'Plass og lys til tolk ved sida av talaren. Tolken bestiller de sjølve; vi set opp.',
  'Bruk mikrofonen sjølv om de er få. Slynga høyrer berre det som går gjennom han.',
)}

<h2>Før de kjem</h2>
${steps(
  'Ein time før start er rommet ope, og nokon frå oss er der.',
  'Prøv lysbilete med lyd, ikkje berre det første biletet.',
  'Nettet heiter Fjordheim-gjest. Trådlaust toler 300 samstundes; den som strøymer, får kabel.',
)}`,
  aside: {
    bestill: {
      heading: 'Bestill',
      html: `<p>Skriv kva rom og kor mange, så svarar vi med pris innan to dagar.</p><p>${mail('leige@fjordheim.example')}<br>${phone('55 00 00 04')}</p>`,
    },
    tekniske: {
      heading: 'Tekniske spørsmål',
      html: `<p>Odd Tveiten, teknisk leiar<br>${phone('55 00 00 05')}<br>${mail('teknikk@fjordheim.example')}</p>`,
    },
    meir: {
      heading: 'Meir',
      html: facts({
        'Prisar på rom': '<a href="/leige">Leige</a>',
        'Scenelys og lyd': '<a href="/utstyr">Utstyr</a>',
        'Mat til møtet': '<a href="/bar">Bar &amp; kafé</a>',
      }),
    },
  },
})

export const rentalPages = [rental, av]
