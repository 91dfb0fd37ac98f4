import { osloClock, osloInstant } from '@lerret/model'

/** The value of a field for date and time, at the clock of Oslo: `2026-11-20T18:00`. */
export function toLocalTime(milliseconds: number): string {
  const { date, time } = osloClock(milliseconds)
  return `${date}T${time.replace('.', ':')}`
}

/** The instant in such a field, in epoch milliseconds; undefined when the field is empty or not filled in yet. */
export function fromLocalTime(value: string): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(value)
  return match ? osloInstant(match[1] as string, `${match[2]}.${match[3]}`).getTime() : undefined
}
