import { block, textPage } from '@lerret/starter/build'
import { facts, list, mail, phone, steps, table } from '@lerret/starter/html'
import { halls } from '../../halls.ts'
import { hallPath } from './halls.ts'

/** Visiting the house: location, parking, food. */

const contact = textPage({
  key: 'kontakt',
  title: 'Kontakt',
  path: '/kontakt',
  description:
    'Adresse, telefon, e-post og opningstider for Fjordheim kulturhus, og vegen hit med buss, båt, bil og rullestol.',
  image: 'house-exterior',
  lead: 'Kaivegen 3, mellom hurtigbåtkaia og biblioteket. Ring, skriv eller stikk innom.',
  html: `<h2>Kven du spør om kva</h2>
${table(
  'Telefon og e-post',
  ['Det gjeld', 'Telefon', 'E-post'],
  [
    ['Billettar og skranke', phone('55 00 00 00'), mail('billett@fjordheim.example')],
    ['Kinoprogrammet', phone('55 00 00 02'), mail('kino@fjordheim.example')],
    ['Konsertar og scene', phone('55 00 00 03'), mail('scene@fjordheim.example')],
    ['Leige og møte', phone('55 00 00 04'), mail('leige@fjordheim.example')],
    ['Studio i Kjellaren', phone('55 00 00 06'), mail('studio@fjordheim.example')],
    ['Bar &amp; kafé', phone('55 00 00 07'), mail('bar@fjordheim.example')],
    ['Alt anna', phone('55 00 00 00'), mail('post@fjordheim.example')],
  ],
)}
<p>Vil du treffe ein bestemt person, står <a href="/tilsette">alle som arbeider her</a> på si eiga side.</p>

<h2>Finn fram</h2>
<h3>Buss</h3>
<p>Buss 410 stoppar rett utanfor, på haldeplassen Fjordheim kulturhus. Han går kvar halvtime på dagtid og kvar time om kvelden. Siste buss mot Indre Fjordheim går 23.20; dei fleste framsyningane sluttar før det. Laurdag går det ein ekstra buss 00.30.</p>
<h3>Båt og ferje</h3>
<p>Frå hurtigbåtkaia er det 150 meter langs vatnet, utan trapper. Til ferjekaia er det ni minutt å gå, med lys heile vegen. Siste ferje går 22.55 på kvardagar, og programmet er lagt etter henne.</p>
<h3>Bil</h3>
<p>Køyr mot sentrum og følg skiltet «Kulturhus» i rundkøyringa. <a href="/parkering">Plassar, prisar og ladarar</a> står på parkeringssida.</p>
<h3>Sykkel og til fots</h3>
<p>Det er 60 sykkelplassar ved hovudinngangen, 20 av dei under tak. Frå torget går du ned Kaigata på fire minutt.</p>
<p><a href="https://www.openstreetmap.org/search?query=Kaivegen%203%20Fjordheim">Opne kartet på OpenStreetMap</a></p>

<h2>Rullestol, heis og teleslynge</h2>
${list(
  'Hovudinngangen mot kaia er utan trinn, med automatisk dør.',
  'Heis frå foajeen til alle etasjar utanom Kjellaren, som har tolv trinn ned. Heisen er 110 × 140 cm innvendig.',
  `Kvar sal har si side, med sete, rullestolplassar og vegen inn: ${halls()
    .map((hall) => `<a href="${hallPath(hall)}">${hall.name.replaceAll('&', '&amp;')}</a>`)
    .join(', ')}.`,
  'Rullestolplassar i Storsalen, Sal 2 og Kulturscena, og handikaptoalett i første og andre etasje.',
  'Fast teleslynge i Storsalen: slå høyreapparatet på T. Berbar slynge til dei andre romma får du i skranken.',
  'Førarhundar er velkomne. Sei frå når du bestiller, så held vi av eit sete med golvplass.',
)}`,
  aside: {
    huset: block('kontakt-huset', 'contact', { heading: 'Adresse og opningstider' }),
    stengt: {
      heading: 'Når vi er stengde',
      html: '<p>Huset er stengt julaftan og langfredag, og på nyttårsaftan er kinoen stengd. Resten av året er det film kvar dag.</p>',
    },
  },
})

