import { FRI, MON, SAT, SUN, THU } from '../dates.ts'
import type { CultureEntry } from './item.ts'

/** Concerts. */
export const music: CultureEntry[] = [
  {
    key: 'julekonsert-musikklag',
    title: 'Julekonsert med Fjordheim musikklag',
    code: 'k7m2pd',
    objectClass: 'Konsert',
    hall: 'Storsalen',
    minutes: 85,
    priceFrom: 220,
    performers: ['Fjordheim musikklag', 'Marta Eikeland (dirigent)', 'Jonas Vågen (song)'],
    organizer: 'Fjordheim musikklag',
    features: ['Konsert', 'Korps', 'Jul', 'For heile familien'],
    evenings: [{ week: 4, weekday: SUN, yearly: '12-14', yearlyWeekday: SUN, time: '18.00' }],
    summary:
      'Førti blåsarar, éin pauke og så mykje messing at du treng solbriller. Musikklaget spelar jula inn, og publikum syng med på dei siste tre.',
    body: `
<p>Fjordheim musikklag har spelt jula inn sidan 1912, med eitt opphald då instrumenta låg i ein båt på feil side av fjorden. I år er det Marta Eikeland som svingar pinnen. Ho har bede om «mindre mistelteinpop og meir pauke», og det har ho fått.</p>
<p>Programmet går frå barokkfanfarar til Prøysen. Jonas Vågen frå Ytre Fjordheim syng tre songar, og skulekorpset kjem inn bakfrå med faklar av den elektriske typen. Til slutt er det allsong. Tekstane står på lerretet, så ingen slepp unna.</p>
<p>Kafeen sel gløgg og lussekattar frå ein time før. Konserten varer knapt halvannan time og høver for born som er glade i lyd.</p>`,
  },
  {
    key: 'hardingfele-elektronika',
    title: 'Hardingfele & elektronika',
    code: 'h4f9ex',
    objectClass: 'Konsert',
    hall: 'Kulturscena',
    minutes: 90,
    priceFrom: 280,
    performers: ['Ragna Tveitane', 'Modulør'],
    organizer: 'Fjordheim kulturhus',
    features: ['Konsert', 'Folkemusikk', 'Elektronika'],
    evenings: [{ week: 1, weekday: SAT, time: '19.00', ticketStatus: 'few-left' }],
    summary:
      'Åtte strenger, eit bord fullt av kablar og ein gangar som aldri vil slutte. Ragna Tveitane og Modulør gjer slåttane om til nattmusikk.',
    body: `
<p>Ragna Tveitane har spelt hardingfele sidan ho var seks og lærte slåttane av grannen over gjerdet. Bak henne står Modulør, som eigentleg heiter Eirik og er elektrikar. Han tek lyden av understrengene, strekkjer han, deler han i bitar og gjev han tilbake i takt.</p>
<p>Det byrjar nesten som ein vanleg konsert. Tjue minutt seinare har slåtten vorte eit landskap, og golvet i Kulturscena dirrar. Dei to har spelt i fjøs, i fyr og i eit tømt symjebasseng, og nyleg kom debutplata <em>Understreng</em>.</p>
<p>Vi fjernar dei fremste stolradene, så det blir plass til både ståande og sitjande. Øyreproppar får du gratis i baren.</p>`,
  },
  {
    key: 'storbandkveld',
    title: 'Storbandkveld',
    code: 'sb81qr',
    objectClass: 'Konsert',
    hall: 'Storsalen',
    minutes: 120,
    priceFrom: 250,
    performers: ['Fjordheim storband', 'Lillian Aas (song)'],
    organizer: 'Fjordheim storband',
    features: ['Konsert', 'Jazz', 'Storband'],
    evenings: [{ week: 1, weekday: THU, time: '19.00', state: 'cancelled' }],
    summary:
      'Avlyst på grunn av sjukdom: Sytten musikarar skulle ha fylt Storsalen med swing. Alle som har kjøpt billett, får pengane att.',
    body: `
<p><strong>Storbandkvelden er dessverre avlyst på grunn av sjukdom i bandet.</strong> Alle som har kjøpt billett på nett, får pengane attende på kortet innan ti dagar. Du treng ikkje gjere noko sjølv.</p>
<p>Fjordheim storband har øvd kvar måndag det siste halvåret på eit program med Basie, Ellington og to nye stykke av pianisten Terje Lunde. Songaren Lillian Aas skulle ha vore med på heile andre settet. Bandet er samd om at ein storbandkveld utan trompetrekkja ikkje er ein storbandkveld.</p>
<p>Vi leitar etter ein ny dato på nyåret og melder frå på nyhendesida så snart han er klar.</p>`,
  },
  {
    key: 'luciakonsert',
    title: 'Luciakonsert med Fjordheim kantori',
    code: 'lu13kn',
    objectClass: 'Konsert',
    hall: 'Kulturscena',
    minutes: 60,
    priceFrom: 150,
    performers: ['Fjordheim kantori', 'Barnekoret Småtrast', 'Helga Brekke (orgel)'],
    organizer: 'Fjordheim kantori',
    features: ['Konsert', 'Kor', 'Jul', 'For heile familien'],
    evenings: [{ week: 4, weekday: MON, yearly: '12-13', time: '17.00' }],
    summary:
      'Mørk sal, førti lys og eit kor som kjem syngjande nedover midtgangen. Ein roleg time midt i det verste førjulsmaset.',
    body: `
<p>Vi sløkkjer alt lys i Kulturscena, også skilta vi har lov til å sløkkje. Så høyrer du koret før du ser det. Fjordheim kantori går inn frå foajeen saman med Barnekoret Småtrast, og i spissen går årets Lucia, vald av koristane sjølve.</p>
<p>Konserten har gamle nordiske adventssongar, to satsar av Britten og ei ny tonesetjing av Olav H. Hauge. Helga Brekke spelar på det vesle kistorgelet.</p>
<p>Etterpå er det lussekattar og saft til borna. Konserten varer ein time utan pause, og det er heilt greitt å gå ut med ein unge som har fått nok.</p>`,
  },
  {
    key: 'jazz-i-kjellaren',
    title: 'Jazz i kjellaren: Trio Nordavind',
    code: 'jz5tn3',
    objectClass: 'Konsert',
    hall: 'Kjellaren',
    minutes: 110,
    priceFrom: 240,
    ageLimit: '18',
    performers: ['Trio Nordavind', 'Siv Haukås (piano)', 'Anders Moe (bass)', 'Kaja Lid (trommer)'],
    organizer: 'Fjordheim jazzforum',
    features: ['Konsert', 'Jazz'],
    evenings: [
      { week: 1, weekday: FRI, time: '20.00' },
      { week: 5, weekday: FRI, time: '20.00', ticketStatus: 'not-yet' },
    ],
    summary:
      'Låg takhøgd, stearinlys og tre musikarar som høyrer etter kvarandre. Trio Nordavind spelar viser frå fjorden som om dei var skrivne i New York.',
    body: `
<p>Siv Haukås fann ei handskriven visebok på loftet etter bestemora og lét henne liggje på pianoet eit års tid. No er visene vorte til eit heilt sett for trio: langsame, litt skeive, og av og til så tette at ein høyrer regnet i dei.</p>
<p>Anders Moe spelar bass med boge når han kan, og Kaja Lid har teke med det minste trommesettet sitt, for i Kjellaren kjem du nær. Det er førti stolar, små bord og ingen rad du ikkje kan høyre pusten til bassisten frå.</p>
<p>Kjellaren har trapp og ikkje heis. Har du vanskeleg for å gå i trapp, så ring oss, så finn vi ei løysing. Baren er open frå klokka 19, og aldersgrensa er 18 år.</p>`,
  },
  {
    key: 'visekveld',
    title: 'Visekveld med Torgeir Sæle',
    code: 'vt60sae',
    objectClass: 'Konsert',
    hall: 'Kulturscena',
    minutes: 100,
    priceFrom: 290,
    performers: ['Torgeir Sæle'],
    organizer: 'Fjordheim kulturhus',
    features: ['Konsert', 'Vise'],
    evenings: [{ week: 7, weekday: FRI, time: '19.00' }],
    summary:
      'Éin mann, éin gitar og tretti års viser om ferjekø, forelsking og feil sokkar. Torgeir Sæle kjem heim til Fjordheim.',
    body: `
<p>Torgeir Sæle skreiv den første visa si på Kaivegen då han var fjorten, om ei jente som tok feil ferje. Publikum var bror hans. Sidan har det vorte sju plater, og jenta har for lengst tilgjeve han.</p>
<p>No er han tilbake med gitar, munnspel og ein stol. Første del er nye viser frå plata <em>Siste sving før tunnelen</em>. Etter pausen spelar han det folk ropar, så førebu deg. Han hugsar stort sett tekstane.</p>
<p>Kafeen serverer kjøtsuppe frå klokka 17.30, så lenge gryta varer. Etter konserten blir Torgeir sitjande i baren, for siste ferje går ikkje utan han.</p>`,
  },
  {
    key: 'ungdomsrock',
    title: 'Fem band, éin kveld',
    code: 'r0ck5b',
    objectClass: 'Konsert',
    hall: 'Kjellaren',
    minutes: 270,
    priceFrom: 80,
    performers: ['Kaldt Kjøkken', 'Mysteriet Mona', 'Siste Buss', 'Raudspette', 'Dårleg Dekning'],
    organizer: 'Ungdomsrådet i Fjordheim',
    features: ['Konsert', 'Rock', 'Ungdom', 'Rusfritt'],
    evenings: [{ week: 3, weekday: SAT, time: '18.00' }],
    summary:
      'Kaldt Kjøkken, Mysteriet Mona, Siste Buss, Raudspette og Dårleg Dekning. Alt er skrive, spelt og rigga av folk under tjue.',
    body: `
<p>Fem band frå øvingsromma i kulturhuset får tjuefem minutt kvar, skikkeleg lyd og eit publikum som veit når ein skal rope. Nokre har spelt saman i tre år. Raudspette har spelt saman i fem veker og har likevel to låtar som sit.</p>
<p>Det er ungdomane sjølve som står for lyd, lys, dørvakt og kafé, med hjelp frå teknikarane våre. Overskotet går til nye trommer i øvingsrom 2.</p>
<ul>
<li>Dørene opnar klokka 17.30, første band er på 18.15.</li>
<li>Aldersgrense: ingen, men ungdom mellom 13 og 19 går først i køen.</li>
<li>Arrangementet er rusfritt.</li>
<li>Siste buss ventar til det siste bandet er ferdig. Det er avtalt.</li>
</ul>`,
  },
  {
    key: 'orgelkurs',
    title: 'Spel til stumfilm: orgelverkstad',
    code: 'org4vk',
    objectClass: 'Verkstad',
    hall: 'Storsalen',
    minutes: 240,
    priceFrom: 350,
    performers: ['Helga Brekke'],
    organizer: 'Fjordheim kulturhus',
    features: ['Verkstad', 'Orgel', 'Stumfilm'],
    evenings: [{ week: 1, weekday: SAT, time: '10.30', ticketStatus: 'few-left' }],
    summary:
      'Set deg ved kinoorgelet i Storsalen og lær å spele jakt, kjærleik og ein vampyr i trappa. For alle som kan litt på tangentar.',
    body: `
<p>Kinoorgelet i Storsalen har 412 piper, ei fløyte som lagar fuglesong, og ein knapp det står «storm» på. På verkstaden får du prøve alt saman. Organist Helga Brekke har spelt til meir enn hundre framsyningar i huset og viser korleis ein les bileta i staden for notane.</p>
<p>Vi byrjar med tre enkle grep: ein tone for uro, ein rytme for jakt og ein melodi for den som er forelska. Etter lunsj spelar alle til kvart sitt utdrag frå <em>The General</em> eller <em>Nosferatu</em>, med filmen på det store lerretet.</p>
<p>Du bør ha spelt piano, orgel eller trekkspel i minst eitt år, men treng ikkje kunne notar. Det er plass til tolv, og lunsj er med i prisen. Nedre grense er 12 år.</p>`,
  },
]
