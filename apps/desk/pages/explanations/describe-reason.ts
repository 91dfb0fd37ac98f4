import type { SelectionReason } from '@lerret/api/contracts'
import type { PageSource } from '@lerret/model'
import { formatShortDate } from '@lerret/ui/dates'
import { dateWords, fill, blockExplanationWords as words } from '@lerret/words/desk'
import { describeSource } from '../source-sentences/describe-source.ts'
import { propertyLabel, valueLabel } from '../source-sentences/filter-clauses.ts'

/** Why a block shows a record or not, as a sentence. */
export function describeReason(
  reason: SelectionReason,
  { title, sources }: { title: string; sources: readonly PageSource[] },
): string {
  switch (reason.type) {
    case 'filter':
      return describeFilter(reason, title, sources)
    case 'days': {
      const { from, to } = reason
      return to === null
        ? fill(words.reasonDaysFrom, { from: formatDay(from), title })
        : fill(words.reasonDays, { from: formatDay(from), to: formatDay(to), title })
    }
    case 'limit':
      return fill(words.reasonLimit, { title, place: reason.place, limit: reason.limit })
    case 'showingLimit':
      return fill(words.reasonShowingLimit, { place: reason.place, limit: reason.limit })
    default:
      return fill(SENTENCES[reason.type], { title })
  }
}

const SENTENCES = {
  shown: words.reasonShown,
  notPublic: words.reasonNotPublic,
  productionNotPublic: words.reasonProductionNotPublic,
  otherKind: words.reasonOtherKind,
  upcoming: words.reasonUpcoming,
  listedProduction: words.reasonListedProduction,
  hasShowings: words.reasonHasShowings,
  nextDays: words.reasonNextDays,
}

type FilterReason = Extract<SelectionReason, { type: 'filter' }>

function describeFilter(
  { source: name, property, value, values }: FilterReason,
  title: string,
  sources: readonly PageSource[],
): string {
  const found = sources.find((each) => each.name === name)
  const source = found ? describeSource(found) : words.thisSource
  const sentence = FILTER_SENTENCES[`${property.replace(/^production\./, '')}=${value}`]
  if (sentence) return fill(sentence, { source, title })
  return fill(values.length === 0 ? words.reasonFilterEmpty : words.reasonFilter, {
    source,
    property: propertyLabel(property).toLocaleLowerCase('nn'),
    value: valueLabel(property, value),
    values: values.map((each) => valueLabel(property, each)).join(', '),
    title,
  })
}

const FILTER_SENTENCES: Readonly<Record<string, string>> = {
  'object=movie': words.reasonObjectMovie,
  'object=culture': words.reasonObjectCulture,
  'objectClass=movie': words.reasonShownNow,
  'objectClass=movie_coming': words.reasonComing,
}

const formatDay = (date: string) => formatShortDate(date, dateWords)
