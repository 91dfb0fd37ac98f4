// `npm run publish`, `npm run export`: commands of the server, from a bare checkout. The first argument names the file.
import { join } from 'node:path'
import { buildSite, installPackages, projectNode, root, runForExitCode } from './set-up.mjs'

const [name, ...args] = process.argv.slice(2)
process.chdir(root)
await installPackages()
await buildSite()
process.exitCode = await runForExitCode(projectNode, [
  join('apps', 'server', 'commands', `${name}.ts`),
  ...args,
])
