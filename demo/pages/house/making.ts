import { textPage } from '@lerret/starter/build'
import { facts, list, mail, phone, steps, table } from '@lerret/starter/html'

/** Pages for performers and producers: the studio, the backline, and the halls' equipment. */

const studio = textPage({
  key: 'studio',
  title: 'Studio',
  path: '/studio',
  description:
    'Lydstudioet i Kjellaren i Fjordheim kulturhus: rom, utstyr, prisar og bestilling. Ope for alle.',
  image: 'house-studio',
  lead: 'To innspelingsrom og eit kontrollrom under Storsalen. Ope for korps, band, podkastar og folk med ein song.',
  html: `<h2>Romma</h2>
<h3>Rom A</h3>
<p>42 kvadratmeter med 3,6 meter under taket og tregolv. Plass til eit heilt band, ein strykekvartett eller eit lite kor. Flygelet i Storsalen kan koplast inn: det går 24 linjer opp dit.</p>
<h3>Rom B</h3>
<p>9 kvadratmeter, tørt og stilt. Til song, forteljarstemme og podkast, med fire mikrofonar på bord.</p>
<h3>Kontrollrommet</h3>
<p>Sikt til begge romma, sofa, og kaffi som er betre enn ryktet.</p>

<h2>Utstyret</h2>
${table(
  'Det viktigaste i studioet',
  ['Kva', 'Detaljar'],
  [
    ['Miksebord', '32 kanalar, digitalt, med bevegelege faderar'],
    ['Forforsterkarar', '16 reine, 4 med røyr, 2 med transformator'],
    ['Lytting', 'Treveges aktive høgtalarar, og eit par små til kontroll'],
    ['Mikrofonar', '4 storkondensator, 6 småkondensator, 2 bandmikrofonar, 14 dynamiske'],
    ['Programvare', 'Reaper og Pro Tools. Du får alle spora med heim'],
    ['Høyretelefonar', '8 par med kvar sin miks'],
    ['Instrument', 'Trommesett, piano, trøorgel, hardingfele. <a href="/backline">Heile lista</a>'],
  ],
)}

<h2>Prisar</h2>
${table(
  'Leige av studio',
  ['Kva', 'Utan teknikar', 'Med teknikar'],
  [
    ['Rom B, ein time', '180 kr', '620 kr'],
    ['Rom A og kontrollrom, halv dag (4 timar)', '900 kr', '2&nbsp;900 kr'],
    ['Rom A og kontrollrom, heil dag (9 timar)', '1&nbsp;600 kr', '5&nbsp;200 kr'],
    ['Miksing, per song', '–', 'frå 2&nbsp;200 kr'],
    ['Under 20 år, alle rom', 'Gratis måndag og onsdag 15–21', 'Halv pris'],
  ],
)}
<p>Utan teknikar må éin av dykk ha teke studiokurset vårt. Det går første tysdag i månaden, varer i tre timar og kostar 200 kroner.</p>

<h2>Slik bestiller du</h2>
${steps(
  `Skriv til ${mail('studio@fjordheim.example')} eller ring ${phone('55 00 00 06')}. Sei kva du vil spele inn, og kor mange de er.`,
  'Torstein ringjer tilbake og finn rom, dag og mikrofonar saman med deg.',
  'Døra på kaisida er open for deg frå ti minutt før. Det er tolv trinn ned; treng de hjelp til å bere, så sei frå.',
  'Ta med harddisk, eller få spora på lenke same kveld. Vi tek vare på dei i eitt år.',
)}`,
  aside: {
    tider: {
      heading: 'Opningstider',
      html: facts({
        'Måndag–torsdag': '10–22',
        'Fredag og laurdag': '10–18',
        Sundag: 'Etter avtale',
      }),
    },
    stille: {
      heading: 'Når det er stille',
      html: '<p>Studioet ligg under Storsalen. Under konsertar spelar vi ikkje trommer i Rom A, og du vil ikkje ta opp song heller. Programmet er lagt inn i bestillinga.</p>',
    },
    kven: {
      heading: 'Lydmannen',
      html: `<p>Torstein Kvamme<br>${phone('55 00 00 06')}<br>${mail('studio@fjordheim.example')}</p>`,
    },
  },
})

