import { z } from 'zod'
import { toWalletSettings, walletGroup } from '../members/wallets/settings.ts'
import { backupGroup, toBackupSettings } from '../operations/backup/settings.ts'
import { demoGroup } from '../operations/demo/settings.ts'
import { checkDatabase, databaseGroup } from '../platform/db/database-settings.ts'
import { filesGroup, toSharedFilesSettings } from '../platform/files/settings.ts'
import { logGroup } from '../platform/logging/log-settings.ts'
import { mailGroup } from '../platform/mail/mail-settings.ts'
import { neighbourGroup } from '../platform/outbound/neighbour-settings.ts'
import { serverGroup } from '../platform/settings/server-settings.ts'
import { type SettingGroup, settingInvalid, toSettings } from '../platform/settings/setting-group.ts'
import { ticketingGroup } from '../programme/ticketing/settings.ts'
import { identityGroup, toIdentitySettings } from '../programs/identity/settings.ts'
import { siteGroup } from '../publishing/settings.ts'
import { oidcGroup, toOidcSettings } from '../staff/oidc/settings.ts'

/** docs/settings.md lists all variables in these groups. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  ...[serverGroup, databaseGroup, mailGroup, backupGroup, ticketingGroup, walletGroup, oidcGroup],
  ...[siteGroup, logGroup, filesGroup, neighbourGroup, identityGroup, demoGroup],
]

const Environment = z.object({
  ...serverGroup.variables,
  ...databaseGroup.variables,
  ...mailGroup.variables,
  ...backupGroup.variables,
  ...ticketingGroup.variables,
  ...walletGroup.variables,
  ...oidcGroup.variables,
  ...siteGroup.variables,
  ...logGroup.variables,
  ...filesGroup.variables,
  ...neighbourGroup.variables,
  ...identityGroup.variables,
  ...demoGroup.variables,
})

/** The names of all variables that the server reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape)

export type Settings = ReturnType<typeof readSettings>

/** Reads the settings at the start. An invalid variable is named, with what it should be. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const variables = readEnvironment(env)
  checkDatabase(variables)
  const { PORT, PUBLIC_URL, CHECKOUT_PORT, CHECKOUT_URL, DATA_DIR } = variables
  return {
    ...toSettings(serverGroup, variables),
    ...toSettings(databaseGroup, variables),
    ...toSettings(mailGroup, variables),
    ...toSettings(ticketingGroup, variables),
    ...toSettings(siteGroup, variables),
    ...toSettings(logGroup, variables),
    ...toSettings(neighbourGroup, variables),
    ...toSettings(demoGroup, variables),
    publicUrl: withoutSlash(PUBLIC_URL ?? `http://localhost:${PORT}`),
    checkoutUrl: withoutSlash(CHECKOUT_URL ?? `http://localhost:${CHECKOUT_PORT}`),
    identity: toIdentitySettings(variables),
    oidc: toOidcSettings(variables),
    wallets: toWalletSettings(variables),
    backup: toBackupSettings(variables, DATA_DIR),
    sharedFiles: toSharedFilesSettings(variables),
  }
}

function readEnvironment(env: NodeJS.ProcessEnv): z.infer<typeof Environment> {
  // Many tools pass an empty variable for one that is not set.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = Environment.safeParse(variables)
  if (data) return data
  const problems = error.issues.map(
    ({ path, message }) => `${describeVariable(String(path[0]), variables)}: ${message}`,
  )
  throw settingInvalid(problems.join('; '))
}

const SECRETS: readonly string[] = SETTING_GROUPS.flatMap(({ secrets }) => secrets)

/** The variable with its value, unless that is secret. */
const describeVariable = (name: string, variables: NodeJS.ProcessEnv) =>
  SECRETS.includes(name) ? name : `${name}=${variables[name]}`

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
