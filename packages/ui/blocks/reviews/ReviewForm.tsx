import { MAX_STARS, type Review } from '@lerret/model'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Hidden } from '../../elements/Hidden.tsx'
import { MemberForm } from '../../member/MemberForm.tsx'
import type { Member } from '../../member/member.ts'
import { Told } from '../../member/Notices.tsx'
import { type Problems, problemsOf } from '../../member/say-error.ts'
import { useMemberWords } from '../../member/words.ts'
import { fill } from '../../words.ts'
import styles from './Reviews.module.css'

const MOST_LETTERS = 4000
const STARS = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

interface ReviewFormProps {
  member: Member
  /** What was written before. */
  own: Review | undefined
  ediNumber: string
  onEnd: () => void
}

export function ReviewForm({ member, own, ediNumber, onEnd }: ReviewFormProps) {
  const words = useMemberWords()
  const commentId = useId()
  const stars = useRef<HTMLFieldSetElement>(null)
  const [problems, setProblems] = useState<Problems | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  // Whoever opened the form goes on in it.
  useEffect(() => stars.current?.querySelector<HTMLElement>('input:checked, input')?.focus(), [])

  async function send({ rating, comment = '', isSpoiler }: Record<string, string>) {
    if (!rating) return setProblems({ rating: words.reviewStarsMissing })
    setBusy(true)
    const input = { ediNumber, rating: Number(rating), comment, isSpoiler: isSpoiler !== undefined }
    const { isDone: isWritten, error } = await member.writeReview(input)
    setBusy(false)
    setDone(isWritten)
    setProblems(isWritten ? null : problemsOf(error, words, []))
    if (isWritten) void member.fetchMovieInfo(ediNumber)
  }

  if (isDone) return <Told>{words.reviewSent}</Told>
  return (
    <MemberForm
      send={words.reviewSend}
      isBusy={isBusy}
      problems={problems}
      onSend={(input) => void send(input)}
      beside={
        <Button type="button" look="quiet" onClick={onEnd}>
          {words.memberCancel}
        </Button>
      }
    >
      <fieldset ref={stars} className={styles.choice}>
        <legend>{words.reviewYourStars}</legend>
        {problems?.rating && (
          <p role="alert" className={styles.missing}>
            {problems.rating}
          </p>
        )}
        <div className={styles.starChoices}>
          {STARS.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="rating"
                value={count}
                defaultChecked={own?.rating === count}
                aria-invalid={problems?.rating ? true : undefined}
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
          maxLength={MOST_LETTERS}
          defaultValue={own?.comment}
          aria-describedby={`${commentId}-hint`}
        />
        <p id={`${commentId}-hint`} className={styles.hint}>
          {words.reviewCommentHint}
        </p>
      </div>
      <label className={styles.check}>
        <input type="checkbox" name="isSpoiler" defaultChecked={own?.isSpoiler} /> {words.reviewIsSpoiler}
      </label>
    </MemberForm>
  )
}
