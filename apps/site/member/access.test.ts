import type { Member } from '@lerret/ui/member'
import { expect, test, vi } from 'vitest'
import { createMemberAccess } from './access.ts'

const MEMBER = {} as Member

test('members’ features are fetched once, when somebody asks for them', async () => {
  const fetchMember = vi.fn(async () => MEMBER)
  const access = createMemberAccess(fetchMember, vi.fn(), vi.fn())
  expect([access.getState(), fetchMember.mock.calls.length]).toEqual([null, 0])
  access.load()
  access.load()
  await vi.waitFor(() => expect(access.getState()).toBe(MEMBER))
  access.load()
  expect(fetchMember).toHaveBeenCalledOnce()
})

test('what could not be fetched is logged, and fetched when somebody asks again', async () => {
  const fetchMember = vi.fn(async () => MEMBER).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const log = vi.fn()
  const access = createMemberAccess(fetchMember, vi.fn(), log)
  access.load()
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('bundle loading error'))
  access.load()
  await vi.waitFor(() => expect(access.getState()).toBe(MEMBER))
})
