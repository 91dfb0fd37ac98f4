import type { ShellData } from '@lerret/model'
import { findLanguage, getHouseWords, type Language } from '@lerret/words/languages'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import type { Renderer } from '../../publishing/render/renderer.ts'

/** The page that visitors see while the site is not published, in the language of the house or another one. */
export function renderClosedPage(
  shell: ShellData,
  renderer: Renderer,
  language: Language = findLanguage(shell.htmlLang),
): string {
  const isHouseLanguage = language === findLanguage(shell.htmlLang)
  const { words, ...rest } = shell
  const localized = isHouseLanguage ? shell : { ...rest, htmlLang: language }
  const { closedTitle, closedText } = getHouseWords(localized)
  return renderMessagePage(localized, renderer, { title: closedTitle, text: closedText })
}

/** A page with a sentence and a link to try again. It loads nothing but the site's stylesheet. */
export function renderMessagePage(
  shell: ShellData,
  renderer: Renderer,
  { title, text }: { title: string; text: string },
): string {
  const { siteTitle, htmlLang, themeVariant } = shell
  const { closedAgain } = getHouseWords(shell)
  const stylesheets = renderer.assets.filter(({ path }) => path.endsWith('.css'))
  return `<!DOCTYPE html>
<html lang="${escapeHtml(htmlLang)}" data-theme="${escapeHtml(themeVariant)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${title} | ${siteTitle}`)}</title>
${stylesheets.map(({ path }) => `<link rel="stylesheet" href="${escapeHtml(path)}">`).join('\n')}
</head>
<body data-surface="paper">
<main style="display:grid;align-content:center;justify-items:start;gap:var(--space-5);min-block-size:100svh;padding:var(--space-section) var(--page-margin)">
<p style="font-weight:700">${escapeHtml(siteTitle)}</p>
<h1 style="max-inline-size:14ch;font-size:var(--type-h1);letter-spacing:-0.045em;line-height:0.95">${escapeHtml(title)}</h1>
<p style="max-inline-size:34ch;font:400 var(--type-lead)/1.4 var(--serif)">${escapeHtml(text)}</p>
<p><a href="" style="display:inline-block;min-block-size:var(--target);padding-block:var(--space-3);font-weight:700;color:inherit">${escapeHtml(closedAgain)}</a></p>
</main>
</body>
</html>
`
}
