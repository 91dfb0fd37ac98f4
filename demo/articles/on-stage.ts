import { type ArticleEntry, capital } from './article.ts'

/** Concerts, talks and markets that are coming. */
export const onStage: ArticleEntry[] = [
  {
    title: ({ nextYear }) => `Vi sest i ${nextYear} …`,
    category: 'culture',
    author: 'Sigrid Lavik',
    image: 'culture-visekveld',
    published: { daysAgo: 8 },
    content: (house) => `
<p>Programmet for det nye året er snart i trykken. Her er det vi kan røpe no, og nokre ting vi eigentleg ikkje skulle ha sagt.</p>
<h2>Det som er klart</h2>
<ul>
<li><strong>${house.event('visekveld')}</strong>, ${house.evening('visekveld')}. Torgeir kjem heim med gitar og ei ny plate.</li>
<li><strong>${house.event('monolog-dukkehus')}</strong>, ${house.evening('monolog-dukkehus')} og dagen etter. Kvar sov Nora den natta?</li>
<li><strong>${house.event('samtidsdans')}</strong>, ${house.evening('samtidsdans')}. Eitt tonn sand på scena. Vaktmeisteren er orientert.</li>
</ul>
<h2>Det som nesten er klart</h2>
<p>Ein ny dato for storbandkvelden. Ein serie med tre kveldar om kyst og film. Ein kjend forfattar frå Voss, som har sagt ja på telefon, men ikkje på e-post.</p>
<h2>Det som ikkje skjer</h2>
<p>Nei, vi skal ikkje byggje sal 3. Ja, vi har høyrt ryktet. Det byrja med at nokon måla opp eit rom til garderobe.</p>
<p>Heile vårprogrammet blir lagt ut her og delt ut i alle postkassar i kommunen. Forslag til hausten tek vi imot til 1. april. Korleis du gjer det, står under <a href="/program">program</a>. Takk for i år, så langt!</p>`,
  },
  {
    title: 'Fem band, éin kveld: slik blir det',
    category: 'culture',
    image: 'culture-ungdomsrock',
    published: { daysAgo: 24 },
    content: (house) => `
<p>Øvingsromma i Kjellaren har vore fulle sidan skulestart, og no slepp banda ut. ${capital(house.evening('ungdomsrock'))} er det ${house.event('ungdomsrock')}. Rekkjefølgja er trekt av ungdomsrådet, med auga att:</p>
<ol>
<li><strong>Raudspette</strong>, 18.15. Har spelt saman i fem veker. Har to låtar. Spelar begge to gonger.</li>
<li><strong>Siste Buss</strong>, 18.55. Gitarrock om å bu langt unna.</li>
<li><strong>Mysteriet Mona</strong>, 19.40. Synth, fiolin og ein vokalist som ikkje vil seie om ho heiter Mona.</li>
<li><strong>Dårleg Dekning</strong>, 20.25. Punk. Ingen låtar over to minutt.</li>
<li><strong>Kaldt Kjøkken</strong>, 21.15. Vann den regionale bandkonkurransen i vår og er difor sist.</li>
</ol>
<p>Bak miksebordet sit Iben Eikeland (17), som har teke studiokurset to gonger fordi ho likte det. Lyset køyrer to gutar frå tiande klasse, og dørvaktene har refleksvest og mynde.</p>
<p>Billetten kostar 80 kroner. Kvelden er rusfri, og foreldre som hentar, kan vente i kafeen med kaffi. Dei får høyre basslinjene gratis gjennom golvet.</p>
<p>Vil bandet ditt låne utstyr? Det meste står her alt. Sjå <a href="/backline">backline</a>.</p>`,
  },
  {
    title: 'Hardingfele & elektronika: – Slåttane toler det',
    category: 'culture',
    author: 'Sigrid Lavik',
    image: 'culture-hardingfele-elektronika',
    published: { daysAgo: 22 },
    content: (house) => `
<p>Ho spelar på ei fele frå 1893. Han spelar på ein kasse han har lodda sjølv. ${capital(house.evening('hardingfele-elektronika'))} står Ragna Tveitane og Modulør på Kulturscena, og før den tid møtte vi dei på øving i Kjellaren.</p>
<p><strong>Kva seier dei gamle spelemennene?</strong></p>
<blockquote><p>Han eldste sa ingenting på lenge. Så spurde han om eg kunne skru opp bassen, seier Ragna.</p></blockquote>
<p><strong>Eirik, du er elektrikar til dagleg. Merkast det?</strong></p>
<blockquote><p>Eg er veldig oppteken av jording. Ein slått er òg ein slags krins. Han går rundt og rundt, og så aukar spenninga.</p></blockquote>
<p><strong>Er det lov å danse?</strong></p>
<blockquote><p>Det er ein gangar, svarar Ragna. – Det er vanskeleg å la vere.</p></blockquote>
<p>Plata <em>Understreng</em> er spelt inn i studioet vårt på fire netter, etter at Storsalen var tømd. Ein kan høyre ferja på spor tre, om ein veit det.</p>
<p>Det er få billettar att til ${house.event('hardingfele-elektronika', 'konserten')}. Vi har gratis øyreproppar i baren. Ragna spelar òg til filmen ${house.film('brudeferden')} når han kjem.</p>`,
  },
  {
    title: 'Bokbad med Åshild Nordvik',
    category: 'culture',
    author: '',
    image: 'culture-bokbad-fjorden',
    published: { daysAgo: 9 },
    content: (house) => `
<p>Kva om fjorden ein morgon berre hadde gått sin veg? Det er utgangspunktet for romanen til Åshild Nordvik, og ${house.evening('bokbad-fjorden')} klokka ${house.clock('bokbad-fjorden')} kjem ho til Biblioteket for å snakke om han.</p>
<p>Boka har vore utlånt samanhengande sidan ho kom, og ventelista på biblioteket er på 43 personar. Det er éin på hundre i kommunen. Ein lesesirkel på Sørsida har delt eitt eksemplar i tre delar med brødkniv. Det oppmodar vi ikkje til.</p>
<blockquote><p>Folk spør kven som er kven. Eg svarar at alle er meg, bortsett frå han dei trur det er, seier forfattaren.</p></blockquote>
<h2>Praktisk</h2>
<ul>
<li>Bokbadet varer i fem kvarter, med tid til spørsmål.</li>
<li>Det er 60 stolar. Billetten kostar 150 kroner og er å få <a href="/ebillett">på nett</a> eller i skranken.</li>
<li>Bokhandelen sel boka, og forfattaren signerer.</li>
<li>Berbar teleslynge er montert på dei tre første radene.</li>
</ul>
<p>Les meir på sida til ${house.event('bokbad-fjorden')}.</p>`,
  },
  {
    title: 'Fotografen som venta til fisken var i rommet',
    category: 'culture',
    author: 'Amina Berge',
    image: 'culture-fotoutstilling',
    published: { daysAgo: 11 },
    content: (house) => `
<p>Kåre Sjøholt (81) har aldri kalla seg fotograf. Han var fiskar, og så hadde han eit kamera i styrehuset, pakka inn i ein ullsokk. No heng 60 av bileta hans i Biblioteket. Opninga er ${house.evening('fotoutstilling')} klokka ${house.clock('fotoutstilling')}.</p>
<p>Det var dottera Inger som fann negativa då ho rydda loftet. Åtte skoesker, sorterte etter båt og ikkje etter år.</p>
<blockquote><p>Eg spurde kvifor han aldri hadde vist dei til nokon. «Det var ingen som spurde,» sa han.</p></blockquote>
<h2>Folk, ikkje fisk</h2>
<p>Det er overraskande lite fisk på bileta. Det er hender, nakkar, kaffikoppar og vêr. På det største, som er to meter breitt, søv heile mannskapet på «Havbris» oppetter kvarandre på benken i byssa. Tre av dei lever enno, og alle tre kjem.</p>
<p>Biblioteket har brukt eit år på å skanne nesten to tusen bilete. Kjenner du att nokon, kan du skrive namnet på lappen under. Til no har 38 ukjende fått namn.</p>
<p>Utstillinga er gratis og står i seks veker. Meir om ${house.event('fotoutstilling', 'opninga')}, og om <a href="/kontakt">når Biblioteket er ope</a>.</p>`,
  },
  {
    title: 'Folkemøte om sentrum: kva vil du spørje om?',
    category: 'culture',
    image: 'culture-folkemote',
    published: { daysAgo: 16 },
    content: (house) => `
<p>${capital(house.evening('folkemote'))} klokka ${house.clock('folkemote')} inviterer kommunen til ${house.event('folkemote', 'folkemøte på Kulturscena')}. Tema er sentrum: kva vi har, kva vi saknar, og kva vi kan leve godt utan.</p>
<h2>Send inn spørsmål på førehand</h2>
<p>Ordstyraren vil gjerne ha spørsmål før møtet, så panelet kan førebu skikkelege svar. Legg ein lapp i kassa på biblioteket, eller skriv til <a href="mailto:post@fjordheim.example">post@fjordheim.example</a>. Vi har alt fått 27. Nokre døme:</p>
<ul>
<li>Kvifor er det ingen benk i solsida av torget?</li>
<li>Kan den tomme skobutikken bli ungdomskafé?</li>
<li>Kven bestemte fargen på rundkøyringa?</li>
</ul>
<p>Kvar talar får tre minutt. Eggeklokka ringjer for alle, òg for ordføraren.</p>
<h2>Vanskeleg å kome?</h2>
<p>Møtet blir strøymt, og det er skrivetolk. Er du heime med born, kan du ta dei med: Det er verkstad i foajeen. Kulturscena har trinnfri inngang, og vi set opp berbar teleslynge.</p>
<p>Møtet er gratis, og du treng ikkje melde deg på. Det er plass til 180. Tek det slutt på stolar, opnar vi dørene mot foajeen.</p>`,
  },
  {
    title: 'Loppemarknad: ta med hengjar og småpengar',
    category: 'culture',
    author: '',
    image: 'culture-loppemarknad',
    published: { daysAgo: 14 },
    content: (house) => `
<p>${capital(house.evening('loppemarknad'))} klokka ${house.clock('loppemarknad')} opnar skulekorpset dørene til den største loppemarknaden på denne sida av fjorden. Storsalen blir tømd for stolar og fylt med alt anna. Marknaden er open til klokka 15.</p>
<h2>Vil du gje noko?</h2>
<p>Lopper tek vi imot i varemottaket på vestsida torsdag og fredag før, mellom klokka 16 og 20. Vi hentar òg hos dei som ikkje har bil: Ring korpset på <a href="tel:+4755000000">55 00 00 00</a>.</p>
<ul>
<li><strong>Ja takk:</strong> bøker, leiker, kjøkkenting, lampar, verktøy, ski, sykklar, små møblar og instrument.</li>
<li><strong>Nei takk:</strong> kvitevarer, bildekk, sofaer, madrassar og leksikon. Vi har fire sett leksikon frå i fjor.</li>
</ul>
<h2>Vil du ha noko?</h2>
<p>Inngang kostar 20 kroner i døra, og born går gratis. Auksjonen tek til klokka 13. Blant det som går under klubba, er eit lydanlegg frå den gamle kinoen, ein trøsykkel utan sete og ein utstoppa rev som fleire alt har meldt interesse for.</p>
<p>Alt overskot går til uniformer og instrument. Les meir om ${house.event('loppemarknad', 'marknaden')}, og om <a href="/parkering">kvar du kan stå med hengjar</a>.</p>`,
  },
]
