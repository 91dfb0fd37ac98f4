import { type SiteConfig, toAbsoluteUrl } from '@lerret/model'
import { escapeHtml } from '../../platform/text/escape-html.ts'

/** Removes what neither XML nor a calendar may contain: control characters, except line breaks, and unpaired surrogates. */
export function removeUnsupportedCharacters(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '')
}

export const toOneLine = (text: string) => removeUnsupportedCharacters(text).replace(/\s+/g, ' ').trim()

export const escapeXml = (text: string) => escapeHtml(text).replaceAll("'", '&apos;')

/** The full URL of a path of the site. */
export const toSiteUrl = (path: string, { host }: SiteConfig) => toAbsoluteUrl(host, path)
