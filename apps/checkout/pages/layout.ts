import { type Html, html } from './html.ts'

export interface PageContent {
  title: string
  /** The venue whose tickets the page sells, if any. */
  venue?: { name: string; phone: string } | undefined
  body: Html
  script?: string
}

/** A page of Billettluka: another company's site, with its own look. */
export function page({ title, venue, body, script }: PageContent): string {
  const document = html`<!DOCTYPE html>
<html lang="nn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Billettluka</title>
<link rel="stylesheet" href="/billettluka.css">
<link rel="icon" href="data:,">
${script && html`<script src="${script}" defer></script>`}
</head>
<body>
<a class="skip" href="#innhald">Hopp til innhaldet</a>
<header>
<div><p class="brand"><a href="/profile">Billettluka</a></p>${venue && html`<p>sel billettar for <strong>${venue.name}</strong></p>`}</div>
<p class="trial"><strong>Øvingsluke.</strong> Billettluka er ein prøvestad: ingen betaling blir teken, og billettane er ikkje ekte.</p>
</header>
<main id="innhald" tabindex="-1">
<h1>${title}</h1>
${body}
</main>
<footer>
${venue && html`<p>Treng du hjelp med billetten? Ring ${venue.name} på <a href="tel:${venue.phone.replaceAll(' ', '')}">${venue.phone}</a>.</p>`}
<p>Vi bruker éin informasjonskapsel, og berre når du loggar inn.</p>
</footer>
</body>
</html>
`
  return document.text
}

/** An error message, first on the page and announced by screen readers at once. */
export const alert = (text: string | Html) => html`<div class="alert" role="alert"><p>${text}</p></div>`
