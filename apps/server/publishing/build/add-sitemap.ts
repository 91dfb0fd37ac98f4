import { articlePath, isSiteKind, sitemapPath } from '@lerret/model'
import type { SmallFeedInput } from '../feeds/feed-files.ts'
import { createIndexFile, createSectionFile, findEntry, partitionPages } from '../feeds/sitemap.ts'
import { listSections, type SitemapPartition, updatePartition } from '../feeds/sitemap-partition.ts'
import { findAddedOrRemovedPages } from '../releases/release.ts'
import type { ReleaseFileStore } from '../releases/release-store.ts'
import type { Baseline } from './baseline.ts'
import { addFile, getSitemap, type ReleaseDraft, setFile } from './release-draft.ts'

interface SitemapInput extends SmallFeedInput {
  baseline: Baseline | null
  store: ReleaseFileStore
}

/** Adds the sitemap. Files of sections without a change are reused. */
export function addSitemap(draft: ReleaseDraft, input: SitemapInput) {
  const { baseline, store, site } = input
  const previous = baseline && findReusablePartition(baseline, draft)
  const partition = previous ? applyChanges(previous, baseline, draft, input) : partitionPages(input)
  draft.sitemap = partition
  if (!partition) return
  const previousSections = previous && listSections(previous)
  const sections = listSections(partition)
  for (const [name, section] of sections) {
    const isSame = previousSections?.get(name) === section
    const file = isSame && baseline?.release.files.get(sitemapPath(name))
    if (file) setFile(draft, sitemapPath(name), file)
    else add(createSectionFile(name, section))
  }
  if (sections.size > 1) add(createIndexFile([...sections.keys()], site))

  function add({ path, type, body }: ReturnType<typeof createSectionFile>) {
    addFile(draft, store, path, body, { type })
  }
}

/**
 * The baseline's partition. A changed site may change every URL, or whether there is a sitemap at all. A page in several languages is in
 * the entries of all of them.
 */
function findReusablePartition({ release, changes }: Baseline, draft: ReleaseDraft): SitemapPartition | null {
  if (changes.some(({ kind }) => isSiteKind(kind) || kind === 'translation')) return null
  if (release.translatedShells && findAddedOrRemovedPages(release.pages, draft.pages).size > 0) return null
  return getSitemap(release)
}

function applyChanges(
  previous: SitemapPartition,
  { release, changes }: Baseline,
  draft: ReleaseDraft,
  input: SitemapInput,
): SitemapPartition {
  const paths = findAddedOrRemovedPages(release.pages, draft.pages)
  for (const change of changes) {
    if (change.kind !== 'article') continue
    for (const article of [change.before, change.after]) if (article) paths.add(articlePath(article))
  }
  return updatePartition(previous, new Map(Array.from(paths, (path) => [path, findEntry(path, input)])))
}
