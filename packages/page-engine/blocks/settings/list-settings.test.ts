import { NYNORSK } from '@lerret/words/all'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BLOCKS, COMPONENT_IDS } from '../registry.ts'
import { initialSettings, listSettings, type Setting } from './list-settings.ts'

describe.each(COMPONENT_IDS)('the block %s', (component) => {
  const { name, help, settings } = BLOCKS[component]

  test('has a name and a line of help', () => {
    expect(NYNORSK[name]).toBeTruthy()
    expect(NYNORSK[help]).toBeTruthy()
  })

  test('has a label, help and a control for each setting, and a label for each choice', () => {
    const all = flatten(listSettings(settings))
    expect(all.length).toBeGreaterThan(0)
    for (const setting of all) {
      expect(NYNORSK[setting.label], setting.name).toBeTruthy()
      expect(NYNORSK[setting.help], setting.name).toBeTruthy()
      for (const label of Object.values(setting.choices ?? {})) expect(NYNORSK[label]).toBeTruthy()
    }
  })

  test('starts with settings that are valid but for what an editor must choose or write', () => {
    const initial = initialSettings(settings)
    const mustFillIn = listSettings(settings)
      .filter(({ isRequired, default: value }) => isRequired && isEmpty(value))
      .map((setting) => setting.name)
    const problems = (settings as z.ZodType).safeParse(initial).error?.issues ?? []
    expect(problems.filter(({ path }) => !mustFillIn.includes(String(path[0])))).toEqual([])
  })
})

test('a setting without a form is an error that names it', () => {
  expect(() => listSettings(z.strictObject({ colour: z.string() }))).toThrow(
    'The setting "colour" has no form',
  )
})

const flatten = (settings: Setting[]): Setting[] =>
  settings.flatMap((setting) => [setting, ...flatten(setting.settings)])

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
