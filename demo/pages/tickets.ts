import { block, textPage } from './build.ts'
import { facts, list, mail, phone, steps, table } from './html.ts'

/** Information about tickets. */

const ageLimits = textPage({
  key: 'aldersgrenser',
  title: 'Aldersgrenser',
  path: '/aldersgrenser',
  description:
    'Aldersgrensene på kino i Noreg: A, 6, 9, 12, 15 og 18 år, og kor unge born som kan bli med ein vaksen.',
  image: 'house-aldersgrenser',
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
<p>Nei, regelen gjeld også for dei minste. Kom heller på babykinoen tysdag føremiddag, eller vel ein film merkt A eller 6 år.</p>

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
      html: `<p><a href="https://www.medietilsynet.no/tv-film-radio/film-og-kino/">Medietilsynet om film og kino</a></p><p>Spør oss: ${phone('55 00 00 00')}</p>`,
    },
  },
})

const eTicket = textPage({
  key: 'ebillett',
  title: 'Billettar, refusjon og gåvekort',
  path: '/ebillett',
  description:
    'Slik finn du e-billetten, slik byter du han, og slik får du pengane att. Hjelp når telefonen er tom.',
  image: 'house-foaje',
  lead: 'Billetten er ein kode på telefonen. Du treng ikkje skrive han ut, og mistar du han, finn vi han att.',
  html: `<h2>Slik kjøper du</h2>
${steps(
  'Finn filmen eller arrangementet, og trykk på «Kjøp billett» ved tida som passar.',
  'Du kjem til Billettluka, som sel billettane for oss. Vel sete i salkartet.',
  'Betal med kort eller Vipps. Kvitteringa og billetten kjem på e-post med ein gong.',
  'Vis koden i døra. Éin kode gjeld for alle seta i same kjøp, så kom inn i lag, eller send kvar sin billett vidare.',
)}

<h2>Når noko skjer</h2>
<h3>E-posten kom ikkje</h3>
<p>Sjå i søppelposten etter Billettluka. Kom han ikkje der heller, er det som oftast ein skrivefeil i adressa. Ring ${phone('55 00 00 00')} eller kom til skranken med namn og tidspunkt for kjøpet, så sender vi billetten på nytt.</p>
<h3>Telefonen er tom eller ligg att heime</h3>
<p>Sei namnet ditt i skranken. Vi ser kjøpet og slepp deg inn. I foajeen står det ladarar med alle vanlege pluggar.</p>
<h3>Eg har ikkje skrivar</h3>
<p>Det treng du ikkje. Vil du ha billetten på papir, skriv vi han ut i skranken utan at det kostar noko.</p>
<h3>Eg har ikkje nett eller kort</h3>
<p>Skranken sel til alt som går, og tek kontantar. Du kan også ringje og leggje av billettar; dei ventar til 20 minutt før start.</p>
<h3>Eg kjem for seint</h3>
<p>På kino slepp vi deg inn heile vegen. På konsertar og teater må du av og til vente til pausen eller ei passande opning, av omsyn til dei på scena.</p>

<h2>Byte og refusjon</h2>
${table(
  'Når du får byte eller får pengane att',
  ['Kva som har hendt', 'Kva du får', 'Kva du må gjere'],
  [
    ['Vi avlyser', 'Heile summen, med billettavgift', 'Ingenting. Pengane er på kontoen innan ti dagar'],
    [
      'Vi flyttar til ny dato',
      'Billetten gjeld på den nye datoen, eller pengane att',
      'Svar på e-posten innan 14 dagar om du vil ha pengane',
    ],
    [
      'Du er sjuk eller hindra',
      'Byte til ei anna tid, eller tilgodelapp',
      'Sei frå seinast to timar før start',
    ],
    [
      'Du angrar',
      'Ikkje refusjon: angreretten gjeld ikkje for billettar til ein fast dato',
      'Du kan fritt gje billetten til ein annan',
    ],
    [
      'Teknisk feil i salen',
      'Ny billett eller pengane att',
      'Kom til skranken same kveld, eller skriv til oss',
    ],
  ],
)}

<h2>Rabattar og ledsagar</h2>
${list(
  'Born under 16 år, studentar og honnør får rabatt på dei fleste framsyningane. Prisen står når du vel billett.',
  'Har du ledsagarbevis, går ledsagaren gratis. Ledsagarplassane ved rullestolplassane vel du i salkartet. Til andre sete ringjer du oss. Ta med beviset.',
  'Rullestolplassane ligg på rad 1. Dei kan kjøpast på nett som andre sete.',
)}

<h2 id="gavekort">Gåvekort</h2>
<p>Gåvekortet gjeld til kino, konsertar og alt anna vi sel billettar til. Det varer i tre år, og du kan bruke det litt om gongen. I skranken får du det i konvolutt.</p>`,
  aside: {
    hjelp: {
      heading: 'Få hjelp no',
      html: facts({
        Skranken: 'Ein time før første framsyning, til siste er i gang',
        Telefon: phone('55 00 00 00'),
        'E-post': mail('billett@fjordheim.example'),
      }),
    },
    seljar: {
      heading: 'Kven som sel',
      html: '<p>Kjøpet skjer hos Billettluka, på deira nettstad og med deira vilkår. Fjordheim kulturhus er arrangør og svarar for framsyninga. <a href="/personvernerklaering">Les korleis opplysningane dine blir handsama</a>.</p>',
    },
  },
  lists: [
    block('ebillett-gavekort', 'gift-card', {
      heading: 'Gje bort ein kveld',
      text: 'Vel summen sjølv. Kortet kjem på e-post og kan skrivast ut.',
      image: 'news-gavekort',
    }),
  ],
})

export const ticketPages = [ageLimits, eTicket]
