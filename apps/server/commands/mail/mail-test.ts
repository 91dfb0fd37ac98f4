import '../../platform/db/drizzle-as-commonjs.ts'
import { join } from 'node:path'

const { openMailer } = await import('../../platform/mail/open-mailer.ts')
const { readSettings } = await import('../../settings/settings.ts')
const { openHouseDatabase } = await import('../open-house.ts')
const { runCommand } = await import('../run-command.ts')
const { runMailTest } = await import('./run-mail-test.ts')

await runCommand(async ({ args, env, print }) => {
  const settings = readSettings(env)
  const { smtpUrl } = settings
  const outbox = join(settings.dataDir, 'outbox')
  await using house = await openHouseDatabase(settings)
  const lines = await runMailTest(args, {
    db: house.db,
    mailer: openMailer({ smtpUrl, outbox, now: () => new Date() }),
    destination: smtpUrl === undefined ? `the folder ${outbox}` : new URL(smtpUrl).host,
  })
  for (const line of lines) print(line)
  if (smtpUrl === undefined) print('SMTP_URL is not set, so mails are files in that folder and reach nobody.')
})
