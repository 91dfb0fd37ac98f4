import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The migrations of a later Lerret: a copy of ours with one more. */
export async function copyMigrationsWith(statement: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-migrations-'))
  await cp(join(import.meta.dirname, 'migrations'), folder, { recursive: true })
  await addMigration(folder, statement)
  return folder
}

export async function addMigration(folder: string, statement: string): Promise<void> {
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string; when: number }[] }
  const [last] = journal.entries.slice(-1)
  journal.entries.push({ tag: 'added', when: (last?.when ?? 0) + 1 })
  await writeFile(file, JSON.stringify(journal))
  await writeFile(join(folder, 'added.sql'), statement)
}
