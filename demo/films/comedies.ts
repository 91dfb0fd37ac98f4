import type { FilmEntry } from './film.ts'

/** Keaton, Lloyd and Chaplin. */
export const comedies: FilmEntry[] = [
  {
    key: 'the-general',
    title: 'The General',
    ediNumber: 'DXM20160314',
    year: 1926,
    minutes: 79,
    ageLimit: '6',
    countries: ['USA'],
    genres: ['Komedie', 'Eventyr'],
    directors: ['Buster Keaton', 'Clyde Bruckman'],
    cast: ['Buster Keaton', 'Marion Mack', 'Glen Cavender', 'Jim Farley'],
    distributor: 'Sølvlerret Film',
    features: ['Stumfilm', 'Norsk tekst', 'Komedie', 'Klassikar', 'For heile familien'],
    language: 'Engelske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'Nokon har stole lokomotivet hans, og kjærasten er med på lasset. Buster Keaton tek opp jakta utan å trekkje på ein einaste smilemuskel.',
    body: `
<p>Johnnie Gray er glad i to ting her i verda: lokomotivet The General og Annabelle Lee. Når borgarkrigen bryt ut, vil han verve seg, men hæren seier nei – ein lokomotivførar er meir verd der han er. Det får ikkje Johnnie vite, og Annabelle trur han er feig. Eit år seinare stel nordstatsspionar toget, med henne om bord. Då legg han på sprang langs skjenene.</p>
<p>Resten er ei einaste lang jakt, fram og tilbake, og alt er på ordentleg. Keaton sit på koplingsstonga medan hjula tek til å gå. Han kastar ei jernbanesville på ei anna i fart. Og toget som stuper i elva når brua ryk, var eit ekte tog; vraket vart liggjande i elva i Oregon i mange år, som ein lokal attraksjon.</p>
<p>Då filmen kom, var både meldarar og publikum lunkne. No står han på lista over dei beste komediane nokon har laga, og Keaton sjølv rekna han som sin beste.</p>`,
  },
  {
    key: 'safety-last',
    title: 'Safety Last!',
    ediNumber: 'AFD20130401',
    year: 1923,
    minutes: 73,
    ageLimit: '6',
    countries: ['USA'],
    genres: ['Komedie'],
    directors: ['Fred C. Newmeyer', 'Sam Taylor'],
    cast: ['Harold Lloyd', 'Mildred Davis', 'Bill Strother', 'Noah Young', 'Westcott Clarke'],
    distributor: 'Aurora Repertoar',
    features: ['Stumfilm', 'Norsk tekst', 'Komedie', 'Klassikar'],
    language: 'Engelske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'Tolv etasjar, ingen sikringsline og ei klokke som gjev etter. Harold Lloyd klatrar mot lykka, og du kjem til å halde i setet.',
    body: `
<p>Harold har reist til storbyen for å bli rik, slik at han kan gifte seg. I breva heim er han direktør. I røynda sel han tøy over disk og et lunsj kvar andre dag. Når jenta kjem på overraskingsvitjing, må det skje noko fort. Harold får ein idé: Kameraten, som er bygningsarbeidar og klatrar som ein ape, skal gå opp fasaden på varehuset og trekkje folk. Men politiet er etter kameraten, og nokon må ta den første etasjen. Berre den første.</p>
<p>Biletet av mannen med brillene som heng i urskiva, kjenner alle. Færre veit at Lloyd mangla tommel og peikefinger på høgre handa etter ei ulukke med ei rekvisittbombe i 1919, og at han klatra med hanske.</p>
<p>Kulissane stod på taka av ekte skyskraparar i Los Angeles, så trafikken du ser langt der nede, er ekte. Det same er sveitten i hendene dine.</p>`,
  },
  {
    key: 'sherlock-jr',
    trailer: 'film-sherlock-jr-trailer',
    title: 'Sherlock Jr.',
    ediNumber: 'DXM20160421',
    year: 1924,
    minutes: 45,
    ageLimit: 'A',
    countries: ['USA'],
    genres: ['Komedie', 'Krim'],
    directors: ['Buster Keaton'],
    cast: ['Buster Keaton', 'Kathryn McGuire', 'Joe Keaton', 'Ward Crane', 'Erwin Connelly'],
    distributor: 'Sølvlerret Film',
    features: ['Stumfilm', 'Norsk tekst', 'Komedie', 'For heile familien'],
    language: 'Engelske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'Kinomaskinisten sovnar på jobb og går rett inn i filmen. 45 minutt med triks som framleis får folk til å spørje: Korleis i all verda?',
    body: `
<p>Han feiar golvet og køyrer filmane på den lokale kinoen, og på fritida les han boka <em>Korleis bli detektiv</em>. Så blir han skulda for å ha stole eit lommeur, og jenta hans sender han på dør. Tilbake i maskinrommet sovnar han ved framvisaren, og ut av han stig ein draum. Han går ned midtgangen, klatrar opp på scena og inn i lerretet.</p>
<p>Der inne skiftar bileta utan å spørje. Han set seg på ein benk og hamnar midt i gata. Han stuper i havet og landar i ei snøfonn. Keaton og fotografane målte opp kvar stilling med landmålarinstrument for å få skøytane til å stemme.</p>
<p>Scena under vasstårnet enda med at Keaton slo nakken. Han oppdaga brotet først mange år seinare, hos legen. På kinoen vår held vi oss til å feie golvet.</p>`,
  },
  {
    key: 'the-kid',
    title: 'The Kid',
    ediNumber: 'AFD20210206',
    year: 1921,
    minutes: 68,
    ageLimit: 'A',
    countries: ['USA'],
    genres: ['Komedie', 'Drama', 'Barnefilm'],
    directors: ['Charlie Chaplin'],
    cast: ['Charlie Chaplin', 'Jackie Coogan', 'Edna Purviance', 'Carl Miller', 'Tom Wilson'],
    distributor: 'Aurora Repertoar',
    features: ['Stumfilm', 'Norsk tekst', 'Barnefilm', 'For heile familien', 'Klassikar'],
    language: 'Engelske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'Landstrykaren finn ein unge i bakgata og vil helst levere han tilbake. Fem år seinare knuser dei ruter saman. Ta med lommetørkle.',
    body: `
<p>Ei ung mor legg frå seg den nyfødde i baksetet på ein fin bil og håpar på det beste. Bilen blir stolen, og ungen hamnar ved ei søppelkasse, der ein landstrykar med bambusstokk kjem spankulerande. Han prøver å bli kvitt pakken både her og der. Så les han lappen: «Ver snill, elsk og ta vare på dette foreldrelause barnet.»</p>
<p>Fem år seinare driv dei to eit lite føretak. Guten kastar stein gjennom rutene, og landstrykaren kjem heilt tilfeldig forbi med glas på ryggen. Det går bra heilt til styresmaktene finn ut at guten burde på barneheim.</p>
<p>Chaplin voks sjølv opp i fattigdom i London og kjende fattigvesenet frå innsida. Dette var den første langfilmen han regisserte, og vesle Jackie Coogan vart den første store barnestjerna. Han lærte seg alt Chaplin viste han. Når dei to blir skilde, er det ikkje eit tørt auge i salen.</p>`,
  },
  {
    key: 'gold-rush',
    title: 'The Gold Rush',
    ediNumber: 'AFD20250626',
    year: 1925,
    minutes: 88,
    ageLimit: 'A',
    countries: ['USA'],
    genres: ['Komedie', 'Eventyr'],
    directors: ['Charlie Chaplin'],
    cast: ['Charlie Chaplin', 'Georgia Hale', 'Mack Swain', 'Tom Murray', 'Malcolm Waite'],
    distributor: 'Aurora Repertoar',
    features: ['Stumfilm', 'Norsk tekst', 'Komedie', 'For heile familien', 'Klassikar'],
    language: 'Engelske mellomtekstar',
    subtitles: 'Norsk',
    premiereAfterDays: 28,
    summary:
      'Skokoking, rundstykkedans og ei hytte på kanten av stupet. Chaplin leitar etter gull i Klondike og finn noko betre.',
    body: `
<p>Tusenvis av menn vassar gjennom snøen over Chilkoot-passet, og bakarst kjem ein liten kar med skalk og stokk. Snøstormen blæs han inn i same hytta som Big Jim og skurken Black Larsen. Maten tek slutt. På høgtidsdagen kokar han ein sko, tvinnar lissene rundt gaffelen og et med god bordskikk. I byen ventar danselokalet og Georgia, som knapt veit at han finst.</p>
<p>Chaplin fekk ideen frå gamle fotografi av gullgravarar på rekkje oppover fjellsida. Skoen var laga av lakris, og scena vart teken om att så mange gonger at skodespelarane vart dårlege i magen. Hytta som vippar på kanten, er dels kulisse og dels modell, og du merkar ikkje overgangen.</p>
<p>Vi viser stumfilmen slik han var i 1925, ikkje den forkorta utgåva med forteljarstemme som Chaplin laga i 1942. Perfekt for tre generasjonar på same rad.</p>`,
  },
]
