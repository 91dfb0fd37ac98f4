import { fill } from '@lerret/words'
import { type ReactNode, useMemo } from 'react'
import { classNames } from '../../class-names.ts'
import { useLazyComponent } from '../../context/lazy-component.ts'
import { useNow } from '../../context/now.ts'
import { Empty } from '../../elements/Empty.tsx'
import { useWords } from '../../words.ts'
import { collectFilterKeys, FilterKeysContext, MAX_LANGUAGE_FILTERS } from '../filter-keys.ts'
import type { Listing } from '../listings.ts'
import { accessText } from '../ShowingFacts.tsx'
import { Choice, Choices } from './Choices.tsx'
import styles from './Filters.module.css'
import { ACCESS_FILTERS, AGE_GROUPS, languageValue, OBJECT_FILTERS } from './filter-options.ts'
import fits from './fits.module.css'
import { PeriodChoices } from './PeriodChoices.tsx'

interface FilteredProgrammeProps {
  anchor: string
  listings: Listing[]
  /** Whether all days are shown at first, instead of the next seven. */
  startsWithAll: boolean
  children: ReactNode
}

/**
 * A programme with filters for days, kind, age, language and accessibility. The filtering is done by CSS: the selectors of fits.module.css
 * read the controls and the attributes of the rows.
 */
export function FilteredProgramme({ anchor, listings, startsWithAll, children }: FilteredProgrammeProps) {
  const words = useWords()
  const now = useNow()
  const keys = useMemo(() => collectFilterKeys(listings, now), [listings, now])
  const objects = new Set(listings.map(({ production }) => production.object))
  const form = `${anchor}-filter`
  return (
    <div data-filtered="" className={classNames(fits.filtered, styles.filtered)}>
      {/* A form with method=dialog outside a dialog is never submitted, also not by Enter. autoComplete=off leaves it to
          the address which choices are there after a return to the page. */}
      <form id={form} method="dialog" autoComplete="off">
        {keys.periods.length > 1 && (
          <PeriodChoices name={`${anchor}-when`} periods={keys.periods} startsWithAll={startsWithAll} />
        )}
      </form>
      <details className={styles.bar}>
        <summary className={styles.summary}>
          <strong>{words.canWeGo}</strong> <span className={styles.unfiltered}>{words.tellWhoYouAre}</span>{' '}
          <span className={styles.filtering}>{words.onlyWhatFits}</span>
        </summary>
      </details>
      {/* filter-stylesheet.ts explains why these are siblings of the programme. */}
      {objects.size > 1 && (
        <Choices form={form} name={`${anchor}-object`} parameter="kva" legend={words.objectWanted}>
          <Choice type="radio" value="all" checked>
            {words.filmsAndCulture}
          </Choice>
          {OBJECT_FILTERS.map((object) => (
            <Choice key={object} type="radio" value={object}>
              {object === 'movie' ? words.onlyFilms : words.onlyCulture}
            </Choice>
          ))}
        </Choices>
      )}
      <Choices form={form} name={`${anchor}-youngest`} parameter="yngste" legend={words.howOldIsYoungest}>
        <Choice type="radio" value="all" checked>
          {words.allAges}
        </Choice>
        {AGE_GROUPS.map((ages) => (
          <Choice key={ages.from} type="radio" value={`${ages.from}`} parameterValue={`${ages.from}`}>
            {fill(words.ageRange, ages)}
          </Choice>
        ))}
        <Choice type="checkbox" value="adult" parameterValue={words.withoutAdult} checked>
          {words.withAdult}
        </Choice>
      </Choices>
      {keys.languages.length > 1 && (
        <Choices form={form} name={`${anchor}-language`} parameter="sprak" legend={words.languageWanted}>
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
      <Choices form={form} name={`${anchor}-access`} parameter="tilgang" legend={words.accessWanted}>
        {ACCESS_FILTERS.map((access) => (
          <Choice key={access} type="checkbox" value={access}>
            {accessText(access, words)}
          </Choice>
        ))}
      </Choices>
      <button type="reset" form={form} className={styles.reset}>
        {words.showWholeProgram}
      </button>
      {/* A new sibling of the programme would restyle all of it: what is loaded later has its place from the start. */}
      <div>
        <LazyFitCount />
      </div>
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

type FitCount = typeof import('./FitCount.tsx').FitCount

let loadedFitCount: FitCount | undefined

const loadFitCount = async () => {
  loadedFitCount ??= (await import('./FitCount.tsx')).FitCount
  return loadedFitCount
}

/** Only pages with a filter load its code. On a return to such a page it is there at once, before the scroll position is restored. */
function LazyFitCount() {
  const FitCount = useLazyComponent('filters', loadFitCount) ?? loadedFitCount
  return FitCount ? <FitCount /> : null
}

/** The last position holds all remaining languages. */
const isOverflowPosition = (position: number, count: number) =>
  position === MAX_LANGUAGE_FILTERS - 1 && count > MAX_LANGUAGE_FILTERS
