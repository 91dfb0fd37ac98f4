import { expect, test } from 'vitest'
import { z } from 'zod'
import { createId } from './create-id.ts'

test('ids are random UUIDs, each another', () => {
  const ids = Array.from({ length: 1000 }, createId)
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true)
  expect(new Set(ids).size).toBe(1000)
})
