import '../db/drizzle-as-commonjs.ts'

const { createPasswords } = await import('../accounts/passwords.ts')
const { readSettings } = await import('../settings/settings.ts')
const { askPassword } = await import('./prompt-password.ts')
const { runCommand } = await import('./run-command.ts')
const { openHouseDatabase } = await import('./open-house.ts')
const { runStaff } = await import('./run-staff.ts')

await runCommand(async ({ args, env, say }) => {
  await using house = await openHouseDatabase(readSettings(env))
  const parts = { db: house.db, passwords: createPasswords(), askPassword: () => askPassword(process) }
  for (const line of await runStaff(args, parts)) say(line)
})
