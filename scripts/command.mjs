// `npm run publish`, `npm run staff` and others: commands of the server, from a bare checkout. The first argument names the file.
import { join } from 'node:path'
import {
  buildSite,
  installPackages,
  projectNode,
  root,
  runForExitCode,
  settingsFileArguments,
  trustSystemCertificates,
  writeCommit,
} from './set-up.mjs'

/** Commands that render no pages. */
const WITHOUT_SITE = ['doctor/doctor', 'releases', 'staff']

const [name, ...args] = process.argv.slice(2)
process.chdir(root)
await installPackages()
if (WITHOUT_SITE.includes(name)) writeCommit()
else await buildSite()
trustSystemCertificates()
process.exitCode = await runForExitCode(projectNode, [
  ...settingsFileArguments(),
  join('apps', 'server', 'commands', `${name}.ts`),
  ...args,
])
