// Brings a checkout to where the project's own Node can run it. This file runs before the packages are installed, on
// whatever Node started npm: plain JavaScript, nothing but what Node 20 has.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Node 24, from the npm package `node`. */
export const projectNode = join(root, 'node_modules', '.bin', 'node')

/** Installs the packages when the lock file says something else than at the last install. */
export async function installPackages() {
  const marker = join(root, 'node_modules', '.lerret-installed')
  const wanted = fingerprint([join(root, 'package-lock.json')])
  if (readIfThere(marker) === wanted) return
  console.log('Installing packages …')
  await cleanInstall(root)
  writeFileSync(marker, wanted)
}

/** Installs exactly what a folder's lock file says. */
export async function cleanInstall(folder) {
  // npm tells by this variable which npm is running; without it, somebody ran the script by hand.
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  // Only errors: this npm may run on an older Node than the packages ask for, but they never do.
  await run(command, [...first, 'ci', '--loglevel=error', '--no-audit', '--no-fund'], { cwd: folder })
}

/** The source folders that pages are rendered by. */
export const RENDERING_SOURCES = [
  'packages/model',
  'packages/page-engine',
  'packages/words',
  'apps/server/content',
  'apps/server/files',
  'apps/server/publishing',
  'apps/server/text',
]

/** Builds the public site's renderer and assets, and the threads that run it. */
export async function buildSite() {
  await build(
    'apps/site',
    ['packages/api', 'packages/model', 'packages/ui', 'packages/words', 'apps/site'],
    'Building the site …',
  )
  await build('apps/server', RENDERING_SOURCES)
}

/** Builds what a folder's Vite configuration says, when anything it is made from has changed. */
export async function build(folder, madeFrom, announcement) {
  const marker = join(root, folder, 'dist', '.built-from')
  const sources = madeFrom.flatMap((source) => sourceFiles(join(root, source)))
  const settings = join(root, folder, 'vite.config.ts')
  const wanted = fingerprint([join(root, 'package-lock.json'), settings, ...sources])
  if (readIfThere(marker) === wanted) return
  if (announcement) console.log(announcement)
  await run(projectNode, [
    join('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    folder,
    '--logLevel',
    'warn',
  ])
  writeFileSync(marker, wanted)
}

/** Runs a command to its end; a failure ends this process with the same code, as the command has said what is wrong. */
export async function run(command, args, options = {}) {
  const code = await exitCodeOf(command, args, options)
  if (code !== 0) process.exit(code)
}

/** Runs a command in the foreground and gives its exit code. Signals are the command's to handle: it gets them too. */
export function exitCodeOf(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  const pass = (signal) => child.kill(signal)
  // Ctrl-C reaches the whole group; the child ends by it, and this process must outlive it to pass on its code.
  const ignore = () => {}
  process.on('SIGINT', ignore).on('SIGTERM', pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', ignore).off('SIGTERM', pass)
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

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
