import { MAX_LANGUAGE_FILTERS } from '../filter-keys.ts'
import { PERIOD_VALUES } from '../periods.ts'
import {
  ACCESS_FILTERS,
  AGE_GROUPS,
  languageValue,
  listAllowedLimits,
  OBJECT_FILTERS,
} from './filter-options.ts'

/**
 * Generates fits.module.css, which hides rows and groups by the checked filters; filter-options.test.ts writes the file.
 *
 * A group is empty when none of its rows matches all filters, and `:has()` cannot contain another `:has()`. So all controls except those
 * for days are siblings of the programme: `:checked ~` reads them inside the `:has()` that looks for a row.
 *
 * Selectors identify controls by `data-choice`, not by `value`: React sets `value` again during hydration, and a selector that reads it makes
 * browsers restyle the whole programme.
 */
export function renderFilterStylesheet(): string {
  return `${[
    TOP,
    block([FILTERING], ['--unfiltered: none;', '--filtering: block;']),
    block(
      [programmeWithPeriod(':checked:not([data-choice="all"])')],
      ['--fold: none;', '--folded: visible;'],
    ),
    block(
      [...EXCLUDED_ROWS.map((rows) => `.filtered > ${rows}`), ...PERIOD_VALUES.map(rowsOfOtherPeriods)],
      ['display: none;'],
    ),
    block(
      [emptyGroup('.filtered *', ROW), ...PERIOD_VALUES.map(emptyGroupInPeriod)],
      ['--left: none;', '--none: block;'],
    ),
  ].join('\n\n')}\n`
}

const TOP = `/* biome-ignore-all format: written by filter-options.test.ts, from the age rule of the model. */
/* A group is whatever has showings in it: a day, a film, the whole programme. */`

/** The controls for days are not children: a chosen day is not a choice of what fits. */
const FILTERING = '.filtered:has(> :checked:not([data-choice="all"], [data-choice="adult"]))'
const ROW = '[data-age]'

const LANGUAGES = Array.from({ length: MAX_LANGUAGE_FILTERS }, (_, position) => position)

/** The selectors of rows that a filter hides. */
const EXCLUDED_ROWS = [
  ...excludeRowsByAge(),
  ...OBJECT_FILTERS.map((object) => excludeRows(checkedControl(object), `[data-object="${object}"]`)),
  ...ACCESS_FILTERS.map((access) => excludeRows(checkedControl(access), `[data-access~="${access}"]`)),
  ...LANGUAGES.map((position) =>
    excludeRows(checkedControl(languageValue(position)), `[data-language="${position}"]`),
  ),
]

function excludeRows(controls: string, wanted: string): string {
  return `${controls} ~ [data-program] ${ROW}:not(${wanted})`
}

/** One selector for each set of age limits, alone and with an adult. */
function excludeRowsByAge(): string[] {
  const choices = [false, true].flatMap((withAdult) =>
    AGE_GROUPS.map(({ from }) => ({ from, withAdult, limits: listAllowedLimits(from, withAdult) })),
  )
  const choicesByLimits = Map.groupBy(choices, ({ withAdult, limits }) => `${withAdult} ${limits}`)
  return Array.from(choicesByLimits.values(), (same) => {
    const ages = matchAny(same.map(({ from }) => `[data-choice="${from}"]`))
    const adult = `[data-choice="adult"]${same[0]?.withAdult ? ':checked' : ':not(:checked)'}`
    const limits = same[0]?.limits.map((limit) => `[data-age="${limit}"]`) ?? []
    return excludeRows(`${ages}:checked ~ ${adult}`, limits.join(', '))
  })
}

/** The periods are in the form beside the programme, so that changes inside the programme do not restyle all of it. */
const programmeWithPeriod = (control: string) => `.filtered > form:has(${control}) ~ [data-program]`
const programmeInPeriod = (period: string) => programmeWithPeriod(checkedControl(period))
const rowsOfOtherPeriods = (period: string) =>
  `${programmeInPeriod(period)} ${ROW}:not([data-when~="${period}"])`
const emptyGroupInPeriod = (period: string) =>
  emptyGroup(`${programmeInPeriod(period)}, ${programmeInPeriod(period)} *`, `[data-when~="${period}"]`)

/** The filter comes first in the selector, so that browsers look for rows only where a filter is set. */
const emptyGroup = (where: string, row: string) =>
  `[data-group]:is(${where}):not(:has(${row}:not(${EXCLUDED_ROWS.join(', ')})))`

function checkedControl(value: string): string {
  return `[data-choice="${value}"]:checked`
}

function matchAny(selectors: string[]): string {
  return selectors.length === 1 ? selectors.join() : `:is(${selectors.join(', ')})`
}

const block = (selectors: string[], lines: string[]) =>
  `${selectors.join(',\n')} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
