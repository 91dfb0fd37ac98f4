import { type ArticleEntry, capital } from './article.ts'

/** Jobs, sign-ups and calls for volunteers. */
export const people: ArticleEntry[] = [
  {
    title: 'Vi søkjer kinomaskinist (40 %)',
    category: 'news',
    author: 'Marit Solheim Nes',
    image: 'news-stilling',
    published: { daysAgo: 17 },
    content: (house) => `
<p>Liker du å sitje i mørket medan andre har det moro? Då kan du vere den nye kinomaskinisten vår. Stillinga er fast, på 40 prosent, med arbeid to kveldar i veka og kvar andre helg.</p>
<h2>Du skal</h2>
<ul>
<li>køyre film i Storsalen og Sal 2, stort sett digitalt,</li>
<li>tre 35&nbsp;mm når det trengst. Det lærer Odd deg, og det tek ein vinter,</li>
<li>rigge lyd og mikrofon til mindre arrangement,</li>
<li>seie «god framsyning» i høgtalaren utan å nøle.</li>
</ul>
<h2>Du er</h2>
<ul>
<li>over 18 år, roleg når noko ryk, og van med å lese ein køyreplan,</li>
<li>glad i film, men ikkje så glad at du gløymer å skru på lyset etterpå,</li>
<li>god til å forklare ting til folk som ikkje kan det.</li>
</ul>
<p>Vi tilbyr løn etter kommunal tariff, pensjon, gratis kino for to og nøkkel til det beste rommet i huset. Fagbrev er fint, men ikkje eit krav. Vi ønskjer søkjarar med ulik bakgrunn, og maskinrommet i Sal 2 kan nåast utan trapp.</p>
<p><strong>Søknadsfrist:</strong> ${house.day(10)}. Send ein kort søknad og CV til <a href="mailto:marit@fjordheim.example">marit@fjordheim.example</a>. Spørsmål svarar Odd Tveiten på, telefon <a href="tel:+4755000005">55 00 00 05</a>. Sjå <a href="/tilsette">kven du får som kollegaer</a>.</p>`,
  },
  {
    title: 'Ledig: kaféverter til helgene',
    category: 'news',
    author: 'Ruth Myklebust',
    image: 'news-stilling',
    published: { daysAgo: 140 },
    content: `
<p>Vi treng to nye kaféverter som kan arbeide laurdag og sundag, kvar andre helg. Du steikjer vaflar, koker kaffi, tek betalt og held foajeen triveleg. På konsertkveldar står du i baren saman med ein som kan det.</p>
<h2>Kven ser vi etter?</h2>
<p>Du må vere 18 år for å skjenke. Elles er det viktigaste at du ser folk. Den beste kaféverten vi har hatt, kunne ikkje lage kaffi latte då ho byrja, men ho hugsa namnet på alle hundane.</p>
<ul>
<li>Vaktene er på fem til sju timar.</li>
<li>Løna følgjer riksavtalen, med helgetillegg.</li>
<li>Du får opplæring, eige forkle og fri tilgang til vaffelrøra.</li>
<li>Du kan sjå så mange filmar du vil på fridagane.</li>
</ul>
<p>Studentar, pensjonistar og folk som nett har flytta hit, er like velkomne. Norsken treng ikkje vere feilfri. Det er ikkje vår heller.</p>
<p>Skriv nokre linjer om deg sjølv til <a href="mailto:ruth@fjordheim.example">ruth@fjordheim.example</a>, eller kom innom <a href="/bar">kafeen</a> og spør etter Ruth.</p>`,
  },
  {
    title: 'Meld deg på orgelverkstaden',
    category: 'culture',
    author: 'Sigrid Lavik',
    image: 'culture-orgelkurs',
    published: { daysAgo: 15 },
    content: (house) => `
<p>Tolv plassar, éin dag, 412 piper. ${capital(house.evening('orgelkurs'))} klokka ${house.clock('orgelkurs')} kan du lære å spele til stumfilm på det einaste kinoorgelet mellom Bergen og Ålesund som framleis er i bruk. Det er nokre få plassar att på ${house.event('orgelkurs', 'verkstaden')}.</p>
<h2>Dette treng du</h2>
<ul>
<li>Minst eitt år med piano, orgel eller trekkspel. Du treng ikkje kunne notar.</li>
<li>Sko med tynn sole, eller sokkar. Pedalane er smale.</li>
<li>Mot til å spele feil. Helga Brekke seier at stumfilm er den einaste musikkforma der feilen kan bli eit poeng.</li>
</ul>
<h2>Dette får du</h2>
<p>Tre grep som bergar deg gjennom dei fleste filmar, lunsj i kafeen og to minutt på det store lerretet til eit utdrag frå ${house.film('the-general')} eller ${house.film('nosferatu')}. Den som vil, kan kome att og spele forfilmmusikk ein tysdag.</p>
<p>Deltakaravgifta er 350 kroner. Ungdom under 20 år betaler halvparten: Skriv til <a href="mailto:scene@fjordheim.example">scene@fjordheim.example</a> før du kjøper. Nedre grense er 12 år.</p>`,
  },
  {
    title: 'Dugnad før jul: vi treng tjue par hender',
    category: 'news',
    author: 'Minh Indrebø',
    image: 'news-dugnad',
    published: { yearly: '11-02' },
    content: (house) => `
<p>Første laurdagen i desember skal huset pyntast, og det er eit stort hus. Vi treng tjue personar mellom klokka 10 og 14. Du treng ikkje vere handig. Du treng ikkje eingong vere høg.</p>
<h2>Oppgåvene</h2>
<ul>
<li>Bere inn treet. Det er sju meter og kjem med båt.</li>
<li>Feste 900 lys på lysbrua (for dei som liker høgda).</li>
<li>Brette 300 stjerner av gamle filmplakatar (for dei som ikkje gjer det).</li>
<li>Vaske popkorn ut av sprekkene på rad 1 til 6. Kvart år finn vi òg ein tjuekroning.</li>
<li>Steikje lefser saman med Ruth.</li>
</ul>
<p>Vi held varm suppe, kaffi og saft. Klokka 14 sløkkjer vi lyset og ser ein film saman, og den blir ikkje røpt på førehand. I fjor var det ${house.film('safety-last')}, noko dei på lysbrua sette lite pris på.</p>
<p>Meld deg på til <a href="mailto:minh@fjordheim.example">minh@fjordheim.example</a>, så handlar vi nok suppe. Born er velkomne saman med ein vaksen. Vil du vere frivillig resten av året òg, kan du lese om det på sida med <a href="/tilsette">tilsette</a>.</p>`,
  },
  {
    title: 'Ungdomsfilm: send inn filmen din',
    category: 'news',
    author: 'Jon Eirik Aasen',
    image: 'news-ungdom',
    published: { yearly: '02-10' },
    content: (house) => `
<p>Er du mellom 13 og 20 år, og har du laga film på telefon, kamera eller med dokker? Då vil vi vise han på det største lerretet i fylket sør for fjorden. Fjordheim ungdomsfilm går siste helga i april.</p>
<h2>Reglane</h2>
<ol>
<li>Filmen kan vere opp til sju minutt. Eitt minutt er òg ein film.</li>
<li>Han skal vere laga dei siste to åra, og du må ha lov til å bruke musikken.</li>
<li>Alle sjangrar er med: fiksjon, dokumentar, animasjon, musikkvideo og ting vi ikkje har ord for.</li>
<li>Frist er 1. april. Nei, det er ikkje ein spøk.</li>
</ol>
<p>Juryen er to frå ungdomsrådet, ein filmarbeidar frå Bergen og Odd. Førstepremien er 5&nbsp;000 kroner og ein dag i <a href="/studio">studioet</a> med teknikar. Alle som blir viste, får kome gratis på kino heile mai.</p>
<h2>Treng du hjelp?</h2>
<p>Kvar onsdag i mars er det klippekveld i Kjellaren, gratis, med pizza. Ta med det du har. Er du heilt i starten, så sjå ${house.film('reisa-til-manen')}: 14 minutt, ingen lyd, heimelaga kulissar, og folk ser han framleis.</p>
<p>Last opp filmen og skriv til <a href="mailto:kino@fjordheim.example">kino@fjordheim.example</a> med lenka.</p>`,
  },
]
