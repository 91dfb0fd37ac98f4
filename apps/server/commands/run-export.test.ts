import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ARTICLES, givenLargeHouse, givenTerminal } from '../publishing/test-large-house.ts'
import { givenFolder } from '../test-cleanup.ts'
import { runExport } from './run-export.ts'

const { folder, env } = await givenLargeHouse()

test('an export of many pages uses all cores and shows its progress on a terminal', async () => {
  const { terminal, output } = givenTerminal()
  const printed: string[] = []
  let threads = 0
  const count = () => threads++
  process.on('worker', count)
  try {
    await runExport({
      args: ['--out', 'out'],
      env,
      terminal,
      print: (line) => printed.push(line),
      warn: expect.fail,
    })
  } finally {
    process.off('worker', count)
  }
  // The main process renders pages too.
  expect(threads).toBe(availableParallelism() - 1)
  expect(output()).toMatch(new RegExp(`Rendering pages .* of ${ARTICLES}`))
  expect(output()).toMatch(/Writing files .* of \d{3}/)
  expect(printed.join('\n')).toContain(`Exported ${ARTICLES} pages`)
  expect(await readdir(join(folder, 'out', 'article'))).toContain('sak-0299.html')
})

test('an export of a house that was never started is refused, while its database is still open', async () => {
  const { terminal } = givenTerminal()
  const dataDir = await givenFolder()
  const exported = runExport({
    args: ['--out', join(dataDir, 'out')],
    env: { DATA_DIR: dataDir },
    terminal,
    print: expect.fail,
    warn: expect.fail,
  })
  await expect(exported).rejects.toThrow('There is no site yet; npm start fills the house.')
})
