import { SAT, THU } from '../dates.ts'
import type { CultureEntry } from './item.ts'

/** Parties, markets and workshops. */
export const gatherings: CultureEntry[] = [
  {
    key: 'nyttarsfest',
    title: 'Nyttårsfest på kaia',
    code: 'ny77kai',
    objectClass: 'Fest',
    hall: 'Kulturscena',
    minutes: 240,
    priceFrom: 450,
    ageLimit: '18',
    performers: ['Orkester Akterut', 'DJ Fjøre'],
    organizer: 'Fjordheim kulturhus',
    features: ['Fest', 'Nyttår', 'Dans'],
    evenings: [{ week: 6, weekday: THU, yearly: '12-31', time: '21.30' }],
    summary:
      'Dans i Kulturscena, bål på kaia og fyrverkeri frå ferja, utan rakettar på land. Orkester Akterut spelar det gamle året ut.',
    body: `
<p>Vi opnar dørene mot fjorden, legg ut saueskinn på kaia og fyrer opp bålpannene. Inne spelar Orkester Akterut, ni mann og éin tuba, og etter midnatt tek DJ Fjøre over.</p>
<p>Klokka tolv samlar alle seg ute. Ferja ligg eit stykke frå land med lyskastarar og sjøfyrverkeri, det einaste som er lov i sentrum i år. Hund og hest kan ta det med ro.</p>
<ul>
<li>Billetten gjeld dans, velkomstglas og lapskaus klokka ett.</li>
<li>Ta med varme klede: Halve festen er utandørs.</li>
<li>Nattbussen går klokka 01.45 til Ytre Fjordheim og Sørsida.</li>
<li>Aldersgrensa er 18 år.</li>
</ul>`,
  },
  {
    key: 'skaparverkstad',
    title: 'Skaparverkstad for born',
    code: 'skap6b',
    objectClass: 'Verkstad',
    hall: 'Biblioteket',
    minutes: 120,
    priceFrom: 50,
    performers: ['Turid Myklebust'],
    organizer: 'Fjordheim folkebibliotek',
    features: ['Verkstad', 'Barn', 'For heile familien'],
    evenings: [
      { week: 1, weekday: SAT, time: '11.00' },
      { week: 5, weekday: SAT, time: '11.00' },
    ],
    summary:
      'Klipp, lim og lys: Lag ditt eige skuggeteater slik Lotte Reiniger gjorde det, og vis det på veggen etterpå. For born frå fem til tolv år.',
    body: `
<p>Med svart papp, splittbindarar og ei lommelykt kan du lage ein heil film. Turid Myklebust viser korleis ein klipper figurar som kan røre seg, og korleis ein får ein drake til å bli stor og skummel ved å flytte han nærare lyset.</p>
<p>Første timen klipper vi. Andre timen blendar vi vindauga og spelar for kvarandre. Den som vil, kan filme framsyninga med nettbretta til biblioteket og ta henne med heim.</p>
<p>Verkstaden er for born frå fem til tolv år. Dei under åtte må ha med ein vaksen, som òg må klippe. Alt utstyr er med i prisen, og det er plass til 24. Passar fint saman med <em>Prins Achmed</em> på kino.</p>`,
  },
  {
    key: 'loppemarknad',
    title: 'Loppemarknad i Storsalen',
    code: 'l0ppe3',
    objectClass: 'Marknad',
    hall: 'Storsalen',
    minutes: 300,
    priceFrom: 20,
    performers: ['Fjordheim skulekorps'],
    organizer: 'Fjordheim skulekorps',
    features: ['Marknad', 'Loppemarknad', 'Ombruk'],
    evenings: [{ week: 3, weekday: SAT, time: '10.00', ticketStatus: 'at-door' }],
    summary:
      'Vi tek ut stolane og fyller Storsalen med bøker, lampar, ski og tre symaskiner. Auksjon klokka 13. Inntekta går til skulekorpset.',
    body: `
<p>Éin dag i året rullar vi dei uttrekkbare stolane inn i veggen og gjev heile golvet til skulekorpset. Det kjem bøker i meter, porselen i kasser, ski med kabelbinding og minst tre symaskiner. Til og med eit lydanlegg frå gamle Fjordheim kino skal ha ny eigar.</p>
<p>Auksjonen tek til klokka 13, med ordføraren som auksjonarius. Han har lova å ikkje by sjølv i år. Kafeen har kjøtkaker og nysteikte lefser.</p>
<p>Lopper kan du levere i varemottaket torsdag og fredag mellom 16 og 20. Vi tek ikkje imot kvitevarer, bildekk og sofaer. Inngang er 20 kroner i døra, born går gratis.</p>`,
  },
]
