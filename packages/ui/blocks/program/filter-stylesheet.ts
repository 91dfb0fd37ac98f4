import { DAY_PLACES, LANGUAGE_PLACES } from '../../showings/filter-keys.ts'
import { ACCESS_WANTED, AGE_GROUPS, allowedLimits, dayValue, languageValue } from './filter-options.ts'

/**
 * The stylesheet that chooses what is shown; fits.test.ts keeps it in fits.module.css.
 *
 * A group is empty when no row in it fits everything at once, and `:has()` cannot hold another `:has()`. So all controls but
 * those for days are siblings of the programme: `:checked ~` reads them from inside the `:has()` that looks for a row.
 */
export function stylesheet(): string {
  return `${[
    TOP,
    block([FILTERING], ['--unfiltered: none;', '--filtering: block;']),
    block([onDay('[value^="d"]:checked')], ['--fold: none;', '--folded: visible;']),
    block(
      [...MISFITS.map((misfit) => `.filtered > ${misfit}`), ...DAYS.map(ofAnotherDay)],
      ['display: none;'],
    ),
    block([emptyGroup('.filtered *', ROW), ...DAYS.map(emptyOnDay)], ['--left: none;', '--none: block;']),
  ].join('\n\n')}\n`
}

const TOP = `/* biome-ignore-all format: written by fits.test.ts, from the age rule of the model. */
/* A group is whatever has showings in it: a day, a film, the whole programme. */`

const FILTERING = '.filtered:has(:checked:not([value="all"], [value="adult"]))'
const ROW = '[data-age]'

const DAYS = Array.from({ length: DAY_PLACES }, (_, place) => place)
const LANGUAGES = Array.from({ length: LANGUAGE_PLACES }, (_, place) => place)

/** Rows that somebody has chosen away, and how. */
const MISFITS = [
  ...ageMisfits(),
  ...ACCESS_WANTED.map((access) => misfit(chosen(access), `[data-access~="${access}"]`)),
  ...LANGUAGES.map((place) => misfit(chosen(languageValue(place)), `[data-language="${place}"]`)),
]

function misfit(controls: string, wanted: string): string {
  return `${controls} ~ [data-program] ${ROW}:not(${wanted})`
}

/** One for each set of limits, alone and with an adult. */
function ageMisfits(): string[] {
  const answers = [false, true].flatMap((withAdult) =>
    AGE_GROUPS.map(({ from }) => ({ from, withAdult, limits: allowedLimits(from, withAdult) })),
  )
  const alike = Map.groupBy(answers, ({ withAdult, limits }) => `${withAdult} ${limits}`)
  return Array.from(alike.values(), (same) => {
    const ages = anyOf(same.map(({ from }) => `[value="${from}"]`))
    const adult = `[value="adult"]${same[0]?.withAdult ? ':checked' : ':not(:checked)'}`
    const limits = same[0]?.limits.map((limit) => `[data-age="${limit}"]`) ?? []
    return misfit(`${ages}:checked ~ ${adult}`, limits.join(', '))
  })
}

/** The days stand in the form, beside the programme: what is put into the programme is then no reason to look at it all anew. */
const onDay = (day: string) => `.filtered > form:has(${day}) ~ [data-program]`
const programOn = (place: number) => onDay(chosen(dayValue(place)))
const ofAnotherDay = (place: number) => `${programOn(place)} ${ROW}:not([data-day="${place}"])`
const emptyOnDay = (place: number) =>
  emptyGroup(`${programOn(place)}, ${programOn(place)} *`, `[data-day="${place}"]`)

/** What is asked for comes first, so that browsers look for rows only where somebody has asked. */
const emptyGroup = (where: string, row: string) =>
  `[data-group]:is(${where}):not(:has(${row}:not(${MISFITS.join(', ')})))`

function chosen(value: string): string {
  return `[value="${value}"]:checked`
}

function anyOf(selectors: string[]): string {
  return selectors.length === 1 ? selectors.join() : `:is(${selectors.join(', ')})`
}

const block = (selectors: string[], lines: string[]) =>
  `${selectors.join(',\n')} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
