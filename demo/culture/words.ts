import { FRI, SAT, THU, TUE, WED } from '../dates.ts'
import type { CultureEntry } from './item.ts'

/** Talks, quizzes and meetings. */
export const words: CultureEntry[] = [
  {
    key: 'bokbad-fjorden',
    title: 'Bokbad: Fjorden som forsvann',
    code: 'b0kf7a',
    objectClass: 'Samtale',
    hall: 'Biblioteket',
    minutes: 75,
    priceFrom: 150,
    performers: ['Åshild Nordvik', 'Per Kristian Hove'],
    organizer: 'Fjordheim folkebibliotek',
    features: ['Samtale', 'Litteratur', 'Bokbad'],
    evenings: [{ week: 0, weekday: WED, time: '19.00' }],
    summary:
      'Kva skjer med ei bygd når fjorden går sin veg? Åshild Nordvik fortel om romanen alle i Fjordheim kjenner seg att i, på godt og vondt.',
    body: `
<p>I <em>Fjorden som forsvann</em> vaknar folk ein morgon til at vatnet har trekt seg femti meter ut og ikkje kjem tilbake. Gamle båtar kjem til syne. Det same gjer ting som nokon hadde senka med vilje. Åshild Nordvik har skrive ein roman om klima, arv og det grannane ikkje seier høgt.</p>
<p>Ho voks opp to fjordarmar lenger inne, var lærar på ungdomsskulen i elleve år og debuterte då ho var 46. Boka er til no trykt i fire opplag. Bokbadar er Per Kristian Hove, som har lese alt ho har skrive og lova å ikkje røpe slutten.</p>
<p>Biblioteket held kaffien varm, og bokhandelen kjem med boka. Det er fint om du har lese henne, men det trengst ikkje.</p>`,
  },
  {
    key: 'quiz-sigrid-odd',
    title: 'Quiz med Sigrid og Odd',
    code: 'qz11so',
    objectClass: 'Quiz',
    hall: 'Bar & kafé',
    minutes: 120,
    priceFrom: 60,
    ageLimit: '18',
    performers: ['Sigrid Lavik', 'Odd Tveiten'],
    organizer: 'Fjordheim kulturhus',
    features: ['Quiz', 'Bar'],
    evenings: [{ week: 0, weekday: FRI, time: '20.00', ticketStatus: 'sold-out' }],
    summary:
      'Førti spørsmål, seks på laget og ein vandrepokal laga av ein filmspole. Denne kvelden er utselt, men det kjem ein ny om nokre veker.',
    body: `
<p>Sigrid Lavik lagar dei vanskelege spørsmåla, og Odd Tveiten lagar dei det er umogleg å svare på. Ho er kulturprodusent, han er kinomaskinist, og dei har vore usamde om kva som er «allmennkunnskap» sidan 2017.</p>
<p>Det er fire rundar med ti spørsmål: Fjordheim og omland, film, musikk og ein hemmeleg runde som aldri er den same. Laga kan ha opp til seks deltakarar, og det er lov å vere to og modige. Vinnaren får vandrepokalen, ein gammal filmspole i messing, og gratis kino til heile laget.</p>
<p>Kvelden er utselt. Skriv til oss om laget ditt har ein ledig plass, så koplar vi folk saman.</p>`,
  },
  {
    key: 'quiz-sigrid-odd-neste',
    picture: 'quiz-sigrid-odd',
    title: 'Quiz med Sigrid og Odd',
    code: 'qz12so',
    objectClass: 'Quiz',
    hall: 'Bar & kafé',
    minutes: 120,
    priceFrom: 60,
    ageLimit: '18',
    performers: ['Sigrid Lavik', 'Odd Tveiten'],
    organizer: 'Fjordheim kulturhus',
    features: ['Quiz', 'Bar', 'Film'],
    evenings: [{ week: 4, weekday: FRI, time: '20.00' }],
    summary:
      'Filmutgåva: Ein heil runde med stillbilete, ein runde med lydspor og éin der Odd spelar scena sjølv. Laget ditt treng ein som har sett alt.',
    body: `
<p>Denne gongen er det film frå ende til annan. Odd har vore i arkivet og henta fram gamle plakatar, og Sigrid har lese rulletekstar ingen andre har lese. Det blir ein runde med stillbilete, ein med lydspor, ein om Vestlandet på film og ein der Odd spelar kjende scener sjølv. Den siste gjev halve poeng for medkjensle.</p>
<p>Laga kan ha opp til seks deltakarar. Kjem du åleine, set vi deg ved det lange bordet, og det laget har vunne to gonger.</p>
<p>Kjøkkenet lagar fiskesuppe og flatbrød fram til klokka 19.45. Quizen er slutt i god tid før siste ferje.</p>`,
  },
  {
    key: 'foredrag-breen',
    title: 'Foredrag: Breen som minkar',
    code: 'bre3mm',
    objectClass: 'Foredrag',
    hall: 'Biblioteket',
    minutes: 90,
    priceFrom: 100,
    performers: ['Solveig Fonn'],
    organizer: 'Fjordheim turlag',
    features: ['Foredrag', 'Natur', 'Klima'],
    evenings: [{ week: 1, weekday: TUE, time: '18.00' }],
    summary:
      'Same steinen, same dag, tretti år på rad. Brevandraren Solveig Fonn viser bileta av isen ho har følgt heile livet.',
    body: `
<p>Den 20. august kvart år går Solveig Fonn opp til den same steinen og tek eit bilete mot breen. Det første året kunne ho ta på isen. I fjor trong ho teleobjektiv. No har ho sett saman tretti bilete til ei forteljing om vatn, stein og tid.</p>
<p>Foredraget handlar om korleis ein bre lever, kva målingane seier, og kva det har å seie for elva, krafta og stiane våre når isen går attende. Det handlar òg om alt som kjem fram: einerrøter, pilspissar og éin skistav frå 1958.</p>
<p>Etterpå er det spørsmål og kaffi. Turlaget orienterer om neste sommars breturar for nybyrjarar.</p>`,
  },
  {
    key: 'folkemote',
    title: 'Folkemøte: Kva skal vi med sentrum?',
    code: 'f0lk26',
    objectClass: 'Folkemøte',
    hall: 'Kulturscena',
    minutes: 120,
    priceFrom: 0,
    performers: ['Fjordheim næringslag', 'Ungdomsrådet i Fjordheim'],
    organizer: 'Fjordheim kommune',
    features: ['Folkemøte', 'Debatt', 'Gratis'],
    evenings: [{ week: 2, weekday: TUE, time: '18.30', ticketStatus: 'free' }],
    summary:
      'Tomme vindauge, ny rundkøyring og ein parkeringsplass alle har ei meining om. Kom og sei kva du vil ha i Fjordheim sentrum.',
    body: `
<p>Tre butikkar har stengt det siste året, og to nye har opna. Bussen stansar på feil side av gata, og kaia er tom etter klokka fem. Samstundes har aldri så mange budd i gangavstand til torget. Kva skal vi eigentleg med sentrum?</p>
<p>Planleggjaren i kommunen viser tre skisser. Næringslaget og ungdomsrådet svarar med kvar sin. Så er det ordet fritt, med tre minutt på kvar og ein streng ordstyrar med eggeklokke.</p>
<p>Møtet er gratis og ope for alle. Det blir strøymt, skrivetolka og oppsummert på éi side som går rett til kommunestyret. Born er velkomne: Skaparverkstaden i foajeen er open medan vi diskuterer.</p>`,
  },
  {
    key: 'open-mikrofon',
    title: 'Open mikrofon: dikt og kaffi',
    code: 'dikt9k',
    objectClass: 'Samtale',
    hall: 'Bar & kafé',
    minutes: 120,
    priceFrom: 0,
    performers: ['Ordlaget i Fjordheim'],
    organizer: 'Ordlaget i Fjordheim',
    features: ['Dikt', 'Open scene', 'Gratis'],
    evenings: [{ week: 1, weekday: WED, time: '19.00', state: 'postponed', ticketStatus: 'free' }],
    summary:
      'Utsett, ny dato kjem: Fem minutt på kvar, eigne dikt eller andres. Kaffien er gratis, og klappinga er ærleg.',
    body: `
<p><strong>Kvelden er utsett.</strong> Mikrofonen er til reparasjon, og verten ligg med influensa. Vi melder ny dato så snart begge er friske.</p>
<p>Når det blir av, er det slik det pleier: Du skriv deg på lista ved baren, får fem minutt, og les det du vil. Eigne dikt, oldemora sine, ei handleliste med rytme. Nokre les for første gong i livet, og det er ofte dei vi hugsar.</p>
<p>Den som berre vil høyre på, er minst like viktig. Har du alt meldt deg på, står du på lista til den nye datoen òg.</p>`,
  },
  {
    key: 'strikkekafe',
    title: 'Strikkekafé i foajeen',
    code: 'str1kk',
    objectClass: 'Verkstad',
    hall: 'Bar & kafé',
    minutes: 120,
    priceFrom: 0,
    performers: ['Husflidslaget'],
    organizer: 'Fjordheim husflidslag',
    features: ['Strikking', 'Gratis', 'Kafé'],
    evenings: [
      { week: 0, weekday: THU, time: '11.00', ticketStatus: 'free' },
      { week: 2, weekday: THU, time: '11.00', ticketStatus: 'free' },
    ],
    summary:
      'Ta med det du har på pinnane, eller kom tomhendt og lær. Husflidslaget hjelper deg over hælen. Gratis, med nysteikte vaflar i disken.',
    body: `
<p>Annankvar torsdag fyller foajeen seg med garn. Nokre strikkar vottar, nokre rekkjer opp att, og éin har halde på med den same genseren sidan flaumen. Husflidslaget stiller med to som kan alt om hælfelling, montering og å finne feilen tre omgangar tilbake.</p>
<p>Du treng ikkje melde deg på. Vi har lånepinnar, restegarn og ein kasse med halvferdige prosjekt som treng ein ny eigar. Kaffi med påfyll kostar 38 kroner, praten er gratis.</p>
<p>Vil du strikke vidare i mørket, har vi strikkekino kvar onsdag. Då står lyset på halvt, og filmen er stum, så du høyrer om du mistar ei maske.</p>`,
  },
  {
    key: 'fotoutstilling',
    title: 'Opning: Frå fiskebåten',
    code: 'f0t0fb',
    objectClass: 'Utstilling',
    hall: 'Biblioteket',
    minutes: 90,
    priceFrom: 0,
    performers: ['Kåre Sjøholt'],
    organizer: 'Fjordheim folkebibliotek',
    features: ['Utstilling', 'Foto', 'Gratis'],
    evenings: [{ week: 0, weekday: SAT, time: '13.00', ticketStatus: 'free' }],
    summary:
      'Kåre Sjøholt fiska i førti år og hadde alltid kamera i styrehuset. No heng 60 av bileta i Biblioteket. Gratis opning med fiskekaker.',
    body: `
<p>Det fanst ein regel om bord på «Havbris»: Ingen bilete før fisken er i rommet. Difor er dei fleste bileta til Kåre Sjøholt tekne i den timen då alt er gjort, lyset er lågt og nokon endeleg har fått i seg kaffi. Trøytte andlet, våte hender, måsar i motlys.</p>
<p>Negativa låg i skoesker til dottera fann dei i fjor. Biblioteket har skanna nesten to tusen, og Kåre har sjølv plukka ut dei 60 som heng. Han er 81 år og kjem på opninga, om vêret ikkje er for godt.</p>
<p>Utstillinga står i seks veker og er open når biblioteket er ope. Det blir servert fiskekaker så lenge dei varer.</p>`,
  },
]
