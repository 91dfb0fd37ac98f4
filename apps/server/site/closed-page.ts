import type { ShellData } from '@lerret/model'
import { getHouseWords } from '@lerret/words/languages'
import type { Renderer } from '../publishing/render/renderer.ts'
import { escapeHtml } from '../text/escape-html.ts'

/** The page that visitors see while the site is not published. It loads nothing but the site's stylesheet. */
export function renderClosedPage(shell: ShellData, renderer: Renderer): string {
  const { siteTitle, htmlLang, themeVariant } = shell
  const { closedTitle, closedText, closedAgain } = getHouseWords(shell)
  const stylesheets = renderer.assets.filter(({ path }) => path.endsWith('.css'))
  return `<!DOCTYPE html>
<html lang="${escapeHtml(htmlLang)}" data-theme="${escapeHtml(themeVariant)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${closedTitle} | ${siteTitle}`)}</title>
${stylesheets.map(({ path }) => `<link rel="stylesheet" href="${escapeHtml(path)}">`).join('\n')}
</head>
<body data-surface="paper">
<main style="display:grid;align-content:center;justify-items:start;gap:var(--space-5);min-block-size:100svh;padding:var(--space-section) var(--page-margin)">
<p style="font-weight:700">${escapeHtml(siteTitle)}</p>
<h1 style="max-inline-size:14ch;font-size:var(--type-h1);letter-spacing:-0.045em;line-height:0.95">${escapeHtml(closedTitle)}</h1>
<p style="max-inline-size:34ch;font:400 var(--type-lead)/1.4 var(--serif)">${escapeHtml(closedText)}</p>
<p><a href="" style="display:inline-block;min-block-size:var(--target);padding-block:var(--space-3);font-weight:700;color:inherit">${escapeHtml(closedAgain)}</a></p>
</main>
</body>
</html>
`
}
