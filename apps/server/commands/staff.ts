import '../platform/db/drizzle-as-commonjs.ts'

const { createPasswords } = await import('../members/accounts/passwords/hashing.ts')
const { readSettings } = await import('../settings/settings.ts')
const { promptPassword } = await import('./staff/prompt-password.ts')
const { runCommand } = await import('./run-command.ts')
const { openHouseDatabase } = await import('./open-house.ts')
const { runStaff } = await import('./staff/run-staff.ts')

await runCommand(async ({ args, env, print }) => {
  await using house = await openHouseDatabase(readSettings(env))
  const dependencies = {
    db: house.db,
    passwords: createPasswords(),
    promptPassword: () => promptPassword(process),
  }
  for (const line of await runStaff(args, dependencies)) print(line)
})
