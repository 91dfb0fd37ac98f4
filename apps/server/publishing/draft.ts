import { contentTypeOf } from './content-type.ts'
import type { Release, ReleaseFile } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** A release while it is being made. */
export interface Draft {
  files: Release['files']
  pages: Release['pages']
}

type FileDetails = Partial<Pick<ReleaseFile, 'type' | 'immutable'>>

export async function addFile(
  draft: Draft,
  store: ReleaseStore,
  path: string,
  bytes: string | Uint8Array,
  { type = contentTypeOf(path), immutable = false }: FileDetails = {},
) {
  draft.files[path] = { hash: await store.putFile(bytes), type, immutable }
}

/** Takes files over from an earlier release. Their bytes are not looked at. */
export function takeFiles(draft: Draft, from: Pick<Release, 'files'>, paths: readonly string[]) {
  for (const path of paths) {
    const file = from.files[path]
    if (file) draft.files[path] = file
  }
}
