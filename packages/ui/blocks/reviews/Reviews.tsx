import type { ReviewsPart } from '@lerret/model'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Section } from '../../elements/Section.tsx'
import { useMember } from '../../member/member.ts'
import { useWords } from '../../words.ts'
import { anchorOf } from '../block.tsx'
import styles from './Reviews.module.css'

const ReviewSection = lazy(async () => ({ default: (await import('./ReviewSection.tsx')).ReviewSection }))

/** What the audience thought. It is fetched when somebody opens it; most visitors of a film's page only want a ticket. */
export function Reviews({ id, part }: { id: string; part: ReviewsPart }) {
  const words = useWords()
  const isMember = useMember({ isWanted: false }) !== null
  const [isOpen, setOpen] = useState(false)
  return (
    <Section heading={part.heading} beside anchor={anchorOf(id)}>
      <div className={styles.place}>
        <noscript>{words.reviewsNeedScript}</noscript>
        {isOpen || isMember ? (
          <Suspense>
            <ReviewSection part={part} />
          </Suspense>
        ) : (
          <Button type="button" look="quiet" onClick={() => setOpen(true)}>
            {words.readReviews}
          </Button>
        )}
      </div>
    </Section>
  )
}
