import { MAX_COMMENT_LENGTH, MAX_STARS, type Review } from '@lerret/model'
import { fill } from '@lerret/words'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Hidden } from '../../elements/Hidden.tsx'
import { type FormErrors, toFormErrors } from '../../member/error-messages.ts'
import { DeleteReview } from '../../member/films/DeleteReview.tsx'
import { MemberForm } from '../../member/forms/MemberForm.tsx'
import type { Member } from '../../member/member.ts'
import { useMemberWords } from '../../member/words.ts'
import styles from './Reviews.module.css'

const STAR_COUNTS = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

interface ReviewFormProps {
  member: Member
  /** The member's earlier review, to be edited. */
  ownReview: Review | undefined
  ediNumber: string
  onClose: () => void
  /** Called with the sentence that says what was done. */
  onDone: (outcome: string) => void
}

export function ReviewForm({ member, ownReview, ediNumber, onClose, onDone }: ReviewFormProps) {
  const words = useMemberWords()
  const commentId = useId()
  const stars = useRef<HTMLFieldSetElement>(null)
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Focus the form when it is opened.
  useEffect(() => stars.current?.querySelector<HTMLElement>('input:checked, input')?.focus(), [])

  async function submit({ rating, comment = '', isSpoiler }: Record<string, string>) {
    if (!rating) return setErrors({ rating: words.reviewStarsMissing })
    setBusy(true)
    const input = { ediNumber, rating: Number(rating), comment, isSpoiler: isSpoiler !== undefined }
    const { isDone: isWritten, error } = await member.writeReview(input)
    setBusy(false)
    setErrors(isWritten ? null : toFormErrors(error, words, []))
    if (isWritten) finish(words.reviewSent)
  }

  function finish(outcome: string) {
    void member.fetchMovieInfo(ediNumber)
    onDone(outcome)
  }

  return (
    <div id="skriv-omtale">
      <MemberForm
        submitLabel={words.reviewSend}
        form={{ isBusy, errors, submit }}
        besideButton={
          <Button type="button" look="quiet" onClick={onClose}>
            {words.memberCancel}
          </Button>
        }
      >
        <fieldset ref={stars} className={styles.choice} onChange={() => setErrors(null)}>
          <legend>{words.reviewYourStars}</legend>
          {errors?.rating && (
            <p role="alert" className={styles.missing}>
              {errors.rating}
            </p>
          )}
          <div className={styles.starChoices}>
            {STAR_COUNTS.map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="rating"
                  value={count}
                  defaultChecked={ownReview?.rating === count}
                  aria-invalid={errors?.rating ? true : undefined}
                />
                <span aria-hidden="true">★</span>
                <Hidden>{count === 1 ? words.reviewStarOne : fill(words.reviewStar, { count })}</Hidden>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.field}>
          <label htmlFor={commentId}>{words.reviewComment}</label>
          <textarea
            id={commentId}
            name="comment"
            rows={5}
            maxLength={MAX_COMMENT_LENGTH}
            defaultValue={ownReview?.comment}
            aria-describedby={`${commentId}-hint`}
          />
          <p id={`${commentId}-hint`} className={styles.hint}>
            {words.reviewCommentHint}
          </p>
        </div>
        <label className={styles.check}>
          <input type="checkbox" name="isSpoiler" defaultChecked={ownReview?.isSpoiler} />{' '}
          {words.reviewIsSpoiler}
        </label>
      </MemberForm>
      {ownReview && (
        <DeleteReview member={member} reviewId={ownReview.id} onDeleted={() => finish(words.reviewDeleted)} />
      )}
    </div>
  )
}
