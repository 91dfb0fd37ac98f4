import type { Member } from '@lerret/ui/member'
import { expect, test, vi } from 'vitest'
import { createMemberAccess } from './access.ts'

const MEMBER = {} as Member

test('members’ features are fetched once, when somebody asks for them', async () => {
  const fetchMember = vi.fn(async () => MEMBER)
  const access = createMemberAccess(fetchMember, vi.fn())
  expect([access.getState(), fetchMember.mock.calls.length]).toEqual([null, 0])
  access.load()
  access.load()
  await vi.waitFor(() => expect(access.getState()).toBe(MEMBER))
  access.load()
  expect(fetchMember).toHaveBeenCalledOnce()
})

test('what could not be fetched is fetched when somebody asks again', async () => {
  const fetchMember = vi.fn(async (): Promise<Member | null> => MEMBER).mockResolvedValueOnce(null)
  const access = createMemberAccess(fetchMember, vi.fn())
  access.load()
  await fetchMember.mock.results[0]?.value
  expect(access.getState()).toBe(null)
  access.load()
  await vi.waitFor(() => expect(access.getState()).toBe(MEMBER))
})
