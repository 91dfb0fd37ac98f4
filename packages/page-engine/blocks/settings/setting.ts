import type { BlockWords } from '@lerret/words/nynorsk/blocks'
import { z } from 'zod'

/** How the form for a setting looks. */
export type Control =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'address'
  | 'picture'
  | 'production'
  | 'source'
  | 'group'
  | 'list'
  | 'picks'

/** How an editor sees a setting. */
export interface SettingForm {
  label: keyof BlockWords
  help: keyof BlockWords
  control: Control
  /** The value in a new block. */
  default: unknown
  /** The label of each value of a choice. */
  choices?: Readonly<Record<string, keyof BlockWords>>
}

const FORMS = z.registry<SettingForm>()

/** A field of a block's settings, with what its form needs. */
export function setting<Schema extends z.ZodType>(schema: Schema, form: SettingForm): Schema {
  // A copy, because several settings may be made of the same schema.
  const copy = schema.clone()
  FORMS.add(copy, form)
  return copy
}

export const findSettingForm = (schema: z.ZodType): SettingForm | undefined => FORMS.get(schema)
