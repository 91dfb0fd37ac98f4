import { expect, test } from 'vitest'
import { run } from './run.ts'
import { DESK, RECORDS, SCREENS } from './screens/start.ts'
import { BAD } from './world/network.ts'

const screens = Object.values(SCREENS).flat()
const house = { desk: DESK, records: RECORDS, screens, people: 3, slots: 2, conditions: BAD }

test('a seed repeats a run to the last event', async () => {
  const first = await run({ ...house, seed: 'again', count: 200 })
  const second = await run({ ...house, seed: 'again', count: 200 })
  expect(second.log).toEqual(first.log)
  expect(first.log.length).toBeGreaterThan(200)
})
