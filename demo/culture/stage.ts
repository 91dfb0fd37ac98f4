import { FRI, SAT, THU, WED } from '../dates.ts'
import type { CultureEntry } from './item.ts'

/** Theatre, revue, dance and stand-up. */
export const stage: CultureEntry[] = [
  {
    key: 'revy-ferja-gar',
    title: 'Revyen «Ferja går»',
    code: 'f3rj4ga',
    objectClass: 'Revy',
    hall: 'Storsalen',
    minutes: 130,
    priceFrom: 320,
    performers: ['Fjordheim revylag'],
    organizer: 'Fjordheim revylag',
    features: ['Revy', 'Humor', 'Lokalt'],
    evenings: [
      { week: 2, weekday: THU, time: '19.00', state: 'moved', previous: { daysBefore: 7, time: '19.00' } },
      { week: 3, weekday: THU, time: '19.00', ticketStatus: 'few-left' },
    ],
    summary:
      'Kommunestyret sit fast på ferja, og kiosken har berre sveler att. Revylaget tek for seg året i Fjordheim, og ingen går fri.',
    body: `
<p>Ein torsdagskveld i november stansar ferja midt på fjorden. Om bord er heile kommunestyret, ein bryllaupsfotograf, tre turistar og mannen som har nøkkelen til maskinrommet. Han er i land. Slik byrjar «Ferja går», den tolvte revyen frå Fjordheim revylag.</p>
<p>Tjueto på scena og eit band på fem tek deg gjennom året: rundkøyringa som vart ein trekant, dei nye søppeldunkane, hjortane på kyrkjegarden og den store striden om kva rutebilstasjonen skal heite.</p>
<p>Premieren er flytta ei veke på grunn av stemmeproblem hos skipperen. Billettane gjeld på den nye datoen, og passar han ikkje, får du pengane att. Det er pause med sveler, så klart.</p>`,
  },
  {
    key: 'standup',
    title: 'Tørre vitsar frå våte fjell',
    code: 'tvfvf7',
    objectClass: 'Stand-up',
    hall: 'Kulturscena',
    minutes: 75,
    priceFrom: 260,
    ageLimit: '15',
    performers: ['Gro Anita Fosse', 'Mehmet Solheim'],
    organizer: 'Latterlaget Vest',
    features: ['Stand-up', 'Humor'],
    evenings: [
      { week: 2, weekday: FRI, time: '19.00' },
      { week: 2, weekday: FRI, daysLater: 1, time: '19.00', ticketStatus: 'sold-out' },
    ],
    summary:
      'Gro Anita Fosse og Mehmet Solheim har talt regndagar, skyldfolk og kor mange gonger nokon har sagt «uff». No fortel dei om det.',
    body: `
<p>Gro Anita Fosse er bonde med 42 sauer og éin mann. Mehmet Solheim kom til Vestlandet som treåring og ventar framleis på sommaren. Saman har dei laga ei framsyning om å høyre til på ein stad der alle veit kva du har i handlekorga.</p>
<p>Dei spelar kvar sin halvtime og avsluttar saman med ein quiz der publikum alltid taper. Dialekta er tjukk, tempoet er høgt, og det blir sagt stygge ting om ferjeselskap.</p>
<p>Aldersgrensa er 15 år. Set deg framme om du vil bli snakka til, og bak om du ikkje vil. Det hjelper lite.</p>`,
  },
  {
    key: 'barneteater-trollet',
    title: 'Trollet som ikkje ville sove',
    code: 'tr0ll8s',
    objectClass: 'Teater',
    hall: 'Kulturscena',
    minutes: 50,
    priceFrom: 140,
    performers: ['Teater Tåkeheim'],
    organizer: 'Fjordheim kulturhus',
    features: ['Teater', 'Barn', 'For heile familien'],
    evenings: [
      { week: 2, weekday: SAT, time: '12.00' },
      { week: 2, weekday: SAT, time: '14.00', ticketStatus: 'sold-out' },
      { week: 2, weekday: SAT, daysLater: 1, time: '11.00', label: 'Roleg framsyning' },
      { week: 2, weekday: SAT, daysLater: 1, time: '13.00', ticketStatus: 'few-left' },
    ],
    summary:
      'Alle troll må sove i hundre år, men Grymt er ikkje trøytt. Figurteater med song, sauer og eit fjell som snorkar. Frå tre år.',
    body: `
<p>Det er kveld i fjellet. Mora til Grymt har sunge alle songane ho kan, og faren har sovna for lengst. Men Grymt har så mange spørsmål. Kven passar på månen? Kvar går elva om natta? Og kvifor må ein sove akkurat no?</p>
<p>Teater Tåkeheim spelar med to skodespelarar, femten dokker og eit fjell av ull. Borna sit på puter rundt scena og får vere med og telje sauene. Det gjev ikkje alltid det resultatet trollmora hadde tenkt seg.</p>
<p>Framsyninga varer i 50 minutt og passar for born frå tre år. Sundagsframsyninga klokka 11 er roleg: lågare lyd, litt lys i salen, og det er lov å gå inn og ut som ein vil.</p>`,
  },
  {
    key: 'monolog-dukkehus',
    title: 'Etter dukkehuset',
    code: 'nora88',
    objectClass: 'Teater',
    hall: 'Kulturscena',
    minutes: 70,
    priceFrom: 290,
    ageLimit: '12',
    performers: ['Ingeborg Aarvik'],
    organizer: 'Scene Vest',
    features: ['Teater', 'Monolog', 'Ibsen'],
    evenings: [
      { week: 7, weekday: WED, time: '19.00' },
      { week: 7, weekday: WED, daysLater: 1, time: '19.00' },
    ],
    summary:
      'Døra har smelt att, og Nora står i trappa med ei veske. Kva gjer ho no? Ingeborg Aarvik spelar dei første tolv timane.',
    body: `
<p>Alle veit korleis <em>Et dukkehjem</em> sluttar. Men ingen har spurt kvar Nora sov den natta. I monologen «Etter dukkehuset» følgjer vi henne frå trappegangen, gjennom snøvêret og heim til barndomsveninna fru Linde, til det blir lyst.</p>
<p>Ingeborg Aarvik har skrive stykket og spelar det åleine, med ein stol, ei veske og ei lang line med klede. Det er morosamt på stader ein ikkje ventar det, og stilt på andre. Meldaren i lokalavisa kalla det «ei natt eg gjerne skulle hatt med tenåringane mine på».</p>
<p>Torsdag er det samtale med skodespelaren etter framsyninga. Skular kan tinge gruppebillettar.</p>`,
  },
  {
    key: 'samtidsdans',
    title: 'Tyngd',
    code: 'tyngd5',
    objectClass: 'Dans',
    hall: 'Kulturscena',
    minutes: 50,
    priceFrom: 230,
    performers: ['Kompani Halvhav', 'Liv Storøy (koreografi)'],
    organizer: 'Kompani Halvhav',
    features: ['Dans', 'Samtidsdans'],
    evenings: [{ week: 8, weekday: SAT, time: '19.00' }],
    summary:
      'Fire dansarar, eitt tonn sand og lyden av noko som gjev etter. Kompani Halvhav dansar om det vi ber på, og det vi kan leggje frå oss.',
    body: `
<p>Når publikum kjem inn, heng sekkene alt i taket. Etter kvart byrjar sanden å renne. Fire dansarar tek imot, skuvar, ber og lèt seg dekkje til, til scena er eit heilt anna landskap enn då det byrja.</p>
<p>Koreograf Liv Storøy er oppvaksen i Fjordheim og har laga «Tyngd» etter samtalar med folk som ber i arbeidet sitt: sjukepleiarar, fiskarar, steinleggjarar og foreldre. Musikken er spelt inn i den gamle kaisiloen.</p>
<p>Framsyninga varer i 50 minutt. Du treng ikkje vite noko om dans. Etterpå kan du gå opp på scena og ta på sanden.</p>`,
  },
  {
    key: 'swing-dansekveld',
    title: 'Swing og sveiv',
    code: 'sw1ngs',
    objectClass: 'Dans',
    hall: 'Bar & kafé',
    minutes: 210,
    priceFrom: 120,
    ageLimit: '18',
    performers: ['Swinglaget Svinge', 'DJ Sveivegrammofon'],
    organizer: 'Swinglaget Svinge',
    features: ['Dans', 'Swing', 'Fest'],
    evenings: [{ week: 3, weekday: SAT, time: '20.00', ticketStatus: 'at-door' }],
    summary:
      'Kurs den første timen, dans resten av kvelden. Musikken kjem frå steinkakeplater, og nokon må sveive. Det kan bli deg.',
    body: `
<p>Vi skyv borda inn til veggen og strør litt talkum på golvet. Klokka 20 viser Swinglaget Svinge dei seks trinna du treng, og klokka 21 er det i gang. Kom åleine eller saman med nokon. Vi byter partnar heile tida, og ingen sit att.</p>
<p>DJ Sveivegrammofon har 300 steinkaker og to reisegrammofonar frå 1930-åra. Kvar plate varer i tre minutt, akkurat så lenge som ein orkar. Innimellom spelar huspianisten, så fjørene får kvile.</p>
<p>Ta med innesko med glatt sole. Billettar får du i døra, og dei over 70 dansar gratis.</p>`,
  },
]
