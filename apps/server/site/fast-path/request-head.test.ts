import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSimpleHead } from './request-head.ts'

const read = (text: string) => readSimpleHead(Buffer.from(text, 'latin1'))
const headOf = (...lines: string[]) => ['GET /kino HTTP/1.1', ...lines, '', ''].join('\r\n')

test('a head as browsers send it is read, with what has a say in the answer', () => {
  const text = headOf('Host: x:80', 'Connection: keep-alive', 'Cookie: a=b', 'Accept-Encoding: \tgzip, br ')
  expect(read(text)).toEqual({
    method: 'GET',
    address: '/kino',
    headers: { host: 'x:80', 'accept-encoding': 'gzip, br' },
    isSpecial: false,
  })
})

test.each([
  'range: bytes=0-1',
  'If-Range: "x"',
  'if-modified-since: x',
  'host: y',
  'x-request-id: a\r\nX-Request-Id: b',
])('%j is for the whole of the server to judge, though the head is simple', (line) => {
  expect(read(headOf('host: x', line))?.isSpecial).toBe(true)
})

test.each([
  ...['content-length: 0', 'Content-Length: 3', 'transfer-encoding: chunked', 'upgrade: h2c'],
  ...['expect: 100-continue', 'connection: close', 'connection: keep-alive, x', 'trailer: x'],
  ...['proxy-connection: close', 'connection: keep-alive\r\nconnection: close', 'x : y', ' x: y', ': y', 'x'],
  ...['x: \x80', 'x: \0', 'x: a\r\n b', 'x: a\nb: c', 'x: a\rb: c', `x: ${'y'.repeat(8000)}`],
])('a head with %j is not simple', (line) => {
  expect(read(headOf('host: x', line))).toBeUndefined()
})

test.each([
  ...['POST / HTTP/1.1', 'get / HTTP/1.1', 'GET / HTTP/1.0', 'GET  / HTTP/1.1', 'GET /a b HTTP/1.1'],
  ...[
    'GET http://x/ HTTP/1.1',
    'GET * HTTP/1.1',
    'GET /\xf8 HTTP/1.1',
    'CONNECT x:1 HTTP/1.1',
    'GET / HTTP/1.1 ',
  ],
])('%j begins no simple head', (line) => {
  expect(read(`${line}\r\nhost: x\r\n\r\n`)).toBeUndefined()
})

test('one that names no host is not simple', () => {
  expect(read(headOf('accept: x'))).toBeUndefined()
})

test('no part of a simple head is one, nor is anything with more behind it', () => {
  const text = headOf('host: x', 'accept-encoding: gzip')
  for (let length = 0; length < text.length; length++) expect(read(text.slice(0, length))).toBeUndefined()
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.constant(text), fc.constant('\r\n')), (more) => {
      expect(read(text + more)).toBeUndefined()
    }),
  )
})
