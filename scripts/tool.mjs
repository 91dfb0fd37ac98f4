// `npm run fix`, `npm run db:generate`: a tool of the packages, from a bare checkout. The first argument is its file in node_modules.
import { join } from 'node:path'
import { installPackages, projectNode, runForExitCode } from './set-up.mjs'

const [file, ...args] = process.argv.slice(2)
await installPackages()
process.exitCode = await runForExitCode(projectNode, [join('node_modules', file), ...args])
