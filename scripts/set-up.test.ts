import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
// @ts-expect-error: plain JavaScript for the Node that starts npm
import { describeOldNode, projectNode, settingsFileArguments } from './set-up.mjs'

const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'lerret-set-up-'))
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['18.20.8', false],
  ['20.11.1', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['24.21.0', true],
])('Node %s can install Lerret: %s', (version, isNewEnough) => {
  const problem = describeOldNode(version)
  if (isNewEnough) expect(problem).toBeUndefined()
  else expect(problem).toContain(`and this is Node ${version}. Nothing was installed.`)
})

test('an install without its programs is not taken for a finished one', async () => {
  const { code, stderr } = await startWithNpm('exit 0')
  expect(code).toBe(1)
  expect(stderr).toMatch(/node does not run\. Remove the folder node_modules and start again/)
  await expect(readFile(join(folder, 'node_modules', '.lerret-installed'))).rejects.toThrow('ENOENT')
})

test('with install scripts switched off, those of the named packages run, and development packages are installed', async () => {
  await mkdir(join(folder, 'node_modules', 'esbuild'), { recursive: true })
  const log = join(folder, 'npm.log')
  await startWithNpm(`echo "$@" >> ${log}`, { npm_config_ignore_scripts: 'true', NODE_ENV: 'production' })
  const [install, rebuild] = (await readFile(log, 'utf8')).split('\n')
  expect(install).toMatch(/^ci --include=dev /)
  expect(rebuild).toBe('rebuild --ignore-scripts=false --loglevel=error esbuild')
})

test('a build writes its commit, which a copy without git keeps', async () => {
  await cp(join(root, 'scripts', 'set-up.mjs'), join(folder, 'scripts', 'set-up.mjs'))
  const run = (command: string, ...args: string[]) => promisify(execFile)(command, args, { cwd: folder })
  const script = `(await import('./scripts/set-up.mjs')).writeCommit()`
  const readCommit = async () => {
    await run(process.execPath, '--input-type=module', '-e', script)
    return readFile(join(folder, 'apps', 'server', 'dist', 'commit'), 'utf8')
  }
  await run('git', 'init', '--quiet')
  const author = ['-c', 'user.name=Kari', '-c', 'user.email=kari@hus.example']
  await run('git', ...author, 'commit', '--quiet', '--allow-empty', '--message', 'Fyrste')
  const { stdout: commit } = await run('git', 'rev-parse', 'HEAD')
  expect(commit).toMatch(new RegExp(`^${(await readCommit()).trim()}`))
  await rm(join(folder, '.git'), { recursive: true })
  expect(await readCommit()).toHaveLength(11)
})

test('commands read the settings file, and the environment counts first', async () => {
  const file = join(folder, 'house.env')
  await writeFile(file, 'PORT=8080\nDATA_DIR=/srv/house\n')
  vi.stubEnv('SETTINGS_FILE', file)
  const script = 'console.log(process.env.PORT, process.env.DATA_DIR)'
  const { stdout } = await promisify(execFile)(projectNode, [...settingsFileArguments(), '-e', script], {
    env: { PATH: process.env.PATH, PORT: '9090' },
  })
  expect(stdout).toBe('9090 /srv/house\n')
  vi.unstubAllEnvs()
})

/** Runs the set-up of a bare checkout, with a stand-in for npm. */
async function startWithNpm(npmScript: string, env: NodeJS.ProcessEnv = {}) {
  await cp(join(root, 'scripts', 'set-up.mjs'), join(folder, 'scripts', 'set-up.mjs'))
  for (const name of ['package.json', 'package-lock.json']) await cp(join(root, name), join(folder, name))
  await mkdir(join(folder, 'bin'), { recursive: true })
  await writeFile(join(folder, 'bin', 'npm'), `#!/bin/sh\n${npmScript}\n`, { mode: 0o755 })
  const { npm_execpath, ...inherited } = process.env
  const script = `await (await import('./scripts/set-up.mjs')).installPackages()`
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { ...inherited, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, ...env },
  }).then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: number; stderr: string }) => error,
  )
}
