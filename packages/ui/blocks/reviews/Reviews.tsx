import type { ReviewsBlockItem } from '@lerret/page-engine/page-data'
import { useState } from 'react'
import { useLazyComponent } from '../../context/lazy-component.ts'
import { Button } from '../../elements/Button.tsx'
import { Section } from '../../elements/Section.tsx'
import { useMember } from '../../member/member.ts'
import { useWords } from '../../words.ts'
import { toAnchor } from '../block.tsx'
import styles from './Reviews.module.css'

const loadReviewSection = async () => (await import('./ReviewSection.tsx')).ReviewSection

/** Reviews of a film. They are loaded when they are opened, since most visitors of a film's page only want a ticket. */
export function Reviews({ id, item }: { id: string; item: ReviewsBlockItem }) {
  const words = useWords()
  const isMember = useMember({ shouldLoad: false }) !== null
  const [presses, setPresses] = useState(0)
  const ReviewSection = useLazyComponent('reviews', loadReviewSection, presses || isMember)
  return (
    <Section heading={item.heading} beside anchor={toAnchor(id)}>
      <div className={styles.place}>
        <noscript>{words.reviewsNeedScript}</noscript>
        {ReviewSection === null && (
          <p role="alert" className={styles.missing}>
            {words.reviewsFailed}
          </p>
        )}
        {ReviewSection ? (
          <ReviewSection item={item} isRequested={presses > 0} />
        ) : (
          <Button type="button" look="quiet" onClick={() => setPresses(presses + 1)}>
            {words.readReviews}
          </Button>
        )}
      </div>
    </Section>
  )
}
