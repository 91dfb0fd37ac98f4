import type { ReviewsPart } from '@lerret/model'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Section } from '../../elements/Section.tsx'
import { useMember } from '../../member/member.ts'
import { useWords } from '../../words.ts'
import { anchorOf } from '../block.tsx'
import styles from './Reviews.module.css'

const ReviewSection = lazy(async () => ({ default: (await import('./ReviewSection.tsx')).ReviewSection }))

/** What the audience thought. It is fetched when somebody comes near it; most visitors of a film's page only want a ticket. */
export function Reviews({ id, part }: { id: string; part: ReviewsPart }) {
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  const isMember = useMember({ isWanted: false }) !== null
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <Section heading={part.heading} beside anchor={anchorOf(id)}>
      <div ref={place} className={styles.place}>
        <noscript>{words.reviewsNeedScript}</noscript>
        {(isNear || isMember) && (
          <Suspense>
            <ReviewSection part={part} />
          </Suspense>
        )}
      </div>
    </Section>
  )
}
