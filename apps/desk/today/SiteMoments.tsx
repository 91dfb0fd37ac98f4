import { sitePreviewWords as words } from '@lerret/words/desk'
import { ListSection, Rows } from '../controls/ListSection.tsx'
import { previewHref } from '../site-preview/preview-params.ts'
import { listTimeShortcuts } from '../site-preview/time-shortcuts.ts'
import styles from './SiteMoments.module.css'

/** The site as it will be at the moments that editors ask for most. */
export function SiteMoments() {
  const { tonight, friday, nextWeek } = listTimeShortcuts(Date.now())
  const moments = [
    [tonight, words.tonight],
    [friday, words.friday],
    [nextWeek, words.nextWeek],
  ] as const
  return (
    <ListSection title={words.today}>
      <Rows>
        {moments.map(([localTime, label]) => (
          <li key={label} className={styles.moment}>
            <a href={previewHref({ localTime })}>{label}</a>
          </li>
        ))}
      </Rows>
    </ListSection>
  )
}
