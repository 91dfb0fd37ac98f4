import type { Translations } from './translate.ts'

/** The texts of the starter in bokmål. */
export const BOKMAAL: Translations = {
  'Kom hit': 'Kom hit',
  Program: 'Program',
  'Opningstider og vegen til oss': 'Åpningstider og veien til oss',
  Kontakt: 'Kontakt',
  'Om sida': 'Om siden',
  Tilgjenge: 'Tilgjengelighet',
  Kino: 'Kino',
  Arrangement: 'Arrangementer',
  Bibliotek: 'Bibliotek',
  Kafé: 'Kafé',
  Nyhende: 'Nyheter',
  Personvernerklæring: 'Personvernerklæring',
  Informasjonskapslar: 'Informasjonskapsler',

  'Program, billettar og opningstider hos {title}.': 'Program, billetter og åpningstider hos {title}.',
  'Alt som går hos {title}, dag for dag. Vel i dag, i helga eller ei veke.':
    'Alt som går hos {title}, dag for dag. Velg i dag, i helgen eller en uke.',
  'Filmane som går hos {title} no, med tider, aldersgrenser og billettar.':
    'Filmene som går hos {title} nå, med tider, aldersgrenser og billetter.',
  'Kommande filmar': 'Kommende filmer',
  'Filmane som snart kjem på kino hos {title}, med premieredatoar og aldersgrenser.':
    'Filmene som snart kommer på kino hos {title}, med premieredatoer og aldersgrenser.',
  'Konsertar, teater, samtalar og andre arrangement hos {title}.':
    'Konserter, teater, samtaler og andre arrangementer hos {title}.',
  'Nytt frå {title}.': 'Nytt fra {title}.',
  Søk: 'Søk',
  'Søk i programmet, nyhenda og sidene til {title}.': 'Søk i programmet, nyhetene og sidene til {title}.',
  'Denne sida finst ikkje hos {title}.': 'Denne siden finnes ikke hos {title}.',
  'Utan nett': 'Uten nett',
  'Programmet slik det sist var kjent, når du ikkje får kontakt med nettet.':
    'Programmet slik det sist var kjent, når du ikke får kontakt med nettet.',
  Artikkel: 'Artikkel',
  Film: 'Film',
  Aldersgrenser: 'Aldersgrenser',
  'Aldersgrensene på kino i Noreg: A, 6, 9, 12, 15 og 18 år, og kor unge born som kan bli med ein vaksen.':
    'Aldersgrensene på kino i Norge: A, 6, 9, 12, 15 og 18 år, og hvor unge barn som kan bli med en voksen.',
  Kinoklubb: 'Kinoklubb',
  'Kinoklubben hos {title}: eigne framsyningar, tilbod og eit kort i lomma.':
    'Kinoklubben hos {title}: egne forestillinger, tilbud og et kort i lommen.',
  'Logg inn': 'Logg inn',
  'Logg inn hos {title} for å sjå billettane dine og filmane du vil sjå.':
    'Logg inn hos {title} for å se billettene dine og filmene du vil se.',
  'Ny konto': 'Ny konto',
  'Opprett konto hos {title}. Det tek eit minutt og kostar ingenting.':
    'Opprett konto hos {title}. Det tar et minutt og koster ingenting.',
  'Gløymt passord': 'Glemt passord',
  'Få ei lenke på e-post, og vel nytt passord hos {title}.':
    'Få en lenke på e-post, og velg nytt passord hos {title}.',
  'Nytt passord': 'Nytt passord',
  'Vel nytt passord til kontoen din hos {title}.': 'Velg nytt passord til kontoen din hos {title}.',
  'Mi side': 'Min side',
  'Kontoen din hos {title}.': 'Kontoen din hos {title}.',
  'Vil sjå': 'Vil se',
  'Filmane du har merkt deg hos {title}.': 'Filmene du har merket deg hos {title}.',
  'Mine billettar': 'Mine billetter',
  'Billettane dine til {title}, også utan dekning.': 'Billettene dine til {title}, også uten dekning.',
  'Adresse, telefon, e-post og opningstider for {title}.':
    'Adresse, telefon, e-post og åpningstider for {title}.',
  'Bibliotek hos {title}: opningstider og kontakt.': 'Bibliotek hos {title}: åpningstider og kontakt.',
  'Kafé hos {title}: opningstider og kontakt.': 'Kafé hos {title}: åpningstider og kontakt.',
  'Kva opplysningar {title} handsamar om deg, kvifor, kor lenge, og kva rettar du har.':
    'Hvilke opplysninger {title} behandler om deg, hvorfor, hvor lenge, og hvilke rettigheter du har.',
  'Alt som sidene til {title} lagrar i nettlesaren din, og kva det er til.':
    'Alt som sidene til {title} lagrer i nettleseren din, og hva det er til.',
  'Kor tilgjengelege sidene til {title} er, og korleis du seier frå.':
    'Hvor tilgjengelige sidene til {title} er, og hvordan du sier fra.',
  Skjerm: 'Skjerm',
  'Programmet i dag i stor skrift, til skjermen i foajeen i {title}.':
    'Programmet i dag i stor skrift, til skjermen i foajeen i {title}.',
  Plakat: 'Plakat',
  'Veka i {title} på eitt ark, til å skrive ut og hengje opp, og som tekst til avisa.':
    'Uken i {title} på ett ark, til å skrive ut og henge opp, og som tekst til avisen.',

  'I dag': 'I dag',
  'Heile programmet': 'Hele programmet',
  'På kino no': 'På kino nå',
  'Alle arrangementa': 'Alle arrangementene',
  'Alle nyhenda': 'Alle nyhetene',
  'Få programmet på e-post': 'Få programmet på e-post',
  'Nye filmar, arrangement og datoar som er flytta: eitt brev når det er noko å melde.':
    'Nye filmer, arrangementer og datoer som er flyttet: ett brev når det er noe å melde.',
  'Slik tek vi vare på adressa': 'Slik tar vi vare på adressen',
  'Ta programmet med deg': 'Ta programmet med deg',
  Kalender: 'Kalender',
  'Heile programmet, alltid oppdatert': 'Hele programmet, alltid oppdatert',
  Plakaten: 'Plakaten',
  'Veka på eitt ark, til å skrive ut': 'Uken på ett ark, til å skrive ut',
  Kinoprogram: 'Kinoprogram',
  'Godt å vite': 'Godt å vite',
  'Premierane framover': 'Premierene fremover',
  'Kven slepp inn, og kven må ha følgje': 'Hvem slipper inn, og hvem må ha følge',
  'Kva leitar du etter?': 'Hva leter du etter?',
  Treff: 'Treff',
  'Sida finst ikkje': 'Siden finnes ikke',
  'Sida du leitar etter, finst ikkje, eller ho er flytta.':
    'Siden du leter etter, finnes ikke, eller den er flyttet.',
  'Prøv ein av desse': 'Prøv en av disse',
  Framsida: 'Forsiden',
  Programmet: 'Programmet',
  'Følgde du ei lenke frå oss? Skriv til': 'Fulgte du en lenke fra oss? Skriv til',
  'og sei kvar du kom frå, så rettar vi det.': 'og si hvor du kom fra, så retter vi det.',
  'Ingen dekning her nede': 'Ingen dekning her nede',
  'Denne sida er ikkje lagra hos deg. Programmet under er slik det var sist du hadde nett. Sider du har vore innom før, kan du framleis opne.':
    'Denne siden er ikke lagret hos deg. Programmet under er slik det var sist du hadde nett. Sider du har vært innom før, kan du fortsatt åpne.',
  'På scena': 'På scenen',
  'Les vidare': 'Les videre',
  'Alle nyhende': 'Alle nyheter',
  Kinoprogrammet: 'Kinoprogrammet',
  'Alle filmar, dag for dag': 'Alle filmer, dag for dag',
  'Konsertar, teater og quiz': 'Konserter, teater og quiz',
  Framsyningar: 'Forestillinger',
  'Om filmen': 'Om filmen',
  'Kva publikum syntest': 'Hva publikum syntes',
  Billettar: 'Billetter',
  'Om arrangementet': 'Om arrangementet',
  'Kino og scene': 'Kino og scene',

  'Kan sjuåringen bli med? Som oftast ja, når ein vaksen sit ved sida av. Her er heile regelen.':
    'Kan sjuåringen bli med? Som oftest ja, når en voksen sitter ved siden av. Her er hele regelen.',
  'Grensene, og kven som slepp inn': 'Grensene, og hvem som slipper inn',
  'Aldersgrenser på kino i Noreg': 'Aldersgrenser på kino i Norge',
  Grense: 'Grense',
  Åleine: 'Alene',
  'Saman med ein vaksen': 'Sammen med en voksen',
  'A – tillaten for alle': 'A – tillatt for alle',
  Alle: 'Alle',
  'Alle born': 'Alle barn',
  '6 år': '6 år',
  '9 år': '9 år',
  '12 år': '12 år',
  '15 år': '15 år',
  '18 år': '18 år',
  'Frå 6 år': 'Fra 6 år',
  'Frå 9 år': 'Fra 9 år',
  'Frå 12 år': 'Fra 12 år',
  'Frå 15 år': 'Fra 15 år',
  'Frå 18 år': 'Fra 18 år',
  'Ein vaksen er ein forelder, eller ein annan på minst 18 år som har ansvaret for barnet. Den vaksne må vere med inn i salen og bli der. For 9, 12 og 15 år kan barnet vere opptil tre år yngre enn grensa. Grensa på 18 år er absolutt: der hjelper det ikkje å ha med mor.':
    'En voksen er en forelder, eller en annen på minst 18 år som har ansvaret for barnet. Den voksne må være med inn i salen og bli der. For 9, 12 og 15 år kan barnet være opptil tre år yngre enn grensen. Grensen på 18 år er absolutt: der hjelper det ikke å ha med mor.',
  'Kan dei bli med?': 'Kan de bli med?',
  'Sjuåringen vil sjå ein film med grense 9 år': 'Sjuåringen vil se en film med grense 9 år',
  'Ja, saman med ein vaksen. Born frå 6 år kan sjå ein film med niårsgrense når ein vaksen er med inn.':
    'Ja, sammen med en voksen. Barn fra 6 år kan se en film med niårsgrense når en voksen er med inn.',
  'Femåringen vil vere med på den same filmen': 'Femåringen vil være med på den samme filmen',
  'Nei. Under niårsgrensa går det ned til 6 år, ikkje lenger, heller ikkje på fanget.':
    'Nei. Under niårsgrensen går det ned til 6 år, ikke lenger, heller ikke på fanget.',
  'Storebror på 16 tek med seg ein bror på 10 til ein tolvårsfilm':
    'Storebror på 16 tar med seg en bror på 10 til en tolvårsfilm',
  'Nei. Tiåringen kan sjå filmen med ein vaksen, men den som følgjer han, må vere 18 år.':
    'Nei. Tiåringen kan se filmen med en voksen, men den som følger ham, må være 18 år.',
  'Fireåringen og besteforeldra vil på ein seksårsfilm':
    'Fireåringen og besteforeldrene vil på en seksårsfilm',
  'Ja. Alle born kan sjå filmar med seksårsgrense saman med ein vaksen. Tenk likevel på at det er mørkt og høgt i salen.':
    'Ja. Alle barn kan se filmer med seksårsgrense sammen med en voksen. Tenk likevel på at det er mørkt og høyt i salen.',
  'To fjortenåringar går åleine på ein femtenårsfilm': 'To fjortenåringer går alene på en femtenårsfilm',
  'Nei, ikkje åleine. Med ein vaksen i følgje er det greitt frå dei er 12.':
    'Nei, ikke alene. Med en voksen i følge er det greit fra de er 12.',
  'Babyen søv. Kan vi ta han med på ein tolvårsfilm?': 'Babyen sover. Kan vi ta den med på en tolvårsfilm?',
  'Nei, regelen gjeld også for dei minste. Vel heller ein film merkt A eller 6 år.':
    'Nei, regelen gjelder også for de minste. Velg heller en film merket A eller 6 år.',
  'Kva grensa seier, og kva ho ikkje seier': 'Hva grensen sier, og hva den ikke sier',
  'Aldersgrensa seier kva som kan vere skadeleg for born. Ho seier ikkje kven filmen passar for: ein film merkt A kan vere keisam for ein åtteåring. Les omtalen, og spør oss gjerne.':
    'Aldersgrensen sier hva som kan være skadelig for barn. Den sier ikke hvem filmen passer for: en film merket A kan være kjedelig for en åtteåring. Les omtalen, og spør oss gjerne.',
  'Distributøren set grensa etter retningslinjene frå Medietilsynet. Tilsynet følgjer med på at reglane blir haldne, og tek imot klager. Ein film som ikkje har fått noka grense, viser vi berre for folk over 18 år.':
    'Distributøren setter grensen etter retningslinjene fra Medietilsynet. Tilsynet følger med på at reglene blir holdt, og tar imot klager. En film som ikke har fått noen grense, viser vi bare for folk over 18 år.',
  'I døra': 'I døren',
  'Vi har plikt til å halde grensene, og vi kan be om legitimasjon med bilete og fødselsdato. For dei under 18 held det med eit bilete av passet på telefonen. Den som ikkje kan vise alderen sin, kan vi ikkje sleppe inn. Er grensa grunnen, og kjem du til skranken før filmen byrjar, får du pengane att.':
    'Vi har plikt til å holde grensene, og vi kan be om legitimasjon med bilde og fødselsdato. For dem under 18 holder det med et bilde av passet på telefonen. Den som ikke kan vise alderen sin, kan vi ikke slippe inn. Er grensen grunnen, og kommer du til skranken før filmen begynner, får du pengene igjen.',
  'Kvar du ser grensa': 'Hvor du ser grensen',
  'Grensa står ved sida av filmen overalt der du kan kjøpe billett: i programmet, på filmsida og i skranken. Fargen er den same på alle kinoar i landet.':
    'Grensen står ved siden av filmen overalt der du kan kjøpe billett: i programmet, på filmsiden og i skranken. Fargen er den samme på alle kinoer i landet.',
  'Konsertar og andre arrangement': 'Konserter og andre arrangementer',
  'Konsertar, quiz og festar har grenser som arrangøren set. Dei har ikkje treårsregelen: står det 18 år, gjeld det alle. Kvelden si eiga side seier kva som gjeld.':
    'Konserter, quiz og fester har grenser som arrangøren setter. De har ikke treårsregelen: står det 18 år, gjelder det alle. Kveldens egen side sier hva som gjelder.',
  'Meir om reglane': 'Mer om reglene',
  'Medietilsynet om film og kino': 'Medietilsynet om film og kino',
  'Spør oss:': 'Spør oss:',

  'Slik blir du med': 'Slik blir du med',
  'Kom innom skranken og sei at du vil vere med.': 'Kom innom skranken og si at du vil være med.',
  'Du får ein kode på åtte teikn.': 'Du får en kode på åtte tegn.',
  'Logg inn her og skriv koden. Kortet ligg på telefonen med ein gong.':
    'Logg inn her og skriv koden. Kortet ligger på telefonen med en gang.',
  'Spørsmål?': 'Spørsmål?',
  'Ta kontakt': 'Ta kontakt',
  ', så svarar vi.': ', så svarer vi.',
  'Billettane dine, filmane du vil sjå og klubbkortet på éin stad.':
    'Billettene dine, filmene du vil se og klubbkortet på ett sted.',
  'Det tek eit minutt og kostar ingenting. Billettar du alt har kjøpt med same e-post, kjem med når du har stadfesta adressa.':
    'Det tar et minutt og koster ingenting. Billetter du allerede har kjøpt med samme e-post, kommer med når du har bekreftet adressen.',
  'Det hender dei fleste. Skriv adressa di, så sender vi ei lenke der du vel eit nytt.':
    'Det hender de fleste. Skriv adressen din, så sender vi en lenke der du velger et nytt.',
  'Skriv til': 'Skriv til',
  ', eller ring': ', eller ring',
  'Sjå kvar vi er, på OpenStreetMap': 'Se hvor vi er, på OpenStreetMap',
  'Adresse og opningstider': 'Adresse og åpningstider',
  'Lån, les, arbeid eller berre ver her.': 'Lån, les, arbeid eller bare vær her.',
  'Spørsmål? Skriv til': 'Spørsmål? Skriv til',
  ', så svarar {title}.': ', så svarer {title}.',
  'Noko å ete og drikke, før eller etter.': 'Noe å spise og drikke, før eller etter.',

  'Du kan lese alt på desse sidene utan å seie kven du er. Her står det vi veit, og kva vi bruker det til.':
    'Du kan lese alt på disse sidene uten å si hvem du er. Her står det vi vet, og hva vi bruker det til.',
  'Når du les sidene': 'Når du leser sidene',
  'Så lenge du berre les, set sidene ingen informasjonskapslar, og fortel ingen andre kva du ser på (':
    'Så lenge du bare leser, setter sidene ingen informasjonskapsler, og forteller ingen andre hva du ser på (',
  'alt som blir lagra': 'alt som blir lagret',
  '). Tenaren skriv ein teknisk logg for at vi skal kunne finne feil og stogge åtak. Grunnlaget er berettiga interesse (personvernforordninga artikkel 6 nr. 1 bokstav f).':
    '). Serveren skriver en teknisk logg for at vi skal kunne finne feil og stanse angrep. Grunnlaget er berettiget interesse (personvernforordningen artikkel 6 nr. 1 bokstav f).',
  'Når du kjøper billett': 'Når du kjøper billett',
  'Kjøpet skjer hos billettsystemet vårt, på deira nettstad og med deira personvernerklæring. Frå dei får vi vite kven som har kjøpt billett til våre arrangement. Det bruker vi til å sleppe deg inn, hjelpe deg og seie frå om noko blir avlyst eller flytta. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).':
    'Kjøpet skjer hos billettsystemet vårt, på deres nettsted og med deres personvernerklæring. Fra dem får vi vite hvem som har kjøpt billett til våre arrangementer. Det bruker vi til å slippe deg inn, hjelpe deg og si fra om noe blir avlyst eller flyttet. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).',
  'Kjøpet skjer hos {provider}, på deira nettstad og med deira personvernerklæring. Frå dei får vi vite kven som har kjøpt billett til våre arrangement. Det bruker vi til å sleppe deg inn, hjelpe deg og seie frå om noko blir avlyst eller flytta. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).':
    'Kjøpet skjer hos {provider}, på deres nettsted og med deres personvernerklæring. Fra dem får vi vite hvem som har kjøpt billett til våre arrangementer. Det bruker vi til å slippe deg inn, hjelpe deg og si fra om noe blir avlyst eller flyttet. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).',
  'Når du vil ha nyhendebrevet': 'Når du vil ha nyhetsbrevet',
  'Vi tek vare på e-postadressa di, når du bad om brevet og når du stadfesta. Adressa bruker vi til nyhendebrevet og ingenting anna, og vi ser ikkje om du opnar det. Stadfestar du ikkje, slettar vi adressa etter sju dagar. Melder du deg av, er ho sletta med ein gong. Grunnlaget er samtykket ditt (artikkel 6 nr. 1 bokstav a).':
    'Vi tar vare på e-postadressen din, når du ba om brevet og når du bekreftet. Adressen bruker vi til nyhetsbrevet og ingenting annet, og vi ser ikke om du åpner det. Bekrefter du ikke, sletter vi adressen etter sju dager. Melder du deg av, er den slettet med en gang. Grunnlaget er samtykket ditt (artikkel 6 nr. 1 bokstav a).',
  'Når du har konto': 'Når du har konto',
  'Vi tek vare på e-postadressa di, namnet du har valt, passordet i ei form som ingen kan lese attende, filmane på «Vil sjå», omtalane du skriv og liker, og billettane dine. Omtalane og namnet ditt kan alle lese. På «Mi side» kan du laste ned alt saman, rette det og slette kontoen. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).':
    'Vi tar vare på e-postadressen din, navnet du har valgt, passordet i en form som ingen kan lese tilbake, filmene på «Vil se», omtalene du skriver og liker, og billettene dine. Omtalene og navnet ditt kan alle lese. På «Min side» kan du laste ned alt sammen, rette det og slette kontoen. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).',
  Oversikt: 'Oversikt',
  'Kva vi handsamar, kvifor og kor lenge': 'Hva vi behandler, hvorfor og hvor lenge',
  Opplysningar: 'Opplysninger',
  Kvifor: 'Hvorfor',
  'Kor lenge': 'Hvor lenge',
  'Teknisk logg': 'Teknisk logg',
  'Drift og tryggleik': 'Drift og sikkerhet',
  'Kort tid, så sletta': 'Kort tid, så slettet',
  'Adresse til nyhendebrevet': 'Adresse til nyhetsbrevet',
  'Sende det': 'Sende det',
  'Til du melder deg av; sju dagar om du ikkje stadfestar':
    'Til du melder deg av; sju dager om du ikke bekrefter',
  'Kontoen din': 'Kontoen din',
  Medlemssidene: 'Medlemssidene',
  'Til du slettar han': 'Til du sletter den',
  'Rettane dine': 'Rettighetene dine',
  'Du kan få vite kva vi har om deg, og få kopi.': 'Du kan få vite hva vi har om deg, og få kopi.',
  'Du kan få retta det som er feil, og sletta det vi ikkje må ta vare på.':
    'Du kan få rettet det som er feil, og slettet det vi ikke må ta vare på.',
  'Du kan ta tilbake eit samtykke når du vil, like lett som du gav det.':
    'Du kan ta tilbake et samtykke når du vil, like lett som du ga det.',
  'Du kan protestere mot handsaming som byggjer på berettiga interesse.':
    'Du kan protestere mot behandling som bygger på berettiget interesse.',
  '. Vi svarar innan 30 dagar, og det kostar ingenting. Er du usamd i svaret, kan du klage til':
    '. Vi svarer innen 30 dager, og det koster ingenting. Er du uenig i svaret, kan du klage til',
  Datatilsynet: 'Datatilsynet',
  Behandlingsansvarleg: 'Behandlingsansvarlig',
  'Vi lagrar lite, og seier kva det er. Her ser du alt.':
    'Vi lagrer lite, og sier hva det er. Her ser du alt.',
  'Så lenge du berre les, set vi ingen informasjonskapslar. Kopiar av sider du har opna, ligg på telefonen eller maskina di, så neste side kjem raskare og programmet kan lesast der det ikkje er dekning. Loggar du inn, må vi hugse at du er deg.':
    'Så lenge du bare leser, setter vi ingen informasjonskapsler. Kopier av sider du har åpnet, ligger på telefonen eller maskinen din, så neste side kommer raskere og programmet kan leses der det ikke er dekning. Logger du inn, må vi huske at du er deg.',
  'Vi tel kor mange gonger ein film eller eit arrangement blir sett på, per dag og side. Teljinga lagrar ingenting hos deg og ingenting om deg.':
    'Vi teller hvor mange ganger en film eller et arrangement blir sett på, per dag og side. Tellingen lagrer ingenting hos deg og ingenting om deg.',
  'Det som blir lagra': 'Det som blir lagret',
  'Sjå òg': 'Se også',
  'Sidene skal kunne brukast av alle.': 'Sidene skal kunne brukes av alle.',
  Status: 'Status',
  'Sidene er laga for å følgje WCAG 2.1 på nivå A og AA. {title} har enno ikkje publisert ei eiga tilgjengelegheitserklæring.':
    'Sidene er laget for å følge WCAG 2.1 på nivå A og AA. {title} har ennå ikke publisert en egen tilgjengelighetserklæring.',
  'Sei frå': 'Si fra',
  'Finn du noko som ikkje verkar, eller treng du innhald i ei anna form? Skriv til':
    'Finner du noe som ikke virker, eller trenger du innhold i en annen form? Skriv til',
  '. Skriv kva side det gjeld, kva du prøvde, og kva utstyr du bruker.':
    '. Skriv hvilken side det gjelder, hva du prøvde, og hvilket utstyr du bruker.',
  'Får du ikkje svar, kan du seie frå til': 'Får du ikke svar, kan du si fra til',
  'Tilsynet for universell utforming av IKT': 'Tilsynet for universell utforming av IKT',
}
