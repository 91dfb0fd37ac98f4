import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSecret } from './secrets.ts'

const root = await mkdtemp(join(tmpdir(), 'lerret-secrets-'))
const folder = join(root, 'secrets')
afterAll(() => rm(root, { recursive: true }))

test('a secret is made once, also by two at the same time, for the server alone', async () => {
  const made = await Promise.all([readSecret(folder, 'accounts'), readSecret(folder, 'accounts')])
  expect(made[0]).toMatch(/^[\w-]{43}$/)
  expect(made[1]).toBe(made[0])
  expect(await readSecret(folder, 'accounts')).toBe(made[0])
  expect(await readSecret(folder, 'other')).not.toBe(made[0])
  expect((await stat(join(folder, 'accounts'))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await readdir(folder)).sort()).toEqual(['accounts', 'other'])
})

test('the one that the operator gives is taken, and kept nowhere', async () => {
  expect(await readSecret(folder, 'given', 'frå miljøet')).toBe('frå miljøet')
  expect(await readdir(folder)).not.toContain('given')
})
