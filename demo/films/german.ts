import type { FilmEntry } from './film.ts'

/** Weimar cinema: shadows, machines and scissors. */
export const germanFilms: FilmEntry[] = [
  {
    key: 'nosferatu',
    title: 'Nosferatu',
    originalTitle: 'Nosferatu, eine Symphonie des Grauens',
    ediNumber: 'DXM20220117',
    year: 1922,
    minutes: 94,
    ageLimit: '12',
    countries: ['Tyskland'],
    genres: ['Skrekk', 'Fantasy'],
    directors: ['F. W. Murnau'],
    cast: ['Max Schreck', 'Greta Schröder', 'Gustav von Wangenheim', 'Alexander Granach', 'Ruth Landshoff'],
    distributor: 'Sølvlerret Film',
    features: ['Stumfilm', 'Levande orgel', 'Norsk tekst', 'Klassikar', 'Skrekk'],
    language: 'Tyske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'Grev Orlok flyttar til byen, og han har rotter med i bagasjen. Mora til alle vampyrfilmar er framleis den som kryp lengst inn under huda.',
    body: `
<p>Den unge meklaren Thomas Hutter reiser til Karpatane for å selje eit hus. Kjøparen er grev Orlok, ein herre med lange negler og uvanlege døgnrytmar. Medan Hutter sit innelåst på slottet, er greven alt på veg over havet – i ei kiste full av jord, med pesten på slep. Heime ventar Ellen, den einaste som skjønar kva som skal til for å stoppe han.</p>
<p>F. W. Murnau og Prana-Film hadde ikkje rett til å filme <em>Dracula</em>, så dei bytte ut namna og håpa det ville gå. Det gjorde det ikkje. Enkja etter Bram Stoker gjekk til sak og vann, og retten påla at alle kopiane skulle øydeleggjast. Heldigvis hadde nokre av dei alt kome ut i verda.</p>
<p>Mykje av filmen er teken utandørs, i Wismar, i Lübeck og under Orava-slottet i det som no er Slovakia. Difor kjennest han så uhyggeleg verkeleg: vinden er ekte, murane er ekte, og skuggen i trappa gløymer du ikkje.</p>
<p>Somme kveldar spelar vi levande orgel til. Då er det berre å halde seg fast i armlenet.</p>`,
  },
  {
    key: 'metropolis',
    title: 'Metropolis',
    ediNumber: 'NFD20100212',
    year: 1927,
    minutes: 148,
    ageLimit: '9',
    countries: ['Tyskland'],
    genres: ['Science fiction', 'Drama'],
    directors: ['Fritz Lang'],
    cast: ['Brigitte Helm', 'Gustav Fröhlich', 'Alfred Abel', 'Rudolf Klein-Rogge', 'Heinrich George'],
    distributor: 'Nordlys Arkivfilm',
    features: ['Stumfilm', 'Norsk tekst', 'Klassikar', 'Restaurert', 'Atmos'],
    language: 'Tyske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'Øvst i byen ligg hagane, nedst går maskinene. Fritz Langs framtid er snart hundre år gammal og liknar meir og meir på oss.',
    body: `
<p>Freder er son til mannen som styrer Metropolis, og har aldri sett kven som held lyset i gang. Ein dag står Maria i porten til lysthagen med arbeidarborna rundt seg. Freder følgjer etter henne ned i djupet, og der nede ser han maskina sluke folk. Samstundes byggjer oppfinnaren Rotwang ei kvinne av metall, og ho får Marias andlet.</p>
<p>Fritz Lang og manusforfattaren Thea von Harbou brukte langt over eit år på innspelinga, med tusenvis av statistar og speglar som fekk modellar og menneske til å dele same bilete. Brigitte Helm var nitten år då dei byrja, og ho spelar både helginna og roboten.</p>
<p>Etter urpremieren i Berlin vart filmen klipt ned, og ein fjerdedel rekna ein som tapt for alltid. Så dukka det i 2008 opp ein sliten smalfilmkopi i eit museum i Buenos Aires. Utgåva vi viser, har nesten alt på plass att. Du kjenner att dei funne scenene på ripene: dei står der som eit arr, og det kler filmen.</p>`,
  },
  {
    key: 'caligari',
    title: 'Das Cabinet des Dr. Caligari',
    ediNumber: 'SFN20140209',
    year: 1920,
    minutes: 76,
    ageLimit: '12',
    countries: ['Tyskland'],
    genres: ['Skrekk', 'Thriller'],
    directors: ['Robert Wiene'],
    cast: ['Werner Krauss', 'Conrad Veidt', 'Friedrich Fehér', 'Lil Dagover', 'Hans Heinrich von Twardowski'],
    distributor: 'Sølvlerret Film',
    features: ['Stumfilm', 'Levande orgel', 'Norsk tekst', 'Klassikar', 'Ekspresjonisme'],
    language: 'Tyske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'På marknaden i Holstenwall viser dr. Caligari fram ein mann som har sove i 23 år. Om natta står han opp. Hald auge med dei skeive veggene.',
    body: `
<p>To vener går på marknad og stansar ved teltet til dr. Caligari. Der inne står søvngjengaren Cesare i kista si og svarar på spørsmål om framtida. «Kor lenge har eg att å leve?» spør den eine. «Til dagen gryr,» svarar Cesare. Neste morgon er spørjaren død.</p>
<p>Ingen film ser ut som denne. Målarane Hermann Warm, Walter Reimann og Walter Röhrig lét gatene helle, vindauga bli til knivar og skuggane bli måla rett på golvet. Det var billeg, og det var genialt: heile byen er eit sinn som har kome ut av lodd.</p>
<p>Conrad Veidt var 26 år og rak som eit lys då han spelte Cesare. Over tjue år seinare stod han på flyplassen i <em>Casablanca</em> som major Strasser. Slutten på Caligari skal vi ikkje røpe, men han har vorte lånt mange gonger sidan.</p>`,
  },
  {
    key: 'achmed',
    title: 'Prins Achmed',
    originalTitle: 'Die Abenteuer des Prinzen Achmed',
    ediNumber: 'DXM19990423',
    year: 1926,
    minutes: 65,
    ageLimit: 'A',
    countries: ['Tyskland'],
    genres: ['Animasjon', 'Eventyr', 'Barnefilm'],
    directors: ['Lotte Reiniger'],
    cast: [],
    distributor: 'Saks & Skugge',
    features: ['Stumfilm', 'Animasjon', 'Norsk tekst', 'Barnefilm', 'Klassikar'],
    language: 'Tyske mellomtekstar',
    subtitles: 'Norsk',
    summary:
      'Ein flygande hest, ein trollmann og ei heks av det gode slaget, klipte ut i svart papir. Verdas eldste bevarte animerte langfilm er rein magi.',
    body: `
<p>Trollmannen lokkar prins Achmed opp på ein trehest som kan fly, men fortel ikkje korleis han landar. Dermed ber det av garde: til øya Wak-Wak, der den vakre Pari Banu badar, til keisaren av Kina og til fjellet der heksa bur. På vegen treff prinsen Aladdin, som har mista lampa si.</p>
<p>Lotte Reiniger var tidleg i tjueåra då ho tok til med saksa. Ho klipte figurane av papp og tynt bly, hekta ledda saman med tråd og flytta dei bilete for bilete på ei glasplate med lys under. Det tok tre år. For å få djup i bileta la ho fleire glasplater over kvarandre, lenge før Disney gjorde det same.</p>
<p>Filmen er fargelagd i djupt blått, gult og raudt, og han passar for alle som er store nok til å sitje i ro ein time. Les gjerne litt av <em>Tusen og éi natt</em> saman heime først.</p>`,
  },
]
