import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { errorMessage } from '../error-messages.ts'
import memberStyles from '../Member.module.css'
import type { Member } from '../member.ts'
import { ErrorNotice } from '../Notices.tsx'
import { useMemberWords } from '../words.ts'

interface DeleteReviewProps {
  member: Member
  reviewId: string
  onDeleted: () => void
}

/** Deletes the member's own review, in two steps, so that nobody does so by accident. */
export function DeleteReview({ member, reviewId, onDeleted }: DeleteReviewProps) {
  const words = useMemberWords()
  const [error, setError] = useState<unknown>(null)
  async function deleteReview() {
    setError(null)
    const outcome = await member.deleteReview(reviewId)
    if (outcome.isDone) onDeleted()
    else setError(outcome.error)
  }
  return (
    <details className={memberStyles.fold}>
      <summary>{words.reviewDelete}</summary>
      <div className={memberStyles.stack}>
        {error !== null && <ErrorNotice>{errorMessage(error, words)}</ErrorNotice>}
        <Button type="button" look="danger" onClick={() => void deleteReview()}>
          {words.reviewDeleteSure}
        </Button>
      </div>
    </details>
  )
}
