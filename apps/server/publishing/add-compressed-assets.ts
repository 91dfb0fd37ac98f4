import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENCODINGS, encode } from './releases/encodings.ts'
import { hashBytes } from './releases/hashed-files.ts'
import { openReleaseStore } from './releases/release-store.ts'
import { isAssetOf } from './render/renderer.ts'
import { SITE_DIST } from './render/site-dist.ts'

/**
 * Puts quickly compressed copies of the scripts and stylesheets into the data folder of a test's house. Otherwise its server compresses
 * them as well as it can, which takes longer than the start.
 */
export async function addCompressedAssets(dataDir: string): Promise<void> {
  const store = openReleaseStore(join(dataDir, 'site'), { isDurable: false })
  const folder = join(SITE_DIST, 'assets')
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name) && isAssetOf(name, 'nn'))
  for (const name of names) {
    const bytes = await readFile(join(folder, name))
    for (const encoding of ENCODINGS)
      await store.writeEncoded(hashBytes(bytes), encoding, await encode(bytes, encoding, 'onDemand'))
  }
}
