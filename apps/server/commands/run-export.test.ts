import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ARTICLES, givenLargeHouse, givenTerminal } from '../publishing/test-large-house.ts'
import { runExport } from './run-export.ts'

const { folder, env } = await givenLargeHouse()

test('an export of many pages uses all cores, and shows on a terminal how far it is', async () => {
  const { terminal, output } = givenTerminal()
  const said: string[] = []
  let threads = 0
  const count = () => threads++
  process.on('worker', count)
  try {
    await runExport({
      args: ['--out', 'out'],
      env,
      terminal,
      say: (line) => said.push(line),
      warn: expect.fail,
    })
  } finally {
    process.off('worker', count)
  }
  // The process itself has nothing else to do than make pages too.
  expect(threads).toBe(availableParallelism() - 1)
  expect(output()).toMatch(new RegExp(`Making pages .* of ${ARTICLES}`))
  expect(output()).toMatch(/Writing files .* of \d{3}/)
  expect(said.join('\n')).toContain(`Exported ${ARTICLES} pages`)
  expect(await readdir(join(folder, 'out', 'article'))).toContain('sak-0299.html')
})
