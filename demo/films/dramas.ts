import type { FilmEntry } from './film.ts'

/** Dramas from France, the Soviet Union and Hollywood, and a Méliès. */
export const dramas: FilmEntry[] = [
  {
    key: 'jeanne-darc',
    title: "La passion de Jeanne d'Arc",
    ediNumber: 'NFD19850421',
    year: 1928,
    minutes: 82,
    ageLimit: '12',
    countries: ['Frankrike'],
    genres: ['Drama', 'Historie'],
    directors: ['Carl Th. Dreyer'],
    cast: ['Renée Falconetti', 'Eugène Silvain', 'André Berley', 'Maurice Schutz', 'Antonin Artaud'],
    distributor: 'Nordlys Arkivfilm',
    features: ['Stumfilm', 'Norsk tekst', 'Klassikar'],
    language: 'Franske mellomtekstar',
    subtitles: 'Norsk',
    premiereAfterDays: 42,
    summary:
      'Eit andlet, eit rom fullt av dommarar, éin dag. Dreyers film var rekna som tapt heilt til kopien dukka opp på eit norsk sjukehus.',
    body: `
<p>Rouen, 1431. Jeanne er nitten år, har leidd ein hær og seier at ho har høyrt røyster frå Gud. No sit ho framfor ein rett som har bestemt seg på førehand. Spørsmåla er feller, og svara hennar er så enkle at mennene ikkje veit kvar dei skal sjå.</p>
<p>Carl Th. Dreyer fekk byggje eit heilt borganlegg og viste nesten ikkje noko av det. Han ville ha andlet. Ingen fekk bruke sminke, og kameraet gjekk tett på kvar pore. Renée Falconetti kom frå teateret i Paris, gjorde denne eine store filmrolla og er framleis noko av det sterkaste som er festa til film. Manuset byggjer på dei verkelege rettsprotokollane.</p>
<p>Originalnegativet brann opp, og i femti år fanst filmen berre i lappa utgåver. I 1981 opna nokon eit skap på Dikemark sjukehus i Asker. Der stod boksane med ein komplett kopi, i nydeleg stand. Ingen veit heilt sikkert korleis dei hamna der.</p>`,
  },
  {
    key: 'reisa-til-manen',
    title: 'Reisa til månen',
    originalTitle: 'Le voyage dans la lune',
    ediNumber: 'DXM20110511',
    year: 1902,
    minutes: 14,
    ageLimit: 'A',
    countries: ['Frankrike'],
    genres: ['Eventyr', 'Science fiction', 'Barnefilm'],
    directors: ['Georges Méliès'],
    cast: ['Georges Méliès', 'Bleuette Bernon', 'Victor André', 'Henri Delannoy'],
    distributor: 'Saks & Skugge',
    features: ['Stumfilm', 'Kortfilm', 'Barnefilm', 'Vaffelkino', 'Klassikar'],
    language: 'Stumfilm',
    summary:
      'Seks lærde herrar lèt seg skyte ut av ein kanon og treffer månen midt i auget. 14 minutt, handkolorert, med vaffel etterpå.',
    body: `
<p>Professor Barbenfouillis har rekna ut korleis ein kjem seg til månen: med ei kule og ein veldig stor kanon. Kollegaene kranglar litt, så skiftar dei frå trollmannskapper til frakk og klatrar om bord. Månen ser dei kome og får dei i auget. Der oppe veks paraplyar til soppar, og selenittane går opp i røyk når ein slår til dei.</p>
<p>Georges Méliès var tryllekunstnar og eigde sitt eige teater i Paris. Då han fekk tak i eit filmkamera, skjøna han at det var den største trylleboksen av alle. Han teikna kulissane, bygde dei, regisserte og spelte professoren sjølv. Danserinner frå Châtelet-teateret spelar stjerner, og akrobatar frå Folies Bergère spelar månefolk.</p>
<p>Ein kopi som var fargelagd for hand, bilete for bilete, kom til rette i Barcelona i 1993. Rullen var nesten heilt samanklistra, og det tok mange år å redde han. Det er den utgåva vi viser. Ein heil kinotur for dei aller minste, utan at nokon rekk å bli trøytte.</p>`,
  },
  {
    key: 'sunrise',
    title: 'Sunrise',
    originalTitle: 'Sunrise: A Song of Two Humans',
    ediNumber: 'SFN20040923',
    year: 1927,
    minutes: 94,
    ageLimit: '9',
    countries: ['USA'],
    genres: ['Drama', 'Romantikk'],
    directors: ['F. W. Murnau'],
    cast: ['Janet Gaynor', "George O'Brien", 'Margaret Livingston', 'Bodil Rosing'],
    distributor: 'Sølvlerret Film',
    features: ['Stumfilm', 'Levande orgel', 'Norsk tekst', 'Oscar-vinnar', 'Klassikar'],
    language: 'Engelske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'Ein mann, ei kone, ei dame frå byen og ein robåt. Murnaus kjærleiksfilm er noko av det vakraste som er laga utan eit einaste ord.',
    body: `
<p>Det er sommar, og feriegjestene har kome til bygda ved vatnet. Ei av dei, ei kvinne frå byen, har fått tak på bonden, og ho kviskrar at kona kan drukne. Neste morgon ror han utpå saman med den unge kona si. Det som hender i båten, er berre byrjinga. Resten er ein dag i byen, der to menneske må lære kvarandre å kjenne på nytt.</p>
<p>F. W. Murnau kom til Hollywood rett frå suksessane i Tyskland og fekk frie hender. Kameraet glir gjennom sivet i månelyset som om det ikkje vog noko, og byen vart bygd med skeivt perspektiv for å sjå endå større ut. Mellomtekstane er få, og etter kvart treng filmen dei ikkje.</p>
<p>Under den aller første Oscar-utdelinga fekk <em>Sunrise</em> prisen for kunstnarleg produksjon. Janet Gaynor fekk pris for beste kvinnelege hovudrolle, og fotografane Charles Rosher og Karl Struss for fotoet. Ta med deg ein du er glad i.</p>`,
  },
  {
    key: 'phantom',
    title: 'The Phantom of the Opera',
    ediNumber: 'AFD20111031',
    year: 1925,
    minutes: 93,
    ageLimit: '9',
    countries: ['USA'],
    genres: ['Skrekk', 'Drama'],
    directors: ['Rupert Julian'],
    cast: ['Lon Chaney', 'Mary Philbin', 'Norman Kerry', 'Arthur Edmund Carewe', 'Gibson Gowland'],
    distributor: 'Aurora Repertoar',
    features: ['Stumfilm', 'Levande orgel', 'Norsk tekst', 'Klassikar', 'Skrekk'],
    language: 'Engelske mellomtekstar',
    subtitles: 'Norsk',
    premiereAfterDays: 49,
    summary:
      'Losje fem er oppteken, for alltid. Lon Chaney sit ved orgelet under operaen i Paris, og vi set vår eigen organist ved vårt.',
    body: `
<p>Direktørane ved operaen i Paris har fått brev: Christine Daaé skal syngje hovudrolla, elles skjer det ei ulukke. Dei ler, og lysekruna fell. Bak veggene bur Erik, som har lært Christine å syngje utan å vise seg. No vil han ha løn for strevet. Han fører henne over den svarte sjøen, ned til kammeret med orgelet, og forbyr henne éin ting: å røre maska.</p>
<p>Lon Chaney sminka seg sjølv og heldt resultatet løynt for både kollegaer og presse fram til premieren. Det blir sagt at folk svima av i salane. Operahuset vart bygd på Universal med stål i veggene, og delar av det stod der i nesten nitti år.</p>
<p>Vi viser nyutgåva frå 1929, som er den best bevarte. Maskeballet er teke i tidleg tofargers Technicolor, og den raude kappa lyser mot deg frå trappa. Ein film der hovudpersonen spelar orgel, høyrer heime i eit hus med orgel.</p>`,
  },
  {
    key: 'potemkin',
    title: 'Panserkryssaren Potemkin',
    originalTitle: 'Bronenosets Potjomkin',
    ediNumber: 'SFN20050212',
    year: 1925,
    minutes: 74,
    ageLimit: '12',
    countries: ['Sovjetunionen'],
    genres: ['Drama', 'Historie'],
    directors: ['Sergej Eisenstein'],
    cast: ['Aleksandr Antonov', 'Vladimir Barskij', 'Grigorij Aleksandrov', 'Ivan Bobrov'],
    distributor: 'Nordlys Arkivfilm',
    features: ['Stumfilm', 'Norsk tekst', 'Klassikar', 'Restaurert'],
    language: 'Russiske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'Det byrjar med makk i kjøtet og endar med ei barnevogn i ei trapp. 74 minutt som lærte heile verda å klippe film.',
    body: `
<p>Juni 1905, Svartehavet. Mannskapet på panserkryssaren Potemkin nektar å ete kjøt som kryp. Offiserane kallar fram ein eksekusjonspelotong, men karane med gevær nøler, og matrosen Vakulintsjuk ropar: «Brør, kven er det de skyt på?» Opprøret spreier seg til Odessa, der heile byen kjem ned til hamna med mat og blomar. Så kjem soldatane ned trappa.</p>
<p>Sergej Eisenstein var 27 år og fekk oppdraget til tjueårsmarkeringa for opprøret i 1905. Scena i Odessa-trappa varer berre nokre minutt, men han strekkjer tida ved å klippe: støvlar, eit skrik, briller, ei barnevogn på kanten. Sjølve massakren i trappa dikta han opp. Ho er likevel vorten det alle hugsar.</p>
<p>Filmen er agitasjon, og han vart forboden i fleire land nett fordi han verka. Det raude flagget i mastetoppen måla dei for hand rett på filmstrimmelen. Vi viser den restaurerte utgåva.</p>`,
  },
]
