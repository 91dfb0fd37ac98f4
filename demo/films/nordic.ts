import type { FilmEntry } from './film.ts'

/** Silent films from Norway, Sweden and Denmark. */
export const nordicFilms: FilmEntry[] = [
  {
    key: 'haxan',
    title: 'Häxan',
    ediNumber: 'SFN20160918',
    year: 1922,
    minutes: 105,
    ageLimit: '15',
    countries: ['Sverige', 'Danmark'],
    genres: ['Skrekk', 'Dokumentar'],
    directors: ['Benjamin Christensen'],
    cast: ['Maren Pedersen', 'Clara Pontoppidan', 'Elith Pio', 'Oscar Stribolt', 'Benjamin Christensen'],
    distributor: 'Nordlys Arkivfilm',
    features: ['Stumfilm', 'Levande orgel', 'Klassikar', 'Skrekk'],
    language: 'Svenske mellomtekstar',
    premiereAfterDays: 14,
    summary:
      'Djevelen kinnar smør, nonnene dansar og dommarane er verst av alle. Benjamin Christensens hekseførelesing er framleis ein vill tur på kino.',
    body: `
<p>Det byrjar som ei lysbiletførelesing, med peikestokk og gamle tresnitt. Så vaknar bileta. Ei gammal kone blir meld for trolldom, eit heilt hushald hamnar i kjellaren til inkvisisjonen, og på Bloksberg står sjølve Djevelen og tek imot. Han har lang tunge, og det er regissøren som spelar han.</p>
<p>Benjamin Christensen hadde lese <em>Malleus Maleficarum</em>, handboka til heksejegerane, og brukte fleire år på å førebu seg. Svensk Filmindustri betalte, innspelinga gjekk føre seg i Danmark, og det heile vart ein av dei dyraste stumfilmane i Norden. Sensuren i fleire land klipte eller stansa han.</p>
<p>Under all røyken ligg det eit alvorleg spørsmål: Kven er det vi brenn i dag? Det var på gata regissøren fann gamle Maren Pedersen, som spelar kona. Andletet hennar ber heile filmen.</p>
<p>Aldersgrensa er 15 år, og ho er sett av ein grunn.</p>`,
  },
  {
    key: 'korkarlen',
    title: 'Körkarlen',
    ediNumber: 'SFN19980101',
    year: 1921,
    minutes: 107,
    ageLimit: '12',
    countries: ['Sverige'],
    genres: ['Drama', 'Skrekk'],
    directors: ['Victor Sjöström'],
    cast: ['Victor Sjöström', 'Hilda Borgström', 'Tore Svennberg', 'Astrid Holm'],
    distributor: 'Nordlys Arkivfilm',
    features: ['Stumfilm', 'Klassikar', 'Restaurert'],
    language: 'Svenske mellomtekstar',
    summary:
      'Den siste som døyr på nyttårsaftan, må køyre dødsvogna heile det neste året. Victor Sjöströms spøkjelsesfilm etter Selma Lagerlöf er vond og vakker.',
    body: `
<p>Klokka nærmar seg tolv på nyttårsaftan. Tre karar drikk på kyrkjegarden, og David Holm fortel ei skrøne: Den som døyr på slaget, må ta tømmane på dødsvogna og hente sjeler eit heilt år. Så blir det slagsmål. Når klokka slår, ligg David stille i graset, og ei vogn kjem knirkande gjennom muren.</p>
<p>Køyrekaren er ein gammal kjenning, og han har ikkje hast. Først skal David sjå livet sitt om att: kona han skremde, broren han øydela, frelsesarmésøstera som aldri gav han opp.</p>
<p>Victor Sjöström både regisserte og spelte hovudrolla. Saman med fotografen Julius Jaenzon la han bilete oppå bilete inne i kameraet, opp til fire gonger, slik at spøkjelsa kan gå gjennom veggene og rundt møblane. Ingmar Bergman såg filmen om att og om att heile livet, og scena der David høgg seg gjennom døra med øks, kjenner du kanskje frå ein viss hotellfilm.</p>`,
  },
  {
    key: 'brudeferden',
    title: 'Brudeferden i Hardanger',
    ediNumber: 'NFD20081226',
    year: 1926,
    minutes: 104,
    ageLimit: 'A',
    countries: ['Noreg'],
    genres: ['Drama', 'Romantikk'],
    directors: ['Rasmus Breistein'],
    cast: [
      'Aase Bye',
      'Gunhild Schytte-Jacobsen',
      'Henry Gleditsch',
      'Alfred Maurstad',
      'Annik Saxegaard',
      'Oscar Larsen',
    ],
    distributor: 'Nordlys Arkivfilm',
    features: ['Stumfilm', 'Norsk film', 'Levande hardingfele', 'Klassikar'],
    language: 'Norske mellomtekstar',
    premiereAfterDays: 21,
    summary:
      'Marit ventar på Anders i fire år, og så kjem brurebåtane over fjorden med ei anna i høgsetet. Den norske bygdefilmen på sitt aller flottaste.',
    body: `
<p>Medan grannane går om bord i båten til Amerika, blir Marit Skjølte att i bygda. Ho har fått ei sylje av Anders Bjåland, og han har lova å kome heim og gifte seg. Fire år seinare kjem han, men det er rike Kari Bjørve som sit i brurebåten. Marit tek sorga med seg til fjells, og ei heil slektssoge tek til.</p>
<p>Rasmus Breistein bygde filmen på forteljinga «Marit Skjølte» av Kristofer Janson, ein av dei første som skreiv prosa på landsmål. Utescenene er tekne i Ullensvang og ved Odda, med brurekrone, spelemenn og båtar på rekkje over fjorden. Premieren var andre juledag 1926, og filmen vart ein stor suksess.</p>
<p>Lenge fanst berre ein sterkt forkorta kopi. Etter ei grundig restaurering er filmen nesten ein halvtime lengre, med fjorden så blank at du vil ta på han. Etter premieren i Storsalen er det fenalår i foajeen.</p>`,
  },
  {
    key: 'fante-anne',
    title: 'Fante-Anne',
    ediNumber: 'NFD20110911',
    year: 1920,
    minutes: 93,
    ageLimit: '6',
    countries: ['Noreg'],
    genres: ['Drama'],
    directors: ['Rasmus Breistein'],
    cast: ['Aasta Nielsen', 'Einar Tveito', 'Johanne Bruhn', 'Lars Tvinde', 'Dagmar Myhrvold'],
    distributor: 'Nordlys Arkivfilm',
    features: ['Stumfilm', 'Norsk film', 'Klassikar', 'Restaurert'],
    language: 'Norske mellomtekstar',
    summary:
      'Anne er teken inn på storgarden, men ho får aldri lov til å høyre til. Filmen som gav norsk film sitt eige landskap, har framleis eld i seg.',
    body: `
<p>Anne kom til garden som foreldrelaus fanteunge og voks opp side om side med odelsguten. Som ung er ho snar, stolt og forelska, og han har lova henne både hus og ring. Men mora på garden har sett seg ut ei rikare brur. Natta det nye huset brenn, tek husmannen Jon på seg skulda. Han har vore glad i Anne heile tida.</p>
<p>Rasmus Breistein var spelemann og skodespelar ved Det Norske Teatret og hadde aldri laga film før. Han valde ei forteljing av Kristofer Janson, drog til Vågå i Gudbrandsdalen og filma tun, stuer og stølar slik dei var. Premieren var 11. september 1920, og etterpå ville alle lage bygdefilm.</p>
<p>På dei første framsyningane stod Breistein sjølv framme ved lerretet og spelte fele til. Den restaurerte utgåva frå 2011 har ny orkestermusikk av Halldor Krogh. Ho er verd turen berre for andletet til Aasta Nielsen, som elles ikkje må forvekslast med danske Asta.</p>`,
  },
]
