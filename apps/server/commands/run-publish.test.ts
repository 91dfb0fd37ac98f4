import { expect, test } from 'vitest'
import { ARTICLES, givenLargeHouse, givenTerminal } from '../publishing/test-large-house.ts'
import { runPublish } from './run-publish.ts'

const { env } = await givenLargeHouse()

test('a publish of many pages by command shows on a terminal how far it is', async () => {
  const { terminal, output } = givenTerminal()
  const said: string[] = []
  await runPublish({ args: [], env, terminal, say: (line) => said.push(line), warn: expect.fail })
  expect(output()).toMatch(new RegExp(`Making pages .* of ${ARTICLES}`))
  expect(said.join('\n')).toContain(`${ARTICLES} pages made`)
})
