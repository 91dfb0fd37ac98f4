import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { givenFolder, removeFolder } from './house.ts'

const root = join(import.meta.dirname, '..', '..')
const SOURCES = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'apps', 'packages', 'scripts', 'e2e']

export interface ServedSource {
  url: string
  /** Changes a text in a file of the copy. */
  edit(file: string, text: string, replacement: string): Promise<void>
  stop(): Promise<void>
}

/** Serves a copy of the source as `npm run dev` does, so that a test can change files and leave the checkout as it is. */
export async function serveSourceCopy(): Promise<ServedSource> {
  const folder = await copySource()
  const child = spawn(process.execPath, [join(folder, 'e2e', 'house', 'serve-source.ts')])
  const ended = once(child, 'exit')
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text))
  const [line] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended])
  if (typeof line !== 'string') throw new Error(`The development server ended: ${output}`)
  return {
    url: line.trim(),
    async edit(file, text, replacement) {
      const path = join(folder, file)
      const before = await readFile(path, 'utf8')
      if (!before.includes(text)) throw new Error(`${file} has no ${text}.`)
      await writeFile(path, before.replace(text, replacement))
    },
    async stop() {
      child.kill()
      await ended
      await removeFolder(folder)
    },
  }
}

async function copySource(): Promise<string> {
  const folder = await givenFolder()
  for (const name of SOURCES)
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !['node_modules', 'dist', 'var'].includes(basename(source)),
    })
  await linkPackages(folder)
  return folder
}

/** Installed packages are used where they are; those of the project are the copied ones. */
async function linkPackages(folder: string) {
  const installed = join(folder, 'node_modules')
  await mkdir(join(installed, '@lerret'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@lerret' && !name.startsWith('.'))
      await symlink(join(root, 'node_modules', name), join(installed, name))
  for (const name of await readdir(join(folder, 'packages'))) {
    await symlink(join(folder, 'packages', name), join(installed, '@lerret', name))
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(root, own))) await symlink(join(root, own), join(folder, own))
  }
}
