import type { StarterHouse } from '../house.ts'
import { type BuiltPage, block, textPage } from './build.ts'
import { escapeHtml, list, mail, table } from './html.ts'

/**
 * The legal statements. They describe what the software does: when it stores something new in the visitor's browser or collects new
 * data, they must be updated. The house adds what it does itself.
 */
export const statementPages = (house: StarterHouse): BuiltPage[] => [
  privacyPage(house),
  cookiePage(house),
  accessibilityPage(house),
]

const privacyPage = ({ title, organisation, tickets }: StarterHouse) => {
  const provider = escapeHtml(tickets?.providerName ?? 'billettsystemet vårt')
  return textPage({
    key: 'personvernerklaering',
    title: 'Personvernerklæring',
    path: '/personvernerklaering',
    description: `Kva opplysningar ${title} handsamar om deg, kvifor, kor lenge, og kva rettar du har.`,
    lead: 'Du kan lese alt på desse sidene utan å seie kven du er. Her står det vi veit, og kva vi bruker det til.',
    html: `<h2>Når du les sidene</h2>
<p>Så lenge du berre les, set sidene ingen informasjonskapslar, og fortel ingen andre kva du ser på (<a href="/informasjonskapsler">alt som blir lagra</a>). Tenaren skriv ein teknisk logg for at vi skal kunne finne feil og stogge åtak. Grunnlaget er berettiga interesse (personvernforordninga artikkel 6 nr. 1 bokstav f).</p>

<h2>Når du kjøper billett</h2>
<p>Kjøpet skjer hos ${provider}, på deira nettstad og med deira personvernerklæring. Frå dei får vi vite kven som har kjøpt billett til våre arrangement. Det bruker vi til å sleppe deg inn, hjelpe deg og seie frå om noko blir avlyst eller flytta. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).</p>

<h2>Når du vil ha nyhendebrevet</h2>
<p>Vi tek vare på e-postadressa di, når du bad om brevet og når du stadfesta. Adressa bruker vi til nyhendebrevet og ingenting anna, og vi ser ikkje om du opnar det. Stadfestar du ikkje, slettar vi adressa etter sju dagar. Melder du deg av, er ho sletta med ein gong. Grunnlaget er samtykket ditt (artikkel 6 nr. 1 bokstav a).</p>

<h2>Når du har konto</h2>
<p>Vi tek vare på e-postadressa di, namnet du har valt, passordet i ei form som ingen kan lese attende, filmane på «Vil sjå», omtalane du skriv og liker, og billettane dine. Omtalane og namnet ditt kan alle lese. På «Mi side» kan du laste ned alt saman, rette det og slette kontoen. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).</p>

<h2>Oversikt</h2>
${table(
  'Kva vi handsamar, kvifor og kor lenge',
  ['Opplysningar', 'Kvifor', 'Kor lenge'],
  [
    ['Teknisk logg', 'Drift og tryggleik', 'Kort tid, så sletta'],
    ['Adresse til nyhendebrevet', 'Sende det', 'Til du melder deg av; sju dagar om du ikkje stadfestar'],
    ['Kontoen din', 'Medlemssidene', 'Til du slettar han'],
  ],
)}

<h2>Rettane dine</h2>
${list(
  'Du kan få vite kva vi har om deg, og få kopi.',
  'Du kan få retta det som er feil, og sletta det vi ikkje må ta vare på.',
  'Du kan ta tilbake eit samtykke når du vil, like lett som du gav det.',
  'Du kan protestere mot handsaming som byggjer på berettiga interesse.',
)}
<p>Skriv til ${mail(organisation.email)}. Vi svarar innan 30 dagar, og det kostar ingenting. Er du usamd i svaret, kan du klage til <a href="https://www.datatilsynet.no/">Datatilsynet</a>.</p>`,
    aside: {
      ansvarleg: block('personvernerklaering-huset', 'contact', { heading: 'Behandlingsansvarleg' }),
    },
  })
}

const cookiePage = ({ title }: StarterHouse) =>
  textPage({
    key: 'informasjonskapsler',
    title: 'Informasjonskapslar',
    path: '/informasjonskapsler',
    description: `Alt som sidene til ${title} lagrar i nettlesaren din, og kva det er til.`,
    lead: 'Vi lagrar lite, og seier kva det er. Her ser du alt.',
    html: `<p>Så lenge du berre les, set vi ingen informasjonskapslar. Kopiar av sider du har opna, ligg på telefonen eller maskina di, så neste side kjem raskare og programmet kan lesast der det ikkje er dekning. Loggar du inn, må vi hugse at du er deg.</p>
<p>Vi tel kor mange gonger ein film eller eit arrangement blir sett på, per dag og side. Teljinga lagrar ingenting hos deg og ingenting om deg.</p>`,
    lists: [block('informasjonskapsler-liste', 'cookie-list', { heading: 'Det som blir lagra' })],
    aside: {
      meir: {
        heading: 'Sjå òg',
        html: '<p><a href="/personvernerklaering">Personvernerklæring</a></p>',
      },
    },
  })

const accessibilityPage = ({ title, organisation }: StarterHouse) =>
  textPage({
    key: 'tilgjenge',
    title: 'Tilgjenge',
    path: '/tilgjenge',
    description: `Kor tilgjengelege sidene til ${title} er, og korleis du seier frå.`,
    lead: 'Sidene skal kunne brukast av alle.',
    html: `<h2>Status</h2>
<p>Sidene er laga for å følgje WCAG 2.1 på nivå A og AA. ${escapeHtml(title)} har enno ikkje publisert ei eiga tilgjengelegheitserklæring.</p>

<h2>Sei frå</h2>
<p>Finn du noko som ikkje verkar, eller treng du innhald i ei anna form? Skriv til ${mail(organisation.email)}. Skriv kva side det gjeld, kva du prøvde, og kva utstyr du bruker.</p>
<p>Får du ikkje svar, kan du seie frå til <a href="https://www.uutilsynet.no/">Tilsynet for universell utforming av IKT</a>.</p>`,
    aside: {
      huset: block('tilgjenge-huset', 'contact', { heading: 'Kontakt' }),
    },
  })
