import type { ArticleEntry } from './article.ts'

/** The building: opening hours, rules, rooms, and how to get there. */
export const building: ArticleEntry[] = [
  {
    title: 'Opningstider i jula',
    category: 'news',
    author: 'Minh Indrebø',
    image: 'news-jul',
    published: { yearly: '11-05' },
    editedAfterDays: 3,
    content: (house) => `
<p>Jula er høgsesong i mørket. Her er timane, så du slepp å stå med raude kinn og vottar mot ei låst dør.</p>
<table>
<caption>Opningstider frå 23. desember til 2. januar</caption>
<thead><tr><th scope="col">Dag</th><th scope="col">Kino</th><th scope="col">Bar &amp; kafé</th><th scope="col">Biblioteket</th></tr></thead>
<tbody>
<tr><th scope="row">23. desember</th><td>Etter programmet</td><td>11–18</td><td>10–14</td></tr>
<tr><th scope="row">Julaftan</th><td>Stengt</td><td>Stengt</td><td>Stengt</td></tr>
<tr><th scope="row">1. juledag</th><td>Etter programmet</td><td>Frå ein time før første film</td><td>Stengt</td></tr>
<tr><th scope="row">2. juledag</th><td>Etter programmet</td><td>12–22</td><td>Stengt</td></tr>
<tr><th scope="row">27.–30. desember</th><td>Etter programmet</td><td>12–22</td><td>10–14</td></tr>
<tr><th scope="row">Nyttårsaftan</th><td>Stengt</td><td>Berre for dei som skal på fest</td><td>Stengt</td></tr>
<tr><th scope="row">1. januar</th><td>Etter programmet</td><td>Frå ein time før første film</td><td>Stengt</td></tr>
<tr><th scope="row">2. januar</th><td>Etter programmet</td><td>Som vanleg</td><td>Som vanleg</td></tr>
</tbody>
</table>
<p>Sjølv om huset er stengt på nyttårsaftan, er det ${house.event('nyttarsfest')} for dei som har billett. Før den tid har vi både ${house.event('luciakonsert', 'luciakonsert')} og ${house.event('julekonsert-musikklag', 'julekonsert')}.</p>
<p>Kontoret er bemanna mellom 9 og 12 i romjula. Gløymer du gåvekort til nokon, kan du kjøpe det på nett heilt til klokka slår fem på julaftan. Sjå <a href="/ebillett">billettar og gåvekort</a>, og <a href="/kontakt">dei vanlege opningstidene</a>.</p>`,
  },
  {
    title: 'Kva no? Spør oss!',
    category: 'news',
    author: 'Amina Berge',
    image: 'culture-folkemote',
    published: { daysAgo: 34 },
    content: (house) => `
<p>Skranken får om lag førti telefonar i veka. Her er dei ti vanlegaste spørsmåla, med svara slik vi gjev dei.</p>
<h2>Billettar</h2>
<p><strong>Eg finn ikkje billetten.</strong> Sjå i søppelposten etter Billettluka, eller sei namnet ditt i døra. Meir hjelp står <a href="/ebillett">her</a>.</p>
<p><strong>Kan eg byte dag?</strong> Ja, om du seier frå seinast to timar før.</p>
<p><strong>Er det verkeleg utselt?</strong> Ja. Men ring klokka 17 same dag.</p>
<h2>Born</h2>
<p><strong>Kan åtteåringen sjå Nosferatu?</strong> Nei. ${house.film('nosferatu')} har tolvårsgrense, og med ein vaksen går det ned til ni. Heile regelen står under <a href="/aldersgrenser">aldersgrenser</a>.</p>
<p><strong>Kan vi halde bursdag?</strong> Gjerne. Sjå <a href="/leige">leige</a>.</p>
<h2>Å kome seg hit</h2>
<p><strong>Kvar parkerer eg?</strong> På kaia, på torget eller ved skulen. <a href="/parkering">Kart og prisar</a>.</p>
<p><strong>Går det buss heim?</strong> 410 går 23.20. Laurdag går det ein ekstra 00.30.</p>
<h2>Alt anna</h2>
<p><strong>Kan eg ta med suppa inn?</strong> Nei. Popkorn ja, suppe nei.</p>
<p><strong>Kven er stemma som seier at filmen byrjar?</strong> Odd.</p>
<p><strong>Kan eg få plakaten etterpå?</strong> Skriv namnet ditt bak på han, så ringjer vi når han skal ned.</p>`,
  },
  {
    title: 'Før/etter: slik vart foajeen',
    category: 'news',
    author: 'Marit Solheim Nes',
    image: 'news-dugnad',
    published: { daysAgo: 200 },
    content: (house) => `
<p>I tjue år var foajeen beige. Så kom det 34 personar på dugnad, og på éi helg vart han blå. No er siste list på plass, og vi kan vise resultatet.</p>
<p><img src="/images/news-dugnad?w=960&amp;h=540&amp;auto=compress&amp;fit=crop" alt="Målarkost, bøtte og arbeidshanskar frå dugnaden i foajeen" width="960" height="540" style="width: 100%; height: auto; border-radius: 12px; transform: rotate(-1deg)"></p>
<h2>Før</h2>
<ul>
<li>Belegg frå 1996, som ingen hugsa fargen på.</li>
<li>Ein skranke så høg at born måtte hoppe for å få billett.</li>
<li>Tre skilt som alle viste veg til toalettet, i tre retningar.</li>
</ul>
<h2>Etter</h2>
<ul>
<li>Det gamle fabrikkgolvet er slipt fram. Dei lyse stripene er spor etter hermetikkbanda.</li>
<li>Skranken er i to høgder, med teleslynge og plass til rullestol.</li>
<li>Eitt skilt.</li>
</ul>
<p>Kasserte dører har vorte benker, og lampane over kafeen er laga av gamle filmspolar. Det er dei same spolane som vandrepokalen på quizen kjem frå.</p>
<blockquote><p>Eg har måla hjørnet bak palma. Ingen ser det, men eg veit det, seier frivillig Endre Hjelmeland.</p></blockquote>
<p>Det heile kosta 186&nbsp;000 kroner og åtte kilo kjøtkaker. Kom innom og sjå, til dømes på ${house.event('strikkekafe')}.</p>`,
  },
  {
    title: '#fjordheimkino: send oss bileta dine',
    category: 'news',
    author: 'Amina Berge',
    image: 'news-plakat',
    published: { daysAgo: 45 },
    content: (house) => `
<p>Har du eit bilete frå kulturhuset? Bestemor i kinokø i 1961, konfirmasjonen i Storsalen, deg sjølv med lakrisbåt i håret? Vi samlar på dei.</p>
<p>I haust lagar vi ein vegg i foajeen med bilete frå publikum. Vi startar med dei som var her før huset var kulturhus: arbeidarane i hermetikkfabrikken, kinoen i ungdomshuset og folka som i 1979 skreiv under på at bygget ikkje skulle rivast.</p>
<h2>Slik deltek du</h2>
<ol>
<li>Merk biletet med #fjordheimkino der du til vanleg deler bilete, eller send det til <a href="mailto:amina@fjordheim.example">amina@fjordheim.example</a>.</li>
<li>Skriv kven som er på biletet, og om lag når det er teke.</li>
<li>Spør dei som er med. Vi heng ikkje opp bilete av born utan at foreldra har sagt ja.</li>
</ol>
<p>Papirbilete kan du levere på biblioteket. Dei skannar medan du ventar, og du får biletet med heim att.</p>
<p>Treng du inspirasjon, så gå på ${house.event('fotoutstilling')}. Der heng 60 bilete som låg i ei skoeske til i fjor.</p>`,
  },
  {
    title: 'Følg oss: @fjordheimkulturhus',
    category: 'news',
    author: 'Amina Berge',
    image: 'news-ungdom',
    published: { daysAgo: 120 },
    content: `
<p>Nokon spurde kvar dei kan få vite ting først. Det ærlege svaret er her på nettsida. Alt som er avlyst, flytta eller nytt, står under <a href="/nyhende">nyhende</a> før det står nokon annan stad.</p>
<p>Men vi er der folk er. Leitar du etter @fjordheimkulturhus, finn du oss på dei fleste stadene der ein kan leite. Der viser vi slikt som ikkje er viktig nok til å stå her, men for artig til å la vere: Odd som smør 35&nbsp;mm-maskina, dagens feilskrivne plakat og ein måse som har lært seg den automatiske døra.</p>
<h2>Vil du ikkje vere på sosiale medium?</h2>
<p>Då går du ikkje glipp av noko. Du kan:</p>
<ul>
<li>melde deg på nyhendebrevet nedst på <a href="/">framsida</a>. Det er kort, og det kjem når det er noko å melde,</li>
<li>abonnere på kalenderen frå kvar film- og arrangementsside,</li>
<li>lese plakaten på butikken, apoteket og ferjekaia, som er ny kvar måndag.</li>
</ul>
<p>Vi svarar ikkje på spørsmål om billettar i sosiale medium. Der kan vi ikkje sjå kven du er. Bruk telefonen eller <a href="/kontakt">e-post</a>.</p>`,
  },
  {
    title: '§ 1: Alle skal med',
    category: 'news',
    author: 'Marit Solheim Nes',
    image: 'culture-folkemote',
    published: { daysAgo: 90 },
    content: (house) => `
<p>Styret har vedteke nye husreglar. Dei gamle var på fire sider og handla mest om kva ein ikkje kunne. Dei nye får plass på eit kort i lomma.</p>
<ol>
<li><strong>Alle skal med.</strong> Ingen skal la vere å kome på grunn av prisen, trappa eller lyden. Sei frå, så finn vi ei løysing.</li>
<li><strong>Mørkt er mørkt.</strong> Telefonen ligg i lomma når filmen går, med unntak av strikkekino, der han kan lyse på oppskrifta.</li>
<li><strong>Le når det er morosamt.</strong> Prat elles med den du kom saman med, og berre når det hastar.</li>
<li><strong>Kom når du kan.</strong> På kino slepp vi deg inn heile vegen. På teater må du vente på ein god augneblink.</li>
<li><strong>Rydd etter deg.</strong> Den som vaskar Storsalen, har 25 minutt.</li>
<li><strong>Ver snill i døra.</strong> Den som riv billetten, gjer det oftast gratis.</li>
</ol>
<p>Ungdomsrådet bad om éin regel til, og han fekk vi inn på slutten: <em>Det er lov å like noko.</em></p>
<p>Reglane gjeld òg for dei som leiger. Les meir om <a href="/leige">leige</a> og <a href="/om-oss">kven vi er</a>. Vil du diskutere kva eit kulturhus skal vere for byen, så kom på ${house.event('folkemote', 'folkemøtet')} ${house.evening('folkemote')}.</p>`,
  },
  {
    title: 'Mørkt i salen; lys i foajeen',
    category: 'news',
    author: 'Odd Tveiten',
    image: 'film-metropolis',
    published: { daysAgo: 150 },
    content: (house) => `
<p>Laurdag klokka 20.14 gjekk straumen i heile sentrum. I Storsalen sat 206 personar og såg ${house.film('metropolis')}, og akkurat då maskina på lerretet stansa, stansa vår òg. Det tok eit halvt minutt før nokon skjøna at det ikkje høyrde til filmen.</p>
<p>Naudlyset kom på som det skulle. Vakta gjekk gjennom rutinen, heisen var tom, og alle kunne gå roleg ut om dei ville. Det ville nesten ingen.</p>
<h2>Kva gjorde vi?</h2>
<p>Ruth fann fram førti telys og ei gassplate. Helga Brekke, som eigentleg var publikum, sette seg ved pianoet. Ein mann frå Bergen fortalde resten av handlinga etter minnet og bomma berre på slutten. Klokka 21.02 kom straumen tilbake, og vi spolte attende fem minutt.</p>
<p>Filmen var slutt 23.31. Ferja venta.</p>
<h2>Pengane att?</h2>
<p>Alle som var der, kan be om ny billett eller pengane att, slik vi alltid gjer ved teknisk feil. Til no har to personar bede om det. Fjorten har spurt om vi kan gjere det kvar laurdag.</p>
<p>Årsaka var ei gravemaskin. Meir seier vi ikkje.</p>`,
  },
  {
    title: 'Ope hus* (*utanom maskinrommet)',
    category: 'news',
    author: 'Odd Tveiten',
    image: 'film-sherlock-jr',
    published: { yearly: '09-05' },
    editedAfterDays: 4,
    content: (house) => `
<p>Laurdag er det ope hus frå klokka 11 til 15. Du får gå der du elles ikkje får gå: bak lerretet, under scena, opp på lysbrua og inn i kjølerommet, der det eigentleg ikkje er så mykje å sjå.</p>
<h2>Stjerna i overskrifta</h2>
<p>Maskinrommet er unntaket. Dei to 35&nbsp;mm-maskinene frå 1952 har ope drev, og den eine har teke ein slipsknute før. Men vi har sett kamera der inne, så du kan følgje med på skjermen i foajeen når Odd trer film. Det tek 40 sekund når han ikkje blir forstyrra.</p>
<h2>Programmet</h2>
<ul>
<li><strong>11.00:</strong> Opning med skulekorpset.</li>
<li><strong>11.30 og 13.30:</strong> Omvising med teknikar. 20 på kvar tur.</li>
<li><strong>12.00:</strong> Prøv kinoorgelet, to minutt på kvar.</li>
<li><strong>13.00:</strong> Gratis framsyning av ${house.film('sherlock-jr')}, filmen om ein maskinist som sovnar på jobb. Odd har bede oss presisere at det ikkje er basert på ei sann historie.</li>
<li><strong>Heile dagen:</strong> vaflar til halv pris i <a href="/bar">kafeen</a> og studioet i Kjellaren ope for alle som vil høyre si eiga stemme. Les meir om <a href="/studio">studioet</a>.</li>
</ul>`,
  },
  {
    title: 'Kjellaren — no med scene og førti stolar',
    category: 'culture',
    author: 'Torstein Kvamme',
    image: 'culture-jazz-i-kjellaren',
    published: { daysAgo: 260 },
    content: (house) => `
<p>Kjellaren har vore øvingsrom, studio og lager for juletre. No er han òg ei scene. Det gamle saltrommet er tømt, murane er kosta, og der det stod tønner, er det førti stolar og eit podium på tre gonger fire meter.</p>
<p>Takhøgda er 2,30. Akustikken er tørr og nær, og du høyrer kvar visp på kvar cymbal. Teknikar Torstein Kvamme kallar det «den beste dårlege salen eg har arbeidd i».</p>
<h2>Kva skjer der?</h2>
<ul>
<li><strong>Kjellarkino</strong> måndag og torsdag klokka 20.30. Filmar som toler tett publikum.</li>
<li><strong>Jazz:</strong> Neste gong er det ${house.event('jazz-i-kjellaren', 'Trio Nordavind')}, ${house.evening('jazz-i-kjellaren')}.</li>
<li><strong>Rock:</strong> Ungdomsrådet har ${house.event('ungdomsrock')} ${house.evening('ungdomsrock')}.</li>
</ul>
<h2>Tolv trinn ned</h2>
<p>Kjellaren har trapp og ikkje heis, og det er vi ikkje nøgde med. Kommunen har sett av pengar til ein trappeheis i neste budsjett. Fram til då flyttar vi konserten opp til Kulturscena om nokon som treng det, seier frå ei veke før. Det er gjort to gonger, og det gjekk fint.</p>
<p>Vil du øve eller spele inn? Sjå <a href="/studio">studio</a> og <a href="/backline">backline</a>.</p>`,
  },
  {
    title: 'Vegarbeid i Kaivegen: her parkerer du',
    category: 'news',
    author: 'Minh Indrebø',
    image: 'news-ferje',
    published: { daysAgo: 19 },
    editedAfterDays: 16,
    content: `
<p>Kommunen legg ny asfalt i Kaivegen. Arbeidet går føre seg på tysdagar mellom klokka 9 og 17, éin bit om gongen, så lenge vêret held. Då er dei 46 plassane på kaia stengde, og innkøyringa frå rundkøyringa like eins.</p>
<h2>Slik kjem du fram</h2>
<ul>
<li><strong>Bil:</strong> Køyr om Skulevegen og parker på torget eller ved skulen. Det er fire minutt å gå, og det er skilta.</li>
<li><strong>Buss:</strong> 410 stoppar ved biblioteksinngangen så lenge arbeidet står på.</li>
<li><strong>Handikapplassar:</strong> Dei to ved biblioteket er opne heile tida. Treng du å kome heilt til døra, så ring <a href="tel:+4755000000">55 00 00 00</a>, så opnar vi varelevering B.</li>
<li><strong>Sykkel:</strong> Stativet står der det står. Gå dei siste tjue metrane.</li>
<li><strong>Barnevogn til babykino:</strong> Fortauet på nordsida er ope og breitt nok.</li>
</ul>
<p>Etter klokka 17 er alt som vanleg, og alle plassane er gratis. Kveldsframsyningane blir altså ikkje råka.</p>
<p>Kommunen reknar med å vere ferdig om tre–fire veker. Vi oppdaterer denne saka om noko endrar seg. Vanlege prisar, ladarar og kart finn du under <a href="/parkering">parkering</a>.</p>`,
  },
  {
    title: 'Billettane på telefonen: slik finn du dei att',
    category: 'news',
    author: 'Amina Berge',
    image: 'news-pamelding',
    published: { daysAgo: 80 },
    content: `
<p>Du står i døra. Koden er ein stad på telefonen, men kvar? Her er vegen, og ein snarveg.</p>
<h2>Med konto</h2>
<ol>
<li>Logg inn på «Mi side» her på nettsida, med den same e-posten du kjøpte med.</li>
<li>Er kontoen ny, så opne lenka i e-posten frå oss og stadfest at adressa er di. Det gjer du berre éin gong.</li>
<li>Opne «Mine billettar». Dei som gjeld i kveld, ligg øvst.</li>
<li>Trykk på billetten, så fyller koden skjermen. Skru gjerne opp lyset.</li>
</ol>
<p>Billettane blir lagra på telefonen når du har opna dei éin gong. Då verkar dei utan dekning, og det treng du: Veggane i den gamle fabrikken er ein meter tjukke.</p>
<h2>Utan konto</h2>
<p>Leit i e-posten etter «Billettluka». Koden ligg i vedlegget, og éin kode gjeld for alle seta du kjøpte samstundes.</p>
<h2>Snarvegen</h2>
<p>Sei namnet ditt i skranken. Vi har lista. Det går fortare enn å leite, og ingen her trur du prøver å snike.</p>
<p>Har du kjøpt med ei anna e-postadresse enn den på kontoen, hamnar ikkje billetten på «Mine billettar». Då kan vi flytte han for deg. Fleire råd står under <a href="/ebillett">billettar, refusjon og gåvekort</a>.</p>`,
  },
  {
    title: 'Året i tal: 41 000 besøk og éin tapt vott',
    category: 'news',
    author: 'Marit Solheim Nes',
    image: 'culture-nyttarsfest',
    published: { yearly: '01-08' },
    content: (house) => `
<p>Vi har talt opp. Året som gjekk, kom det 41&nbsp;000 personar gjennom døra, litt over ti turar for kvar innbyggjar i kommunen. Det er det beste året sidan huset opna i 1983.</p>
<h2>Kino</h2>
<ul>
<li>903 framsyningar, 23&nbsp;800 billettar.</li>
<li>Mest sett: ${house.film('the-kid')}, 1&nbsp;912 billettar. Nesten alle gret.</li>
<li>Minst sett: éi framsyning av ein fire timar lang dokumentar om mose. Éin kom. Han var veldig nøgd.</li>
<li>Vaffelkinoen brukte 640 kilo røre.</li>
</ul>
<h2>Scene</h2>
<ul>
<li>142 arrangement, 11 av dei utselde.</li>
<li>Av dei som stod på scena, bur fire av ti i Fjordheim. Målet er ein tredel.</li>
<li>Avlyst: fem. Tre på grunn av sjukdom, eitt på grunn av vind og eitt på grunn av hjort.</li>
</ul>
<h2>Huset</h2>
<ul>
<li>Straumbruken gjekk ned fire prosent.</li>
<li>55 frivillige gjorde 3&nbsp;100 timar. Vi kan aldri takke nok, men vi prøver kvart år på julebordet.</li>
<li>Hittegods: 71 paraplyar, 38 lesebriller og 122 vottar. Éin er framleis etterlyst.</li>
</ul>
<p>Årsmeldinga ligg i skranken, og styremøta er opne. Meir om huset finn du under <a href="/om-oss">om oss</a>.</p>`,
  },
  {
    title: 'Snø og siste buss: kva gjer vi i uvêr?',
    category: 'news',
    author: 'Minh Indrebø',
    image: 'news-snoe',
    published: { yearly: '01-20' },
    content: `
<p>Når fjellovergangen er stengd, ferja er innstilt og bussen står på tvers i Skulesvingen, får vi alltid det same spørsmålet: Blir det kino?</p>
<p>Svaret er nesten alltid ja. Maskinisten bur tre hundre meter unna og har ski.</p>
<h2>Reglane våre i uvêr</h2>
<ul>
<li><strong>Kjem du deg ikkje hit?</strong> Ring eller skriv før framsyninga byrjar, så byter du gratis til ein annan dag. Det held at vegen er meld stengd.</li>
<li><strong>Kjem ikkje artisten seg hit?</strong> Då avlyser eller flyttar vi, og alle får e-post og melding. Avgjerda tek vi seinast tre timar før.</li>
<li><strong>Kjem du deg ikkje heim?</strong> Foajeen er open så lenge nokon ventar. Vi har pledd, kaffi og ein usannsynleg stor stabel med gamle filmblad.</li>
</ul>
<p>I februar i fjor overnatta elleve publikummarar i Sal 2 etter at både ferje og buss gav opp. Dei fekk frukost og ein ekstra film.</p>
<p>Alt om avlysingar og nye datoar står under <a href="/nyhende">nyhende</a>. Reglane for <a href="/ebillett">byte og refusjon</a> gjeld elles som vanleg.</p>`,
  },
]
