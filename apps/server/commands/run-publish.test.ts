import { expect, test } from 'vitest'
import { ARTICLES, givenLargeHouse, givenTerminal } from '../publishing/test-large-house.ts'
import { runPublish } from './run-publish.ts'

const { env } = await givenLargeHouse()

test('a publish of many pages shows its progress on a terminal', async () => {
  const { terminal, output } = givenTerminal()
  const printed: string[] = []
  await runPublish({ args: [], env, terminal, print: (line) => printed.push(line), warn: expect.fail })
  expect(output()).toMatch(new RegExp(`Rendering pages .* of ${ARTICLES}`))
  expect(printed.join('\n')).toContain(`${ARTICLES} pages rendered`)
})
