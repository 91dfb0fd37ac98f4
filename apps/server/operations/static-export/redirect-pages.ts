import { escapeHtml } from '../../platform/text/escape-html.ts'
import type { Release } from '../../publishing/releases/release.ts'
import { assertSafeName, type ExportedFile } from './exported-files.ts'

/** Creates a page for each redirect, which browsers and search engines follow on every host: plain files have no redirects. */
export function createRedirectPages(
  redirects: Release['redirects'],
  files: readonly ExportedFile[],
): { name: string; html: string }[] {
  const names = new Set(files.map(({ name }) => name))
  return redirects.flatMap(({ source, target }) => {
    const name = `${source.slice(1)}.html`
    assertSafeName(name)
    if (names.has(name)) return []
    names.add(name)
    return [{ name, html: toHtml(escapeHtml(target)) }]
  })
}

const toHtml = (target: string) => `<!doctype html>
<meta charset="utf-8">
<title>${target}</title>
<link rel="canonical" href="${target}">
<meta http-equiv="refresh" content="0; url=${target}">
<a href="${target}">${target}</a>
`
