import type { ArticleEntry } from './article.ts'

/** Whole HTML documents as a newsletter tool exports them: head, styles, a script and an embedded video. */
export const pasted: ArticleEntry[] = [
  {
    title: 'Lydprøve: hald deg fast',
    category: 'news',
    author: 'Odd Tveiten',
    image: 'news-lyd',
    published: { daysAgo: 110 },
    content: (house) => `<!doctype html>
<html lang="nn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lydprøve: hald deg fast | Nyhendebrev frå Fjordheim kulturhus</title>
<style>
body { margin: 0; background: #efe9dc; font-family: Georgia, serif; color: #1c1c1c; }
.wrapper { max-width: 600px; margin: 0 auto; padding: 24px; background: #fff; }
.button { display: inline-block; padding: 12px 20px; background: #b3261e; color: #fff; text-decoration: none; }
h1 { font-size: 28px; }
</style>
<script>window.newsletter = { campaign: 'lydprove', opened: Date.now() }</script>
</head>
<body>
<div class="wrapper">
<h1>Lydprøve: hald deg fast</h1>
<p>Kvar haust stiller vi inn lydanlegget i Storsalen på nytt. Vi går frå sete til sete med målemikrofon, frå rad 1 til rad 18, og til slutt treng vi det ein mikrofon ikkje kan måle: folk som seier kva dei høyrer.</p>
<p>Difor inviterer vi til open lydprøve. Vi viser den frie animasjonsfilmen <em>Big Buck Bunny</em> frå Blender Foundation tre gonger, med tre ulike innstillingar, og du kryssar av på eit skjema kva du likte best. Filmen varer i ti minutt, så heile prøva tek ein knapp time.</p>
<iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="Big Buck Bunny, animasjonsfilm frå Blender Foundation" loading="lazy" allow="encrypted-media; picture-in-picture" allowfullscreen></iframe>
<h2>Vi treng særleg</h2>
<ul>
<li>nokon som bruker høyreapparat, for å prøve teleslynga,</li>
<li>nokon under tolv, som høyrer dei lyse tonane vi andre har mista,</li>
<li>nokon som alltid set seg på rad 1.</li>
</ul>
<p>Kaffi og vaffel er på huset. Resultatet høyrer du neste gong du ser ${house.film('metropolis')}.</p>
<p><a class="button" href="/utstyr">Les om lydanlegget</a></p>
</div>
</body>
</html>`,
  },
  {
    title: 'Nyhendebrev: barnefilm i haustferien',
    category: 'news',
    author: '',
    image: 'news-barnefilm',
    published: { yearly: '09-25' },
    content: (
      house,
    ) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="nn">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<meta name="x-apple-disable-message-reformatting" />
<title>Barnefilm i haustferien</title>
<style type="text/css">
  #outlook a { padding: 0; }
  .ExternalClass { width: 100%; }
  body, td { font-family: Arial, Helvetica, sans-serif; font-size: 16px; line-height: 24px; }
  @media only screen and (max-width: 480px) { .full { width: 100% !important; } }
</style>
<script type="text/javascript">document.documentElement.className += ' brev'</script>
</head>
<body bgcolor="#ffffff">
<h1 style="color: #0b3c49;">Barnefilm i haustferien</h1>
<p>Hei! Haustferien er på veg, og det blir truleg regn. Vi har film kvar dag klokka 12 og 14, verkstad i Biblioteket og vaflar heile veka.</p>
<h2>Filmane</h2>
<ul>
<li>${house.film('achmed')}: eventyr klipt i svart papir. Frå om lag fem år.</li>
<li>${house.film('reisa-til-manen')}: 14 minutt, med vaffel etterpå. Frå tre år.</li>
<li>${house.film('the-general')}: togjakt. Frå om lag sju år. Dei yngre må ha med ein vaksen.</li>
<li>${house.film('the-kid')}: for born som har vaksne som treng å grine litt.</li>
</ul>
<h2>Lag din eigen film</h2>
<p>Tysdag og torsdag kan du lage animasjon på nettbrett. Slik ser det ut når nokon har halde på litt lenger enn to timar:</p>
<iframe src="https://player.vimeo.com/video/1084537" width="640" height="360" title="Big Buck Bunny, animasjonsfilm frå Blender Foundation" frameborder="0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>
<p>Verkstaden kostar 50 kroner, og det er plass til 24. Neste gong etter ferien er ${house.event('skaparverkstad', 'Skaparverkstad for born')}.</p>
<p>Alle filmane er merkte A eller 6 år. Kva det tyder, kan du lese under <a href="/aldersgrenser">aldersgrenser</a>. Billettar finn du i <a href="/kino">programmet</a>.</p>
<p>Helsing oss på huset</p>
</body>
</html>`,
  },
]
