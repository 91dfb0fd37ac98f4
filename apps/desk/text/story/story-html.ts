export const storyHtml = `<p>Kinoorgelet i Storsalen er frå 1928 og har åtte stemmer. Det kom hit frå ein nedlagd kino i 1986, i 140 kasser, og det tok maskinistane og kantoren to vintrar å få liv i det. No spelar Helga Brekke på det kvar tysdagskveld.</p>
<div class="facts" style="background:#d5ebe2;padding:1em"><b>Orgelet i tal</b> <big>8</big> stemmer <big>412</big> piper <big>140</big> kasser</div>
<h2>Kva kan eit kinoorgel?</h2>
<ul>
<li>Tordenvêr, fuglesong, togfløyte og telefon, med kvar sin knapp.</li>
<li>Vere heilt stille. Det er det vanskelegaste.</li>
</ul>
<h4>Filmane med orgel</h4>
<p>Nett no er det <a href="/nosferatu">Nosferatu</a>, <a href="/caligari">Caligari</a> og <a href="/sunrise">Sunrise</a> som går med orgel. Billetten kostar 160 kroner, og framsyningane er merkte «Levande orgel» i programmet. Alle tidene finn du <a href="/kino">her</a>.</p>
<figure><img src="/images/news-vaffelkino" width="960" height="540"><figcaption>Helga Brekke ved orgelet.</figcaption></figure>
<table>
<caption>Prisar</caption>
<tbody>
<tr><td>Vaksen</td><td>160</td></tr>
<tr><td>Born</td><td>90</td></tr>
</tbody>
</table>
`
