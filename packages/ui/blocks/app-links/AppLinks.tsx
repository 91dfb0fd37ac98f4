import type { AppLinksBlockItem } from '@lerret/model'
import { AppBadges } from '../../elements/AppBadges.tsx'
import { Section } from '../../elements/Section.tsx'
import styles from './AppLinks.module.css'

export function AppLinks({ part }: { part: AppLinksBlockItem }) {
  return (
    <Section heading={part.heading} beside>
      <p className={styles.text}>{part.text}</p>
      <AppBadges {...part} />
    </Section>
  )
}
