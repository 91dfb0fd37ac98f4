// Prepares a checkout. This file runs before the packages are installed, on the Node that started npm: it is plain JavaScript for
// Node 20, without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Node 24, from the npm package `node`. */
export const projectNode = join(root, 'node_modules', '.bin', 'node')

const LOCK_FILE = join(root, 'package-lock.json')
const INSTALLED_MARKER = join(root, 'node_modules', '.lerret-installed')

/** The oldest Node that can install the packages; everything else runs on the project's own. */
const MIN_NODE = [20, 19]

/** Installs the packages when the lock file has changed since the last install. */
export async function installPackages() {
  const problem = describeOldNode(process.versions.node)
  if (problem) exitWith(problem)
  if (readIfExists(INSTALLED_MARKER) === fingerprint([LOCK_FILE])) return
  console.log('Installing packages …')
  await install()
}

/** Installs only what a server needs whose site is already built. */
export const installForServer = () =>
  install(['--omit=dev', '--workspace=apps/server', '--workspace=apps/checkout', '--include-workspace-root'])

async function install(args) {
  await cleanInstall(root, args)
  if (process.env.npm_config_ignore_scripts === 'true') await runInstallScripts()
  // An install can succeed without its programs. The marker would then hide that from the next start.
  const { status } = spawnSync(projectNode, ['--version'])
  if (status !== 0)
    exitWith(
      `The packages were installed, but ${projectNode} does not run. Remove the folder node_modules and start again; npm must be allowed to run install scripts and to install optional packages.`,
    )
  writeFileSync(INSTALLED_MARKER, fingerprint([LOCK_FILE]))
}

/** Returns the message for somebody whose Node is too old; undefined when it is not. */
export function describeOldNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const [minMajor, minMinor] = MIN_NODE
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return undefined
  return `Lerret needs Node ${MIN_NODE.join('.')} or newer to install itself, and this is Node ${version}. Nothing was installed. Newer ones are at https://nodejs.org.`
}

/** Installs the versions of a folder's lock file. Building needs the development packages too. */
export async function cleanInstall(folder, args = ['--include=dev']) {
  // Errors only: npm would warn about an older Node, which the packages never run on.
  await npm(['ci', ...args, '--loglevel=error', '--no-audit', '--no-fund'], folder)
}

/**
 * Runs the install scripts of the packages that need them, which are named in package.json, and of no others, for npm with `ignore-
 * scripts`.
 */
async function runInstallScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = Object.keys(allowScripts).filter((name) => existsSync(join(root, 'node_modules', name)))
  await npm(['rebuild', '--ignore-scripts=false', '--loglevel=error', ...packages], root)
}

function npm(args, cwd) {
  // npm sets this variable to its own path; it is missing when the script is run directly.
  const path = process.env.npm_execpath
  const [command, ...npmArgs] = path ? [process.execPath, path] : ['npm']
  return run(command, [...npmArgs, ...args], { cwd })
}

function exitWith(message) {
  console.error(message)
  process.exit(1)
}

/** Node's arguments for the settings file, whose variables count where the environment has none of the same name. */
export function settingsFileArguments() {
  const { SETTINGS_FILE } = process.env
  const file = resolve(root, SETTINGS_FILE || 'lerret.env')
  if (SETTINGS_FILE && !existsSync(file)) exitWith(`SETTINGS_FILE=${SETTINGS_FILE}: there is no such file.`)
  return existsSync(file) ? [`--env-file=${file}`] : []
}

/**
 * Lets the server trust the certificate authorities of the system beside those of Node. Node reads this variable from the environment
 * alone, not from the settings file; the programs that the server starts inherit it.
 */
export function trustSystemCertificates() {
  process.env.NODE_USE_SYSTEM_CA ??= '1'
}

/** The source folders of the code that renders pages. */
export const RENDERING_SOURCES = [
  'packages/model',
  'packages/page-engine',
  'packages/words',
  'apps/server/content',
  'apps/server/platform/files',
  'apps/server/publishing',
  'apps/server/platform/text',
]

/** Builds the public site's renderer and assets, the threads that run it, and the desk. */
export async function buildSite() {
  const browserPackages = ['packages/api', 'packages/model', 'packages/ui', 'packages/words']
  // None needs another, and none uses a core fully.
  await Promise.all([
    build('apps/site', [...browserPackages, 'apps/site'], 'Building the site …'),
    build('apps/server', RENDERING_SOURCES),
    build('apps/desk', [...browserPackages, 'apps/desk']),
  ])
  writeCommit()
}

/** Writes the commit that the version names. Without git, as in a release archive, the one that it was built from stays. */
export function writeCommit() {
  // A folder without git may lie in the checkout of something else.
  if (!existsSync(join(root, '.git'))) return
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const folder = join(root, 'apps', 'server', 'dist')
  const file = join(folder, 'commit')
  if (status !== 0 || readIfExists(file) === stdout) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, stdout)
}

/** Builds a folder with Vite when its sources have changed since the last build. */
export async function build(folder, sourceFolders, message) {
  const marker = join(root, folder, 'dist', '.built-from')
  const sources = sourceFolders.flatMap((source) => sourceFiles(join(root, source)))
  const settings = join(root, folder, 'vite.config.ts')
  const currentFingerprint = fingerprint([LOCK_FILE, settings, ...sources])
  if (readIfExists(marker) === currentFingerprint) return
  if (message) console.log(message)
  await run(projectNode, [
    join('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    folder,
    '--logLevel',
    'warn',
  ])
  writeFileSync(marker, currentFingerprint)
}

/** Runs a command. When it fails, this process exits with the same code; the command has printed the reason. */
export async function run(command, args, options = {}) {
  const code = await runForExitCode(command, args, options)
  if (code !== 0) process.exit(code)
}

/** Runs a command in the foreground and returns its exit code. Signals are left to the command. */
export function runForExitCode(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  const forwardSignal = (signal) => child.kill(signal)
  // Ctrl-C reaches the whole process group: the child ends, and this process must live to return its code.
  const ignore = () => {}
  process.on('SIGINT', ignore).on('SIGTERM', forwardSignal)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', ignore).off('SIGTERM', forwardSignal)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1))
    })
  })
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !name.includes('.test.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? sourceFiles(path) : [path]
    })
    .sort()
}

function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
