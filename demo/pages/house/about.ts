import { bleed, block, column, content, page, row, textPage, wide } from '@lerret/starter/build'
import { facts, list, mail, phone, table } from '@lerret/starter/html'
import { STAFF } from './staff.ts'

/** Who we are. */

const about = textPage({
  key: 'om-oss',
  title: 'Om oss',
  path: '/om-oss',
  description:
    'Historia om Fjordheim kulturhus, frå hermetikkfabrikk til kino og konsertscene, og kven som styrer det i dag.',
  image: 'house-exterior',
  lead: 'Fire tusen innbyggjarar, to kinosalar og ein fabrikkhall som aldri heilt slutta å lukte brisling.',
  html: `<h2>Huset</h2>
<p>Fjordheim kulturhus ligg i den gamle hermetikkfabrikken på kaia. Her er kino, konsertscene, bibliotek, kafé og studio under eitt tak. I fjor kom det 41&nbsp;000 besøkande: litt over ti turar for kvar innbyggjar.</p>
<h2>Historia</h2>
${table(
  'Frå brisling til Buster Keaton',
  ['År', 'Kva som hende'],
  [
    ['1911', 'Fjordheim Canning byggjer fabrikken. På det meste arbeider 130 kvinner her'],
    ['1921', 'Den første filmen blir vist i byen, i ungdomshuset. Kommunen kjøper kinomaskina same haust'],
    ['1974', 'Fabrikken blir lagd ned'],
    ['1979', 'Kommunestyret vil rive. 1&nbsp;140 skriv under på at det vil ikkje dei'],
    ['1983', 'Kulturhuset opnar 12. november, med kino i det som var pakkeriet'],
    ['1996', 'Biblioteket flyttar inn i røykjeriet'],
    ['2011', 'Digital kino. Dei to 35&nbsp;mm-maskinene blir pakka inn, ikkje kasta'],
    ['2014', 'Sal 2 og Kulturscena blir opna'],
    ['2016', 'Studioet i Kjellaren tek imot det første bandet'],
    ['2019', 'Maskinistane restaurerer 35&nbsp;mm-maskinene på dugnad'],
  ],
)}
<h2>Det vi er til for</h2>
<p>Huset skal vise film kvar dag, gje byen ei scene, og la folk prøve seg. Minst ein tredel av programmet skal kome frå folk som bur her. Ingen skal la vere å kome på grunn av prisen, trappa eller lyden.</p>
<h2>Miljø</h2>
${list(
  'Sjøvarme varmar heile huset. Straumbruken har gått ned 38 prosent sidan 2012.',
  'Krusa er av papp, og panten går til speidarane. Kafeen kastar 60 gram mat per gjest, og målet er 40.',
  'Halvparten av publikum kjem til fots, på sykkel eller med bussen.',
  'Vi er sertifiserte som Miljøfyrtårn og legg fram tala kvart år i april.',
)}`,
  aside: {
    styret: {
      heading: 'Styret',
      html: facts({
        Leiar: 'Ragnhild Ytredal',
        Nestleiar: 'Per Olav Sande',
        Medlemmer: 'Fatima Noor, Endre Hjelmeland, Grete Lothe',
        'For dei tilsette': 'Odd Tveiten',
        'For ungdomsrådet': 'Iben Eikeland (møterett)',
      }),
    },
    tal: {
      heading: 'Huset i tal',
      html: facts({
        'Sete i Storsalen': '224',
        'Sete i Sal 2': '90',
        'Filmframsyningar i året': 'om lag 900',
        'Andre arrangement': 'om lag 140',
        Årsverk: '6,4',
        Frivillige: '55',
      }),
    },
    kontakt: {
      heading: 'Kontakt',
      html: `<p><a href="/tilsette">Dei som arbeider her</a><br>${phone('55 00 00 00')}<br>${mail('post@fjordheim.example')}</p><p>Eigar er Fjordheim kommune. Styret møtest fem gonger i året, og møta er opne.</p>`,
    },
  },
})

const staff = page({
  id: 'page-tilsette',
  title: 'Tilsette',
  path: '/tilsette',
  description: 'Dei åtte som arbeider i Fjordheim kulturhus, med ansvar, telefon og e-post.',
  image: 'house-foaje',
  rows: [
    bleed(
      block('tilsette-topp', 'cover', {
        title: 'Tilsette',
        text: 'Åtte personar, 6,4 årsverk og 55 frivillige. Ring den som veit det.',
        image: 'house-foaje',
      }),
    ),
    wide(
      block('tilsette-folk', 'manual-card-list', {
        heading: 'Vi som arbeider her',
        cards: STAFF.map((person, index) => ({
          title: person.name,
          text: `${person.role}. ${person.ask}`,
          href: `mailto:${person.email}`,
          image: `staff-${index + 1}`,
        })),
      }),
    ),
    row(
      column(
        12,
        8,
        content('tilsette-telefon', {
          html: `<h2>Telefon og e-post</h2>
${table(
  'Tilsette i Fjordheim kulturhus',
  ['Namn', 'Stilling', 'Telefon', 'E-post'],
  STAFF.map(({ name, role, phone: number, email }) => [name, role, phone(number), mail(email)]),
)}`,
        }),
      ),
      column(
        12,
        4,
        content('tilsette-frivillig', {
          heading: 'Bli frivillig',
          html: `<p>55 frivillige riv billettar, steikjer vaflar og ber stolar. Du får sjå filmen gratis, ta med ein ven, og vere med på julebordet. Aldersgrensa er 15 år.</p><p>Skriv til ${mail('post@fjordheim.example')}.</p>`,
        }),
        content('tilsette-stillingar', {
          heading: 'Ledige stillingar',
          html: '<p>Vi lyser ut alt på <a href="/nyhende">nyhendesida</a>. Maskinistar på timar treng vi nesten alltid.</p>',
        }),
      ),
    ),
  ],
})

export const aboutPages = [about, staff]
