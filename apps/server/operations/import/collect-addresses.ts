import { toHref } from '@lerret/model'
import type { Database } from '../../platform/db/connection.ts'
import { normalizeAddress } from '../../visitors/old-addresses/normalize-address.ts'
import { isFileAddress } from '../../visitors/old-addresses/picture-names.ts'
import type { AddressTarget } from '../../visitors/old-addresses/store.ts'
import { findArchiveTargets } from './addresses/list-pages.ts'
import type { ImportedMedia } from './import-media.ts'
import { isOwnAddress, type OldDocument, type OldMedia, type OldSite } from './old-site.ts'
import type { PlannedRecord } from './records/plan-records.ts'

/** The new hrefs of documents by their old addresses. */
export function listLinks(
  { documents }: OldSite,
  plans: ReadonlyMap<OldDocument, PlannedRecord>,
): Map<string, string> {
  const links = new Map<string, string>()
  for (const document of documents) {
    const path = plans.get(document)?.path
    if (!path) continue
    for (const address of [document.address, ...document.otherAddresses]) {
      const normalized = normalizeAddress(address)
      if (normalized !== null && normalized !== '/') links.set(normalized, toHref(path))
    }
  }
  return links
}

/** Collects where every address of the old site leads. The first that claims an address has it. */
export async function collectAddresses(
  db: Database,
  {
    site,
    plans,
    media,
    files,
  }: {
    site: OldSite
    plans: ReadonlyMap<OldDocument, PlannedRecord>
    media: ReadonlyMap<string, ImportedMedia>
    files: ReadonlyMap<string, OldMedia>
  },
): Promise<Map<string, AddressTarget>> {
  const addresses = new Map<string, AddressTarget>()
  const add = (address: string, target: AddressTarget) => {
    const normalized = normalizeAddress(address)
    if (normalized !== null && normalized !== '/' && !addresses.has(normalized))
      addresses.set(normalized, target)
  }
  for (const document of site.documents) {
    const { kind, id, path } = plans.get(document) as PlannedRecord
    const target = path === null ? {} : { recordKind: kind, recordId: id }
    for (const address of [document.address, ...document.otherAddresses]) add(address, target)
  }
  for (const [key, { addresses: known }] of files) {
    const file = media.get(key)
    const target = file ? { recordKind: file.kind, recordId: file.id } : {}
    // The page that the old site had for a file is none without the file.
    for (const address of known.filter((each) => file !== undefined || isFileAddress(each)))
      if (isOwnAddress(address, site.source)) add(address, target)
  }
  const archiveTargets = await findArchiveTargets(db)
  for (const { address, leadsTo } of site.archives) {
    const target = leadsTo && archiveTargets[leadsTo]
    if (isOwnAddress(address, site.source)) add(address, target ? { target } : {})
  }
  return addresses
}
