import { contentTypeOf } from './content-type.ts'
import type { Release, ReleaseFile } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** A release while it is being made. */
export interface Draft {
  files: Release['files']
  pages: Release['pages']
  /** Files that are on their way to the disk, side by side: each alone waits for it as long as all together. */
  writes: Promise<void>[]
}

export const emptyDraft = (): Draft => ({ files: {}, pages: {}, writes: [] })

type FileDetails = Partial<Pick<ReleaseFile, 'type' | 'immutable'>>

export function addFile(
  draft: Draft,
  store: ReleaseStore,
  path: string,
  bytes: string | Uint8Array,
  { type = contentTypeOf(path), immutable = false }: FileDetails = {},
) {
  draft.files[path] = { hash: keepBytes(draft, store, bytes), type, immutable }
}

/** Keeps bytes for the release, and gives their hash. */
export function keepBytes(draft: Draft, store: ReleaseStore, bytes: string | Uint8Array): string {
  const { hash, written } = store.put(bytes)
  // Whoever waits for all of them is told; until then nobody needs to know.
  written.catch(() => {})
  draft.writes.push(written)
  return hash
}

/** When all that the draft has is written; a file that could not be is an error. */
export async function settled(draft: Draft): Promise<void> {
  await Promise.all(draft.writes.splice(0))
}

/** Takes files over from an earlier release. Their bytes are not looked at. */
export function takeFiles(draft: Draft, from: Pick<Release, 'files'>, paths: readonly string[]) {
  for (const path of paths) {
    const file = from.files[path]
    if (file) draft.files[path] = file
  }
}
