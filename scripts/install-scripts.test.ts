import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readText = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const read = (file: string) => JSON.parse(readText(file))

interface LockedPackage {
  hasInstallScript?: boolean
}

test('the packages that run a script when they are installed are those of the list, also in SECURITY.md', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> }
  const withScripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  )
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  expect([...new Set(withScripts)].sort()).toEqual(Object.keys(allowScripts).sort())
  const [, documented = ''] =
    /These packages run a script.*?\n\n(.*?)\n\n/s.exec(readText('SECURITY.md')) ?? []
  expect(Array.from(documented.matchAll(/`([^`]+)`/g), ([, name]) => name).sort()).toEqual(
    Object.keys(allowScripts).sort(),
  )
})
