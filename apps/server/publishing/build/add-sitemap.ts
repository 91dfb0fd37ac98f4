import { articlePath, sitemapPath } from '@lerret/model'
import type { SmallFeedInput } from '../feeds/feed-files.ts'
import { entryAt, indexFile, listPages, partFile } from '../feeds/sitemap.ts'
import { type Parts, partsByName, redivide } from '../feeds/sitemap-partition.ts'
import { comeAndGone } from '../releases/release.ts'
import type { FileKeeper } from '../releases/release-store.ts'
import type { Basis } from './baseline.ts'
import { addFile, type Draft, setFile, sitemapOf } from './release-draft.ts'

interface SitemapInput extends SmallFeedInput {
  basis: Basis | null
  store: FileKeeper
}

/** Puts the list of pages into the draft. Of its parts, those that no change is in are taken over. */
export function addSitemap(draft: Draft, input: SitemapInput) {
  const { basis, store, site } = input
  const before = basis && knownParts(basis)
  const after = before ? partsAfter(before, basis, draft, input) : listPages(input)
  draft.sitemap = after
  if (!after) return
  const former = before && partsByName(before)
  const parts = partsByName(after)
  for (const [name, part] of parts) {
    const file = former?.get(name) === part && basis?.release.files.get(sitemapPath(name))
    if (file) setFile(draft, sitemapPath(name), file)
    else add(partFile(name, part))
  }
  if (parts.size > 1) add(indexFile([...parts.keys()], site))

  function add({ path, type, body }: ReturnType<typeof partFile>) {
    addFile(draft, store, path, body, { type })
  }
}

/** The list of the release that is built on, where it may hold. The house itself says whether there is one, and at which address. */
function knownParts({ release, changes }: Basis): Parts | null {
  return changes.some(({ kind }) => kind === 'site') ? null : sitemapOf(release)
}

function partsAfter(before: Parts, { release, changes }: Basis, draft: Draft, input: SitemapInput): Parts {
  const paths = comeAndGone(release.pages, draft.pages)
  for (const change of changes) {
    if (change.kind !== 'article') continue
    for (const article of [change.before, change.after]) if (article) paths.add(articlePath(article))
  }
  return redivide(before, new Map(Array.from(paths, (path) => [path, entryAt(path, input)])))
}
