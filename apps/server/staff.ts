import './drizzle-as-commonjs.ts'

const { createPasswords } = await import('./accounts/passwords.ts')
const { readSettings } = await import('./env.ts')
const { askPassword } = await import('./house/ask-password.ts')
const { runCommand } = await import('./house/command.ts')
const { openHouseDatabase } = await import('./house/open.ts')
const { runStaff } = await import('./house/staff-command.ts')

await runCommand(async ({ args, env, say }) => {
  await using house = await openHouseDatabase(readSettings(env))
  const parts = { db: house.db, passwords: createPasswords(), askPassword: () => askPassword(process) }
  for (const line of await runStaff(args, parts)) say(line)
})
