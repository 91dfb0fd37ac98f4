// Programs of the system that tests need: where they are, and how they are had on a machine that is ours to install on.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitCodeOf } from './set-up.mjs'

/** The path in this variable of the environment, or of the first of these programs that there is. */
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

/** Whether tests are run for everybody, as continuous integration does: then what cannot be run is a failure. */
export const isForEverybody = () => !['', '0', 'false'].includes(process.env.CI ?? '')

export function canInstall() {
  const isDebian = existsSync('/etc/debian_version') && spawnSync('apt-get', ['--version']).status === 0
  return isDebian && process.getuid?.() === 0
}

/** Installs packages of the system, and says whether that worked. */
export async function installPackage(...names) {
  if ((await exitCodeOf('apt-get', ['update', '-qq'])) !== 0) return false
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  return (await exitCodeOf('apt-get', args, options)) === 0
}
