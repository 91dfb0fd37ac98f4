// `npm run check` fails when a folder has more source files than a reader takes in at a glance. Tests, their helpers, settings of tools
// and stylesheets do not count, nor does what is in folders inside it.
import { globSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'

const MAX_SOURCE_FILES = 15

/** Throws when a folder has too many files. */
export function checkFolderSizes(repository: string) {
  const problems = [...countSourceFiles(repository)]
    .filter(([, size]) => size > MAX_SOURCE_FILES)
    .map(([folder, size]) => `${folder} has ${size} source files; at most ${MAX_SOURCE_FILES} are allowed.`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function countSourceFiles(repository: string): Map<string, number> {
  const paths = globSync('{apps,packages,starter,demo,scripts,bench,e2e}/**/*.{ts,tsx,mjs}', {
    cwd: repository,
    exclude: ['**/node_modules', '**/dist'],
  })
  const sources = paths.filter((path) => !/\.test\.|\.spec\.|\.config\.|(^|\/)test-/.test(path))
  const folders = Map.groupBy(sources, (path) => posix.dirname(path))
  return new Map(Array.from(folders, ([folder, files]) => [folder, files.length]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    checkFolderSizes(join(import.meta.dirname, '..'))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
