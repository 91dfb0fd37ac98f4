import { block, textPage } from '@lerret/starter/build'
import { facts, list, mail, phone, steps, table } from '@lerret/starter/html'
import { ageLimitPage } from '@lerret/starter/pages'
import { HOUSE } from '../house.ts'

/** Information about tickets. */

const ageLimits = ageLimitPage({
  phoneNumber: HOUSE.phone,
  image: 'house-aldersgrenser',
  babyAdvice: 'Kom heller på babykinoen tysdag føremiddag, eller vel ein film merkt A eller 6 år.',
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
