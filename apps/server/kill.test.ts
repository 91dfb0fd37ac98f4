import { expect, test } from 'vitest'
import { killRounds } from '../../bench/kill.ts'

/** KILL_ROUNDS sets another number; `npm run bench -- kill` runs a hundred. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)

test(
  'a house that is killed at any moment has a complete release and all acknowledged data, and goes on publishing',
  async () => {
    const { problems, acknowledged } = await killRounds(ROUNDS)
    expect(problems).toEqual([])
    expect(acknowledged).toBeGreaterThan(0)
  },
  60_000 + ROUNDS * 60_000,
)
