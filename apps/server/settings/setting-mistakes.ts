import { readFileSync } from 'node:fs'
import { findSimilar } from '../platform/text/find-similar.ts'
import { SETTING_NAMES } from './settings.ts'

/** Scripts, commands and Node.js read these from the same file. */
const OTHER_NAMES =
  /^(SETTINGS_FILE|LERRET_PROGRAM|CI|TZ|LANG|PATH|HOME|TMPDIR|(NODE|LC|NPM)_.*|(HTTPS?|NO)_PROXY)$/

/** Names whose lengths differ more are those of something else, such as `HOSTNAME`. */
const MAX_LENGTH_DIFFERENCE = 2

/**
 * Lists what an operator has probably misspelt: variables that no setting has, and lines of the settings file that cannot be read, which
 * Node.js leaves out without a word. The environment has variables of many programs, so that only those are named in it that are
 * spelled like a setting. Values are never shown.
 */
export function listSettingMistakes(env: NodeJS.ProcessEnv, file = findSettingsFile()): string[] {
  const fromFile = file === null ? [] : readAssignments(readFileSync(file, 'utf8'))
  const inFile = new Set(fromFile.map(({ name }) => name))
  return [
    ...fromFile.flatMap(({ line, name }) => {
      const problem = name === null ? 'it has no NAME=value.' : describeUnknown(name)
      return problem === null ? [] : [`${file}, line ${line}: ${problem}`]
    }),
    ...Object.keys(env)
      .filter((name) => /^[A-Z]/.test(name) && !inFile.has(name) && findSetting(name) !== null)
      .flatMap((name) => describeUnknown(name) ?? []),
  ]
}

function describeUnknown(name: string): string | null {
  if (isKnown(name)) return null
  const similar = findSetting(name)
  return `${name} is no setting${similar ? `: did you mean ${similar}?` : '.'}`
}

const isKnown = (name: string) => SETTING_NAMES.includes(name) || OTHER_NAMES.test(name)

/** The setting that a name is spelled like. */
const findSetting = (name: string): string | null =>
  isKnown(name)
    ? null
    : findSimilar(
        name,
        SETTING_NAMES.filter((known) => Math.abs(known.length - name.length) <= MAX_LENGTH_DIFFERENCE),
      )

/** The file that Node.js was started with; `null` where a service manager has read it. */
function findSettingsFile(): string | null {
  const argument = process.execArgv.find((each) => each.startsWith('--env-file='))
  return argument?.slice('--env-file='.length) ?? null
}

/** The lines that say something, with the name that each gives a value, or `null`. */
function readAssignments(text: string): { line: number; name: string | null }[] {
  const found: { line: number; name: string | null }[] = []
  /** The quotation mark of a value that goes on in the next line. */
  let open: string | null = null
  for (const [index, line] of text.split('\n').entries()) {
    if (open !== null) {
      if (line.includes(open)) open = null
      continue
    }
    if (/^\s*(#|$)/.test(line)) continue
    const [, name = null, value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? []
    const [mark = ''] = /^["'`]/.exec(value) ?? []
    if (mark !== '' && !value.slice(1).includes(mark)) open = mark
    found.push({ line: index + 1, name })
  }
  return found
}
