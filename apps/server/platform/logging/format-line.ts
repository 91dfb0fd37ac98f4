export type LogFormat = 'plain' | 'json'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'

/** The numbers of the request log, so that both have the same. */
const LEVEL_NUMBERS: Record<LogLevel, number> = {
  trace: 10,
  debug: 20,
  info: 30,
  warn: 40,
  error: 50,
  fatal: 60,
}

/** A log line with its time and level. A text of several lines becomes one. */
export function formatLine(
  { level, text, time }: { level: LogLevel; text: string; time: Date },
  format: LogFormat,
): string {
  const msg = text.replaceAll(/\s*\n\s*/g, ' ')
  return format === 'json'
    ? JSON.stringify({ level: LEVEL_NUMBERS[level], time: time.getTime(), msg })
    : `${time.toISOString()} ${level.padEnd(5)} ${msg}`
}

/** A line of the request log, which is JSON, as a plain one: its text, and then its other fields. */
export function toPlainLine(jsonLine: string): string {
  const { level, time, msg, ...fields } = JSON.parse(jsonLine) as Record<string, unknown>
  const name = Object.entries(LEVEL_NUMBERS).find(([, number]) => number === level)?.[0] ?? 'info'
  const rest = Object.entries(fields).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
  return formatLine(
    {
      level: name as LogLevel,
      text: [msg, ...rest].filter(Boolean).join(' '),
      time: new Date(Number(time)),
    },
    'plain',
  )
}
