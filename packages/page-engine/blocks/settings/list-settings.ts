import { z } from 'zod'
import { findSettingForm, type SettingForm } from './setting.ts'

/** A setting as a form shows it. */
export interface Setting extends SettingForm {
  name: string
  isRequired: boolean
  /** The settings inside a group, or inside each item of a list of groups. */
  settings: Setting[]
}

/** The settings of a block in the order of its form. Throws for a setting that has no form. */
export function listSettings(schema: z.ZodType): Setting[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).map(([name, field]) => {
    const isOptional = field instanceof z.ZodOptional
    const inner = (isOptional ? field.unwrap() : field) as z.ZodType
    const form = findSettingForm(inner)
    if (!form)
      throw new Error(`The setting "${name}" has no form: make it with one of the functions in fields.ts.`)
    const item = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner
    return { ...form, name, isRequired: !isOptional, settings: listSettings(item) }
  })
}

/** The settings that a new block starts with. Optional ones without a default are left out. */
export const initialSettings = (schema: z.ZodType): Record<string, unknown> =>
  Object.fromEntries(
    listSettings(schema)
      .filter(({ isRequired, default: value }) => isRequired || (value !== undefined && value !== ''))
      .map(({ name, default: value }) => [name, value]),
  )
