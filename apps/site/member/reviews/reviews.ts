import { isSuperseded, type PartnerClient } from '@lerret/api'
import { REVIEWS_PAGE_SIZE, type Review } from '@lerret/model'
import type { ListState, ReviewInput } from '@lerret/ui/member'
import { createArea } from '../area.ts'
import { outcomeOf } from '../error-response.ts'
import { INITIAL_LIST, type ListAction, reduceList } from '../list.ts'
import { createPagedList } from '../paged-list.ts'

export type ReviewsAction =
  | ListAction<Review>
  /** The member's own, or one that was liked, as it now is. */
  | { type: 'written'; review: Review }

export const INITIAL_REVIEWS: ListState<Review> = INITIAL_LIST

export function reviewsReducer(list: ListState<Review>, action: ReviewsAction): ListState<Review> {
  if (action.type !== 'written') return reduceList(list, action)
  const { review } = action
  const isThere = list.items.some(({ id }) => id === review.id)
  if (!isThere) return { ...list, items: [review, ...list.items] }
  return { ...list, items: list.items.map((one) => (one.id === review.id ? review : one)) }
}

interface Parts {
  partner: Pick<PartnerClient, 'reviews' | 'addReview' | 'likeReview'>
  asMember: <Result>(ask: () => Promise<Result>) => Promise<Result>
  log: (line: string) => void
}

export function createReviews({ partner, asMember, log }: Parts) {
  const area = createArea(INITIAL_REVIEWS, reviewsReducer)
  const pages = createPagedList({
    area,
    size: REVIEWS_PAGE_SIZE,
    ask: (page, signal, ediNumber: string) => partner.reviews(ediNumber, page, signal),
  })
  const write = async (ask: () => Promise<Review>) =>
    area.dispatch({ type: 'written', review: await asMember(ask) })
  return {
    ...area,
    ...pages,
    writeReview: (input: ReviewInput) => outcomeOf(write(() => partner.addReview(input))),
    async likeReview(id: string, isLiked: boolean) {
      try {
        await write(() => partner.likeReview(id, isLiked))
      } catch (error) {
        if (!isSuperseded(error)) log(`Review ${id} could not be liked: ${error}`)
      }
    },
  }
}
