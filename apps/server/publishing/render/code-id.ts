import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SERVER = join(import.meta.dirname, '..', '..')

const RENDERING_FOLDERS = [
  dirname(fileURLToPath(import.meta.resolve('@lerret/model'))),
  dirname(fileURLToPath(import.meta.resolve('@lerret/page-engine'))),
  join(SERVER, 'content'),
  join(SERVER, 'publishing'),
  join(SERVER, 'platform', 'text'),
]

/** Changes with the code that renders content into pages: pages rendered by other code are not reused. */
export async function readCodeId(folders: readonly string[] = RENDERING_FOLDERS): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).filter(isCode).sort()
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name))))
    for (const [index, name] of names.entries()) {
      hash.update(name).update(texts[index] ?? '')
    }
  }
  // Contains the version of the library that sanitizes HTML.
  return hash.update(await readFile(join(SERVER, 'package.json'))).digest('hex')
}

const isCode = (name: string) =>
  name.endsWith('.ts') && !name.includes('node_modules') && !/\.test\.ts$|(^|[\\/])test-[^\\/]*$/.test(name)
