import { formatAge } from '../format-age.ts'
import type { HouseStatus } from './inspect-house.ts'
import { commandName, unitName } from './read-houses.ts'
import type { UpgradeResult } from './upgrade-houses.ts'

export function describeHouses(houses: readonly HouseStatus[], now: Date): string[] {
  const rows = houses.map(({ name, address, version, state, backupAt, memoryMegabytes }) => [
    name,
    state,
    version ?? '–',
    backupAt === null ? '–' : formatAge(+now - Date.parse(backupAt)),
    memoryMegabytes === null ? '–' : `${memoryMegabytes} MB`,
    address ?? '–',
  ])
  const problems = houses.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))
  return [
    ...alignColumns([['house', 'state', 'version', 'last backup', 'memory', 'address'], ...rows]),
    ...(problems.length > 0 ? ['', ...problems] : []),
  ]
}

export function describeUpgrade(
  { upgraded, failed, untouched }: UpgradeResult,
  { version, done }: { version: string; done: readonly string[] },
): string[] {
  const current = [...done, ...upgraded].sort()
  return [
    ...(current.length > 0 ? [`Version ${version}: ${current.join(', ')}.`] : []),
    ...failed.map(({ name, reason }) => `Failed: ${name}. ${reason}`),
    ...(untouched.length > 0 ? [`As before: ${untouched.join(', ')}.`] : []),
    ...(failed.length > 0
      ? ['Repeat the command when it is repaired: it goes on with those that have not got the version.']
      : []),
    ...failed.flatMap(({ name, earlierRelease, link }) =>
      earlierRelease === null ? [] : describeWayBack(name, { earlierRelease, link }),
    ),
  ]
}

function describeWayBack(name: string, { earlierRelease, link }: { earlierRelease: string; link: string }) {
  const unit = unitName(name)
  return [
    `To go back with ${name}:`,
    `  systemctl stop ${unit}`,
    `  ln -sfn ${earlierRelease} ${link}`,
    `  ${commandName(name)} restore --before-upgrade    (only if its tables were changed: the log says so)`,
    `  systemctl start ${unit}`,
  ]
}

function alignColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
