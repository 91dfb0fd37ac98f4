import type { AppLinksBlockItem } from '@lerret/page-engine/page-data'
import { AppBadges } from '../../elements/AppBadges.tsx'
import { Section } from '../../elements/Section.tsx'
import styles from './AppLinks.module.css'

export function AppLinks({ item }: { item: AppLinksBlockItem }) {
  return (
    <Section heading={item.heading} beside>
      <p className={styles.text}>{item.text}</p>
      <AppBadges {...item} />
    </Section>
  )
}
