import type { runtimeContracts } from '@lerret/api/contracts'
import { isReservedPath, parsePath } from '@lerret/model'
import type { z } from 'zod'
import { type PolicyDirective, toDirective } from './directives.ts'

/** The refusal of a browser, without anything about its visitor. */
export interface PolicyRefusal {
  directive: PolicyDirective
  /** The path of a page of the site, or the first segment of one of the server's own pages; null for any other. */
  page: string | null
  /** The origin of what was refused, or a word such as `inline` or `trusted-types-sink`. */
  blocked: string | null
  /** The file that asked for it: a path among the site's own assets, or an origin. */
  source: string | null
}

interface House {
  /** The hosts that this house has pages at. */
  hosts: readonly (string | undefined)[]
  hasPage(path: string): boolean
}

/** The refusals in the body of a call that concern pages of the house. What extensions of the browser do is left out. */
export function readReport(
  body: z.infer<typeof runtimeContracts.policyReports.schema.body>,
  house: House,
): PolicyRefusal[] {
  const violations = Array.isArray(body)
    ? body.flatMap((report) => ('body' in report ? [report.body] : []))
    : [fromCspReport(body['csp-report'])]
  return violations.flatMap(({ documentURL, effectiveDirective, blockedURL, sourceFile }) => {
    const document = URL.parse(documentURL)
    if (!document || !house.hosts.includes(document.host)) return []
    if ([blockedURL, sourceFile].some((text) => BROWSER_EXTENSION.test(text ?? ''))) return []
    return [
      {
        directive: toDirective(effectiveDirective),
        page: toPage(document, house),
        blocked: toPlace(blockedURL, house),
        source: toPlace(sourceFile, house),
      },
    ]
  })
}

type CspReport = Extract<
  z.infer<typeof runtimeContracts.policyReports.schema.body>,
  { 'csp-report': unknown }
>

const fromCspReport = (report: CspReport['csp-report']) => ({
  documentURL: report['document-uri'],
  effectiveDirective: report['effective-directive'] ?? report['violated-directive'] ?? '',
  blockedURL: report['blocked-uri'],
  sourceFile: report['source-file'],
})

/** The scheme of an extension, with or without an address behind it: browsers may report the scheme alone. */
const BROWSER_EXTENSION = /^(?:chrome-extension|moz-extension|ms-browser-extension|safari-[\w-]+)(?::|$)/i

/** Other paths may have names and ids in them, or be invented. */
function toPage({ pathname }: URL, { hasPage }: House): string | null {
  const path = parsePath(pathname)
  if (path === null) return null
  if (hasPage(path)) return path
  return isReservedPath(path) ? `/${path.split('/')[1]}` : null
}

const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink']
const OWN_ASSET = /^\/(?:redaksjon\/)?assets\/[\w.-]{1,100}$/
const MAX_ORIGIN_LENGTH = 100

function toPlace(reported: string | null | undefined, house: House): string | null {
  const url = URL.parse(reported ?? '')
  if (!url) return KEYWORDS.find((keyword) => keyword === reported) ?? null
  if (house.hosts.includes(url.host)) return OWN_ASSET.test(url.pathname) ? url.pathname : toPage(url, house)
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, MAX_ORIGIN_LENGTH)
}
