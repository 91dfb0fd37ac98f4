import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SERVER = join(import.meta.dirname, '..', '..')

const FOLDERS = [
  dirname(fileURLToPath(import.meta.resolve('@lerret/model'))),
  dirname(fileURLToPath(import.meta.resolve('@lerret/page-engine'))),
  join(SERVER, 'content'),
  join(SERVER, 'publishing'),
  join(SERVER, 'text'),
]

/** Changes with the code that makes pages of content: pages made by other code are not taken over. */
export async function readCodeId(folders: readonly string[] = FOLDERS): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).filter(isCode).sort()
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name))))
    for (const [index, name] of names.entries()) {
      hash.update(name).update(texts[index] ?? '')
    }
  }
  // The library that cleans texts is named here, with its version.
  return hash.update(await readFile(join(SERVER, 'package.json'))).digest('hex')
}

const isCode = (name: string) =>
  name.endsWith('.ts') && !name.includes('node_modules') && !/\.test\.ts$|(^|[\\/])test-[^\\/]*$/.test(name)
