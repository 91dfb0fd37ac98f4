import { readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { givenMachine } from '../../apps/server/commands/houses/test-machine.ts'
import { connectDatabase } from '../../apps/server/db/connection.ts'
import { findRunningConnection } from '../../apps/server/db/embedded/embedded-postgres.ts'

const HOUSES = Number(process.env.HOUSES ?? 10)
const WAVE = 3
/** A table that only the newer version has. A house that has one of that name already cannot be upgraded. */
const NEW_TABLE = 'create table bench_upgrade (id integer)'

type Machine = Awaited<ReturnType<typeof givenMachine>>

/**
 * Houses on one machine, each with its own process, data folder and embedded database: starts them, prints their memory, and upgrades them
 * in waves to a version with another table, which fails in one house. That one goes back, is repaired, and gets the version too.
 */
export async function upgradeManyHouses(): Promise<string[]> {
  const names = Array.from({ length: HOUSES }, (_, index) => `hus${String(index + 1).padStart(2, '0')}`)
  const problems: string[] = []
  await using machine = await givenMachine()
  const older = await machine.addRelease('older')
  const newer = await machine.addRelease('newer', { migration: NEW_TABLE })
  const finishStep = createStopwatch()

  for (const name of names) {
    await machine.addHouse(name, { release: older })
    const { code, output } = await machine.start(name)
    if (code !== 0) problems.push(`${name} does not start: ${output}`)
  }
  finishStep(`start ${HOUSES} houses, one after the other`)
  await printList(machine, { '0.1.0+older': HOUSES }, problems)

  const broken = names[Math.floor(HOUSES / 2)] as string
  await query(machine, broken, NEW_TABLE)
  const failing = await machine.upgrade(newer, '--wave', String(WAVE))
  finishStep(`upgrade in waves of ${WAVE}, ${broken} made to fail`)
  console.log(failing.output)
  if (failing.code !== 1 || !failing.output.includes(`Failed: ${broken}.`))
    problems.push('The upgrade did not stop at the house that fails.')
  const waves = Math.ceil(names.indexOf(broken) / WAVE)
  const upgraded = Math.min(HOUSES, 1 + waves * WAVE) - 1
  await printList(machine, { '0.1.0+newer': upgraded, '0.1.0+older': HOUSES - upgraded - 1 }, problems)

  await switchBack(machine, broken, older)
  await query(machine, broken, 'drop table bench_upgrade')
  finishStep(`${broken} back on the earlier version, and repaired`)
  const repeated = await machine.upgrade(newer, '--wave', String(WAVE))
  finishStep('upgrade again')
  console.log(repeated.output)
  if (repeated.code !== 0) problems.push('The upgrade does not go on after the repair.')
  await printList(machine, { '0.1.0+newer': HOUSES }, problems)
  for (const name of names) {
    const files = await readdir(join(machine.dataDir(name), 'backups'))
    if (!files.some((file) => file.startsWith('before-')))
      problems.push(`${name} has no backup from before the upgrade.`)
  }
  return problems
}

/** Prints the list, and compares how many houses are in which version. */
async function printList(machine: Machine, expected: Record<string, number>, problems: string[]) {
  console.log((await machine.runHouses()).output)
  const houses = await machine.listHouses()
  const memory = houses.reduce((sum, { memoryMegabytes }) => sum + (memoryMegabytes ?? 0), 0)
  console.log(`${memory} MB in all.\n`)
  for (const [version, count] of Object.entries(expected)) {
    const found = houses.filter((house) => house.state === 'ready' && house.version === version).length
    if (found !== count) problems.push(`${found} houses are ready in version ${version} instead of ${count}.`)
  }
}

async function switchBack(machine: Machine, name: string, release: string) {
  const link = join(machine.folder, 'houses', name)
  await rm(link)
  await symlink(release, link)
  await machine.start(name)
}

async function query(machine: Machine, name: string, statement: string) {
  const connection = await findRunningConnection(machine.dataDir(name))
  if (!connection) throw new Error(`The database of ${name} does not run.`)
  const { pool, close } = await connectDatabase(connection)
  await pool.query(statement)
  await close()
}

/** Prints the seconds since the last step. */
function createStopwatch() {
  let last = performance.now()
  return (step: string) => {
    const now = performance.now()
    console.log(`${((now - last) / 1000).toFixed(0)} s  ${step}`)
    last = now
  }
}
