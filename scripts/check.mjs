// `npm run check`: format, lint, folder cycles and sizes, types, unit tests. Under a minute.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, projectNode, run } from './set-up.mjs'
import { runUnitTests } from './suites/suites.mjs'

export async function check() {
  await checkSource()
  await runUnitTests()
}

/** Checks what needs no tests: format, lint, folder cycles and sizes, types. */
export async function checkSource() {
  await run(projectNode, [
    join('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--error-on-warnings',
  ])
  await run(projectNode, [join('scripts', 'folder-cycles.ts')])
  await run(projectNode, [join('scripts', 'folder-sizes.ts')])
  // Each checker resolves the types that others resolve too: two take a quarter less time than four, the default.
  await run(projectNode, [join('node_modules', 'typescript', 'bin', 'tsc'), '--build', '--checkers', '2'])
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installPackages()
  await check()
}
