import type { QuickLinksBlockItem } from '@lerret/model'
import { Section } from '../../elements/Section.tsx'
import styles from './QuickLinks.module.css'

export function QuickLinks({ part }: { part: QuickLinksBlockItem }) {
  return (
    <Section heading={part.heading}>
      <ul className={styles.links}>
        {part.links.map((link) => (
          <li key={link.href + link.label}>
            <a href={link.href} className={styles.link}>
              <span className={styles.label}>{link.label}</span>
              {link.text && <span className={styles.text}>{link.text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
