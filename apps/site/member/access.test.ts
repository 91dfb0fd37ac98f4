import type { Member } from '@lerret/ui/member'
import { expect, test, vi } from 'vitest'
import { createMemberAccess } from './access.ts'

const MEMBER = {} as Member

test('the features for members are loaded once, on demand', async () => {
  const loadMember = vi.fn(async () => MEMBER)
  const access = createMemberAccess(loadMember, vi.fn(), () => false)
  expect([access.getState(), loadMember.mock.calls.length]).toEqual([null, 0])
  access.load()
  access.load()
  await vi.waitFor(() => expect(access.getState()).toBe(MEMBER))
  access.load()
  expect(loadMember).toHaveBeenCalledOnce()
})

test('a failed load is tried again at the next call', async () => {
  const loadMember = vi.fn(async (): Promise<Member | null> => MEMBER).mockResolvedValueOnce(null)
  const access = createMemberAccess(loadMember, vi.fn(), () => false)
  access.load()
  await loadMember.mock.results[0]?.value
  expect(access.getState()).toBe(null)
  access.load()
  await vi.waitFor(() => expect(access.getState()).toBe(MEMBER))
})

test('a visitor gets a rating without the features for members', async () => {
  const loadMember = vi.fn(async () => MEMBER)
  const access = createMemberAccess(
    loadMember,
    async () => ({ rating: 4, ratingCount: 2 }),
    () => false,
  )
  expect(await access.fetchRating('DXM20220117')).toEqual({ rating: 4, ratingCount: 2 })
  expect(loadMember).not.toHaveBeenCalled()
})

test('the rating that a member sees is in the movie info, which is not fetched twice', async () => {
  const fetchRating = vi.fn()
  const loadMovieInfo = vi.fn()
  const access = createMemberAccess(
    async () => ({ loadMovieInfo }) as Partial<Member> as Member,
    fetchRating,
    () => true,
  )
  await access.fetchRating('DXM20220117')
  expect(loadMovieInfo).toHaveBeenCalledExactlyOnceWith('DXM20220117')
  expect(fetchRating).not.toHaveBeenCalled()
})
