import { type ArticleEntry, capital } from './article.ts'

/** News from the projection room. */
export const cinema: ArticleEntry[] = [
  {
    title: 'Fem premierar på veg: heksa, brura og gullgravaren',
    category: 'news',
    author: 'Jon Eirik Aasen',
    image: 'news-kinonytt',
    published: { daysAgo: 10 },
    content: (house) => `
<p>Kinosjefen har vore i arkivet og kome ut att med fem filmar under armen. Fredagane framover er det premiere i Storsalen klokka 19, med kinosjefen på scena i tre minutt og ikkje eit sekund meir.</p>
<ul>
<li><strong>${capital(house.premiere('haxan'))}:</strong> ${house.film('haxan')}. Heksejakt, kloster og ein djevel med lang tunge. Aldersgrensa er 15 år.</li>
<li><strong>${capital(house.premiere('brudeferden'))}:</strong> ${house.film('brudeferden')}. Brurebåtar, kjærleikssorg og hardingfele på scenekanten.</li>
<li><strong>${capital(house.premiere('gold-rush'))}:</strong> ${house.film('gold-rush')}. Chaplin et skoen sin. Billettsalet opnar om litt.</li>
<li><strong>${capital(house.premiere('jeanne-darc'))}:</strong> ${house.film('jeanne-darc')}. Andletet du ikkje gløymer.</li>
<li><strong>${capital(house.premiere('phantom'))}:</strong> ${house.film('phantom')}. Losje fem er reservert.</li>
</ul>
<h2>Kvifor så gamle filmar?</h2>
<p>Fordi dei er gode, og fordi dei er laga for ein stor sal med mange folk. Ein vits av Buster Keaton treng hundre personar som ler på likt. Han blir ikkje halvparten så god i ein sofa.</p>
<p>Alle datoane ligg under <a href="/kommande-filmar">kommande filmar</a>, og reglane for dei yngste finn du under <a href="/aldersgrenser">aldersgrenser</a>.</p>`,
  },
  {
    title: '100 % stumfilm',
    category: 'news',
    author: 'Jon Eirik Aasen',
    image: 'news-plakat',
    published: { daysAgo: 25 },
    content: (house) => `
<p>Nei, det er ikkje noko gale med høgtalarane. I denne sesongen viser vi berre stumfilm, frå måneraketten til Méliès i 1902 til Jeanne d'Arc i 1928. Det er 18 filmar frå sju land, og ingen av dei seier eit ord.</p>
<h2>Tre stader å byrje</h2>
<p><strong>Har du aldri sett ein stumfilm?</strong> ${house.film('sherlock-jr')} er staden å byrje. Filmen varer i 45 minutt, og du kjem til å le høgt før det har gått fem.</p>
<p><strong>Vil du bli skremd?</strong> ${house.film('nosferatu')} ein tysdagskveld med levande orgel. Ta gjerne med nokon å halde i.</p>
<p><strong>Vil du grine litt?</strong> ${house.film('sunrise')} eller ${house.film('the-kid')}. Vi har serviettar i kiosken.</p>
<h2>Men er det heilt stilt?</h2>
<p>Aldri. Stumfilm har alltid hatt musikk. Nokre kveldar spelar Helga Brekke på kinoorgelet frå 1928, andre kveldar har kopien nyinnspelt orkester, og i Storsalen kjem han i Atmos. Mellomtekstane er omsette til norsk der originalen er på tysk, fransk, russisk eller engelsk.</p>
<p>Heile lista finn du under <a href="/filmar">filmar</a>.</p>`,
  },
  {
    title: 'Levande orgel kvar tysdag',
    category: 'news',
    author: 'Odd Tveiten',
    image: 'film-nosferatu',
    published: { daysAgo: 50 },
    content: (house) => `
<p>Kinoorgelet i Storsalen er frå 1928 og har åtte stemmer. Det kom hit frå ein nedlagd kino i 1986, i 140 kasser, og det tok maskinistane og kantoren to vintrar å få liv i det. No spelar Helga Brekke på det kvar tysdagskveld, og nokre gonger i helga.</p>
<blockquote><p>Eg ser på filmen og ikkje på hendene. Om eg veit kva som kjem, spelar eg for tidleg, og då ler de for tidleg, seier Brekke.</p></blockquote>
<h2>Kva kan eit kinoorgel?</h2>
<ul>
<li>Tordenvêr, fuglesong, togfløyte og telefon, med kvar sin knapp.</li>
<li>Skjelvande fiolinar og éin trompet som er litt sur i toppen.</li>
<li>Vere heilt stille. Det er det vanskelegaste.</li>
</ul>
<p>Filmane skiftar. Nett no er det ${house.film('nosferatu')}, ${house.film('caligari')} og ${house.film('sunrise')} som går med orgel. Billetten kostar 160 kroner, og framsyningane er merkte «Levande orgel» i <a href="/kino">programmet</a>.</p>
<p>Vil du prøve sjølv? Då er ${house.event('orgelkurs')} noko for deg.</p>`,
  },
  {
    title: "Kopien frå Dikemark: Jeanne d'Arc kjem til Fjordheim",
    category: 'news',
    author: 'Jon Eirik Aasen',
    image: 'film-jeanne-darc',
    published: { daysAgo: 28 },
    content: (house) => `
<p>I 1981 rydda nokon i eit skap på Dikemark sjukehus i Asker. Inst stod nokre filmboksar. Dei vart sende til Norsk filminstitutt, der dei vart ståande ei tid før nokon opna dei. Då låg ho der: ${house.film('jeanne-darc')}, heil og uklipt, i den utgåva alle trudde var borte.</p>
<p>Carl Th. Dreyers film frå 1928 hadde ei lang ulukkesrekkje bak seg. Sensuren klipte i han før premieren. Originalnegativet brann opp same året. Dreyer sette saman ei ny utgåve av det som var til overs, og den brann òg. Resten av livet såg han filmen sin i dårlege kopiar.</p>
<h2>Korleis hamna ho på eit sjukehus?</h2>
<p>Det veit ingen sikkert. Ein teori er at ein lege med interesse for historie bestilte kopien frå Danmark, viste han for kollegaene og gløymde å sende han tilbake. Det er den beste forseinka returen i filmhistoria.</p>
<p>Premieren i Fjordheim er ${house.premiere('jeanne-darc')}. Filmen varer i 82 minutt, og vi vil be deg om éin ting: Sit fram i salen. Dette er ein film om andlet.</p>`,
  },
  {
    title: 'Brurebåtar på lerretet',
    category: 'news',
    image: 'film-brudeferden',
    published: { daysAgo: 27 },
    content: (house) => `
<p>Det finst ei scene i norsk film som alle på Vestlandet har eit forhold til, også dei som aldri har sett henne: båtane som ror over fjorden med brura i midten, fele i stamnen og heile bygda bak. Scena er frå ${house.film('brudeferden')}, og no kjem filmen til Storsalen.</p>
<p>Rasmus Breistein tok utescenene i Ullensvang og ved Odda i 1926. Aase Bye spelar den unge Marit, som får eit løfte og ei sylje og må nøye seg med sylja. Premieren var andre juledag same år, og folk stod i kø.</p>
<h2>Slik feirar vi</h2>
<ul>
<li><strong>${capital(house.premiere('brudeferden'))} klokka 19:</strong> premiere, med fenalår og flatbrød i foajeen etterpå.</li>
<li><strong>Sundagen etter klokka 18:</strong> Ragna Tveitane spelar hardingfele til filmen.</li>
<li><strong>Onsdagen etter klokka 12:</strong> seniorkino med synstolking og kaffi.</li>
</ul>
<p>Kjem du i bunad på premieren, får du vaffel på huset. Vi skal ikkje gå i saumane på kva bunad.</p>
<p>Liker du denne, bør du òg sjå ${house.film('fante-anne')}, som Breistein laga seks år før.</p>`,
  },
  {
    title: 'Den Store Kinodagen: 14 timar, éin billett',
    category: 'news',
    author: 'Amina Berge',
    image: 'film-safety-last',
    published: { yearly: '10-20' },
    content: (house) => `
<p>Første laurdagen i november opnar vi dørene klokka 10 og stengjer dei ikkje før midnatt. Eitt band rundt handleddet gjeld for alle filmane i begge salane. Vaksne betaler 250 kroner, dei under 16 år betaler 150, og ledsagarar går gratis.</p>
<h2>Slik rekk du mest</h2>
<ol>
<li>Byrj med frukosten i foajeen. Rundstykka er borte klokka halv elleve.</li>
<li>Ta kortfilmane først: ${house.film('reisa-til-manen')} og ${house.film('sherlock-jr')} gjev deg to filmar på ein time.</li>
<li>Et middag medan dei andre ser ${house.film('metropolis')}, eller omvendt.</li>
<li>Spar ${house.film('safety-last')} til kvelden. Du treng noko som held deg vaken.</li>
</ol>
<p>I fjor såg Torhild Sande frå Sørsida sju filmar på rad og kom heim til kalde kjøtkaker. Rekorden står enno.</p>
<blockquote><p>Det var i den sjette eg skjøna at alle filmane eigentleg handlar om å kome seg heim, seier ho.</p></blockquote>
<p>Aldersgrensene gjeld som elles. Les meir på sida om <a href="/den-store-kinodagen">Den Store Kinodagen</a>.</p>`,
  },
  {
    title: 'Popkornmaskina er tilbake!',
    category: 'news',
    author: 'Ruth Myklebust',
    image: 'news-popkorn',
    published: { daysAgo: 230 },
    content: `
<p>Etter tre veker på verkstad i Bergen er popkornmaskina heime att. Ho er frå 1994, er eldre enn fleire av dei som passar henne, og har fått nytt varmeelement og ei dør som går att av seg sjølv.</p>
<p>I ventetida selde vi potetgull. Det vil vi helst ikkje snakke om. Odd Tveiten i maskinrommet målte knaselyden frå rad 9 til 61 desibel under ei stum scene.</p>
<h2>Nytt frå kiosken</h2>
<ul>
<li>Liten popkorn kostar 45 kroner, stor kostar 65. Papiret er gjenvunne, og boksen kan du fylle att i pausen for 20.</li>
<li>Vi poppar i rapsolje. Popkornet er utan gluten, mjølk, egg og nøtter.</li>
<li>Salt får du i tre styrkar: lite, passeleg og Ruth.</li>
<li>Mellom klokka 17 og 19 på fredagar er det vaffel i staden. Då lèt vi maskina kvile.</li>
</ul>
<p>Heile menyen med prisar og allergen finn du på sida til <a href="/bar">Bar &amp; kafé</a>. Og ja, du kan ta med popkornet inn. Det er framleis det det er til for.</p>`,
  },
  {
    title: 'Nytt lydanlegg i Storsalen: 38 høgtalarar',
    category: 'news',
    author: 'Odd Tveiten',
    image: 'news-lyd',
    published: { daysAgo: 290 },
    content: (house) => `
<p>Dei siste to vekene har Storsalen sett ut som ein verkstad. No er det gjort: 38 høgtalarar er oppe, fire av dei i taket, og salen kan vise film i Dolby Atmos.</p>
<p>Det høyrest kanskje rart ut å byggje nytt lydanlegg og så vise stumfilm. Men dei beste restaureringane har fått ny musikk, spelt inn med fullt orkester. I ${house.film('metropolis')} sit treblåsarane no bak deg til venstre, og når maskina sprekk, kjenner du det i stolryggen.</p>
<h2>Dette er nytt</h2>
<ul>
<li>Lyden er jamn på alle rader. Den gamle «døde krinsen» på rad 11 finst ikkje meir.</li>
<li>Tale og musikk er lettare å skilje, òg for dei som høyrer dårleg. Teleslynga er ny og dekkjer heile salen.</li>
<li>Anlegget bruker om lag ein tredel av straumen til det gamle.</li>
</ul>
<p>Pengane kom frå kommunen, Sparebanken og ei innsamling der 412 privatpersonar gav frå 50 kroner og oppover. Namna står på veggen ved inngangen.</p>
<p>Tekniske detaljar for dei som vil ha det, ligg under <a href="/utstyr">utstyr</a>.</p>`,
  },
  {
    title: 'Nye stolar i Sal 2, på plass til fredag',
    category: 'news',
    author: 'Minh Indrebø',
    image: 'news-stolar',
    published: { daysAgo: 310 },
    content: (house) => `
<p>Dei raude stolane i Sal 2 var frå opninga i 2014 og hadde fått nok. Torsdag skruvar vi laus den siste, og fredag klokka 17.30 kan du setje deg i ein ny. Det er framleis 90 sete, men to ting er annleis: Det er åtte centimeter meir til knea, og fire av plassane på rad 1 kan løftast ut, slik at rullestol og følgje sit saman.</p>
<h2>Kva skjer med dei gamle?</h2>
<p>Seksti går til grendahuset på Sørsida, tolv går til øvingsromma i Kjellaren, og resten kan du få kjøpe for 200 kroner stykket. Dei heng saman to og to, så mål gangen heime først. Setenummeret følgjer med, og ja, nokon har alt spurt etter 7 og 8 på rad 6.</p>
<blockquote><p>Vi kyssa kvarandre der under ${house.film('the-general')}. Eg bryr meg ikkje om at det knirkar, skriv ein kunde.</p></blockquote>
<p>Vil du ha salen for deg sjølv? Sal 2 kan du <a href="/leige">leige</a> til bursdag, møte eller premiere på din eigen film.</p>`,
  },
  {
    title: 'Kort sagt.',
    category: 'news',
    image: 'news-kinonytt',
    published: { daysAgo: 38 },
    content: (house) => `
<p>Småstoff frå huset denne månaden, i den rekkjefølgja det kom på kjøleskapet:</p>
<ul>
<li><strong>Funne:</strong> ein vott med reinsdyr, eitt høyreapparat, tre paraplyar og ei bok det står «til Leif, ikkje les slutten først» i. Alt ligg i skranken.</li>
<li><strong>Fiksa:</strong> handtørkaren på dametoalettet. Han høyrest ikkje lenger ut som ${house.film('potemkin')}.</li>
<li><strong>Nytt:</strong> havremjølk i kafeen, utan tillegg i prisen.</li>
<li><strong>Flytta:</strong> sykkelstativet, to meter mot sør. Sykkelen din er ikkje stolen.</li>
<li><strong>Spurt om:</strong> om ein kan ta med hund på strikkekino. Førarhund ja, andre nei, sjølv om ullhunden frå Ytre Fjordheim var svært roleg.</li>
<li><strong>Tal for månaden:</strong> 61 personar kom åleine på kino ein måndag. Det er fint å gå åleine på kino.</li>
</ul>
<p>Har du noko vi bør nemne? Skriv til <a href="mailto:post@fjordheim.example">post@fjordheim.example</a>, eller sei det til den som riv billetten din. Fleire måtar å nå oss på står under <a href="/kontakt">kontakt</a>.</p>`,
  },
  {
    title: 'Siste ferje går 22.55, og filmen tek omsyn',
    category: 'news',
    author: 'Jon Eirik Aasen',
    image: 'news-ferje',
    published: { daysAgo: 170 },
    content: (house) => `
<p>Ein av ti som går på kino hos oss, skal heim over fjorden. Difor ser kinosjefen på ferjetabellen før han set opp filmane. Siste ferje frå Fjordheim går 22.55 på kvardagar, og det tek ni minutt å gå frå Storsalen til ferjekaia. Sju om du ser slutten ståande.</p>
<h2>Slik les du programmet</h2>
<p>Sluttida står ved kvar framsyning og tek med ti minutt reklame. Alt som er slutt før 22.40, rekk du. Det gjeld dei fleste framsyningane som byrjar før klokka 21. Lengst er ${house.film('metropolis')} med sine 148 minutt, men òg framsyninga klokka 19.30 er slutt i god tid.</p>
<h2>Når det ryk</h2>
<p>Blir filmen forseinka fordi noko har skjedd i maskinrommet, ringjer vi ferja. Det har vi gjort fire gonger, og dei har venta kvar gong. Takk til mannskapet på «Ytrefjord».</p>
<p>Kjem du med bil, så les om <a href="/parkering">parkering</a>. Kjem du til fots, er det gangveg med lys heile vegen.</p>`,
  },
]
