import { block, column, content, row, textPage } from '@lerret/starter/build'
import { facts, list, mail, phone, steps, table } from '@lerret/starter/html'

/**
 * The legal statements. They describe what the software does: when it stores something new in the visitor's browser or collects new
 * data, they must be updated.
 */

const privacy = textPage({
  key: 'personvernerklaering',
  title: 'Personvernerklæring',
  path: '/personvernerklaering',
  description:
    'Kva opplysningar Fjordheim kulturhus handsamar om deg, kvifor, kor lenge, og kva rettar du har.',
  lead: 'Du kan lese alt på desse sidene utan å seie kven du er. Her står det vesle vi veit, og kva vi bruker det til.',
  html: `<h2>Når du les sidene</h2>
<p>Så lenge du berre les, set sidene ingen informasjonskapslar, fortel ingen andre kva du ser på og hentar ingenting frå andre nettstader utan at du ber om det (<a href="/informasjonskapsler">alt som blir lagra</a>): skrift, bilete og kode ligg hos oss, og ein video frå YouTube eller Vimeo blir henta først når du opnar han. Vi lagar ingen profil av deg og sel ingenting vidare.</p>
<p>Tenaren skriv ein teknisk logg for at vi skal kunne finne feil og stogge åtak. Han inneheld IP-adresse, tidspunkt, kva adresse som vart opna, og kva nettlesar som spurde. Loggen blir sletta etter kort tid og blir ikkje kopla til noko anna. Grunnlaget er berettiga interesse (personvernforordninga artikkel 6 nr. 1 bokstav f).</p>

<h2>Når du kjøper billett</h2>
<p>Kjøpet skjer hos Billettluka, på deira nettstad. Når du trykkjer på «Kjøp billett», forlèt du sidene våre, og Billettluka si personvernerklæring tek til å gjelde. Lenka seier kva framsyning det gjeld, og at du kom frå oss. Ho seier ikkje kven du er.</p>
<p>Frå Billettluka får vi vite kven som har kjøpt billett til våre arrangement: namn, e-post, telefon og sete. Det bruker vi til å sleppe deg inn, hjelpe deg i skranken og seie frå om noko blir avlyst eller flytta. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b). Rekneskapsbilag må vi ta vare på i fem år.</p>

<h2>Når du vil ha nyhendebrevet</h2>
<p>Vi tek vare på e-postadressa di, når du bad om brevet, når du stadfesta, og kor mange e-postar om påmeldinga vi har sendt deg det siste døgnet. Lenkene i e-postane er hemmelege; vi lagrar berre eit avtrykk av dei. For å stogge misbruk tel tenaren i minnet kor ofte skjemaet kjem frå same IP-adresse dei siste ti minutta. Adressa bruker vi til nyhendebrevet og ingenting anna, og vi ser ikkje om du opnar det. Grunnlaget er samtykket ditt (artikkel 6 nr. 1 bokstav a).</p>
<p>Du er ikkje på lista før du har opna lenka vi sender og trykt på knappen. Gjer du ikkje det, slettar vi adressa etter sju dagar. Vil du ikkje ha brevet lenger, så følg lenka i det eller trykk på avmeldingsknappen i e-postprogrammet: då er adressa sletta med ein gong.</p>

<h2>Når du har konto</h2>
<p>Vi tek vare på e-postadressa di og om du har stadfesta henne, namnet du har valt, passordet i ei form som ingen kan lese attende, filmane på «Vil sjå», omtalane du skriv og liker, billettane som Billettluka sender oss til adressa di, og kortet ditt i kinoklubben. Billettane viser vi når adressa er stadfesta. Av lenkene vi sender for å stadfeste, lagrar vi berre eit avtrykk, i eitt døgn. Omtalane og namnet ditt kan alle lese. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).</p>
<p>På «Mi side» kan du laste ned alt saman, rette namnet, byte e-postadresse og slette kontoen. Då er det borte med ein gong.</p>

<h2>Når du tek kontakt</h2>
<p>Skriv eller ringjer du, bruker vi opplysningane til å svare deg. Saker som må journalførast etter arkivlova, blir lagde i arkivet til kommunen. Resten slettar vi når saka er ferdig, seinast etter eitt år.</p>
<p>Leiger du eit rom eller studioet, tek vi vare på avtalen i fem år etter bokføringslova.</p>

<h2>Oversikt</h2>
${table(
  'Kva vi handsamar, kvifor og kor lenge',
  ['Opplysningar', 'Kvifor', 'Kor lenge'],
  [
    ['Teknisk logg', 'Drift og tryggleik', 'Kort tid, så sletta'],
    [
      'Billettkjøp, frå Billettluka',
      'Inngang, hjelp, melding om endring',
      'Til 60 dagar etter arrangementet; bilag i fem år',
    ],
    ['Adresse til nyhendebrevet', 'Sende det', 'Til du melder deg av; sju dagar om du ikkje stadfestar'],
    ['Kontoen din', 'Medlemssidene', 'Til du slettar han'],
    ['E-post og telefon', 'Svare deg', 'Til saka er ferdig, høgst eitt år'],
    ['Leigeavtalar', 'Gjennomføre avtalen, rekneskap', 'Fem år'],
  ],
)}

<h2>Rettane dine</h2>
${list(
  'Du kan få vite kva vi har om deg, og få kopi.',
  'Du kan få retta det som er feil, og sletta det vi ikkje må ta vare på.',
  'Du kan ta tilbake eit samtykke når du vil, like lett som du gav det.',
  'Du kan protestere mot handsaming som byggjer på berettiga interesse.',
  'Du kan be om å få opplysningane over til ein annan når dei byggjer på avtale.',
)}
<p>Skriv til ${mail('personvern@fjordheim.example')}. Vi svarar innan 30 dagar, og det kostar ingenting. Er du usamd i svaret, kan du klage til <a href="https://www.datatilsynet.no/">Datatilsynet</a>.</p>`,
  aside: {
    ansvarleg: {
      heading: 'Behandlingsansvarleg',
      html: `<p>Fjordheim kulturhus<br>Kaivegen 3, 5999 Fjordheim<br>${phone('55 00 00 00')}</p><p>Dagleg leiar Marit Solheim Nes har det daglege ansvaret.</p>`,
    },
    ombod: {
      heading: 'Personvernombod',
      html: `<p>Kommunen sitt ombod hjelper deg, og har teieplikt.<br>${mail('personvern@fjordheim.example')}</p>`,
    },
    meir: {
      heading: 'Sjå òg',
      html: '<p><a href="/informasjonskapsler">Informasjonskapslar</a></p>',
    },
  },
})

