import { expect, test } from 'vitest'
import { HouseWords } from './settings.ts'

test('a house may word things its own way, but not invent words', () => {
  expect(HouseWords.safeParse({ buy: 'Tinge billett' }).success).toBe(true)
  const { error } = HouseWords.safeParse({ buy: 'Tinge', bye: 'Ha det' })
  expect(error?.issues).toMatchObject([{ path: ['bye'], message: 'is not the name of a word' }])
})