const backline = textPage({
  key: 'backline',
  title: 'Backline',
  path: '/backline',
  description:
    'Trommer, forsterkarar, tangentar og strenginstrument du kan låne eller leige i Fjordheim kulturhus.',
  image: 'house-backline',
  lead: 'Kom med gitaren og stikkene. Resten står her.',
  html: `<h2>Trommer og slagverk</h2>
${list(
  'Trommesett i bjørk: basstromme 22 tommar, tammar 10, 12 og 16, skarptromme 14 × 5,5',
  'Jazzsett i lønn: 18, 12 og 14 tommar, skarptromme 14 × 6,5',
  'Cymbalar: hi-hat 14, crash 16 og 18, ride 20. Ta gjerne med eigne',
  'To pedalar, dobbeltpedal, tre stolar, matte på 2 × 2 meter',
  'Cajón, to congatrommer, ein kasse med smått slagverk, paukar (23, 26 og 29 tommar)',
)}
<h2>Gitar og bass</h2>
${table(
  'Forsterkarar',
  ['Kva', 'Effekt', 'Høgtalar'],
  [
    ['Røyrkombo, rein lyd', '40 W', '1 × 12'],
    ['Røyrkombo, to kanalar', '22 W', '2 × 12'],
    ['Røyrtopp med kabinett', '100 W', '4 × 12'],
    ['Basstopp med kabinett', '500 W', '4 × 10'],
    ['Basskombo', '200 W', '1 × 15'],
    ['Akustisk kombo, to kanalar', '60 W', '1 × 8'],
  ],
)}
<p>Seks gitarstativ, to kontrabass-stativ og ein kontrabass (3/4) med mikrofon. Strenger og stikker sel vi i skranken.</p>
<h2>Tangentar</h2>
${list(
  'Flygel, 211 cm, i Storsalen. Stemt kvar månad, og til konsertar',
  'Kinoorgel frå 1928 i Storsalen, åtte stemmer. Berre etter avtale med organisten',
  'Piano på Kulturscena og i Rom A',
  'Scenepiano med 88 vekta tangentar, og stativ med to høgder',
  'Elektrisk orgel med roterande høgtalar. Må berast av to',
  'Trøorgel frå 1911, som har lengta heim sidan bedehuset vart selt',
)}
<h2>Kva det kostar</h2>
${table(
  'Leige av backline per dag',
  ['Kva', 'I huset', 'Ut av huset'],
  [
    ['Trommesett utan cymbalar', '400 kr', '700 kr'],
    ['Cymbalsett', '200 kr', 'Ikkje til leige'],
    ['Forsterkar', '250 kr', '400 kr'],
    ['Scenepiano', '350 kr', '600 kr'],
    ['Flygel med stemming', '1&nbsp;600 kr', 'Ikkje til leige'],
    ['Heile pakken: trommer, to gitarforsterkarar, bass, piano', '1&nbsp;100 kr', '1&nbsp;900 kr'],
  ],
)}
<p>Spelar du på eit arrangement som vi står for, er alt gratis. Korps, skular og band under 20 år frå Fjordheim betaler halv pris.</p>`,
  aside: {
    bestill: {
      heading: 'Bestill',
      html: `<p>Send riggplanen seinast ti dagar før, så står det klart når de kjem.</p><p>${mail('teknikk@fjordheim.example')}<br>${phone('55 00 00 05')}</p>`,
    },
    transport: {
      heading: 'Rett inn på scena',
      html: '<p>Varelevering A på vestsida: port på 2,4 × 3 meter, rett inn i scenehøgd. Bil til 12 meter. Ingen trapp.</p>',
    },
    skade: {
      heading: 'Om noko ryk',
      html: '<p>Strenger, skinn og røyr ryk. Sei frå, så skiftar vi. Berre det som er knust med vilje, må du betale.</p>',
    },
  },
})

