import type { Member } from '@lerret/ui/member'
import { expect, test, vi } from 'vitest'
import { createMemberAccess } from './access.ts'

const MEMBER = {} as Member

test('the features for members are loaded once, on demand', async () => {
  const loadMember = vi.fn(async () => MEMBER)
  const access = createMemberAccess(loadMember, vi.fn())
  expect([access.getState(), loadMember.mock.calls.length]).toEqual([null, 0])
  access.load()
  access.load()
  await vi.waitFor(() => expect(access.getState()).toBe(MEMBER))
  access.load()
  expect(loadMember).toHaveBeenCalledOnce()
})

test('a failed load is tried again at the next call', async () => {
  const loadMember = vi.fn(async (): Promise<Member | null> => MEMBER).mockResolvedValueOnce(null)
  const access = createMemberAccess(loadMember, vi.fn())
  access.load()
  await loadMember.mock.results[0]?.value
  expect(access.getState()).toBe(null)
  access.load()
  await vi.waitFor(() => expect(access.getState()).toBe(MEMBER))
})
