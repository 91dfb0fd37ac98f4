import type { Review, ReviewsBlockItem } from '@lerret/model'
import { useEffect, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Empty } from '../../elements/Empty.tsx'
import { type Member, useMember, useReadable } from '../../member/member.ts'
import { FetchProblem, More, Waiting } from '../../member/Notices.tsx'
import { Stars } from '../../member/Stars.tsx'
import { useMemberWords } from '../../member/words.ts'
import { fill } from '../../words.ts'
import { ReviewEntry } from './ReviewEntry.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import styles from './Reviews.module.css'

export function ReviewSection({ item }: { item: ReviewsBlockItem }) {
  const member = useMember()
  return member ? <Loaded member={member} item={item} /> : <Waiting />
}

function Loaded({ member, item: { ediNumber, filmId } }: { member: Member; item: ReviewsBlockItem }) {
  const words = useMemberWords()
  const profile = useReadable(member.session, undefined)
  const { items, loading, error } = useReadable(member.reviews, member.reviews.getState())
  const { reviews: hasMore } = useReadable(member.unfinished, member.unfinished.getState())
  useEffect(() => void member.fetchMovieInfo(ediNumber), [member, ediNumber])
  const email = profile?.email
  // biome-ignore lint/correctness/useExhaustiveDependencies: which ones are liked is another answer for whoever comes or goes.
  useEffect(() => void member.fetchReviews(ediNumber), [member, ediNumber, email])
  const userId = useUserId(member, email)
  // What is left of another film's list is not this one's.
  const reviews = items.filter(({ movieId }) => movieId === filmId)
  const own = reviews.find((review) => review.userId === userId)
  const again = () => void member.fetchReviews(ediNumber)
  return (
    <div className={styles.section}>
      <Rating member={member} filmId={filmId} />
      <Own member={member} isMember={Boolean(profile)} own={own} ediNumber={ediNumber} />
      {error !== null && <FetchProblem error={error} onRetry={again} />}
      {reviews.length === 0 && loading && <Waiting />}
      {reviews.length === 0 && !loading && error === null && <Empty>{words.reviewsEmpty}</Empty>}
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry
              review={review}
              onLike={profile ? (isLiked) => void member.likeReview(review.id, isLiked) : null}
            />
          </li>
        ))}
      </ul>
      <More isThere={hasMore} isBusy={loading} onMore={() => void member.fetchMoreReviews(ediNumber)} />
    </div>
  )
}

function useUserId(member: Member, email: string | undefined): string | null {
  const [userId, setUserId] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    if (email === undefined) setUserId(null)
    else void member.fetchUserId().then((id) => isWanted && setUserId(id))
    return () => {
      isWanted = false
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
      <Stars rating={rating} /> <b aria-hidden="true">{rating.toFixed(1).replace('.', ',')}</b>{' '}
      <span>
        {ratingCount === 1 ? words.reviewCountOne : fill(words.reviewCount, { count: ratingCount })}
      </span>
    </p>
  )
}

interface OwnProps {
  member: Member
  isMember: boolean
  own: Review | undefined
  ediNumber: string
}

/** Writing one's own review, or writing it anew: there is one for each film. */
function Own({ member, isMember, own, ediNumber }: OwnProps) {
  const words = useMemberWords()
  const [isOpen, setOpen] = useState(false)
  if (!isMember)
    return (
      <div>
        <Button type="button" look="quiet" onClick={() => member.askToLogIn()}>
          {words.reviewLogIn}
        </Button>
      </div>
    )
  if (isOpen)
    return <ReviewForm member={member} own={own} ediNumber={ediNumber} onEnd={() => setOpen(false)} />
  return (
    <div>
      <Button type="button" look={own ? 'quiet' : 'action'} onClick={() => setOpen(true)}>
        {own ? words.reviewEdit : words.reviewWrite}
      </Button>
    </div>
  )
}
