import type { NewsSubscribeBlockItem } from '@lerret/model'
import type { ReactNode } from 'react'
import { Section } from '../../elements/Section.tsx'
import { usePageTitle } from '../../page-title.ts'
import styles from './NewsSubscribe.module.css'

/** The coloured strip around the newsletter block. */
export function Strip({ part, children }: { part: NewsSubscribeBlockItem; children: ReactNode }) {
  const pageTitle = usePageTitle()
  // On a page of its own it needs no strip to stand out.
  const isWholePage = part.heading === '' || part.heading === pageTitle
  return (
    <div className={isWholePage ? styles.page : styles.strip}>
      <Section heading={part.heading} beside={!isWholePage}>
        <div className={styles.content}>
          {part.text && <p className={styles.text}>{part.text}</p>}
          {children}
        </div>
      </Section>
    </div>
  )
}