const cookies = textPage({
  key: 'informasjonskapsler',
  title: 'Informasjonskapslar',
  path: '/informasjonskapsler',
  description:
    'Alt som sidene til Fjordheim kulturhus lagrar i nettlesaren din, kva det er til, og kven som får vite noko.',
  lead: 'Vi lagrar lite, og seier kva det er. Her ser du alt.',
  html: `<p>Så lenge du berre les, set vi ingen informasjonskapslar. Kopiar av sider du har opna, ligg på telefonen eller maskina di, så neste side kjem raskare og programmet kan lesast der det ikkje er dekning. Dei blir ikkje sende til oss, og du kan tømme dei når du vil i innstillingane til nettlesaren. Loggar du inn, må vi hugse at du er deg.</p>
<p>Vi tel kor mange gonger ein film eller eit arrangement blir sett på, og kor mange gonger nokon trykkjer på «Kjøp billett», per dag og side. Teljinga lagrar ingenting hos deg og ingenting om deg. Har du slått på «Do Not Track» eller «Global Privacy Control» i nettlesaren, tel vi deg ikkje.</p>`,
  lists: [block('informasjonskapsler-liste', 'cookie-list', { heading: 'Det som blir lagra' })],
  more: [
    row(
      column(
        7,
        8,
        content('informasjonskapsler-andre', {
          heading: 'Når du går vidare til andre',
          html: `<p>Lenker fører av og til ut av sidene våre. Då gjeld reglane til dei som eig nettstaden:</p>
${list(
  '<strong>Billettluka</strong> set éin informasjonskapsel, og berre når du loggar inn der.',
  '<strong>Kart</strong> og det meste anna frå andre opnar vi som lenker, ikkje inne i sida.',
)}
<h3>Video inne i sidene</h3>
<p>Trailerar og nokre få nyhende har video frå YouTube eller Vimeo. Han ligg lukka bak ein avspelingsknapp, og ingenting blir henta før du opnar han. Då får YouTube eller Vimeo vite kva IP-adresse og nettlesar du har og at du kom frå oss, og dei kan lagre noko i nettlesaren din. Vi bruker spelarane deira i den forma som følgjer deg minst: YouTube utan informasjonskapslar før du spelar av, Vimeo utan sporing. Vil du ikkje det, så lèt du videoen vere lukka: det viktigaste står alltid i teksten.</p>`,
        }),
      ),
    ),
  ],
  aside: {
    lova: {
      heading: 'Kva lova seier',
      html: '<p>Etter ekomlova må ein nettstad ha samtykke før han lagrar noko på utstyret ditt, om det ikkje er strengt nødvendig for tenesta du har bede om. Det skal vere like lett å seie nei som ja.</p>',
    },
    sjolv: {
      heading: 'Sjå etter sjølv',
      html: steps(
        'Opne sida i eit privat vindauge.',
        'Trykk på hengelåsen eller innstillingane ved adressa.',
        'Sjå under informasjonskapslar og lagra data. Der skal det berre stå det som er nemnt på denne sida.',
      ),
    },
    meir: {
      heading: 'Sjå òg',
      html: `<p><a href="/personvernerklaering">Personvernerklæring</a></p><p>Spørsmål: ${mail('personvern@fjordheim.example')}</p>`,
    },
  },
})

