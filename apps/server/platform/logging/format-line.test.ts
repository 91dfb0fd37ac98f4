import { expect, test } from 'vitest'
import { formatLine, toPlainLine } from './format-line.ts'

const TIME = new Date('2026-11-20T11:00:00.125Z')
const PROBLEM = 'The site could not be published.\n  Because: disk full'

test('a plain line has its time and level first, and is one line', () => {
  expect(formatLine({ level: 'warn', text: PROBLEM, time: TIME }, 'plain')).toBe(
    '2026-11-20T11:00:00.125Z warn  The site could not be published. Because: disk full',
  )
})

test('a line of JSON has the fields of the request log', () => {
  expect(JSON.parse(formatLine({ level: 'error', text: PROBLEM, time: TIME }, 'json'))).toEqual({
    level: 50,
    time: TIME.getTime(),
    msg: 'The site could not be published. Because: disk full',
  })
})

test('a line of the request log is made plain', () => {
  const line = JSON.stringify({
    level: 30,
    time: TIME.getTime(),
    reqId: 'a1',
    status: 200,
    msg: 'request completed',
  })
  expect(toPlainLine(line)).toBe('2026-11-20T11:00:00.125Z info  request completed reqId="a1" status=200')
})
