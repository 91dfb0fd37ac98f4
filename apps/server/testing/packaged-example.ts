import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const PACKAGING = join(import.meta.dirname, '..', '..', '..', 'packaging')

/** Reads an example of a configuration and changes where things are. Throws where it no longer has what is to be replaced. */
export async function readExample(name: string, replacements: [string, string][]): Promise<string> {
  const text = await readFile(join(PACKAGING, name), 'utf8')
  for (const [from] of replacements) if (!text.includes(from)) throw new Error(`The example lacks "${from}".`)
  return replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text)
}
