import type { LinkView } from '@lerret/model'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { usePageTitle } from '../page-title.ts'
import { Deeper, Heading } from './Heading.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './Section.module.css'

interface SectionProps {
  heading: string
  /** Where the rest is. */
  link?: LinkView | null
  /** For links that lead here. */
  anchor?: string | undefined
  /** On a wide column the heading stands beside what it heads. */
  beside?: boolean
  children: ReactNode
}

/** A part of the page under its own heading. */
export function Section({ heading, link = null, anchor, beside = false, children }: SectionProps) {
  const headingId = useId()
  // The page's own heading need not be read twice by those who see it.
  const isSaidAbove = usePageTitle() === heading
  return (
    <section
      id={anchor}
      aria-labelledby={heading ? headingId : undefined}
      className={classNames(styles.section, beside && styles.beside)}
    >
      {heading && (
        <Heading id={headingId} className={isSaidAbove ? styles.unseen : styles.heading}>
          {heading}
        </Heading>
      )}
      <div className={styles.content}>{heading ? <Deeper>{children}</Deeper> : children}</div>
      {link && (
        <p className={styles.link}>
          <MoreLink {...link} />
        </p>
      )}
    </section>
  )
}
