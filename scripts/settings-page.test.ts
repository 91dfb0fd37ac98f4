import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { SETTING_GROUPS, SETTING_NAMES } from '../apps/server/settings/settings.ts'

const INTRODUCTION = `# Settings

Settings are variables of the environment, or lines such as \`PORT=8080\` in the file \`lerret.env\` in the folder of the code (or the one
that \`SETTINGS_FILE\` names; a packaged house has \`/etc/lerret/lerret.env\`), which the start and all commands read. The environment counts
first. The file may have passwords: \`chmod 600 lerret.env\`. A line that no setting has is named at the start and by \`npm run doctor\`.

What is made at the first start lies in \`secrets\` in the data folder, readable to nobody else. With \`DATABASE_URL\`, all but
\`ACCOUNTS_SECRET\` are also in the database, encrypted with that one, for other servers of the house.

Certificate authorities of the system (\`/usr/local/share/ca-certificates\` and \`update-ca-certificates\` on Debian) are trusted for mail,
sign-in, the ticket provider, stores and databases.

This page is written from the code: \`npm run test:unit -- settings-page -u\`.`

/** Shows the value of a variable that is not set. */
function describeDefault(variable: z.ZodType): string {
  const { default: value } = z.toJSONSchema(variable, { io: 'input', unrepresentable: 'any' })
  const text = String(value ?? '')
  return text && `\`${text}\``
}

function describeGroup({ title, variables }: (typeof SETTING_GROUPS)[number]): string {
  const rows = Object.entries(variables).map(
    ([name, variable]) => `| \`${name}\` | ${describeDefault(variable)} | ${variable.description} |`,
  )
  return [`## ${title}\n`, '| Variable | Default | |', '|---|---|---|', ...rows].join('\n')
}

test('docs/settings.md has every setting, with its default and what it is for', async () => {
  expect(SETTING_GROUPS.flatMap(({ variables }) => Object.keys(variables)).sort()).toEqual(
    [...SETTING_NAMES].sort(),
  )
  const page = `${[INTRODUCTION, ...SETTING_GROUPS.map(describeGroup)].join('\n\n')}\n`
  expect(page).not.toContain('undefined')
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '..', 'docs', 'settings.md'))
})
