import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Fetch } from '../../../../platform/outbound/fetch.ts'
import { decodeText } from '../../../../platform/text/decode-text.ts'
import { normalizeAddress } from '../../../../visitors/old-addresses/normalize-address.ts'
import { isOwnAddress, type OldSite } from '../../old-site.ts'
import type { SitemapEntry } from '../sitemap.ts'
import type { PageToRead } from './page-documents.ts'

/** Fetches a page. Null for what is no page of this site: it is added to its files, its addresses or its failures. */
export async function fetchPage(
  fetch: Fetch,
  { address, changedAt }: SitemapEntry,
  site: OldSite,
): Promise<PageToRead | null> {
  const reply = await fetch(address).catch((error) => {
    if (!(error instanceof AppError)) throw error
    return error
  })
  if (reply instanceof AppError || !reply.ok) {
    const reason = reply instanceof AppError ? reply.message : `The old site answers ${reply.status}.`
    site.failures.push({ address, reason })
    site.archives.push({ address, leadsTo: null })
    return null
  }
  const type = reply.headers.get('content-type') ?? ''
  if (!isOwnAddress(reply.url, site.source)) {
    // A page that has moved to another site is not imported.
    site.archives.push({ address, leadsTo: null })
    return null
  }
  if (normalizeAddress(reply.url) === '/') {
    site.archives.push({ address, leadsTo: 'front' })
    return null
  }
  if (!/html/i.test(type)) {
    site.media.push({ id: '', files: [reply.url], alt: '', title: '', addresses: [address, reply.url] })
    return null
  }
  return {
    html: decodePage(new Uint8Array(await reply.arrayBuffer()), type),
    address: reply.url,
    otherAddresses: reply.url === address ? [] : [address],
    changedAt,
  }
}

const START_BYTES = 2000

/** The text of a page, in the encoding that its header or its own beginning names. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const start = Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1')
  const declared =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType) ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start) ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(start)
  return decodeText(bytes, declared?.[1])
}
