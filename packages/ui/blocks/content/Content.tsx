import type { ContentBlockItem } from '@lerret/page-engine/page-data'
import { Prose } from '../../elements/Prose.tsx'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { Section } from '../../elements/Section.tsx'
import styles from './Content.module.css'

export function Content({ item }: { item: ContentBlockItem }) {
  return (
    <Section heading={item.heading} beside>
      {item.image && (
        <Picture {...item.image} sizes="(min-width: 70rem) 55rem, 100vw" className={styles.picture} />
      )}
      <Prose html={item.html} />
    </Section>
  )
}
