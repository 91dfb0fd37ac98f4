import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const UNITS = join(import.meta.dirname, '..', 'packaging', 'systemd')
/** Out of 100; the goal is an exposure of 2.0 or less out of 10. */
const MAX_EXPOSURE = 20

const readUnit = (name: string) => readFile(join(UNITS, name), 'utf8')

test('the unit of one house and that of many differ only in where a house is', async () => {
  const [one, many] = await Promise.all([readUnit('lerret.service'), readUnit('lerret@.service')])
  const isOwn = (line: string) =>
    /^(Description|Documentation|WorkingDirectory|ExecStart|Environment|EnvironmentFile|StateDirectory|TemporaryFileSystem|BindPaths|BindReadOnlyPaths|# A house sees)/.test(
      line,
    )
  const common = (unit: string) => unit.split('\n').filter((line) => !isOwn(line))
  expect(common(many)).toEqual(common(one))
})

describe.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('with systemd', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lerret-units-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const analyze = async (args: string[], unit: string) =>
    promisify(execFile)('systemd-analyze', [...args, join(folder, unit)], { encoding: 'utf8' })

  test.each([
    ['lerret.service', 'lerret.service'],
    ['lerret@.service', 'lerret@oyane.service'],
  ])('%s is valid, and as closed as it should be', async (name, instance) => {
    const unit = await readUnit(name)
    // The program must exist where the unit is checked.
    await writeFile(join(folder, instance), unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
    const { stdout, stderr } = await analyze(['verify', '--man=no'], instance)
    expect(stdout + stderr).not.toContain(instance)
    await analyze(['security', '--offline=yes', '--no-pager', `--threshold=${MAX_EXPOSURE}`], instance)
  })

  test.each(['lerret.service', 'lerret@oyane.service'])(
    '%s takes the addition of the manual',
    async (instance) => {
      const manual = await readFile(join(UNITS, '..', '..', 'docs', 'operating.md'), 'utf8')
      const [, addition = ''] = /```ini\n(.*?)```/s.exec(manual) ?? []
      await mkdir(join(folder, `${instance}.d`))
      await writeFile(join(folder, `${instance}.d`, 'override.conf'), addition.replaceAll(/^ +/gm, ''))
      const { stdout, stderr } = await analyze(['verify', '--man=no'], instance)
      expect(stdout + stderr).not.toContain(instance)
    },
  )
})