const equipment = textPage({
  key: 'utstyr',
  title: 'Utstyr',
  path: '/utstyr',
  description:
    'Scene, lys, lyd og filmframsyning i Storsalen, Sal 2 og Kulturscena: det turnéteknikaren treng å vite.',
  image: 'house-utstyr',
  lead: 'Mål, trekk, lampar, høgtalarar og projektorar. For deg som skal rigge, og for deg som lurer.',
  html: `<h2>Scenene</h2>
${table(
  'Mål i meter',
  ['Mål', 'Storsalen', 'Kulturscena', 'Sal 2'],
  [
    ['Breidd × djupn', '12 × 9', '6 × 4', '5 × 1,5 framfor lerretet'],
    ['Sceneopning', '10,4 × 5,2', 'Open', 'Open'],
    ['Høgd til trekk', '8,5', '4,1', '–'],
    ['Trekk', '14 handtrekk, 250 kg kvar', '4 faste røyr, 150 kg kvar', '–'],
    ['Scenehøgd', '0,9', '0,6', '0'],
    ['Straum', '125 A og 63 A', '63 A', '16 A'],
  ],
)}
<h2>Lyd</h2>
<h3>Storsalen</h3>
${list(
  'Linjesystem, åtte element på kvar side, fire subbar, eigne høgtalarar for framrad og balkong',
  'Digitalt miksebord med 48 kanalar midt i salen, rad 14',
  '12 monitorar i 6 miksar, eller 8 trådlause øyremonitorar',
  '12 trådlause sendarar (8 handhaldne, 4 bøylar), 40 mikrofonar med stativ',
)}
<h3>Kulturscena</h3>
${list(
  'To toppar og to subbar på kvar side, 32 kanalar, 6 monitorar',
  'Lydgrense på 95 dB LAeq. Øyreproppar er gratis i baren',
)}
<h2>Lys</h2>
${table(
  'Lampar',
  ['Type', 'Storsalen', 'Kulturscena'],
  [
    ['Bevegelege, profil', '12', '4'],
    ['Bevegelege, wash', '16', '6'],
    ['LED-par', '36', '18'],
    ['Profilar, faste', '24', '6'],
    ['Følgjespot', '2', '–'],
    ['Hazer', '2, vassbasert', '1, vassbasert'],
  ],
)}
<p>Lysbordet tek imot to univers frå dykkar eige bord. Grunnrigg heng alltid; plan i PDF og i Vectorworks får du av Odd.</p>
<h2>Film</h2>
${table(
  'Framsyning',
  ['Kva', 'Storsalen', 'Sal 2'],
  [
    ['Projektor', 'Laser, 4K DCP', 'Laser, 2K DCP'],
    ['Lerret', '11 × 4,6 m', '7 × 3 m'],
    ['Lyd', 'Dolby Atmos, 38 høgtalarar', '7.1'],
    ['3D', 'Ja, aktive briller', 'Nei'],
    ['Analogt', '35&nbsp;mm, to maskiner, restaurerte i 2019', '16 mm'],
    [
      'Tekst for høyrselshemma og synstolking',
      'Når distributøren leverer det',
      'Når distributøren leverer det',
    ],
  ],
)}
<p>Med eigen film: send DCP seinast fem dagar før. Vi tek også ProRes og H.264 etter avtale, men prøv han på lerretet først. Stumfilm viser vi i rett fart, med variabel frekvens på 35&nbsp;mm.</p>`,
  aside: {
    teknisk: {
      heading: 'Teknisk kontakt',
      html: `<p>Odd Tveiten, teknisk leiar<br>${phone('55 00 00 05')}<br>${mail('teknikk@fjordheim.example')}</p>`,
    },
    tilgjenge: {
      heading: 'Tilgjenge',
      html: list(
        'Fast teleslynge i Storsalen, berbar til dei andre romma',
        'Løfteplattform til scena i Storsalen, 225 kg',
        'Trinnfritt mellom garderobe og scene',
        'Rullestolplassar: 4 i Storsalen, 2 i Sal 2, fritt golv på Kulturscena',
      ),
    },
    meir: {
      heading: 'Sjå òg',
      html: list(
        '<a href="/backline">Backline og instrument</a>',
        '<a href="/av">Møteteknikk</a>',
        '<a href="/leige">Prisar på rom og teknikar</a>',
      ),
    },
  },
})

export const makingPages = [studio, backline, equipment]
