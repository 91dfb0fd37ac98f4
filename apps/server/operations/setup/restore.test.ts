import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { person } from '../../members/accounts/table.ts'
import { givenDesk } from '../../staff/test-staff.ts'
import { givenHouse, readAllRows } from '../backup/test-house.ts'
import { writeBackup } from '../backup/write-backup.ts'

const earlier = await givenHouse()
const backup = join(earlier.dataDir, 'house.tar.zst')
await writeBackup(
  { ...earlier, secretsKey: { passphrase: 'blåbær på fjellet', workFactor: 2 }, now: () => new Date() },
  backup,
)
const desk = await givenDesk()
const dataDir = join(desk.originals, '..')
const code = await desk.setupCode.read()

async function restore(fields: Record<string, string>, file: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([file]), 'house.tar.zst')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  desk.resetLimits()
  const reply = await desk.app.inject({
    method: 'POST',
    url: '/redaksjon/api/setup/restore',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return reply.statusCode === 200 ? 'restored' : reply.json().error.code
}

test('who has the code of an empty house restores a backup into it, which ends the set-up', async () => {
  const file = await readFile(backup)
  const passphrase = 'blåbær på fjellet'
  expect(await restore({ code: 'tull', passphrase }, file)).toBe('setup_code_wrong')
  expect(await restore({ passphrase }, file)).toBe('setup_code_wrong')
  expect(await restore({ code }, file)).toBe('backup_secrets_locked')
  expect(await restore({ code, passphrase: 'multer på myra' }, file)).toBe('backup_secrets_locked')
  expect(await restore({ code, passphrase }, file.subarray(0, file.length / 2))).toBe('backup_invalid')
  expect(await restore({ code, passphrase }, Buffer.from('Kjære hus'))).toBe('backup_invalid')
  expect(await desk.db.select().from(person)).toEqual([])
  expect((await desk.send('GET', 'setup')).json()).toEqual({ isWaiting: true })
  expect(desk.restarts).toBe(0)

  expect(await restore({ code, passphrase }, file)).toBe('restored')
  const { session: _, ...rows } = await readAllRows(earlier.pool)
  expect(await readAllRows(desk.pool)).toMatchObject(rows)
  expect(await readFile(join(dataDir, 'secrets', 'accounts'), 'utf8')).toBe('ein løyndom\n')
  expect(await readdir(join(dataDir, 'media'))).toContain('tom.txt')
  expect((await readdir(dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([])
  expect(desk.restarts).toBe(1)
  expect(await restore({ code, passphrase }, file)).toBe('setup_closed')
})
