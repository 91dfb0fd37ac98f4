import type { Review } from '@lerret/model'
import type { ReviewsBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Empty } from '../../elements/Empty.tsx'
import { Stars } from '../../member/films/Stars.tsx'
import { type Member, useMember, useReadable } from '../../member/member.ts'
import { LoadError, LoadingNotice, ShowMoreButton, StatusNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import { ReviewEntry } from './ReviewEntry.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import styles from './Reviews.module.css'

interface ReviewSectionProps {
  item: ReviewsBlockItem
  /** Whether the visitor has pressed a button for it, which is gone now. */
  isRequested: boolean
}

export function ReviewSection({ item, isRequested }: ReviewSectionProps) {
  const member = useMember()
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRequested) section.current?.focus()
  }, [isRequested])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div ref={section} role="group" aria-label={item.heading} tabIndex={-1} className={styles.focusable}>
      {member ? <LoadedReviews member={member} item={item} /> : <LoadingNotice />}
    </div>
  )
}

function LoadedReviews({ member, item: { ediNumber, filmId } }: { member: Member; item: ReviewsBlockItem }) {
  const words = useMemberWords()
  const profile = useReadable(member.session, undefined)
  const { items, loading, error } = useReadable(member.reviews, member.reviews.getState())
  const { reviews: hasMore } = useReadable(member.hasMore, member.hasMore.getState())
  const [isFetched, setFetched] = useState(false)
  const email = profile?.email
  // biome-ignore lint/correctness/useExhaustiveDependencies: likes depend on who is logged in.
  useEffect(() => {
    const calls = [member.loadMovieInfo(ediNumber), member.fetchReviews(ediNumber)]
    void Promise.all(calls).then(() => setFetched(true))
  }, [member, ediNumber, email])
  const userId = useUserId(member, email)
  // The list may still hold the reviews of another film.
  const reviews = items.filter(({ movieId }) => movieId === filmId)
  const ownReview = reviews.find((review) => review.userId === userId)
  const retry = () => void member.fetchReviews(ediNumber)
  // The form for a review neither moves nor is replaced while somebody writes in it.
  if (!isFetched || userId === undefined) return <LoadingNotice />
  return (
    <div className={styles.section}>
      <Rating member={member} filmId={filmId} />
      <OwnReview member={member} isMember={Boolean(profile)} ownReview={ownReview} ediNumber={ediNumber} />
      {error !== null && <LoadError error={error} onRetry={retry} />}
      {reviews.length === 0 && loading && <LoadingNotice />}
      {reviews.length === 0 && !loading && error === null && <Empty>{words.reviewsEmpty}</Empty>}
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry
              review={review}
              onLike={
                profile && review.userId !== userId
                  ? (isLiked) => void member.likeReview(review.id, isLiked)
                  : null
              }
            />
          </li>
        ))}
      </ul>
      <ShowMoreButton
        hasMore={hasMore}
        isBusy={loading}
        onShowMore={() => void member.fetchMoreReviews(ediNumber)}
      />
    </div>
  )
}

/** The member's id in reviews; null for nobody and when the request fails, undefined until that is known. */
function useUserId(member: Member, email: string | undefined) {
  const [userId, setUserId] = useState<string | null>()
  useEffect(() => {
    let isMounted = true
    if (email === undefined) setUserId(null)
    else void member.fetchUserId().then((id) => isMounted && setUserId(id))
    return () => {
      isMounted = false
    }
  }, [member, email])
  return userId
}

/** *★★★★☆ 4,4 · 38 omtalar* */
function Rating({ member, filmId }: { member: Member; filmId: string }) {
  const words = useMemberWords()
  const { movieInfo } = useReadable(member.movieInfo, member.movieInfo.getState())
  if (movieInfo?.movieId !== filmId || movieInfo.ratingCount === 0) return null
  const { rating, ratingCount } = movieInfo
  return (
    <p className={styles.rating}>
      <Stars rating={rating} /> <b aria-hidden="true">{rating.toFixed(1).replace('.', words.decimalMark)}</b>{' '}
      <span>
        {ratingCount === 1 ? words.reviewCountOne : fill(words.reviewCount, { count: ratingCount })}
      </span>
    </p>
  )
}

interface OwnReviewProps {
  member: Member
  isMember: boolean
  ownReview: Review | undefined
  ediNumber: string
}

/** Writes or edits the member's own review; a member has one for each film. */
function OwnReview({ member, isMember, ownReview, ediNumber }: OwnReviewProps) {
  const words = useMemberWords()
  const [isOpen, setOpen] = useState(() => member.isReviewRequested())
  const [outcome, setOutcome] = useState('')
  if (!isMember)
    return (
      <div>
        <Button type="button" look="quiet" onClick={() => member.goToLogin('review')}>
          {words.reviewLogIn}
        </Button>
      </div>
    )
  if (isOpen)
    return (
      <ReviewForm
        member={member}
        ownReview={ownReview}
        ediNumber={ediNumber}
        onClose={() => setOpen(false)}
        onDone={(sentence) => {
          setOpen(false)
          setOutcome(sentence)
        }}
      />
    )
  return (
    <div className={styles.section}>
      {outcome && <StatusNotice key={outcome}>{outcome}</StatusNotice>}
      <p>
        <Button type="button" look={ownReview ? 'quiet' : 'action'} onClick={() => setOpen(true)}>
          {ownReview ? words.reviewEdit : words.reviewWrite}
        </Button>
      </p>
    </div>
  )
}
