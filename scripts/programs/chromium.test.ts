import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'

let folder: string | undefined
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true })
  folder = undefined
})

/** Runs one of the functions on a machine that has only these programs. */
async function findWith(programs: string[], name: 'findChromium' | 'findHeadlessChromium', env = {}) {
  folder = await mkdtemp(join(tmpdir(), 'lerret-chromium-'))
  for (const program of programs) await writeFile(join(folder, program), '', { mode: 0o755 })
  const script = `
    const chromium = await import(${JSON.stringify(join(import.meta.dirname, 'chromium.mjs'))})
    console.log(await chromium.${name}())`
  const args = ['--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: folder, ...env } })
  return stdout.trim().replace(`${folder}/`, '')
}

test('tests run in the headless shell where there is one, and in Chromium elsewhere', async () => {
  expect(await findWith(['chromium', 'chromium-headless-shell'], 'findHeadlessChromium')).toBe(
    'chromium-headless-shell',
  )
  expect(await findWith(['chromium'], 'findHeadlessChromium')).toBe('chromium')
})

test('benches measure the browser that visitors have', async () => {
  expect(await findWith(['chromium', 'chromium-headless-shell'], 'findChromium')).toBe('chromium')
})

test('a chosen browser is used everywhere', async () => {
  const env = { CHROMIUM: '/opt/chrome' }
  expect(await findWith(['chromium-headless-shell'], 'findHeadlessChromium', env)).toBe('/opt/chrome')
  expect(await findWith(['chromium'], 'findChromium', env)).toBe('/opt/chrome')
})
