// `npm run check` fails when folders import each other in a circle. At every level a folder counts as one unit together with
// everything inside it, and a file beside folders as a unit of its own. Imports of types count; tests and their helpers do not.
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A file, and another that it imports. */
type Import = readonly [from: string, to: string]
/** An import between two units of one folder. */
interface Edge {
  from: string
  to: string
  fromUnit: string
  toUnit: string
}
interface Cycle {
  units: string[]
  edges: Edge[]
}

const ROOTS = [
  'apps/checkout',
  'apps/desk',
  'apps/server',
  'apps/site',
  'packages/api',
  'packages/model',
  'packages/page-engine',
  'packages/ui',
  'packages/words',
]

/** Only types, of what the features of the server work with: every feature may import it, and it names types of many of them. */
const HOUSE = 'apps/server/house/house.ts'

/** Imports that close a cycle today and are left out of the graph, from a file or folder to another. Each is to be removed. */
const EXCEPTIONS: Import[] = []

/** Throws when there is a cycle, or an exception that no import needs any more. */
export function checkFolderCycles(repository: string, exceptions = EXCEPTIONS) {
  const imports = findImports(readSources(repository)).filter(([, to]) => to !== HOUSE)
  const unused = exceptions.filter((exception) => !imports.some((edge) => isException(edge, exception)))
  const counted = imports.filter((edge) => !exceptions.some((exception) => isException(edge, exception)))
  const problems = [
    ...unused.map(([from, to]) => `No import needs this exception any more: ${from} -> ${to}`),
    ...findFolderCycles(counted).map(describeCycle),
  ]
  if (problems.length > 0) throw new Error(`Folders import each other:\n\n${problems.join('\n\n')}`)
}

/** The text of every source file by its path, such as `apps/server/app.ts`. */
function readSources(repository: string): Map<string, string> {
  const paths = globSync(
    ROOTS.map((root) => `${root}/**/*.{ts,tsx}`),
    { cwd: repository, exclude: ['**/node_modules', '**/dist'] },
  )
  const sources = paths.filter((path) => !/\.test\.|\.config\.|(^|\/)test-/.test(path)).sort()
  return new Map(sources.map((path) => [path, readFileSync(join(repository, path), 'utf8')]))
}

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

function findImports(sources: Map<string, string>): Import[] {
  return [...sources].flatMap(([from, text]) =>
    Array.from(
      text.matchAll(RELATIVE_IMPORT),
      ([, specifier = '']): Import => [from, posix.join(posix.dirname(from), specifier)],
    ),
  )
}

/** Every cycle that has a folder in it. */
function findFolderCycles(imports: Import[]): Cycle[] {
  const folders = new Set(imports.flat().flatMap(parentFolders))
  return [...folders].flatMap((folder) => findCyclesIn(folder, folders, imports))
}

function parentFolders(path: string): string[] {
  const segments = path.split('/').slice(0, -1)
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'))
}

function findCyclesIn(folder: string, folders: Set<string>, imports: Import[]): Cycle[] {
  const depth = folder.split('/').length
  const toUnit = (path: string) => path.split('/', depth + 1).join('/')
  const edges = imports
    .filter((paths) => paths.every((path) => path.startsWith(`${folder}/`)))
    .map(([from, to]) => ({ from, to, fromUnit: toUnit(from), toUnit: toUnit(to) }))
    .filter(({ fromUnit, toUnit }) => fromUnit !== toUnit)
  return groupCycles(edges)
    .filter((units) => units.some((unit) => folders.has(unit)))
    .map((units) => ({
      units,
      edges: edges.filter(({ fromUnit, toUnit }) => units.includes(fromUnit) && units.includes(toUnit)),
    }))
}

/** The units that reach themselves, those that reach each other together. */
function groupCycles(edges: Edge[]): string[][] {
  const edgesFrom = Map.groupBy(edges, ({ fromUnit }) => fromUnit)
  const reachable = new Map(Array.from(edgesFrom.keys(), (unit) => [unit, findReachable(unit, edgesFrom)]))
  const reaches = (from: string, to: string) => reachable.get(from)?.has(to) ?? false
  const inCycle = [...edgesFrom.keys()].filter((unit) => reaches(unit, unit))
  const groups = Map.groupBy(inCycle, (unit) =>
    inCycle.find((other) => reaches(unit, other) && reaches(other, unit)),
  )
  return Array.from(groups.values(), (units) => units.sort())
}

function findReachable(start: string, edgesFrom: Map<string, Edge[]>): Set<string> {
  const reached = new Set<string>()
  const queue = [start]
  for (const unit of queue) {
    for (const { toUnit } of edgesFrom.get(unit) ?? []) {
      if (reached.has(toUnit)) continue
      reached.add(toUnit)
      queue.push(toUnit)
    }
  }
  return reached
}

const isException = ([from, to]: Import, [exceptFrom, exceptTo]: Import) =>
  isInside(from, exceptFrom) && isInside(to, exceptTo)

const isInside = (path: string, folderOrFile: string) =>
  path === folderOrFile || path.startsWith(`${folderOrFile}/`)

const describeCycle = ({ units, edges }: Cycle) =>
  `${units.join(', ')}\n${edges.map(({ from, to }) => `  ${from} -> ${to}`).join('\n')}`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    checkFolderCycles(join(import.meta.dirname, '..'))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