const parking = textPage({
  key: 'parkering',
  title: 'Parkering',
  path: '/parkering',
  description:
    'Kvar du parkerer ved Fjordheim kulturhus, kva det kostar, ladarar for elbil, handikapplassar og buss.',
  image: 'house-parkering',
  lead: 'Gratis etter klokka 17 og heile helga. Det er 210 plassar innan fire minutt til fots.',
  html: `<h2>Plassane</h2>
${table(
  'Parkering nær kulturhuset',
  ['Stad', 'Plassar', 'Til døra', 'Pris måndag–fredag 8–17'],
  [
    ['Kaia, rett utanfor', '46', '1 minutt', '22 kroner timen, høgst 3 timar'],
    ['Biblioteksplassen', '34', '2 minutt', '22 kroner timen'],
    ['Torget', '50', '4 minutt', '18 kroner timen'],
    ['Skulen', '80', '4 minutt', 'Gratis etter skuletid og i feriar'],
  ],
)}
<p>Kvardagar etter klokka 17, laurdagar, sundagar og heilagdagar er alle fire gratis. Du betaler på automaten med kort, eller i den appen som står på skiltet.</p>

<h2>Elbil</h2>
${list(
  'Kaia: 6 ladarar på 22 kW (type 2). 3,90 kroner per kWh, også om kvelden.',
  'Torget: 2 hurtigladarar på 150 kW (CCS). 5,90 kroner per kWh.',
  'Flytt bilen når han er full. Frå 30 minutt etter full lading kostar det 2 kroner minuttet, men ikkje mellom 18 og 23: vi vil ikkje at nokon skal gå midt i filmen.',
)}

<h2>Handikapplassar</h2>
<p>Det er fem merkte plassar: tre ved hovudinngangen på kaia og to ved biblioteket. Dei er gratis heile døgnet med parkeringsløyve for forflyttingshemma. Vegen inn er flat og utan kant. Er alle opptekne, så ring ${phone('55 00 00 00')}, og vi opnar varelevering B.</p>

<h2>Buss, taxi og grupper</h2>
${list(
  'Buss 410 stoppar ved døra. Sjå rutetidene på haldeplassen, eller hos kollektivselskapet.',
  'Turbussar set av ved kaikanten og parkerer på skulen.',
  `Taxi: ${phone('55 00 04 10')}. Drosjane kjenner programmet og står ofte klare når siste film sluttar.`,
)}`,
  aside: {
    kort: {
      heading: 'Kort sagt',
      html: facts({
        Gratis: 'Kvardagar etter 17 og heile helga',
        'Høgste bil i P-anlegg': 'Ingen grense: alle plassane er ute',
        'Køyretøy over 6 meter': 'Skulen',
        Motorsykkel: 'Gratis ved sykkelstativet',
      }),
    },
    kveldar: {
      heading: 'På store kveldar',
      html: '<p>Når Storsalen er utseld, er kaia full ein halv time før. Køyr rett til skulen, så slepp du runden.</p>',
    },
    kart: {
      heading: 'Finn fram',
      html: '<p><a href="/kontakt">Adresse, buss og båt</a></p>',
    },
  },
})

