import { fill, reviewWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Problem } from '../controls/Problem.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { pathTo } from '../navigation/routes.ts'
import { HideForm } from './HideForm.tsx'
import styles from './Reviews.module.css'

export type ModeratedReview = CallReply<'moderatedReviews'>['items'][number]

/** A review, and the button that hides it or shows it again. */
export function ReviewRow({
  review,
  onDone,
}: {
  review: ModeratedReview
  /** Called with a sentence about what was done. */
  onDone(message: string): void
}) {
  const [isHiding, setIsHiding] = useState(false)
  const queryClient = useQueryClient()
  const name = review.userName
  const moderate = useMutation({
    mutationFn: (reason: string | null) =>
      callDesk('moderateReview', {
        params: { id: review.id },
        body: reason === null ? { isHidden: false } : { isHidden: true, reason },
      }),
    onSuccess(_, reason) {
      setIsHiding(false)
      onDone(fill(reason === null ? words.shown : words.hidden, { name }))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  })
  return (
    <li className={classNames(styles.review, review.isHidden && styles.isHidden)}>
      <div className={styles.head}>
        <div className={styles.about}>
          <Stars rating={review.rating} />
          <a href={pathTo('film', { id: review.movieId })}>{review.movieTitle || words.unknownFilm}</a>
          <span className={styles.facts}>{describeReview(review)}</span>
        </div>
        {review.isHidden ? (
          <Button
            aria-label={fill(words.showOf, { name })}
            isPending={moderate.isPending}
            onPress={() => moderate.mutate(null)}
          >
            {words.show}
          </Button>
        ) : (
          <Button
            aria-label={fill(words.hideOf, { name })}
            aria-expanded={isHiding}
            onPress={() => setIsHiding(!isHiding)}
          >
            {words.hide}
          </Button>
        )}
      </div>
      <p className={styles.comment}>
        {review.comment || <span className={styles.facts}>{words.noText}</span>}
      </p>
      {review.isHidden && <p className={styles.decision}>{describeDecision(review)}</p>}
      {review.isHidden && isRewritten(review) && <p className={styles.again}>{words.rewrittenHidden}</p>}
      {moderate.error && (
        <Problem message={errorMessage(moderate.error, { review_not_found: words.reviewGone })} />
      )}
      {isHiding && (
        <HideForm
          name={name}
          isPending={moderate.isPending}
          onHide={moderate.mutate}
          onCancel={() => setIsHiding(false)}
        />
      )}
    </li>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={fill(words.stars, { count: rating })} className={styles.stars}>
      {'★'.repeat(rating)}
      {'☆'.repeat(5 - rating)}
    </span>
  )
}

const describeReview = ({ userName, addedAt, editedAt, isSpoiler, likesCount }: ModeratedReview) =>
  [
    userName,
    formatWhen(addedAt),
    editedAt && fill(words.rewritten, { when: formatWhen(editedAt) }),
    isSpoiler && words.spoiler,
    likesCount > 0 && fill(words.likes, { count: likesCount }),
  ]
    .filter(Boolean)
    .join(' · ')

const describeDecision = ({ decidedBy, decidedAt, hiddenReason }: ModeratedReview) =>
  fill(words.hiddenBy, {
    by: decidedBy ?? words.someone,
    when: decidedAt ? formatWhen(decidedAt) : '',
    reason: hiddenReason ?? words.hiddenWithout,
  })

const isRewritten = ({ editedAt, decidedAt }: ModeratedReview) =>
  editedAt !== null && decidedAt !== null && editedAt > decidedAt
