import { fill, programmeWords as words } from '@lerret/words/desk'
import { describeAct } from '../showing/act-sentences.ts'
import styles from './ChangesPanel.module.css'
import type { MovedShowing } from './moved-showings.ts'

/** The sentences that visitors read about public showings whose time was typed over. Each can be a correction instead. */
export function MovedNotices({
  moved,
  corrections,
  findTitle,
  onChange,
}: {
  moved: readonly MovedShowing[]
  /** The ids of showings whose visitors are not informed. */
  corrections: ReadonlySet<string>
  findTitle(productionId: string): string
  onChange(corrections: ReadonlySet<string>): void
}) {
  if (moved.length === 0) return null
  return (
    <section aria-label={words.visitorsRead} className={styles.moved}>
      <h2>{words.visitorsRead}</h2>
      <ul>
        {moved.map(({ before, showing }) => {
          const sentence = describeAct(findTitle(showing.productionId), before, {
            type: 'move',
            startsAt: showing.startsAt,
          })
          const isInformed = !corrections.has(showing.id)
          return (
            <li key={showing.id}>
              <p className={isInformed ? styles.sentence : styles.unsaid}>{sentence}</p>
              <label className={styles.inform}>
                <input
                  type="checkbox"
                  aria-label={fill(words.informAbout, { sentence })}
                  checked={isInformed}
                  onChange={({ target }) => {
                    const next = new Set(corrections)
                    if (target.checked) next.delete(showing.id)
                    else next.add(showing.id)
                    onChange(next)
                  }}
                />
                {words.inform}
              </label>
            </li>
          )
        })}
      </ul>
      <p className={styles.informHelp}>{words.informHelp}</p>
    </section>
  )
}
