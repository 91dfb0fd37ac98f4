// System programs that the tests need: finds them, and installs them where that is possible.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runForExitCode } from '../set-up.mjs'

/** The path in this environment variable, or of the first of these programs that exists. */
export function locate(variable, names, folders = []) {
  if (process.env[variable]) return process.env[variable]
  return [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Continuous integration counts a test that cannot run as a failure. */
export const isContinuousIntegration = () => !['', '0', 'false'].includes(process.env.CI ?? '')

export function canInstall() {
  const isDebian = existsSync('/etc/debian_version') && spawnSync('apt-get', ['--version']).status === 0
  return isDebian && process.getuid?.() === 0
}

/** Installs system packages, and returns whether that worked. */
export async function installPackage(...names) {
  if ((await runForExitCode('apt-get', ['update', '-qq'])) !== 0) return false
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  return (await runForExitCode('apt-get', args, options)) === 0
}
