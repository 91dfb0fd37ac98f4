import type { Translations } from './translate.ts'

/** The texts of the starter in English. */
export const ENGLISH: Translations = {
  'Kom hit': 'Getting here',
  Program: 'Programme',
  'Opningstider og vegen til oss': 'Opening hours and how to find us',
  Kontakt: 'Contact',
  'Om sida': 'About this site',
  Tilgjenge: 'Accessibility',
  Kino: 'Cinema',
  Arrangement: 'Events',
  Bibliotek: 'Library',
  Kafé: 'Café',
  Nyhende: 'News',
  Personvernerklæring: 'Privacy statement',
  Informasjonskapslar: 'Cookies',

  'Program, billettar og opningstider hos {title}.': 'Programme, tickets and opening hours at {title}.',
  'Alt som går hos {title}, dag for dag. Vel i dag, i helga eller ei veke.':
    'Everything on at {title}, day by day. Choose today, the weekend or a week.',
  'Filmane som går hos {title} no, med tider, aldersgrenser og billettar.':
    'The films now showing at {title}, with times, age limits and tickets.',
  'Kommande filmar': 'Coming films',
  'Filmane som snart kjem på kino hos {title}, med premieredatoar og aldersgrenser.':
    'The films that are coming soon to {title}, with opening dates and age limits.',
  'Konsertar, teater, samtalar og andre arrangement hos {title}.':
    'Concerts, theatre, talks and other events at {title}.',
  'Nytt frå {title}.': 'News from {title}.',
  Søk: 'Search',
  'Søk i programmet, nyhenda og sidene til {title}.':
    'Search the programme, the news and the pages of {title}.',
  'Denne sida finst ikkje hos {title}.': 'This page does not exist at {title}.',
  'Utan nett': 'Offline',
  'Programmet slik det sist var kjent, når du ikkje får kontakt med nettet.':
    'The programme as it was last known, for when you cannot reach the network.',
  Artikkel: 'Article',
  Film: 'Film',
  Aldersgrenser: 'Age limits',
  'Aldersgrensene på kino i Noreg: A, 6, 9, 12, 15 og 18 år, og kor unge born som kan bli med ein vaksen.':
    'The age limits of Norwegian cinemas: A, 6, 9, 12, 15 and 18, and how young a child may be with an adult.',
  Kinoklubb: 'Cinema club',
  'Kinoklubben hos {title}: eigne framsyningar, tilbod og eit kort i lomma.':
    'The cinema club at {title}: showings of your own, offers and a card in your pocket.',
  'Logg inn': 'Log in',
  'Logg inn hos {title} for å sjå billettane dine og filmane du vil sjå.':
    'Log in at {title} to see your tickets and the films you want to see.',
  'Ny konto': 'New account',
  'Opprett konto hos {title}. Det tek eit minutt og kostar ingenting.':
    'Create an account at {title}. It takes a minute and costs nothing.',
  'Gløymt passord': 'Forgotten password',
  'Få ei lenke på e-post, og vel nytt passord hos {title}.':
    'Get a link by email, and choose a new password at {title}.',
  'Nytt passord': 'New password',
  'Vel nytt passord til kontoen din hos {title}.': 'Choose a new password for your account at {title}.',
  'Mi side': 'My page',
  'Kontoen din hos {title}.': 'Your account at {title}.',
  'Vil sjå': 'Want to see',
  'Filmane du har merkt deg hos {title}.': 'The films you have marked at {title}.',
  'Mine billettar': 'My tickets',
  'Billettane dine til {title}, også utan dekning.': 'Your tickets for {title}, also without coverage.',
  'Adresse, telefon, e-post og opningstider for {title}.':
    'Address, telephone, email and opening hours of {title}.',
  'Bibliotek hos {title}: opningstider og kontakt.': 'The library at {title}: opening hours and contact.',
  'Kafé hos {title}: opningstider og kontakt.': 'The café at {title}: opening hours and contact.',
  'Kva opplysningar {title} handsamar om deg, kvifor, kor lenge, og kva rettar du har.':
    'What {title} knows about you, why, for how long, and what rights you have.',
  'Alt som sidene til {title} lagrar i nettlesaren din, og kva det er til.':
    'Everything that the pages of {title} store in your browser, and what it is for.',
  'Kor tilgjengelege sidene til {title} er, og korleis du seier frå.':
    'How accessible the pages of {title} are, and how to tell us about problems.',
  Skjerm: 'Screen',
  'Programmet i dag i stor skrift, til skjermen i foajeen i {title}.':
    'Today’s programme in large letters, for the screen in the foyer of {title}.',
  Plakat: 'Poster',
  'Veka i {title} på eitt ark, til å skrive ut og hengje opp, og som tekst til avisa.':
    'The week at {title} on one sheet, to print and put up, and as text for the newspaper.',

  'I dag': 'Today',
  'Heile programmet': 'The whole programme',
  'På kino no': 'Now showing',
  'Alle arrangementa': 'All events',
  'Alle nyhenda': 'All news',
  'Få programmet på e-post': 'Get the programme by email',
  'Nye filmar, arrangement og datoar som er flytta: eitt brev når det er noko å melde.':
    'New films, events and dates that have moved: one letter when there is something to say.',
  'Slik tek vi vare på adressa': 'How we look after your address',
  'Ta programmet med deg': 'Take the programme with you',
  Kalender: 'Calendar',
  'Heile programmet, alltid oppdatert': 'The whole programme, always up to date',
  Plakaten: 'The poster',
  'Veka på eitt ark, til å skrive ut': 'The week on one sheet, to print',
  Kinoprogram: 'Cinema programme',
  'Godt å vite': 'Good to know',
  'Premierane framover': 'The coming premieres',
  'Kven slepp inn, og kven må ha følgje': 'Who may come in, and who needs an adult',
  'Kva leitar du etter?': 'What are you looking for?',
  Treff: 'Results',
  'Sida finst ikkje': 'Page not found',
  'Sida du leitar etter, finst ikkje, eller ho er flytta.':
    'The page you are looking for does not exist, or it has moved.',
  'Prøv ein av desse': 'Try one of these',
  Framsida: 'The front page',
  Programmet: 'The programme',
  'Følgde du ei lenke frå oss? Skriv til': 'Did you follow a link of ours? Write to',
  'og sei kvar du kom frå, så rettar vi det.': 'and say where you came from, and we will correct it.',
  'Ingen dekning her nede': 'No coverage down here',
  'Denne sida er ikkje lagra hos deg. Programmet under er slik det var sist du hadde nett. Sider du har vore innom før, kan du framleis opne.':
    'This page is not stored on your device. The programme below is as it was when you were last online. Pages you have visited before can still be opened.',
  'På scena': 'On stage',
  'Les vidare': 'Read on',
  'Alle nyhende': 'All news',
  Kinoprogrammet: 'The cinema programme',
  'Alle filmar, dag for dag': 'All films, day by day',
  'Konsertar, teater og quiz': 'Concerts, theatre and quizzes',
  Framsyningar: 'Showings',
  'Om filmen': 'About the film',
  'Kva publikum syntest': 'What the audience thought',
  Billettar: 'Tickets',
  'Om arrangementet': 'About the event',
  'Kino og scene': 'Cinema and stage',

  'Kan sjuåringen bli med? Som oftast ja, når ein vaksen sit ved sida av. Her er heile regelen.':
    'Can a seven-year-old come along? Mostly yes, with an adult in the next seat. Here is the whole rule.',
  'Grensene, og kven som slepp inn': 'The limits, and who may come in',
  'Aldersgrenser på kino i Noreg': 'Age limits in Norwegian cinemas',
  Grense: 'Limit',
  Åleine: 'Alone',
  'Saman med ein vaksen': 'With an adult',
  'A – tillaten for alle': 'A – for everyone',
  Alle: 'Everyone',
  'Alle born': 'All children',
  '6 år': '6 years',
  '9 år': '9 years',
  '12 år': '12 years',
  '15 år': '15 years',
  '18 år': '18 years',
  'Frå 6 år': 'From 6',
  'Frå 9 år': 'From 9',
  'Frå 12 år': 'From 12',
  'Frå 15 år': 'From 15',
  'Frå 18 år': 'From 18',
  'Ein vaksen er ein forelder, eller ein annan på minst 18 år som har ansvaret for barnet. Den vaksne må vere med inn i salen og bli der. For 9, 12 og 15 år kan barnet vere opptil tre år yngre enn grensa. Grensa på 18 år er absolutt: der hjelper det ikkje å ha med mor.':
    'An adult is a parent, or somebody else of at least 18 who is responsible for the child. The adult must come into the hall and stay there. For 9, 12 and 15 years the child may be up to three years younger than the limit. The limit of 18 is absolute: bringing your mother does not help.',
  'Kan dei bli med?': 'Can they come along?',
  'Sjuåringen vil sjå ein film med grense 9 år': 'A seven-year-old wants to see a film with the limit 9',
  'Ja, saman med ein vaksen. Born frå 6 år kan sjå ein film med niårsgrense når ein vaksen er med inn.':
    'Yes, with an adult. Children from 6 may see a film with the limit 9 when an adult comes in with them.',
  'Femåringen vil vere med på den same filmen': 'A five-year-old wants to come to the same film',
  'Nei. Under niårsgrensa går det ned til 6 år, ikkje lenger, heller ikkje på fanget.':
    'No. For the limit 9 it goes down to 6 and no further, not on a lap either.',
  'Storebror på 16 tek med seg ein bror på 10 til ein tolvårsfilm':
    'A brother of 16 takes his brother of 10 to a film with the limit 12',
  'Nei. Tiåringen kan sjå filmen med ein vaksen, men den som følgjer han, må vere 18 år.':
    'No. The ten-year-old may see the film with an adult, but whoever comes with him must be 18.',
  'Fireåringen og besteforeldra vil på ein seksårsfilm':
    'A four-year-old and the grandparents want to see a film with the limit 6',
  'Ja. Alle born kan sjå filmar med seksårsgrense saman med ein vaksen. Tenk likevel på at det er mørkt og høgt i salen.':
    'Yes. All children may see films with the limit 6 with an adult. But remember that it is dark and loud in the hall.',
  'To fjortenåringar går åleine på ein femtenårsfilm':
    'Two fourteen-year-olds go alone to a film with the limit 15',
  'Nei, ikkje åleine. Med ein vaksen i følgje er det greitt frå dei er 12.':
    'No, not alone. With an adult it is fine from the age of 12.',
  'Babyen søv. Kan vi ta han med på ein tolvårsfilm?':
    'The baby is asleep. Can we bring it to a film with the limit 12?',
  'Nei, regelen gjeld også for dei minste. Vel heller ein film merkt A eller 6 år.':
    'No, the rule applies to the smallest too. Choose a film marked A or 6 instead.',
  'Kva grensa seier, og kva ho ikkje seier': 'What the limit says, and what it does not say',
  'Aldersgrensa seier kva som kan vere skadeleg for born. Ho seier ikkje kven filmen passar for: ein film merkt A kan vere keisam for ein åtteåring. Les omtalen, og spør oss gjerne.':
    'The age limit says what may be harmful to children. It does not say who the film is for: a film marked A may bore an eight-year-old. Read about the film, and do ask us.',
  'Distributøren set grensa etter retningslinjene frå Medietilsynet. Tilsynet følgjer med på at reglane blir haldne, og tek imot klager. Ein film som ikkje har fått noka grense, viser vi berre for folk over 18 år.':
    'The distributor sets the limit by the guidelines of the Norwegian Media Authority. The authority checks that the rules are kept, and receives complaints. A film that has no limit is shown only to people over 18.',
  'I døra': 'At the door',
  'Vi har plikt til å halde grensene, og vi kan be om legitimasjon med bilete og fødselsdato. For dei under 18 held det med eit bilete av passet på telefonen. Den som ikkje kan vise alderen sin, kan vi ikkje sleppe inn. Er grensa grunnen, og kjem du til skranken før filmen byrjar, får du pengane att.':
    'We are obliged to keep the limits, and may ask for identification with a picture and date of birth. For those under 18 a picture of the passport on a phone is enough. Whoever cannot show their age cannot be let in. If the limit is the reason, and you come to the counter before the film begins, you get your money back.',
  'Kvar du ser grensa': 'Where you see the limit',
  'Grensa står ved sida av filmen overalt der du kan kjøpe billett: i programmet, på filmsida og i skranken. Fargen er den same på alle kinoar i landet.':
    'The limit is shown beside the film wherever you can buy a ticket: in the programme, on the film’s page and at the counter. The colour is the same in all cinemas in the country.',
  'Konsertar og andre arrangement': 'Concerts and other events',
  'Konsertar, quiz og festar har grenser som arrangøren set. Dei har ikkje treårsregelen: står det 18 år, gjeld det alle. Kvelden si eiga side seier kva som gjeld.':
    'Concerts, quizzes and parties have limits that the organiser sets. The rule of three years does not apply to them: 18 means 18 for everyone. The page of the event says what applies.',
  'Meir om reglane': 'More about the rules',
  'Medietilsynet om film og kino': 'The Norwegian Media Authority on film and cinema',
  'Spør oss:': 'Ask us:',

  'Slik blir du med': 'How to join',
  'Kom innom skranken og sei at du vil vere med.': 'Come to the counter and say that you want to join.',
  'Du får ein kode på åtte teikn.': 'You get a code of eight characters.',
  'Logg inn her og skriv koden. Kortet ligg på telefonen med ein gong.':
    'Log in here and enter the code. The card is on your phone at once.',
  'Spørsmål?': 'Questions?',
  'Ta kontakt': 'Contact us',
  ', så svarar vi.': ', and we will answer.',
  'Billettane dine, filmane du vil sjå og klubbkortet på éin stad.':
    'Your tickets, the films you want to see and your club card in one place.',
  'Det tek eit minutt og kostar ingenting. Billettar du alt har kjøpt med same e-post, kjem med når du har stadfesta adressa.':
    'It takes a minute and costs nothing. Tickets you have already bought with the same email appear when you have confirmed the address.',
  'Det hender dei fleste. Skriv adressa di, så sender vi ei lenke der du vel eit nytt.':
    'It happens to most of us. Enter your address, and we will send a link where you choose a new one.',
  'Skriv til': 'Write to',
  ', eller ring': ', or call',
  'Sjå kvar vi er, på OpenStreetMap': 'See where we are, on OpenStreetMap',
  'Adresse og opningstider': 'Address and opening hours',
  'Lån, les, arbeid eller berre ver her.': 'Borrow, read, work or just be here.',
  'Spørsmål? Skriv til': 'Questions? Write to',
  ', så svarar {title}.': ', and {title} will answer.',
  'Noko å ete og drikke, før eller etter.': 'Something to eat and drink, before or after.',

  'Du kan lese alt på desse sidene utan å seie kven du er. Her står det vi veit, og kva vi bruker det til.':
    'You can read everything on these pages without saying who you are. Here is what we know, and what we use it for.',
  'Når du les sidene': 'When you read the pages',
  'Så lenge du berre les, set sidene ingen informasjonskapslar, og fortel ingen andre kva du ser på (':
    'As long as you only read, the pages set no cookies and do not let anybody else know what you look at (',
  'alt som blir lagra': 'everything that is stored',
  '). Tenaren skriv ein teknisk logg for at vi skal kunne finne feil og stogge åtak. Grunnlaget er berettiga interesse (personvernforordninga artikkel 6 nr. 1 bokstav f).':
    '). The server writes a technical log so that we can find faults and stop attacks. The basis is legitimate interest (General Data Protection Regulation, article 6(1)(f)).',
  'Når du kjøper billett': 'When you buy a ticket',
  'Kjøpet skjer hos billettsystemet vårt, på deira nettstad og med deira personvernerklæring. Frå dei får vi vite kven som har kjøpt billett til våre arrangement. Det bruker vi til å sleppe deg inn, hjelpe deg og seie frå om noko blir avlyst eller flytta. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).':
    'You buy from our ticketing provider, on their website and under their privacy statement. They let us know who has bought tickets for our events. We use it to let you in, help you and let you know when something is cancelled or moved. The basis is the contract with you (article 6(1)(b)).',
  'Kjøpet skjer hos {provider}, på deira nettstad og med deira personvernerklæring. Frå dei får vi vite kven som har kjøpt billett til våre arrangement. Det bruker vi til å sleppe deg inn, hjelpe deg og seie frå om noko blir avlyst eller flytta. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).':
    'You buy from {provider}, on their website and under their privacy statement. They let us know who has bought tickets for our events. We use it to let you in, help you and let you know when something is cancelled or moved. The basis is the contract with you (article 6(1)(b)).',
  'Når du vil ha nyhendebrevet': 'When you want the newsletter',
  'Vi tek vare på e-postadressa di, når du bad om brevet og når du stadfesta. Adressa bruker vi til nyhendebrevet og ingenting anna, og vi ser ikkje om du opnar det. Stadfestar du ikkje, slettar vi adressa etter sju dagar. Melder du deg av, er ho sletta med ein gong. Grunnlaget er samtykket ditt (artikkel 6 nr. 1 bokstav a).':
    'We keep your email address, when you asked for the letter and when you confirmed. We use the address for the newsletter and nothing else, and we do not see whether you open it. If you do not confirm, we delete the address after seven days. If you unsubscribe, it is deleted at once. The basis is your consent (article 6(1)(a)).',
  'Når du har konto': 'When you have an account',
  'Vi tek vare på e-postadressa di, namnet du har valt, passordet i ei form som ingen kan lese attende, filmane på «Vil sjå», omtalane du skriv og liker, og billettane dine. Omtalane og namnet ditt kan alle lese. På «Mi side» kan du laste ned alt saman, rette det og slette kontoen. Grunnlaget er avtalen med deg (artikkel 6 nr. 1 bokstav b).':
    'We keep your email address, the name you have chosen, the password in a form that nobody can read back, the films on “Want to see”, the reviews you write and like, and your tickets. Everybody can read your reviews and your name. On “My page” you can download all of it, correct it and delete the account. The basis is the contract with you (article 6(1)(b)).',
  Oversikt: 'Overview',
  'Kva vi handsamar, kvifor og kor lenge': 'What we keep, why and for how long',
  Opplysningar: 'Data',
  Kvifor: 'Why',
  'Kor lenge': 'How long',
  'Teknisk logg': 'Technical log',
  'Drift og tryggleik': 'Operation and security',
  'Kort tid, så sletta': 'A short time, then deleted',
  'Adresse til nyhendebrevet': 'Address for the newsletter',
  'Sende det': 'To send it',
  'Til du melder deg av; sju dagar om du ikkje stadfestar':
    'Until you unsubscribe; seven days if you do not confirm',
  'Kontoen din': 'Your account',
  Medlemssidene: 'The members’ pages',
  'Til du slettar han': 'Until you delete it',
  'Rettane dine': 'Your rights',
  'Du kan få vite kva vi har om deg, og få kopi.': 'You can ask what we have about you, and get a copy.',
  'Du kan få retta det som er feil, og sletta det vi ikkje må ta vare på.':
    'You can have what is wrong corrected, and have deleted what we need not keep.',
  'Du kan ta tilbake eit samtykke når du vil, like lett som du gav det.':
    'You can withdraw a consent at any time, as easily as you gave it.',
  'Du kan protestere mot handsaming som byggjer på berettiga interesse.':
    'You can object to processing that is based on legitimate interest.',
  '. Vi svarar innan 30 dagar, og det kostar ingenting. Er du usamd i svaret, kan du klage til':
    '. We answer within 30 days, and it costs nothing. If you disagree with the answer, you can complain to',
  Datatilsynet: 'the Norwegian Data Protection Authority',
  Behandlingsansvarleg: 'Data controller',
  'Vi lagrar lite, og seier kva det er. Her ser du alt.':
    'We store little, and say what it is. Here you see all of it.',
  'Så lenge du berre les, set vi ingen informasjonskapslar. Kopiar av sider du har opna, ligg på telefonen eller maskina di, så neste side kjem raskare og programmet kan lesast der det ikkje er dekning. Loggar du inn, må vi hugse at du er deg.':
    'As long as you only read, we set no cookies. Copies of pages you have opened are on your phone or computer, so that the next page comes faster and the programme can be read where there is no coverage. When you log in, we have to remember that you are you.',
  'Vi tel kor mange gonger ein film eller eit arrangement blir sett på, per dag og side. Teljinga lagrar ingenting hos deg og ingenting om deg.':
    'We count how many times a film or an event is looked at, by day and page. Counting stores nothing on your device and nothing about you.',
  'Det som blir lagra': 'What is stored',
  'Sjå òg': 'See also',
  'Sidene skal kunne brukast av alle.': 'Everybody should be able to use these pages.',
  Status: 'Status',
  'Sidene er laga for å følgje WCAG 2.1 på nivå A og AA. {title} har enno ikkje publisert ei eiga tilgjengelegheitserklæring.':
    'The pages are made to follow WCAG 2.1 at levels A and AA. {title} has not yet published an accessibility statement of its own.',
  'Sei frå': 'Let us know',
  'Finn du noko som ikkje verkar, eller treng du innhald i ei anna form? Skriv til':
    'Have you found something that does not work, or do you need content in another form? Write to',
  '. Skriv kva side det gjeld, kva du prøvde, og kva utstyr du bruker.':
    '. Say which page it is about, what you tried, and what equipment you use.',
  'Får du ikkje svar, kan du seie frå til': 'If you get no answer, you can turn to',
  'Tilsynet for universell utforming av IKT': 'the Norwegian authority for universal design of ICT',
}
