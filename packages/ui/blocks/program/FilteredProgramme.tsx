import { fill } from '@lerret/words'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Empty } from '../../elements/Empty.tsx'
import { collectFilterKeys, FilterKeysContext, MAX_LANGUAGE_FILTERS } from '../../showings/filter-keys.ts'
import type { Listing } from '../../showings/listings.ts'
import { accessText } from '../../showings/ShowingFacts.tsx'
import { useWords } from '../../words.ts'
import { Choice, Choices } from './Choices.tsx'
import { DayChoices } from './DayChoices.tsx'
import styles from './Filters.module.css'
import { ACCESS_FILTERS, AGE_GROUPS, languageValue } from './filter-options.ts'
import fits from './fits.module.css'

interface FilteredProgrammeProps {
  anchor: string
  listings: Listing[]
  children: ReactNode
}

/**
 * A programme with filters for day, age, language and accessibility. The filtering is done by CSS: the selectors of fits.module.css
 * read the controls and the attributes of the rows.
 */
export function FilteredProgramme({ anchor, listings, children }: FilteredProgrammeProps) {
  const words = useWords()
  const keys = collectFilterKeys(listings)
  const form = `${anchor}-filter`
  return (
    <div className={classNames(fits.filtered, styles.filtered)}>
      {/* A form with method=dialog outside a dialog is never submitted, also not by Enter. autoComplete=off makes browsers show the
          whole programme after a return to the page. */}
      <form id={form} method="dialog" autoComplete="off">
        {keys.days.length > 1 && <DayChoices name={`${anchor}-day`} days={keys.days} listings={listings} />}
      </form>
      <details className={styles.bar}>
        <summary className={styles.summary}>
          <strong>{words.canWeGo}</strong> <span className={styles.unfiltered}>{words.tellWhoYouAre}</span>{' '}
          <span className={styles.filtering}>{words.onlyWhatFits}</span>
        </summary>
      </details>
      {/* filter-stylesheet.ts explains why these are siblings of the programme. */}
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
          {keys.languages.slice(0, MAX_LANGUAGE_FILTERS).map((language, position) => (
            <Choice key={language} type="radio" value={languageValue(position)}>
              {isOverflowPosition(position, keys.languages.length) ? words.otherLanguages : language}
            </Choice>
          ))}
        </Choices>
      )}
      <Choices form={form} name={`${anchor}-access`} legend={words.accessWanted}>
        {ACCESS_FILTERS.map((access) => (
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

/** The last position holds all remaining languages. */
const isOverflowPosition = (position: number, count: number) =>
  position === MAX_LANGUAGE_FILTERS - 1 && count > MAX_LANGUAGE_FILTERS
