import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
let folder: string
/** A release with the real scripts, and a command that prints what it is given. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lerret-release-'))
  for (const each of ['scripts/release', 'node_modules/.bin', 'elsewhere'])
    await mkdir(join(folder, each), { recursive: true })
  await symlink(process.execPath, join(folder, 'node_modules', '.bin', 'node'))
  await copyFile(join(root, 'packaging', 'lerret'), join(folder, 'lerret'))
  await chmod(join(folder, 'lerret'), 0o755)
  await symlink(join(folder, 'lerret'), join(folder, 'elsewhere', 'lerret'))
  await copyFile(join(root, 'package.json'), join(folder, 'package.json'))
  for (const each of ['release/lerret.mjs', 'set-up.mjs'])
    await copyFile(join(root, 'scripts', each), join(folder, 'scripts', each))
  const print = 'console.log(JSON.stringify([process.argv.slice(2), process.env.INIT_CWD, process.cwd()]))'
  await writeFile(join(folder, 'scripts', 'command.mjs'), print)
  await writeFile(join(folder, 'scripts', 'start.mjs'), 'console.log("starts")')
})
afterAll(() => rm(folder, { recursive: true }))

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const cwd = join(folder, 'elsewhere')
    const env = { PATH: '/usr/bin:/bin' }
    execFile(join(cwd, 'lerret'), args, { cwd, env }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), out, errors }),
    )
  })

test('a release runs the commands of npm without npm, from any folder', async () => {
  const { out } = await run('backup', '--check', 'a file')
  expect(JSON.parse(out)).toEqual([['backup/backup', '--check', 'a file'], join(folder, 'elsewhere'), folder])
})

test('a release starts by itself', async () => {
  expect([(await run()).out, (await run('start')).out]).toEqual(['starts\n', 'starts\n'])
})

test('a command that a release does not have is refused with those that it has', async () => {
  const { code, errors } = await run('test')
  expect(code).toBe(2)
  expect(errors).toContain('There is no command "test"; there are start, publish,')
})
