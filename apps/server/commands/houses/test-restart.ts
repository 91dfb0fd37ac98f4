// Stands in for `systemctl restart`: stops the house that HOUSE names, starts the code that its link leads to, and waits until it
// serves. Fails when the new process ends before.
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findLockHolder } from '../../db/data-lock.ts'
import { isAlive } from '../../db/embedded/processes.ts'
import { readAddress } from '../address-file.ts'

const [machine = '', name = ''] = parseArgs({ allowPositionals: true }).positionals
const dataDir = join(machine, 'data', name)

const earlier = await findLockHolder(dataDir)
if (earlier !== undefined) {
  process.kill(earlier, 'SIGTERM')
  while (isAlive(earlier)) await wait(50)
}
const log = openSync(join(machine, `${name}.log`), 'a')
const code = join(machine, 'houses', name)
const settings = join(machine, 'settings', `${name}.env`)
// Without scripts/start.mjs, which installs packages where the lock file has changed: those are a link to the checkout's.
const args = ['--max-semi-space-size=4', '--expose-gc', `--env-file=${settings}`, 'apps/server/main.ts']
const { PATH, NODE_COMPILE_CACHE } = process.env
const child = spawn(process.execPath, args, {
  cwd: code,
  detached: true,
  stdio: ['ignore', log, log],
  env: { PATH, NODE_COMPILE_CACHE },
})
child.on('exit', () => {
  console.error(`The house ended; its log is ${machine}/${name}.log.`)
  process.exit(1)
})
while ((await readAddress(dataDir)) === null) await wait(50)
process.exit(0)
