// `npm start`: starts a live site from a bare checkout.
import {
  buildSite,
  installPackages,
  projectNode,
  root,
  runForExitCode,
  settingsFileArguments,
  trustSystemCertificates,
} from './set-up.mjs'

// The heap grows to three times what is in use before garbage is collected otherwise, and short-lived objects take up to 130 MB on a
// machine with much memory. The browser tests start it in the same way.
const MEMORY_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=60']

/** Node.js calls parts of Web Crypto experimental, and an operator can do nothing about it. */
const WARNING_FLAGS = ['--disable-warning=ExperimentalWarning']

process.chdir(root)
const args = [...MEMORY_FLAGS, ...WARNING_FLAGS, ...settingsFileArguments(), 'apps/server/main.ts']
await installPackages()
await buildSite()
trustSystemCertificates()
// This process becomes the server where `execve` exists (Node 24); otherwise it waits for it.
if (process.execve) process.execve(projectNode, [projectNode, ...args], process.env)
process.exitCode = await runForExitCode(projectNode, args)
