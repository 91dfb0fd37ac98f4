import { type MeasuredPair, MIN_TEXT_CONTRAST, measurePalette, type Palette } from '@lerret/model/theme'
import { DESK_LOCALES, fill, themeWords as words } from '@lerret/words/desk'
import { Rows } from '../../controls/ListSection.tsx'
import styles from './Theme.module.css'

const SURFACES = {
  light: words.surfaceLight,
  film: words.surfaceFilm,
  dark: words.surfaceDark,
} as const

const ROLES = {
  text: words.roleText,
  quiet: words.roleQuiet,
  accent: words.roleAccent,
  mark: words.roleMark,
  action: words.roleAction,
  notice: words.roleNotice,
} as const

const format = new Intl.NumberFormat(DESK_LOCALES, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The contrast of every pair that the site uses. Those that are too weak come first, and stop publishing. */
export function ContrastList({ palette }: { palette: Palette }) {
  const isHex = Object.values(palette).every((color) => /^#[0-9a-f]{6}$/i.test(color))
  if (!isHex) return null
  const pairs = measurePalette(palette)
  const weak = pairs.filter(({ isEnough }) => !isEnough)
  return (
    <div className={styles.contrasts}>
      <p role="status" className={weak.length > 0 ? styles.weak : undefined}>
        {weak.length === 0
          ? fill(words.contrastFine, { count: pairs.length })
          : fill(words.contrastWeak, {
              pairs: weak.map(describePair).join('; '),
              min: format.format(MIN_TEXT_CONTRAST),
            })}
      </p>
      <details>
        <summary>{words.contrastAll}</summary>
        <Rows>
          {pairs.map((pair) => (
            <li key={describePair(pair)} className={styles.pair}>
              <span>{describePair(pair)}</span>
              <b>{format.format(pair.ratio)}</b>
            </li>
          ))}
        </Rows>
      </details>
    </div>
  )
}

const describePair = ({ surface, role, isRaised }: MeasuredPair) =>
  `${ROLES[role]} ${isRaised ? fill(words.onRaised, { surface: SURFACES[surface] }) : fill(words.on, { surface: SURFACES[surface] })}`
