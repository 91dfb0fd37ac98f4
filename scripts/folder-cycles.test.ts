import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkFolderCycles } from './folder-cycles.ts'

const SOURCES = {
  'apps/server/app.ts': "import { registerClub } from './club/routes.ts'",
  'apps/server/club/routes.ts': "import { readItems } from './store.ts'",
  'apps/server/club/store.ts': "import type { Queryable } from '../db/connection.ts'",
  'apps/server/club/routes.test.ts': "import { buildApp } from '../app.ts'",
  'apps/server/db/connection.ts': "import { start } from './embedded/start.ts'",
  'apps/server/db/embedded/start-postgres.ts': 'export const start = () => {}',
  'packages/ui/index.ts': "export { Page } from './blocks/Page.tsx'",
  'packages/ui/blocks/Page.tsx': "import { words } from '../words.ts'",
}

async function givenRepository(changes: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-folders-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries({ ...SOURCES, ...changes })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

test('folders that import one way are fine, whatever their tests import', async () => {
  const repository = await givenRepository()
  expect(() => checkFolderCycles(repository, [])).not.toThrow()
})

test.each([
  ['a type', "import type { Club } from '../club/store.ts'"],
  ['a module that is loaded later', "const { open } = await import('../club/store.ts')"],
  ['a module for what it does when it is loaded', "import '../club/store.ts'"],
  ['names over several lines', "import {\n  open,\n  close,\n} from '../club/store.ts'"],
])('two folders that import each other are found, also when it is %s', async (_, line) => {
  const repository = await givenRepository({ 'apps/server/db/columns.ts': line })
  expect(() => checkFolderCycles(repository, [])).toThrow(
    'apps/server/club, apps/server/db\n' +
      '  apps/server/club/store.ts -> apps/server/db/connection.ts\n' +
      '  apps/server/db/columns.ts -> apps/server/club/store.ts',
  )
})

test('a cycle over three folders is found', async () => {
  const repository = await givenRepository({
    'apps/server/db/columns.ts': "export * from '../text/escape.ts'",
    'apps/server/text/escape.ts': "export * from '../club/store.ts'",
  })
  expect(() => checkFolderCycles(repository, [])).toThrow(
    'apps/server/club, apps/server/db, apps/server/text',
  )
})

test('a folder that imports the file that assembles it is found', async () => {
  const repository = await givenRepository({ 'apps/server/club/rules.ts': "import { App } from '../app.ts'" })
  expect(() => checkFolderCycles(repository, [])).toThrow('apps/server/app.ts, apps/server/club')
})

test('every folder may import the type of the house, which names types of features', async () => {
  const repository = await givenRepository({
    'apps/server/house/house.ts': "import type { Club } from '../club/store.ts'",
    'apps/server/club/routes.ts': "import type { House } from '../house/house.ts'",
  })
  expect(() => checkFolderCycles(repository, [])).not.toThrow()
})

test('folders inside a folder are compared too', async () => {
  const repository = await givenRepository({
    'apps/server/db/embedded/system-user.ts': "import { open } from '../connection.ts'",
  })
  expect(() => checkFolderCycles(repository, [])).toThrow(
    'apps/server/db/connection.ts, apps/server/db/embedded',
  )
})

test('an exception allows the import it names, and no other', async () => {
  const exception: [string, string] = ['apps/server/db/columns.ts', 'apps/server/club/store.ts']
  const line = "import '../club/store.ts'"
  const repository = await givenRepository({ 'apps/server/db/columns.ts': line })
  expect(() => checkFolderCycles(repository, [exception])).not.toThrow()
  await writeFile(join(repository, 'apps/server/db/locks.ts'), line)
  expect(() => checkFolderCycles(repository, [exception])).toThrow('apps/server/db/locks.ts')
})

test('an exception that no import needs any more is to be removed', async () => {
  const repository = await givenRepository()
  expect(() => checkFolderCycles(repository, [['apps/server/db', 'apps/server/club']])).toThrow(
    'No import needs this exception any more: apps/server/db -> apps/server/club',
  )
})
