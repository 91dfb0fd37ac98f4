import type { ShellData } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import { computeReleaseId, type Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The hosting of a published site without aliases. */
export const OPEN_HOSTING: Release['hosting'] = {
  origin: 'https://fjordheim.example',
  aliases: [],
  isPublished: true,
  isIndexed: true,
}

/** A release of one page, with its file in the store. */
export async function givenRelease(text: string, store: ReleaseStore): Promise<Release> {
  const files = LayeredMap.fromObject({
    '/': { hash: await store.writeFile(text), type: 'text/html', immutable: false },
  })
  const redirects: Release['redirects'] = []
  return {
    id: computeReleaseId({ files, redirects, hosting: OPEN_HOSTING }),
    hosting: OPEN_HOSTING,
    revision: 1,
    renderer: 'r',
    madeAt: '2026-11-20T11:00:00.000Z',
    staleAt: null,
    files,
    pages: new LayeredMap(),
    redirects,
    shell: {} as ShellData,
    frame: 'frame-1',
    cache: {},
  }
}

/** A release with plain objects, to compare releases regardless of the order of their files. */
export const toPlainRelease = ({ cache: _, ...release }: Release) => ({
  ...release,
  files: Object.fromEntries(release.files),
  pages: Object.fromEntries(release.pages),
})
