import { expect, test } from 'vitest'
import { type Answer, checkAddresses } from './check-addresses.ts'

const ANSWERS: Record<string, Answer> = {
  '/': { status: 200, location: null },
  '/om-oss': { status: 200, location: null },
  '/?p=1': { status: 301, location: '/om-oss' },
  '/?p=2': { status: 301, location: '/borte' },
  '/?p=3': { status: 302, location: '/om-oss' },
  '/f%C3%B8r': { status: 301, location: 'https://huset.example/om-oss' },
}

test('an address is lost unless it answers 200, or 301 to a page that does', async () => {
  const lost = await checkAddresses(
    ['/om-oss', 'http://gamlehuset.example/?p=1', '/?p=2', '/?p=3', '/før', '/borte', '/borte.jpg'].map(
      (address) => ({ address, isFile: address.endsWith('.jpg') }),
    ),
    {
      async ask(path) {
        return ANSWERS[path] ?? { status: 404, location: null }
      },
      onProgress: () => {},
    },
  )
  expect(lost).toEqual([
    { address: '/?p=2', isFile: false, reason: 'leads to /borte, which answers 404' },
    { address: '/?p=3', isFile: false, reason: 'answers 302' },
    { address: '/borte', isFile: false, reason: 'answers 404' },
    { address: '/borte.jpg', isFile: true, reason: 'answers 404' },
  ])
})
