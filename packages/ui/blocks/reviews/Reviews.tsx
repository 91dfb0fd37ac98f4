import type { ReviewsBlockItem } from '@lerret/model'
import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Section } from '../../elements/Section.tsx'
import { useLater } from '../../later.ts'
import { useMember } from '../../member/member.ts'
import { useWords } from '../../words.ts'
import { anchorOf } from '../block.tsx'
import styles from './Reviews.module.css'

const fetchReviewSection = async () => (await import('./ReviewSection.tsx')).ReviewSection

/** What the audience thought. It is fetched when somebody opens it; most visitors of a film's page only want a ticket. */
export function Reviews({ id, part }: { id: string; part: ReviewsBlockItem }) {
  const words = useWords()
  const isMember = useMember({ isWanted: false }) !== null
  const [presses, setPresses] = useState(0)
  const ReviewSection = useLater('reviews', fetchReviewSection, presses || isMember)
  return (
    <Section heading={part.heading} beside anchor={anchorOf(id)}>
      <div className={styles.place}>
        <noscript>{words.reviewsNeedScript}</noscript>
        {ReviewSection === null && (
          <p role="alert" className={styles.missing}>
            {words.reviewsFailed}
          </p>
        )}
        {ReviewSection ? (
          <ReviewSection part={part} />
        ) : (
          <Button type="button" look="quiet" onClick={() => setPresses(presses + 1)}>
            {words.readReviews}
          </Button>
        )}
      </div>
    </Section>
  )
}
