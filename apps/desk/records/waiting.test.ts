import { KIND_ROLES } from '@lerret/api/contracts'
import { CONTENT_KINDS } from '@lerret/model'
import { expect, test } from 'vitest'
import { ADMIN_KINDS } from './waiting.ts'

test('an editor is not asked to publish what only admins may', () => {
  expect(ADMIN_KINDS).toEqual(
    expect.arrayContaining(CONTENT_KINDS.filter((kind) => !KIND_ROLES[kind].includes('editor'))),
  )
  expect(ADMIN_KINDS.every((kind) => !KIND_ROLES[kind].includes('editor'))).toBe(true)
})
