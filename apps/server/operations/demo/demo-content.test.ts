import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { refreshDemoContent } from './demo-content.ts'

const db = await givenDatabase()

const refresh = (folder: string, today = '2026-11-20') =>
  refreshDemoContent(db, {
    today,
    host: 'http://fjordheim.example',
    checkoutHost: 'http://billettluka.example',
    pictures: join(folder, 'media'),
    programme: join(folder, 'programme.json'),
  })

test('a demo house that was copied to another folder is generated again only for another day', async () => {
  const root = await givenFolder()
  const [first, copy] = [join(root, 'first'), join(root, 'copy')]
  expect(await refresh(first)).toBeGreaterThan(100)
  await cp(first, copy, { recursive: true })
  const [name = ''] = await readdir(join(copy, 'media'))
  const picture = join(copy, 'media', name)
  await writeFile(picture, 'not drawn again')

  expect(await refresh(copy)).toBe(0)
  expect(await readFile(picture, 'utf8')).toBe('not drawn again')
  expect(await refresh(copy, '2026-11-21')).toBeGreaterThan(0)
  expect(await readFile(picture, 'utf8')).toContain('<svg')
})
