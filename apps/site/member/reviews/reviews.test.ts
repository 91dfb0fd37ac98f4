import { describe, expect, test, vi } from 'vitest'
import { givenCallError, givenReview } from '../test-partner.ts'
import { createReviews, INITIAL_REVIEWS, reviewsReducer } from './reviews.ts'

const [first, second] = [givenReview('r1'), givenReview('r2')]

describe('reviews', () => {
  test('are initially none', () => {
    expect(INITIAL_REVIEWS).toEqual({ items: [], loading: false, error: null })
  })

  test('a new review comes first, and an edited one stays in its place', () => {
    const list = { ...INITIAL_REVIEWS, items: [first] }
    expect(reviewsReducer(list, { type: 'written', review: second }).items).toEqual([second, first])
    const changed = { ...first, comment: 'Endå betre' }
    expect(reviewsReducer(list, { type: 'written', review: changed }).items).toEqual([changed])
  })
})

function givenReviews(respond: () => Promise<typeof first>) {
  const partner = {
    reviews: vi.fn(async () => [first]),
    addReview: respond,
    likeReview: respond,
    deleteReview: async () => {},
  }
  const log = vi.fn()
  return { ...createReviews({ partner, asMember: (send) => send(), log }), partner, log }
}

test('reviews are requested by the film’s number, twenty at a time', async () => {
  const { fetchFirst, partner, store } = givenReviews(async () => second)
  await fetchFirst('DXM20220117')
  expect(partner.reviews).toHaveBeenCalledWith('DXM20220117', { skip: 0, take: 20 }, expect.any(AbortSignal))
  expect(store.getState().items).toEqual([first])
})

test('a deleted review leaves the list', async () => {
  const { fetchFirst, deleteReview, store } = givenReviews(async () => second)
  await fetchFirst('DXM20220117')
  expect(await deleteReview('r1')).toEqual({ isDone: true })
  expect(store.getState().items).toEqual([])
})

test('a member’s own review is in the list once it is written', async () => {
  const { writeReview, store } = givenReviews(async () => second)
  expect(await writeReview({ ediNumber: 'DXM20220117', rating: 5, comment: '', isSpoiler: false })).toEqual({
    isDone: true,
  })
  expect(store.getState().items).toEqual([second])
})

test('a rejected review has its error in the outcome, not in the list', async () => {
  const { writeReview, store } = givenReviews(() => Promise.reject(givenCallError(400, 'request_invalid')))
  const outcome = await writeReview({ ediNumber: 'DXM20220117', rating: 5, comment: '', isSpoiler: false })
  expect(outcome).toMatchObject({ isDone: false, error: { error: { code: 'request_invalid' } } })
  expect(store.getState()).toEqual(INITIAL_REVIEWS)
})

test('a like that fails is only logged', async () => {
  const { likeReview, store, log } = givenReviews(() => Promise.reject(givenCallError(500, 'internal')))
  await likeReview('r1', true)
  expect(store.getState()).toEqual(INITIAL_REVIEWS)
  expect(log).toHaveBeenCalledOnce()
})
