import { addressOn, type SiteConfig } from '@lerret/model'

/** Text without what neither XML nor a calendar can carry: control characters and halves of characters. Line breaks stay. */
export function carriable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '')
}

export const oneLine = (text: string) => carriable(text).replace(/\s+/g, ' ').trim()

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string)

/** The address of a path on the site, as others write it. */
export const addressOf = (path: string, { host }: SiteConfig) => addressOn(host, path)
