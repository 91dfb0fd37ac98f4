import { osloClock } from '../../time/oslo-time.ts'
import { fold } from '../fold.ts'
import { formatTypedTime } from './clock-time.ts'
import type { TypedDetails, TypedShowing } from './typed-showing.ts'
import { toLanguage } from './vocabulary.ts'

/** The shortest text that `parseCell` reads as these showings, on the evening that they belong to. */
export function formatCell(showings: readonly TypedShowing[]): string {
  const groups: { times: string[]; details: string }[] = []
  for (const showing of showings) {
    const details = formatDetails(showing)
    const time = formatTime(showing)
    const last = groups.at(-1)
    if (last?.details === details) last.times.push(time)
    else groups.push({ times: [time], details })
  }
  return groups.map(({ times, details }) => `${times.join(' ')}${details && ` ${details}`}`).join('; ')
}

function formatTime({ startsAt, endsAt }: TypedShowing): string {
  const start = formatTypedTime(startsAt)
  return endsAt === null ? start : `${start}-${osloClock(endsAt).time}`
}

function formatDetails({ hall, formats, language, subtitles, label }: TypedDetails): string {
  return [
    ...(hall === null ? [] : [formatHall(hall)]),
    ...(formats ?? []).map((format) => (/\s/.test(format) ? fold(format) : format)),
    ...(language === null ? [] : [formatAttribute('tale', language)]),
    ...(subtitles === null ? [] : [formatAttribute('tekst', subtitles)]),
    ...(label === null ? [] : [quote(label)]),
  ].join(' ')
}

/** One word: `Storsalen`, `sal2`. A hall that is only a number is `sal2` too. */
function formatHall(hall: string): string {
  if (/^\d+$/.test(hall)) return `sal${hall}`
  return /^[\p{L}\p{N}]+$/u.test(hall) ? hall : fold(hall)
}

function formatAttribute(name: 'tale' | 'tekst', value: string): string {
  if (value === '') return `utan ${name}`
  return /^\p{L}+$/u.test(value) && toLanguage(value) === value
    ? `${name}:${value}`
    : `${name}: ${quote(value)}`
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
