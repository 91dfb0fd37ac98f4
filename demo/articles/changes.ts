import { type ArticleEntry, capital } from './article.ts'

/** Cancelled, postponed, moved, sold out and added. */
export const changes: ArticleEntry[] = [
  {
    title: 'Avlyst: Storbandkveld',
    category: 'culture',
    author: 'Sigrid Lavik',
    image: 'news-avlyst',
    published: { daysAgo: 1 },
    content: (house) => `
<p><strong>Storbandkvelden ${house.evening('storbandkveld')} er avlyst.</strong> Heile trompetrekkja er sjuk, og bandet finn ikkje vikarar på så kort varsel. Vi er leie oss, og det er musikarane òg.</p>
<h2>Dette skjer med billetten din</h2>
<ul>
<li>Har du kjøpt på nett, får du att heile summen, billettavgifta medrekna. Pengane er på kontoen innan ti dagar, og du treng ikkje gjere noko.</li>
<li>Har du kjøpt i skranken, tek du med billetten dit. Vi betaler attende på kortet eller i kontantar.</li>
<li>Har du brukt gåvekort, blir kortet fylt opp att med same sum.</li>
</ul>
<p>Alle som har oppgjeve telefonnummer, har fått melding. Kjenner du nokon som er ute av dekning, så sei det gjerne vidare.</p>
<blockquote><p>Vi kunne ha spelt utan trompetar, men då måtte vi ha kalla det noko anna, seier pianist Terje Lunde.</p></blockquote>
<p>Bandet og vi leitar etter ein ny kveld på nyåret. Han kjem her på nyhendesida og på ${house.event('storbandkveld', 'sida til konserten')}. Lurer du på noko, finn du svar under <a href="/ebillett">billettar og refusjon</a>, eller du kan ringje skranken på <a href="tel:+4755000000">55 00 00 00</a>.</p>
<p>Vil du ut same kvelden likevel? Det er film i Sal 2 klokka 17.30 og 19.45, og kjellarkino klokka 20.30. Heile lista står i <a href="/kino">kinoprogrammet</a>.</p>`,
  },
  {
    title: 'Utsett: Open mikrofon | ny dato kjem',
    category: 'culture',
    author: 'Sigrid Lavik',
    image: 'news-utsett',
    published: { daysAgo: 3 },
    content: (house) => `
<p>Kvelden med ${house.event('open-mikrofon')}, som skulle vore ${house.evening('open-mikrofon')}, er utsett. Mikrofonen er til reparasjon, verten har influensa, og Ordlaget vil ha begge på plass.</p>
<h2>Har du meldt deg på?</h2>
<p>Då står du framleis på lista. Alle som har skrive seg opp for å lese, får e-post så snart den nye datoen er klar, og rekkjefølgja er den same. Passar ikkje den nye kvelden, svarar du berre på e-posten.</p>
<p>Kvelden er gratis, så det er ingen billettar å levere tilbake.</p>
<h2>Bruk ventetida</h2>
<p>Fem minutt er kortare enn ein trur. Les høgt for nokon heime, og ta tida. Her er tre råd frå dei som har gjort det før:</p>
<ul>
<li>Vel to korte dikt heller enn eitt langt.</li>
<li>Skriv ut med stor skrift. Lyset i kafeen er koseleg, men lite.</li>
<li>Sei tittelen, trekk pusten, og byrj.</li>
</ul>
<p>I mellomtida kan du høyre ei som kan kunsten: Åshild Nordvik kjem til ${house.event('bokbad-fjorden')} ${house.evening('bokbad-fjorden')}.</p>`,
  },
  {
    title: 'Ny dato for «Ferja går»: revyen flyttar ei veke',
    category: 'culture',
    author: 'Amina Berge',
    image: 'news-ny-dato',
    published: { daysAgo: 6 },
    editedAfterDays: 2,
    content: (house) => `
<p>Skipperen har mista stemma. Difor utset Fjordheim revylag premieren på ${house.event('revy-ferja-gar')} ei veke. Ny premieredato er <strong>${capital(house.evening('revy-ferja-gar'))} klokka ${house.clock('revy-ferja-gar')}</strong>, framleis i Storsalen.</p>
<p>Den andre framsyninga går som planlagt ${house.evening('revy-ferja-gar', 1)}.</p>
<h2>Billetten gjeld på den nye datoen</h2>
<p>Du treng ikkje gjere noko om den nye kvelden passar. Plassane er dei same, og koden på telefonen verkar. Passar det ikkje, svarar du på e-posten frå Billettluka innan 14 dagar, så får du pengane att. Du kan òg byte til den andre framsyninga så lenge det er sete att der. Det går fort, så ring skranken.</p>
<h2>Kva feilar det skipperen?</h2>
<p>Ola Ytredal spelar ferjeskipper i nesten alle numra og syng elleve songar. Førre veke song han dei same elleve på ein brannøvingsfest i regnvêr.</p>
<blockquote><p>Legen har gjeve meg fem dagar med total stille. Kona mi spør om vi kan få resept på fjorten, skriv han på ein lapp.</p></blockquote>
<p>Les meir om reglane for <a href="/ebillett">byte og refusjon</a>.</p>`,
  },
  {
    title: 'Quiz: "Kven veit mest?"',
    category: 'culture',
    author: 'Sigrid Lavik',
    image: 'culture-quiz-sigrid-odd',
    published: { daysAgo: 13 },
    content: (house) => `
<p>Alle borda er borte til ${house.event('quiz-sigrid-odd', 'quizen')} ${house.evening('quiz-sigrid-odd')}. Det tok to timar og tolv minutt, og det er ny rekord.</p>
<p>Men fortvil ikkje. Neste gong Sigrid og Odd spør, er ${house.evening('quiz-sigrid-odd-neste')}, og då handlar ${house.event('quiz-sigrid-odd-neste', 'heile kvelden om film')}. Billettane er lagde ut.</p>
<h2>Vi koplar folk saman</h2>
<p>Manglar laget ditt ein person, eller manglar personen din eit lag? Skriv til <a href="mailto:scene@fjordheim.example">scene@fjordheim.example</a>, så ordnar vi resten. Sist vart det to nye lag og éin kjærast av det.</p>
<h2>Øv deg med tre spørsmål frå i haust</h2>
<ol>
<li>Kva år viste nokon film i Fjordheim for første gong?</li>
<li>Kva spelte regissøren av <em>Fante-Anne</em> på dei første framsyningane?</li>
<li>Kor mange trinn er det ned til Kjellaren?</li>
</ol>
<p>Svara: 1921, fele, tolv. Fekk du tre rette, bør du vere med. Fekk du null, bør du òg vere med, for det lange bordet treng alltid nokon som kan klappe.</p>`,
  },
  {
    title: 'Trollet som ikkje ville sove: ekstra roleg framsyning',
    category: 'culture',
    image: 'culture-barneteater-trollet',
    published: { daysAgo: 12 },
    content: (house) => `
<p>Éi av laurdagsframsyningane av ${house.event('barneteater-trollet')} er utseld, og mange har spurt om det kjem fleire. Det gjer det. Teater Tåkeheim blir verande over natta og spelar to gonger ${house.evening('barneteater-trollet', 2)} også: klokka ${house.clock('barneteater-trollet', 2)} og ${house.clock('barneteater-trollet', 3)}.</p>
<h2>Klokka ${house.clock('barneteater-trollet', 2)} er roleg</h2>
<p>Den første sundagsframsyninga er for dei som synest teater kan bli litt mykje:</p>
<ul>
<li>Lyden er skrudd ned, og salen er aldri heilt mørk.</li>
<li>Det er lov å gå ut og inn, stå, danse eller liggje under ein stol.</li>
<li>Vi sel berre halvparten av plassane, så det er god plass mellom putene.</li>
<li>Skodespelarane kjem fram og helsar før dei byrjar, slik at ingen troll er framande.</li>
</ul>
<p>Vil du vite nøyaktig kva som skjer på scena, sender vi deg ei enkel oppskrift på framsyninga med bilete. Skriv til <a href="mailto:scene@fjordheim.example">scene@fjordheim.example</a>.</p>
<p>Framsyninga varer i 50 minutt og er for born frå tre år. Etterpå er det vaflar i kafeen, og trollmora steikjer.</p>`,
  },
  {
    title: 'Avlyst: Sommarkino på kaia (for mykje vind)',
    category: 'news',
    author: 'Jon Eirik Aasen',
    image: 'film-the-kid',
    published: { yearly: '06-26' },
    content: (house) => `
<p>Lerretet er tolv meter breitt og vil helst til Shetland. Med sterk kuling på kaia er det ikkje forsvarleg å heise det, så kveldens utekino med ${house.film('the-kid')} er avlyst.</p>
<p>Men filmen går likevel. Vi flyttar han inn i Storsalen klokka 20, og alle som har tenkt seg på kaia, går gratis så lenge det er sete. Det er 224 av dei. Ta gjerne med pleddet, så er stemninga på plass.</p>
<h2>Slik avgjer vi</h2>
<p>Vi ser på varselet klokka 14 og ein gong til klokka 17. Over ti sekundmeter i kasta blir det nei. Regn avlyser vi aldri for: Då hadde vi aldri vist film i det heile.</p>
<ul>
<li>Avgjerda står på framsida seinast klokka 17.30.</li>
<li>Bubilar som alt har parkert på kaia, kan stå til neste morgon.</li>
<li>Pølsene er alt kjøpte inn. Dei blir selde i foajeen.</li>
</ul>
<p>Neste utekino er planlagd om to veker. Kryss fingrane og surr fast hatten.</p>`,
  },
]
