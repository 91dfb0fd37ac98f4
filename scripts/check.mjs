// `npm run check`: format, lint, folder cycles, types, unit tests. Under a minute; `npm test` begins with it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, projectNode, run } from './set-up.mjs'
import { runUnitTests } from './suites.mjs'

export async function check() {
  await run(projectNode, [
    join('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--error-on-warnings',
  ])
  await run(projectNode, [join('scripts', 'folder-cycles.ts')])
  await run(projectNode, [join('node_modules', 'typescript', 'bin', 'tsc'), '--build'])
  await runUnitTests()
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installPackages()
  await check()
}
