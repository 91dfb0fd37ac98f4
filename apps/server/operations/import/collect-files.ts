import type { PreparedHtml } from './html/prepare-html.ts'
import { listFiles } from './html/rewrite-html.ts'
import { fileKey } from './import-media.ts'
import { isOwnAddress, type OldDocument, type OldMedia, type OldSite } from './old-site.ts'

/** All files to import by their key: the old site's library, and what texts show or link to besides. */
export function collectFiles(
  { source, media, documents }: OldSite,
  prepared: ReadonlyMap<OldDocument, PreparedHtml>,
): Map<string, OldMedia> {
  const files = new Map<string, OldMedia>()
  for (const each of media)
    if (each.files.length > 0) files.set(fileKey(each.files.at(-1) ?? '', source), each)
  for (const document of documents) {
    const { picture, address } = document
    const { pictures, linked } = listFiles(prepared.get(document)?.html ?? '', address)
    const own = linked.filter((link) => isOwnAddress(link, source))
    for (const file of [...(picture ? [picture] : []), ...pictures, ...own]) {
      const key = fileKey(file, source)
      if (!files.has(key))
        files.set(key, { id: '', files: listFileAddresses(file), alt: '', title: '', addresses: [file] })
    }
  }
  return files
}

/** A picture that is only known from a text: its original, which may no longer be there, then itself. */
const listFileAddresses = (address: string) => [
  ...new Set([address.replace(/-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/, ''), address]),
]
