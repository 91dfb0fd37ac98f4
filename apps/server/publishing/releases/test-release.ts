import type { ShellData } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import { type Release, releaseIdOf } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** A site in production, at one address. */
export const OPEN: Release['hosting'] = {
  origin: 'https://fjordheim.example',
  aliases: [],
  isPublished: true,
  isIndexed: true,
}

/** A release of one page, with its file in the store. */
export async function givenRelease(text: string, store: ReleaseStore): Promise<Release> {
  const files = LayeredMap.fromObject({
    '/': { hash: await store.putFile(text), type: 'text/html', immutable: false },
  })
  const redirects: Release['redirects'] = []
  return {
    id: releaseIdOf({ files, redirects, hosting: OPEN }),
    hosting: OPEN,
    revision: 1,
    renderer: 'r',
    madeAt: '2026-11-20T11:00:00.000Z',
    staleAt: null,
    files,
    pages: new LayeredMap(),
    redirects,
    shell: {} as ShellData,
    frame: 'frame-1',
  }
}

/** A release in whichever order its files were made. */
export const plain = (release: Release) => ({
  ...release,
  files: Object.fromEntries(release.files),
  pages: Object.fromEntries(release.pages),
})
