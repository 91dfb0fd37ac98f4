import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Empty } from '../../elements/Empty.tsx'
import { FilterKeysContext, filterKeysOf, LANGUAGE_PLACES } from '../../showings/filter-keys.ts'
import type { Listing } from '../../showings/listings.ts'
import { accessText } from '../../showings/ShowingFacts.tsx'
import { fill, useWords } from '../../words.ts'
import { Choice, Choices } from './Choices.tsx'
import { DayChoices } from './DayChoices.tsx'
import styles from './Filters.module.css'
import { ACCESS_WANTED, AGE_GROUPS, languageValue } from './filter-options.ts'
import fits from './fits.module.css'

interface FilteredProps {
  anchor: string
  listings: Listing[]
  children: ReactNode
}

/**
 * A programme under the days it has and a bar where visitors tell who they are, and see only what they can go to.
 * The stylesheet does the choosing: fits.module.css reads the controls and the rows.
 */
export function Filtered({ anchor, listings, children }: FilteredProps) {
  const words = useWords()
  const keys = filterKeysOf(listings)
  const form = `${anchor}-filter`
  return (
    <div className={classNames(fits.filtered, styles.filtered)}>
      {/* There is nowhere to send it: a dialog form without a dialog stays where it is, also when Enter is pressed.
          Without autocompletion, a visitor who comes back meets the whole programme. */}
      <form id={form} method="dialog" autoComplete="off">
        {keys.days.length > 1 && <DayChoices name={`${anchor}-day`} days={keys.days} listings={listings} />}
      </form>
      <details className={styles.bar}>
        <summary className={styles.summary}>
          <strong>{words.canWeGo}</strong> <span className={styles.unfiltered}>{words.tellWhoYouAre}</span>{' '}
          <span className={styles.filtering}>{words.onlyWhatFits}</span>
        </summary>
      </details>
      {/* The stylesheet says why these stand beside the programme, and not in the fold or in groups of their own. */}
      <Choices form={form} name={`${anchor}-youngest`} legend={words.howOldIsYoungest}>
        <Choice type="radio" value="all" checked>
          {words.allAges}
        </Choice>
        {AGE_GROUPS.map((ages) => (
          <Choice key={ages.from} type="radio" value={`${ages.from}`}>
            {fill(words.ageRange, ages)}
          </Choice>
        ))}
        <Choice type="checkbox" value="adult" checked>
          {words.withAdult}
        </Choice>
      </Choices>
      {keys.languages.length > 1 && (
        <Choices form={form} name={`${anchor}-language`} legend={words.languageWanted}>
          <Choice type="radio" value="all" checked>
            {words.allLanguages}
          </Choice>
          {keys.languages.slice(0, LANGUAGE_PLACES).map((language, place) => (
            <Choice key={language} type="radio" value={languageValue(place)}>
              {isShared(place, keys.languages.length) ? words.otherLanguages : language}
            </Choice>
          ))}
        </Choices>
      )}
      <Choices form={form} name={`${anchor}-access`} legend={words.accessWanted}>
        {ACCESS_WANTED.map((access) => (
          <Choice key={access} type="checkbox" value={access}>
            {accessText(access, words)}
          </Choice>
        ))}
      </Choices>
      <button type="reset" form={form} className={styles.reset}>
        {words.showWholeProgram}
      </button>
      <div data-group="" data-program="" className={styles.program}>
        <FilterKeysContext value={keys}>{children}</FilterKeysContext>
        <div role="status">
          <div className={styles.none}>
            <Empty>{words.noneFits}</Empty>
          </div>
        </div>
      </div>
    </div>
  )
}

/** The last place holds all that found no place of its own. */
const isShared = (place: number, count: number) => place === LANGUAGE_PLACES - 1 && count > LANGUAGE_PLACES
