import type { ArticleEntry } from './article.ts'

/** Weekly events. */
export const regulars: ArticleEntry[] = [
  {
    title: 'Vaffelkino kvar fredag',
    category: 'news',
    author: 'Ruth Myklebust',
    image: 'news-vaffelkino',
    published: { daysAgo: 21 },
    content: (house) => `
<p>Skulen er slutt, arbeidsveka er slutt, og ingen orkar å lage middag. Då er det vaffelkino. Kvar fredag klokka 17 får du film og ei heil plate vaflar til billetten: fem hjarte, syltetøy, rømme eller brunost.</p>
<figure><img src="/images/news-vaffelkino?w=960&amp;h=540&amp;auto=compress&amp;fit=crop" alt="Nysteikt vaffel med syltetøy ved sida av ein kopp kaffi" width="960" height="540"><figcaption>Røra kviler i ein time. Det er heile løyndomen.</figcaption></figure>
<h2>Slik går det føre seg</h2>
<ol>
<li>Kjøp billett på nett eller i skranken. Han kostar frå 115 kroner.</li>
<li>Kom frå klokka 16.15. Jerna er varme, og det er leikekrok i foajeen.</li>
<li>Filmen byrjar presis klokka 17. Vaffel i papir kan du ta med inn.</li>
</ol>
<p>Filmane er korte og høver for alle. Nett no byter vi mellom ${house.film('the-general')} og ${house.film('the-kid')}. I helga er det òg vaflar til ${house.film('reisa-til-manen')}, og då varer filmen kortare enn vaffelen.</p>
<p>Treng du glutenfritt? Vi steikjer i eige jern. Sjå <a href="/bar">menyen</a>, og sei frå i disken.</p>`,
  },
  {
    title: 'Babykino: ta med vogna',
    category: 'news',
    author: 'Jon Eirik Aasen',
    image: 'news-babykino',
    published: { daysAgo: 60 },
    content: (house) => `
<p>Tysdag klokka 11 er Storsalen full av vogner. Babykino er vanleg film for vaksne som har ein liten person på armen. Lyden er dempa, lyset er på halvt, og ingen snur seg når nokon græt. Det gjeld òg om det er du som græt.</p>
<h2>Godt å vite</h2>
<ul>
<li>Vogna kan du trille heilt inn. Det er plass til 25 langs sidene.</li>
<li>Stellebord står bak i salen, med bleier i tre storleikar.</li>
<li>Vi varmar mat og flasker i kafeen, og ammestolen på rad 9 er den beste i huset.</li>
<li>Billetten kostar 95 kroner. Born under to år treng ikkje billett.</li>
<li>Er du på permisjon åleine, så set deg på rad 7. Der sit dei som gjerne vil prate etterpå.</li>
</ul>
<p>Vi vel filmar som toler avbrot. ${house.film('the-kid')} handlar om ein mann som får ein baby han ikkje hadde planlagt, og ${house.film('sherlock-jr')} varer i 45 minutt, om lag ein normal lur.</p>
<p>Framsyningane er merkte «Babykino» i <a href="/kino">programmet</a>. Hugs at <a href="/aldersgrenser">aldersgrensene</a> gjeld babyar òg, så vi viser berre film for alle.</p>`,
  },
  {
    title: 'Strikkekino – med lys nok til å telje masker',
    category: 'news',
    author: 'Amina Berge',
    image: 'news-strikkekino',
    published: { daysAgo: 55 },
    content: (house) => `
<p>Nokon må ha oppdaga det før oss: Stumfilm og strikking er som skapte for kvarandre. Du høyrer om du mistar ei maske, og du treng aldri sjå ned når det blir spennande. Onsdag klokka 18 er det strikkekino i Sal 2, med lyset på halvt.</p>
<h2>Kva strikkar folk?</h2>
<p>Førre onsdag var det 31 i salen. Vi talde nitten sokkar, seks gensrar, éin dåpskjole og noko som eigaren kalla «framleis uavklart». Ein mann på rad 4 hekla.</p>
<blockquote><p>Eg felte til ermet midt i klatrescena og måtte rekkje opp heile første etasje, fortel Bjørg Hove.</p></blockquote>
<p>På programmet står ${house.film('safety-last')} og ${house.film('sunrise')}. Den første eignar seg til glattstrikk, den andre toler mønster.</p>
<h2>Om du sit fast</h2>
<p>Husflidslaget stiller med éin person på bakarste rad som kan hælfelling. Og annankvar torsdag er det ${house.event('strikkekafe')}, heilt gratis, neste gong ${house.evening('strikkekafe')}. Då er det lys nok til alt.</p>
<p>Runde pinnar er tryggast. Mistar du ein strømpepinne i amfiet, høyrer alle kvar han endar.</p>`,
  },
  {
    title: 'Seniorkino: kaffi, kake og klassikarar',
    category: 'news',
    image: 'news-seniorkino',
    published: { daysAgo: 100 },
    content: (house) => `
<p>Kvar onsdag klokka 12 er det seniorkino i Storsalen. Billetten kostar 90 kroner, kaffien er med, og filmen er slutt i god tid før bussen klokka 15. Du treng ikkje vise legitimasjon. Kjenner du deg som senior, er du det.</p>
<h2>Lagt til rette</h2>
<ul>
<li>Alle framsyningane har synstolking. Mottakar får du i skranken.</li>
<li>Teleslynga er på. Still høyreapparatet på T.</li>
<li>Vi slepp inn ein halvtime før, så ingen må skunde seg i trappa. Heisen går rett til rad 7, der det er flatt.</li>
<li>Ledsagar går gratis.</li>
</ul>
<p>Etter filmen er det kake og prat i kafeen. Pensjonistlaget har ansvaret for kaka, og lista over kven som bakar, er full til påske.</p>
<p>Denne månaden går ${house.film('fante-anne')} og ${house.film('the-general')}. Den første hugsar ingen premieren på, men Anna Lothe (97) fortel at mor hennar såg han i ungdomshuset og aldri slutta å snakke om brannen.</p>
<p>Kjem de ei gruppe frå omsorgsbustaden? Ring <a href="tel:+4755000000">55 00 00 00</a>, så held vi av plassar og hjelper til i døra.</p>`,
  },
  {
    title: 'Skulekino: slik melder de på klassen',
    category: 'news',
    author: 'Jon Eirik Aasen',
    image: 'news-skulekino',
    published: { yearly: '08-20' },
    content: (house) => `
<p>Hausten er skulekinotid. Alle klassar i kommunen får sjå éin film i året gratis, og vi legg opp dagen slik at skulebussen rekk fram og tilbake mellom første og siste time.</p>
<h2>Filmane</h2>
<ul>
<li><strong>1.–4. trinn:</strong> ${house.film('achmed')} og ${house.film('reisa-til-manen')}, med skuggeteater etterpå.</li>
<li><strong>5.–7. trinn:</strong> ${house.film('the-general')}. Oppgåveark om borgarkrig, damp og slapstick.</li>
<li><strong>8.–10. trinn:</strong> ${house.film('metropolis')}. Kven held lyset i gang i byen dykkar?</li>
<li><strong>Vidaregåande:</strong> ${house.film('potemkin')}. Om klipp, propaganda og kva eit bilete kan få folk til å tru.</li>
</ul>
<h2>Påmelding</h2>
<ol>
<li>Læraren skriv til <a href="mailto:kino@fjordheim.example">kino@fjordheim.example</a> med trinn, tal på elevar og to dagar som passar.</li>
<li>Vi svarar innan tre dagar og ordnar bussen saman med skulen.</li>
<li>Meld frå om allergiar, rullestol og elevar som treng ein roleg plass. Vi ordnar det.</li>
</ol>
<p>Oppgåvearka er på nynorsk og bokmål. Dei er skrivne av lærarar i kommunen og kan brukast fritt.</p>`,
  },
  {
    title: 'Sal i døra & litt til',
    category: 'news',
    author: 'Minh Indrebø',
    image: 'news-popkorn',
    published: { daysAgo: 30 },
    content: (house) => `
<p>Nokre gonger står det «Sal i døra» der det til vanleg står «Kjøp billett». Det tyder ikkje at det er fullt. Det tyder at du kjem, betaler og går inn, slik folk gjorde før.</p>
<h2>Kva sel vi i døra?</h2>
<ul>
<li><strong>Kjellarkino</strong> måndag og torsdag klokka 20.30: førti stolar, førstemann til mølla, 100 kroner.</li>
<li><strong>${house.event('loppemarknad')}:</strong> 20 kroner, born gratis.</li>
<li><strong>${house.event('swing-dansekveld')}:</strong> 120 kroner, gratis om du er over 70 og kan stå på to bein.</li>
</ul>
<p>Døra opnar ein halv time før. Du kan betale med kort, Vipps eller kontantar, og gåvekort gjeld òg.</p>
<h2>Og dei andre orda?</h2>
<p><strong>Få billettar att</strong> tyder at høgst ein tidel av salen er ledig. <strong>Utselt</strong> tyder utselt, men ring same dag klokka 17: Somme billettar kjem alltid tilbake. <strong>Billettsalet opnar</strong> har dato og klokkeslett, og dei er til å lite på. <strong>Gratis</strong> er gratis, og då treng du korkje billett eller påmelding om det ikkje står noko anna.</p>
<p>Meir om kjøp, byte og e-billett finn du <a href="/ebillett">her</a>.</p>`,
  },
  {
    title: '1 + 1 = gratis ledsagar',
    category: 'news',
    author: 'Minh Indrebø',
    image: 'news-seniorkino',
    published: { daysAgo: 75 },
    content: `
<p>Har du ledsagarbevis, betaler du for deg sjølv og ingenting for den som følgjer deg. Slik har det alltid vore hos oss, men mange har sagt at det var tungvint på nett. No er det retta.</p>
<h2>Slik gjer du det på nett</h2>
<ol>
<li>Vel framsyning, og trykk «Kjøp billett».</li>
<li>Vel rullestolplassen i salkartet, og så ledsagarplassen ved sida av. Han er merkt L.</li>
<li>Ledsagarplassen er gratis, så du betaler berre for din eigen.</li>
<li>Ta med beviset. Vi ser på det i døra, diskré og fort.</li>
</ol>
<p>Rullestolplassane ligg på rad 1, med ledsagarplass ved sida av. Har du ledsagarbevis, men vil sitje ein annan stad, så ring oss, og vi held av to sete.</p>
<h2>Har du ikkje bevis?</h2>
<p>Ledsagarbevis får du av kommunen der du bur. Det er gratis, og det gjeld over heile landet. Helse- og omsorgskontoret hjelper med søknaden. Kjem beviset seint i posten, så ring oss på <a href="tel:+4755000000">55 00 00 00</a>, og vi finn ut av det.</p>
<p>Meir om heis, teleslynge og rolege framsyningar står under <a href="/kontakt">kontakt</a>. Kva desse nettsidene toler, står i <a href="/tilgjenge">tilgjengelegheitserklæringa</a>.</p>`,
  },
  {
    title: 'Gåvekort: den lettaste gåva å pakke inn',
    category: 'news',
    author: 'Amina Berge',
    image: 'news-gavekort',
    published: { yearly: '11-01' },
    content: (house) => `
<p>Bestefar har alt. Naboen vil ikkje ha noko. Læraren har fått nok koppar. Gje dei ein kveld i mørket i staden. Gåvekortet frå kulturhuset gjeld for kino, konsertar, teater, quiz og alt anna vi sel billettar til.</p>
<h2>Tre måtar å kjøpe det på</h2>
<ul>
<li><strong>På nett:</strong> Vel sum sjølv, frå 100 kroner. Kortet kjem på e-post og kan skrivast ut. <a href="/ebillett#gavekort">Kjøp gåvekort på billettsida</a>.</li>
<li><strong>I skranken:</strong> Same kort, men i konvolutt med teikning av huset. Skranken opnar ein time før første framsyning.</li>
<li><strong>I kafeen:</strong> Om skranken er stengd, ordnar Ruth det.</li>
</ul>
<h2>Små spørsmål, korte svar</h2>
<p>Kortet varer i tre år. Du kan bruke det litt om gongen, og restsummen ser du på kvitteringa. Mistar du det, finn vi det att på namnet ditt. Er ei framsyning avlyst, går pengane tilbake på kortet.</p>
<p>Treng du ein idé til kva dei kan bruke det på? Sju av ti nyttar kortet til noko dei elles ikkje ville ha gått på. Vi foreslår ${house.event('hardingfele-elektronika')} eller ${house.film('haxan')}, og lovar at praten på heimvegen blir god.</p>`,
  },
]
