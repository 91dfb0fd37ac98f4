import { type BuiltPage, textPage } from './build.ts'
import { phone, table } from './html.ts'

interface AgeLimitTexts {
  phoneNumber: string
  image?: string
  /** What parents of a baby can do instead. */
  babyAdvice: string
}

/** The Norwegian age limits, which are the same everywhere. */
export const ageLimitPage = ({ phoneNumber, image, babyAdvice }: AgeLimitTexts): BuiltPage =>
  textPage({
    key: 'aldersgrenser',
    title: 'Aldersgrenser',
    path: '/aldersgrenser',
    description:
      'Aldersgrensene på kino i Noreg: A, 6, 9, 12, 15 og 18 år, og kor unge born som kan bli med ein vaksen.',
    ...(image && { image }),
    lead: 'Kan sjuåringen bli med? Som oftast ja, når ein vaksen sit ved sida av. Her er heile regelen.',
    html: `<h2>Grensene, og kven som slepp inn</h2>
${table(
  'Aldersgrenser på kino i Noreg',
  ['Grense', 'Åleine', 'Saman med ein vaksen'],
  [
    ['A – tillaten for alle', 'Alle', 'Alle'],
    ['6 år', 'Frå 6 år', 'Alle born'],
    ['9 år', 'Frå 9 år', 'Frå 6 år'],
    ['12 år', 'Frå 12 år', 'Frå 9 år'],
    ['15 år', 'Frå 15 år', 'Frå 12 år'],
    ['18 år', 'Frå 18 år', 'Frå 18 år'],
  ],
)}
<p>Ein vaksen er ein forelder, eller ein annan på minst 18 år som har ansvaret for barnet. Den vaksne må vere med inn i salen og bli der. For 9, 12 og 15 år kan barnet vere opptil tre år yngre enn grensa. Grensa på 18 år er absolutt: der hjelper det ikkje å ha med mor.</p>

<h2>Kan dei bli med?</h2>
<h3>Sjuåringen vil sjå ein film med grense 9 år</h3>
<p>Ja, saman med ein vaksen. Born frå 6 år kan sjå ein film med niårsgrense når ein vaksen er med inn.</p>
<h3>Femåringen vil vere med på den same filmen</h3>
<p>Nei. Under niårsgrensa går det ned til 6 år, ikkje lenger, heller ikkje på fanget.</p>
<h3>Storebror på 16 tek med seg ein bror på 10 til ein tolvårsfilm</h3>
<p>Nei. Tiåringen kan sjå filmen med ein vaksen, men den som følgjer han, må vere 18 år.</p>
<h3>Fireåringen og besteforeldra vil på ein seksårsfilm</h3>
<p>Ja. Alle born kan sjå filmar med seksårsgrense saman med ein vaksen. Tenk likevel på at det er mørkt og høgt i salen.</p>
<h3>To fjortenåringar går åleine på ein femtenårsfilm</h3>
<p>Nei, ikkje åleine. Med ein vaksen i følgje er det greitt frå dei er 12.</p>
<h3>Babyen søv. Kan vi ta han med på ein tolvårsfilm?</h3>
<p>Nei, regelen gjeld også for dei minste. ${babyAdvice}</p>

<h2>Kva grensa seier, og kva ho ikkje seier</h2>
<p>Aldersgrensa seier kva som kan vere skadeleg for born. Ho seier ikkje kven filmen passar for: ein film merkt A kan vere keisam for ein åtteåring. Les omtalen, og spør oss gjerne.</p>
<p>Distributøren set grensa etter retningslinjene frå Medietilsynet. Tilsynet følgjer med på at reglane blir haldne, og tek imot klager. Ein film som ikkje har fått noka grense, viser vi berre for folk over 18 år.</p>

<h2>I døra</h2>
<p>Vi har plikt til å halde grensene, og vi kan be om legitimasjon med bilete og fødselsdato. For dei under 18 held det med eit bilete av passet på telefonen. Den som ikkje kan vise alderen sin, kan vi ikkje sleppe inn. Er grensa grunnen, og kjem du til skranken før filmen byrjar, får du pengane att.</p>`,
    aside: {
      kvar: {
        heading: 'Kvar du ser grensa',
        html: '<p>Grensa står ved sida av filmen overalt der du kan kjøpe billett: i programmet, på filmsida og i skranken. Fargen er den same på alle kinoar i landet.</p>',
      },
      scene: {
        heading: 'Konsertar og andre arrangement',
        html: '<p>Konsertar, quiz og festar har grenser som arrangøren set. Dei har ikkje treårsregelen: står det 18 år, gjeld det alle. Kvelden si eiga side seier kva som gjeld.</p>',
      },
      meir: {
        heading: 'Meir om reglane',
        html: `<p><a href="https://www.medietilsynet.no/tv-film-radio/film-og-kino/">Medietilsynet om film og kino</a></p>${phoneNumber && `<p>Spør oss: ${phone(phoneNumber)}</p>`}`,
      },
    },
  })
