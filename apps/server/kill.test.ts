import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { killRounds } from '../../bench/faults/kills.ts'

/** One of the kinds of kills, by the seed. KILL_ROUNDS sets another number; `npm run bench -- faults` runs a hundred. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1)
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))

test(
  'a house that is killed at any moment has a complete release and all acknowledged data, and goes on publishing',
  async () => {
    const { problems, acknowledged } = await killRounds(ROUNDS, { seed })
    expect(problems, `SEED=${seed}`).toEqual([])
    expect(acknowledged).toBeGreaterThan(0)
  },
  180_000 + ROUNDS * 60_000,
)
