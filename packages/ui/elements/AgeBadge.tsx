import { type AgeLimit, minAdmittedAge } from '@lerret/model'
import { fill, type SiteWords } from '@lerret/words'
import { classNames } from '../class-names.ts'
import { useWords } from '../words.ts'
import styles from './AgeBadge.module.css'
import { Hidden } from './Hidden.tsx'

/** The age limit in its colour, with a text for screen readers. */
export function AgeBadge({ limit }: { limit: AgeLimit }) {
  const words = useWords()
  return (
    <span className={classNames(styles.badge, styles[`age${limit}`])}>
      <span aria-hidden="true">{limit}</span>
      <Hidden>{ageLimitText(limit, words)}</Hidden>
    </span>
  )
}

/** *Aldersgrense 9 år* or *Tillaten for alle*. */
export const ageLimitText = (limit: AgeLimit, words: SiteWords) =>
  limit === 'A' ? words.ageForAll : fill(words.ageLimit, { age: limit })

/** Who may come with an adult: *6–8 år i følgje med vaksen*. null where the limit needs no explanation. */
export function companionText(limit: AgeLimit, words: SiteWords): string | null {
  if (limit === 'A') return null
  if (limit === '18') return words.ageNobodyYounger
  const from = minAdmittedAge(limit, true)
  if (from === 0) return fill(words.ageAnyWithAdult, { age: limit })
  return fill(words.ageWithAdult, { from, to: Number(limit) - 1 })
}
