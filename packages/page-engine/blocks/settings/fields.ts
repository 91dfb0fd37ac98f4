import { Html as AnyHtml, ContentId, Href } from '@lerret/model'
import type { BlockWords } from '@lerret/words/nynorsk/blocks'
import { z } from 'zod'
import { setting } from './setting.ts'

/** Fields that the settings of several blocks have. */

type LabelledWord<Word extends keyof BlockWords> = `${Word}Help` extends keyof BlockWords ? Word : never
/** Words that have a line of help: `settingTitle` and `settingTitleHelp`. */
export type Label = { [Word in keyof BlockWords]: LabelledWord<Word> }[keyof BlockWords]

const labelled = <Name extends Label>(label: Name) => ({
  label,
  help: `${label}Help` as keyof BlockWords,
})

export const textField = (label: Label) =>
  setting(z.string(), { ...labelled(label), control: 'text', default: '' })

export const requiredTextField = (label: Label) =>
  setting(z.string().min(1), { ...labelled(label), control: 'text', default: '' })

export const longTextField = (label: Label = 'settingText') =>
  setting(z.string(), { ...labelled(label), control: 'long-text', default: '' })

/** The name of one of the page's sources. */
export const sourceField = (label: Label) =>
  setting(z.string().min(1), { ...labelled(label), control: 'source', default: '' })

export const productionField = (label: Label) =>
  setting(ContentId, { ...labelled(label), control: 'production', default: '' })

export const addressField = (label: Label) =>
  setting(Href, { ...labelled(label), control: 'address', default: '' })

export const choiceField = <const Values extends Record<string, keyof BlockWords>>(
  label: Label,
  choices: Values,
) => {
  const values = Object.keys(choices) as [keyof Values & string, ...(keyof Values & string)[]]
  return setting(z.enum(values), { ...labelled(label), control: 'choice', default: values[0], choices })
}

export const switchField = (label: Label, isOn: boolean) =>
  setting(z.boolean(), { ...labelled(label), control: 'switch', default: isOn })

export const numberField = <Schema extends z.ZodType<number>>(
  label: Label,
  schema: Schema,
  initial: number | undefined,
) => setting(schema, { ...labelled(label), control: 'number', default: initial })

/** A list of at least one thing, in the order that the editor chooses. */
export const listField = <Item extends z.ZodType>(label: Label, item: Item) =>
  setting(z.array(item).min(1), { ...labelled(label), control: 'list', default: [] })

/** Records of any kind that the editor picks, in an order. */
export const picksField = (label: Label) =>
  setting(z.array(ContentId).min(1), { ...labelled(label), control: 'picks', default: [] })

export const Heading = requiredTextField('settingHeading')

export const Html = setting(AnyHtml, { ...labelled('settingHtml'), control: 'rich-text', default: '' })

export const PictureId = setting(ContentId, {
  ...labelled('settingPicture'),
  control: 'picture',
  default: undefined,
})

export const linkShape = {
  label: requiredTextField('settingLinkLabel'),
  href: addressField('settingHref'),
}

export const linkField = (label: Label = 'settingLink') =>
  setting(z.strictObject(linkShape), { ...labelled(label), control: 'group', default: undefined })

export const Link = linkField()
