import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSimpleHead } from './request-head.ts'

const parse = (text: string) => parseSimpleHead(Buffer.from(text, 'latin1'))
const createHead = (...lines: string[]) => ['GET /kino HTTP/1.1', ...lines, '', ''].join('\r\n')

test('a head as browsers send it is parsed, with the headers that the reply depends on', () => {
  const text = createHead(
    'Host: x:80',
    'Connection: keep-alive',
    'Cookie: a=b',
    'Accept-Encoding: \tgzip, br ',
  )
  expect(parse(text)).toEqual({
    method: 'GET',
    url: '/kino',
    headers: { host: 'x:80', 'accept-encoding': 'gzip, br' },
    needsServer: false,
  })
})

test.each([
  'range: bytes=0-1',
  'If-Range: "x"',
  'if-modified-since: x',
  'host: y',
  'x-request-id: a\r\nX-Request-Id: b',
])('a simple head with %j is left to the server', (line) => {
  expect(parse(createHead('host: x', line))?.needsServer).toBe(true)
})

test.each([
  ...['content-length: 0', 'Content-Length: 3', 'transfer-encoding: chunked', 'upgrade: h2c'],
  ...['expect: 100-continue', 'connection: close', 'connection: keep-alive, x', 'trailer: x'],
  ...['proxy-connection: close', 'connection: keep-alive\r\nconnection: close', 'x : y', ' x: y', ': y', 'x'],
  ...['x: \x80', 'x: \0', 'x: a\r\n b', 'x: a\nb: c', 'x: a\rb: c', `x: ${'y'.repeat(8000)}`],
])('a head with %j is not simple', (line) => {
  expect(parse(createHead('host: x', line))).toBeUndefined()
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
])('%j is not the first line of a simple head', (line) => {
  expect(parse(`${line}\r\nhost: x\r\n\r\n`)).toBeUndefined()
})

test('a head without a host is not simple', () => {
  expect(parse(createHead('accept: x'))).toBeUndefined()
})

test('neither an incomplete head nor a head with anything after it is simple', () => {
  const text = createHead('host: x', 'accept-encoding: gzip')
  for (let length = 0; length < text.length; length++) expect(parse(text.slice(0, length))).toBeUndefined()
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.constant(text), fc.constant('\r\n')), (more) => {
      expect(parse(text + more)).toBeUndefined()
    }),
  )
})
