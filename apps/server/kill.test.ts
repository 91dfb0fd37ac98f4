import { expect, test } from 'vitest'
import { killRounds } from '../../bench/kill.ts'

/** KILL_ROUNDS asks for more; `npm run bench -- kill` has a hundred. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)

test(
  'killed at any moment, a house has one whole release, has lost nothing that was acknowledged, and publishes on',
  async () => {
    const { complaints, acknowledged } = await killRounds(ROUNDS)
    expect(complaints).toEqual([])
    expect(acknowledged).toBeGreaterThan(0)
  },
  60_000 + ROUNDS * 60_000,
)
