import { isSuperseded, type PartnerClient } from '@lerret/api'
import { REVIEWS_PAGE_SIZE, type Review, type ReviewInput } from '@lerret/model'
import type { ListState } from '@lerret/ui/member'
import { createArea } from '../area.ts'
import { toOutcome } from '../error-response.ts'
import { INITIAL_LIST, type ListAction, listReducer } from '../list.ts'
import { createPagedList } from '../paged-list.ts'

export type ReviewsAction =
  | ListAction<Review>
  /** A review that the member wrote or liked, as it is now. */
  | { type: 'written'; review: Review }
  | { type: 'deleted'; id: string }

export const INITIAL_REVIEWS: ListState<Review> = INITIAL_LIST

export function reviewsReducer(list: ListState<Review>, action: ReviewsAction): ListState<Review> {
  if (action.type === 'deleted') return { ...list, items: list.items.filter(({ id }) => id !== action.id) }
  if (action.type !== 'written') return listReducer(list, action)
  const { review } = action
  const isListed = list.items.some(({ id }) => id === review.id)
  if (!isListed) return { ...list, items: [review, ...list.items] }
  return { ...list, items: list.items.map((item) => (item.id === review.id ? review : item)) }
}

interface ReviewsDependencies {
  partner: Pick<PartnerClient, 'reviews' | 'addReview' | 'likeReview' | 'deleteReview'>
  asMember: <Result>(send: () => Promise<Result>) => Promise<Result>
  log: (line: string) => void
}

export function createReviews({ partner, asMember, log }: ReviewsDependencies) {
  const area = createArea(INITIAL_REVIEWS, reviewsReducer)
  const pages = createPagedList({
    area,
    pageSize: REVIEWS_PAGE_SIZE,
    fetchPage: (page, signal, ediNumber: string) => partner.reviews(ediNumber, page, signal),
  })
  const write = async (send: () => Promise<Review>) =>
    area.dispatch({ type: 'written', review: await asMember(send) })
  return {
    ...area,
    ...pages,
    writeReview: (input: ReviewInput) => toOutcome(write(() => partner.addReview(input))),
    deleteReview: (id: string) =>
      toOutcome(asMember(() => partner.deleteReview(id)).then(() => area.dispatch({ type: 'deleted', id }))),
    async likeReview(id: string, isLiked: boolean) {
      try {
        await write(() => partner.likeReview(id, isLiked))
      } catch (error) {
        if (!isSuperseded(error)) log(`Review ${id} could not be liked: ${error}`)
      }
    },
  }
}