const accessibility = textPage({
  key: 'tilgjenge',
  title: 'Tilgjengelegheitserklæring',
  path: '/tilgjenge',
  description:
    'Kor tilgjengelege sidene til Fjordheim kulturhus er, kva som manglar, og korleis du seier frå eller klagar.',
  lead: 'Sidene skal kunne brukast av alle. Her står det kva vi har prøvd, kva som ikkje er godt nok, og kvar du seier frå.',
  html: `<h2>Status</h2>
<p>Fjordheim kulturhus er ei offentleg verksemd og skal følgje forskrift om universell utforming av IKT-løysingar. Kravet er WCAG 2.1 på nivå A og AA. Vi meiner at sidene <strong>delvis</strong> oppfyller krava: vi kjenner ikkje til brot i sjølve sidene, men noko av innhaldet er ikkje godt nok, og alt er ikkje prøvd av andre enn oss.</p>

<h2>Det vi veit ikkje er godt nok</h2>
${table(
  'Kjende manglar',
  ['Kva', 'Krav', 'Kva vi gjer'],
  [
    [
      'Trailerar hos andre kan mangle teksting og synstolking',
      '1.2.2 og 1.2.5',
      'Handlinga er fortald i tekst på filmsida',
    ],
    ['Plakatar har tekst i biletet', '1.4.5', 'Tittel, tid og stad står alltid som tekst ved sida av'],
    [
      'Namn og titlar på andre språk er ikkje alltid merkte',
      '3.1.2',
      'Blir merkte når artiklane blir redigerte',
    ],
    [
      'Nokre eldre nyhende er limte inn frå e-post og har rotete overskrifter',
      '1.3.1',
      'Blir retta når vi finn dei. Sei gjerne frå',
    ],
  ],
)}
<p>Billettkjøpet skjer hos Billettluka, som har si eiga erklæring. Står du fast der, så ring ${phone('55 00 00 00')}: vi tek kjøpet for deg, til same pris.</p>

<h2>Slik har vi prøvd</h2>
${list(
  'Eigenvurdering. Ingen utanfor huset har kontrollert sidene enno.',
  'Automatisk kontroll av sidetypane med axe, på smal og brei skjerm.',
  'Alle sidetypane er brukte med berre tastatur.',
  'Vi har ikkje prøvd alle sidene med 400 prosent forstørring, og vi har ikkje hatt brukartest med folk som til dagleg bruker skjermlesar. Begge delar står for tur.',
)}

<h2>Slik er sidene laga</h2>
${list(
  'Alt vi publiserer, er der utan skript. Berre omtalane og medlemssidene treng det. Alle knappar og lenker kan nåast med tastatur.',
  'Fargane held kravet til kontrast, og ingenting blir sagt med farge åleine: aldersgrensene har tal.',
  'Rørsle blir slått av når du har bede nettlesaren om det.',
)}

<h2>Sei frå</h2>
<p>Finn du noko som ikkje verkar, eller treng du innhald i ei anna form? Skriv til ${mail('nett@fjordheim.example')} eller ring Amina Berge på ${phone('55 00 00 08')}. Skriv kva side det gjeld, kva du prøvde, og kva utstyr du bruker. Vi svarar innan fem arbeidsdagar.</p>

<h2>Klage</h2>
${steps(
  'Ta kontakt med oss først, så kan det hende at det er retta i morgon.',
  'Får du ikkje svar, eller er du ikkje nøgd med det, kan du seie frå til <a href="https://www.uutilsynet.no/">Tilsynet for universell utforming av IKT</a>.',
  'Meiner du at du er diskriminert, kan du klage til <a href="https://www.diskrimineringsnemnda.no/">Diskrimineringsnemnda</a>. Det er gratis.',
)}`,
  aside: {
    kort: {
      heading: 'Om erklæringa',
      html: facts({
        Gjeld: 'Alle sider på denne nettstaden',
        Ansvarleg: 'Fjordheim kulturhus',
        Metode: 'Eigenvurdering',
        Oppdatert: 'Kvar gong sidene blir endra, og minst éin gong i året',
      }),
    },
    huset: {
      heading: 'Tilgjenge i huset',
      html: '<p>Heis, rullestolplassar, teleslynge og handikapparkering er omtalte under <a href="/kontakt">kontakt</a> og <a href="/parkering">parkering</a>. Framsyningar med synstolking eller dempa lyd er merkte i <a href="/kino">programmet</a>.</p>',
    },
  },
})

export const statementPages = [privacy, cookies, accessibility]
