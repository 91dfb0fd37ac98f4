import { type SiteConfig, toAbsoluteUrl } from '@lerret/model'
import { escapeHtml } from '../../text/escape-html.ts'

/** Text without what neither XML nor a calendar can carry: control characters and halves of characters. Line breaks stay. */
export function carriable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '')
}

export const oneLine = (text: string) => carriable(text).replace(/\s+/g, ' ').trim()

export const escapeXml = (text: string) => escapeHtml(text).replaceAll("'", '&apos;')

/** The address of a path on the site, as others write it. */
export const addressOf = (path: string, { host }: SiteConfig) => toAbsoluteUrl(host, path)
