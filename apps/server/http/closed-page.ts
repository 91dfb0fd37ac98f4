import type { ShellData } from '@lerret/model'
import type { Renderer } from '../publishing/renderer.ts'

/** What visitors see of a site that is not published. It asks for the site's stylesheet and nothing else. */
export function drawClosedPage({ siteTitle, htmlLang, themeVariant }: ShellData, renderer: Renderer): string {
  const { closedTitle, closedText, closedAgain } = renderer.words
  const stylesheets = renderer.assets.filter(({ path }) => path.endsWith('.css'))
  return `<!DOCTYPE html>
<html lang="${escaped(htmlLang)}" data-theme="${escaped(themeVariant)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(`${closedTitle} | ${siteTitle}`)}</title>
${stylesheets.map(({ path }) => `<link rel="stylesheet" href="${escaped(path)}">`).join('\n')}
</head>
<body data-surface="paper">
<main style="display:grid;align-content:center;justify-items:start;gap:var(--space-5);min-block-size:100svh;padding:var(--space-section) var(--page-margin)">
<p style="font-weight:700">${escaped(siteTitle)}</p>
<h1 style="max-inline-size:14ch;font-size:var(--type-h1);letter-spacing:-0.045em;line-height:0.95">${escaped(closedTitle)}</h1>
<p style="max-inline-size:34ch;font:400 var(--type-lead)/1.4 var(--serif)">${escaped(closedText)}</p>
<p><a href="" style="display:inline-block;min-block-size:var(--target);padding-block:var(--space-3);font-weight:700;color:inherit">${escaped(closedAgain)}</a></p>
</main>
</body>
</html>
`
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