const bar = textPage({
  key: 'bar',
  title: 'Bar & kafé',
  path: '/bar',
  description:
    'Menyen, prisane, allergena og opningstidene i Bar & kafé i Fjordheim kulturhus. Suppe, vaflar og lokalt øl.',
  image: 'house-bar',
  lead: 'Suppe frå klokka 12, vaflar heile dagen og vindauge mot fjorden. Glaset kan du ta med inn i salen.',
  html: `<h2>Mat</h2>
${table(
  'Mat, med allergen',
  ['Rett', 'Pris', 'Allergen'],
  [
    ['Fiskesuppe med brød', '169 kr', 'Fisk, skaldyr, mjølk, selleri, kveite'],
    ['Dagens grønsakssuppe (vegansk)', '139 kr', 'Selleri. Brødet: kveite'],
    ['Toast med gardsost og eple', '119 kr', 'Kveite, mjølk'],
    ['Sveleplate med spekemat', '145 kr', 'Kveite, mjølk, egg'],
    ['Vaffel med syltetøy og rømme', '45 kr', 'Kveite, mjølk, egg'],
    ['Glutenfri vaffel', '45 kr', 'Mjølk, egg'],
    ['Kanelbolle', '42 kr', 'Kveite, mjølk, egg'],
    ['Popkorn, liten / stor', '45 / 65 kr', 'Ingen'],
  ],
)}
<p>Kjøkkenet tek siste bestilling klokka 20. Vi steikjer glutenfrie vaflar i eige jern, men i same rom som dei andre. Er du svært sensitiv, så sei frå.</p>

<h2>Drikke</h2>
${table(
  'Drikke',
  ['Kva', 'Pris'],
  [
    ['Filterkaffi, med påfyll', '38 kr'],
    ['Cappuccino eller latte, òg med havre', '49 kr'],
    ['Te eller kakao', '39 / 52 kr'],
    ['Eplemost frå Hardanger', '55 kr'],
    ['Brus og mineralvatn', '39 kr'],
    ['Pils frå Fjordheim bryggjeri, 0,4 l', '98 kr'],
    ['Alkoholfritt øl', '62 kr'],
    ['Sider, glas', '115 kr'],
    ['Vin, glas', 'frå 119 kr'],
  ],
)}
<p>Vatn i kanne er gratis og står ved døra. Øl, sider og vin sel vi til dei som er 18 år, brennevin til dei som er 20. Skjenkinga sluttar 30 minutt før baren stengjer.</p>

<h2>Med inn i salen</h2>
${list(
  'Drikke i pappkrus eller plastglas kan du ta med i alle salane. Alkohol kan du ta med i Kulturscena, og i Storsalen på konsertar.',
  'Suppe og varm mat et du i kafeen.',
  'Bestill til pausen før det byrjar, så står glaset klart med namnet ditt på.',
)}

<h2>Bord og selskap</h2>
<p>Kafeen har 70 plassar inne og 40 på kaia om sommaren. Bord til færre enn åtte held vi ikkje av; det pleier å ordne seg. Er de fleire, ring ${phone('55 00 00 07')} dagen før. Heile kafeen kan du <a href="/leige">leige</a> måndag og tysdag.</p>`,
  aside: {
    opningstider: {
      heading: 'Opningstider',
      html: `${table(
        'Bar og kafé',
        ['Dag', 'Ope'],
        [
          ['Måndag og tysdag', 'Frå ein time før første framsyning'],
          ['Onsdag–fredag', '11–22'],
          ['Laurdag', '11–24'],
          ['Sundag', '12–21'],
        ],
      )}<p>På konsertkveldar er baren open til ein time etter siste tone, seinast 01.</p>`,
    },
    barn: {
      heading: 'Med born',
      html: '<p>Halv suppe til halv pris, fire barnestolar, stellerom ved garderoben, og teikneark til å vente med.</p>',
    },
    kontakt: {
      heading: 'Spør kafeen',
      html: `<p>Ruth Myklebust<br>${phone('55 00 00 07')}<br>${mail('bar@fjordheim.example')}</p>`,
    },
  },
})

const covid = textPage({
  key: 'covid-19',
  title: 'Covid-19',
  path: '/covid-19',
  description:
    'Det er ingen smittevernreglar i Fjordheim kulturhus no. Er du sjuk, så bli heime: vi byter billetten.',
  lead: 'Det gjeld ingen særreglar hos oss no. Er du sjuk, så bli heime, og la oss byte billetten.',
  html: `<h2>No</h2>
<p>Alle reglar om avstand, munnbind og tal på publikum vart oppheva i februar 2022. Vi fyller salane som før, og ingen treng å vise noko anna enn billetten.</p>

<h2>Er du sjuk?</h2>
${steps(
  'Bli heime til du er feberfri og i form. Det gjeld forkjøling og influensa òg.',
  `Sei frå seinast to timar før start, til ${phone('55 00 00 00')} eller ${mail('billett@fjordheim.example')}.`,
  'Du får ei anna tid eller ein tilgodelapp. <a href="/ebillett">Slik fungerer byte og refusjon</a>.',
)}
<p>Munnbind og handsprit ligg framme i foajeen, gratis. Du treng ikkje grunngje at du bruker det.</p>

<h2>Det som hende</h2>
${table(
  'Fjordheim kulturhus under pandemien',
  ['Når', 'Kva'],
  [
    ['12. mars 2020', 'Huset vart stengt, midt i ein generalprøve'],
    ['Mai 2020', 'Kino att, med 50 i Storsalen og annankvar rad tom'],
    ['Haust 2020', 'Drive-in på skuleplassen: elleve filmar, lyd på bilradioen'],
    ['September 2021', 'Fulle salar att'],
    ['Desember 2021', 'Nye grenser, og julekonserten vart strøymd'],
    ['12. februar 2022', 'Dei siste reglane vart oppheva'],
  ],
)}
<p>Billettar og gåvekort frå 2020 og 2021 er refunderte. Meiner du at vi gløymde deg, så ta kontakt.</p>`,
  aside: {
    luft: {
      heading: 'Lufta i salane',
      html: '<p>Vi skifta filter og styring på ventilasjonen i 2021. Lufta i Storsalen blir bytt sju gonger i timen, og alt er uteluft.</p>',
    },
    rad: {
      heading: 'Råd om helse',
      html: '<p><a href="https://www.fhi.no/">Folkehelseinstituttet</a> har dei gjeldande råda. Legevakta har nummer <a href="tel:116117">116&nbsp;117</a>.</p>',
    },
  },
})

export const visitPages = [contact, parking, bar, covid]
