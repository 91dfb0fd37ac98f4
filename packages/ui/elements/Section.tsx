import type { LinkView } from '@lerret/model'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { usePageTitle } from '../context/page-title.ts'
import { Heading, NestedHeadings } from './Heading.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './Section.module.css'

interface SectionProps {
  heading: string
  /** A link to the rest of a list. */
  link?: LinkView | null
  /** The HTML id, for links to this section. */
  anchor?: string | undefined
  /** In a wide column, puts the heading beside the content. */
  beside?: boolean
  children: ReactNode
}

/** A part of the page under its own heading. */
export function Section({ heading, link = null, anchor, beside = false, children }: SectionProps) {
  const headingId = useId()
  // Visually, the page's own heading need not be repeated.
  const isPageTitle = usePageTitle() === heading
  return (
    <section
      id={anchor}
      aria-labelledby={heading ? headingId : undefined}
      className={classNames(styles.section, beside && styles.beside)}
    >
      {heading && (
        <Heading id={headingId} className={isPageTitle ? styles.unseen : styles.heading}>
          {heading}
        </Heading>
      )}
      <div className={styles.content}>{heading ? <NestedHeadings>{children}</NestedHeadings> : children}</div>
      {link && (
        <p className={styles.link}>
          <MoreLink {...link} />
        </p>
      )}
    </section>
  )
}
