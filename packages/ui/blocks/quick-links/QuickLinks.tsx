import type { QuickLinksBlockItem } from '@lerret/page-engine/page-data'
import { Section } from '../../elements/Section.tsx'
import styles from './QuickLinks.module.css'

export function QuickLinks({ item }: { item: QuickLinksBlockItem }) {
  return (
    <Section heading={item.heading}>
      <ul className={styles.links}>
        {item.links.map((link) => (
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
