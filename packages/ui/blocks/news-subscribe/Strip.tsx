import type { NewsSubscribeBlockItem } from '@lerret/page-engine/page-data'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../context/page-title.ts'
import { Section } from '../../elements/Section.tsx'
import styles from './NewsSubscribe.module.css'

/** The coloured strip around the newsletter block. */
export function Strip({ item, children }: { item: NewsSubscribeBlockItem; children: ReactNode }) {
  const pageTitle = usePageTitle()
  // On a page of its own it needs no colored strip.
  const isWholePage = item.heading === '' || item.heading === pageTitle
  return (
    <div className={isWholePage ? styles.page : styles.strip}>
      <Section heading={item.heading} beside={!isWholePage}>
        <div className={styles.content}>
          {item.text && <p className={styles.text}>{item.text}</p>}
          {children}
        </div>
      </Section>
    </div>
  )
}
