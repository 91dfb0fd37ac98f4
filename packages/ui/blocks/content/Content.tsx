import type { ContentBlockItem } from '@lerret/model'
import { Picture } from '../../elements/Picture.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { Section } from '../../elements/Section.tsx'
import styles from './Content.module.css'

export function Content({ part }: { part: ContentBlockItem }) {
  return (
    <Section heading={part.heading} beside>
      {part.image && (
        <Picture {...part.image} sizes="(min-width: 70rem) 55rem, 100vw" className={styles.picture} />
      )}
      <Prose html={part.html} />
    </Section>
  )
}
