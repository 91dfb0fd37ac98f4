import { z } from 'zod'
import { walletGroup } from '../members/wallets/settings.ts'
import { backupGroup } from '../operations/backup/settings.ts'
import { demoGroup } from '../operations/demo/settings.ts'
import { databaseGroup } from '../platform/db/database-settings.ts'
import { filesGroup } from '../platform/files/settings.ts'
import { logGroup } from '../platform/logging/log-settings.ts'
import { mailGroup } from '../platform/mail/mail-settings.ts'
import { internalOriginGroup } from '../platform/outbound/internal-origin-settings.ts'
import { serverGroup } from '../platform/settings/server-settings.ts'
import { settingInvalid } from '../platform/settings/setting-group.ts'
import { ticketingGroup } from '../programme/ticketing/settings.ts'
import { identityGroup } from '../programs/identity/settings.ts'
import { siteGroup } from '../publishing/settings.ts'
import { oidcGroup } from '../staff/oidc/settings.ts'

/** All settings of the server. A new group is added here. */
const GROUPS = [
  serverGroup,
  databaseGroup,
  mailGroup,
  backupGroup,
  ticketingGroup,
  walletGroup,
  oidcGroup,
  siteGroup,
  logGroup,
  filesGroup,
  internalOriginGroup,
  identityGroup,
  demoGroup,
] as const
type Group = (typeof GROUPS)[number]

/** docs/settings.md lists all variables in these groups. */
export const SETTING_GROUPS: readonly Pick<Group, 'title' | 'variables'>[] = GROUPS

/** `A | B` as `A & B`. */
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

export type Settings = Intersection<ReturnType<Group['toSettings']>>

const Environment = z.object(
  Object.assign({}, ...GROUPS.map(({ variables }) => variables)) as Intersection<Group['variables']>,
)

/** The names of all variables that the server reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape)

/** Reads the settings at the start. An invalid variable is named, with what it should be. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const variables = readEnvironment(env)
  return Object.assign(
    {},
    ...GROUPS.map(({ toSettings }) => toSettings(variables as never, variables.DATA_DIR)),
  )
}

function readEnvironment(env: NodeJS.ProcessEnv) {
  // Many tools pass an empty variable for one that is not set.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = Environment.safeParse(variables)
  if (data) return data
  const problems = error.issues.map(
    ({ path, message }) => `${describeVariable(String(path[0]), variables)}: ${message}`,
  )
  throw settingInvalid(problems.join('; '))
}

const SECRETS: readonly string[] = GROUPS.flatMap(({ secrets }) => secrets)

/** The variable with its value, unless that is secret. */
const describeVariable = (name: string, variables: NodeJS.ProcessEnv) =>
  SECRETS.includes(name) ? name : `${name}=${variables[name]}`
