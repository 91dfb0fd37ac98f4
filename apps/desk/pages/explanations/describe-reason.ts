import type { SelectionReason } from '@lerret/api/contracts'
import { splitDate } from '@lerret/ui/dates'
import { fill, BLOCK_EXPLANATION_NYNORSK as words } from '@lerret/words/desk'

/** Why a block shows a record or not, as a sentence. */
export function describeReason(reason: SelectionReason, title: string): string {
  switch (reason.type) {
    case 'filter':
      return describeFilter(reason, title)
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

function describeFilter({ source, property, value, values }: FilterReason, title: string): string {
  const name = property.replace(/^production\./, '')
  const sentence = FILTER_SENTENCES[`${name}=${value}`]
  if (sentence) return fill(sentence, { source, title })
  return fill(values.length === 0 ? words.reasonFilterEmpty : words.reasonFilter, {
    source,
    property: name,
    value,
    values: values.join(', '),
    title,
  })
}

const FILTER_SENTENCES: Readonly<Record<string, string>> = {
  'object=movie': words.reasonObjectMovie,
  'object=culture': words.reasonObjectCulture,
  'objectClass=movie': words.reasonShownNow,
  'objectClass=movie_coming': words.reasonComing,
}

function formatDay(date: string): string {
  const { day, month } = splitDate(date)
  return `${day}. ${month}`
}
