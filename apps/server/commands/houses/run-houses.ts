import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '../../errors/app-error.ts'
import { readVersion } from '../../settings/version.ts'
import type { CommandInput } from '../run-command.ts'
import { describeHouses, describeUpgrade } from './describe.ts'
import { inspectHouse } from './inspect-house.ts'
import { codeLink, readHouses, unitName } from './read-houses.ts'
import { chooseHouses, upgradeHouses } from './upgrade-houses.ts'

const USAGE = `npm run houses                        lists the houses of this machine, and what is wrong with them
npm run houses -- --json              the same as JSON
npm run houses -- upgrade [NAME …]    gives the houses that run, or those that are named, this version: one first, then five at a time
    --wave 10                         so many at a time
    --to FOLDER                       the version in that folder
    --links FOLDER                    where each house has a link NAME to its code; /opt/lerret-houses by default
    --restart COMMAND                 restarts the house that $HOUSE names; systemctl restart lerret@NAME by default
    --minutes 30                      how long a house may take until it is ready
HOUSES_DIR names the folder with a settings file NAME.env for each house; /etc/lerret by default`

const root = resolve(import.meta.dirname, '..', '..', '..', '..')

/** `npm run houses`: lists or upgrades the houses of this machine. The exit code is 1 when something is wrong with one. */
export async function runHouses(input: CommandInput): Promise<void> {
  const { action, names, values } = readArguments(input.args)
  const isFine = action === 'upgrade' ? await upgrade(names, values, input) : await list(values, input)
  if (!isFine) process.exitCode = 1
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        links: { type: 'string' },
        minutes: { type: 'string', default: '30' },
        restart: { type: 'string' },
        to: { type: 'string' },
        wave: { type: 'string', default: '5' },
      },
    })
    const [action, ...names] = positionals
    const isValid = [values.wave, values.minutes].every((text) => /^[1-9]\d{0,3}$/.test(text))
    if (isValid && (action === undefined || action === 'upgrade')) return { action, names, values }
  } catch {
    // Falls through to the usage text.
  }
  throw new AppError('request_invalid', `Usage:\n${USAGE}`)
}

type Options = ReturnType<typeof readArguments>['values']

async function list({ json }: Options, { env, print }: CommandInput): Promise<boolean> {
  const now = new Date()
  const houses = await Promise.all((await readHouses(env)).map((house) => inspectHouse(house, now)))
  if (json) print(JSON.stringify(houses, null, 2))
  else for (const line of describeHouses(houses, now)) print(line)
  return houses.every(({ problems }) => problems.length === 0)
}

async function upgrade(names: string[], options: Options, { env, print }: CommandInput): Promise<boolean> {
  const toPath = (path: string) => resolve(env.INIT_CWD ?? '.', path)
  const release = options.to === undefined ? root : toPath(options.to)
  const version = readVersion(release)
  const { links, restart } = options
  const { due, done, stopped } = await chooseHouses(await readHouses(env), { names, version })
  for (const name of stopped) print(`${name} does not run, and is left as it is.`)
  const result = await upgradeHouses(due, {
    release,
    version,
    waveSize: Number(options.wave),
    linkOf: (name) => codeLink(name, links === undefined ? undefined : toPath(links)),
    restartCommandOf: (name) => restart ?? `systemctl restart ${unitName(name)}`,
    timeoutMs: Number(options.minutes) * 60_000,
    print,
  })
  for (const line of describeUpgrade(result, { version, done })) print(line)
  return result.failed.length === 0
}
